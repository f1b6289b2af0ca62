'use client';

import { create } from 'zustand';
import { redrawOverlay } from '../canvas/overlay';
import type { Area } from '../store/viewport';
import { frameCommands } from './frame-commands';

/** The part that a crop would leave, in pixels of the frame; nothing before one is drawn. */
export const useCrop = create<{ area: Area | undefined }>(() => ({ area: undefined }));

/** The area on whole pixels, with a pixel each way at least. */
export function wholeArea({ x, y, width, height }: Area): Area {
  const [left, top] = [Math.round(x), Math.round(y)];
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.round(x + width) - left),
    height: Math.max(1, Math.round(y + height) - top),
  };
}

export function setCrop(area: Area | undefined): void {
  useCrop.setState({ area: area && wholeArea(area) });
  redrawOverlay();
}

/** Makes the drawn area the frame. */
export function applyCrop(): void {
  const { area } = useCrop.getState();
  if (!area) return;
  setCrop(undefined);
  const { x: left, y: top, width: widthPx, height: heightPx } = area;
  frameCommands.crop({ left, top, widthPx, heightPx });
}
