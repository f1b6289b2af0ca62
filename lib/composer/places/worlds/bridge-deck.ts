import type { Hex } from '@/lib/color/hex';
import { path, rectangle } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import { addFarHills, addMist } from '../outdoor/far';
import { addSky } from '../outdoor/sky';
import { addSkyline } from '../outdoor/skyline';
import { addWaterSheet } from '../outdoor/way';
import type { Ground } from '../place';
import { world } from './world';

/** A bridge from its side, so near that those on it are large: a parapet behind them, its arches in the water below. */

/** Shares of the height: the far shore, the way over the bridge and its near edge, and how high the parapet is. */
const SHORE = [0.5, 0.56] as const;
const DECK = { top: 0.745, edge: 0.81, parapet: 0.1 } as const;
/** Of the width, from the middle of one arch to that of the next, and how wide an arch is. */
const ARCH = { step: 0.52, width: 0.4 } as const;
const STONE: Hex = '#a7a0ad';
const WOOD: Hex = '#a8754c';
const WATER: Hex = '#3f87ae';
const n = number;

const FOOTBRIDGE = 'footbridge-deck';
const isWooden = ({ stage }: Canvas) => stage.parts.includes(FOOTBRIDGE);

/** A wall of stone with a coping, or wooden posts and rails. */
function parapet(canvas: Canvas): string {
  const { widthPx, heightPx, air, unit } = canvas;
  const [base, high] = [heightPx * DECK.top, heightPx * DECK.parapet];
  const top = base - high;
  const stone = air.tone(STONE, 0.1);
  const wide = 26 * unit;
  const gaps = Math.ceil(widthPx / (62 * unit));
  const balusters = times(gaps, (index) =>
    rectangle([((index + 0.3) / gaps) * widthPx, top], wide, high, air.tone(STONE, 0.02)),
  );
  return (
    rectangle([0, base - 14 * unit], widthPx, 20 * unit, air.tone(STONE, -0.12)) +
    balusters.join('') +
    rectangle([0, top - 12 * unit], widthPx, 22 * unit, stone) +
    rectangle([0, top - 12 * unit], widthPx, 6 * unit, air.tone(STONE, 0.35))
  );
}

function railing(canvas: Canvas): string {
  const { widthPx, heightPx, air, unit } = canvas;
  const [base, high] = [heightPx * DECK.top, heightPx * DECK.parapet];
  const posts = times(8, (index) =>
    rectangle(
      [((index + 0.4) / 8) * widthPx, base - high * 1.1],
      18 * unit,
      high * 1.1,
      air.tone('#7d5340', -0.05),
    ),
  );
  const rails = [1, 0.55].map((share) =>
    rectangle([0, base - high * share], widthPx, 13 * unit, air.tone(WOOD, 0.1)),
  );
  return posts.join('') + rails.join('');
}

/** The way, its near edge, and the wall below with its arches. */
function body(canvas: Canvas): string {
  const { widthPx, heightPx, air, unit, random } = canvas;
  const color = isWooden(canvas) ? WOOD : STONE;
  const [top, edge] = [heightPx * DECK.top, heightPx * DECK.edge];
  const crown = edge + heightPx * 0.045;
  const shift = random.between(-0.1, 0.1);
  const half = (widthPx * ARCH.width) / 2;
  const arches = times(4, (index) => {
    const x = widthPx * (0.5 + shift + (index - 1.5) * ARCH.step);
    return `M${n(x - half)} ${n(heightPx + 9)}V${n(crown + half * 0.5)}Q${n(x - half)} ${n(crown)} ${n(x)} ${n(crown)}Q${n(x + half)} ${n(crown)} ${n(x + half)} ${n(crown + half * 0.5)}V${n(heightPx + 9)}Z`;
  });
  const wall = `M0 ${n(edge)}H${n(widthPx)}V${n(heightPx)}H0Z`;
  return (
    rectangle([0, top], widthPx, edge - top, air.tone(isWooden(canvas) ? WOOD : '#c3bcc4', 0.12)) +
    path(wall, air.tone(color, -0.14)) +
    path(arches.join(''), air.tone(WATER, -0.42)) +
    `<path d="${arches.join('')}" fill="none" stroke="${air.tone(color, 0.18)}" stroke-width="${n(13 * unit)}"/>` +
    rectangle([0, edge], widthPx, 16 * unit, air.tone(color, 0.24)) +
    rectangle([0, edge + 16 * unit], widthPx, 5 * unit, air.tone(color, -0.4))
  );
}

function drawBridgeDeck(canvas: Canvas): Ground {
  const { heightPx, stage, random, unit } = canvas;
  const shows = [isWooden(canvas) ? FOOTBRIDGE : 'bridge-deck'];
  const shorePx = heightPx * random.between(...SHORE);
  const inTown = stage.parts.some((part) => /^(?:city|street|square)$/.test(part));
  addSky(canvas, shorePx);
  if (inTown) addSkyline(canvas, shorePx, { heightShare: 0.6, nearFar: 0.4 });
  else addFarHills(canvas, shorePx, '#6f9f7c');
  addMist(canvas, 'river-mist', shorePx, 70 * unit, 0.35, 0.036);
  addWaterSheet(canvas, 'river', shorePx, heightPx, WATER, ['river', 'water', 'lake']);
  canvas.add({
    id: 'parapet',
    depth: 0.047,
    svg: isWooden(canvas) ? railing(canvas) : parapet(canvas),
    shows,
  });
  canvas.add({ id: 'bridge-deck', depth: 0.05, svg: body(canvas), shows });
  const [top, edge] = [heightPx * DECK.top, heightPx * DECK.edge];
  const main = top + (edge - top) * 0.6;
  return {
    yAt: (depth) => Math.min(edge - 4 * unit, top + (main - top) * (depth / 0.55)),
    pxPerCmAt: () => stage.pxPerCm,
    mainDepth: 0.55,
  };
}

export const bridgeDecks = [
  world('bridge-deck', drawBridgeDeck),
  world(FOOTBRIDGE, drawBridgeDeck),
];
