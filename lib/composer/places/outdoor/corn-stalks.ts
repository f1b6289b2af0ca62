import { ellipse, path, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';

const n = number;

/** A long leaf that bends over to one side. */
const leaf = (x: number, y: number, reach: number, thick: number): string =>
  `M${n(x)} ${n(y)}Q${n(x + reach * 0.45)} ${n(y - Math.abs(reach) * 0.9)} ${n(x + reach)} ${n(y - Math.abs(reach) * 0.1)}Q${n(x + reach * 0.4)} ${n(y - Math.abs(reach) * 0.55)} ${n(x)} ${n(y + thick)}Z`;

/** One stalk of corn: its leaves by turns, a cob in its husk, a tassel on top. */
function stalk({ air, unit, heightPx, random }: Canvas, x: number, high: number): string {
  const foot = heightPx + 14 * unit;
  const green = air.tone('#4f8f40', -0.1);
  const leaves = times(6, (index) => {
    const side = index % 2 ? 1 : -1;
    const y = foot - high * (0.24 + index * 0.12);
    const reach = side * high * random.between(0.24, 0.34) * (1 - index * 0.06);
    return path(leaf(x, y, reach, 9 * unit), air.tone(index % 3 ? '#62a850' : '#86c060', 0.05));
  });
  const [cobX, cobY] = [x + 8 * unit, foot - high * 0.52];
  const tassel = [-14, -5, 5, 14]
    .map((aside) =>
      stroke(
        `M${n(x)} ${n(foot - high)}l${n(aside * unit)} ${n(-high * 0.12)}`,
        air.tone('#e3c468', 0.1),
        3 * unit,
      ),
    )
    .join('');
  return (
    stroke(`M${n(x)} ${n(foot)}V${n(foot - high)}`, green, 7 * unit) +
    leaves.join('') +
    ellipse([cobX, cobY], 9 * unit, 24 * unit, air.tone('#f3cf5a', 0.1)) +
    path(leaf(cobX - 8 * unit, cobY + 24 * unit, 20 * unit, 12 * unit), air.tone('#74b258', 0)) +
    tassel
  );
}

/** Stalks at both lower corners, where one looks out of the corn. */
export function addStalks(canvas: Canvas): void {
  const { widthPx, heightPx, random } = canvas;
  const stalks = times(9, (index) => {
    const side = index % 2 ? 1 : -1;
    const inset = widthPx * (0.015 + Math.floor(index / 2) * 0.055 + random.between(-0.012, 0.012));
    const high = heightPx * random.between(0.2, 0.34) * (1 - Math.floor(index / 2) * 0.13);
    return stalk(canvas, side < 0 ? inset : widthPx - inset, high);
  });
  canvas.add({
    id: 'corn-stalks',
    role: 'foreground',
    depth: 0.97,
    svg: stalks.join(''),
    shows: ['corn-field', 'corn'],
  });
}
