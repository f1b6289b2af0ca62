import type { Hex } from '@/lib/color/hex';
import { rectangle, shape } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { darker, lighter } from '../../palette/tones';
import { formed } from '../form';
import { markedPart } from '../marked';
import type { Pen } from '../pen';

/** What furniture is made of: boards, legs, cushions. Units are centimetres. */

/** An upright board seen from the front: lit edge above, shade on one side. */
export function board(
  pen: Pen,
  [x, y]: Point,
  width: number,
  height: number,
  color: Hex,
  radius = 0.6,
): string {
  return formed(pen, roundedPath([x, y], width, height, radius), color, {
    depth: Math.min(width, height) * 0.16,
    light: Math.min(1.1, Math.min(width, height) * 0.09),
    tone: 0.12,
  });
}

/** A leg that grows thinner downwards. */
export function leg(pen: Pen, [x, top]: Point, height: number, width: number, color: Hex): string {
  const foot = width * 0.62;
  const inset = (width - foot) / 2;
  const shade: Point[] = [
    [x + width * 0.6, top],
    [x + width, top],
    [x + width - inset, top + height],
    [x + inset + foot * 0.6, top + height],
  ];
  return markedPart(
    'legs',
    shape(
      [
        [x, top],
        [x + width, top],
        [x + width - inset, top + height],
        [x + inset, top + height],
      ],
      color,
    ) + shape(shade, darker(color, pen.shade[0] < 0 ? 0.06 : 0.18)),
  );
}

/** A soft block: cushion, mattress, upholstery. */
export function cushion(
  pen: Pen,
  [x, y]: Point,
  width: number,
  height: number,
  color: Hex,
  radius = Math.min(width, height) * 0.36,
): string {
  return formed(pen, roundedPath([x, y], width, height, radius), color, {
    depth: Math.min(width, height) * 0.26,
    light: Math.min(width, height) * 0.1,
    tone: 0.11,
    shine: 0.24,
  });
}

/** A door or a drawer's front with its knob. */
export function front(
  pen: Pen,
  [x, y]: Point,
  width: number,
  height: number,
  color: Hex,
  knob: Point,
): string {
  return (
    rectangle([x, y], width, height, darker(color, 0.22), { radius: 0.8 }) +
    board(pen, [x + 0.7, y + 0.7], width - 1.4, height - 1.4, lighter(color, 0.06), 0.6) +
    rectangle([knob[0] - 1.6, knob[1] - 1], 3.2, 2, '#e9c375', { radius: 1 })
  );
}

/** A table's top seen from a little above: the surface and its front edge. `y` is the front edge's upper line. */
export function tableTop(
  pen: Pen,
  y: number,
  width: number,
  color: Hex,
  { depth = 14, thick = 4, inset = 6 }: { depth?: number; thick?: number; inset?: number } = {},
): string {
  const w = width / 2;
  return (
    shape(
      [
        [-w, y],
        [w, y],
        [w - inset, y - depth],
        [-w + inset, y - depth],
      ],
      lighter(color, 0.26),
    ) +
    shape(
      [
        [-w, y],
        [-w * 0.3, y],
        [-w * 0.46, y - depth],
        [-w + inset, y - depth],
      ],
      '#ffffff',
      { opacity: 0.16 },
    ) +
    rectangle([-w, y], width, thick, color, { radius: 0.8 }) +
    rectangle([-w, y + thick * 0.62], width, thick * 0.38, darker(color, 0.2), { radius: 0.6 })
  );
}
