import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path } from '@/lib/svg/markup';
import { blob } from '@/lib/svg/path';
import { type Point, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { formed } from '../form';
import { markedPart } from '../marked';
import type { Pen } from '../pen';

/** What trees are made of: trunks, crowns of foliage, fruit. */

/** A trunk with a few boughs, in centimetres. */
export function trunk(
  pen: Pen,
  height: number,
  width: number,
  color: Hex = HOUSE.woodDark,
): string {
  const w = width / 2;
  const data = `M${-w * 1.7} 0Q${-w * 0.8} ${-height * 0.2} ${-w * 0.7} ${-height * 0.6}L${-w * 0.5} ${-height}H${w * 0.5}L${w * 0.7} ${-height * 0.6}Q${w * 0.8} ${-height * 0.2} ${w * 1.7} 0Q0 ${width * 0.2} ${-w * 1.7} 0Z`;
  return markedPart('trunk', formed(pen, data, color, { depth: width * 0.3, light: width * 0.12 }));
}

/** A cloud of foliage: a bumpy round in three tones with a few single leaves as light. */
export function crown(
  pen: Pen,
  [x, y]: Point,
  rx: number,
  ry: number,
  color: Hex,
  bumps = 11,
): string {
  const outline = (scale: number, turn: number): Point[] =>
    times(bumps * 2, (index) => {
      const [px, py] = polar((index * 180) / bumps + turn, index % 2 ? 0.93 : 1.04);
      return [x + px * rx * scale, y + py * ry * scale];
    });
  const data = blob(outline(1, 4), 0.22);
  const [sx, sy] = pen.shade;
  const lit = (scale: number, push: number, fill: Hex, opacity = 1) =>
    path(
      blob(
        outline(scale, 14).map(([px, py]) => [px - sx * rx * push, py - sy * ry * push] as const),
        0.22,
      ),
      fill,
      { opacity },
    );
  const dots = times(9, () => {
    const [px, py] = polar(pen.random.between(180, 330), pen.random.between(0.2, 0.75));
    return ellipse([x + px * rx, y + py * ry], rx * 0.07, ry * 0.045, lighter(color, 0.35), {
      opacity: 0.8,
    });
  }).join('');
  return markedPart(
    'leaves',
    path(data, darker(color, 0.24)) +
      pen.clip(data, lit(0.94, 0.16, color) + lit(0.62, 0.36, lighter(color, 0.14)) + dots),
  );
}

/** Fruit, round and lit, at these spots. */
export const fruitOn = (spots: readonly Point[], color: Hex, r: number) =>
  spots
    .map(
      ([x, y]) =>
        circle([x + r * 0.12, y + r * 0.15], r, darker(color, 0.2)) +
        circle([x, y], r * 0.9, color) +
        circle([x - r * 0.3, y - r * 0.3], r * 0.26, '#ffffff', { opacity: 0.6 }),
    )
    .join('');
