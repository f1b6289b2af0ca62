import { mix } from '@/lib/color/hex';
import { shape, stroke } from '@/lib/svg/markup';
import { times, type Point } from '@/lib/svg/point';
import type { Design } from '../design/design';
import { square } from '../design/frame';
import { iconIn } from '../design/subject';
import { INK, LAND, PAPER } from './parts';

type At = (x: number, y: number) => Point;

/** Where a peak stands from the middle of the island, in shares of the short side, and its size. */
const PEAKS = [
  [-0.04, -0.16, 1.1],
  [0.08, -0.13, 0.85],
  [-0.15, -0.12, 0.75],
] as const;

const GREEN = '#3f6b3a';

/** Three peaks, lit from the left. */
export function peaks(design: Design, at: At): void {
  const s = design.shortSide;
  for (const [x, y, size] of PEAKS) {
    const [px, py] = at(x, y);
    const r = s * 0.075 * size;
    const foot = py + r * 0.7;
    design.addArt(
      shape(
        [
          [px - r, foot],
          [px, py - r],
          [px + r, foot],
        ],
        mix('#8a6a45', PAPER, 0.15),
      ),
      shape(
        [
          [px, py - r],
          [px + r, foot],
          [px + r * 0.2, foot],
        ],
        '#6d5033',
      ),
      shape(
        [
          [px, py - r],
          [px + r * 0.34, py - r * 0.42],
          [px + r * 0.06, py - r * 0.3],
          [px - r * 0.1, py - r * 0.46],
          [px - r * 0.34, py - r * 0.42],
        ],
        mix(PAPER, '#ffffff', 0.5),
      ),
      stroke(`M${px - r} ${foot}L${px} ${py - r}L${px + r} ${foot}`, INK, design.px(4)),
    );
  }
}

/** Middle of the wood, its half width and how many rows of trees it has. */
const WOOD = { x: -0.23, y: 0.04, reach: 0.09, rows: 4 } as const;

/** A wood of firs, the nearer before the farther. */
export function woods(design: Design, at: At): void {
  const s = design.shortSide;
  const r = s * 0.026;
  for (const row of times(WOOD.rows, (index) => index))
    for (const column of times(row % 2 ? 4 : 5, (index) => index)) {
      const along = (column + (row % 2 ? 0.5 : 0)) / 4 - 0.5;
      const [x, y] = at(WOOD.x + along * WOOD.reach * 2, WOOD.y + (row - 1.5) * 0.034);
      const fir = (half: number, top: number, foot: number, tone: string) =>
        shape(
          [
            [x - half, foot],
            [x, top],
            [x + half, foot],
          ],
          tone,
        );
      design.addArt(
        stroke(`M${x} ${y}V${y + r * 0.5}`, INK, design.px(5)),
        fir(r * 0.9, y - r * 1.3, y, GREEN),
        fir(r * 0.7, y - r * 2, y - r * 0.7, mix(GREEN, LAND, 0.22)),
      );
    }
}

const PALMS = [
  [-0.22, 0.02],
  [-0.18, 0.09],
  [0.1, 0.14],
  [0.25, -0.06],
  [-0.04, 0.18],
] as const;

/** Palms over an island of which nothing else is told. */
export function palms(design: Design, at: At): void {
  const s = design.shortSide;
  const look = {
    style: 'solid',
    ink: GREEN,
    cool: GREEN,
    warm: GREEN,
    ground: LAND,
    strokePx: s * 0.006,
  } as const;
  for (const [x, y] of PALMS)
    design.addArt(iconIn('palm tree', square(at(x, y), s * 0.075), look)?.svg ?? '');
}
