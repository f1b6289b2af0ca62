import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { heightOf, type Point, widthOf } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker } from '../../palette/tones';
import { middleOf } from '../states/edges';
import type { Silhouette } from '../states/silhouette';
import { behind, over, type State, widened } from '../states/state';

/** What makes a house, a chair or a lamp of whatever has their place: doors and windows, legs, a shade’s foot. */

/** The lowest point of a shape near its middle. */
const footOf = ({ box, bottomAt }: Silhouette): Point => {
  const x = (box.left + box.right) / 2;
  return [x, bottomAt(x) ?? box.bottom];
};

function pane([x, y]: Point, side: number): string {
  return (
    rectangle([x - side * 0.6, y - side * 0.6], side * 1.2, side * 1.2, HOUSE.woodDark, {
      radius: side * 0.18,
    }) +
    rectangle([x - side * 0.48, y - side * 0.48], side * 0.96, side * 0.96, '#ffe39a', {
      radius: side * 0.1,
    }) +
    stroke(
      `M${x} ${y - side * 0.48}V${y + side * 0.48}M${x - side * 0.48} ${y}H${x + side * 0.48}`,
      HOUSE.woodDark,
      side * 0.09,
    )
  );
}

/** Where panes of a side fit all inside: beside the door and above it. */
function panesIn(shape: Silhouette, side: number, [x, y]: Point): Point[] {
  const isFree = ([px, py]: Point) =>
    [-0.8, 0.8].every((u) =>
      [-0.8, 0.8].every((v) => shape.isInside([px + u * side, py + v * side])),
    );
  const candidates: Point[] = [
    [x - side * 2.2, y - side * 1.6],
    [x + side * 2.2, y - side * 1.6],
    [x, y - side * 4.2],
    [x - side * 1.5, y - side * 4.2],
    [x + side * 1.5, y - side * 4.2],
  ];
  const free = candidates.filter(isFree);
  return free.some(([px]) => px === x)
    ? free.filter(([px, py]) => px === x || py > y - side * 3)
    : free;
}

/** A door at its foot and lit windows, on a little ground of its own. */
function front(shape: Silhouette): { fore: string; ground: string } {
  const { box, size } = shape;
  const [x, y] = footOf(shape);
  const high = size * 0.27;
  const wide = high * 0.62;
  const door =
    path(
      `M${x - wide / 2} ${y}V${y - high * 0.6}A${wide / 2} ${wide / 2} 0 0 1 ${x + wide / 2} ${y - high * 0.6}V${y}Z`,
      HOUSE.woodDark,
    ) +
    path(
      `M${x - wide * 0.39} ${y}V${y - high * 0.58}A${wide * 0.39} ${wide * 0.39} 0 0 1 ${x + wide * 0.39} ${y - high * 0.58}V${y}Z`,
      '#c9553f',
    ) +
    circle([x + wide * 0.22, y - high * 0.36], wide * 0.07, HOUSE.gold) +
    rectangle([x - wide * 0.8, y - high * 0.05], wide * 1.6, high * 0.09, HOUSE.stone, {
      radius: high * 0.03,
    });
  const windows = panesIn(shape, size * 0.09, [x, y]).map((at) => pane(at, size * 0.09));
  return {
    fore: door + windows.join(''),
    ground: ellipse([x, y], Math.max(wide * 1.5, widthOf(box) * 0.34), high * 0.13, HOUSE.soil),
  };
}

/** A door and windows: a tower has no chimney. */
export const asTower: State = (drawing, { shape }) => {
  const { fore, ground } = front(shape);
  return behind(over(drawing, fore), ground);
};

/** The same under a chimney that smokes. */
export const asHouse: State = (drawing, { shape }) => {
  const { box, size } = shape;
  const { fore, ground } = front(shape);
  const pipeX = box.left + widthOf(box) * 0.7;
  const pipeY = shape.topAt(pipeX) ?? box.top;
  const chimney =
    rectangle([pipeX - size * 0.05, pipeY - size * 0.12], size * 0.1, size * 0.2, HOUSE.brick) +
    rectangle(
      [pipeX - size * 0.065, pipeY - size * 0.14],
      size * 0.13,
      size * 0.045,
      darker(HOUSE.brick, 0.2),
    ) +
    [0, 1, 2]
      .map((puff) =>
        circle(
          [pipeX + size * 0.04 * puff, pipeY - size * (0.2 + puff * 0.085)],
          size * (0.035 + puff * 0.014),
          '#ffffff',
          { opacity: 0.75 },
        ),
      )
      .join('');
  return widened(behind(over(drawing, fore), chimney + ground), {
    top: Math.max(0, box.top - (pipeY - size * 0.44)),
  });
};

/** Four legs and a cushion in its lap. */
export const asSeat: State = (drawing, { shape, pen }) => {
  const { box, size } = shape;
  const middle = (box.left + box.right) / 2;
  const half = widthOf(box) * 0.42;
  const seat = box.bottom - heightOf(box) * 0.2;
  const cushion = pen.accents[0];
  const leg = (x: number, lean: number, color: string) =>
    stroke(`M${x} ${seat}L${x + lean} ${box.bottom + size * 0.24}`, color, size * 0.05);
  const legs =
    leg(middle - half * 0.42, -size * 0.02, darker(HOUSE.woodDark, 0.25)) +
    leg(middle + half * 0.42, size * 0.02, darker(HOUSE.woodDark, 0.25)) +
    leg(middle - half * 0.82, -size * 0.04, HOUSE.woodDark) +
    leg(middle + half * 0.82, size * 0.04, HOUSE.woodDark);
  const pad =
    ellipse([middle, seat + size * 0.045], half, size * 0.11, darker(cushion, 0.22)) +
    ellipse([middle, seat], half, size * 0.1, cushion) +
    ellipse([middle - half * 0.14, seat - size * 0.015], half * 0.66, size * 0.05, '#ffffff', {
      opacity: 0.16,
    });
  return widened(behind(over(drawing, pad), legs), { bottom: size * 0.26 });
};

/** A foot, a stem, a cord’s switch and the glow about it. */
export const asLamp: State = (drawing, { shape }) => {
  const { size } = shape;
  const middle = middleOf(shape);
  const [x, y] = footOf(shape);
  const foot =
    stroke(`M${x} ${y - size * 0.05}V${y + size * 0.3}`, HOUSE.metalDark, size * 0.045) +
    ellipse([x, y + size * 0.32], size * 0.2, size * 0.05, HOUSE.metalDark);
  const glow = [0.86, 0.68]
    .map((reach) => circle(middle, size * reach, '#ffe27a', { opacity: 0.22 }))
    .join('');
  const light = ellipse(middle, size * 0.26, size * 0.26, '#fff6c2', { opacity: 0.55 });
  return widened(behind(over(drawing, light), glow + foot), {
    bottom: size * 0.37,
    left: size * 0.3,
    right: size * 0.3,
    top: size * 0.3,
  });
};

/** Ticks around a pale dial and two hands on it. */
export const asClock: State = (drawing, { shape }) => {
  const { box, size } = shape;
  const middle = middleOf(shape);
  const radius = Math.min(widthOf(box), heightOf(box)) * 0.36;
  const ticks = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour / 12) * 2 * Math.PI;
    const [u, v] = [Math.sin(angle), -Math.cos(angle)];
    const from = radius * (hour % 3 === 0 ? 0.78 : 0.88);
    return `M${middle[0] + u * from} ${middle[1] + v * from}L${middle[0] + u * radius} ${middle[1] + v * radius}`;
  }).join('');
  const hand = (angleDegrees: number, length: number) => {
    const angle = (angleDegrees * Math.PI) / 180;
    return `M${middle[0]} ${middle[1]}L${middle[0] + Math.sin(angle) * radius * length} ${middle[1] - Math.cos(angle) * radius * length}`;
  };
  return over(
    drawing,
    circle(middle, radius * 1.14, HOUSE.cream, { opacity: 0.5 }) +
      stroke(ticks, HOUSE.ink, size * 0.024) +
      stroke(hand(-56, 0.52), HOUSE.ink, size * 0.046) +
      stroke(hand(62, 0.8), HOUSE.ink, size * 0.034) +
      circle(middle, size * 0.036, HOUSE.coral),
  );
};

/** Handles at the top and a clasp: it is carried. */
export const asBag: State = (drawing, { shape }) => {
  const { box, size } = shape;
  const x = (box.left + box.right) / 2;
  const y = (shape.topAt(x) ?? box.top) + size * 0.05;
  const half = widthOf(box) * 0.22;
  const handle = stroke(
    `M${x - half} ${y}C${x - half} ${y - size * 0.42} ${x + half} ${y - size * 0.42} ${x + half} ${y}`,
    HOUSE.leather,
    size * 0.05,
  );
  const clasp =
    path(
      roundedPath([x - size * 0.06, y + size * 0.1], size * 0.12, size * 0.08, size * 0.02),
      HOUSE.gold,
    ) + circle([x, y + size * 0.14], size * 0.018, HOUSE.woodDark);
  return widened(behind(over(drawing, clasp), handle), { top: size * 0.34 });
};

/** A cup’s handle at its side, and steam over it. */
export const asMug: State = (drawing, { shape }) => {
  const { box, size } = shape;
  const y = box.top + heightOf(box) * 0.52;
  const x = shape.rightAt(y) ?? box.right;
  const handle = stroke(
    `M${x - size * 0.06} ${y - size * 0.17}C${x + size * 0.3} ${y - size * 0.2} ${x + size * 0.3} ${y + size * 0.2} ${x - size * 0.06} ${y + size * 0.16}`,
    darker(shape.main, 0.14),
    size * 0.075,
  );
  const steam = [-0.14, 0.04, 0.2]
    .map((at) => {
      const sx = (box.left + box.right) / 2 + at * size;
      const sy = (shape.topAt(sx) ?? box.top) - size * 0.05;
      return `M${sx} ${sy}c${-size * 0.07} ${-size * 0.08} ${size * 0.07} ${-size * 0.14} 0 ${-size * 0.24}`;
    })
    .join('');
  return widened(
    behind(over(drawing, stroke(steam, '#ffffff', size * 0.035, { opacity: 0.8 })), handle),
    {
      right: size * 0.2,
      top: size * 0.3,
    },
  );
};

/** A handle, a spout and a knob on its lid. */
export const asTeapot: State = (drawing, context) => {
  const { shape } = context;
  const { box, size } = shape;
  const y = box.top + heightOf(box) * 0.55;
  const left = shape.leftAt(y) ?? box.left;
  const right = shape.rightAt(y) ?? box.right;
  const tone = darker(shape.main, 0.14);
  const handle = stroke(
    `M${left + size * 0.06} ${y - size * 0.2}C${left - size * 0.34} ${y - size * 0.26} ${left - size * 0.3} ${y + size * 0.22} ${left + size * 0.06} ${y + size * 0.18}`,
    tone,
    size * 0.07,
  );
  const spout = path(
    `M${right - size * 0.08} ${y + size * 0.18}C${right + size * 0.16} ${y + size * 0.12} ${right + size * 0.1} ${y - size * 0.16} ${right + size * 0.28} ${y - size * 0.26}L${right + size * 0.36} ${y - size * 0.19}C${right + size * 0.22} ${y - size * 0.06} ${right + size * 0.24} ${y + size * 0.1} ${right - size * 0.08} ${y - size * 0.06}Z`,
    tone,
  );
  return widened(behind(drawing, handle + spout), { left: size * 0.3, right: size * 0.37 });
};
