'use client';

import { useEffect, useRef } from 'react';
import { place, type Side } from './place';

/** A pointer that rests this long asks for the name. */
const REST_MS = 400;
/** Moving to a neighbour within this time shows its name at once. */
const NEIGHBOUR_MS = 300;
const GAP_PX = 6;

function targetOf(event: Event): HTMLElement | null {
  return event.target instanceof Element
    ? event.target.closest<HTMLElement>('[data-tooltip]')
    : null;
}

function sideOf(target: HTMLElement): Side {
  const side = target.dataset.tooltipSide;
  return side === 'top' || side === 'left' || side === 'right' ? side : 'bottom';
}

function show(layer: HTMLElement, target: HTMLElement): void {
  const [name, key] = layer.children;
  if (!(name instanceof HTMLElement) || !(key instanceof HTMLElement)) return;
  name.textContent = target.dataset.tooltip ?? '';
  key.textContent = target.dataset.tooltipKey ?? '';
  key.hidden = !target.dataset.tooltipKey;
  // Shown anew each time, so that it lies above a popover or dialog opened since.
  layer.hidePopover();
  layer.showPopover();
  const viewport = { left: 0, top: 0, width: innerWidth, height: innerHeight };
  const size = { width: layer.offsetWidth, height: layer.offsetHeight };
  const at = place(target.getBoundingClientRect(), size, viewport, {
    side: sideOf(target),
    align: 'centre',
    gapPx: GAP_PX,
  });
  layer.style.left = `${at.left}px`;
  layer.style.top = `${at.top}px`;
}

/** Listens to the whole document; returns the function that stops. */
function follow(layer: HTMLElement): () => void {
  let timer = 0;
  let hiddenAt = -Infinity;
  let current: HTMLElement | null = null;
  const aborter = new AbortController();

  const hide = () => {
    clearTimeout(timer);
    if (layer.matches(':popover-open')) {
      hiddenAt = performance.now();
      layer.hidePopover();
    }
    current = null;
  };
  const ask = (target: HTMLElement | null, delayMs: number) => {
    if (target === current) return;
    hide();
    current = target;
    if (!target) return;
    const neighbour = performance.now() - hiddenAt < NEIGHBOUR_MS;
    timer = window.setTimeout(
      () => target.isConnected && show(layer, target),
      neighbour ? 0 : delayMs,
    );
  };

  const options = { signal: aborter.signal, passive: true };
  document.addEventListener(
    'pointerover',
    (event) => ask(event.pointerType === 'touch' ? null : targetOf(event), REST_MS),
    options,
  );
  document.addEventListener(
    'focusin',
    (event) => {
      const target = targetOf(event);
      ask(target?.matches(':focus-visible') ? target : null, 0);
    },
    options,
  );
  document.addEventListener('focusout', hide, options);
  document.addEventListener('pointerdown', hide, { ...options, capture: true });
  document.addEventListener('scroll', hide, { ...options, capture: true });
  document.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), options);
  return () => {
    hide();
    aborter.abort();
  };
}

/**
 * The one tooltip of a page; it serves every element with `tooltipProps` (tooltip-props.ts). Names reach screen readers
 * through the elements themselves, so this layer is hidden from them.
 */
export function TooltipLayer() {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => (layer.current ? follow(layer.current) : undefined), []);
  return (
    <div
      ref={layer}
      popover="manual"
      aria-hidden
      className="pointer-events-none fixed inset-auto m-0 max-w-80 items-center gap-2 rounded-6 bg-text py-1 pr-1.5 pl-2.5 text-small font-medium text-panel open:flex motion-safe:open:animate-appear"
    >
      <span className="py-0.5 pr-1" />
      <kbd className="min-w-5 rounded-4 bg-panel/15 px-1 text-center font-sans text-micro" />
    </div>
  );
}
