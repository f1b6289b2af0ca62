import { circle, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed, rod } from '../form';

/** A board in a frame that hangs by two chains from the iron arm of a post, as before shops and inns; room for a picture on it. */
export const shopSign: Drawer = (pen, { color = HOUSE.cream }) => ({
  unitCm: 1,
  svg:
    formed(pen, roundedPath([-94, -14], 44, 14, 4), HOUSE.stone, { depth: 3 }) +
    rod(pen, 'M-72 -10V-252', HOUSE.woodDark, 13) +
    circle([-72, -258], 9, HOUSE.gold) +
    stroke('M-72 -170C-40 -172 -14 -196 -10 -228', HOUSE.ink, 5) +
    stroke('M-40 -187C-34 -204 -50 -212 -56 -202C-60 -194 -50 -190 -48 -197', HOUSE.ink, 3.5) +
    rod(pen, 'M-76 -232H92', HOUSE.ink, 8) +
    circle([95, -232], 6, HOUSE.gold) +
    [-30, 72].map((x) => stroke(`M${x} -230V-204`, HOUSE.metal, 3.5)).join('') +
    formed(pen, roundedPath([-54, -206], 150, 116, 16), HOUSE.wood, { depth: 5 }) +
    formed(pen, roundedPath([-45, -197], 132, 98, 10), color, { depth: 3, light: 3 }) +
    `<rect x="-38" y="-190" width="118" height="84" rx="7" fill="none" stroke="${darker(color, 0.16)}" stroke-width="2.5"/>` +
    rectangle([-30, -184], 26, 4, lighter(color, 0.5), { radius: 2 }),
  anchors: { top: { at: [21, -206], spanCm: 130 }, label: { at: [21, -148], spanCm: 110 } },
});
