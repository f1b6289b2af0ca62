import { circle, line, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed, rod } from '../form';

/** Long bridges and what stands on piles, in centimetres. */

export const viaduct: Drawer = (pen, { color = '#c9b79c', count = 5 }) => {
  const span = 760;
  const left = (-count * span) / 2;
  const arches = times(count, (index) => {
    const x = left + index * span + 70;
    return `M${x} 10V-760A310 310 0 0 1 ${x + 620} -760V10Z`;
  }).join('');
  const face = `M${left - 40} 10V-1230H${-left + 40}V10Z${arches}`;
  const reveals = times(count, (index) => {
    const x = left + index * span + 70;
    return path(
      `M${x} 10V-760A310 310 0 0 1 ${x + 620} -760L${x + 560} -760A270 270 0 0 0 ${x + 60} -690V10Z`,
      darker(color, 0.34),
    );
  }).join('');
  const courses = times(count * 12, (index) =>
    rectangle(
      [left + ((index * 271) % (count * span)), -1150 + ((index * 97) % 260)],
      70,
      16,
      darker(color, 0.1),
      { radius: 5 },
    ),
  ).join('');
  return {
    svg:
      reveals +
      `<path d="${face}" fill="${color}" fill-rule="evenodd"/>` +
      pen.clip(face.replace(arches, ''), courses) +
      times(count, (index) => {
        const x = left + index * span + 70;
        return stroke(
          `M${x - 12} -740V-760A322 322 0 0 1 ${x + 632} -760V-740`,
          lighter(color, 0.22),
          26,
        );
      }).join('') +
      times(count + 1, (index) => {
        const x = left + index * span;
        return (
          rectangle([x - 84, -760], 168, 34, lighter(color, 0.2)) +
          rectangle([x + 24, -726], 46, 736, darker(color, 0.14)) +
          rectangle([x - 92, -20], 184, 30, lighter(color, 0.1))
        );
      }).join(''),
    front:
      rectangle([left - 60, -1290], -2 * left + 120, 70, lighter(color, 0.12)) +
      rectangle([left - 60, -1236], -2 * left + 120, 18, darker(color, 0.22)) +
      rectangle([left - 60, -1300], -2 * left + 120, 16, lighter(color, 0.4)),
    anchors: {
      top: { at: [0, -1240], spanCm: -2 * left },
      inside: { at: [0, -20], spanCm: 500 },
      surface: { at: [0, 0], spanCm: -2 * left },
    },
  };
};

export const suspensionBridge: Drawer = (_pen, { color = '#d2553f' }) => {
  const deck = -420;
  const cable = (x: number) => deck - 40 - 1240 * (Math.abs(x) / 1500) ** 2;
  const outer = (x: number) => deck - 40 - 1240 * ((3000 - Math.abs(x)) / 1500) ** 2;
  const hangers = times(57, (index) => -2800 + index * 100).map((x) =>
    line(
      [
        [x, Math.abs(x) <= 1500 ? cable(x) : outer(x)],
        [x, deck],
      ],
      lighter(color, 0.1),
      10,
    ),
  );
  const curve = (from: number, to: number, at: (x: number) => number) =>
    `M${times(17, (_, share) => {
      const x = from + (to - from) * share;
      return `${x} ${at(x)}`;
    }).join('L')}`;
  const tower = (x: number) =>
    [-90, 50]
      .map((dx) => rectangle([x + dx, -1780], 52, 1780, dx > 0 ? darker(color, 0.16) : color))
      .join('') +
    [-1660, -1240, -820, -300]
      .map((y) => rectangle([x - 90, y], 192, 60, darker(color, 0.06)))
      .join('') +
    rectangle([x - 120, -60], 260, 60, HOUSE.stone);
  return {
    svg:
      hangers.join('') +
      stroke(curve(-1500, 1500, cable), color, 30) +
      stroke(curve(-3000, -1500, outer), color, 30) +
      stroke(curve(1500, 3000, outer), color, 30) +
      tower(-1500) +
      tower(1500),
    front:
      rectangle([-3000, deck], 6000, 56, darker(color, 0.1)) +
      rectangle([-3000, deck - 16], 6000, 20, lighter(color, 0.25)) +
      times(60, (index) =>
        line(
          [
            [-3000 + index * 100, deck + 54],
            [-2950 + index * 100, deck + 100],
            [-2900 + index * 100, deck + 54],
          ],
          darker(color, 0.2),
          12,
        ),
      ).join(''),
    anchors: { top: { at: [0, deck], spanCm: 5600 }, surface: { at: [0, 0], spanCm: 2600 } },
  };
};

export const pier: Drawer = (pen, { color = HOUSE.wood }) => ({
  svg:
    times(5, (index) => rod(pen, `M${-460 + index * 220} -110V20`, darker(color, 0.25), 24)).join(
      '',
    ) +
    stroke(
      'M-460 -30L-240 -90M-20 -30L-240 -90M-20 -30L200 -90M420 -30L200 -90',
      darker(color, 0.3),
      10,
    ) +
    times(5, (index) =>
      rectangle([-466 + index * 220, -200], 16, 90, darker(color, 0.12), { radius: 4 }),
    ).join('') +
    stroke('M-458 -190H424', darker(color, 0.2), 9),
  front:
    shape(
      [
        [-500, -112],
        [-470, -128],
        [470, -128],
        [500, -112],
      ],
      lighter(color, 0.28),
    ) +
    formed(pen, roundedPath([-506, -114], 1012, 28, 4), color, {
      depth: 8,
      light: 4,
      extra: times(23, (index) =>
        rectangle([-500 + index * 45, -114], 4, 28, darker(color, 0.24)),
      ).join(''),
    }) +
    formed(pen, roundedPath([452, -176], 24, 66, 8), darker(color, 0.2), { depth: 8, light: 3 }) +
    stroke('M450 -150Q464 -142 478 -150', HOUSE.cream, 7),
  anchors: {
    top: { at: [0, -118], spanCm: 900 },
    seat: { at: [420, -112], spanCm: 80 },
    surface: { at: [0, 0], spanCm: 960 },
    tip: { at: [490, -118] },
  },
});

export const rails: Drawer = (pen) => ({
  svg:
    shape(
      [
        [-420, 0],
        [-360, -70],
        [360, -70],
        [420, 0],
      ],
      HOUSE.stoneDark,
    ) +
    times(26, (index) =>
      circle(
        [-380 + ((index * 149) % 760), -8 - ((index * 31) % 52)],
        9,
        lighter(HOUSE.stoneDark, 0.2),
      ),
    ).join('') +
    times(10, (index) => {
      const x = -370 + index * 82;
      return shape(
        [
          [x, -10],
          [x + 44, -10],
          [x + 34 - x * 0.02, -62],
          [x + 2 - x * 0.02, -62],
        ],
        index % 2 ? HOUSE.woodDark : darker(HOUSE.wood, 0.3),
      );
    }).join('') +
    rod(pen, 'M-380 -58H380', HOUSE.metal, 9) +
    rod(pen, 'M-420 -22H420', HOUSE.metal, 13),
  anchors: { top: { at: [0, -34], spanCm: 760 }, surface: { at: [0, -34], spanCm: 760 } },
});

export const tunnel: Drawer = (pen, { color = HOUSE.stone }) => ({
  svg:
    formed(pen, 'M-620 0Q-520 -420 -260 -600Q0 -720 280 -590Q540 -420 620 0Z', HOUSE.leaf, {
      depth: 60,
      light: 18,
    }) +
    formed(pen, 'M-380 0V-240A380 380 0 0 1 380 -240V0Z', color, { depth: 26, light: 10 }) +
    times(13, (index) =>
      placed(rectangle([-8, -374], 16, 92, darker(color, 0.16)), {
        at: [0, -240],
        angleDegrees: -90 + index * 15,
      }),
    ).join('') +
    path('M-280 0V-240A280 280 0 0 1 280 -240V0Z', '#2b2a4c') +
    path('M-230 0V-220A230 230 0 0 1 230 -220V0Z', '#1b1a38') +
    shape(
      [
        [-30, -620],
        [30, -620],
        [40, -510],
        [-40, -510],
      ],
      lighter(color, 0.2),
    ),
  anchors: {
    inside: { at: [0, 0], spanCm: 460 },
    door: { at: [0, 0], spanCm: 460 },
    top: { at: [0, -660], spanCm: 300 },
  },
});
