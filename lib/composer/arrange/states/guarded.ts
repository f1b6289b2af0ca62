import { circle, path, rectangle, stroke } from '@/lib/svg/markup';
import { coordinates, polygon } from '@/lib/svg/path';
import { heightOf, type Point, times, widthOf } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { middleOf } from './edges';
import type { Silhouette } from './silhouette';
import { behind, over, type State, widened } from './state';

/** What is in armour or behind bars. */

const STEEL = { plate: '#b9c3d0', light: '#e4eaf1', dark: '#7d8aa0' } as const;
/** Plates from the front to the back, and how far down they reach, of the height. */
const PLATES = 7;
const REACH = 0.66;

/** Where its plates end below: scallops, one a plate. */
function hem({ box }: Silhouette): string {
  const y = box.top + heightOf(box) * REACH;
  const wide = widthOf(box) / PLATES;
  const scallops = times(PLATES, (index) => {
    const x = box.right - wide * index;
    return `Q${coordinates([x - wide / 2, y + heightOf(box) * 0.09])} ${coordinates([x - wide, y])}`;
  });
  return `M${coordinates([box.right, y])}${scallops.join('')}`;
}

/** Plates of steel over whoever wears them, legs and face left free, with rivets and a golden hem. */
export const armored: State = (drawing, { shape, pen, trimColors }) => {
  const { box, size, skin } = shape;
  const [wide, high] = [widthOf(box), heightOf(box)];
  const edge = hem(shape);
  const plated = `${edge}L${coordinates([box.left, box.top])}L${coordinates([box.right, box.top])}Z`;
  const plates = times(PLATES, (index) => {
    const x = box.left + (wide * index) / PLATES;
    return (
      rectangle([x, box.top], wide / PLATES, high, index % 2 ? STEEL.plate : STEEL.light) +
      rectangle([x, box.top], size * 0.012, high, STEEL.dark) +
      times(6, (row) =>
        circle([x + size * 0.035, box.top + high * (0.06 + row * 0.12)], size * 0.009, STEEL.dark),
      ).join('')
    );
  }).join('');
  const trim = stroke(edge, trimColors[0] ?? HOUSE.gold, size * 0.028);
  return over(drawing, pen.clip(skin, pen.clip(plated, plates) + trim));
};

/** A cage of bars about it: some behind it, some before it. */
export const caged: State = (drawing, { shape }) => {
  const { box, size } = shape;
  const room = size * 0.12;
  const [left, right] = [box.left - room, box.right + room];
  const [top, bottom] = [box.top - room * 1.2, box.bottom];
  const iron = '#4a5163';
  const bars = (count: number, shift: number, color: string, width: number) =>
    times(count, (index) => {
      const x = left + ((right - left) * (index + shift)) / (count - 1 + 2 * shift);
      return stroke(`M${coordinates([x, top])}L${coordinates([x, bottom])}`, color, width);
    }).join('');
  const beam = (y: number, high: number): string =>
    rectangle([left - size * 0.02, y], right - left + size * 0.04, high, iron, {
      radius: size * 0.015,
    });
  const roof = path(
    polygon([
      [left, top],
      [right, top],
      [right - size * 0.1, top - size * 0.07],
      [left + size * 0.1, top - size * 0.07],
    ]),
    '#39404f',
  );
  const back = roof + bars(7, 0.5, '#8d95a6', size * 0.012);
  const front = bars(8, 0, iron, size * 0.02) + beam(top - size * 0.02, size * 0.045);
  const caught = over(
    behind(drawing, back),
    front +
      beam(bottom - size * 0.025, size * 0.05) +
      lock([right - room * 0.9, middleOf(shape)[1]], size * 0.05),
  );
  return widened(caught, { left: room, right: room, top: room * 1.2 + size * 0.08 });
};

/** A padlock. */
function lock([x, y]: Point, size: number): string {
  return (
    stroke(
      `M${coordinates([x - size * 0.5, y])}v${(-size * 0.5).toFixed(2)}a${(size * 0.5).toFixed(2)} ${(size * 0.5).toFixed(2)} 0 0 1 ${size.toFixed(2)} 0v${(size * 0.5).toFixed(2)}`,
      '#5d6677',
      size * 0.24,
    ) +
    rectangle([x - size * 0.8, y], size * 1.6, size * 1.3, HOUSE.gold, { radius: size * 0.2 }) +
    circle([x, y + size * 0.6], size * 0.2, '#7a5a1e')
  );
}
