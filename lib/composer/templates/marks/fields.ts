import { path } from '@/lib/svg/markup';
import { ellipsePath, polygon, roundedPath } from '@/lib/svg/path';
import { add, type Point, polar, times } from '@/lib/svg/point';
import { tells, textOf } from '../design/words';
import type { TemplateRequest } from '../template';

export type Field = 'disc' | 'hexagon' | 'leaf' | 'arch' | 'diamond' | 'tile';

/** Shapes that a mark is told to be on or in. */
const TOLD_FIELDS: readonly (readonly [string, Field])[] = [
  ['hexagon', 'hexagon'],
  ['hexagonal', 'hexagon'],
  ['honeycomb cell', 'hexagon'],
  ['diamond shape', 'diamond'],
  ['rhombus', 'diamond'],
  ['rounded square', 'tile'],
  ['square', 'tile'],
  ['circle', 'disc'],
  ['disc', 'disc'],
  ['circular', 'disc'],
];

export const toldField = ({ brief }: TemplateRequest): Field | undefined =>
  TOLD_FIELDS.find(([word]) => tells(textOf(brief), word))?.[1];

/** The field that a mark alone stands on, with a line around it. */
export function fieldArt([x, y]: Point, r: number, field: Field): string {
  if (field === 'hexagon')
    return polygon(times(6, (index) => add([x, y], polar(index * 60 - 90, r * 1.08))));
  if (field === 'diamond')
    return polygon(times(4, (index) => add([x, y], polar(index * 90 - 90, r * 1.32))));
  if (field === 'tile')
    return roundedPath([x - r * 0.92, y - r * 0.92], r * 1.84, r * 1.84, r * 0.3);
  if (field === 'leaf')
    return `M${x - r} ${y - r}H${x + r * 0.3}A${r * 0.7} ${r * 0.7} 0 0 1 ${x + r} ${y - r * 0.3}V${y + r}H${x - r * 0.3}A${r * 0.7} ${r * 0.7} 0 0 1 ${x - r} ${y + r * 0.3}Z`;
  if (field === 'arch')
    return `M${x - r * 0.94} ${y + r}V${y - r * 0.1}A${r * 0.94} ${r * 0.94} 0 0 1 ${x + r * 0.94} ${y - r * 0.1}V${y + r}Z`;
  return ellipsePath([x, y], r);
}

/** The mark of nobody: four leaves about a middle, where a logo is asked for and nothing is told that it is of. */
export function plainMark([x, y]: Point, r: number, ink: string): string {
  const gap = r * 0.07;
  const leaf = (dx: 1 | -1, dy: 1 | -1, isRound: boolean) => {
    const [fromX, fromY] = [x + dx * gap, y + dy * gap];
    const [toX, toY] = [x + dx * r, y + dy * r];
    const sweep = dx * dy > 0 ? 1 : 0;
    const arc = `A${r - gap} ${r - gap} 0 0 ${sweep}`;
    return isRound
      ? `M${fromX} ${fromY}H${toX}${arc} ${fromX} ${toY}Z`
      : `M${toX} ${fromY}V${toY}H${fromX}${arc} ${toX} ${fromY}Z`;
  };
  return path(leaf(1, -1, true) + leaf(-1, 1, true) + leaf(-1, -1, false) + leaf(1, 1, false), ink);
}
