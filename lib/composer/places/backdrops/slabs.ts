import { type Hex, mix } from '@/lib/color/hex';
import { path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import { GROUNDS } from './grounds';

/** One board or slab on a table, under what is shown on it: seen from a little above, with the edge that is nearer. */

const n = number;

interface Piece {
  canvas: Canvas;
  color: Hex;
  material: string | undefined;
  /** Where things stand on it. */
  at: Point;
  halfPx: number;
}

/** Of half its width: how far its top reaches behind and before that, how much narrower its far edge is, how thick it is. */
const SHAPE = { behind: 0.26, before: 0.2, far: 0.14, thick: 0.085, shadow: 0.05 } as const;

/** Boards have fibres along them. */
function fibres({ canvas, color, at: [x, y], halfPx }: Piece): string {
  const { random, unit, air } = canvas;
  return times(15, () => {
    const [fx, fy] = [
      x + random.between(-1, 0.6) * halfPx,
      y + random.between(-SHAPE.behind, SHAPE.before) * halfPx,
    ];
    const length = random.between(0.2, 0.6) * halfPx;
    return stroke(
      `M${n(fx)} ${n(fy)}q${n(length / 2)} ${n(random.between(-4, 4))} ${n(length)} 0`,
      air.tone(color, -0.4),
      1.8 * unit,
      { opacity: 0.4 },
    );
  }).join('');
}

const smooth = ({ canvas: { widthPx, heightPx, air }, color }: Piece): string =>
  rectangle([0, 0], widthPx, heightPx, air.tone(color, 0.25));

export function piece(given: Piece): string {
  const { canvas, color, material, at, halfPx } = given;
  const { pen, air } = canvas;
  const [x, y] = at;
  const [far, near] = [y - halfPx * SHAPE.behind, y + halfPx * SHAPE.before];
  const narrow = halfPx * (1 - SHAPE.far);
  const thick = halfPx * SHAPE.thick;
  const top = `M${n(x - narrow)} ${n(far)}H${n(x + narrow)}L${n(x + halfPx)} ${n(near)}H${n(x - halfPx)}Z`;
  const ground = GROUNDS[material ?? ''];
  const isWood = material === 'wooden';
  const face =
    ground && !isWood
      ? ground({ canvas, color, topPx: far, standPx: y })
      : smooth(given) + (isWood ? fibres(given) : '');
  const shadow: Point[] = [
    [x - halfPx * 0.98, near + thick * 0.4],
    [x + halfPx * 1.06, near + thick * 0.1],
    [x + halfPx * 1.05, near + thick + halfPx * SHAPE.shadow],
    [x - halfPx * 0.96, near + thick + halfPx * SHAPE.shadow],
  ];
  return (
    shape(shadow, air.light.shade, { opacity: 0.26 }) +
    rectangle(
      [x - halfPx, near - 1],
      2 * halfPx,
      thick + 1,
      air.tone(mix(color, '#3a2c34', 0.16), -0.3),
    ) +
    path(top, air.tone(color, 0.2)) +
    pen.clip(top, face) +
    stroke(`M${n(x - halfPx)} ${n(near)}H${n(x + halfPx)}`, air.tone(color, 0.6), 2 * canvas.unit, {
      opacity: 0.6,
    })
  );
}
