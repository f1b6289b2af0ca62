import { mix } from '@/lib/color/hex';
import { ellipse, path, shape, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { toneOf, type Wood } from './wood';

/** Trunks that run out of the picture above, each with its bark. */

const n = number;

export interface TrunkSpec {
  /** Middle of its foot. */
  foot: Point;
  halfWidth: number;
  far: number;
}

/** The side that the light between the trunks falls on. */
const litSide = ({ gapX }: Wood, x: number) => (x < gapX ? 1 : -1);

function outlineOf([x, y]: Point, w: number, lean: number): string {
  const flare = w * 0.75;
  return `M${n(x - w - flare)} ${n(y + w * 0.2)}Q${n(x - w * 0.95)} ${n(y - w * 1.2)} ${n(x - w * 0.86 + lean * 0.5)} ${n(y * 0.5)}L${n(x - w * 0.7 + lean)} -20H${n(x + w * 0.7 + lean)}L${n(x + w * 0.86 + lean * 0.5)} ${n(y * 0.5)}Q${n(x + w * 0.95)} ${n(y - w * 1.2)} ${n(x + w + flare)} ${n(y + w * 0.2)}Q${n(x)} ${n(y - w * 0.35)} ${n(x - w - flare)} ${n(y + w * 0.2)}Z`;
}

function branchOf(wood: Wood, [x, y]: Point, w: number, side: number, color: string): string {
  const { random } = wood.canvas;
  const length = w * random.between(4, 7);
  const [tx, ty] = [x + side * length, y - length * random.between(0.5, 0.9)];
  return path(
    `M${n(x)} ${n(y)}Q${n(x + side * length * 0.5)} ${n(y - length * 0.12)} ${n(tx)} ${n(ty)}Q${n(x + side * length * 0.42)} ${n(y + w * 0.3)} ${n(x)} ${n(y + w * 0.9)}Z`,
    color,
  );
}

/** Dark lenses across white bark, knots, or grooves along it. */
function barkOf(wood: Wood, { foot: [x, y], halfWidth: w, far }: TrunkSpec, lean: number): string {
  const { random } = wood.canvas;
  const at = (share: number): Point => [x + lean * share, y * (1 - share)];
  if (wood.kind === 'birch')
    return times(Math.min(9, Math.round((y / w) * 0.16)), () => {
      const [cx, cy] = at(random.between(0.04, 0.95));
      const side = random.chance(0.5) ? 1 : -1;
      const reach = w * random.between(0.5, 1.1);
      return path(
        `M${n(cx + side * w * 0.84)} ${n(cy - w * 0.16)}L${n(cx + side * (w * 0.84 - reach))} ${n(cy)}L${n(cx + side * w * 0.84)} ${n(cy + w * 0.16)}Z`,
        toneOf(wood, '#3f3844', -0.1, far),
      );
    }).join('');
  if (far > 0.5) return '';
  return times(5, (index) => {
    const [cx, cy] = at(random.between(0.05, 0.7));
    const dx = ((index % 3) - 1) * w * 0.4;
    return stroke(
      `M${n(cx + dx)} ${n(cy)}q${n(w * 0.1)} ${n(w * 0.9)} 0 ${n(w * random.between(1.2, 2.4))}`,
      toneOf(wood, wood.spec.bark, -0.85, far),
      w * 0.1,
      { opacity: 0.5 },
    );
  }).join('');
}

function bambooOf(
  wood: Wood,
  { foot: [x, y], halfWidth: w, far }: TrunkSpec,
  lean: number,
): string {
  const { random } = wood.canvas;
  const joint = w * random.between(7, 10);
  const count = Math.ceil(y / joint) + 1;
  const body = shape(
    [
      [x - w, y],
      [x - w * 0.8 + lean, -20],
      [x + w * 0.8 + lean, -20],
      [x + w, y],
    ],
    toneOf(wood, wood.spec.bark, -0.25, far),
  );
  const side = litSide(wood, x);
  const lit = shape(
    [
      [x + side * w * 0.15, y],
      [x + side * w * 0.15 + lean, -20],
      [x + side * w * 0.8 + lean, -20],
      [x + side * w, y],
    ],
    toneOf(wood, wood.spec.bark, 0.45, far),
  );
  const joints = times(count, (index) => {
    const cy = y - index * joint;
    const cx = x + (lean * (y - cy)) / Math.max(1, y);
    return ellipse([cx, cy], w * 1.12, w * 0.22, toneOf(wood, '#e0d79a', 0, far), { opacity: 0.8 });
  });
  return body + lit + joints.join('');
}

export function trunk(wood: Wood, spec: TrunkSpec): string {
  const { random, air } = wood.canvas;
  const { foot, halfWidth: w, far } = spec;
  const [x, y] = foot;
  const lean = random.between(-1.4, 1.4) * w;
  if (wood.kind === 'bamboo') return bambooOf(wood, spec, lean);
  const side = litSide(wood, x);
  const isWhite = wood.kind === 'birch';
  const dark = toneOf(
    wood,
    isWhite ? mix(wood.spec.bark, '#9aa0b4', 0.3) : wood.spec.bark,
    -0.4,
    far,
  );
  const lit = `M${n(x + side * w * 1.7)} ${n(y + w * 0.14)}Q${n(x + side * w * 0.95)} ${n(y - w * 1.2)} ${n(x + side * w * 0.86 + lean * 0.5)} ${n(y * 0.5)}L${n(x + side * w * 0.7 + lean)} -20H${n(x + side * w * 0.25 + lean)}L${n(x + side * w * 0.3 + lean * 0.5)} ${n(y * 0.5)}Q${n(x + side * w * 0.35)} ${n(y - w)} ${n(x + side * w * 1.1)} ${n(y)}Z`;
  const isBranched = wood.kind !== 'tall' && far < 0.75;
  const branches = isBranched
    ? times(wood.kind === 'bare' ? 5 : 2, (index) =>
        branchOf(
          wood,
          [x + lean * 0.6, y * random.between(wood.kind === 'bare' ? 0.15 : 0.2, 0.5)],
          w * 0.8,
          index % 2 ? 1 : -1,
          dark,
        ),
      ).join('')
    : '';
  const drift = wood.isSnowy
    ? ellipse([x, y + w * 0.15], w * 2.2, w * 0.5, air.tone('#ffffff', 0.1, far))
    : '';
  return (
    branches +
    path(outlineOf(foot, w, lean), dark) +
    path(lit, toneOf(wood, wood.spec.bark, isWhite ? 0.3 : 0.25, far)) +
    barkOf(wood, spec, lean) +
    drift
  );
}
