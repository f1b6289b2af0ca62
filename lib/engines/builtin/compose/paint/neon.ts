import type { ScenePlan } from '../plan/scene-plan';
import { p, points, type Point, type SceneCanvas } from './canvas';
import { mix, shade, type Hex } from '@/lib/color/hex';
import { neonSign, tube, TUBE_COLORS } from './neon-tubes';
import type { Random } from '@/lib/random/random';

/** Whether the place glows in neon: a dark city of the future. */
export function isNeonCity(plan: ScenePlan): boolean {
  return plan.palette.brightness < 0.4 && plan.moods.includes('futuristic');
}

const NIGHT = { deep: '#0a0620', haze: '#5b2a8c', glow: '#ff5fb4', wall: '#17103a' } as const;
const LIT = ['#ffd894', '#7fe9ff', '#ff9ad5', '#ffe9c4'] as const;

/** A street in central perspective: `scale` is 1 in the plane of the picture, 0 at the horizon. */
interface Canyon {
  vanishX: number;
  horizonY: number;
  /** Half the width of the street and the height of the eye above it, at scale 1. */
  half: number;
  eye: number;
}

/** Scales where one house ends and the next begins, from the nearest on. */
const CORNERS = [1.5, 0.92, 0.62, 0.43, 0.3, 0.21, 0.14] as const;

interface House {
  side: -1 | 1;
  near: number;
  far: number;
  /** Height above the street at scale 1. */
  height: number;
  color: Hex;
  seed: string;
}

/** A point on a front: `up` above the street; below it for the mirror image. */
function at(canyon: Canyon, side: number, scale: number, up: number): Point {
  return [canyon.vanishX + side * canyon.half * scale, canyon.horizonY + (canyon.eye - up) * scale];
}

function housesOf(canvas: SceneCanvas): House[] {
  const random = canvas.random('canyon');
  const { unitPx } = canvas;
  return ([-1, 1] as const).flatMap((side) =>
    CORNERS.slice(0, -1).map((near, i): House => {
      const far = CORNERS[i + 1]!;
      const distance = i / (CORNERS.length - 2);
      return {
        side,
        near,
        far,
        height: unitPx * random.between(0.95, 1.75) * (1 + distance),
        color: mix(shade(NIGHT.wall, random.between(-0.02, 0.05)), NIGHT.haze, distance * 0.62),
        seed: `house-${side}-${i}`,
      };
    }),
  );
}

/** Front of a house with its windows, its lit shop and the tubes along it. `sign` -1 mirrors it. */
function front(canvas: SceneCanvas, canyon: Canyon, house: House, sign: 1 | -1): string {
  const random = canvas.random(house.seed);
  const { side, near, far, height, color } = house;
  const corner = (scale: number, up: number) => at(canyon, side, scale, sign * up);
  const quad = (s0: number, s1: number, low: number, high: number) =>
    `M${points([corner(s0, low), corner(s1, low), corner(s1, high), corner(s0, high)])}z`;
  let svg = `<path d="${quad(near, far, 0, height)}" fill="${color}"/>`;
  svg += windows(random, house, quad);
  const shop = canvas.unitPx * 0.17;
  svg += `<path d="${quad(near, far, 0, shop)}" fill="${mix(color, random.pick(LIT), 0.34)}"/>`;
  for (let i = 0; i < 3; i += 1) {
    const [s0, s1] = [split(near, far, (i + 0.14) / 3), split(near, far, (i + 0.86) / 3)];
    svg += `<path d="${quad(s0, s1, shop * 0.12, shop * 0.82)}" fill="${random.pick(LIT)}" opacity=".92"/>`;
  }
  const mean = Math.sqrt(near * far);
  const line = canvas.unitPx * 0.009 * mean;
  for (const up of [shop * 1.06, height * random.between(0.45, 0.8)]) {
    if (!random.chance(0.8)) continue;
    const path = `M${points([corner(near, up), corner(far, up)])}`;
    svg += tube(path, random.pick(TUBE_COLORS), line);
  }
  return svg;
}

/** A place between two scales, even along the street rather than on the picture. */
function split(near: number, far: number, t: number): number {
  return 1 / (1 / near + (1 / far - 1 / near) * t);
}

function windows(
  random: Random,
  { near, far, height }: House,
  quad: (s0: number, s1: number, low: number, high: number) => string,
): string {
  const columns = 4;
  const rows = 9;
  const paths = new Map<string, string>();
  for (let row = 2; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const color = random.chance(0.42) ? random.pick(LIT) : '#0b0826';
      const [s0, s1] = [
        split(near, far, (column + 0.2) / columns),
        split(near, far, (column + 0.8) / columns),
      ];
      const [low, high] = [(row + 0.2) / rows, (row + 0.78) / rows];
      paths.set(color, (paths.get(color) ?? '') + quad(s0, s1, low * height, high * height));
    }
  }
  return [...paths]
    .map(
      ([color, path]) =>
        `<path d="${path}" fill="${color}" opacity="${color === '#0b0826' ? '.55' : '.6'}"/>`,
    )
    .join('');
}

/** Signs that stand out from the fronts into the street. */
function signsOf(canvas: SceneCanvas, canyon: Canyon, house: House, mirrored: boolean): string {
  const random = canvas.random(`${house.seed}-signs`);
  const { unitPx } = canvas;
  let svg = '';
  const count = house.near > 0.3 ? 2 : 1;
  for (let i = 0; i < count; i += 1) {
    const scale = split(house.near, house.far, random.between(0.35, 0.9));
    const upright = random.chance(0.7);
    const width =
      unitPx * (upright ? random.between(0.11, 0.15) : random.between(0.22, 0.3)) * scale;
    const height =
      unitPx * (upright ? random.between(0.32, 0.5) : random.between(0.11, 0.14)) * scale;
    const low = unitPx * (0.24 + 0.42 * i + random.between(0, 0.12));
    const [x, y] = at(canyon, house.side, scale, mirrored ? -low : low);
    const left = house.side < 0 ? x : x - width;
    const box = { x: left, y: mirrored ? y : y - height, width, height };
    svg += neonSign(canvas, random, box, mirrored);
  }
  return svg;
}

function paintNight(canvas: SceneCanvas, canyon: Canyon): void {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const sky = canvas.vertical(
    [
      [0, NIGHT.deep],
      [0.55, mix(NIGHT.deep, NIGHT.haze, 0.55)],
      [1, mix(NIGHT.haze, NIGHT.glow, 0.5)],
    ],
    0,
    canyon.horizonY,
  );
  canvas.layer('sky', 'backdrop', 0, `<rect width="${width}" height="${height}" fill="${sky}"/>`);
  const glow = canvas.radial([
    [0, NIGHT.glow, 0.75],
    [0.5, NIGHT.haze, 0.35],
    [1, NIGHT.haze, 0],
  ]);
  const random = canvas.random('towers');
  let towers = '';
  for (let i = 0; i < 14; i += 1) {
    const wide = unitPx * random.between(0.03, 0.07);
    const x = canyon.vanishX + unitPx * random.between(-0.3, 0.3);
    const top = canyon.horizonY - unitPx * random.between(0.1, 0.42);
    towers += `<rect x="${p(x - wide / 2)}" y="${p(top)}" width="${p(wide)}" height="${p(canyon.horizonY - top)}" fill="${mix(NIGHT.haze, NIGHT.deep, random.between(0.15, 0.5))}"/>`;
  }
  canvas.layer('city', 'scenery', 0.1, towers);
  canvas.layer(
    'city-glow',
    'atmosphere',
    0.12,
    `<ellipse cx="${p(canyon.vanishX)}" cy="${p(canyon.horizonY)}" rx="${p(unitPx * 0.42)}" ry="${p(unitPx * 0.34)}" fill="${glow}"/>`,
  );
}

/** The wet road: everything above it once more upside down, broken up by dark ripples. */
function paintRoad(canvas: SceneCanvas, canyon: Canyon, mirror: string): void {
  const random = canvas.random('wet');
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const top = canyon.horizonY;
  const area = `y="${p(top)}" width="${width}" height="${p(height - top)}"`;
  const clip = canvas.clip(
    `<path d="M${points([
      [canyon.vanishX, top],
      at(canyon, 1, CORNERS[0] * 2, 0),
      at(canyon, -1, CORNERS[0] * 2, 0),
    ])}z"/>`,
  );
  const veil = canvas.vertical([
    [0, NIGHT.haze, 0.2],
    [0.35, '#0c0824', 0.2],
    [1, '#070414', 0.42],
  ]);
  canvas.layer(
    'road',
    'scenery',
    0.5,
    `<g clip-path="${clip}"><rect ${area} fill="#0d0a22"/>${mirror}<rect ${area} fill="${veil}"/></g>`,
  );
  let ripples = '';
  for (let i = 0; i < Math.round((150 * width) / unitPx); i += 1) {
    const t = random() ** 1.4;
    const length = unitPx * (0.02 + 0.16 * t) * random.between(0.5, 1.4);
    const [x, y] = [random.between(-0.1, 1.1) * width, top + t * (height - top)];
    const thick = unitPx * (0.0012 + 0.005 * t);
    ripples += `M${p(x)} ${p(y)}q${p(length / 2)} ${p(-thick)} ${p(length)} 0q${p(-length / 2)} ${p(thick)} ${p(-length)} 0z`;
  }
  let dashes = '';
  for (let z = 0.9; z < 9; z += 0.9) {
    const [near, far] = [1.25 / z, 1.25 / (z + 0.4)];
    const [a, b] = [at(canyon, 0, near, 0), at(canyon, 0, far, 0)];
    const [wa, wb] = [unitPx * 0.016 * near, unitPx * 0.016 * far];
    dashes += `M${points([
      [a[0] - wa, a[1]],
      [a[0] + wa, a[1]],
      [b[0] + wb, b[1]],
      [b[0] - wb, b[1]],
    ])}z`;
  }
  canvas.layer(
    'ripples',
    'scenery',
    0.52,
    `<g clip-path="${clip}"><path d="${dashes}" fill="#cbb9ff" opacity=".4"/><path d="${ripples}" fill="#070414" opacity=".5"/></g>`,
  );
}

/** A canyon of houses at night, tubes and signs along it, and all of it again in the wet road. */
export function paintNeonStreet(canvas: SceneCanvas, plan: ScenePlan): void {
  const { widthPx, heightPx, unitPx } = canvas;
  const canyon: Canyon = {
    vanishX: widthPx * (plan.sunX > 0.5 ? 0.46 : 0.54),
    horizonY: heightPx * (plan.horizon + 0.04),
    half: Math.max(unitPx * 0.56, widthPx * 0.44),
    eye: unitPx * 0.36,
  };
  const houses = housesOf(canvas).sort((a, b) => a.near - b.near);
  paintNight(canvas, canyon);
  const drawn = (sign: 1 | -1) =>
    houses.map((house) => front(canvas, canyon, house, sign)).join('');
  const signs = (mirrored: boolean) =>
    houses.map((house) => signsOf(canvas, canyon, house, mirrored)).join('');
  canvas.layer('fronts', 'scenery', 0.4, drawn(1));
  paintRoad(canvas, canyon, drawn(-1) + signs(true));
  canvas.layer('neon-signs', 'scenery', 0.54, signs(false));
}
