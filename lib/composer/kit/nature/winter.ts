import { circle, ellipse, path, shape, stroke } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, pointsOf } from '../form';
import type { Pen } from '../pen';

function snowball(pen: Pen, [x, y]: Point, radius: number): string {
  const data = `M${x - radius} ${y}A${radius} ${radius * 0.94} 0 1 1 ${x + radius} ${y}A${radius} ${radius * 0.94} 0 1 1 ${x - radius} ${y}Z`;
  const [dx, dy] = [pen.shade[0] * radius, pen.shade[1] * radius];
  return (
    path(data, '#aec6e6') +
    pen.clip(
      data,
      ellipse([x - dx * 0.16, y - dy * 0.16], radius * 0.98, radius * 0.92, '#d3e1f3') +
        ellipse([x - dx * 0.34, y - dy * 0.34], radius * 0.88, radius * 0.82, HOUSE.snow) +
        ellipse([x - dx * 0.5, y - dy * 0.5], radius * 0.4, radius * 0.36, HOUSE.white),
    )
  );
}

function scarf(pen: Pen, color: string): string {
  const end = 'M16 -110L34 -106L44 -64L22 -60Z';
  const band =
    'M-36 -124C-20 -110 22 -110 38 -124C44 -116 42 -106 36 -102C16 -92 -18 -92 -36 -102C-42 -108 -42 -118 -36 -124Z';
  return (
    path(end, darker(color, 0.14)) +
    stroke('M24 -61L25 -54M31 -62L33 -55M39 -64L42 -57', darker(color, 0.14), 3.4) +
    path(band, color) +
    pen.clip(
      band,
      [-22, -2, 20]
        .map((x) =>
          shape(
            [
              [x, -126],
              [x + 8, -126],
              [x + 6, -90],
              [x - 2, -90],
            ],
            lighter(color, 0.55),
          ),
        )
        .join(''),
    )
  );
}

/** Three balls, a carrot, coals, twigs and a scarf of its colour. */
const snowman: Drawer = (pen, { color = HOUSE.red }) => {
  const twig = (side: 1 | -1) =>
    stroke(
      `M${side * 40} -88L${side * 78} -112L${side * 96} -128M${side * 78} -112L${side * 98} -110M${side * 66} -104L${side * 72} -122`,
      HOUSE.woodDark,
      4.6,
    );
  const coals = (points: readonly Point[], size: number) =>
    points.map((at) => circle(at, size, HOUSE.ink)).join('');
  const smile = times(5, (index): Point => [
    -13 + index * 7.4,
    -129.5 + (4 - (index - 2) ** 2) * 1.1,
  ]);
  return {
    svg:
      ellipse([0, -4], 78, 10, '#c3d6ee') +
      twig(-1) +
      twig(1) +
      snowball(pen, [0, -42], 56) +
      snowball(pen, [0, -96], 42) +
      snowball(pen, [0, -144], 31) +
      coals(pointsOf('0 -98, 1 -80, 0 -54'), 4.2) +
      coals(
        [
          [-8, -153],
          [12, -153],
        ],
        4,
      ) +
      coals(smile, 2) +
      shape(pointsOf('2 -148, 42 -138, 3 -138'), HOUSE.orange) +
      shape(pointsOf('3 -142, 42 -138, 3 -138'), darker(HOUSE.orange, 0.16)) +
      scarf(pen, color),
    anchors: {
      crown: { at: [0, -171], spanCm: 44 },
      head: { at: [0, -144], spanCm: 62 },
      neck: { at: [0, -116], spanCm: 66 },
      eyes: { at: [2, -153] },
      mouth: { at: [4, -132] },
      chest: { at: [0, -96] },
      hand: { at: [96, -124], angleDegrees: -40 },
      handFar: { at: [-96, -124], angleDegrees: -140 },
      top: { at: [0, -174], spanCm: 30 },
    },
  };
};

const snowPile: Drawer = (pen) => ({
  svg: formed(
    pen,
    'M-140 0Q-130 -46 -80 -52Q-40 -96 16 -78Q76 -80 92 -44Q136 -36 142 0Z',
    HOUSE.snow,
    { depth: 16, light: 0, tone: 0.12 },
  ),
  anchors: { top: { at: [0, -76], spanCm: 120 }, seat: { at: [0, -74] } },
});

const SAND = '#ecc88a';

/** Towers from a bucket, a gate, a flag, a shell at its foot. */
const sandcastle: Drawer = (pen) => {
  const side = pen.shade[0] < 0 ? -1 : 1;
  const tower = (x: number, top: number, w: number) => {
    const data = `M${x - w * 0.56} 0L${x - w / 2} ${top}H${x + w / 2}L${x + w * 0.56} 0Z`;
    const teeth = [-0.5, -0.1, 0.3]
      .map((share) => `M${x + w * share} ${top}v-9h${w * 0.2}v9Z`)
      .join('');
    return (
      path(data + teeth, SAND) +
      pen.clip(
        data + teeth,
        shape(
          [
            [x + side * w * 0.12, top - 12],
            [x + side * w, top - 12],
            [x + side * w, 2],
            [x + side * w * 0.12, 2],
          ],
          darker(SAND, 0.15),
        ),
      ) +
      path(`M${x - 5} ${top + 30}v-10a5 5 0 0 1 10 0v10Z`, darker(SAND, 0.4))
    );
  };
  return {
    svg:
      path('M-84 0C-70 -20 -40 -24 0 -24C40 -24 72 -18 86 0Z', darker(SAND, 0.1)) +
      tower(0, -84, 44) +
      tower(-46, -54, 34) +
      tower(46, -58, 36) +
      path('M-13 0V-18A13 13 0 0 1 13 -18V0Z', darker(SAND, 0.45)) +
      stroke('M0 -92V-126', HOUSE.woodDark, 2.6) +
      shape(pointsOf('1 -126, 26 -118, 1 -109'), HOUSE.coral),
    anchors: { top: { at: [0, -92], spanCm: 30 }, door: { at: [0, 0] } },
  };
};

/** What is built of snow and sand. */
export const snowAndSand = defineFamily(
  'snow-and-sand',
  {
    snowman,
    'snow-pile': snowPile,
    sandcastle: (pen, wish) => ({ ...sandcastle(pen, wish), unitCm: 0.5 }),
  },
  1,
);
