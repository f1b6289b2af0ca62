import { circle, line, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';
import { lamp, pane, wheel } from './wheels';

/** Machines that carry, mow, hang from ropes and circle the earth; in centimetres. */

const dumpTruck: Drawer = (pen, { color = HOUSE.mustard, state }) => {
  const isTipped = state === 'open';
  const load =
    path(
      'M-236 -168C-220 -214 -178 -202 -150 -232C-116 -262 -60 -250 -34 -222C-4 -216 26 -196 40 -168Z',
      HOUSE.soil,
    ) +
    path(
      'M-150 -232C-116 -262 -60 -250 -34 -222C-70 -224 -120 -226 -150 -232Z',
      lighter(HOUSE.soil, 0.24),
    );
  const bed =
    load +
    formed(pen, 'M-286 -186L-262 -84H54L104 -236L78 -246L40 -168H-256Z', color, {
      depth: 14,
      light: 5,
      extra: times(5, (index) =>
        rectangle([-226 + index * 54, -168], 13, 90, darker(color, 0.16)),
      ).join(''),
    });
  return {
    svg:
      rectangle([-262, -92], 500, 34, HOUSE.ink) +
      (isTipped ? `<g transform="rotate(-26 -230 -92)">${bed}</g>` : bed) +
      formed(
        pen,
        'M96 -50V-200Q98 -216 114 -216H186Q204 -216 212 -200L238 -142L266 -132Q280 -126 280 -108V-50Z',
        color,
        {
          depth: 12,
          light: 5,
          extra: path('M90 -84H290V-44H90Z', darker(color, 0.24)),
        },
      ) +
      pane(pen, 'M132 -142V-198H184Q192 -198 196 -190L218 -142Z') +
      rectangle([124, -126], 24, 6, darker(color, 0.34), { radius: 3 }) +
      stroke('M118 -204V-60', darker(color, 0.22), 2.6) +
      lamp([270, -98], 15, 24) +
      rectangle([262, -58], 34, 18, HOUSE.metalDark, { radius: 6 }) +
      [-196, -88, 190].map((x) => wheel(pen, [x, -56], 56, { hub: HOUSE.cream })).join(''),
    anchors: {
      seat: { at: [160, -130] },
      inside: { at: [-90, -186], spanCm: 260 },
      top: { at: [-90, -200], spanCm: 260 },
      door: { at: [150, -90] },
      roof: { at: [150, -216], spanCm: 100 },
    },
  };
};

const lawnMower: Drawer = (pen, { color = HOUSE.red }) => ({
  svg:
    rod(pen, 'M-34 -30L-86 -98H-98', HOUSE.metalDark, 4) +
    rod(pen, 'M-86 -98H-104', HOUSE.ink, 5) +
    formed(pen, 'M-74 -66C-82 -60 -84 -22 -74 -16H-30V-50Z', '#4a4f74', { depth: 5, light: 2 }) +
    formed(pen, 'M-40 -14V-34C-38 -44 -24 -46 -10 -46H26C46 -44 54 -34 56 -14Z', color, {
      depth: 6,
      light: 3,
      extra: rectangle([-44, -20], 104, 8, darker(color, 0.24)),
    }) +
    formed(pen, 'M-16 -46V-58C-14 -66 30 -66 32 -58V-46Z', HOUSE.ink, { depth: 4, light: 2 }) +
    times(4, (index) =>
      rectangle([-8 + index * 9, -60], 4, 10, HOUSE.metalDark, { radius: 1.6 }),
    ).join('') +
    circle([8, -68], 5, HOUSE.mustard) +
    wheel(pen, [-34, -15], 15, { hub: HOUSE.cream }) +
    wheel(pen, [42, -12], 12, { hub: HOUSE.cream }),
  anchors: {
    grip: { at: [-98, -98] },
    handle: { at: [-92, -98] },
    top: { at: [8, -68], spanCm: 40 },
  },
});

/** A cabin on its rope; the rope rises to the right. */
const cableCar: Drawer = (pen, { color = HOUSE.red }) => ({
  svg:
    line(
      [
        [-330, -324],
        [330, -436],
      ],
      HOUSE.ink,
      5,
    ) +
    rod(pen, 'M0 -250V-362', HOUSE.metalDark, 12) +
    shape(
      [
        [-52, -364],
        [50, -381],
        [52, -366],
        [-50, -349],
      ],
      HOUSE.metalDark,
    ) +
    [-36, 0, 36]
      .map(
        (x) =>
          circle([x, -379 - x * 0.17], 12, HOUSE.ink) +
          circle([x, -379 - x * 0.17], 5, HOUSE.metal),
      )
      .join('') +
    formed(
      pen,
      'M-142 -40V-212Q-138 -250 -100 -252H100Q138 -250 142 -212V-40Q138 -4 100 0H-100Q-138 -4 -142 -40Z',
      color,
      {
        depth: 16,
        light: 6,
        extra:
          rectangle([-150, -104], 300, 22, HOUSE.cream) +
          rectangle([-150, -34], 300, 40, darker(color, 0.2)),
      },
    ) +
    pane(pen, 'M-124 -120V-204Q-120 -228 -98 -230H-50V-120Z') +
    pane(pen, 'M50 -120V-230H98Q120 -228 124 -204V-120Z') +
    rectangle([-42, -232], 84, 196, darker(color, 0.22), { radius: 5 }) +
    pane(pen, 'M-35 -60V-224H-4V-60Z') +
    pane(pen, 'M4 -60V-224H35V-60Z') +
    rectangle([-116, -262], 232, 14, darker(color, 0.34), { radius: 6 }),
  anchors: {
    inside: { at: [0, -110], spanCm: 220 },
    seat: { at: [0, -80] },
    door: { at: [0, -50] },
    roof: { at: [0, -262], spanCm: 200 },
    top: { at: [0, -262], spanCm: 200 },
  },
});

/** A panel of solar cells of a spacecraft. */
const wing = (pen: Parameters<Drawer>[0], x: number) =>
  formed(pen, roundedPath([x, -150], 150, 84, 4), '#2f55a8', {
    depth: 6,
    light: 3,
    extra:
      [30, 60, 90, 120].map((at) => rectangle([x + at - 1.6, -152], 3.2, 90, '#8fb5ea')).join('') +
      [-122, -94].map((y) => rectangle([x, y - 1.6], 150, 3.2, '#8fb5ea')).join('') +
      path(`M${x + 20} -60L${x + 70} -156H${x + 96}L${x + 46} -60Z`, HOUSE.white, {
        opacity: 0.18,
      }),
  });

const satellite: Drawer = (pen, { color = HOUSE.gold }) => ({
  svg: `<g transform="rotate(-18 0 -110)">${
    rod(pen, 'M-70 -108H70', HOUSE.metalDark, 9) +
    wing(pen, -216) +
    wing(pen, 66) +
    formed(pen, roundedPath([-42, -164], 84, 112, 9), color, {
      depth: 10,
      light: 4,
      extra:
        rectangle([-46, -136], 92, 10, darker(color, 0.2)) +
        path('M-42 -110L0 -124L42 -108L8 -86ZM-42 -74L-6 -90L42 -66L10 -52Z', lighter(color, 0.3), {
          opacity: 0.7,
        }),
    }) +
    rod(pen, 'M0 -52V-30', HOUSE.metalDark, 8) +
    formed(pen, 'M-46 -34C-40 4 40 4 46 -34Z', HOUSE.white, { depth: 8, light: 3 }) +
    rod(pen, 'M0 -22V14', HOUSE.metalDark, 4) +
    circle([0, 16], 6, HOUSE.coral) +
    rod(pen, 'M-22 -164L-36 -204', HOUSE.metalDark, 4) +
    circle([-37, -206], 6, HOUSE.coral)
  }</g>`,
});

/** Modules in a row between four wings. */
const spaceStation: Drawer = (pen) => ({
  unitCm: 6,
  svg:
    [-200, 50]
      .map((x) => wing(pen, x) + `<g transform="translate(0 156)">${wing(pen, x)}</g>`)
      .join('') +
    rod(pen, 'M-216 -30H216', HOUSE.metal, 11) +
    [-60, 8]
      .map(
        (x) =>
          formed(pen, roundedPath([x, -70], 56, 80, 12), '#e4e9f3', { depth: 9, light: 4 }) +
          rectangle([x, -48], 56, 6, HOUSE.coral),
      )
      .join('') +
    formed(pen, roundedPath([-38, -106], 76, 152, 22), HOUSE.white, {
      depth: 12,
      light: 5,
      extra: rectangle([-40, -74], 80, 8, HOUSE.metal) + rectangle([-40, 10], 80, 8, HOUSE.metal),
    }) +
    [-52, -28, -4]
      .map((y) => circle([0, y], 8, HOUSE.metalDark) + circle([0, y], 5.6, '#8fd0ee'))
      .join('') +
    formed(pen, 'M-26 46H26L18 76H-18Z', HOUSE.metal, { depth: 6, light: 3 }) +
    rod(pen, 'M0 -106V-140', HOUSE.metalDark, 5) +
    formed(pen, 'M-22 -150C-18 -134 18 -134 22 -150Z', HOUSE.metal, { depth: 4, light: 2 }),
});

export const workingVehicle = defineFamily(
  'working-vehicle',
  {
    'dump-truck': dumpTruck,
    'lawn-mower': lawnMower,
    'cable-car': cableCar,
    satellite,
    'space-station': spaceStation,
  },
  1,
);
