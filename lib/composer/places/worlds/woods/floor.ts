import { mix } from '@/lib/color/hex';
import { ellipse, path, rectangle, shape } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { flower, grassTuft } from '../../outdoor/cover';
import { leafFan } from '../../outdoor/frame';
import { swell, under } from '../../terrain-lines';
import { toneOf, type Wood } from './wood';

/** The ground of a wood: light that lies on it, long shadows towards the eye, what has fallen and grows low. */

const n = number;

export function floor(wood: Wood): string {
  const { canvas, horizonPx, spec, gapX } = wood;
  const { pen, widthPx, heightPx, random, unit, air } = canvas;
  const [lit, near] = spec.ground;
  const fill = pen.linear(
    [0, horizonPx],
    [0, heightPx],
    [
      [0, toneOf(wood, lit, 0.4, 0.3)],
      [0.35, toneOf(wood, mix(lit, near, 0.35), 0.1, 0.08)],
      [1, toneOf(wood, near, -0.3, 0)],
    ],
  );
  const crest = swell(random, horizonPx, 6 * unit, 1, unit);
  const glow = pen.radial([gapX, horizonPx], widthPx * 0.4, [
    [0, air.light.light, wood.isDark ? 0.2 : 0.5],
    [1, air.light.light, 0],
  ]);
  return (
    path(under(crest, widthPx, heightPx + 10), fill) +
    ellipse([gapX, horizonPx + heightPx * 0.05], widthPx * 0.4, heightPx * 0.09, glow)
  );
}

/** Shadows of trunks that stand against the light, fanning out towards the eye. */
export function shadows(
  { canvas, gapX }: Wood,
  feet: readonly (readonly [Point, number])[],
): string {
  const { air, heightPx } = canvas;
  return feet
    .map(([[x, y], w]) => {
      const reach = (heightPx - y) * 0.9;
      const drift = ((x - gapX) / Math.max(1, y)) * reach * 0.9;
      return shape(
        [
          [x - w, y],
          [x + w, y],
          [x + drift + w * 2.2, y + reach],
          [x + drift - w * 1.4, y + reach],
        ],
        air.light.shade,
        { opacity: 0.16 },
      );
    })
    .join('');
}

/** A low bush of three lobes. */
function bush(wood: Wood, [x, y]: Point, size: number, color: string, far: number): string {
  const lobe = (dx: number, rise: number, r: number, key: number) =>
    ellipse(
      [x + dx * size, y - rise * size],
      r * size,
      r * size * 0.8,
      toneOf(wood, color, key, far),
    );
  return (
    lobe(-0.5, 0.2, 0.5, -0.4) +
    lobe(0.5, 0.16, 0.46, -0.5) +
    lobe(0, 0.36, 0.55, -0.15) +
    lobe(-0.14, 0.5, 0.26, 0.25) +
    (wood.isSnowy
      ? ellipse([x, y - size * 0.68], size * 0.4, size * 0.2, toneOf(wood, '#ffffff', 0.2, far))
      : '')
  );
}

/** Bushes along a line, denser at the sides. */
export function undergrowth(
  wood: Wood,
  y: number,
  size: number,
  far: number,
  count: number,
): string {
  const { random, widthPx } = wood.canvas;
  const { leaves } = wood.spec;
  return times(count, (_, share) => {
    const x = share * widthPx + random.between(-0.04, 0.04) * widthPx;
    if (Math.abs(x - wood.gapX) < widthPx * 0.12 && far < 0.8) return '';
    if (!wood.isFree(x, size) && far < 0.5) return '';
    return bush(
      wood,
      [x, y + random.between(0, 0.3) * size],
      size * random.between(0.7, 1.3),
      random.pick(leaves),
      far,
    );
  }).join('');
}

/** A fallen leaf that lies as the ground does. */
function leaf(wood: Wood, [x, y]: Point, size: number, flat: number): string {
  const { random } = wood.canvas;
  const color = toneOf(wood, random.pick(wood.spec.leaves), random.between(-0.2, 0.4), 0);
  const turn = random.between(-0.7, 0.7);
  const [dx, dy] = [Math.cos(turn) * size, Math.sin(turn) * size * flat];
  return path(
    `M${n(x - dx)} ${n(y - dy)}Q${n(x + dy)} ${n(y - size * flat)} ${n(x + dx)} ${n(y + dy)}Q${n(x - dy)} ${n(y + size * flat)} ${n(x - dx)} ${n(y - dy)}Z`,
    color,
  );
}

/** Leaves on the ground and in the air, petals, tufts and flowers: what the season has. */
export function litter(wood: Wood): string {
  const { canvas, horizonPx, isAutumn, isSnowy, kind } = wood;
  const { random, widthPx, heightPx, unit } = canvas;
  const lies = (count: number, draw: (at: Point, near: number) => string) =>
    times(count, () => {
      const near = random() ** 0.8;
      const y = horizonPx + (heightPx - horizonPx) * (0.1 + 0.9 * near);
      return { y, svg: draw([random() * widthPx, y], near) };
    })
      .sort((a, b) => a.y - b.y)
      .map(({ svg }) => svg)
      .join('');
  if (isSnowy)
    return lies(14, ([x, y], near) =>
      ellipse(
        [x, y],
        (30 + 120 * near) * unit,
        (4 + 8 * near) * unit,
        toneOf(wood, '#ffffff', 0.2, 0),
        { opacity: 0.5 },
      ),
    );
  if ((isAutumn && kind !== 'jungle' && kind !== 'bamboo') || kind === 'blossom')
    return lies(kind === 'conifers' || kind === 'tall' ? 40 : 130, (at, near) =>
      leaf(wood, at, (4 + 9 * near) * unit, 0.4),
    );
  return lies(26, (at, near) => {
    const size = (10 + 30 * near) * unit;
    return random.chance(0.25) && kind !== 'bare'
      ? flower(canvas, at, size * 0.4, random.pick(['#ffffff', '#fbd25b', '#b9a4e8']))
      : grassTuft(canvas, at, size, wood.spec.ground[1]);
  });
}

/** Leaves that fall. */
export function falling(wood: Wood): string {
  const { random, widthPx, heightPx, unit } = wood.canvas;
  return times(16, () =>
    leaf(
      wood,
      [random() * widthPx, random.between(0.12, 0.75) * heightPx],
      random.between(5, 11) * unit,
      0.7,
    ),
  ).join('');
}

/** Ferns or big leaves in the lower corners. */
export function corners(wood: Wood): string {
  const { canvas, kind, spec } = wood;
  const { widthPx, heightPx, unit, random } = canvas;
  const isLush = kind === 'jungle';
  const fan = (side: number, inset: number, size: number) =>
    leafFan(
      canvas,
      [side < 0 ? inset * unit : widthPx - inset * unit, heightPx + 16 * unit],
      size * unit,
      mix(spec.leaves[1] ?? spec.leaves[0], canvas.air.light.shade, isLush ? 0.2 : 0.3),
      -Math.PI / 2 - side * 0.25,
      isLush ? 8 : 6,
      -0.3,
    );
  return [-1, 1]
    .map((side) =>
      times(isLush ? 5 : 3, (index) =>
        fan(
          side,
          -10 + index * (isLush ? 52 : 38),
          (isLush ? 210 : 110) * random.between(0.6, 1) * (1 - index * 0.1),
        ),
      ).join(''),
    )
    .join('');
}

/** Lianas from the crowns, and big leaves that hang into the upper corners. */
export function hanging(wood: Wood): string {
  const { canvas, spec, isFree } = wood;
  const { widthPx, heightPx, unit, random, air } = canvas;
  const vines = times(7, () => {
    const x = random() * widthPx;
    const long = heightPx * random.between(0.24, 0.5);
    if (!isFree(x, 10 * unit)) return '';
    return `M${n(x)} -10Q${n(x + 26 * unit)} ${n(long * 0.5)} ${n(x + random.between(-14, 14) * unit)} ${n(long)}`;
  });
  const fan = (x: number, angle: number, size: number) =>
    leafFan(
      canvas,
      [x, -20 * unit],
      size * unit,
      mix(spec.leaves[0], air.light.shade, 0.2),
      angle,
      7,
      -0.25,
    );
  return (
    `<path d="${vines.join('')}" fill="none" stroke="${toneOf(wood, '#2a5a44', -0.4, 0.1)}" stroke-width="${n(4 * unit)}" stroke-linecap="round"/>` +
    fan(-20 * unit, 0.95, 260) +
    fan(widthPx * 0.14, 1.35, 170) +
    fan(widthPx + 20 * unit, Math.PI - 0.95, 260) +
    fan(widthPx * 0.86, Math.PI - 1.35, 170)
  );
}

/** Mushrooms that glow and lights that drift, in a wood of tales. */
export function wonders(wood: Wood): string {
  const { canvas, horizonPx, isFree } = wood;
  const { random, widthPx, heightPx, unit, pen } = canvas;
  const mushrooms = times(9, () => {
    const [x, y] = [
      random() * widthPx,
      horizonPx + (heightPx - horizonPx) * random.between(0.35, 0.9),
    ];
    const s = random.between(24, 58) * unit;
    if (!isFree(x, s)) return '';
    const halo = pen.radial([x, y - s], s * 2.4, [
      [0, '#8ff5e0', 0.55],
      [1, '#8ff5e0', 0],
    ]);
    return (
      ellipse([x, y - s], s * 2.4, s * 2.4, halo) +
      rectangle([x - s * 0.14, y - s], s * 0.28, s, '#e6fff6', { radius: s * 0.1 }) +
      path(
        `M${n(x - s * 0.6)} ${n(y - s * 0.8)}Q${n(x)} ${n(y - s * 2)} ${n(x + s * 0.6)} ${n(y - s * 0.8)}Z`,
        random.pick(['#5fe0d0', '#c58af0', '#f2a0d0']),
      )
    );
  });
  const motes = times(34, () => {
    const at: Point = [random() * widthPx, random.between(0.15, 0.95) * heightPx];
    const r = random.between(2, 4.5) * unit;
    return ellipse(at, r * 3, r * 3, '#fff3b0', { opacity: 0.2 }) + ellipse(at, r, r, '#fffbe0');
  });
  return mushrooms.join('') + motes.join('');
}
