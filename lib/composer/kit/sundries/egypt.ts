import { circle, path, rectangle, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed } from '../form';

/** What the halls of Egypt in a museum show. */

const LAPIS = '#2f5fa8';

/** A case for a mummy, upright: a striped headcloth, a painted face, crossed arms with crook and flail. */
export const mummyCase: Drawer = (pen, { color = HOUSE.gold }) => {
  const body =
    'M-30 -206C-58 -196 -64 -166 -66 -142C-70 -126 -76 -112 -74 -92C-70 -56 -52 -30 -48 0H48C52 -30 70 -56 74 -92C76 -112 70 -126 66 -142C64 -166 58 -196 30 -206Q0 -216 -30 -206Z';
  const bands = times(7, (index) => {
    const y = -78 + index * 12;
    return (
      rectangle([-80, y], 160, 5, index % 2 ? LAPIS : HOUSE.red) +
      (index % 2 ? times(9, (dot) => circle([-64 + dot * 16, y + 2.5], 1.6, color)).join('') : '')
    );
  }).join('');
  const cloth = times(9, (index) =>
    stroke(`M-70 ${-196 + index * 11}Q0 ${-214 + index * 11} 70 ${-196 + index * 11}`, LAPIS, 5),
  ).join('');
  const lappets =
    pen.clip('M-62 -206H62L50 -112H-50Z', cloth) +
    path(
      'M-28 -190Q0 -204 28 -190C34 -168 22 -144 0 -140C-22 -144 -34 -168 -28 -190Z',
      lighter(color, 0.25),
    );
  const eye = (x: number) =>
    path(`M${x - 8} -172Q${x} -178 ${x + 8} -172Q${x} -168 ${x - 8} -172Z`, HOUSE.white) +
    circle([x, -172.4], 3, HOUSE.ink) +
    stroke(
      `M${x - 10} -172Q${x} -180 ${x + 10} -172M${x - 9} -182Q${x} -187 ${x + 9} -182`,
      HOUSE.ink,
      2,
    );
  const arms =
    stroke('M-56 -108Q-20 -88 22 -112M56 -108Q20 -88 -22 -112', darker(color, 0.25), 15) +
    stroke('M-56 -108Q-20 -89 22 -112M56 -108Q20 -89 -22 -112', lighter(color, 0.12), 10) +
    stroke('M-16 -92L-40 -134Q-46 -146 -34 -144', HOUSE.red, 5) +
    stroke('M16 -92L38 -138M38 -138L48 -122M38 -138L56 -130', LAPIS, 4);
  return {
    unitCm: 0.94,
    svg:
      formed(pen, body, color, { depth: 14, extra: bands }) +
      lappets +
      path('M-50 -112Q0 -90 50 -112L46 -128Q0 -106 -46 -128Z', HOUSE.teal) +
      stroke('M-48 -118Q0 -96 48 -118', HOUSE.red, 4) +
      eye(-12) +
      eye(12) +
      stroke('M0 -170V-160M-8 -152Q0 -148 8 -152', darker(color, 0.45), 2.2) +
      formed(pen, 'M-5 -142H5L4 -122H-4Z', LAPIS, { depth: 2 }) +
      arms +
      stroke('M0 -204C-6 -216 4 -222 4 -212', HOUSE.teal, 5) +
      stroke('M0 -70V-6', HOUSE.teal, 9) +
      stroke('M0 -70V-6', color, 3),
  };
};

/** Eyes, birds, water and reeds, cut into a slab of sandstone. */
export const hieroglyphs: Drawer = (pen, { color = '#dcb878' }) => {
  const ink = darker(color, 0.5);
  const cell = (x: number, y: number, marks: string) =>
    `<g transform="translate(${x} ${y})">${marks}</g>`;
  const signs = [
    stroke('M-16 0Q0 -14 16 0Q0 10 -16 0ZM-2 6L-8 18M8 4Q14 16 18 10', ink, 3) +
      circle([0, -1], 4, ink),
    stroke(
      'M-16 -4l5.4 -6l5.4 6l5.4 -6l5.4 6l5.4 -6l5.4 6M-16 8l5.4 -6l5.4 6l5.4 -6l5.4 6l5.4 -6l5.4 6',
      ink,
      3,
    ),
    path('M-14 12C-14 -4 -6 -14 4 -14C12 -14 12 -4 8 0L14 14H8L2 6L-4 14H-10Z', ink),
    stroke('M0 16V-2M-10 2H10', ink, 4) + stroke(ellipsePath([0, -9], 6, 8), ink, 3.4),
    stroke('M-6 14V-14L4 -8V-4L-6 -2M10 14V-12', ink, 3.4),
    path('M-16 12L-12 2H12L16 12Z', ink) + circle([0, -8], 7, HOUSE.red),
  ];
  return {
    unitCm: 0.6,
    svg:
      formed(pen, 'M-76 -196L-52 -206L40 -202L78 -190L74 0H-74Z', color, { depth: 12 }) +
      stroke('M-26 -190V-12M26 -190V-12', darker(color, 0.22), 2.4) +
      times(15, (index) =>
        cell(
          -50 + (index % 3) * 50,
          -172 + Math.floor(index / 3) * 36,
          signs[(index * 4 + Math.floor(index / 3)) % 6] ?? '',
        ),
      ).join(''),
  };
};
