import { circle, ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed, rod } from '../form';
import { board, cushion } from './joinery';

/** What is on the walls and on the floors of interiors, in centimetres. */

/** Hammers and saws on their hooks. */
export const pegboard: Drawer = (pen, { color = '#d9a870' }) => {
  const holes = times(11, (column) =>
    times(6, (row) => circle([-62 + column * 12.4, -78 + row * 14], 0.9, darker(color, 0.28))).join(
      '',
    ),
  ).join('');
  const hammer =
    rectangle([-54, -66], 5, 44, HOUSE.wood, { radius: 2 }) +
    path('M-62 -72H-44L-40 -66H-62Z', HOUSE.metalDark);
  const saw =
    path('M-32 -70L-14 -70L-10 -26L-20 -26Z', HOUSE.metal) +
    formed(pen, roundedPath([-35, -82], 24, 15, 5), HOUSE.coral, { depth: 3 });
  const wrench =
    rectangle([5, -64], 5, 38, HOUSE.metal, { radius: 2 }) +
    path('M0 -76L3 -66H12L15 -76L11 -80V-72H4V-80Z', HOUSE.metal);
  const drivers = [26, 36, 46]
    .map(
      (x, index) =>
        rectangle([x - 1, -58], 2, 26, HOUSE.metalDark) +
        rectangle(
          [x - 3, -76],
          6,
          19,
          [HOUSE.mustard, HOUSE.teal, HOUSE.coral][index] ?? HOUSE.coral,
          { radius: 2.5 },
        ),
    )
    .join('');
  const pliers =
    stroke('M58 -72L54 -52M54 -72L58 -52', HOUSE.metalDark, 3) +
    stroke('M54 -52L51 -30M58 -52L62 -30', HOUSE.blue, 4);
  return {
    svg:
      formed(pen, roundedPath([-70, -90], 140, 88, 2), color, { depth: 3, light: 2 }) +
      holes +
      hammer +
      saw +
      wrench +
      drivers +
      pliers,
    anchors: { top: { at: [0, -90], spanCm: 120 } },
  };
};

export const sunburstMirror: Drawer = (_pen, { color = HOUSE.gold }) => ({
  svg:
    times(32, (index) => {
      const angle = (index * Math.PI) / 16;
      const long = index % 2 ? 34 : 42;
      const [x, y] = [Math.sin(angle), Math.cos(angle)];
      return stroke(
        `M${x * 18} ${-42 + y * 18}L${x * long} ${-42 + y * long}`,
        index % 2 ? darker(color, 0.18) : color,
        2.6,
      );
    }).join('') +
    circle([0, -42], 22, darker(color, 0.15)) +
    circle([0, -42], 20, color) +
    circle([0, -42], 17, '#cfe6ee') +
    path('M-10 -34L4 -56L10 -52L-4 -30Z', '#ffffff', { opacity: 0.55 }),
});

/** Frames of several sizes, hung close. */
const FRAMES: readonly (readonly [x: number, y: number, w: number, h: number])[] = [
  [-86, -112, 46, 60],
  [-34, -118, 34, 34],
  [6, -112, 54, 42],
  [66, -104, 26, 34],
  [-34, -78, 34, 46],
  [6, -64, 30, 38],
  [42, -64, 50, 32],
  [-86, -46, 46, 34],
];
export const prints: Drawer = (pen) => ({
  svg: FRAMES.map(([x, y, w, h], index) => {
    const frame = [HOUSE.woodDark, HOUSE.wood, HOUSE.gold, HOUSE.navy][index % 4] ?? HOUSE.wood;
    const tint =
      [HOUSE.teal, HOUSE.coral, HOUSE.mustard, HOUSE.pink, HOUSE.blue][index % 5] ?? HOUSE.teal;
    const [cx, cy] = [x + w / 2, y + h / 2];
    const motif =
      [
        circle([cx, cy], w * 0.2, tint),
        path(
          `M${x + w * 0.2} ${y + h * 0.74}L${cx} ${y + h * 0.3}L${x + w * 0.8} ${y + h * 0.74}Z`,
          tint,
        ),
        stroke(
          `M${cx} ${y + h * 0.8}V${y + h * 0.3}M${cx} ${y + h * 0.5}Q${x + w * 0.3} ${y + h * 0.45} ${x + w * 0.3} ${y + h * 0.3}M${cx} ${y + h * 0.6}Q${x + w * 0.72} ${y + h * 0.55} ${x + w * 0.72} ${y + h * 0.38}`,
          tint,
          2.2,
        ),
        path(
          `M${x + w * 0.2} ${y + h * 0.8}V${cy}A${w * 0.3} ${w * 0.3} 0 0 1 ${x + w * 0.8} ${cy}V${y + h * 0.8}Z`,
          tint,
        ),
      ][index % 4] ?? '';
    return (
      formed(pen, roundedPath([x, y], w, h, 0.8), frame, { depth: 1.6, light: 1 }) +
      rectangle([x + 3, y + 3], w - 6, h - 6, HOUSE.white) +
      motif
    );
  }).join(''),
});

/** A window in a slope of the roof: narrower above. */
export const skylight: Drawer = () => ({
  svg:
    shape(
      [
        [-52, -90],
        [52, -90],
        [64, 0],
        [-64, 0],
      ],
      HOUSE.white,
    ) +
    shape(
      [
        [-46, -84],
        [46, -84],
        [57, -7],
        [-57, -7],
      ],
      '#a9d8f0',
    ) +
    shape(
      [
        [-40, -60],
        [-12, -84],
        [4, -84],
        [-46, -34],
      ],
      '#ffffff',
      { opacity: 0.45 },
    ) +
    ellipse([18, -48], 17, 6, '#ffffff', { opacity: 0.8 }) +
    ellipse([28, -43], 12, 5, '#ffffff', { opacity: 0.8 }) +
    shape(
      [
        [-2, -84],
        [2, -84],
        [2.6, -7],
        [-2.6, -7],
      ],
      HOUSE.white,
    ) +
    rectangle([-62, -4], 124, 5, darker(HOUSE.white, 0.12), { radius: 2 }),
});

/** Knotted cord on a stick, longest in its middle. */
export const macrame: Drawer = (_pen, { color = HOUSE.cream }) => {
  const cord = darker(color, 0.1);
  return {
    svg:
      path('M-44 -98H44L38 -52L0 -20L-38 -52Z', color) +
      times(8, (row) =>
        times(8 - row, (index) => {
          const x = -36 + row * 5.2 + index * 10.4;
          const y = -92 + row * 9;
          return stroke(`M${x} ${y}l5.2 4.5l-5.2 4.5l-5.2 -4.5z`, cord, 1.5);
        }).join(''),
      ).join('') +
      times(19, (index) => {
        const x = -42 + index * 4.7;
        const from = -58 + (42 - Math.abs(x)) * 0.86;
        return stroke(
          `M${x} ${from}V${from + 40 - (index % 2) * 4}`,
          index % 2 ? cord : color,
          2.6,
        );
      }).join('') +
      rod(_pen, 'M-54 -99H54', HOUSE.wood, 4) +
      stroke('M-44 -100L0 -122L44 -100', cord, 1.6),
  };
};

/** Long-haired, with an edge of tufts. */
export const shagCarpet: Drawer = (_pen, { color = HOUSE.cream }) => {
  const tufts = times(64, (index) => {
    const angle = (index * Math.PI) / 32;
    const [x, y] = [Math.cos(angle) * 96, -17 + Math.sin(angle) * 16];
    return ellipse([x, y], 8, 4.4, index % 2 ? darker(color, 0.12) : darker(color, 0.05));
  });
  const hairs = times(90, (index) => {
    const angle = index * 2.4;
    const far = Math.sqrt((index + 0.5) / 90);
    const [x, y] = [Math.cos(angle) * 90 * far, -17 + Math.sin(angle) * 14 * far];
    return stroke(
      `M${x} ${y}q2 -3.4 4 -4.4`,
      index % 3 ? darker(color, 0.14) : lighter(color, 0.4),
      1.5,
    );
  });
  return {
    svg: tufts.join('') + ellipse([0, -17], 97, 16.5, color) + hairs.join(''),
    anchors: { top: { at: [0, -16], spanCm: 150 }, seat: { at: [0, -16], spanCm: 120 } },
  };
};

/** Two mats with dark borders, seen as they lie. */
export const tatami: Drawer = (_pen, { color = '#d6cf8f' }) => ({
  svg: [-1, 1]
    .map(
      (side) =>
        shape(
          [
            [0, -40],
            [side * 104, -40],
            [side * 128, 0],
            [0, 0],
          ],
          '#4f6b45',
        ) +
        shape(
          [
            [side * 4, -36],
            [side * 98, -36],
            [side * 118, -4],
            [side * 4, -4],
          ],
          color,
        ) +
        times(5, (index) =>
          stroke(
            `M${side * 5} ${-31 + index * 6}H${side * (100 + index * 4)}`,
            darker(color, 0.1),
            0.9,
          ),
        ).join(''),
    )
    .join(''),
  anchors: { top: { at: [0, -18], spanCm: 150 } },
});

/** A recess in the wall with a shelf as its foot. */
export const alcove: Drawer = (_pen, { color = '#c9a878' }) => ({
  svg:
    rectangle([-62, -176], 124, 176, HOUSE.woodDark, { radius: 1 }) +
    rectangle([-56, -170], 112, 170, darker(color, 0.16)) +
    shape(
      [
        [-56, -170],
        [-44, -160],
        [-44, -10],
        [-56, 0],
      ],
      darker(color, 0.34),
    ) +
    shape(
      [
        [-56, -170],
        [56, -170],
        [44, -160],
        [-44, -160],
      ],
      darker(color, 0.42),
    ) +
    rectangle([-44, -160], 88, 150, color) +
    shape(
      [
        [-56, 0],
        [56, 0],
        [44, -10],
        [-44, -10],
      ],
      HOUSE.wood,
    ),
  anchors: {
    inside: { at: [0, -8], spanCm: 70 },
    top: { at: [0, -8], spanCm: 70 },
    face: { at: [0, -90], spanCm: 60 },
  },
});

export const sconce: Drawer = (_pen, { color = HOUSE.gold }) => ({
  svg:
    circle([0, -36], 34, '#ffe9a8', { opacity: 0.5 }) +
    rectangle([-9, -26], 18, 28, darker(color, 0.3), { radius: 9 }) +
    rectangle([-8, -27], 16, 27, color, { radius: 8 }) +
    circle([0, -20], 1.6, darker(color, 0.4)) +
    circle([0, -6], 1.6, darker(color, 0.4)) +
    stroke('M0 -12Q24 -6 24 -24M0 -12Q-24 -6 -24 -24', darker(color, 0.2), 3) +
    [-24, 24]
      .map(
        (x) =>
          rectangle([x - 6, -27], 12, 4, color, { radius: 2 }) +
          rectangle([x - 2.4, -36], 4.8, 10, '#fff6e0') +
          path(`M${x - 11} -30L${x - 6} -50H${x + 6}L${x + 11} -30Z`, '#fff0c4') +
          path(`M${x + 2} -50H${x + 6}L${x + 11} -30H${x + 4}Z`, '#f2d894'),
      )
      .join(''),
});

export const rangeHood: Drawer = (pen, { color = HOUSE.metal }) => ({
  svg:
    board(pen, [-16, -96], 32, 70, color) +
    formed(pen, 'M-18 -34H18L46 -8V0H-46V-8Z', color, { depth: 6, light: 2 }) +
    rectangle([-46, -7], 92, 7, darker(color, 0.15)) +
    [-8, 0, 8].map((x) => circle([x, -3.5], 1.6, HOUSE.white)).join(''),
});

/** Bars with towels over them. */
export const towelRack: Drawer = (pen, { color = HOUSE.metal }) => ({
  svg:
    rod(pen, 'M-34 -50H34', color, 3) +
    [-34, 34].map((x) => circle([x, -50], 3.4, darker(color, 0.2))).join('') +
    cushion(pen, [-28, -52], 26, 46, HOUSE.teal, 2) +
    rectangle([-28, -18], 26, 4, lighter(HOUSE.teal, 0.4)) +
    cushion(pen, [3, -52], 24, 38, HOUSE.coral, 2) +
    rectangle([3, -26], 24, 4, lighter(HOUSE.coral, 0.4)),
});
