import { type Hex } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, shape } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { type Canvas, floorGround } from '../canvas';
import { addSky } from '../outdoor/sky';
import { addWetGround } from '../outdoor/mirrored';
import { inSnow } from '../outdoor/soil';
import { addSkyline } from '../outdoor/skyline';
import { parkTree } from '../outdoor/trees';
import { kitThingAt } from '../kit-things';
import type { Ground } from '../place';
import { type FrontSpec, houseFront, ROOFS, WALLS } from './facades';
import { world } from './world';

/** Streets, squares and what is seen of a city from within. */

export const AWNINGS: readonly [Hex, ...Hex[]] = [
  '#f2664f',
  '#2f8f78',
  '#3f7fd1',
  '#f5b33f',
  '#d9534a',
];

interface RowOptions {
  basePx: number;
  scale: number;
  styles: readonly [FrontSpec['style'], ...FrontSpec['style'][]];
  floors: readonly [number, number];
  shops: number;
  far: number;
}

/** A row of fronts from edge to edge. */
export function frontRow(
  canvas: Canvas,
  { basePx, scale, styles, floors, shops, far }: RowOptions,
): string {
  const { random, widthPx } = canvas;
  let svg = '';
  for (let x = -random.between(0, 300) * scale; x < widthPx;) {
    const widthCm = random.between(480, 820);
    svg += houseFront(canvas, {
      left: x,
      basePx,
      widthCm,
      floors: random.whole(floors[0], floors[1]),
      scale,
      wall: random.pick(WALLS),
      roof: inSnow(canvas, random.pick(ROOFS), 0.85),
      far,
      style: random.pick(styles),
      ...(random.chance(shops) ? { shop: true, awning: random.pick(AWNINGS) } : {}),
    });
    x += widthCm * scale;
  }
  return svg;
}

function streetLamp(canvas: Canvas, x: number, y: number, height: number): string {
  const { air, pen } = canvas;
  const isLit = air.areLampsLit;
  const iron = air.tone('#3f4668', -0.1);
  const head: [number, number] = [x + height * 0.14, y - height * 0.93];
  const glow = isLit
    ? circle(
        head,
        height * 0.42,
        pen.radial(head, height * 0.42, [
          [0, '#ffd98a', 0.6],
          [1, '#ffd98a', 0],
        ]),
      ) +
      path(
        `M${number(head[0] - height * 0.05)} ${number(head[1])}L${number(head[0] - height * 0.3)} ${number(y)}H${number(head[0] + height * 0.3)}L${number(head[0] + height * 0.05)} ${number(head[1])}Z`,
        '#ffd98a',
        { opacity: 0.14 },
      )
    : '';
  return (
    glow +
    `<path d="M${number(x)} ${number(y)}V${number(y - height * 0.9)}Q${number(x)} ${number(y - height)} ${number(x + height * 0.08)} ${number(y - height)}T${number(head[0])} ${number(head[1])}" fill="none" stroke="${iron}" stroke-width="${number(height * 0.018)}"/>` +
    shape(
      [
        [head[0] - height * 0.05, head[1] + height * 0.02],
        [head[0] - height * 0.025, head[1] - height * 0.03],
        [head[0] + height * 0.025, head[1] - height * 0.03],
        [head[0] + height * 0.05, head[1] + height * 0.02],
      ],
      iron,
    ) +
    ellipse(
      [head[0], head[1] + height * 0.022],
      height * 0.032,
      height * 0.012,
      isLit ? '#fff0c4' : air.tone('#e8eef5', 0.3),
    )
  );
}

/** Signs that glow: bars, rings and arrows in two hues, with their light on the wall. */
function neonSigns(canvas: Canvas, basePx: number): string {
  const { random, widthPx, unit, pen } = canvas;
  const hues: readonly [Hex, ...Hex[]] = ['#ff5fa8', '#5fe8ff', '#b48aff', '#ffd35f', '#6affb4'];
  return times(7, (index) => {
    const x = ((index + random.between(0.2, 0.8)) / 7) * widthPx;
    const y = basePx * random.between(0.3, 0.78);
    const color = random.pick(hues);
    const size = random.between(34, 60) * unit;
    const glow = circle(
      [x, y],
      size * 2.4,
      pen.radial([x, y], size * 2.4, [
        [0, color, 0.5],
        [1, color, 0],
      ]),
    );
    const line = (data: string, width = 5) =>
      `<path d="${data}" fill="none" stroke="${color}" stroke-width="${number(width * unit)}" stroke-linecap="round"/><path d="${data}" fill="none" stroke="#ffffff" stroke-width="${number(width * 0.4 * unit)}" stroke-linecap="round"/>`;
    const kind = index % 3;
    if (kind === 0)
      return (
        glow +
        rectangle([x - size * 0.4, y - size], size * 0.8, size * 2, '#1d1c44', {
          radius: 6 * unit,
        }) +
        line(
          `M${number(x - size * 0.2)} ${number(y - size * 0.6)}h${number(size * 0.4)}M${number(x - size * 0.2)} ${number(y)}h${number(size * 0.4)}M${number(x)} ${number(y - size * 0.6)}v${number(size * 1.2)}`,
        )
      );
    if (kind === 1)
      return (
        glow +
        line(
          `M${number(x - size * 0.5)} ${number(y)}a${number(size * 0.5)} ${number(size * 0.5)} 0 1 0 ${number(size)} 0a${number(size * 0.5)} ${number(size * 0.5)} 0 1 0 ${number(-size)} 0`,
        ) +
        line(`M${number(x - size * 0.2)} ${number(y)}h${number(size * 0.4)}`, 4)
      );
    return (
      glow +
      line(
        `M${number(x - size)} ${number(y)}h${number(size * 2)}M${number(x - size * 0.7)} ${number(y + size * 0.4)}h${number(size * 1.3)}`,
      )
    );
  }).join('');
}

function carriageway(canvas: Canvas, topPx: number): string {
  const { widthPx, heightPx, air, random, unit } = canvas;
  const height = heightPx - topPx;
  const asphalt = air.tone('#6d7399', -0.05);
  const dash = widthPx / 7;
  const start = random.between(-0.5, 0) * dash;
  const dashes = times(9, (index) => {
    const x = start + index * dash;
    const y = topPx + height * 0.52;
    return shape(
      [
        [x, y],
        [x + dash * 0.5, y],
        [x + dash * 0.48, y + height * 0.07],
        [x - dash * 0.02, y + height * 0.07],
      ],
      air.tone('#fff4de', 0.1),
      { opacity: 0.85 },
    );
  });
  const isWet = ['rain', 'storm'].includes(canvas.stage.weather);
  const puddles = isWet
    ? times(5, () =>
        ellipse(
          [random() * widthPx, topPx + height * random.between(0.2, 0.9)],
          random.between(40, 110) * unit,
          random.between(5, 12) * unit,
          air.light.skyLow,
          { opacity: 0.3 },
        ),
      ).join('')
    : '';
  return (
    rectangle([0, topPx], widthPx, height, asphalt) +
    rectangle([0, topPx], widthPx, height * 0.05, air.tone('#6d7399', -0.5)) +
    dashes.join('') +
    puddles
  );
}

interface StreetView {
  basePx: number;
  curbPx: number;
  treePx: number;
}

/** Houses that are named stand in the row, a step before the others. */
const FRONTS_DEPTH = 0.065;

function addPavement(canvas: Canvas, { basePx, curbPx }: StreetView): void {
  const { widthPx, air, unit } = canvas;
  const slab: Hex = '#d9cfd6';
  const joints = times(14, (index) =>
    rectangle([(index / 14) * widthPx, basePx], 2 * unit, curbPx - basePx, air.tone(slab, -0.3), {
      opacity: 0.5,
    }),
  );
  const kerb = rectangle([0, curbPx - 8 * unit], widthPx, 10 * unit, air.tone('#b9b3c6', 0.1));
  canvas.add({
    id: 'pavement',
    depth: 0.05,
    svg:
      rectangle([0, basePx], widthPx, curbPx - basePx, air.tone(inSnow(canvas, slab, 0.85), 0.1)) +
      joints.join('') +
      kerb,
  });
}

function addStreetTrees(canvas: Canvas, { basePx, curbPx, treePx }: StreetView): void {
  const { widthPx, random, stage, unit } = canvas;
  const color = stage.season === 'autumn' ? '#d9823c' : '#3f9b63';
  const trees = times(4, (index) => {
    const x = widthPx * ((index + random.between(0.2, 0.8)) / 4);
    if (Math.abs(x / widthPx - stage.focusX) < 0.16) return '';
    const foot: [number, number] = [x, basePx + (curbPx - basePx) * 0.5];
    return parkTree(canvas, {
      foot,
      size: treePx * random.between(0.85, 1.1),
      color,
      far: 0.05,
      snow: stage.season === 'winter',
    });
  });
  const lamps = [0.12, 0.86].map((share) =>
    streetLamp(canvas, widthPx * share, curbPx - 6 * unit, treePx * 1.15),
  );
  canvas.add({ id: 'street-trees', depth: 0.062, svg: trees.join('') + lamps.join('') });
}

function drawStreet(canvas: Canvas): Ground {
  const { heightPx, widthPx, stage, random } = canvas;
  const basePx = heightPx * random.between(0.66, 0.71);
  const view: StreetView = {
    basePx,
    curbPx: heightPx * random.between(0.78, 0.81),
    treePx: Math.min(heightPx * 0.42, 480 * stage.pxPerCm * 0.8 + heightPx * 0.1),
  };
  const scale = Math.max(Math.min(stage.pxPerCm * 0.8, (basePx * 0.84) / 980), heightPx / 1700);
  addSky(canvas, basePx);
  if (random.chance(0.5)) addSkyline(canvas, basePx, { heightShare: 0.75, nearFar: 0.6 });
  const houses = frontRow(canvas, {
    basePx,
    scale,
    styles: ['flat', 'mansard', 'gable', 'flat'],
    floors: [2, 3],
    shops: 0.6,
    far: 0.16,
  });
  canvas.add({ id: 'houses', depth: 0.04, svg: houses, shows: ['street', 'city'] });
  const hasNeon = stage.hour === 'night' || (stage.hour === 'dusk' && random.chance(0.6));
  if (hasNeon) canvas.add({ id: 'neon', depth: 0.045, svg: neonSigns(canvas, basePx) });
  addPavement(canvas, view);
  canvas.add({
    id: 'carriageway',
    depth: 0.06,
    svg: carriageway(canvas, view.curbPx),
    shows: ['road', 'street'],
  });
  if (stage.isWet)
    addWetGround(canvas, {
      of: /^(?:houses|neon)/,
      linePx: basePx,
      depth: 0.061,
      color: '#5d6388',
    });
  addStreetTrees(canvas, view);
  const onRoad = heightPx * 0.9;
  canvas.spots.push({
    kind: 'road',
    at: [widthPx * stage.focusX, onRoad],
    widthPx,
    pxPerCm: stage.pxPerCm,
    depth: (onRoad - basePx) / (heightPx - basePx),
  });
  canvas.spots.push({
    kind: 'door',
    at: [widthPx * 0.3, basePx],
    widthPx: 90 * scale,
    pxPerCm: scale,
    depth: 0.04,
  });
  return { ...floorGround(stage, basePx, onRoad), frontsDepth: FRONTS_DEPTH };
}

export const street = world('street', drawStreet);
/** Of a bus stop in the kit, how wide and high it is, with its sign. */
const SHELTER_CM = { width: 410, height: 324, seat: 54 } as const;
/** Of the picture, how much of it the shelter takes at most, so that its roof and its walls are seen. */
const SHELTER_SHARE = { width: 0.8, height: 0.58 } as const;

/** Who waits stands on the pavement before the shelter, which is whole in the picture. */
export const busStop = world('bus-stop', (canvas) => {
  const road = drawStreet(canvas);
  const { widthPx, heightPx, stage, air, pen } = canvas;
  const scale = Math.min(
    Math.max(stage.pxPerCm * 0.84, heightPx / 1100),
    (widthPx * SHELTER_SHARE.width) / SHELTER_CM.width,
    (heightPx * SHELTER_SHARE.height) / SHELTER_CM.height,
  );
  const half = (SHELTER_CM.width * scale) / 2;
  const wanted = widthPx * (stage.focusX > 0.5 ? 0.44 : 0.56);
  const x = Math.min(Math.max(wanted, half + 8), widthPx - half - 8);
  const y = road.yAt(0.24, 0.5);
  canvas.add({
    id: 'shelter',
    depth: 0.24,
    svg: kitThingAt('bus-shelter', pen, (color) => air.tone(color), { at: [x, y], scale }),
    shows: ['bus-stop'],
  });
  canvas.spots.push({
    kind: 'table',
    at: [x - half * 0.3, y - SHELTER_CM.seat * scale],
    widthPx: 160 * scale,
    pxPerCm: scale,
    depth: 0.24,
  });
  return floorGround(stage, road.yAt(0, 0.5), road.yAt(0.36, 0.5));
});
