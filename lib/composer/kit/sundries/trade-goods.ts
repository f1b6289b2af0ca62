import { circle, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { add, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

/** Held as a pen is, the hot tip ahead and low. */
const solderingIron: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.17,
  svg:
    stroke('M-96 -44Q-140 -60 -150 -20', HOUSE.ink, 6) +
    rod(pen, 'M-96 -44L-24 -18', color, 24) +
    rod(pen, 'M-34 -22L-14 -14', HOUSE.ink, 30) +
    rod(pen, 'M-14 -14L44 6', HOUSE.metal, 11) +
    rod(pen, 'M44 6L66 14', HOUSE.metalDark, 5, { shine: 0 }) +
    stroke('M72 8Q62 -14 78 -32T72 -66', HOUSE.white, 4, { opacity: 0.7 }) +
    circle([67, 14], 5, HOUSE.yellow),
  anchors: { grip: { at: [-58, -30] }, tip: { at: [67, 14] } },
});

/** An engine out of its car: block, head with four pipes, belt and pulleys, on a stand. */
const carEngine: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.46,
  svg:
    rod(pen, 'M-74 0L-60 -44M74 0L60 -44M-84 0H-62M62 0H84', HOUSE.coral, 8) +
    formed(pen, 'M-66 -30H70V-88H-66Z', color, { depth: 9 }) +
    formed(pen, 'M-48 -12H52L60 -34H-56Z', darker(color, 0.22), { depth: 5 }) +
    times(4, (index) =>
      rectangle([-44 + index * 28, -80], 8, 42, darker(color, 0.18), { radius: 3 }),
    ).join('') +
    formed(pen, roundedPath([-60, -116], 124, 32, 7), HOUSE.navy, { depth: 6 }) +
    times(4, (index) =>
      rod(
        pen,
        `M${-40 + index * 28} -110Q${-40 + index * 28} -136 ${-20 + index * 24} -140`,
        lighter(color, 0.1),
        11,
      ),
    ).join('') +
    formed(pen, roundedPath([-34, -152], 110, 18, 8), lighter(color, 0.14), { depth: 4 }) +
    stroke('M-76 -48A20 20 0 1 1 -92 -36L-88 -96A14 14 0 1 1 -64 -96Z', HOUSE.ink, 5) +
    ball(pen, [-78, -48], 20, darker(color, 0.3)) +
    circle([-78, -48], 7, lighter(color, 0.2)) +
    ball(pen, [-76, -98], 13, darker(color, 0.3)) +
    times(6, (index) => circle(add([-78, -48], polar(index * 60, 13)), 2, HOUSE.ink)).join(''),
  anchors: { top: { at: [-20, -116] } },
});

/** A lamp in a box of white cloth on a stand, as photographers have it. */
const softbox: Drawer = (pen, { color = HOUSE.ink }) => ({
  unitCm: 0.95,
  svg:
    rod(pen, 'M0 0V-150', HOUSE.metalDark, 4) +
    rod(pen, 'M-34 0L0 -46L34 0', HOUSE.metalDark, 4) +
    formed(pen, 'M-22 -158L-6 -176L34 -214V-122L-6 -146Z', color, { depth: 5 }) +
    path('M34 -214L44 -208V-128L34 -122Z', '#fffbe8') +
    path('M44 -208L96 -224V-112L44 -128Z', '#fff6cf', { opacity: 0.4 }),
  anchors: { top: { at: [20, -214] } },
});

/** What trades and studios work with. */
export const tradeGood = defineFamily('trade-good', {
  'soldering-iron': solderingIron,
  'car-engine': carEngine,
  softbox,
});
