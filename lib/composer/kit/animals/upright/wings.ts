import type { Pen } from '../../pen';
import type { Mammal } from '../core/mammal';
import { move, type Piece, stack } from '../core/piece';
import { wingPiece } from '../core/wings';
import type { Trunk } from './body';

/** Of a wing on four legs, how large it is behind a body on two; how far it is spread, degrees. */
const SPREAD = { side: 0.34, front: 0.4, farDegrees: 20, frontDegrees: -16 } as const;

/** The raised wings of a beast on its hind legs: behind its back, or on both sides of it. */
export function uprightWings(pen: Pen, mammal: Mammal, trunk: Trunk): Piece | undefined {
  const { wings, colors, upright } = mammal;
  if (!wings) return undefined;
  const y = trunk.shoulderY + 12;
  if (trunk.view === 'side') {
    const at = [-upright.belly * 0.4, y] as const;
    return stack(
      move(wingPiece(pen, wings, colors, true), {
        at,
        scaleX: SPREAD.side,
        angleDegrees: SPREAD.farDegrees,
      }),
      move(wingPiece(pen, wings, colors), { at, scaleX: SPREAD.side }),
    );
  }
  const wing = move(wingPiece(pen, wings, colors), {
    at: [-upright.shoulder * 0.4, y],
    scaleX: SPREAD.front,
    angleDegrees: SPREAD.frontDegrees,
  });
  return stack(wing, move(wing, { scaleX: -1, scaleY: 1 }));
}
