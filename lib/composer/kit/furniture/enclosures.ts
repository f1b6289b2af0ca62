import { circle, ellipse, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed, rod } from '../form';

/** Cages, tanks and what runs with water, in centimetres. */

export const birdcage: Drawer = (_pen, { color = HOUSE.gold, state }) => ({
  unitCm: 0.5,
  svg:
    stroke(ellipsePath([0, -150], 8, 8), color, 4) +
    path('M-52 -16V-90C-50 -130 -24 -142 0 -142S50 -130 52 -90V-16Z', '#dcebf5', { opacity: 0.5 }) +
    stroke('M-50 -62H50M-34 -50H34', HOUSE.woodDark, 4),
  front:
    stroke(
      times(9, (index) => {
        const x = -52 + index * 13;
        return state === 'open' && index > 4 && index < 8
          ? `M${x} -84C${x * 0.96} -130 ${x * 0.5} -142 0 -142`
          : `M${x} -14V-90C${x * 0.96} -130 ${x * 0.5} -142 0 -142`;
      }).join(''),
      color,
      2.6,
    ) +
    stroke('M-53 -90H53', color, 4) +
    (state === 'open' ? stroke('M39 -84L72 -74V-18L39 -16M50 -80V-16M61 -78V-16', color, 3) : '') +
    formedBase(color),
  anchors: {
    grip: { at: [0, -154] },
    inside: { at: [0, -52], spanCm: 80 },
    seat: { at: [0, -62] },
    top: { at: [0, -156] },
    door: { at: [40, -40] },
  },
});

function formedBase(color: string): string {
  return (
    path('M-58 -16H58V-6Q58 0 50 0H-50Q-58 0 -58 -6Z', darker(color, 0.16)) +
    rectangle([-58, -18], 116, 7, lighter(color, 0.3), { radius: 3 })
  );
}

export const aquarium: Drawer = (pen) => ({
  svg:
    rectangle([-60, -62], 120, 62, '#cfeaf5', { radius: 3 }) +
    rectangle([-58, -54], 116, 52, '#69bfe0') +
    path('M-58 -2V-10Q-30 -18 0 -10T58 -12V-2Z', HOUSE.sand) +
    [-44, -36, 44].map((x) => stroke(`M${x} -10q-6 -10 0 -18t0 -16`, HOUSE.leaf, 4)).join('') +
    formed(pen, 'M14 -10Q14 -26 26 -26T38 -10Z', HOUSE.stone, { depth: 3 }) +
    path('M20 -10a6 7 0 0 1 12 0Z', HOUSE.ink),
  front:
    [
      [-12, -34, HOUSE.orange, 1],
      [24, -42, HOUSE.mustard, -1],
      [-30, -22, HOUSE.coral, 1],
    ]
      .map(([x, y, tone, side]) =>
        placed(
          path('M-10 0L-17 -6V6Z', darker(String(tone), 0.14)) +
            ellipse([0, 0], 11, 6.4, String(tone)) +
            path('M-2 -6Q4 -2 4 6.2Q0 7 -4 6Z', HOUSE.cream) +
            circle([6, -1.6], 1.5, HOUSE.ink),
          { at: [Number(x), Number(y)], scaleX: Number(side), scaleY: 1 },
        ),
      )
      .join('') +
    [4, 8, 3]
      .map((dx, index) => circle([dx, -46 + index * 7], 1.8, HOUSE.white, { opacity: 0.8 }))
      .join('') +
    shape(
      [
        [-50, -4],
        [-38, -4],
        [-22, -58],
        [-34, -58],
      ],
      HOUSE.white,
      { opacity: 0.3 },
    ) +
    rectangle([-64, -68], 128, 9, HOUSE.ink, { radius: 2 }) +
    rectangle([-63, -4], 126, 5, HOUSE.ink, { radius: 2 }),
  anchors: { inside: { at: [0, -30], spanCm: 90 }, top: { at: [0, -68], spanCm: 110 } },
});

/** A round bowl of glass with water; who is put into it is there instead of its own fish. */
export const fishBowl: Drawer = (_pen, { state }) => {
  const glass = 'M-11 -25Q-20 -18 -18 -9Q-15 0 -8 0H8Q15 0 18 -9Q20 -18 11 -25Z';
  const fish =
    path('M-4 0L-8 -3.4V3.4Z', darker(HOUSE.orange, 0.12)) +
    ellipse([0, 0], 5, 3, HOUSE.orange) +
    circle([3, -0.6], 0.7, HOUSE.ink);
  return {
    svg:
      path(
        'M-17.2 -18Q-18.6 -12 -17 -7.5Q-14 -0.6 -8 -0.6H8Q14 -0.6 17 -7.5Q18.6 -12 17.2 -18Z',
        '#8fd0ea',
      ) +
      ellipse([0, -18], 17.2, 2.6, '#bfe6f5') +
      ellipse([0, -1.6], 9, 1.6, HOUSE.sand) +
      stroke('M-8 -2q-3 -5 0 -8', HOUSE.leaf, 1.4),
    front:
      (state === 'open' ? '' : placed(fish, { at: [2, -9] })) +
      path(glass, '#eaf6fb', { opacity: 0.22 }) +
      stroke(glass, '#9cc6dc', 0.7) +
      ellipse([0, -25], 11, 1.9, '#f4fbfe', { opacity: 0.7 }) +
      stroke('M-14.6 -14Q-14.4 -8 -12 -5', HOUSE.white, 1.3, { opacity: 0.85 }),
    anchors: { inside: { at: [0, -9], spanCm: 25 }, mouth: { at: [0, -25] } },
  };
};

/** A dome of glass over a wooden foot: the roses and cakes of others stand in it. */
export const bellJar: Drawer = (pen, { color = HOUSE.wood }) => {
  const dome = 'M-15 -5V-28Q-15 -46 0 -46T15 -28V-5Z';
  return {
    svg: path(dome, '#dff1f8', { opacity: 0.5 }),
    front:
      path(dome, '#eaf6fb', { opacity: 0.22 }) +
      stroke(dome, '#a9cede', 0.7) +
      stroke('M-11 -12V-28Q-11 -37 -4 -41', HOUSE.white, 1.8, { opacity: 0.9 }) +
      stroke('M11.4 -10V-22', HOUSE.white, 1.1, { opacity: 0.7 }) +
      ball(pen, [0, -48], 2.4, '#bfe0ec') +
      formed(pen, roundedPath([-19, -6], 38, 6, 2.4), color, { depth: 2, light: 1 }),
    anchors: {
      inside: { at: [0, -24], spanCm: 29 },
      top: { at: [0, -50], spanCm: 6 },
      grip: { at: [0, -48] },
    },
  };
};

export const tap: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.3,
  svg:
    path('M58 -6Q74 22 58 30Q42 22 58 -6Z', HOUSE.water) +
    path('M58 6Q62 20 56 24Q48 18 58 6Z', lighter(HOUSE.water, 0.5)) +
    formed(pen, 'M-90 -74H10Q76 -74 76 -20H40Q40 -40 10 -40H-90Z', color, { depth: 11, light: 6 }) +
    rectangle([34, -24], 48, 12, darker(color, 0.16), { radius: 4 }) +
    rectangle([-104, -90], 18, 66, darker(color, 0.2), { radius: 5 }) +
    rectangle([-42, -104], 24, 34, darker(color, 0.12)) +
    [-1, 1].map((side) => ellipse([-30 + side * 34, -110], 18, 12, HOUSE.coral)).join('') +
    rectangle([-58, -114], 56, 9, darker(HOUSE.coral, 0.2), { radius: 4 }) +
    ball(pen, [-30, -110], 14, HOUSE.coral),
  anchors: { tip: { at: [58, -12] }, grip: { at: [-30, -110] }, top: { at: [-30, -122] } },
});

export const shower: Drawer = (pen, { color = HOUSE.metal }) => ({
  svg:
    rectangle([-60, -10], 120, 10, HOUSE.white, { radius: 4 }) +
    rectangle([-56, -210], 112, 200, '#d6edf5', { opacity: 0.6 }) +
    rod(pen, 'M-40 -60V-190Q-40 -204 -20 -204H10V-196', color, 5) +
    formed(pen, 'M-14 -184Q-14 -196 10 -196T34 -184Z', color, { depth: 5, light: 3 }) +
    times(7, (index) =>
      stroke(
        `M${-8 + index * 6} -176L${-20 + index * 10} ${-40 - (index % 3) * 24}`,
        '#7fc4e4',
        2.4,
      ),
    ).join('') +
    circle([-40, -96], 8, HOUSE.metalDark),
  front:
    shape(
      [
        [-40, -12],
        [-10, -12],
        [40, -208],
        [10, -208],
      ],
      HOUSE.white,
      { opacity: 0.35 },
    ) + stroke('M-58 -10V-212H58V-10', color, 4),
  anchors: { inside: { at: [0, -10], spanCm: 90 }, top: { at: [0, -212] } },
});
