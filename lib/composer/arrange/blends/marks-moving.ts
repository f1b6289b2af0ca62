import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { polygon } from '@/lib/svg/path';
import { heightOf, type Point, widthOf } from '@/lib/svg/point';
import type { KitDrawing } from '../../kit/part';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { behind, over, type State, widened } from '../states/state';

/** What makes whatever it is a car, a boat, a rocket or a balloon: wheels, a sail, a flame, a basket. */

function wheel([x, y]: Point, radius: number): string {
  return (
    circle([x, y], radius, HOUSE.rubber) +
    circle([x, y], radius * 0.56, HOUSE.metal) +
    circle([x, y], radius * 0.2, HOUSE.metalDark)
  );
}

/** Wheels below, a window in its upper half, a lamp ahead. */
export const asCar: State = (drawing, { shape }) => {
  const { box, size } = shape;
  const radius = Math.min(size * 0.15, widthOf(box) * 0.17);
  const y = box.bottom - radius * 0.1;
  const [back, front] = [box.left + widthOf(box) * 0.24, box.left + widthOf(box) * 0.76];
  const wide = widthOf(box) * 0.34;
  const glassY = box.top + heightOf(box) * 0.3;
  const glassX = (box.left + box.right) / 2 - wide * 0.42;
  const glass =
    rectangle(
      [glassX - size * 0.02, glassY - size * 0.02],
      wide + size * 0.04,
      heightOf(box) * 0.24 + size * 0.04,
      darker(shape.main, 0.3),
      { radius: size * 0.06 },
    ) +
    rectangle([glassX, glassY], wide, heightOf(box) * 0.24, HOUSE.glass, { radius: size * 0.05 }) +
    stroke(
      `M${glassX + wide / 2} ${glassY}v${heightOf(box) * 0.24}`,
      darker(shape.main, 0.3),
      size * 0.03,
    );
  const lampY = box.top + heightOf(box) * 0.66;
  const lampX = (shape.rightAt(lampY) ?? box.right) - size * 0.05;
  const lamp = ellipse([lampX, lampY], size * 0.035, size * 0.05, '#ffe27a');
  return widened(
    over(drawing, glass + lamp + wheel([back, y], radius) + wheel([front, y], radius)),
    {
      bottom: radius,
    },
  );
};

/** A mast with a sail over it, and the water that it lies in. */
export const asBoat: State = (drawing, { shape, pen }) => {
  const { box, size } = shape;
  const x = (box.left + box.right) / 2;
  const deck = (shape.topAt(x) ?? box.top) + size * 0.06;
  const top = deck - size * 0.95;
  const cloth = pen.accents[1];
  const rig =
    stroke(`M${x} ${deck}V${top}`, HOUSE.woodDark, size * 0.035) +
    path(
      `M${x + size * 0.03} ${top + size * 0.06}Q${x + size * 0.56} ${top + size * 0.46} ${x + size * 0.48} ${deck - size * 0.12}L${x + size * 0.03} ${deck - size * 0.12}Z`,
      HOUSE.cream,
    ) +
    path(
      `M${x - size * 0.03} ${top + size * 0.18}Q${x - size * 0.36} ${top + size * 0.5} ${x - size * 0.34} ${deck - size * 0.12}L${x - size * 0.03} ${deck - size * 0.12}Z`,
      darker(HOUSE.cream, 0.08),
    ) +
    path(
      polygon([
        [x, top - size * 0.02],
        [x + size * 0.2, top + size * 0.03],
        [x, top + size * 0.08],
      ]),
      cloth,
    );
  const half = widthOf(box) * 0.66;
  const water =
    path(
      `M${x - half} ${box.bottom - size * 0.1}q${half * 0.25} ${-size * 0.06} ${half * 0.5} 0t${half * 0.5} 0t${half * 0.5} 0t${half * 0.5} 0V${box.bottom + size * 0.08}H${x - half}Z`,
      HOUSE.water,
    ) +
    stroke(
      `M${x - half * 0.7} ${box.bottom + size * 0.01}h${half * 0.4}M${x + half * 0.1} ${box.bottom + size * 0.04}h${half * 0.5}`,
      lighter(HOUSE.water, 0.4),
      size * 0.018,
    );
  // Who is in it sits behind its lower half.
  const rim = box.top + heightOf(box) * 0.42;
  const hull = pen.clip(
    `M${box.left - size} ${rim}H${box.right + size}V${box.bottom + size}H${box.left - size}Z`,
    drawing.svg,
  );
  const afloat: KitDrawing = {
    ...behind(drawing, rig),
    front: hull + water,
    anchors: {
      ...drawing.anchors,
      inside: { at: [x - widthOf(box) * 0.2, rim], spanCm: widthOf(box) * 0.6 },
    },
  };
  return widened(afloat, {
    top: Math.max(0, box.top - top + size * 0.04),
    left: Math.max(0, half - widthOf(box) / 2),
    right: Math.max(0, half - widthOf(box) / 2),
    bottom: size * 0.08,
  });
};

/** Fins, a porthole, and flame with smoke below. */
export const asRocket: State = (drawing, { shape, pen }) => {
  const { box, size } = shape;
  const x = (box.left + box.right) / 2;
  const low = box.bottom - size * 0.04;
  const wide = Math.max(size * 0.16, widthOf(box) * 0.3);
  const flame = (spread: number, length: number, color: string) =>
    path(
      `M${x - wide * spread} ${low - size * 0.06}Q${x - wide * spread * 1.1} ${low + size * length * 0.5} ${x} ${low + size * length}Q${x + wide * spread * 1.1} ${low + size * length * 0.5} ${x + wide * spread} ${low - size * 0.06}Z`,
      color,
    );
  const smoke = [-1.5, -0.8, 0, 0.8, 1.5]
    .map((at, index) =>
      circle(
        [x + at * wide, low + size * (0.46 + (index % 2) * 0.05)],
        wide * (0.52 + (index % 2) * 0.16),
        index % 2 ? '#ffffff' : '#e4e7f2',
      ),
    )
    .join('');
  const finY = box.bottom - heightOf(box) * 0.26;
  const fin = (side: 1 | -1) => {
    const edge =
      (side < 0 ? shape.leftAt(finY) : shape.rightAt(finY)) ?? x + (side * widthOf(box)) / 2;
    return path(
      `M${edge - side * size * 0.05} ${finY - size * 0.08}Q${edge + side * size * 0.2} ${finY + size * 0.06} ${edge + side * size * 0.2} ${low + size * 0.1}L${edge - side * size * 0.06} ${low - size * 0.02}Z`,
      pen.accents[0],
    );
  };
  const eyeY = box.top + heightOf(box) * 0.42;
  const porthole =
    circle([x, eyeY], wide * 0.4, HOUSE.metal) +
    circle([x, eyeY], wide * 0.29, '#5fb4dc') +
    circle([x - wide * 0.09, eyeY - wide * 0.09], wide * 0.08, '#ffffff', { opacity: 0.7 });
  const fits = [-0.4, 0.4].every((u) => shape.isInside([x + u * wide, eyeY]));
  return widened(
    behind(
      over(drawing, fits ? porthole : ''),
      smoke + flame(0.62, 0.46, HOUSE.orange) + flame(0.36, 0.3, '#ffe27a') + fin(-1) + fin(1),
    ),
    { bottom: size * 0.62, left: size * 0.22, right: size * 0.22 },
  );
};

/** Ropes, and a basket that hangs on them. */
export const asHotAirBalloon: State = (drawing, { shape }) => {
  const { box, size } = shape;
  const x = (box.left + box.right) / 2;
  const low = box.bottom - heightOf(box) * 0.12;
  const top = box.bottom + size * 0.2;
  const [wide, high] = [size * 0.24, size * 0.18];
  const reach = widthOf(box) * 0.3;
  const ropes = [-1, -0.34, 0.34, 1]
    .map((side) => `M${x + side * reach} ${low}L${x + side * wide * 0.46} ${top}`)
    .join('');
  const weave = [0.33, 0.66]
    .map((share) => `M${x - wide / 2} ${top + high * share}h${wide}`)
    .join('');
  const basket =
    path(
      `M${x - wide / 2} ${top}H${x + wide / 2}L${x + wide * 0.42} ${top + high}H${x - wide * 0.42}Z`,
      HOUSE.wood,
    ) +
    stroke(weave, HOUSE.woodDark, size * 0.012) +
    rectangle([x - wide * 0.55, top - high * 0.1], wide * 1.1, high * 0.22, HOUSE.woodDark, {
      radius: high * 0.1,
    });
  return widened(behind(over(drawing, basket), stroke(ropes, HOUSE.woodDark, size * 0.014)), {
    bottom: size * 0.4,
  });
};

/** Portholes, a periscope, a screw and bubbles. */
export const asSubmarine: State = (drawing, { shape, pen }) => {
  const { box, size } = shape;
  const y = box.top + heightOf(box) * 0.5;
  const port = (share: number) => {
    const at: Point = [box.left + widthOf(box) * share, y];
    return shape.isInside(at)
      ? circle(at, size * 0.09, HOUSE.gold) + circle(at, size * 0.062, '#5fb4dc')
      : '';
  };
  const x = (box.left + box.right) / 2;
  const top = (shape.topAt(x) ?? box.top) + size * 0.04;
  const scope =
    stroke(`M${x} ${top}V${top - size * 0.22}H${x + size * 0.12}`, HOUSE.metalDark, size * 0.05) +
    circle([x + size * 0.13, top - size * 0.22], size * 0.035, '#5fb4dc');
  const tail = shape.leftAt(y) ?? box.left;
  const screw = [-1, 1]
    .map((side) =>
      ellipse(
        [tail - size * 0.05, y + side * size * 0.09],
        size * 0.035,
        size * 0.1,
        pen.accents[0],
      ),
    )
    .join('');
  const bubbles = [0, 1, 2]
    .map((one) =>
      circle(
        [tail - size * (0.12 + one * 0.06), y - size * (0.16 + one * 0.13)],
        size * (0.02 + one * 0.008),
        '#ffffff',
        { opacity: 0.7 },
      ),
    )
    .join('');
  return widened(
    behind(over(drawing, [0.32, 0.5, 0.68].map(port).join('')), scope + screw + bubbles),
    {
      top: size * 0.24,
      left: size * 0.26,
    },
  );
};

/** Two wings, a fin at the tail, a propeller at the nose. */
export const asPlane: State = (drawing, { shape, pen }) => {
  const { box, size } = shape;
  const y = box.top + heightOf(box) * 0.5;
  const [left, right] = [shape.leftAt(y) ?? box.left, shape.rightAt(y) ?? box.right];
  const middle = (left + right) / 2;
  const cloth = pen.accents[0];
  const fin = path(
    polygon([
      [left + size * 0.1, y - size * 0.1],
      [left - size * 0.08, y - size * 0.42],
      [left + size * 0.08, y - size * 0.42],
      [left + size * 0.3, y - size * 0.1],
    ]),
    cloth,
  );
  const far = path(
    polygon([
      [middle, y - size * 0.04],
      [middle - size * 0.12, y - size * 0.5],
      [middle + size * 0.06, y - size * 0.5],
      [middle + size * 0.24, y - size * 0.04],
    ]),
    darker(cloth, 0.25),
  );
  const near = path(
    polygon([
      [middle - size * 0.06, y + size * 0.08],
      [middle - size * 0.36, y + size * 0.5],
      [middle - size * 0.14, y + size * 0.5],
      [middle + size * 0.24, y + size * 0.08],
    ]),
    cloth,
  );
  const screw =
    ellipse([right + size * 0.03, y], size * 0.025, size * 0.26, HOUSE.metalDark) +
    circle([right + size * 0.02, y], size * 0.04, HOUSE.ink);
  return widened(behind(over(drawing, near + screw), far + fin), {
    top: Math.max(0, box.top - (y - size * 0.5)),
    bottom: Math.max(0, y + size * 0.5 - box.bottom),
    left: size * 0.1,
    right: size * 0.06,
  });
};
