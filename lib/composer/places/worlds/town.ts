import { type Hex, mix } from '@/lib/color/hex';
import { path, placed, rectangle, shape } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { houseOf } from '../../kit/buildings/facades/facade';
import { PANES } from '../../kit/buildings/facades/style';
import { FACADE_STYLES } from '../../kit/buildings/facades/styles.data';
import { type Canvas, floorGround } from '../canvas';
import { kitBox, kitThingAt } from '../kit-things';
import { addFarHills } from '../outdoor/far';
import { addWetGround } from '../outdoor/mirrored';
import { addSky, streak } from '../outdoor/sky';
import { parkTree } from '../outdoor/trees';
import type { Ground } from '../place';
import { cobbles } from './square';
import { type TownSpec, TOWNS } from './towns.data';
import { world } from './world';

/** The houses of a town seen straight on from over the street, the water or the garden before them. */

/** Shares of the height: where the houses stand, how high they are, where the near edge is. */
const BASE = { street: 0.75, water: 0.7 } as const;
const HOUSES = { row: 0.62, single: 0.66, widest: 0.84, narrowest: 0.34 } as const;
const NEAR_QUAY = 0.92;

interface Row {
  canvas: Canvas;
  spec: TownSpec;
  basePx: number;
  /** Pixels of a centimetre at the houses. */
  scale: number;
}

/** The colour of a house, and where it stands: it lies on the water before it. */
interface Shade {
  x: number;
  half: number;
  color: Hex;
}

const HEX = /#[0-9a-f]{6}\b/g;

function toned({ air }: Canvas, svg: string): string {
  return svg.replace(HEX, (color) =>
    color === PANES.lit ? air.glow(color) : air.tone(color as Hex, 0.04),
  );
}

/** House by house from the middle to both sides, with the colours that lie on the water before them. */
function houses({ canvas, spec, basePx, scale }: Row): { svg: string; shades: Shade[] } {
  const { widthPx, random, air, stage } = canvas;
  const lit = air.areLampsLit;
  const shades: Shade[] = [];
  let last: Hex | undefined;
  const one = (wall?: Hex) => {
    const walls = FACADE_STYLES[spec.style].walls as readonly [Hex, ...Hex[]];
    let own = wall ?? random.pick(walls);
    if (!wall && own === last) own = random.pick(walls);
    last = own;
    const seed = random.whole(1, 1e6);
    return { wall: own, ...houseOf({ style: spec.style, seed, lit, wall: own }) };
  };
  const put = (house: ReturnType<typeof one>, x: number) => {
    shades.push({ x, half: (house.widthCm / 2) * scale, color: house.wall });
    return placed(toned(canvas, house.svg), { at: [x, basePx], scaleX: scale });
  };
  const middle = one(stage.town?.paint);
  const start = widthPx * (stage.town?.isSingle ? 0.5 : random.between(0.44, 0.56));
  const half = (middle.widthCm / 2) * scale;
  const side = (way: -1 | 1) => {
    let svg = '';
    for (let edge = start + way * (half + spec.gapCm * scale); edge > 0 && edge < widthPx;) {
      const house = one();
      const wide = house.widthCm * scale;
      svg += put(house, edge + (way * wide) / 2);
      edge += way * (wide + spec.gapCm * scale);
    }
    return svg;
  };
  return { svg: side(-1) + side(1) + put(middle, start), shades };
}

/** The size at which a house, or several, fill the picture. */
function scaleOf({ widthPx, heightPx, stage }: Canvas, { style }: TownSpec): number {
  const house = houseOf({ style, seed: 1, lit: false });
  const high = house.heightCm * 1.22;
  const isSingle = stage.town?.isSingle ?? false;
  const most = (isSingle ? HOUSES.single : HOUSES.row) * heightPx;
  const widest = widthPx * (isSingle ? HOUSES.widest : 0.6);
  const least = (widthPx * HOUSES.narrowest * 0.5) / house.widthCm;
  return Math.min(most / high, Math.max(least, widest / house.widthCm));
}

function lined({ canvas, spec, basePx, scale }: Row): string {
  const { lining } = spec;
  if (!lining) return '';
  const { widthPx, air, pen, stage } = canvas;
  const box = kitBox(lining.concept);
  const size = (lining.heightCm / Math.max(1, box.bottom - box.top)) * scale;
  const every = Math.max(widthPx * 0.22, lining.everyCm * scale);
  const count = Math.ceil(widthPx / every) + 1;
  return times(count, (index) => {
    const x = widthPx * 0.07 + index * every;
    if (stage.things?.has(lining.concept) || Math.abs(x / widthPx - 0.5) < 0.12) return '';
    const foot: [number, number] = [x, basePx + canvas.heightPx * 0.022];
    if (lining.concept === 'tree')
      return parkTree(canvas, {
        foot,
        size: lining.heightCm * scale,
        color: stage.season === 'autumn' ? '#e09a3c' : '#5fa56a',
        far: 0,
        snow: stage.season === 'winter',
      });
    return kitThingAt(lining.concept, pen, (color) => air.tone(color), {
      at: foot,
      scale: size,
    });
  }).join('');
}

/** Slabs of a pavement before houses, with the road before it. */
function street({ canvas, spec, basePx }: Row): string {
  const { widthPx, heightPx, air } = canvas;
  const kerb = basePx + (heightPx - basePx) * 0.3;
  const road: Hex = '#6a6e84';
  return (
    rectangle([0, basePx], widthPx, kerb - basePx, air.tone(spec.paving, 0.2)) +
    times(16, (index) =>
      shape(
        [
          [(index / 15) * widthPx, basePx],
          [(index / 15) * widthPx + 3, basePx],
          [widthPx / 2 + ((index / 15) * widthPx - widthPx / 2) * 1.12, kerb],
          [widthPx / 2 + ((index / 15) * widthPx - widthPx / 2) * 1.12 - 3, kerb],
        ],
        air.tone(spec.paving, -0.2),
      ),
    ).join('') +
    rectangle([0, kerb], widthPx, heightPx * 0.012, air.tone(spec.paving, 0.6)) +
    rectangle([0, kerb + heightPx * 0.012], widthPx, heightPx, air.tone(road, -0.1)) +
    times(7, (index) =>
      rectangle(
        [((index + 0.2) / 7) * widthPx, kerb + (heightPx - kerb) * 0.62],
        widthPx * 0.08,
        heightPx * 0.011,
        air.tone('#f1ead8', 0.1),
      ),
    ).join('')
  );
}

/** Tiles or slabs that run towards the eye. */
function chequers({ canvas, spec, basePx }: Row, other: Hex): string {
  const { widthPx, heightPx, air } = canvas;
  const rows = 6;
  const y = (row: number) => basePx + (heightPx - basePx) * (row / rows) ** 1.5;
  const at = (column: number, row: number) =>
    widthPx / 2 + (column - 7) * (widthPx / 12) * (0.7 + 0.9 * (row / rows) ** 1.4);
  const cells = times(rows * 14, (index) => {
    const [column, row] = [index % 14, Math.floor(index / 14)];
    return (column + row) % 2
      ? ''
      : shape(
          [
            [at(column, row), y(row)],
            [at(column + 1, row), y(row)],
            [at(column + 1, row + 1), y(row + 1)],
            [at(column, row + 1), y(row + 1)],
          ],
          air.tone(other, 0.1),
        );
  });
  return (
    rectangle([0, basePx], widthPx, heightPx - basePx, air.tone(spec.paving, 0.15)) + cells.join('')
  );
}

/** Lawns between clipped hedges, on both sides of a gravel walk. */
function parterre({ canvas, spec, basePx }: Row): string {
  const { widthPx, heightPx, air } = canvas;
  const bed = (side: -1 | 1, from: number, to: number, near: number, far: number, color: Hex) => {
    const y = (share: number) => basePx + (heightPx - basePx) * share;
    const x = (out: number, share: number) =>
      widthPx / 2 + side * widthPx * out * (0.6 + 0.55 * share);
    return shape(
      [
        [x(from, far), y(far)],
        [x(to, far), y(far)],
        [x(to, near), y(near)],
        [x(from, near), y(near)],
      ],
      color,
    );
  };
  return (
    rectangle([0, basePx], widthPx, heightPx - basePx, air.tone(spec.paving, 0.15)) +
    ([-1, 1] as const)
      .map(
        (side) =>
          bed(side, 0.16, 0.9, 0.94, 0.1, air.tone('#2f7a4f', -0.1)) +
          bed(side, 0.185, 0.87, 0.89, 0.14, air.tone('#7fbb5f', 0.2)) +
          bed(side, 0.26, 0.6, 0.74, 0.26, air.tone('#2f7a4f', -0.1)) +
          bed(side, 0.28, 0.58, 0.69, 0.3, air.tone('#e8708a', 0.1)) +
          bed(side, 0.34, 0.52, 0.6, 0.38, air.tone('#f6e3a0', 0.1)),
      )
      .join('')
  );
}

/** Water with the colours of the houses on it, between their quay and the near one. */
function water(row: Row, shades: readonly Shade[]): string {
  const { canvas, spec, basePx, scale } = row;
  const { widthPx, heightPx, air, random, unit } = canvas;
  const isQuay = spec.ground === 'quay';
  const walk = isQuay ? heightPx * 0.03 : 0;
  const wall = isQuay ? heightPx * 0.035 : 0;
  const top = basePx + walk + wall;
  const low = heightPx * NEAR_QUAY;
  const sheet = canvas.pen.linear(
    [0, top],
    [0, low],
    [
      [0, air.tone('#4f8a96', -0.1)],
      [1, air.tone('#5fa8b5', 0.15)],
    ],
  );
  const mirrored = shades
    .map(({ x, half, color }) =>
      rectangle([x - half, top], half * 2, (low - top) * 0.6, air.tone(color), { opacity: 0.3 }),
    )
    .join('');
  const ripples = times(34, () => {
    const near = random();
    return streak(
      [random() * widthPx, top + (low - top) * near],
      (16 + 60 * near) * unit,
      (2 + 3 * near) * unit,
      air.tone('#e6f4f4', 0.3),
      0.4,
    );
  }).join('');
  const poles = isQuay
    ? ''
    : times(7, (index) => mooring(canvas, ((index + 0.5) / 7) * widthPx, top, scale)).join('');
  return (
    rectangle([0, basePx], widthPx, walk, air.tone(spec.paving, 0.25)) +
    rectangle([0, basePx + walk], widthPx, wall, air.tone('#8a5f52', -0.1)) +
    rectangle([0, basePx + walk], widthPx, wall * 0.22, air.tone('#d9cfc2', 0.2)) +
    rectangle([0, top], widthPx, low - top + 4, sheet) +
    mirrored +
    ripples +
    poles +
    rectangle([0, low], widthPx, heightPx - low, air.tone(spec.paving, 0.05)) +
    rectangle([0, low], widthPx, heightPx * 0.014, air.tone('#efe6d6', 0.3))
  );
}

/** A striped pole for boats. */
function mooring({ air }: Canvas, x: number, y: number, scale: number): string {
  const [w, h] = [26 * scale, 340 * scale];
  return (
    rectangle([x, y - h * 0.72], w, h, air.tone('#f4efe6')) +
    times(4, (index) => {
      const at = y - h * 0.62 + index * h * 0.22;
      return path(
        `M${number(x)} ${number(at)}l${number(w)} ${number(-h * 0.07)}v${number(h * 0.1)}l${number(-w)} ${number(h * 0.07)}Z`,
        air.tone(index % 2 ? '#2f5fa8' : '#3f74c0'),
      );
    }).join('') +
    rectangle([x - 3 * scale, y - h * 0.76], w + 6 * scale, h * 0.05, air.tone('#d9a53f'))
  );
}

function ground(row: Row, shades: readonly Shade[]): string {
  const { canvas, spec, basePx } = row;
  switch (spec.ground) {
    case 'street':
      return street(row);
    case 'cobbles':
      return cobbles(canvas, basePx, spec.paving);
    case 'tiles':
      return chequers(row, '#3f8f96');
    case 'slabs':
      return chequers(row, mix(spec.paving, '#ffffff', 0.25));
    case 'lawn':
      return parterre(row);
    case 'quay':
    case 'water':
      return water(row, shades);
  }
}

function addBackdrop({ canvas, spec, basePx }: Row): void {
  const { widthPx, heightPx, random } = canvas;
  if (spec.backdrop === 'hills') addFarHills(canvas, basePx - heightPx * 0.2, '#7fb88a');
  if (spec.backdrop !== 'trees') return;
  canvas.add({
    id: 'town-trees',
    depth: 0.02,
    svg: times(9, (index) =>
      parkTree(canvas, {
        foot: [widthPx * ((index + random.between(0.2, 0.8)) / 9), basePx],
        size: heightPx * random.between(0.16, 0.26),
        color: canvas.stage.season === 'autumn' ? '#d9823c' : '#5fa56a',
        far: 0.3,
        snow: canvas.stage.season === 'winter',
      }),
    ).join(''),
  });
}

function drawTown(canvas: Canvas, spec: TownSpec): Ground {
  const { heightPx, widthPx, stage } = canvas;
  const isWet = spec.ground === 'quay' || spec.ground === 'water';
  const basePx = heightPx * (isWet ? BASE.water : BASE.street);
  const row: Row = { canvas, spec, basePx, scale: scaleOf(canvas, spec) };
  addSky(canvas, basePx);
  addBackdrop(row);
  const { svg, shades } = houses(row);
  canvas.add({
    id: 'town-houses',
    depth: 0.042,
    svg,
    shows: ['house', 'door', 'street', 'city'],
  });
  canvas.add({
    id: 'town-ground',
    depth: 0.044,
    svg: ground(row, shades),
    shows: isWet ? ['river'] : ['road', 'square'],
  });
  if (stage.isWet && !isWet)
    addWetGround(canvas, {
      of: /^town-houses/,
      linePx: basePx,
      depth: 0.045,
      color: mix(spec.paving, '#5d6388', 0.5),
    });
  canvas.add({ id: 'town-lining', depth: 0.05, svg: lined(row) });
  if (!isWet) return floorGround(stage, basePx, heightPx * 0.9);
  canvas.spots.push({
    kind: 'water',
    at: [widthPx * stage.focusX, basePx + (heightPx * NEAR_QUAY - basePx) * 0.78],
    widthPx: widthPx * 0.6,
    pxPerCm: stage.pxPerCm,
    depth: 0.06,
  });
  return floorGround(stage, heightPx * (NEAR_QUAY - 0.02), heightPx * 0.965);
}

export const towns = Object.entries(TOWNS).map(([id, spec]) =>
  world(id, (canvas) => drawTown(canvas, spec)),
);
