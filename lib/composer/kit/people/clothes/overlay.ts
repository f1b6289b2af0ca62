import type { Hex } from '@/lib/color/hex';
import { stroke } from '@/lib/svg/markup';
import { coordinates } from '@/lib/svg/path';
import type { Tailor } from '../trunk';

/** Clothes over the shirt, written in the frame of the trunk, so that they follow lean, turn and belly. */
export type Overlay = (tailor: Tailor, color: Hex) => string;

/** The middle of the chest on the torso: it turns away with the body. */
export const middleOf = ({ skeleton: { turn, face } }: Tailor) =>
  face === 'front' || face === 'back' ? 0 : 0.2 + 0.1 * (1 - turn);

export function rows(
  tailor: Tailor,
  color: Hex,
  width: number,
  heights: readonly number[],
): string {
  const {
    skeleton: { at },
    u,
    outline,
    pen,
  } = tailor;
  return pen.clip(
    outline,
    heights
      .map((t) =>
        stroke(
          `M${coordinates(at(t, -1.15))}Q${coordinates(at(t - 0.03, 0))} ${coordinates(at(t, 1.15))}`,
          color,
          width * u,
        ),
      )
      .join(''),
  );
}
