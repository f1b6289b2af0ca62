'use client';

import { useSyncExternalStore } from 'react';
import { onOverlay } from '../canvas/overlay';
import { useFrame, type Frame } from './frame';
import { frameInHand } from './frame-state';

/** The frame as it is shown, also while it is dragged. */
export function useFrameShown(): Frame {
  const stored = useFrame();
  const held = useSyncExternalStore(onOverlay, frameInHand, () => undefined);
  return held ?? stored;
}
