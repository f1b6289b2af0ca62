import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, shape } from '@/lib/svg/markup';
import { coordinates, polygon, smooth } from '@/lib/svg/path';
import { clamp, type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import { grassTuft } from '../outdoor/cover';
import { addSky } from '../outdoor/sky';
import { addWaves } from '../outdoor/storm';
import { addMountains } from '../outdoor/far';
import { addSkySigns } from '../outdoor/weather';
import { rock } from '../outdoor/scenery';
import { addWaterSheet } from '../outdoor/way';
import type { Ground, Standing } from '../place';
import { world } from './world';

/** A headland over the sea: grass on top, a rock face down to the surf, open water on the other side. */

const ROCK: Hex = '#a58d80';
const GRASS: Hex = '#6fae5a';

/** Shares of the height. */
const TOP = 0.6;
const FOOT = 0.86;
const HORIZON = 0.52;
/** Shares of the width: how far the top reaches, and what it leaves beside the last thing on it. */
const REACH = { least: 0.5, most: 0.86, beside: 0.06 } as const;

function plateau({ heightPx, stage }: Canvas): Ground {
  const top = heightPx * TOP;
  return {
    yAt: (depth) => top + heightPx * 0.07 * (depth - 0.2),
    pxPerCmAt: () => stage.pxPerCm,
    mainDepth: 0.55,
  };
}

/** What stands on the land: neither afloat nor in the air. */
function onLand({ stage, heightPx }: Canvas, ground: Ground): readonly Standing[] {
  return (stage.standing?.(ground) ?? []).filter(
    ({ bottom, isAquatic }) => !isAquatic && bottom > heightPx * (TOP - 0.05),
  );
}

interface Headland {
  /** Where the edge of the top is, from the side that the land is on. */
  edgePx: number;
  /** A point `inset` pixels from that side. */
  at(inset: number, y: number): Point;
}

function headlandOf(canvas: Canvas, ground: Ground): Headland {
  const { widthPx, random, stage } = canvas;
  const standing = onLand(canvas, ground);
  const middle =
    standing.reduce((sum, { left, right }) => sum + (left + right) / 2, 0) /
    Math.max(1, standing.length);
  const isLeft =
    standing.length > 0
      ? middle < widthPx / 2
      : Math.abs(stage.focusX - 0.5) < 0.05
        ? random.chance(0.5)
        : stage.focusX < 0.5;
  const fromSide = (x: number) => (isLeft ? x : widthPx - x);
  const farthest = Math.max(
    0,
    ...standing.flatMap(({ left, right }) => [fromSide(left), fromSide(right)]),
  );
  const edgePx = clamp(
    farthest + widthPx * REACH.beside,
    widthPx * REACH.least,
    widthPx * REACH.most,
  );
  return { edgePx, at: (inset, y) => [fromSide(inset), y] };
}

/** The line of the rock from the edge down to the water. */
function faceLine({ heightPx, widthPx, random }: Canvas, { edgePx, at }: Headland): Point[] {
  const [top, foot] = [heightPx * TOP, heightPx * FOOT];
  return times(7, (index, share) =>
    at(
      edgePx + widthPx * (0.012 + 0.05 * share + (index % 2 ? 0.016 : -0.01) * random()),
      top + heightPx * 0.02 + (foot - top - heightPx * 0.02) * share,
    ),
  );
}

/** Pillars of rock, each with a lit and a shaded side, between the grass and the surf. */
function pillars(canvas: Canvas, { edgePx, at }: Headland): string {
  const { heightPx, widthPx, random, air } = canvas;
  const count = 11;
  const width = (edgePx + widthPx * 0.06) / count;
  return times(count, (index) => {
    const from = index * width + random.between(-0.1, 0.1) * width;
    const top = heightPx * (TOP + 0.015);
    const low = heightPx * (0.93 + random.between(-0.02, 0.03));
    const lean = random.between(0, 0.4) * width;
    const lit: Point[] = [
      at(from, top),
      at(from + width * 0.55, top),
      at(from + width * 0.55 + lean, low),
      at(from, low),
    ];
    const ledge = heightPx * random.between(0.68, 0.84);
    const step: Point[] = [
      at(from, ledge),
      at(from + width * 0.6 + lean * 0.5, ledge + heightPx * 0.012),
      at(from + width * 0.5 + lean * 0.5, ledge + heightPx * 0.035),
      at(from, ledge + heightPx * 0.02),
    ];
    return (
      shape(lit, air.tone(ROCK, index % 3 === 0 ? 0.32 : 0.08)) +
      shape(step, air.tone(ROCK, index % 2 ? -0.5 : 0.4))
    );
  }).join('');
}

function addHeadland(canvas: Canvas, land: Headland): void {
  const { heightPx, widthPx, air, pen, random, unit } = canvas;
  const face = faceLine(canvas, land);
  const crest = times(7, (index, share) =>
    land.at(
      -widthPx * 0.02 + (land.edgePx + widthPx * 0.02) * share,
      heightPx * (TOP - 0.012 * Math.sin(share * 2.6) + 0.006 * (index % 2)),
    ),
  );
  const outline = `${smooth(crest)}L${face.map(coordinates).join('L')}L${coordinates(land.at(land.edgePx * 0.7, heightPx * 0.97))}L${coordinates(land.at(-widthPx * 0.02, heightPx))}Z`;
  const front = heightPx * 0.062;
  const hem = times(15, (index, share) =>
    land.at(
      -widthPx * 0.02 + (land.edgePx + widthPx * 0.03) * share,
      heightPx * TOP + front * (index % 2 ? 1.35 : 0.95) * (1 - 0.55 * share ** 4),
    ),
  );
  const cap = `${smooth(crest)}L${smooth([...hem].reverse()).slice(1)}Z`;
  canvas.add({
    id: 'headland',
    depth: 0.06,
    shows: ['cliff', 'coast'],
    svg:
      path(outline, air.tone(ROCK, -0.38)) +
      pen.clip(outline, pillars(canvas, land)) +
      path(cap, air.tone(mix(GRASS, '#35603f', 0.55), -0.3), {
        transform: `translate(0 ${Math.round(heightPx * 0.009)})`,
      }) +
      path(cap, air.tone(GRASS, 0.12)) +
      times(16, () => {
        const [x, y] = land.at(
          random.between(0, land.edgePx),
          heightPx * TOP + random.between(0.2, 0.9) * front,
        );
        return grassTuft(canvas, [x, y], random.between(9, 16) * unit, '#4f9a55');
      }).join(''),
  });
  addSurf(canvas, land, face);
}

/** Stones and foam where the rock meets the water. */
function addSurf(canvas: Canvas, { edgePx, at }: Headland, face: readonly Point[]): void {
  const { heightPx, widthPx, air, unit, random } = canvas;
  const foam = air.tone('#ffffff', 0.3);
  const [footX] = face.at(-1) ?? at(edgePx, 0);
  const line = (drop: number) =>
    times(9, (index, share) =>
      at(
        share * (edgePx + widthPx * 0.12),
        heightPx * (FOOT + 0.1 - 0.1 * share ** 2) + drop * unit + (index % 2 ? 7 : -5) * unit,
      ),
    );
  const band = (drop: number, thick: number) =>
    polygon([...line(drop), ...line(drop + thick).reverse()]);
  const stones = times(5, (index) =>
    rock(
      canvas,
      [footX + (index - 2) * 34 * unit, heightPx * (FOOT + 0.004 * index + 0.012)],
      random.between(16, 34) * unit,
      0,
      ROCK,
      false,
    ),
  );
  canvas.add({
    id: 'surf',
    depth: 0.07,
    svg:
      stones.join('') +
      path(band(0, 9), foam, { opacity: 0.9 }) +
      path(band(26, 5), foam, { opacity: 0.5 }),
  });
}

const SEA: Hex = '#2f8fb8';

/** A wave that curls over towards the rock, of sides of one: its body, the hollow under the lip, and the foam on it. */
const BREAKER = {
  body: 'M-1.7 .12C-1 .1-.75-.86 .06-1C.56-1.08 .98-.8 .94-.42C.74-.68 .38-.62 .36-.28C.36-.04 .8 .08 1.5 .12Z',
  hollow: 'M.94-.42C.74-.68 .38-.62 .36-.28C.36-.1 .5 0 .74 .05C.5-.2 .62-.46 .94-.42Z',
  foam: 'M-.62-.62C-.42-.9-.14-1.02 .06-1.06C.6-1.14 1.08-.84 1-.32C.96-.4 .92-.44 .86-.42C.9-.34 .84-.28 .8-.36C.76-.52 .66-.6 .56-.6C.5-.52 .42-.56 .4-.66C.3-.74 .2-.66 .16-.78C.04-.86-.06-.76-.14-.86C-.3-.8-.36-.72-.62-.62Z',
} as const;

function breaker(canvas: Canvas, at: Point, size: number, side: number): string {
  const { air, pen } = canvas;
  const tint = mix(SEA, '#14344a', 0.34);
  const fill = pen.linear(
    [0, -1],
    [0, 0.12],
    [
      [0, air.tone(mix(tint, '#7fd0cc', 0.5), 0.3)],
      [1, air.tone(tint, -0.2)],
    ],
  );
  return `<g transform="translate(${coordinates(at)}) scale(${(size * side).toFixed(2)} ${size.toFixed(2)})">${
    path(BREAKER.body, fill) +
    path(BREAKER.hollow, air.tone(tint, -0.5)) +
    path(BREAKER.foam, air.tone('#ffffff', 0.2))
  }</g>`;
}

/** Water that is thrown up where a wave meets the rock: a fan of white, and drops about it. */
function spray({ air, random }: Canvas, [x, y]: Point, size: number): string {
  const white = air.tone('#ffffff', 0.25);
  const tips = times(13, (index, share): Point => {
    const turn = Math.PI * (1.06 + 0.88 * share);
    const reach = size * (index % 2 ? random.between(0.74, 1) : random.between(0.42, 0.56));
    return [x + Math.cos(turn) * reach * 0.62, y + Math.sin(turn) * reach];
  });
  const drops = times(26, () => {
    const turn = Math.PI * random.between(1.12, 1.88);
    const reach = size * random.between(0.6, 1.25);
    return circle(
      [x + Math.cos(turn) * reach * 0.7, y + Math.sin(turn) * reach],
      size * random.between(0.012, 0.035),
      white,
      { opacity: 0.9 },
    );
  });
  const fan = `${smooth([[x - size * 0.5, y + size * 0.06], ...tips, [x + size * 0.5, y + size * 0.06]])}Z`;
  return path(fan, white, { opacity: 0.88 }) + drops.join('');
}

/** In a storm the sea breaks on the foot of the rock, and rolls on towards it. */
function addBreakers(canvas: Canvas, { edgePx, at }: Headland): void {
  const { widthPx, heightPx, random } = canvas;
  const open = widthPx - edgePx;
  const [landX] = at(0, 0);
  const side = landX < widthPx / 2 ? -1 : 1;
  const size = Math.min(heightPx * 0.13, open * 0.36);
  const rolling = [
    { inset: edgePx + open * 0.74, y: 0.72, scale: 0.55 },
    { inset: edgePx + open * 0.46, y: 0.83, scale: 0.8 },
    { inset: edgePx + open * 0.84, y: 0.95, scale: 1.15 },
  ].map(({ inset, y, scale }) =>
    breaker(canvas, at(inset, heightPx * y), size * scale * random.between(0.92, 1.08), side),
  );
  const bursts = [
    { inset: edgePx + widthPx * 0.04, y: FOOT + 0.03, scale: 1.7 },
    { inset: edgePx * 0.62, y: 0.975, scale: 1.05 },
    { inset: edgePx * 0.2, y: 1, scale: 0.8 },
  ].map(({ inset, y, scale }) => spray(canvas, at(inset, heightPx * y), size * scale));
  canvas.add({
    id: 'breakers',
    depth: 0.072,
    svg: rolling.join('') + bursts.join(''),
    shows: ['sea', 'wave'],
  });
}

function draw(canvas: Canvas): Ground {
  const { heightPx, widthPx, stage } = canvas;
  const horizon = heightPx * HORIZON;
  const ground = plateau(canvas);
  addSky(canvas, horizon);
  addSkySigns(canvas, horizon, stage.parts);
  if (stage.parts.some((part) => /^(?:mountains?|snowy-mountains)$/.test(part)))
    addMountains(canvas, horizon);
  addWaterSheet(canvas, 'sea', horizon, heightPx, SEA, ['sea', 'coast']);
  const isRough = stage.weather === 'storm' || stage.isRough === true;
  if (isRough) addWaves(canvas, { topPx: horizon, lowPx: heightPx, color: SEA });
  canvas.spots.splice(0);
  const land = headlandOf(canvas, ground);
  addHeadland(canvas, land);
  if (isRough) addBreakers(canvas, land);
  const [x] = land.at((land.edgePx + widthPx) / 2 + widthPx * 0.03, 0);
  canvas.spots.push({
    kind: 'water',
    at: [x, heightPx * 0.84],
    widthPx: (widthPx - land.edgePx) * 0.6,
    pxPerCm: stage.pxPerCm,
    depth: 0.5,
  });
  return ground;
}

export const cliff = world('cliff', draw);
