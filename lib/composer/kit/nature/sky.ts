import { circle, ellipse, line, path, shape, stroke } from '@/lib/svg/markup';
import { blob } from '@/lib/svg/path';
import { type Point, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed } from '../form';

/** What stands in the sky, as things: the origin is their middle. */

const star5 = (radius: number, inner = 0.46): Point[] =>
  times(10, (index) => polar(index * 36 - 90, index % 2 ? radius * inner : radius));

const sun: Drawer = (_pen, { color = '#ffc94f', state }) => {
  const rays =
    state === 'open' || state === 'plain'
      ? times(12, (index) =>
          shape(
            [
              polar(index * 30 - 7, 132),
              polar(index * 30, index % 2 ? 178 : 200),
              polar(index * 30 + 7, 132),
            ],
            color,
          ),
        )
      : [];
  return {
    svg:
      rays.join('') +
      circle([0, 0], 116, lighter(color, 0.45)) +
      circle([0, 0], 100, color) +
      circle([-14, -14], 78, lighter(color, 0.22)),
    anchors: { inside: { at: [0, 0] } },
  };
};

const moon: Drawer = (pen, { color = '#f6e7b8', state }) =>
  state === 'cut' || state === 'plain'
    ? {
        svg:
          formed(pen, 'M40 -96A100 100 0 1 0 96 44A84 84 0 0 1 40 -96Z', color, {
            depth: 12,
            light: 6,
          }) +
          circle([-52, 16], 12, darker(color, 0.1)) +
          circle([-22, 58], 8, darker(color, 0.1)),
        anchors: { seat: { at: [-20, 66] }, top: { at: [-20, 66], spanCm: 90 } },
      }
    : {
        svg: ball(pen, [0, 0], 100, color, {
          glint: 0,
          extra: [
            [-34, -20, 22],
            [30, 30, 17],
            [8, -48, 12],
            [-16, 44, 10],
          ]
            .map(([x = 0, y = 0, r = 0]) => circle([x, y], r, darker(color, 0.12)))
            .join(''),
        }),
      };

const star: Drawer = (pen, { color = '#ffd35f' }) => ({
  svg: formed(pen, blob(star5(100, 0.5), 0.09), color, { depth: 14, light: 8 }),
});

const cloud: Drawer = (pen, { color = '#ffffff', state }) => ({
  svg:
    (state === 'broken'
      ? times(5, (index) =>
          line(
            [
              [-70 + index * 36, 60],
              [-84 + index * 36, 108],
            ],
            HOUSE.blue,
            8,
          ),
        ).join('')
      : '') +
    formed(
      pen,
      'M-120 50A46 46 0 0 1 -120 -42A62 62 0 0 1 -20 -84A64 64 0 0 1 84 -50A50 50 0 0 1 124 50Z',
      state === 'broken' ? darker(color, 0.2) : color,
      { depth: 24, light: 0, tone: 0.09 },
    ),
  anchors: {
    seat: { at: [0, -50] },
    top: { at: [0, -40], spanCm: 160 },
    bed: { at: [0, -40], spanCm: 160 },
  },
});

const rainbow: Drawer = () => ({
  svg: [HOUSE.red, HOUSE.orange, HOUSE.yellow, HOUSE.green, HOUSE.blue, HOUSE.purple]
    .map((color, index) =>
      stroke(
        `M${-280 + index * 26} 0A${280 - index * 26} ${280 - index * 26} 0 0 1 ${280 - index * 26} 0`,
        color,
        26.5,
      ),
    )
    .join('')
    .replace(/stroke-linecap="round"/g, 'stroke-linecap="butt"'),
  anchors: { top: { at: [0, -290], spanCm: 100 }, inside: { at: [0, -60], spanCm: 260 } },
});

const lightning: Drawer = (pen, { color = '#ffc94f' }) => ({
  svg: formed(pen, 'M24 -100L-56 18H-8L-34 100L60 -26H8L44 -100Z', color, { depth: 9, light: 5 }),
});

const snowflake: Drawer = (_pen, { color = '#8fc7e8' }) => ({
  svg: times(
    6,
    (index) =>
      `<g transform="rotate(${index * 60})">${
        line(
          [
            [0, 0],
            [0, -96],
          ],
          color,
          11,
        ) +
        line(
          [
            [0, -60],
            [-24, -84],
          ],
          color,
          9,
        ) +
        line(
          [
            [0, -60],
            [24, -84],
          ],
          color,
          9,
        ) +
        line(
          [
            [0, -32],
            [-18, -48],
          ],
          color,
          9,
        ) +
        line(
          [
            [0, -32],
            [18, -48],
          ],
          color,
          9,
        )
      }</g>`,
  ).join(''),
});

const drop: Drawer = (pen, { color = HOUSE.water }) => ({
  svg: formed(pen, 'M0 -100Q76 -6 74 36A74 66 0 0 1 -74 36Q-76 -6 0 -100Z', color, {
    depth: 20,
    light: 8,
    extra: ellipse([-30, 30], 14, 26, HOUSE.white, {
      opacity: 0.55,
      transform: 'rotate(14 -30 30)',
    }),
  }),
});

const planet: Drawer = (pen, { color = '#e9a45a', state }) => {
  const ring = (sweep: number) =>
    `<path d="M-190 30A200 46 -10 0 ${sweep} 190 -30" fill="none" stroke="${lighter(color, 0.5)}" stroke-width="17" stroke-linecap="round"/>`;
  const bands =
    ellipse([0, -44], 110, 13, lighter(color, 0.3)) +
    ellipse([-10, 6], 120, 16, darker(color, 0.14)) +
    ellipse([0, 52], 100, 11, lighter(color, 0.22));
  const ringed = state !== 'cut';
  return {
    svg:
      (ringed ? ring(1) : '') +
      ball(pen, [0, 0], 100, color, { glint: 0, extra: bands }) +
      (ringed ? ring(0) : ''),
    anchors: { top: { at: [0, -100], spanCm: 80 }, seat: { at: [0, -100] } },
  };
};

const earth: Drawer = (pen) => ({
  svg: ball(pen, [0, 0], 100, '#4a9fd9', {
    glint: 0.3,
    extra:
      [
        blob([
          [-70, -50],
          [-20, -76],
          [10, -50],
          [-14, -20],
          [-30, 16],
          [-60, -6],
        ]),
        blob([
          [-20, 26],
          [16, 20],
          [22, 56],
          [-4, 90],
          [-26, 60],
        ]),
        blob([
          [36, -60],
          [84, -50],
          [96, 0],
          [60, 30],
          [40, -6],
          [52, -30],
        ]),
      ]
        .map((data) => path(data, HOUSE.leaf))
        .join('') +
      ellipse([-10, -16], 46, 6, HOUSE.white, { opacity: 0.6 }) +
      ellipse([44, 52], 36, 6, HOUSE.white, { opacity: 0.6 }),
  }),
  anchors: { top: { at: [0, -100], spanCm: 90 }, seat: { at: [0, -100] }, grip: { at: [0, 90] } },
});

const comet: Drawer = (pen, { color = '#ffd35f' }) => ({
  svg:
    path('M-20 -34L260 -190L30 20Z', lighter(color, 0.5), { opacity: 0.7 }) +
    path('M-6 -20L200 -130L18 12Z', lighter(color, 0.3)) +
    `<g transform="scale(0.5)">${formed(pen, blob(star5(100, 0.52), 0.09), color, { depth: 14, light: 8 })}</g>`,
});

const wind: Drawer = (_pen, { color = HOUSE.sky }) => ({
  svg: stroke(
    'M-150 -30H60A34 34 0 1 0 28 -70M-110 10H120A36 36 0 1 1 86 54M-150 50H-10A26 26 0 1 1 -34 82',
    color,
    15,
  ),
});

/** Everything in the sky in units of a centimetre, two metres across: scaled by who arranges. */
export const skyThings = defineFamily(
  'sky-thing',
  { sun, moon, star, cloud, rainbow, lightning, snowflake, drop, planet, earth, comet, wind },
  1,
);
