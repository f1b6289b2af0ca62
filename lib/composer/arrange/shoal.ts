import type { Size } from '@/lib/imaging/size';
import { edgesIn, movedTo, type Spot } from './item';

/**
 * Whoever swims where all is water: at several heights and as large as the room lets them, and not in one row as on land.
 * Divers hover among them.
 */

/** Of the picture: the water from under its surface to over its floor, with a title above and without. */
const ROOM = { top: 0.1, underTitle: 0.34, bottom: 0.82, side: 0.06 } as const;
/** Of the picture's sides, what the largest takes at most; and the free height between two rows, of the room. */
const LARGEST = { width: 0.68, height: 0.52 } as const;
const GAP = { across: 0.05, down: 0.06 } as const;
/** Of the room, how far every other row is to one side. */
const STAGGER = 0.5;
const MOST = 6;

interface Swimmer {
  spot: Spot;
  width: number;
  height: number;
}

interface Shoal {
  rows: readonly (readonly Swimmer[])[];
  scale: number;
}

const DIVES = /^(?:person|fantasy)$/;

const swims = ({ item }: Spot): boolean =>
  item.layer === 'main' &&
  item.waterlineCm === undefined &&
  (item.isAquatic === true || (DIVES.test(item.kind ?? '') && item.isActor === true));

const widthOf = (row: readonly Swimmer[]) => row.reduce((sum, { width }) => sum + width, 0);
const heightOf = (row: readonly Swimmer[]) => Math.max(...row.map(({ height }) => height));

/** So many rows of like numbers, and how much larger they may be drawn then. */
function inRows(all: readonly Swimmer[], count: number, room: Size, page: Size): Shoal {
  const each = Math.ceil(all.length / count);
  const rows = Array.from({ length: count }, (_, index) =>
    all.slice(index * each, (index + 1) * each),
  ).filter((row) => row.length > 0);
  const across = Math.min(
    ...rows.map(
      (row) => (room.widthPx * (1 - GAP.across * (row.length - 1))) / Math.max(1, widthOf(row)),
    ),
  );
  const down =
    (room.heightPx * (1 - GAP.down * (rows.length - 1))) /
    rows.reduce((sum, row) => sum + heightOf(row), 0);
  const largest = Math.min(
    ...all.map(({ width, height }) =>
      Math.min((page.widthPx * LARGEST.width) / width, (page.heightPx * LARGEST.height) / height),
    ),
  );
  return { rows, scale: Math.min(across, down, largest) };
}

/** All swimmers of a picture that is under water, enlarged and spread over it; everybody else as they were. */
export function shoaled(spots: readonly Spot[], page: Size, isTitled: boolean): Spot[] {
  const all = spots
    .filter(swims)
    .map((spot) => ({ spot, edges: edgesIn(spot) }))
    .sort((one, other) => one.edges.left - other.edges.left)
    .map(({ spot, edges }) => ({
      spot,
      width: Math.max(1, edges.right - edges.left),
      height: Math.max(1, edges.bottom - edges.top),
    }));
  if (all.length === 0 || all.length > MOST || !all.some(({ spot }) => spot.item.isAquatic))
    return [...spots];
  const top = page.heightPx * (isTitled ? ROOM.underTitle : ROOM.top);
  const left = page.widthPx * ROOM.side;
  const room = {
    widthPx: page.widthPx * (1 - 2 * ROOM.side),
    heightPx: page.heightPx * ROOM.bottom - top,
  };
  const { rows, scale } = all
    .map((_, index) => inRows(all, index + 1, room, page))
    .reduce((best, one) => (one.scale > best.scale ? one : best));
  const used = rows.reduce((sum, row) => sum + heightOf(row) * scale, 0);
  const down = (room.heightPx - used) / (rows.length + 1);
  const moved = new Map<Spot, Spot>();
  let y = top + down;
  rows.forEach((row, index) => {
    const width = widthOf(row) * scale;
    const gap = Math.min(
      room.widthPx * 0.12,
      row.length > 1 ? (room.widthPx - width) / (row.length - 1) : 0,
    );
    const free = room.widthPx - width - gap * (row.length - 1);
    const aside = rows.length === 1 ? 0 : (index % 2 === 0 ? -1 : 1) * STAGGER;
    let x = left + (free / 2) * (1 + aside);
    for (const { spot, width: own } of row) {
      const edges = edgesIn(spot);
      const from = { x: (edges.left + edges.right) / 2, y: (edges.top + edges.bottom) / 2 };
      const to = { x: x + (own * scale) / 2, y: y + (heightOf(row) * scale) / 2 };
      moved.set(spot, movedTo(spot, { from, to, scale }));
      x += own * scale + gap;
    }
    y += heightOf(row) * scale + down;
  });
  return spots.map((spot) => moved.get(spot) ?? spot);
}
