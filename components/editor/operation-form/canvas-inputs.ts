'use client';

import { useMemo } from 'react';
import { nearestRatio, type Ratio } from '@/lib/models/sizes';
import { useMask } from '../mask/mask-document';
import { frameProblem, frameRequest, useFrame } from '../outpaint/frame';
import { useCurrentVersion, type Version } from '../store/versions';
import { textLayoutRequest, textProblem, useTextBoxes } from '../text/text-boxes';

/** What the canvas holds for a request. */
export interface CanvasInputs {
  image: Version | undefined;
  hasMask: boolean;
  /** `expand_*`, `size` or `zoom_out_percentage` of the outpaint frame, and why it can't be sent. */
  frame: Record<string, unknown>;
  frameProblem: string | undefined;
  /** Words at places, and why they can't be sent. */
  textLayout: unknown;
  /** The shape that they are placed on. */
  sheetRatio: Ratio;
  textProblem: string | undefined;
}

export function useCanvasInputs(): CanvasInputs {
  const image = useCurrentVersion();
  const hasMask = useMask(({ share }) => share > 0);
  const frame = useFrame();
  const boxes = useTextBoxes((state) => state.boxes);
  return useMemo(() => {
    // The canvas's own functions read these states; naming them here says when to ask again.
    void frame;
    void boxes;
    return {
      image,
      hasMask,
      frame: frameRequest(),
      frameProblem: frameProblem(),
      textLayout: textLayoutRequest(),
      sheetRatio: image ? nearestRatio(image) : '1:1',
      textProblem: textProblem(),
    };
  }, [image, hasMask, frame, boxes]);
}
