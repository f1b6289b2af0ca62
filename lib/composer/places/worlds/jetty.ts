import type { Hex } from '@/lib/color/hex';
import { ellipse, path, rectangle } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import { addFarHills, addMist } from '../outdoor/far';
import { addSky } from '../outdoor/sky';
import { addWaterSheet } from '../outdoor/way';
import type { Ground } from '../place';
import { world } from './world';

/** A wooden jetty across the picture, seen from its side, with the open water behind it and under it. */

/** Shares of the height: where the water meets the sky, the boards and their near edge. */
const HORIZON = [0.46, 0.54] as const;
const BOARDS = { top: 0.765, edge: 0.85, beam: 0.035 } as const;
/** Of the width, how far apart its posts are, and how wide one is. */
const POST = { step: 0.17, width: 0.026 } as const;
const WOOD: Hex = '#b98a60';
const SEA: Hex = '#3f8fb4';

const n = number;

interface End {
  endPx: number;
  /** It comes from the left. */
  isLeft: boolean;
}

/** Where the end of the jetty is, from the side that it comes from: on a wide page it ends in the picture. */
function endOf({ widthPx, heightPx, stage, random }: Canvas): End {
  const isLeft = stage.focusX < 0.5 || (stage.focusX === 0.5 && random.chance(0.5));
  const reach = widthPx > heightPx * 1.2 ? 0.82 : 1.1;
  return { endPx: isLeft ? widthPx * reach : widthPx * (1 - reach), isLeft };
}

function boards(canvas: Canvas, { endPx, isLeft }: End): string {
  const { widthPx, heightPx, air, unit } = canvas;
  const [left, right] = isLeft ? [-20, endPx] : [endPx, widthPx + 20];
  const [top, edge] = [heightPx * BOARDS.top, heightPx * BOARDS.edge];
  const beam = heightPx * BOARDS.beam;
  const count = Math.ceil((right - left) / (34 * unit));
  const joints = times(count, (index) => {
    const x = left + ((right - left) * index) / count;
    const slant = ((x - widthPx / 2) / widthPx) * 46 * unit;
    return `M${n(x)} ${n(top)}L${n(x + slant)} ${n(edge)}`;
  });
  return (
    rectangle([left, top], right - left, edge - top, air.tone(WOOD, 0.05)) +
    rectangle([left, top], right - left, 5 * unit, air.tone('#e2bd8c', 0.25)) +
    `<path d="${joints.join('')}" stroke="${air.tone('#7d5340', -0.2)}" stroke-width="${n(2.2 * unit)}" stroke-opacity=".55" fill="none"/>` +
    rectangle([left, edge], right - left, beam, air.tone('#8a6144', -0.15)) +
    rectangle([left, edge], right - left, 4 * unit, air.tone('#d3a878', 0.2))
  );
}

/** Posts down into the water, each with its broken reflection. */
function posts(canvas: Canvas, { endPx, isLeft }: End): string {
  const { widthPx, heightPx, air, unit, random } = canvas;
  const wide = widthPx * POST.width;
  const [from, foot] = [heightPx * BOARDS.edge, heightPx * 0.955];
  const shift = random.between(0.02, POST.step);
  return times(8, (index) => {
    const x = widthPx * (shift + (index - 1) * POST.step);
    if (isLeft ? x > endPx - wide : x < endPx + wide) return '';
    const rings = times(3, (ring) =>
      ellipse(
        [x + wide / 2, foot + ring * 9 * unit],
        wide * (0.9 - ring * 0.2),
        3 * unit,
        air.tone(SEA, -0.45),
        { opacity: 0.4 - ring * 0.1 },
      ),
    );
    return (
      rings.join('') +
      rectangle([x, from], wide, foot - from, air.tone('#6f4a35', -0.2)) +
      rectangle([x, from], wide * 0.3, foot - from, air.tone('#9a6d4c', 0.1))
    );
  }).join('');
}

/** A bollard at the end, with a rope about it. */
function bollard(canvas: Canvas, { endPx, isLeft }: End): string {
  const { widthPx, heightPx, air, unit } = canvas;
  const edge = isLeft ? Math.min(endPx, widthPx) : Math.max(endPx, 0);
  const x = edge + (isLeft ? -1 : 1) * 46 * unit;
  const [top, wide] = [heightPx * BOARDS.top, 30 * unit];
  return (
    rectangle([x - wide / 2, top - 58 * unit], wide, 70 * unit, air.tone('#6f4a35', -0.1), {
      radius: 5 * unit,
    }) +
    rectangle([x - wide / 2, top - 58 * unit], wide * 0.34, 70 * unit, air.tone('#9a6d4c', 0.15), {
      radius: 5 * unit,
    }) +
    [0, 8]
      .map((down) =>
        path(
          `M${n(x - wide * 0.6)} ${n(top - (30 - down) * unit)}h${n(wide * 1.2)}v${n(6 * unit)}h${n(-wide * 1.2)}Z`,
          air.tone('#e9d9b4', -0.05 * down),
        ),
      )
      .join('')
  );
}

function drawJetty(canvas: Canvas): Ground {
  const { heightPx, stage, random, unit, widthPx } = canvas;
  const horizonPx = heightPx * random.between(...HORIZON);
  const isLake = stage.parts.some((part) => /^(?:lake|river)$/.test(part));
  addSky(canvas, horizonPx);
  if (isLake || random.chance(0.4)) addFarHills(canvas, horizonPx, '#6f9a8a');
  addMist(canvas, 'water-mist', horizonPx, 70 * unit, 0.4, 0.036);
  addWaterSheet(canvas, 'jetty-water', horizonPx, heightPx, SEA, ['sea', 'lake', 'water']);
  const end = endOf(canvas);
  const shows = ['jetty'];
  canvas.add({ id: 'jetty-posts', depth: 0.046, svg: posts(canvas, end), shows });
  canvas.add({ id: 'jetty', depth: 0.05, svg: boards(canvas, end) + bollard(canvas, end), shows });
  canvas.spots.push({
    kind: 'water',
    at: [widthPx * (1 - stage.focusX), horizonPx + heightPx * 0.16],
    widthPx: widthPx * 0.4,
    pxPerCm: stage.pxPerCm * 0.6,
    depth: 0.043,
  });
  const [top, edge] = [heightPx * BOARDS.top, heightPx * BOARDS.edge];
  const main = top + (edge - top) * 0.62;
  // All that stands is on the boards: what is nearer stands no lower than their edge.
  return {
    yAt: (depth) => Math.min(edge - 4 * unit, top + (main - top) * (depth / 0.55)),
    pxPerCmAt: () => stage.pxPerCm,
    mainDepth: 0.55,
  };
}

export const jetty = world('jetty', drawJetty);
