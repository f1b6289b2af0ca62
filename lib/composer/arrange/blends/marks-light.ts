import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { heightOf, times, widthOf } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker } from '../../palette/tones';
import { starPath } from '../states/cold';
import { middleOf } from '../states/edges';
import { behind, over, type State, widened } from '../states/state';

/** What makes whatever it is a planet, a sun, a guitar or an ornament. */

/** A ring about it, half of it behind, and stars around. */
export const asPlanet: State = (drawing, { shape, pen }) => {
  const { size } = shape;
  const [x, y] = middleOf(shape);
  const [rx, ry] = [widthOf(shape.box) * 0.78, size * 0.2];
  const arc = (sweep: 0 | 1) =>
    `M${x - rx} ${y + size * 0.06}A${rx} ${ry} -8 0 ${sweep} ${x + rx} ${y - size * 0.06}`;
  const ring = (sweep: 0 | 1) =>
    stroke(arc(sweep), darker(pen.accents[1], 0.15), size * 0.085) +
    stroke(arc(sweep), pen.accents[1], size * 0.05);
  const stars = [
    [-0.7, -0.5, 0.05],
    [0.74, -0.46, 0.06],
    [-0.62, 0.5, 0.045],
    [0.6, 0.54, 0.05],
  ]
    .map(([u = 0, v = 0, r = 0]) =>
      path(starPath([x + u * size, y + v * size], size * r), '#ffd76a'),
    )
    .join('');
  return widened(over(behind(drawing, ring(1) + stars), ring(0)), {
    left: size * 0.3,
    right: size * 0.3,
  });
};

/** Rays all about it. */
export const asSun: State = (drawing, { shape }) => {
  const { size } = shape;
  const [x, y] = middleOf(shape);
  const from = size * 0.58;
  const rays = times(16, (index) => {
    const angle = (index / 16) * 2 * Math.PI;
    const to = from + size * (index % 2 ? 0.14 : 0.24);
    return `M${x + Math.cos(angle) * from} ${y + Math.sin(angle) * from}L${x + Math.cos(angle) * to} ${y + Math.sin(angle) * to}`;
  }).join('');
  const glow = circle([x, y], size * 0.62, '#ffe27a', { opacity: 0.35 });
  return widened(behind(drawing, glow + stroke(rays, '#f9b934', size * 0.05)), {
    left: size * 0.36,
    right: size * 0.36,
    top: size * 0.36,
    bottom: size * 0.36,
  });
};

/** A neck with frets and pegs over it, a sound hole and strings. */
export const asGuitar: State = (drawing, { shape }) => {
  const { box, size } = shape;
  const [x, y] = middleOf(shape);
  const holeY = y - heightOf(box) * 0.06;
  const top = box.top - size * 0.72;
  const neck =
    rectangle([x - size * 0.05, top], size * 0.1, holeY - top, HOUSE.woodDark) +
    rectangle(
      [x - size * 0.08, top - size * 0.16],
      size * 0.16,
      size * 0.18,
      darker(HOUSE.woodDark, 0.2),
      { radius: size * 0.03 },
    ) +
    [0, 1, 2]
      .flatMap((one) =>
        [-1, 1].map((side) =>
          circle(
            [x + side * size * 0.1, top - size * (0.12 - one * 0.05)],
            size * 0.018,
            HOUSE.metal,
          ),
        ),
      )
      .join('');
  const frets = stroke(
    times(
      7,
      (index) => `M${x - size * 0.05} ${top + size * (0.1 + index * 0.09)}h${size * 0.1}`,
    ).join(''),
    HOUSE.metal,
    size * 0.01,
  );
  const bridge = rectangle(
    [x - size * 0.11, y + heightOf(box) * 0.26],
    size * 0.22,
    size * 0.045,
    HOUSE.woodDark,
  );
  const strings = stroke(
    [-0.024, -0.008, 0.008, 0.024]
      .map((at) => `M${x + at * size} ${top}V${y + heightOf(box) * 0.27}`)
      .join(''),
    '#f4ead2',
    size * 0.006,
  );
  const hole = circle([x, holeY], size * 0.1, '#2b1a12');
  return widened(over(drawing, hole + neck + frets + bridge + strings), { top: size * 0.92 });
};

/** A cap with a loop and the thread that it hangs on. */
export const asOrnament: State = (drawing, { shape }) => {
  const { box, size } = shape;
  const [x] = middleOf(shape);
  const top = shape.topAt(x) ?? box.top;
  const cap =
    rectangle([x - size * 0.07, top - size * 0.07], size * 0.14, size * 0.1, HOUSE.gold, {
      radius: size * 0.02,
    }) +
    stroke(
      `M${x} ${top - size * 0.07}m${-size * 0.035} ${-size * 0.035}a${size * 0.035} ${size * 0.035} 0 1 1 ${size * 0.07} 0`,
      HOUSE.gold,
      size * 0.018,
    ) +
    stroke(`M${x} ${top - size * 0.13}V${top - size * 0.5}`, HOUSE.red, size * 0.014);
  return widened(over(drawing, cap), { top: size * 0.5 });
};

/** A wick and its flame. */
export const asCandle: State = (drawing, { shape }) => {
  const { box, size } = shape;
  const [x] = middleOf(shape);
  const top = shape.topAt(x) ?? box.top;
  const flame = (scale: number, color: string) =>
    path(
      `M${x} ${top - size * (0.06 + 0.26 * scale)}C${x + size * 0.11 * scale} ${top - size * 0.14} ${x + size * 0.07 * scale} ${top - size * 0.05} ${x} ${top - size * 0.05}C${x - size * 0.07 * scale} ${top - size * 0.05} ${x - size * 0.11 * scale} ${top - size * 0.14} ${x} ${top - size * (0.06 + 0.26 * scale)}Z`,
      color,
    );
  const light = circle([x, top - size * 0.16], size * 0.26, '#ffe27a', { opacity: 0.3 });
  const wick = stroke(`M${x} ${top + size * 0.02}v${-size * 0.08}`, HOUSE.ink, size * 0.02);
  return widened(
    behind(over(drawing, wick + flame(1, HOUSE.fire) + flame(0.55, '#ffe9a0')), light),
    {
      top: size * 0.42,
    },
  );
};

/** A curved handle below, as of what is held over a head. */
export const asUmbrella: State = (drawing, { shape }) => {
  const { box, size } = shape;
  const [x] = middleOf(shape);
  const low = shape.bottomAt(x) ?? box.bottom;
  const end = low + size * 0.62;
  const handle = stroke(
    `M${x} ${low - size * 0.06}V${end}a${size * 0.09} ${size * 0.09} 0 0 1 ${-size * 0.18} 0`,
    HOUSE.woodDark,
    size * 0.045,
  );
  return widened(behind(drawing, handle), { bottom: size * 0.76 });
};

/** A stick below: it is licked. */
export const asLollipop: State = (drawing, { shape }) => {
  const { box, size } = shape;
  const [x] = middleOf(shape);
  const low = shape.bottomAt(x) ?? box.bottom;
  const stick = rectangle(
    [x - size * 0.04, low - size * 0.1],
    size * 0.08,
    size * 0.62,
    HOUSE.woodLight,
    { radius: size * 0.04 },
  );
  return widened(behind(drawing, stick), { bottom: size * 0.54 });
};

/** Antenna, square eyes that shine, a grille for its mouth. */
export const asRobot: State = (drawing, { shape }) => {
  const { box, size } = shape;
  const [x] = middleOf(shape);
  const y = box.top + heightOf(box) * 0.4;
  const top = shape.topAt(x) ?? box.top;
  const antenna =
    stroke(`M${x} ${top + size * 0.03}V${top - size * 0.2}`, HOUSE.metalDark, size * 0.035) +
    circle([x, top - size * 0.22], size * 0.05, HOUSE.coral);
  const eye = (side: number) =>
    rectangle(
      [x + side * size * 0.16 - size * 0.09, y - size * 0.07],
      size * 0.18,
      size * 0.15,
      HOUSE.ink,
      { radius: size * 0.03 },
    ) + ellipse([x + side * size * 0.16, y + size * 0.005], size * 0.045, size * 0.045, '#7df3e1');
  const grille =
    rectangle([x - size * 0.15, y + size * 0.2], size * 0.3, size * 0.1, HOUSE.metal, {
      radius: size * 0.03,
    }) +
    stroke(
      [-0.09, -0.03, 0.03, 0.09]
        .map((at) => `M${x + at * size} ${y + size * 0.2}v${size * 0.1}`)
        .join(''),
      HOUSE.metalDark,
      size * 0.015,
    );
  const bolts = [-1, 1]
    .map((side) => {
      const edge = (side < 0 ? shape.leftAt(y) : shape.rightAt(y)) ?? x;
      return rectangle(
        [edge - size * 0.05, y - size * 0.05],
        size * 0.1,
        size * 0.13,
        HOUSE.metalDark,
        { radius: size * 0.02 },
      );
    })
    .join('');
  return widened(behind(over(drawing, eye(-1) + eye(1) + grille), antenna + bolts), {
    top: size * 0.28,
    left: size * 0.05,
    right: size * 0.05,
  });
};
