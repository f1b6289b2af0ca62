import type { Hex } from '@/lib/color/hex';
import { circle, path, rectangle, shape } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { formed } from '../form';
import type { Pen } from '../pen';
import { WALL_MATERIALS, wallTexture } from './ridged/wall';

/** Walls, windows, doors and roofs, in centimetres; light comes from the left. */

/** A wall with its shaded side third. */
export function wall(
  pen: Pen,
  x: number,
  width: number,
  height: number,
  color: Hex,
  up = 0,
  material?: string,
): string {
  const outline = `M${x} ${-up}V${-up - height}H${x + width}V${-up}Z`;
  const known = WALL_MATERIALS.find((one) => one === material);
  if (known) {
    const edges = { left: x, right: x + width, top: -up - height, bottom: -up };
    const extra = wallTexture(pen, known, edges, color);
    return formed(pen, outline, color, {
      depth: width * 0.07,
      light: width * 0.018,
      tone: 0.12,
      extra,
    });
  }
  const courses = times(Math.floor(width / 150), (index) =>
    rectangle(
      [
        x + 30 + ((index * 137) % Math.max(60, width - 90)),
        -up - height * (0.15 + ((index * 0.37) % 0.7)),
      ],
      46,
      10,
      darker(color, 0.08),
      { radius: 3 },
    ),
  );
  return formed(pen, outline, color, {
    depth: width * 0.07,
    light: width * 0.018,
    tone: 0.12,
    extra: courses.join(''),
  });
}

interface WindowOptions {
  lit?: boolean;
  arched?: boolean;
  frame?: Hex;
  shutters?: Hex;
  flowers?: boolean;
}

/** A window: lower left corner, size. */
export function windowAt(
  at: Point,
  width: number,
  height: number,
  options: WindowOptions = {},
): string {
  const { lit = false, arched = false, frame = HOUSE.cream, shutters, flowers = false } = options;
  const [x, y] = at;
  const rim = Math.max(4, width * 0.08);
  const top = y - height;
  const outline = (grow: number) =>
    opening([x - grow, y + grow], width + 2 * grow, height + 2 * grow, arched);
  const glint = shape(
    [
      [x + width * 0.1, y],
      [x + width * 0.36, y],
      [x + width * 0.8, top],
      [x + width * 0.54, top],
    ],
    HOUSE.white,
    { opacity: lit ? 0.25 : 0.2 },
  );
  return (
    (shutters ? shutterPair(at, width, height, rim, shutters) : '') +
    path(outline(rim), frame) +
    path(outline(0), lit ? '#ffd98a' : '#6f93bd') +
    glint +
    rectangle([x + width / 2 - rim * 0.35, top], rim * 0.7, height, frame) +
    rectangle([x, y - height * 0.46], width, rim * 0.7, frame) +
    rectangle([x - rim * 1.6, y + rim * 0.4], width + rim * 3.2, rim * 1.1, lighter(frame, 0.3)) +
    (flowers ? flowerBox(at, width, height, rim) : '')
  );
}

/** An upright opening from its lower left corner, round above where it is arched. */
function opening([x, y]: Point, width: number, height: number, arched: boolean): string {
  const [right, top, half] = [x + width, y - height, width / 2];
  return arched
    ? `M${x} ${y}V${top + half}A${half} ${half} 0 0 1 ${right} ${top + half}V${y}Z`
    : `M${x} ${y}V${top}H${right}V${y}Z`;
}

function shutterPair(
  [x, y]: Point,
  width: number,
  height: number,
  rim: number,
  color: Hex,
): string {
  const slats = (left: number) =>
    times(4, (index) =>
      rectangle(
        [left + width * 0.06, y - height * (0.9 - index * 0.22)],
        width * 0.32,
        height * 0.1,
        darker(color, 0.14),
      ),
    ).join('');
  return [x - width * 0.44 - rim, x + width + rim]
    .map(
      (left) =>
        rectangle([left, y - height], width * 0.44, height, color, { radius: 2 }) + slats(left),
    )
    .join('');
}

function flowerBox([x, y]: Point, width: number, height: number, rim: number): string {
  const colors = [HOUSE.coral, HOUSE.leaf, HOUSE.pink] as const;
  const flowers = times(5, (index) =>
    circle([x + width * (index * 0.25), y - 2], width * 0.11, colors[index % 3] ?? HOUSE.coral),
  );
  return (
    flowers.join('') +
    rectangle([x - rim, y + 2], width + 2 * rim, height * 0.12, HOUSE.woodDark, { radius: 3 })
  );
}

export function doorAt(
  at: Point,
  width: number,
  height: number,
  color: Hex,
  arched = false,
): string {
  const [x, y] = at;
  const outline = (grow: number) => {
    const [l, r, t] = [x - grow, x + width + grow, y - height - grow];
    const half = (r - l) / 2;
    return arched
      ? `M${l} ${y}V${t + half}A${half} ${half} 0 0 1 ${r} ${t + half}V${y}Z`
      : `M${l} ${y}V${t}H${r}V${y}Z`;
  };
  const panels = arched
    ? []
    : [0.1, 0.52].map((share) =>
        rectangle(
          [x + width * 0.16, y - height + height * share],
          width * 0.68,
          height * 0.36,
          darker(color, 0.14),
          { radius: 3 },
        ),
      );
  return (
    path(outline(width * 0.1), HOUSE.cream) +
    path(outline(0), color) +
    path(
      arched
        ? outline(0).replace(`M${x} `, `M${x + width / 2} `)
        : `M${x + width * 0.5} ${y}V${y - height}H${x + width}V${y}Z`,
      darker(color, 0.1),
    ) +
    panels.join('') +
    circle([x + width * 0.84, y - height * 0.46], width * 0.05, HOUSE.gold)
  );
}

/** A gable roof seen from its long side: a broad slope with courses and a lit ridge. */
export function longRoof(
  pen: Pen,
  x: number,
  width: number,
  baseUp: number,
  height: number,
  color: Hex,
): string {
  const inset = height * 0.34;
  const outline = `M${x} ${-baseUp}L${x + inset} ${-baseUp - height}H${x + width - inset}L${x + width} ${-baseUp}Z`;
  const rows = times(4, (index) =>
    rectangle(
      [x - 10, -baseUp - height * (0.2 + index * 0.22)],
      width + 20,
      height * 0.035,
      darker(color, 0.16),
    ),
  );
  return (
    formed(pen, outline, color, {
      depth: width * 0.05,
      light: height * 0.05,
      extra: rows.join(''),
    }) +
    rectangle(
      [x + inset - 8, -baseUp - height - height * 0.05],
      width - 2 * inset + 16,
      height * 0.09,
      lighter(color, 0.2),
      { radius: height * 0.03 },
    ) +
    rectangle([x - 4, -baseUp - height * 0.04], width + 8, height * 0.08, darker(color, 0.26))
  );
}

/** A gable seen from its end: verges in two tones over a triangle of wall. */
export function gable(
  pen: Pen,
  x: number,
  width: number,
  baseUp: number,
  height: number,
  wallColor: Hex,
  roof: Hex,
): string {
  const m = x + width / 2;
  const top = -baseUp - height;
  const over = width * 0.09;
  const thick = Math.max(18, width * 0.07);
  return (
    path(`M${x} ${-baseUp + 1}L${m} ${top}L${x + width} ${-baseUp + 1}Z`, wallColor) +
    path(`M${m} ${top}L${x + width} ${-baseUp + 1}H${m}Z`, darker(wallColor, 0.1)) +
    shape(
      [
        [x - over, -baseUp + over * 0.7],
        [m, top - thick],
        [m, top + thick * 0.4],
        [x - over * 0.1, -baseUp + over * 0.9],
      ],
      lighter(roof, 0.12),
    ) +
    shape(
      [
        [x + width + over, -baseUp + over * 0.7],
        [m, top - thick],
        [m, top + thick * 0.4],
        [x + width + over * 0.1, -baseUp + over * 0.9],
      ],
      darker(roof, 0.16),
    )
  );
}

/** A cone or pyramid over a round or square tower. */
export function spire(
  pen: Pen,
  x: number,
  halfWidth: number,
  up: number,
  height: number,
  color: Hex,
): string {
  return formed(
    pen,
    `M${x - halfWidth} ${-up}L${x} ${-up - height}L${x + halfWidth} ${-up}Z`,
    color,
    { depth: halfWidth * 0.34, light: halfWidth * 0.08 },
  );
}

/** Battlements along a wall's top. */
export function battlements(
  pen: Pen,
  x: number,
  width: number,
  up: number,
  size: number,
  color: Hex,
): string {
  const count = Math.max(2, Math.round(width / (size * 1.9)));
  const step = (width - size) / (count - 1);
  return times(
    count,
    (index) =>
      rectangle(
        [x + index * step, -up - size],
        size,
        size + 2,
        index * step > width * 0.6 ? darker(color, 0.14) : color,
      ) + rectangle([x + index * step, -up - size], size, size * 0.16, lighter(color, 0.3)),
  ).join('');
}

export function shrub(x: number, size: number): string {
  return (
    circle([x, -size * 0.55], size * 0.6, HOUSE.leafDark) +
    circle([x - size * 0.12, -size * 0.66], size * 0.46, HOUSE.leaf) +
    circle([x - size * 0.2, -size * 0.78], size * 0.22, lighter(HOUSE.leaf, 0.2))
  );
}
