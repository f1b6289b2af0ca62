import { mix } from '@/lib/color/hex';
import { circle, group, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { coordinates, number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';

/** Sky of an hour: sun or moon where it stands then, clouds, streaks, stars, rays and birds. */

const CLOUDLESS = ['storm', 'rain', 'fog', 'snowfall'];

/** Bumps of clouds: shares of the width and of the height, from left to right. */
const CLOUDS: readonly [readonly Point[], ...(readonly Point[])[]] = [
  [
    [0, 0],
    [0.2, 0.34],
    [0.44, 0.72],
    [0.74, 0.5],
    [1, 0],
  ],
  [
    [0, 0],
    [0.3, 0.62],
    [0.62, 0.86],
    [1, 0],
  ],
  [
    [0, 0],
    [0.16, 0.26],
    [0.4, 0.46],
    [0.62, 0.8],
    [0.86, 0.4],
    [1, 0],
  ],
  [
    [0, 0],
    [0.38, 0.55],
    [0.68, 0.4],
    [1, 0],
  ],
];

/** A cloud with a flat base, `size` half as wide. */
export function cloudPath({ random }: Canvas, [x, y]: Point, size: number): string {
  const mirrored = random.chance(0.5);
  const picked = random.pick(CLOUDS);
  const high = size * random.between(0.42, 0.6);
  const corners = (mirrored ? [...picked].reverse() : picked).map(([share, rise]): Point => {
    const at = mirrored ? 1 - share : share;
    const jitter = rise === 0 ? 0 : random.between(-0.03, 0.03);
    return [x + ((at + jitter) * 2 - 1) * size * 0.92, y - size * 0.1 - rise * high];
  });
  const arcs = corners.slice(1).map((corner, index) => {
    const from = corners[index] ?? corner;
    const chord = Math.hypot(corner[0] - from[0], corner[1] - from[1]);
    const radius = number(chord * 0.56);
    return `A${radius} ${radius} 0 0 1 ${coordinates(corner)}`;
  });
  const [first = [x, y], last = [x, y]] = [corners[0], corners[corners.length - 1]];
  const round = number(size * 0.052);
  return `M${coordinates(first)}${arcs.join('')}A${round} ${round} 0 0 1 ${coordinates([last[0], y])}H${number(first[0])}A${round} ${round} 0 0 1 ${coordinates(first)}Z`;
}

export function cloud(canvas: Canvas, at: Point, size: number, opacity = 0.92): string {
  const { air, pen } = canvas;
  const { skyLow, skyMiddle, shade, brightness } = air.light;
  const body = mix(mix('#ffffff', skyLow, 0.3), skyMiddle, (1 - brightness) * 0.75);
  const outline = cloudPath(canvas, at, size);
  const under = mix(body, mix(skyMiddle, shade, 0.2), 0.45);
  const lift = size * 0.09;
  return group(
    path(outline, under) +
      pen.clip(
        outline,
        `<g transform="translate(${number(-lift)} ${number(-lift)})">${path(outline, body)}</g>`,
      ),
    { opacity },
  );
}

/** A thin drawn-out cloud. */
export function streak(
  [x, y]: Point,
  width: number,
  height: number,
  fill: string,
  opacity: number,
) {
  const n = number;
  return path(
    `M${n(x - width)} ${n(y)}Q${n(x - width * 0.3)} ${n(y - height)} ${n(x + width * 0.2)} ${n(y - height * 0.6)}T${n(x + width)} ${n(y)}Q${n(x)} ${n(y + height * 0.5)} ${n(x - width)} ${n(y)}Z`,
    fill,
    { opacity },
  );
}

function sunMarkup({ air, pen, unit, stage }: Canvas, at: Point, radius: number, rays: boolean) {
  const { light } = air.light;
  const isVeiled = stage.weather === 'cloudy' || CLOUDLESS.includes(stage.weather);
  const halo = pen.radial(at, radius * 7, [
    [0, light, isVeiled ? 0.35 : 0.7],
    [0.25, light, isVeiled ? 0.16 : 0.32],
    [1, light, 0],
  ]);
  const glow = circle(at, radius * 7, halo);
  const beams = rays
    ? times(9, (index) => {
        const from = -Math.PI * (0.08 + 0.105 * index);
        const reach = 1400 * unit;
        const edge = (angle: number): Point => [
          at[0] + Math.cos(angle) * reach,
          at[1] + Math.sin(angle) * reach,
        ];
        return shape([at, edge(from), edge(from + 0.06)], light, { opacity: 0.13 });
      }).join('')
    : '';
  if (isVeiled) return glow + circle(at, radius, mix(light, '#ffffff', 0.6), { opacity: 0.4 });
  const rings = [2.1, 1.5].map((share) => circle(at, radius * share, light, { opacity: 0.22 }));
  return glow + beams + rings.join('') + circle(at, radius, mix(light, '#ffffff', 0.5));
}

function moonMarkup({ pen, random, air }: Canvas, at: Point, radius: number): string {
  const halo = pen.radial(at, radius * 3.4, [
    [0, '#ffffff', 0.32],
    [1, '#ffffff', 0],
  ]);
  const spots = [
    [-0.3, -0.2, 0.24],
    [0.28, 0.22, 0.17],
    [-0.05, 0.46, 0.12],
  ].map(([x = 0, y = 0, size = 0]) =>
    circle([at[0] + x * radius, at[1] + y * radius], size * radius, '#e6dcb8', { opacity: 0.7 }),
  );
  const crescent = random.chance(0.35)
    ? circle([at[0] + radius * 0.42, at[1] - radius * 0.12], radius * 0.86, air.light.skyTop)
    : '';
  const isCrescent = crescent !== '';
  return (
    circle(at, radius * 3.4, halo) +
    circle(at, radius, '#fdf6dd') +
    (isCrescent ? crescent : spots.join(''))
  );
}

export function starsMarkup({ random, widthPx, unit }: Canvas, lowPx: number, count: number) {
  return times(count, () =>
    circle(
      [random.between(0, widthPx), random.between(0, lowPx)],
      random.between(0.7, 1.9) * unit,
      '#ffffff',
      { opacity: Math.round(random.between(0.3, 0.95) * 10) / 10 },
    ),
  ).join('');
}

/** Stars of a sky that is full of them. */
const STARRY = 300;

/** The brightest of them have rays and a glow. */
function twinkles({ random, widthPx, unit }: Canvas, lowPx: number): string {
  return times(22, () => {
    const [x, y] = [random.between(0, widthPx), random.between(0, lowPx)];
    const r = random.between(3.5, 8) * unit;
    const ray = `M${number(x)} ${number(y - r)}Q${number(x)} ${number(y)} ${number(x + r)} ${number(y)}Q${number(x)} ${number(y)} ${number(x)} ${number(y + r)}Q${number(x)} ${number(y)} ${number(x - r)} ${number(y)}Q${number(x)} ${number(y)} ${number(x)} ${number(y - r)}Z`;
    return (
      circle([x, y], r * 1.3, '#bcd0ff', { opacity: 0.16 }) +
      path(ray, '#ffffff', { opacity: Math.round(random.between(0.75, 1) * 100) / 100 })
    );
  }).join('');
}

function birdsMarkup({ random, air, unit }: Canvas, [x, y]: Point, count: number): string {
  const color = mix(air.light.shade, air.light.skyTop, 0.25);
  const n = number;
  return times(count, () => {
    const [left, top] = [x + random.between(-90, 90) * unit, y + random.between(-35, 35) * unit];
    const size = random.between(6, 12) * unit;
    const wing = (side: number) => `${n(left + side * size * 0.4)} ${n(top - size * 0.5)}`;
    return stroke(
      `M${n(left - size)} ${n(top - size * 0.4)}Q${wing(-1)} ${n(left)} ${n(top)}Q${wing(1)} ${n(left + size)} ${n(top - size * 0.4)}`,
      color,
      2.2 * unit,
    );
  }).join('');
}

/** Where the hour's light stands: low when the day begins and ends. */
function lightHeight({ random, stage }: Canvas, horizonPx: number): number {
  if (stage.hour === 'dawn' || stage.hour === 'sunset') {
    return horizonPx * random.between(0.72, 0.98);
  }
  if (stage.hour === 'dusk') return horizonPx * random.between(0.94, 1.02);
  return horizonPx * random.between(0.2, 0.42);
}

/** A share of the width away from what the picture is about. */
export function besideFocus({ stage, random }: Canvas): number {
  const side = stage.focusX > 0.58 || (stage.focusX > 0.42 && random.chance(0.65)) ? 0 : 1;
  return side === 0 ? random.between(0.1, 0.34) : random.between(0.66, 0.9);
}

function cloudsMarkup(canvas: Canvas, horizonPx: number, orb: Point | undefined): string {
  const { random, widthPx, unit, stage } = canvas;
  const many = { cloudy: 7, storm: 0, rain: 6, snowfall: 4, fog: 0 } as Partial<
    Record<typeof stage.weather, number>
  >;
  const count = many[stage.weather] ?? random.whole(2, 4);
  const clouds = times(count, (index) => {
    const slot = (index + random.between(0.15, 0.85)) / count;
    const size = random.between(55, 140) * unit * (count > 4 ? 1.4 : 1);
    const y = horizonPx * random.between(0.12, 0.5) + size * 0.2;
    const x = slot * widthPx;
    const covers =
      orb && Math.abs(x - orb[0]) < size + 60 * unit && Math.abs(y - orb[1]) < 110 * unit;
    return covers ? '' : cloud(canvas, [x, y], size, random.between(0.8, 0.96));
  });
  return clouds.join('');
}

/** The whole sky as one backdrop layer, down to the horizon. */
export function addSky(canvas: Canvas, horizonPx: number): void {
  const { air, widthPx, heightPx, stage, pen } = canvas;
  const { skyTop, skyMiddle, skyLow } = air.light;
  const fill = pen.linear(
    [0, 0],
    [0, horizonPx * 1.12],
    [
      [0, skyTop],
      [0.62, skyMiddle],
      [1, skyLow],
    ],
  );
  canvas.add({
    id: 'sky',
    role: 'backdrop',
    depth: 0,
    svg: rectangle([0, 0], widthPx, heightPx, fill) + lightsAndClouds(canvas, horizonPx),
    shows: ['sky'],
  });
  canvas.spots.push({
    kind: 'sky',
    at: [widthPx * stage.focusX, horizonPx * 0.4],
    widthPx: widthPx * 0.5,
    pxPerCm: stage.pxPerCm,
    depth: 0.02,
  });
}

/** Marks what a report may name, so that it can be told by the pixels whether it is seen. */
const shown = (name: string, svg: string) =>
  svg === '' ? '' : `<g data-shows="${name}">${svg}</g>`;

function lightsAndClouds(canvas: Canvas, horizonPx: number): string {
  const { air, widthPx, unit, random, stage } = canvas;
  const { skyLow, light } = air.light;
  const isNight = stage.hour === 'night';
  const isClear = !CLOUDLESS.includes(stage.weather);
  // Through fog a pale disc is seen; where it rains or snows the sky is closed.
  const isVeil = stage.weather === 'fog' && !isNight;
  const at: Point = [besideFocus(canvas) * widthPx, lightHeight(canvas, horizonPx)];
  const isLow = at[1] > horizonPx * 0.6;
  const radius = (isLow ? random.between(40, 64) : random.between(30, 44)) * unit;
  const own = isNight
    ? moonMarkup(canvas, at, radius)
    : sunMarkup(canvas, at, radius, isLow && stage.hour !== 'dusk' && random.chance(0.45));
  const orb = stage.hasOrb ? '' : own;
  const stars = isNight
    ? starsMarkup(canvas, horizonPx * 0.85, stage.isStarry ? STARRY : 90) +
      (stage.isStarry ? twinkles(canvas, horizonPx * 0.8) : '')
    : stage.hour === 'dusk'
      ? starsMarkup(canvas, horizonPx * 0.5, 36)
      : '';
  const streaks = times(isClear ? random.whole(2, 5) : 0, () =>
    streak(
      [random.between(0, widthPx), random.between(horizonPx * 0.3, horizonPx * 0.85)],
      random.between(120, 330) * unit,
      random.between(8, 18) * unit,
      mix(skyLow, light, random.between(0, 0.6)),
      Math.round(random.between(0.2, 0.5) * 100) / 100,
    ),
  );
  const hasBirds = !isNight && isClear && random.chance(0.6);
  const flock: Point = [random.between(0.3, 0.7) * widthPx, horizonPx * random.between(0.25, 0.45)];
  return (
    (isClear ? shown('stars', stars) : '') +
    (isClear || isVeil ? shown(isNight ? 'moon' : 'sun', orb) : '') +
    streaks.join('') +
    shown('clouds', cloudsMarkup(canvas, horizonPx, isClear ? at : undefined)) +
    (hasBirds ? birdsMarkup(canvas, flock, random.whole(4, 7)) : '')
  );
}
