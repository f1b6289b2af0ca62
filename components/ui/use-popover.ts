'use client';

import { useCallback, useEffect, useId, useRef, useState, type ToggleEvent } from 'react';
import { place, type Alignment, type Side } from './place';

interface PopoverOptions {
  side?: Side;
  align?: Alignment;
  gapPx?: number;
}

function stand(
  popover: HTMLElement,
  trigger: HTMLElement,
  options: Required<PopoverOptions>,
): void {
  const viewport = { left: 0, top: 0, width: innerWidth, height: innerHeight };
  const size = { width: popover.offsetWidth, height: popover.offsetHeight };
  const at = place(trigger.getBoundingClientRect(), size, viewport, options);
  popover.style.left = `${at.left}px`;
  popover.style.top = `${at.top}px`;
}

/**
 * A native popover beside its trigger. The browser gives it the top layer, light dismissal, Esc and
 * the return of focus; this adds the place and the state for `aria-expanded`.
 */
export function usePopover<Trigger extends HTMLElement = HTMLButtonElement>({
  side = 'bottom',
  align = 'start',
  gapPx = 4,
}: PopoverOptions = {}) {
  const id = useId();
  const trigger = useRef<Trigger>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  const reposition = useCallback(() => {
    if (popover.current?.matches(':popover-open') && trigger.current) {
      stand(popover.current, trigger.current, { side, align, gapPx });
    }
  }, [side, align, gapPx]);

  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener('resize', reposition);
    // What it holds may grow while it is open, and would reach out of the window.
    const growth = new ResizeObserver(reposition);
    if (popover.current) growth.observe(popover.current);
    return () => {
      window.removeEventListener('resize', reposition);
      growth.disconnect();
    };
  }, [isOpen, reposition]);

  const close = useCallback(() => popover.current?.hidePopover(), []);

  return {
    isOpen,
    close,
    reposition,
    triggerProps: {
      ref: trigger,
      popoverTarget: id,
      'aria-expanded': isOpen,
      'aria-controls': id,
    },
    popoverProps: {
      ref: popover,
      id,
      popover: 'auto' as const,
      // The box can be measured only once it is shown; one frame later it is, and nothing was painted yet.
      onBeforeToggle: (event: ToggleEvent<HTMLDivElement>) => {
        if (event.newState === 'open') requestAnimationFrame(reposition);
      },
      onToggle: (event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === 'open'),
    },
  };
}
