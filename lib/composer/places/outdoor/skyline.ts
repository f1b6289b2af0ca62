import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, rectangle, shape } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';

/** Towers of a city against the sky; lit windows when it is dark. */

const FACADES: readonly [Hex, ...Hex[]] = ['#8fa3cf', '#7f92c6', '#a3b3d6', '#8a9fc0', '#b0a8cc'];
const LIT: readonly [Hex, ...Hex[]] = ['#ffd98a', '#ffc060', '#fff0c0', '#a8c8ff'];
/** An old town: plaster under roofs of tiles, with the towers of its churches. */
const PLASTER: readonly [Hex, ...Hex[]] = ['#e0c3a0', '#d9b090', '#e9d3b5', '#cfae98', '#dcb8a0'];
const TILES: Hex = '#b8684f';
const OLD = { height: 0.46, tower: 1.75 } as const;
const OLD_CAPS = ['gable', 'gable', 'hip', 'gable', 'hip', 'hip'] as const;
const TOWER_CAPS = ['spire', 'dome', 'spire'] as const;
/** When lamps are lit the towers are dark before the glow of the town, the near ones more than the far. */
const DUSKY = { near: 0.6, far: 0.3, key: -0.42, color: '#2f2f6e' } as const;
/** The tower that is higher than all others, in blocks that stand on each other: shares of its width and height. */
const TIERS = [
  [1, 0.62],
  [0.72, 0.8],
  [0.46, 0.92],
  [0.22, 1],
] as const;

const CAPS = ['flat', 'flat', 'step', 'spire', 'slant', 'dome', 'mast'] as const;

interface Block {
  x: number;
  width: number;
  height: number;
  basePx: number;
  far: number;
  color: Hex;
  cap: (typeof CAPS)[number] | (typeof OLD_CAPS)[number];
  isOld?: boolean;
}

/** A roof of tiles that rises from its eaves to a ridge between two shares of its width. */
function tiled(
  x: number,
  width: number,
  top: number,
  unit: number,
  [from, to]: readonly [number, number],
  rise: number,
  fill: Hex,
): string {
  return shape(
    [
      [x - 4 * unit, top + 2],
      [x + width * from, top - width * rise],
      [x + width * to, top - width * rise],
      [x + width + 4 * unit, top + 2],
    ],
    fill,
  );
}

function capMarkup(
  { air, unit }: Canvas,
  { x, width: w, height, basePx, far, color, cap, isOld }: Block,
): string {
  const top = basePx - height;
  const fill = air.tone(isOld ? TILES : color, 0.08, far);
  switch (cap) {
    case 'gable':
      return tiled(x, w, top, unit, [0.5, 0.5], 0.42, fill);
    case 'hip':
      return tiled(x, w, top, unit, [0.18, 0.82], 0.3, fill);
    case 'step':
      return (
        rectangle([x + w * 0.18, top - 24 * unit], w * 0.64, 25 * unit, fill) +
        rectangle([x + w * 0.36, top - 46 * unit], w * 0.28, 24 * unit, fill)
      );
    case 'spire':
      return (
        shape(
          [
            [x + w * 0.1, top],
            [x + w * 0.5, top - w * 1.2],
            [x + w * 0.9, top],
          ],
          fill,
        ) + rectangle([x + w * 0.48, top - w * 1.7], 3 * unit, w * 0.7, fill)
      );
    case 'slant':
      return shape(
        [
          [x, top + 1],
          [x + w, top + 1],
          [x + w, top - w * 0.55],
        ],
        fill,
      );
    case 'dome':
      return path(
        `M${x.toFixed(1)} ${(top + 1).toFixed(1)}a${(w / 2).toFixed(1)} ${(w / 2).toFixed(1)} 0 0 1 ${w.toFixed(1)} 0Z`,
        fill,
      );
    case 'mast':
      return (
        rectangle([x + w * 0.48, top - w * 0.9], 2.6 * unit, w * 0.9, fill) +
        circle([x + w * 0.5, top - w * 0.9], 3.4 * unit, air.glow('#ff6a4a'))
      );
    case 'flat':
      return '';
  }
}

function windows(canvas: Canvas, { x, width, height, basePx, far, color }: Block): string {
  const { unit, random, air } = canvas;
  const isDark = air.areLampsLit;
  const share = isDark ? (far > 0.5 ? 0.2 : 0.42) : 0.75;
  const columns = Math.max(2, Math.floor(width / (16 * unit)));
  const rows = Math.floor((height - 12 * unit) / (19 * unit));
  const step = (width - 8 * unit) / columns;
  const data = new Map<Hex, string>();
  const pane = air.tone(mix(color, '#ffffff', 0.45), 0.2, far);
  times(rows * columns, (index) => {
    if (!random.chance(share)) return;
    const hue = isDark ? air.glow(random.pick(LIT), far) : pane;
    const left = x + 5 * unit + (index % columns) * step;
    const top = basePx - height + (9 + Math.floor(index / columns) * 19) * unit;
    const [w, h] = [step * 0.52, 9 * unit];
    data.set(
      hue,
      `${data.get(hue) ?? ''}M${left.toFixed(1)} ${top.toFixed(1)}h${w.toFixed(1)}v${h.toFixed(1)}h${(-w).toFixed(1)}Z`,
    );
  });
  return [...data].map(([hue, d]) => path(d, hue, { opacity: isDark ? 0.9 : 0.55 })).join('');
}

function blockMarkup(canvas: Canvas, block: Block): string {
  const { air, pen } = canvas;
  const { x, width, height, basePx, far, color } = block;
  const key = air.areLampsLit && !block.isOld ? DUSKY.key * (1 - far) : 0;
  const body = pen.linear(
    [0, basePx - height],
    [0, basePx],
    [
      [0, air.tone(color, key - 0.05, far * 0.6)],
      [1, air.tone(color, key + 0.05, Math.min(1, far + 0.25))],
    ],
  );
  return (
    rectangle([x, basePx - height], width, height + 4, body) +
    rectangle(
      [x + width * 0.7, basePx - height],
      width * 0.3,
      height + 4,
      air.tone(color, -0.45, far),
      { opacity: 0.55 },
    ) +
    capMarkup(canvas, block) +
    windows(canvas, block)
  );
}

/** A tower in tiers with a mast, behind the others and over all of them. */
function landmark(
  canvas: Canvas,
  { x, basePx, most, color }: { x: number; basePx: number; most: number; color: Hex },
): string {
  const [wide, high] = [104 * canvas.unit, most * 1.3];
  const tiers = TIERS.map(([across, up]) =>
    blockMarkup(canvas, {
      x: x - (wide * across) / 2,
      width: wide * across,
      height: high * up,
      basePx,
      far: 0.36,
      color,
      cap: up === 1 ? 'mast' : 'flat',
    }),
  );
  return tiers.reverse().join('');
}

interface SkylineOptions {
  /** Height of the towers, a share of the sky. */
  heightShare: number;
  nearFar?: number;
}

export function addSkyline(
  canvas: Canvas,
  basePx: number,
  { heightShare, nearFar = 0.35 }: SkylineOptions,
): void {
  const { random, widthPx, unit, stage, air } = canvas;
  const isOld = stage.isOldTown ?? false;
  const isDusky = air.areLampsLit && !isOld;
  const facade = (far: number): Hex =>
    isDusky
      ? mix(random.pick(FACADES), DUSKY.color, far > 0.5 ? DUSKY.far : DUSKY.near)
      : random.pick(isOld ? PLASTER : FACADES);
  const most = basePx * heightShare * (isOld ? OLD.height : 1);
  const center = random.between(0.25, 0.75);
  const row = (far: number, low: number, high: number, narrow: number, wide: number) => {
    const blocks: string[] = [];
    for (let x = -20 * unit; x < widthPx;) {
      const width = random.between(narrow, wide) * unit;
      const middle = Math.exp(-(((x / widthPx - center) / 0.24) ** 2));
      const height = most * (random.between(low, high) + 0.34 * middle);
      const isTower = isOld && random.chance(0.14);
      const cap = isTower ? random.pick(TOWER_CAPS) : random.pick(isOld ? OLD_CAPS : CAPS);
      blocks.push(
        blockMarkup(canvas, {
          x,
          width: isTower ? width * 0.6 : width,
          height: isTower ? height * OLD.tower : height,
          basePx,
          far,
          color: facade(far),
          cap: far > 0.5 && !isOld ? 'flat' : cap,
          isOld,
        }),
      );
      x += width * random.between(0.96, 1.16);
    }
    return blocks.join('');
  };
  canvas.add({
    id: 'skyline-far',
    depth: 0.028,
    svg: row(0.8, 0.3, 0.62, 36, 60),
    shows: ['city'],
  });
  canvas.add({
    id: 'skyline',
    depth: 0.033,
    svg:
      (isOld ? '' : landmark(canvas, { x: center * widthPx, basePx, most, color: facade(0.4) })) +
      row(isDusky ? nearFar * 0.5 : nearFar, 0.3, 0.78, 56, 100),
    shows: ['city', 'skyline', 'skyscraper'],
  });
}
