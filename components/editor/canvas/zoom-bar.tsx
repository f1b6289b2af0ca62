'use client';

import { Maximize2, Minus, Plus } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { useViewport } from '../store/viewport-store';
import { ZOOM_STEP } from '../store/viewport';

/** `59 %`. */
export function formatScale(scale: number): string {
  const percent = scale * 100;
  return `${percent < 10 ? percent.toFixed(1) : Math.round(percent)} %`;
}

/** The scale, which pressed goes between the whole picture and its pixels. Phones pinch for all else. */
export function ZoomBar() {
  const scale = useViewport((state) => state.viewport.scale);
  const fitted = useViewport((state) => state.fitted);
  const { zoom, fit, actualSize } = useViewport.getState();
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
      <button
        type="button"
        aria-label={`${formatScale(scale)}, whole picture or actual size`}
        onClick={fitted ? actualSize : fit}
        className="focus-ring price relative h-7 w-13 rounded-6 text-small font-medium hover:bg-hover touch:after:absolute touch:after:-inset-2"
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
