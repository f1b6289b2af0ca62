import { mix } from '@/lib/color/hex';
import { circle, ellipse, rectangle } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { type Canvas, openGround } from '../../canvas';
import { addSky } from '../../outdoor/sky';
import { conifer, palm } from '../../outdoor/trees';
import { addSkySigns, addWeather } from '../../outdoor/weather';
import type { Ground } from '../../place';
import { world } from '../world';
import { beams, canopy } from './canopy';
import { corners, falling, floor, hanging, litter, shadows, undergrowth, wonders } from './floor';
import { trunk } from './trunks';
import { fall, lane, mistBand, pond } from './waters';
import { toneOf, type Wood, woodOf } from './wood';

/**
 * Inside a wood: rows of trunks one behind the other that the air takes, light where one looks out between
 * them, crowns over all, a ground with what has fallen, and the dark of the nearest trees as a frame.
 */

const HORIZON = { wide: 0.58, close: 0.64 } as const;
const MAIN_Y = 0.87;
const CLOSE_SHARE = 0.34;
const PERSON_CM = 170;

/** Rows of trunks: how many, how far, where their feet are below the horizon, their girth. */
const ROWS = [
  { count: 19, far: 0.95, drop: 0, girth: 0.22 },
  { count: 12, far: 0.62, drop: 0.03, girth: 0.38 },
  { count: 8, far: 0.32, drop: 0.09, girth: 0.62 },
  { count: 4, far: 0.06, drop: 0.24, girth: 1.15 },
] as const;

/** The light between the trunks, before which all stands. */
function addBackdrop(wood: Wood): void {
  const { canvas, horizonPx, spec, gapX, isDark } = wood;
  const { air, pen, widthPx, heightPx } = canvas;
  const { skyMiddle, skyLow, light, brightness } = air.light;
  const bright = mix(mix(skyLow, spec.glow, 0.5 * brightness), air.light.haze, 0.25);
  const fill = pen.linear(
    [0, 0],
    [0, horizonPx],
    [
      [0, mix(toneOf(wood, spec.leaves[0], -0.2, 0.6), skyMiddle, 0.35)],
      [0.55, mix(toneOf(wood, spec.leaves[0], 0.2, 0.8), bright, 0.55)],
      [1, bright],
    ],
  );
  const isMoonlit = wood.kind === 'bare' && (isDark || brightness < 0.5);
  const moon: Point = [gapX, heightPx * 0.26];
  const at: Point = [gapX, horizonPx - heightPx * 0.1];
  const glow = pen.radial(at, widthPx * 0.46, [
    [0, mix(light, '#ffffff', 0.35), isDark ? 0.45 : 0.9],
    [0.4, light, isDark ? 0.2 : 0.4],
    [1, light, 0],
  ]);
  canvas.add({
    id: 'light-between',
    role: 'backdrop',
    depth: 0,
    svg:
      rectangle([0, 0], widthPx, heightPx, fill) +
      ellipse(at, widthPx * 0.46, heightPx * 0.5, glow) +
      (isMoonlit ? circle(moon, heightPx * 0.11, '#fdf6dd') : ''),
  });
}

/** Feet of a row, spread over the width with the gap and the main things left open. */
function feetOf(wood: Wood, row: number): (readonly [Point, number])[] {
  const { canvas, horizonPx, gapX, spec, isFree } = wood;
  const { random, widthPx, heightPx } = canvas;
  const { drop, girth, far, count: usual } = ROWS[row] ?? ROWS[0];
  const count = Math.round(usual * (spec.crowd ?? 1));
  const room = widthPx * (0.05 + 0.07 * row);
  return times(count, (index) => {
    const slot = (index + random.between(0.1, 0.9)) / count;
    const near = row === 3 ? (slot < 0.5 ? slot * 0.36 : 1 - (1 - slot) * 0.36) : slot;
    const x = near * widthPx;
    const halfWidth = widthPx * spec.girth * girth * random.between(0.7, 1.15);
    const y = horizonPx + (drop + random.between(-0.01, 0.015) * (1 + row)) * heightPx;
    const isOpen = Math.abs(x - gapX) > (room * (row === 0 ? 0.5 : 1)) / (spec.crowd ?? 1);
    return isOpen && (far > 0.5 || isFree(x, halfWidth * 1.6))
      ? ([[x, y], halfWidth] as const)
      : undefined;
  })
    .filter((foot) => foot !== undefined)
    .sort((a, b) => a[0][1] - b[0][1]);
}

/** What a layer of trees shows: the wood by its name, and the trees that were named. */
function shownBy({ canvas: { stage } }: Wood, ...more: string[]): string[] {
  const named = stage.parts.filter((part) => part === 'forest' || part === 'jungle');
  return [...more, ...named, ...(stage.grown ?? [])];
}

/** Depth of a row for painting: behind the main things but for the nearest. */
const depthOf = (row: number) => [0.01, 0.03, 0.06, 0.1][row] ?? 0.1;

function addRowsOfTrunks(wood: Wood): void {
  const { canvas, horizonPx, spec } = wood;
  const { heightPx, unit } = canvas;
  for (const [row, { far, girth }] of ROWS.entries()) {
    const feet = feetOf(wood, row);
    const crowns =
      spec.canopy > 0
        ? canopy(wood, {
            low: spec.canopy * (1.1 - row * 0.17),
            far: far * 0.9,
            stepPx: (46 + row * 26) * unit,
            index: row,
          })
        : '';
    const low =
      row < 3 && wood.kind !== 'bamboo'
        ? undergrowth(
            wood,
            horizonPx + heightPx * (0.012 + row * 0.03),
            (26 + row * 16) * unit,
            far,
            22 - row * 6,
          )
        : '';
    canvas.add({
      id: `trunks-${row + 1}`,
      depth: depthOf(row),
      svg:
        (row > 0 ? shadows(wood, feet) : '') +
        feet
          .map(([foot, halfWidth]) =>
            trunk(wood, { foot, halfWidth, far: far * (girth > 1 ? 0.5 : 1) }),
          )
          .join('') +
        low +
        crowns,
      shows: shownBy(wood, 'trees'),
    });
    if (row < 3)
      canvas.add({
        id: `air-${row + 1}`,
        role: 'atmosphere',
        depth: depthOf(row) + 0.005,
        svg: mistBand(wood, row / 2, mistOf(wood)),
        ...(canvas.stage.weather === 'fog' ? { shows: ['fog'] } : {}),
      });
  }
}

function mistOf({ canvas: { stage }, isDark }: Wood): number {
  if (stage.weather === 'fog') return 0.62;
  return isDark ? 0.3 : 0.2;
}

/** Conifers are seen whole, with the sky over their tips. */
function addConifers(wood: Wood): void {
  const { canvas, horizonPx, spec, isSnowy, gapX, isFree } = wood;
  const { random, widthPx, heightPx } = canvas;
  addSky(canvas, horizonPx);
  addSkySigns(canvas, horizonPx, canvas.stage.parts);
  const rows = [
    { count: 30, far: 1, size: 0.24, drop: 0.005, room: 0 },
    { count: 22, far: 0.72, size: 0.34, drop: 0.015, room: 0.05 },
    { count: 14, far: 0.42, size: 0.46, drop: 0.045, room: 0.13 },
    { count: 8, far: 0.16, size: 0.66, drop: 0.12, room: 0.2 },
  ] as const;
  for (const [row, { count, far, size, drop, room }] of rows.entries()) {
    const trees = times(count, (index) => {
      const x = ((index + random.between(0, 1)) / count) * 1.08 * widthPx - 0.04 * widthPx;
      const high = heightPx * size * random.between(0.72, 1.12);
      const isOpen = Math.abs(x - gapX) > room * widthPx;
      if (!isOpen || (row > 1 && !isFree(x, high * 0.2))) return undefined;
      return { x, high, y: horizonPx + heightPx * (drop + random.between(0, 0.02) * (row + 1)) };
    })
      .filter((tree) => tree !== undefined)
      .sort((a, b) => a.y - b.y)
      .map(({ x, y, high }) =>
        conifer(canvas, {
          foot: [x, y],
          size: high,
          color: mix(random.pick(spec.leaves), canvas.air.light.shade, wood.isDark ? 0.4 : 0.08),
          far,
          snow: isSnowy,
        }),
      );
    canvas.add({
      id: `conifers-${row + 1}`,
      depth: depthOf(row),
      svg: trees.join(''),
      shows: shownBy(wood, 'trees', ...(isSnowy ? ['snow'] : [])),
    });
    if (row < 3)
      canvas.add({
        id: `air-${row + 1}`,
        role: 'atmosphere',
        depth: depthOf(row) + 0.005,
        svg: mistBand(wood, row / 2, mistOf(wood)),
        ...(canvas.stage.weather === 'fog' ? { shows: ['fog'] } : {}),
      });
  }
  addNearestConifers(wood);
}

/** Dark trees at both edges that the picture cuts. */
function addNearestConifers(wood: Wood): void {
  const { canvas, isSnowy, spec, isFree } = wood;
  const { widthPx, heightPx, air } = canvas;
  const trees = (
    [
      [-0.02, 1.15],
      [0.11, 0.78],
      [1.03, 1.05],
      [0.9, 0.7],
    ] as const
  ).map(([share, size]) => {
    const x = share * widthPx;
    return isFree(x, heightPx * size * 0.2)
      ? conifer(canvas, {
          foot: [x, heightPx * (0.93 + 0.1 * size)],
          size: heightPx * size,
          color: mix(spec.leaves[0], air.light.shade, 0.45),
          far: 0,
          snow: isSnowy,
        })
      : '';
  });
  canvas.add({ id: 'nearest', depth: 0.3, svg: trees.join(''), shows: ['trees'] });
}

/** Palms between the trunks of a jungle. */
function palmsOf({ canvas, horizonPx, spec, isFree, gapX }: Wood): string {
  const { random, widthPx, heightPx } = canvas;
  return times(6, (index) => {
    const x = ((index + random.between(0.2, 0.8)) / 6) * widthPx;
    const size = heightPx * random.between(0.3, 0.46);
    if (!isFree(x, size * 0.3) || Math.abs(x - gapX) < widthPx * 0.12) return '';
    return palm(canvas, {
      foot: [x, horizonPx + heightPx * 0.06],
      size,
      color: spec.leaves[index % 3] ?? spec.leaves[0],
      far: 0.4,
    });
  }).join('');
}

const has = ({ canvas: { stage } }: Wood, ...parts: string[]) =>
  parts.some((part) => stage.parts.includes(part));

function addFloor(wood: Wood): void {
  const { canvas } = wood;
  const add = (id: string, depth: number, svg: string, shows: readonly string[] = []) =>
    canvas.add({ id, depth, svg, shows });
  add('floor', 0.0095, floor(wood), shownBy(wood, ...(wood.isSnowy ? ['snow'] : [])));
  if (has(wood, 'waterfall')) {
    const { behind, pool } = fall(wood);
    add('waterfall', 0.064, behind, ['waterfall']);
    add('pool', 0.066, pool, ['waterfall', 'swimming-pool']);
  }
  if (has(wood, 'lake', 'fjord', 'swamp')) add('pond', 0.066, pond(wood), ['lake', 'swamp']);
  if (has(wood, 'river')) add('stream', 0.066, lane(wood, { isWet: true }), ['river']);
  else if (has(wood, 'path', 'road'))
    add('path', 0.066, lane(wood, { isWet: false }), ['path', 'road']);
  add('litter', 0.11, litter(wood), wood.isAutumn ? ['leaves'] : []);
}

function addDetails(wood: Wood): void {
  const { canvas, kind, isAutumn, isSnowy } = wood;
  const { stage } = canvas;
  const isClear = stage.weather === 'clear' || stage.weather === 'rainbow';
  const isLit = isClear && stage.hour !== 'night' && stage.hour !== 'dusk' && !wood.isDark;
  if (isLit && wood.spec.canopy > 0)
    canvas.add({ id: 'beams', role: 'atmosphere', depth: 0.12, svg: beams(wood) });
  if (kind === 'jungle') {
    canvas.add({ id: 'palms', depth: 0.058, svg: palmsOf(wood), shows: shownBy(wood, 'palms') });
    canvas.add({
      id: 'hanging',
      role: 'foreground',
      depth: 0.96,
      svg: hanging(wood),
      shows: shownBy(wood),
    });
  }
  if (kind === 'enchanted') canvas.add({ id: 'wonders', depth: 0.4, svg: wonders(wood) });
  if ((isAutumn && kind !== 'conifers' && kind !== 'bare') || kind === 'blossom')
    canvas.add({ id: 'falling', depth: 0.13, svg: falling(wood) });
  if (!isSnowy && kind !== 'bare')
    canvas.add({ id: 'corners', role: 'foreground', depth: 0.97, svg: corners(wood) });
}

function draw(canvas: Canvas): Ground {
  const { stage, heightPx } = canvas;
  const isClose = (PERSON_CM * stage.pxPerCm) / heightPx > CLOSE_SHARE;
  const horizonPx = heightPx * (isClose ? HORIZON.close : HORIZON.wide);
  const wood = woodOf(canvas, horizonPx);
  if (wood.kind === 'conifers') addConifers(wood);
  else {
    addBackdrop(wood);
    addRowsOfTrunks(wood);
  }
  addFloor(wood);
  addDetails(wood);
  const ground = openGround(stage, horizonPx, heightPx * MAIN_Y);
  // Fog lies between the trunks here, and not over all of them.
  if (stage.weather !== 'fog') addWeather(canvas, horizonPx, ground);
  return ground;
}

export const woods = world('woods', draw, { roofed: true });
