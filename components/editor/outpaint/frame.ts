'use client';

import { create } from 'zustand';
import { ApiError } from '@/lib/errors/api-error';
import type { PixelSize, Ratio } from '@/lib/models/sizes';
import { MAX_OUTPAINT_SIDE_PX } from '@/lib/operations/outpaint/definition';
import { outpaintGeometry, type OutpaintGeometry } from '@/lib/operations/outpaint/geometry';
import { useVersions } from '../store/versions';

export const SIDES = ['left', 'right', 'top', 'bottom'] as const;
export type Side = (typeof SIDES)[number];
export type Expansion = Record<Side, number>;

/** How far the picture is to be continued. Pixels are those of the picture. */
export interface Frame {
  /** Pixels per side, or a ratio that the picture is set into. */
  by: 'sides' | 'size';
  expand: Expansion;
  /** The ratio that `size` asks for. */
  ratio: Ratio | undefined;
  /** 0 to under 100: how much smaller the picture is drawn in its own bounds. */
  zoomOutPercentage: number;
}

interface FrameState extends Frame {
  /** Whether a dragged border catches at the ratios. */
  snaps: boolean;
  /** Whether a dragged border keeps the ratio of the frame. */
  locksRatio: boolean;
  change: (frame: Partial<Omit<FrameState, 'change'>>) => void;
}

export const NO_EXPANSION: Expansion = { left: 0, right: 0, top: 0, bottom: 0 };

export const NO_FRAME: Frame = {
  by: 'sides',
  expand: NO_EXPANSION,
  ratio: undefined,
  zoomOutPercentage: 0,
};

export const useFrame = create<FrameState>((set) => ({
  ...NO_FRAME,
  snaps: true,
  locksRatio: false,
  change: (frame) => set(frame),
}));

/** Whether the frame says anything: without it there is nothing to outpaint. */
export function framesNothing({ by, expand, ratio, zoomOutPercentage }: Frame): boolean {
  const asks = by === 'size' ? ratio !== undefined : SIDES.some((side) => expand[side] > 0);
  return !asks && zoomOutPercentage === 0;
}

/** The fields of POST /v1/images/outpaint that a frame stands for. */
export function requestOfFrame({ by, expand, ratio, zoomOutPercentage }: Frame) {
  const sides = SIDES.filter((side) => expand[side] > 0);
  return {
    ...(by === 'size' && ratio ? { size: ratio } : {}),
    ...(by === 'sides'
      ? Object.fromEntries(sides.map((side) => [`expand_${side}`, expand[side]]))
      : {}),
    ...(zoomOutPercentage > 0 ? { zoom_out_percentage: zoomOutPercentage } : {}),
  };
}

/** Size of the result; also where it is too large to be made. */
export function resultSize(frame: Frame, image: PixelSize): PixelSize {
  if (frame.by === 'sides' || !frame.ratio) {
    const { left, right, top, bottom } = frame.by === 'sides' ? frame.expand : NO_EXPANSION;
    return { widthPx: image.widthPx + left + right, heightPx: image.heightPx + top + bottom };
  }
  const [across = 1, down = 1] = frame.ratio.split(':').map(Number);
  const unitPx = Math.max(image.widthPx / across, image.heightPx / down);
  return { widthPx: Math.round(unitPx * across), heightPx: Math.round(unitPx * down) };
}

/** Where the picture lies in the result, by the operation's own geometry; nothing past its limits. */
export function frameGeometry(frame: Frame, image: PixelSize): OutpaintGeometry | undefined {
  const { by, expand, ratio, zoomOutPercentage } = frame;
  try {
    return outpaintGeometry(
      by === 'size' ? { size: ratio, zoomOutPercentage } : { expand, zoomOutPercentage },
      image,
    );
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

function currentSize(): PixelSize | undefined {
  const { versions, currentId } = useVersions.getState();
  return versions.find(({ id }) => id === currentId);
}

/** Why a frame around a picture can't be outpainted, or nothing. */
export function problemOfFrame(frame: Frame, image: PixelSize): string | undefined {
  const { widthPx, heightPx } = resultSize(frame, image);
  if (Math.max(widthPx, heightPx) > MAX_OUTPAINT_SIDE_PX) {
    return `The result would be ${widthPx} × ${heightPx}; a side has at most ${MAX_OUTPAINT_SIDE_PX} px.`;
  }
  return framesNothing(frame) ? 'Drag a border of the frame, type pixels, or zoom out.' : undefined;
}

/** The fields of the request, as the frame is now. */
export function frameRequest(): Record<string, unknown> {
  return requestOfFrame(useFrame.getState());
}

/** Why the frame can't be outpainted as it is now, or nothing. */
export function frameProblem(): string | undefined {
  const image = currentSize();
  return image && problemOfFrame(useFrame.getState(), image);
}
