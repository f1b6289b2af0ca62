import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { lighter } from '../../palette/tones';
import { type Drawer, formed, rod } from '../form';
import { lamp, pane, wheel } from './wheels';

/** Cars that are made for one occasion; in centimetres. */

/** A small body high above four giant tyres. */
export const monsterTruck: Drawer = (pen, { color = HOUSE.purple }) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M-150 -110L-40 -190L60 -110L150 -190', HOUSE.metalDark, 14) +
    rod(pen, 'M-150 -110H150', HOUSE.metal, 12) +
    formed(
      pen,
      'M-250 -190V-262Q-250 -274 -238 -274H-80L-60 -344Q-54 -356 -40 -356H54Q70 -356 78 -342L112 -274H220Q250 -270 252 -240V-190Z',
      color,
      {
        depth: 15,
        light: 6,
        extra:
          path(
            'M20 -180L70 -224L50 -228L120 -262L-10 -258L10 -246L-110 -252L-40 -226L-66 -220L-120 -180Z',
            HOUSE.orange,
          ) + path('M-10 -180L40 -216L20 -220L60 -242L-40 -236L-20 -224L-70 -180Z', HOUSE.yellow),
      },
    ) +
    pane(pen, 'M-54 -276L-40 -336H48L82 -276Z') +
    [-36, -8, 20, 48]
      .map((x) => circle([x, -366], 11, HOUSE.metalDark) + circle([x + 2, -366], 8, '#fff0b8'))
      .join('') +
    lamp([244, -238], 14, 24) +
    [-150, 160]
      .map(
        (x) =>
          times(14, (index) => {
            const turn = (index * Math.PI) / 7;
            return circle([x + 94 * Math.cos(turn), -102 + 94 * Math.sin(turn)], 16, HOUSE.rubber);
          }).join('') + wheel(pen, [x, -102], 100, { hub: HOUSE.mustard, spokes: 6 }),
      )
      .join(''),
  anchors: {
    seat: { at: [0, -250] },
    inside: { at: [10, -260], spanCm: 130 },
    roof: { at: [6, -356], spanCm: 100 },
    top: { at: [6, -356], spanCm: 100 },
  },
});

/** Long, black and low, with curtained windows. */
export const hearse: Drawer = (pen, { color = HOUSE.ink }) => ({
  unitCm: 1,
  svg:
    formed(
      pen,
      'M-300 -40V-96L-286 -170Q-282 -182 -268 -182H70Q96 -182 116 -160L150 -116L250 -104Q290 -98 292 -66V-40Z',
      color,
      { depth: 10, light: 5 },
    ) +
    path('M-262 -108L-254 -166H-10V-108Z', lighter(HOUSE.navy, 0.35)) +
    formed(pen, 'M-236 -110V-130L-222 -142H-50L-36 -130V-110Z', HOUSE.wood, { depth: 5 }) +
    [-150, -110]
      .map((x) => circle([x, -148], 11, HOUSE.white) + circle([x + 18, -146], 9, HOUSE.pink))
      .join('') +
    [
      [-262, 34],
      [-44, 34],
    ]
      .map(([x = 0, w = 0]) =>
        path(
          `M${x} -166H${x + w}Q${x + w} -132 ${x + (x < -100 ? 2 : w)} -112H${x + (x < -100 ? -4 : w)}Z`,
          HOUSE.purple,
        ),
      )
      .join('') +
    pane(pen, 'M8 -108V-164H66Q80 -164 94 -148L122 -108Z') +
    rectangle([-300, -92], 590, 5, HOUSE.metal) +
    stroke('M-250 -190H40', HOUSE.metal, 5) +
    lamp([284, -82], 12, 18) +
    [-200, 190].map((x) => wheel(pen, [x, -36], 36)).join(''),
  anchors: {
    seat: { at: [50, -100] },
    inside: { at: [50, -110], spanCm: 100 },
    roof: { at: [-100, -182], spanCm: 300 },
    top: { at: [-100, -182], spanCm: 300 },
  },
});

/** A car with a rubber ring about it, and its pole. */
export const bumperCar: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M-84 -60V-236', HOUSE.metal, 6) +
    stroke('M-100 -238H-66', HOUSE.metalDark, 6) +
    path('M-86 -226L-72 -214L-82 -212L-70 -198', HOUSE.yellow) +
    rectangle([-66, -100], 14, 50, HOUSE.ink, { radius: 6 }) +
    rod(pen, 'M22 -62L6 -98', HOUSE.ink, 5) +
    stroke('M-8 -92L18 -104', HOUSE.ink, 6),
  front:
    formed(pen, 'M-112 -26V-92Q-108 -106 -90 -104L-66 -62H20L36 -88Q84 -90 104 -52V-26Z', color, {
      depth: 10,
      light: 5,
      extra:
        ellipse([60, -56], 22, 9, HOUSE.mustard) + path('M-120 -46H120V-38H-120Z', HOUSE.cream),
    }) +
    circle([92, -62], 9, '#fff0b8') +
    formed(pen, 'M-124 -30Q-132 -8 -116 -6H112Q132 -8 122 -30Z', HOUSE.rubber, { depth: 6 }),
  anchors: {
    seat: { at: [-34, -56] },
    handle: { at: [4, -98] },
    inside: { at: [-20, -60], spanCm: 80 },
  },
});
