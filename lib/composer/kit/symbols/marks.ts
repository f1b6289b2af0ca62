import { circle, ellipse, rectangle } from '@/lib/svg/markup';
import { HOUSE } from '../../palette/house';
import { defineFamily, type Drawer, formed } from '../form';
import { flag, medal, starPath, sword, trophy, wand, flame } from './emblems';

const flat =
  (data: string, base: string): Drawer =>
  (pen, { color = base }) => ({ svg: formed(pen, data, color, { depth: 14, light: 7 }) });
const pin: Drawer = (pen, { color = HOUSE.red }) => ({
  svg:
    ellipse([0, 0], 34, 8, HOUSE.ink, { opacity: 0.14 }) +
    formed(
      pen,
      'M0 0C-30 -60 -80 -90 -80 -146C-80 -192 -44 -222 0 -222S80 -192 80 -146C80 -90 30 -60 0 0Z',
      color,
      { depth: 16, light: 7 },
    ) +
    circle([0, -146], 34, HOUSE.white),
  anchors: { tip: { at: [0, 0] } },
});
const warning: Drawer = (pen, { color = HOUSE.mustard }) => ({
  svg:
    formed(pen, 'M-16 -192Q0 -216 16 -192L118 -26Q130 0 104 0H-104Q-130 0 -118 -26Z', color, {
      depth: 12,
      light: 6,
    }) +
    rectangle([-10, -140], 20, 74, HOUSE.ink, { radius: 10 }) +
    circle([0, -40], 12, HOUSE.ink),
});
/** Marks, money, prizes and emblems. */
export const mark = defineFamily(
  'mark',
  {
    star: flat(starPath, HOUSE.gold),
    plus: flat('M-30 -200H30V-130H100V-70H30V0H-30V-70H-100V-130H-30Z', HOUSE.green),
    bolt: flat('M20 -220L-76 -96H-8L-28 0L76 -134H8Z', HOUSE.mustard),
    trophy,
    medal,
    pin,
    warning,
    flag,
    sword,
    wand,
    flame,
  },
  0.1,
);
