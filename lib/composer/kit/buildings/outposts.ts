import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';
import { disc } from '../sundries/shapes';
import { obelisk, ruins } from './ruins';

/** Old walls, stations, works and what stands about in yards, harbours and streets; in centimetres. */

const powerPlant: Drawer = (pen) => {
  const tower = (x: number, size: number) =>
    formed(
      pen,
      `M${x - 150 * size} 0C${x - 110 * size} -150 ${x - 80 * size} -260 ${x - 100 * size} -${420 * size}H${x + 100 * size}C${x + 80 * size} -260 ${x + 110 * size} -150 ${x + 150 * size} 0Z`,
      '#d8dce6',
      { depth: 34, light: 10 },
    ) +
    ellipse([x, -420 * size], 100 * size, 15, '#9aa3b5') +
    [
      [-20, -480, 60],
      [46, -530, 72],
      [-10, -590, 84],
      [80, -620, 60],
    ]
      .map(([dx = 0, y = 0, r = 0]) =>
        circle([x + dx * size, y * size], r * size, '#f4f7fb', { opacity: 0.9 }),
      )
      .join('');
  return {
    unitCm: 16,
    svg:
      tower(-210, 0.94) +
      tower(110, 1) +
      formed(pen, 'M230 0V-230A80 80 0 0 1 390 -230V0Z', '#e8ebf2', { depth: 20, light: 8 }) +
      formed(pen, 'M-90 0V-110H330V0Z', '#8fa0b8', {
        depth: 12,
        extra: times(9, (index) => rectangle([-70 + index * 44, -80], 26, 34, HOUSE.glass)).join(
          '',
        ),
      }) +
      formed(pen, 'M420 0V-400H450V0Z', HOUSE.cream, {
        depth: 8,
        extra: [-380, -300, -220].map((y) => rectangle([410, y], 60, 30, HOUSE.coral)).join(''),
      }),
  };
};
const stationFront = (
  pen: Parameters<Drawer>[0],
  wall: typeof HOUSE.brick | typeof HOUSE.plaster | '#dfe6f1',
  body: string,
) =>
  formed(pen, 'M-330 0V-420H330V0Z', wall, { depth: 12, light: 4 }) +
  formed(pen, 'M-350 -420H350V-452H-350Z', HOUSE.cream, { depth: 5 }) +
  times(
    5,
    (index) =>
      formed(pen, roundedPath([-282 + index * 122, -384], 76, 96, 5), HOUSE.glass, { depth: 5 }) +
      stroke(`M${-244 + index * 122} -384v96M${-282 + index * 122} -336h76`, HOUSE.cream, 6),
  ).join('') +
  body;
const fireStation: Drawer = (pen) => ({
  svg:
    formed(pen, 'M200 -452V-640H300V-452Z', HOUSE.brick, { depth: 10 }) +
    formed(pen, 'M186 -640L250 -700L314 -640Z', HOUSE.roof, { depth: 6 }) +
    rectangle([226, -610], 48, 70, HOUSE.navy, { radius: 20 }) +
    stationFront(
      pen,
      HOUSE.brick,
      [-210, 20]
        .map((x) =>
          formed(pen, `M${x - 90} 0V-240H${x + 90}V0Z`, HOUSE.red, {
            depth: 8,
            extra:
              times(5, (row) =>
                stroke(`M${x - 90} ${-40 - row * 46}H${x + 90}`, darker(HOUSE.red, 0.22), 5),
              ).join('') +
              times(4, (column) =>
                rectangle([x - 80 + column * 42, -226], 34, 32, HOUSE.glass, { radius: 3 }),
              ).join(''),
          }),
        )
        .join('') +
        formed(pen, 'M170 0V-180H250V0Z', HOUSE.navy, { depth: 6 }) +
        rectangle([184, -164], 52, 60, HOUSE.glass),
    ) +
    circle([-95, -268], 40, HOUSE.gold) +
    path(
      'M-95 -296C-72 -274 -76 -262 -82 -254C-82 -264 -90 -268 -92 -278C-110 -264 -118 -246 -95 -240C-72 -246 -76 -268 -95 -296Z',
      HOUSE.red,
    ),
  anchors: { door: { at: [210, -90] }, roof: { at: [0, -452], spanCm: 400 } },
});
const policeStation: Drawer = (pen) => ({
  svg:
    stationFront(
      pen,
      '#dfe6f1',
      rectangle([-330, -262], 660, 48, HOUSE.blue) +
        [-220, 220]
          .map((x) =>
            formed(pen, roundedPath([x - 80, -180], 160, 90, 5), HOUSE.glass, { depth: 5 }),
          )
          .join('') +
        formed(pen, 'M-80 0V-190H80V0Z', HOUSE.navy, { depth: 7 }) +
        rectangle([-66, -176], 58, 170, HOUSE.glass) +
        rectangle([8, -176], 58, 170, HOUSE.glass) +
        formed(pen, 'M-110 -190H110V-214H-110Z', HOUSE.cream, { depth: 4 }),
    ) +
    [-100, 100].map((x) => ball(pen, [x, -150], 17, '#6fb6ff')).join('') +
    formed(
      pen,
      'M0 -560L52 -540V-500C52 -460 26 -440 0 -428C-26 -440 -52 -460 -52 -500V-540Z',
      HOUSE.blue,
      { depth: 7, light: 5 },
    ) +
    path('M0 -536L10 -508H40L16 -490L25 -462L0 -480L-25 -462L-16 -490L-40 -508H-10Z', HOUSE.gold),
  anchors: { door: { at: [0, -90] }, roof: { at: [0, -452], spanCm: 400 } },
});
const watermill: Drawer = (pen) => ({
  svg:
    formed(pen, 'M-250 0V-300H110V0Z', HOUSE.stone, {
      depth: 14,
      extra: times(12, (index) =>
        rectangle(
          [
            -240 + (index % 4) * 92 + (Math.floor(index / 4) % 2) * 34,
            -280 + Math.floor(index / 4) * 92,
          ],
          56,
          26,
          darker(HOUSE.stone, 0.1),
          { radius: 6 },
        ),
      ).join(''),
    }) +
    formed(pen, 'M-286 -290L-70 -460L146 -290Z', HOUSE.roof, { depth: 12 }) +
    formed(pen, roundedPath([-190, -220], 70, 80, 4), HOUSE.glass, { depth: 5 }) +
    formed(pen, 'M-60 0V-150H30V0Z', HOUSE.woodDark, { depth: 6 }) +
    path('M-20 6C80 -20 220 -16 340 6V26H-20Z', HOUSE.water) +
    `<circle cx="200" cy="-120" r="120" fill="none" stroke="${HOUSE.woodDark}" stroke-width="22"/>` +
    times(12, (index) => {
      const a = (index * Math.PI) / 6;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      return (
        stroke(`M200 -120L${200 + c * 116} ${-120 + s * 116}`, HOUSE.wood, 9) +
        stroke(
          `M${200 + c * 104 - s * 22} ${-120 + s * 104 + c * 22}L${200 + c * 140} ${-120 + s * 140}`,
          HOUSE.wood,
          13,
        )
      );
    }).join('') +
    circle([200, -120], 22, HOUSE.woodDark),
  anchors: { door: { at: [-15, -70] } },
});
const yurt: Drawer = (pen) => ({
  svg:
    formed(pen, 'M-230 0V-150H230V0Z', HOUSE.cream, {
      depth: 22,
      light: 6,
      extra:
        rectangle([-240, -150], 480, 26, HOUSE.coral) +
        times(13, (index) => path(`M${-234 + index * 38} -128l15 20l15 -20Z`, HOUSE.blue)).join(''),
    }) +
    formed(pen, 'M-250 -146C-200 -230 -90 -270 -30 -280H30C90 -270 200 -230 250 -146Z', '#eadfca', {
      depth: 20,
      light: 7,
    }) +
    formed(pen, 'M-40 -276H40L30 -296H-30Z', HOUSE.wood, { depth: 4 }) +
    formed(pen, 'M-56 0V-136H56V0Z', HOUSE.coral, {
      depth: 6,
      extra:
        stroke('M0 -136V0', HOUSE.woodDark, 5) +
        [-28, 28].map((x) => circle([x, -70], 17, HOUSE.mustard)).join(''),
    }),
  anchors: { door: { at: [0, -70] } },
});
const drawbridge: Drawer = (pen) => ({
  svg:
    path('M-440 40H440V-6H-440Z', HOUSE.water) +
    formed(
      pen,
      'M-60 0V-420H-30V-452H20V-420H60V-452H110V-420H150V-452H200V-420H230V0Z',
      HOUSE.stone,
      { depth: 18, light: 6 },
    ) +
    path('M6 0V-210A80 80 0 0 1 166 -210V0Z', HOUSE.ink) +
    stroke('M-300 -26L10 -300M-300 -26L60 -330', HOUSE.metalDark, 7) +
    formed(pen, 'M-330 -14H10V14H-330Z', HOUSE.wood, { depth: 6 }) +
    times(8, (index) => stroke(`M${-310 + index * 42} -12V12`, HOUSE.woodDark, 4)).join('') +
    formed(pen, 'M-440 0H-310V46H-440Z', HOUSE.grass, { depth: 8 }),
});
const scaffolding: Drawer = (pen) => ({
  svg:
    [-160, -54, 54, 160].map((x) => rod(pen, `M${x} 0V-420`, HOUSE.metal, 9)).join('') +
    stroke(
      'M-160 -20L-54 -130M54 -130L160 -20M-160 -150L-54 -270M54 -270L160 -150M-54 -290L54 -400',
      HOUSE.metalDark,
      6,
    ) +
    [-140, -280, -410]
      .map(
        (y) =>
          formed(pen, `M-176 ${y}H176V${y + 13}H-176Z`, HOUSE.woodLight, { depth: 4 }) +
          stroke(`M-166 ${y - 56}H166`, HOUSE.metal, 6),
      )
      .join(''),
  anchors: { top: { at: [0, -140], spanCm: 300 } },
});
const weatherVane: Drawer = (pen) => ({
  unitCm: 0.6,
  svg:
    rod(pen, 'M0 0V-170', HOUSE.ink, 6) +
    stroke('M-44 -70H44', HOUSE.ink, 5) +
    stroke('M-90 -128H80', HOUSE.ink, 6) +
    path('M76 -144L112 -128L76 -112Z', HOUSE.ink) +
    path('M-90 -128L-118 -146H-100L-80 -128L-100 -110H-118Z', HOUSE.ink) +
    formed(
      pen,
      'M-34 -150C-44 -190 -64 -200 -60 -216C-40 -210 -30 -190 -14 -186C4 -180 12 -206 24 -214C44 -216 46 -200 58 -194L40 -186C40 -160 22 -140 -4 -138Q-26 -138 -34 -150Z',
      HOUSE.ink,
      { depth: 5 },
    ) +
    path('M20 -214Q24 -230 32 -218Q42 -228 42 -212Z', HOUSE.red) +
    ball(pen, [0, -70], 8, HOUSE.gold) +
    ball(pen, [0, -8], 8, HOUSE.gold),
});
const parkingMeter: Drawer = (pen) => ({
  unitCm: 0.75,
  svg:
    rod(pen, 'M0 0V-130', HOUSE.metal, 11) +
    formed(
      pen,
      'M-32 -120V-166A32 32 0 0 1 32 -166V-120Q32 -112 24 -112H-24Q-32 -112 -32 -120Z',
      HOUSE.navy,
      { depth: 8, light: 5 },
    ) +
    path('M-20 -162A20 20 0 0 1 20 -162V-152H-20Z', '#bfe3ef') +
    stroke('M-2 -154L8 -172', HOUSE.red, 3) +
    rectangle([-4, -142], 8, 15, HOUSE.metal, { radius: 2 }),
});
const buoy: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 1.1,
  svg:
    stroke('M-34 -60L-14 -170M34 -60L14 -170M-28 -92H28M-22 -126H22', HOUSE.metalDark, 6) +
    ball(pen, [0, -186], 15, '#ffe08a') +
    formed(pen, 'M-20 -166H20L14 -178H-14Z', HOUSE.ink, { depth: 3 }) +
    formed(pen, 'M-60 -56H60L50 -64H-50Z', HOUSE.cream, { depth: 3 }) +
    formed(pen, 'M-70 -56H70L52 0H-52Z', color, {
      depth: 12,
      light: 6,
      extra: rectangle([-80, -38], 160, 15, HOUSE.cream),
    }),
  anchors: { surface: { at: [0, -12] }, top: { at: [0, -200], spanCm: 30 } },
});
const chickenCoop: Drawer = (pen, { color = HOUSE.red }) => ({
  svg:
    rectangle([-92, -40], 12, 40, HOUSE.woodDark) +
    rectangle([40, -40], 12, 40, HOUSE.woodDark) +
    formed(pen, 'M52 -110H160V0H52Z', '#e8e3d6', {
      depth: 4,
      extra: times(9, (index) =>
        stroke(`M${52 + index * 14} -112V2M50 ${-106 + index * 13}H162`, HOUSE.metal, 2),
      ).join(''),
    }) +
    stroke('M54 -108H158V-4H54Z', HOUSE.wood, 7) +
    formed(pen, 'M-104 -40V-140H60V-40Z', color, {
      depth: 8,
      extra: times(5, (index) =>
        stroke(`M-104 ${-60 - index * 18}H60`, darker(color, 0.18), 3),
      ).join(''),
    }) +
    formed(pen, 'M-124 -132L-22 -204L80 -132Z', HOUSE.woodDark, { depth: 7 }) +
    path('M-50 -40V-86A26 26 0 0 1 2 -86V-40Z', HOUSE.ink) +
    formed(pen, 'M-40 -40H-8L-40 0H-78Z', HOUSE.woodLight, { depth: 3 }) +
    stroke('M-46 -30H-16M-56 -18H-26M-66 -8H-36', HOUSE.wood, 3) +
    formed(pen, disc(-22, -154, 13), HOUSE.cream, { depth: 3 }),
});
/** Ruins, stations, works and the small things of streets and yards. */
export const outpost = defineFamily(
  'outpost',
  {
    ruins,
    obelisk,
    'power-plant': powerPlant,
    'fire-station': fireStation,
    'police-station': policeStation,
    watermill,
    yurt,
    drawbridge,
    scaffolding,
    'weather-vane': weatherVane,
    'parking-meter': parkingMeter,
    buoy,
    'chicken-coop': chickenCoop,
  },
  1,
);
