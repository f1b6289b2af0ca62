import type { Hex } from '@/lib/color/hex';
import { circle, line, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import { add, type Point, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { markedPart } from '../marked';
import type { Pen } from '../pen';

/** Wheels, panes and lamps of vehicles, in centimetres. */

/** A tyre with a disc or a star of spokes in it. */
export function wheel(
  pen: Pen,
  at: Point,
  radius: number,
  { hub = HOUSE.metal, spokes = 0 }: { hub?: Hex; spokes?: number } = {},
): string {
  const star = times(spokes, (index) => {
    const to = add(at, polar((index * 360) / spokes + 12, radius * 0.6));
    return line([at, to], darker(hub, 0.25), radius * 0.1);
  });
  return markedPart(
    'wheels',
    circle(at, radius, HOUSE.rubber) +
      circle(add(at, [-radius * 0.06, -radius * 0.06]), radius * 0.9, lighter(HOUSE.rubber, 0.12)) +
      circle(at, radius * 0.64, darker(hub, 0.28)) +
      circle(
        add(at, [-radius * 0.03, -radius * 0.04]),
        radius * 0.56,
        spokes ? darker(hub, 0.06) : hub,
      ) +
      star.join('') +
      circle(at, radius * 0.2, lighter(hub, 0.45)),
  );
}

/** A thin wheel of a bicycle: tyre, rim and fine spokes. */
export function spokedWheel(pen: Pen, at: Point, radius: number, color: Hex = HOUSE.metal): string {
  const count = pen.pxPerCm * radius > 22 ? 14 : 8;
  const spokes = times(count, (index) => {
    const angle = (index * 360) / count;
    return line(
      [add(at, polar(angle + 24, radius * 0.08)), add(at, polar(angle, radius * 0.92))],
      color,
      radius * 0.018,
    );
  });
  return markedPart(
    'wheels',
    stroke(ellipsePath(at, radius * 0.96), HOUSE.rubber, radius * 0.1) +
      stroke(ellipsePath(at, radius * 0.88), lighter(color, 0.3), radius * 0.05) +
      spokes.join('') +
      circle(at, radius * 0.09, darker(color, 0.3)),
  );
}

/** Glass that mirrors the sky: a pane with two slanting lights. Its outline is marked, for who is seen behind it. */
export function pane(pen: Pen, data: string, color: Hex = '#a9d3ea'): string {
  const glint = shape(
    [
      [-400, 0],
      [-340, 0],
      [-200, -320],
      [-260, -320],
    ],
    HOUSE.white,
    { opacity: 0.3 },
  );
  const strips = times(7, (index) => `<g transform="translate(${index * 130} 0)">${glint}</g>`);
  const outline = `<g data-pane="">${path(data, darker(color, 0.12))}</g>`;
  return markedPart('windows', outline + pen.clip(data, path(data, color) + strips.join('')));
}

export function lamp([x, y]: Point, width: number, height: number, color: Hex = '#fff0b8'): string {
  return (
    rectangle([x - width / 2, y - height / 2], width, height, darker(color, 0.12), {
      radius: Math.min(width, height) * 0.4,
    }) +
    rectangle([x - width / 2, y - height / 2], width * 0.8, height * 0.8, color, {
      radius: Math.min(width, height) * 0.35,
    })
  );
}

/** Windows side by side between two edges, as many as fit. */
export const windowRow = (
  pen: Pen,
  from: number,
  to: number,
  y: number,
  width: number,
  height: number,
  gap: number,
) =>
  times(Math.floor((to - from + gap) / (width + gap)), (index) => {
    const x = from + index * (width + gap);
    return pane(pen, `M${x} ${y}V${y - height}H${x + width}V${y}Z`);
  }).join('');
