import { mix } from '@/lib/color/hex';
import { ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { clamp, type Point, times } from '@/lib/svg/point';
import { rock } from '../../outdoor/scenery';
import { streak } from '../../outdoor/sky';
import { ribbon, swell } from '../../terrain-lines';
import { toneOf, type Wood } from './wood';

/** What leads or lies between the trees: a path, a stream, a pond, a fall into its pool. */

const n = number;

const WATER = '#4fa9b8';

interface Lane {
  halfCm: number;
  isWet: boolean;
}

/** A winding band from the gap to the lower edge; a stream keeps beside who stands there. */
export function lane(wood: Wood, { isWet }: Pick<Lane, 'isWet'>): string {
  const { canvas, gapX, horizonPx, isSnowy, isAutumn } = wood;
  const { widthPx, heightPx, stage, air, random, unit } = canvas;
  const { subject } = stage;
  const spare =
    subject && isWet
      ? subject.left > 1 - subject.right
        ? subject.left / 2
        : (1 + subject.right) / 2
      : stage.focusX;
  const end = clamp(spare, 0.12, 0.88) * widthPx;
  const sway = widthPx * 0.1 * (gapX > end ? 1 : -1);
  const stations = [
    { x: gapX, y: horizonPx, halfWidth: 5 * unit },
    {
      x: gapX + sway * 0.5,
      y: horizonPx + (heightPx - horizonPx) * 0.18,
      halfWidth: 0.024 * widthPx,
    },
    {
      x: gapX * 0.6 + end * 0.4 - sway,
      y: horizonPx + (heightPx - horizonPx) * 0.44,
      halfWidth: 0.05 * widthPx,
    },
    { x: end + sway * 0.3, y: horizonPx + (heightPx - horizonPx) * 0.78, halfWidth: 0.1 * widthPx },
    { x: end, y: heightPx + 60 * unit, halfWidth: 0.16 * widthPx },
  ];
  const band = ribbon(stations, 0.5);
  const earth = isSnowy ? '#dfe8f2' : isAutumn ? '#c98f5a' : '#d8b98a';
  const color = isWet ? mix(WATER, air.light.skyMiddle, 0.3) : earth;
  const rim = isWet ? '#d6cda8' : mix(earth, wood.spec.ground[1], 0.55);
  const glints = isWet
    ? times(14, () => {
        const at = stations[random.whole(1, 4)] ?? stations[1];
        if (!at) return '';
        return streak(
          [at.x + random.between(-0.5, 0.5) * at.halfWidth, at.y - random.between(0, 40) * unit],
          at.halfWidth * random.between(0.15, 0.35),
          4 * unit,
          air.glow('#ffffff'),
          0.55,
        );
      }).join('')
    : '';
  return (
    path(band.band(1.16), toneOf(wood, rim, -0.1, 0.1)) +
    path(band.band(1), toneOf(wood, color, 0.2, 0.05)) +
    glints
  );
}

/** Still water across the middle distance that takes the colours of the wood. */
export function pond(wood: Wood): string {
  const { canvas, horizonPx, spec } = wood;
  const { pen, widthPx, heightPx, random, unit, air } = canvas;
  const [top, low] = [horizonPx + heightPx * 0.015, horizonPx + (heightPx - horizonPx) * 0.5];
  const shore = swell(random, low, 12 * unit, 1.4, unit);
  const edge = times(26, (_, share): Point => [
    share * (widthPx + 40) - 20,
    shore(share * widthPx),
  ]);
  const fill = pen.linear(
    [0, top],
    [0, low],
    [
      [0, toneOf(wood, mix(WATER, spec.glow, 0.55), 0.2, 0.2)],
      [1, toneOf(wood, mix(WATER, spec.leaves[0], 0.4), -0.25, 0)],
    ],
  );
  const outline: Point[] = [[-20, top], [widthPx + 20, top], ...edge.reverse()];
  const mirrored = times(16, () => {
    const x = random() * widthPx;
    const w = random.between(5, 16) * unit;
    return times(5, (index) =>
      streak(
        [x + random.between(-4, 4) * unit, top + (low - top) * (index * 0.16 + 0.1)],
        w * 1.6,
        7 * unit,
        toneOf(wood, spec.bark, -0.3, 0.3),
        0.3,
      ),
    ).join('');
  });
  const lights = times(18, () =>
    streak(
      [random() * widthPx, random.between(top, low)],
      random.between(20, 80) * unit,
      3 * unit,
      air.glow('#ffffff', 0.2),
      0.4,
    ),
  );
  return shape(outline, fill) + mirrored.join('') + lights.join('');
}

/** Where a fall is: half its width and its upper edge. */
interface Fall {
  half: number;
  top: number;
}

const CLIFF_FAR = 0.42;

/** A wall of rock beside a fall, in three buttresses with moss on top. */
function buttresses(wood: Wood, { half, top }: Fall, side: number): string {
  const { canvas, gapX, horizonPx, spec } = wood;
  const { heightPx, random, unit } = canvas;
  const color = mix('#6f7f88', spec.leaves[0], 0.2);
  const edge = gapX + side * half * 0.7;
  const low = horizonPx + 30 * unit;
  return times(3, (index) => {
    const from = edge + side * index * half * 1.1;
    const to = edge + side * (index + 1.15) * half * 1.1;
    const middle = (from + to) / 2;
    const y = top + (index * 0.09 + random.between(-0.02, 0.02)) * heightPx;
    const face: Point[] = [
      [from, low],
      [from + side * 4 * unit, y + 10 * unit],
      [middle, y - 8 * unit],
      [to, y + 16 * unit],
      [to + side * 10 * unit, low],
    ];
    const shaded: Point[] = [
      [middle, y - 8 * unit],
      [to, y + 16 * unit],
      [to + side * 10 * unit, low],
      [middle + side * 10 * unit, low],
    ];
    const moss = toneOf(wood, spec.leaves[2] ?? spec.leaves[0], 0.1, CLIFF_FAR);
    return (
      shape(face, toneOf(wood, color, 0.1, CLIFF_FAR)) +
      shape(shaded, toneOf(wood, color, -0.5, CLIFF_FAR)) +
      ellipse([middle, y], half * 0.62, 15 * unit, moss)
    );
  })
    .reverse()
    .join('');
}

/** The water that falls, and its spray. */
function sheet(wood: Wood, { half, top }: Fall): string {
  const { canvas, gapX, horizonPx } = wood;
  const { air, pen, random, unit } = canvas;
  const water = pen.linear(
    [0, top],
    [0, horizonPx],
    [
      [0, air.glow('#e6f7fa', 0.2)],
      [1, air.glow('#ffffff', 0.1)],
    ],
  );
  const data = `M${n(gapX - half * 0.72)} ${n(top)}Q${n(gapX)} ${n(top - 14 * unit)} ${n(gapX + half * 0.72)} ${n(top)}L${n(gapX + half * 0.92)} ${n(horizonPx + 20 * unit)}H${n(gapX - half * 0.92)}Z`;
  const lines = times(9, (index) => {
    const x = gapX + ((index - 4) / 5) * half * 0.75;
    const from = top + random.between(0, 0.2) * (horizonPx - top);
    return `M${n(x)} ${n(from)}L${n(x + (x - gapX) * 0.2)} ${n(from + random.between(0.3, 0.7) * (horizonPx - top))}`;
  });
  const spray = times(7, (index) =>
    ellipse(
      [gapX + (index - 3) * half * 0.4, horizonPx + random.between(8, 20) * unit],
      half * 0.36,
      22 * unit,
      '#ffffff',
      { opacity: 0.6 },
    ),
  );
  const streaks = stroke(lines.join(''), toneOf(wood, '#9fd0dc', 0, 0.2), 5 * unit, {
    opacity: 0.7,
  });
  return path(data, water) + streaks + spray.join('');
}

/** A fall over a wall of rock in the gap, and the pool it makes. */
export function fall(wood: Wood): { behind: string; pool: string } {
  const { widthPx, heightPx, stage } = wood.canvas;
  const isHero = stage.subject === undefined;
  const place = {
    half: widthPx * (isHero ? 0.09 : 0.07),
    top: heightPx * (isHero ? 0.16 : 0.14),
  };
  const rocks = buttresses(wood, place, -1) + buttresses(wood, place, 1);
  return { behind: rocks + sheet(wood, place), pool: poolOf(wood, place.half, isHero) };
}

function poolOf(wood: Wood, half: number, isHero: boolean): string {
  const { canvas, gapX, horizonPx } = wood;
  const { air, pen, widthPx, heightPx, random, unit } = canvas;
  const low = horizonPx + (heightPx - horizonPx) * (isHero ? 0.72 : 0.3);
  const wide = isHero ? widthPx * 0.36 : half * 2.6;
  const fill = pen.linear(
    [0, horizonPx],
    [0, low],
    [
      [0, air.tone('#bfeaf0', 0.2, 0.1)],
      [0.4, air.tone('#5fbccb', 0.05, 0.05)],
      [1, air.tone('#2f8fa8', -0.15, 0)],
    ],
  );
  const middle = (horizonPx + low) / 2;
  const rings = times(
    3,
    (index) =>
      `<ellipse cx="${n(gapX)}" cy="${n(horizonPx + 26 * unit)}" rx="${n(half * (1.3 + index * 0.6))}" ry="${n((low - horizonPx) * (0.1 + index * 0.09))}" fill="none" stroke="#ffffff" stroke-opacity="${0.6 - index * 0.15}" stroke-width="${n(3 * unit)}"/>`,
  );
  const stones = times(isHero ? 12 : 5, (index) => {
    const side = index % 2 ? 1 : -1;
    const share = random.between(0.1, 0.95);
    const reach = wide * Math.sqrt(Math.max(0.05, 1 - (share * 2 - 1) ** 2));
    const at: Point = [gapX + side * reach, horizonPx + (low - horizonPx) * share + 8 * unit];
    return rock(canvas, at, (14 + 30 * share) * unit, 0.15 * (1 - share), '#7f8a8f');
  });
  return (
    ellipse(
      [gapX, middle + 4 * unit],
      wide * 1.04,
      (low - horizonPx) * 0.54,
      toneOf(wood, '#4f6a58', -0.3, 0.1),
    ) +
    ellipse([gapX, middle], wide, (low - horizonPx) / 2, fill) +
    rings.join('') +
    stones.join('')
  );
}

export function mistBand(
  { canvas, horizonPx, spec }: Wood,
  share: number,
  opacity: number,
): string {
  const { pen, widthPx, heightPx, air } = canvas;
  const color = mix(air.light.haze, air.light.skyLow, 0.35);
  const [top, high] = [horizonPx - heightPx * (0.3 - share * 0.14), heightPx * 0.42];
  const fill = pen.linear(
    [0, top],
    [0, top + high],
    [
      [0, mix(color, spec.glow, 0.1), 0],
      [0.6, color, opacity],
      [1, color, 0],
    ],
  );
  return rectangle([0, top], widthPx, high, fill);
}
