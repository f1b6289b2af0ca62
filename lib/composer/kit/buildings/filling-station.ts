import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed } from '../form';
import type { Pen } from '../pen';

/** A stop by a country road, in centimetres: its shop, a roof on two columns, pumps and a sign on a pole. */

const shopWindow = (x: number, width: number) =>
  rectangle([x, -230], width, 150, '#ffe6a8', { radius: 4 }) +
  path(`M${x + 14} -80L${x + 64} -230H${x + 96}L${x + 46} -80Z`, HOUSE.white, { opacity: 0.4 }) +
  rectangle([x + width / 2 - 4, -230], 8, 150, HOUSE.cream);

const shop = (pen: Pen, color: string) =>
  formed(pen, 'M90 0V-330H640V0Z', HOUSE.cream, {
    depth: 34,
    light: 12,
    extra:
      rectangle([90, -70], 560, 70, darker(HOUSE.cream, 0.14)) +
      shopWindow(140, 180) +
      rectangle([370, -240], 96, 240, darker(color, 0.35), { radius: 4 }) +
      rectangle([382, -226], 72, 130, '#ffe6a8', { radius: 4 }) +
      circle([448, -84], 6, HOUSE.mustard) +
      shopWindow(500, 110),
  }) +
  formed(pen, 'M66 -324H664V-392H66Z', color, { depth: 16 }) +
  rectangle([66, -344], 598, 14, HOUSE.white);

const pump = (pen: Pen, x: number, color: string) =>
  stroke(`M${x + 36} -128C${x + 76} -140 ${x + 62} -64 ${x + 58} -40`, HOUSE.ink, 7) +
  formed(pen, `M${x - 38} -18V-176H${x + 38}V-18Z`, color, { depth: 10, light: 4 }) +
  rectangle([x - 26, -162], 52, 42, HOUSE.ink, { radius: 4 }) +
  rectangle([x - 20, -154], 40, 11, '#bfe6a8') +
  circle([x, -78], 15, HOUSE.white);

const canopy = (pen: Pen, color: string) =>
  formed(pen, 'M-560 -388H60V-470H-560Z', HOUSE.white, { depth: 16 }) +
  rectangle([-560, -446], 620, 26, color) +
  path('M-540 -388H40L10 -372H-510Z', darker(HOUSE.stone, 0.3)) +
  times(3, (index) => rectangle([-470 + index * 190, -384], 90, 8, '#fff3c4')).join('');

const sign = (pen: Pen, color: string) =>
  rectangle([-722, -520], 24, 520, HOUSE.metalDark) +
  formed(pen, 'M-800 -700Q-800 -720 -780 -720H-640Q-620 -720 -620 -700V-500H-800Z', color, {
    depth: 14,
    light: 6,
  }) +
  path('M-710 -700Q-664 -640 -710 -606Q-756 -640 -710 -700Z', HOUSE.white) +
  times(2, (index) => rectangle([-776, -580 + index * 36], 132, 20, HOUSE.cream)).join('');

export const fillingStation: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 1,
  svg:
    ellipse([-80, 0], 790, 22, HOUSE.stoneDark, { opacity: 0.5 }) +
    sign(pen, color) +
    shop(pen, color) +
    [-470, -30]
      .map((x) => formed(pen, `M${x - 15} 0V-390H${x + 15}V0Z`, HOUSE.white, { depth: 7 }))
      .join('') +
    canopy(pen, color) +
    formed(pen, 'M-420 0V-20H-80V0Z', lighter(HOUSE.stone, 0.1), { depth: 6 }) +
    [-340, -170].map((x) => pump(pen, x, color)).join(''),
  anchors: {
    top: { at: [-250, -470], spanCm: 500 },
    roof: { at: [350, -392], spanCm: 500 },
    door: { at: [418, 0], spanCm: 96 },
    label: { at: [-250, -430], spanCm: 300 },
    inside: { at: [-250, 0], spanCm: 400 },
  },
});
