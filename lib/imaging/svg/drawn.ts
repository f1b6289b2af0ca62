import * as geometry from './geometry';
import type { Box } from './geometry';

/** What was drawn: where, in pixels, and the bytes of the layers inside one another. */
export interface Drawn {
  box: Box | undefined;
  layerBytes: number;
}

export const NOTHING: Drawn = { box: undefined, layerBytes: 0 };

/** Both together: where either is, and the deeper stack of layers. */
export function joined(one: Drawn, other: Drawn): Drawn {
  return {
    box: geometry.union(one.box, other.box),
    layerBytes: Math.max(one.layerBytes, other.layerBytes),
  };
}

/** The box with a part of its size around it. */
export function grown({ box, layerBytes }: Drawn, part: number): Drawn {
  if (!box) return { box, layerBytes };
  const [wide, high] = [(box.right - box.left) * part, (box.bottom - box.top) * part];
  return { box: geometry.grow(box, wide, high), layerBytes };
}
