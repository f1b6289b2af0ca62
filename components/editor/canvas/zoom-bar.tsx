'use client';

import { Maximize2, Minus, Plus } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { useViewport } from '../store/viewport-store';
import { ZOOM_STEP } from './viewport';

/** `59 %`. */
export function formatScale(scale: number): string {
  const percent = scale * 100;
  return `${percent < 10 ? percent.toFixed(1) : Math.round(percent)} %`;
}

/** The scale, and the way back to the whole picture. Phones pinch; there the scale itself is the way back. */
export function ZoomBar() {
  const scale = useViewport((state) => state.viewport.scale);
  const { zoom, fit } = useViewport.getState();
  return (
    <div
      role="group"
      aria-label="Zoom"
      className="absolute bottom-3 left-3 flex h-8 items-center rounded-8 bg-raised px-0.5 shadow-bar tablet:touch:h-12"
    >
      <IconButton
        icon={Minus}
        label="Zoom out"
        shortcut="−"
        size="small"
        tooltipSide="top"
        className="max-tablet:hidden!"
        onClick={() => zoom(1 / ZOOM_STEP)}
      />
      <span className="price w-13 text-center text-small font-medium max-tablet:hidden">
        {formatScale(scale)}
      </span>
      <button
        type="button"
        aria-label={`${formatScale(scale)}, fit`}
        onClick={fit}
        className="price relative h-full w-14 rounded-6 text-small font-medium after:absolute after:-inset-1.5 tablet:hidden"
      >
        {formatScale(scale)}
      </button>
      <IconButton
        icon={Plus}
        label="Zoom in"
        shortcut="+"
        size="small"
        tooltipSide="top"
        className="max-tablet:hidden!"
        onClick={() => zoom(ZOOM_STEP)}
      />
      <span aria-hidden className="mx-1 h-4 w-px bg-line max-tablet:hidden" />
      <IconButton
        icon={Maximize2}
        label="Fit"
        shortcut="⇧1"
        size="small"
        tooltipSide="top"
        className="max-tablet:hidden!"
        onClick={fit}
      />
    </div>
  );
}
