import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, boxed, defineFamily, type Drawer, formed, rod } from '../form';
import type { Pen } from '../pen';
import { hieroglyphs, mummyCase } from './egypt';

const JAR =
  'M-46 -128C-92 -112 -104 -66 -92 -34C-84 -10 -60 0 -40 0H40C60 0 84 -10 92 -34C104 -66 92 -112 46 -128V-146H-46Z';

/** A rosette of thick leaves, as it grows in dry ground. */
const rosette = (pen: Pen, [x, y]: readonly [number, number], r: number, color: Hex) =>
  [-62, 62, -36, 36, 0]
    .map((degrees, index) => {
      const angle = (degrees / 180) * Math.PI;
      const tip = [x + Math.sin(angle) * r, y - Math.cos(angle) * r] as const;
      const side = [Math.cos(angle) * r * 0.28, Math.sin(angle) * r * 0.28] as const;
      const tone = index > 3 ? lighter(color, 0.16) : index > 1 ? color : darker(color, 0.12);
      const [mx, my] = [(x + tip[0]) / 2, (y + tip[1]) / 2];
      return formed(
        pen,
        `M${x} ${y}Q${mx - side[0] * 1.6} ${my - side[1] * 1.6} ${tip[0]} ${tip[1]}Q${mx + side[0] * 1.6} ${my + side[1] * 1.6} ${x} ${y}Z`,
        tone,
        { depth: 3 },
      );
    })
    .join('');

/** Stones, soil, moss and small plants in a jar with a cork. */
const terrarium: Drawer = (pen) => ({
  unitCm: 0.26,
  svg:
    path(JAR, lighter(HOUSE.glass, 0.5), { opacity: 0.75 }) +
    pen.clip(
      JAR,
      path('M-110 -26Q0 -18 110 -26V4H-110Z', HOUSE.stone) +
        times(9, (index) =>
          ellipse(
            [-80 + index * 20, -9 - (index % 2) * 7],
            11,
            7,
            index % 3 ? HOUSE.cream : HOUSE.stoneDark,
          ),
        ).join('') +
        path('M-110 -44Q0 -34 110 -44V-22Q0 -14 -110 -22Z', HOUSE.woodDark) +
        path(
          'M-110 -40C-80 -66 -54 -60 -36 -50C-8 -66 20 -60 40 -48C62 -62 92 -56 110 -44Q0 -30 -110 -40Z',
          HOUSE.leafDark,
        ) +
        path(
          'M-110 -40C-84 -60 -60 -54 -40 -46C-10 -58 20 -54 42 -44C64 -56 92 -52 110 -42Q0 -30 -110 -40Z',
          HOUSE.leaf,
        ),
    ) +
    rod(pen, 'M18 -48C16 -74 22 -92 18 -112', HOUSE.leafDark, 4) +
    [-1, 1]
      .flatMap((side) =>
        times(4, (index) => {
          const [x, y] = [19, -62 - index * 14];
          return path(
            `M${x} ${y}q${side * 12} -14 ${side * 28} -8q${-side * 10} 12 ${-side * 28} 8Z`,
            index % 2 ? HOUSE.leaf : lighter(HOUSE.leaf, 0.16),
          );
        }),
      )
      .join('') +
    rosette(pen, [-42, -44], 36, HOUSE.green) +
    rosette(pen, [58, -44], 26, '#8fb67f') +
    ball(pen, [-8, -46], 10, HOUSE.stone),
  front:
    path(JAR, HOUSE.glass, { opacity: 0.18 }) +
    stroke(JAR, lighter(HOUSE.glass, 0.3), 4, { opacity: 0.9 }) +
    stroke('M-76 -44C-82 -70 -72 -96 -52 -112', '#ffffff', 6, { opacity: 0.75 }) +
    formed(pen, 'M-44 -146H44L40 -172H-40Z', HOUSE.woodLight, { depth: 7 }) +
    ellipse([0, -172], 40, 6, lighter(HOUSE.woodLight, 0.25)),
  anchors: { inside: { at: [0, -48], spanCm: 120 } },
});

/** Screens, lamps, sliders and a large red button on a slanting desk. */
const controlPanel: Drawer = (pen, { color = '#4a5674' }) => {
  const face = 'M-130 -118H130L150 -34H-150Z';
  const lamp = (x: number, y: number, tone: string) =>
    circle([x, y], 8, tone, { opacity: 0.35 }) + circle([x, y], 5, tone);
  const tones = [HOUSE.red, HOUSE.gold, '#5fe08a', '#56d8f0'];
  return {
    unitCm: 0.5,
    svg:
      formed(pen, 'M-134 -34H134V0H-134Z', darker(color, 0.25), { depth: 6 }) +
      formed(pen, face, color, { depth: 8 }) +
      formed(pen, 'M-120 -176H120V-118H-126Z', darker(color, 0.12), { depth: 7 }) +
      [-108, 10].map((x) => path(roundedPath([x, -168], 98, 42, 5), '#12303f')).join('') +
      stroke('M-100 -146L-84 -150L-72 -136L-58 -158L-44 -142L-30 -150L-18 -146', '#5fe08a', 3) +
      stroke('M32 -147H86M59 -166V-128', '#2f7f8f', 1.6) +
      stroke(ellipsePath([59, -147], 17, 17), '#56d8f0', 2) +
      stroke(ellipsePath([59, -147], 8, 8), '#56d8f0', 2) +
      circle([68, -154], 3, HOUSE.gold) +
      times(8, (index) => lamp(-112 + index * 20, -104, tones[index % 4] ?? HOUSE.red)).join('') +
      times(4, (index) => {
        const x = -118 + index * 26;
        return (
          stroke(`M${x} -84V-46`, darker(color, 0.45), 4) +
          formed(pen, roundedPath([x - 8, -76 + ((index * 13) % 25)], 16, 9, 3), HOUSE.cream, {
            depth: 3,
          })
        );
      }).join('') +
      times(6, (index) =>
        path(
          roundedPath([2 + (index % 3) * 22, -84 + Math.floor(index / 3) * 20], 17, 14, 3),
          tones[(index * 3 + 1) % 4] ?? HOUSE.gold,
        ),
      ).join('') +
      ellipse([108, -58], 26, 14, HOUSE.gold) +
      ellipse([108, -60], 19, 10, darker(HOUSE.red, 0.25)) +
      ellipse([108, -66], 19, 10, HOUSE.red) +
      ellipse([103, -69], 8, 3, lighter(HOUSE.red, 0.5)),
  };
};

/** Rubber over the face, two round panes, a filter. */
const gasMask: Drawer = (pen, { color = '#4c5a52' }) => ({
  unitCm: 0.24,
  svg:
    stroke('M-56 -104Q-78 -112 -84 -86M56 -104Q78 -112 84 -86', darker(color, 0.35), 9) +
    formed(
      pen,
      'M-56 -116C-48 -150 48 -150 56 -116C68 -78 50 -40 26 -22H-26C-50 -40 -68 -78 -56 -116Z',
      color,
      {
        depth: 12,
      },
    ) +
    [-28, 28]
      .map(
        (x) =>
          ball(pen, [x, -92], 24, darker(color, 0.3), { glint: 0.2 }) +
          circle([x, -92], 17, '#9fc7c4') +
          path(`M${x - 12} -98Q${x - 6} -108 ${x + 4} -107L${x - 8} -88Z`, '#ffffff', {
            opacity: 0.6,
          }),
      )
      .join('') +
    formed(pen, 'M-26 -56H26L30 -6H-30Z', HOUSE.metalDark, { depth: 8 }) +
    ellipse([0, -6], 30, 8, darker(HOUSE.metalDark, 0.2)) +
    times(5, (index) => circle([-18 + index * 9, -6], 2.2, HOUSE.ink)).join(''),
});

/** A lens in a ring of gold, on a chain. */
const monocle: Drawer = (pen) => ({
  unitCm: 0.07,
  svg:
    circle([0, -64], 44, HOUSE.glass, { opacity: 0.8 }) +
    path('M-28 -76Q-20 -96 4 -98L-20 -52Z', '#ffffff', { opacity: 0.7 }) +
    rod(pen, ellipsePath([0, -64], 44, 44), HOUSE.gold, 9) +
    times(13, (index) => {
      const x = 44 + Math.sin(index * 0.7) * 9 + index * 2.4;
      return circle([x, -60 + index * 5], 3.4, index % 2 ? HOUSE.gold : darker(HOUSE.gold, 0.2));
    }).join(''),
});

/** A head of iron with flanges on a shaft. */
const mace: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.55,
  svg:
    rod(pen, 'M0 0V-92', HOUSE.woodDark, 9) +
    times(4, (index) =>
      stroke(`M-5 ${-10 - index * 7}L5 ${-13 - index * 7}`, HOUSE.gold, 2.4),
    ).join('') +
    times(12, (index) => {
      const angle = (index / 12) * Math.PI * 2;
      const at = (r: number, turn: number) =>
        `${Math.cos(angle + turn) * r} ${-114 + Math.sin(angle + turn) * r}`;
      return path(
        `M${at(20, -0.22)}L${at(36, 0)}L${at(20, 0.22)}Z`,
        darker(color, index % 2 ? 0.3 : 0.15),
      );
    }).join('') +
    ball(pen, [0, -114], 23, color) +
    [
      [-8, -120],
      [8, -108],
      [6, -124],
      [-8, -104],
    ]
      .map(([x = 0, y = 0]) =>
        path(`M${x - 4} ${y}L${x} ${y - 9}L${x + 4} ${y}Z`, darker(color, 0.35)),
      )
      .join(''),
  anchors: { grip: { at: [0, -18] } },
});

/** Two sticks on a short chain. */
const nunchucks: Drawer = (pen, { color = HOUSE.woodDark }) => ({
  unitCm: 0.28,
  svg:
    rod(pen, 'M-58 -8L-22 -96', color, 13) +
    rod(pen, 'M58 -8L22 -96', color, 13) +
    times(7, (index) => {
      const x = -21 + index * 7;
      return stroke(
        ellipsePath([x, -104 - Math.cos((x / 21) * 1.4) * 10], 4.6, 3.4),
        HOUSE.metalDark,
        2.4,
      );
    }).join('') +
    stroke('M-52 -22L-46 -36M52 -22L46 -36', HOUSE.gold, 15),
});

/** A star of steel for throwing. */
const throwingStar: Drawer = (pen, { color = HOUSE.metal }) => {
  const star = times(8, (index) => {
    const angle = (index / 8) * Math.PI * 2 - Math.PI / 2;
    const r = index % 2 ? 17 : 58;
    return `${index ? 'L' : 'M'}${Math.cos(angle) * r} ${-60 + Math.sin(angle) * r}`;
  }).join('');
  return {
    unitCm: 0.1,
    svg:
      formed(pen, `${star}Z`, color, { depth: 9 }) +
      stroke('M0 -116V-78M0 -4V-42M-56 -60H-18M56 -60H18', lighter(color, 0.5), 2) +
      circle([0, -60], 8, HOUSE.ink),
  };
};

/** Linen in a hoop of wood, with flowers half stitched and the needle in it. */
const embroideryHoop: Drawer = (pen) => {
  const flower = (x: number, y: number, r: number, tone: string) =>
    times(5, (index) => {
      const angle = (index / 5) * Math.PI * 2;
      return circle([x + Math.cos(angle) * r, y + Math.sin(angle) * r], r * 0.72, tone);
    }).join('') + circle([x, y], r * 0.6, HOUSE.gold);
  return {
    unitCm: 0.16,
    svg:
      circle([0, -72], 66, HOUSE.cream) +
      stroke(
        'M-30 -30Q-20 -60 -4 -74M-4 -74Q14 -90 30 -92M-14 -58Q-30 -66 -34 -82M6 -80Q20 -68 34 -62',
        HOUSE.leaf,
        4,
      ) +
      [
        [-18, -46, -8],
        [-30, -70, 8],
        [18, -72, 8],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          path(
            `M${x} ${y}q${turn} -10 ${turn * 1.8} -4q${-turn} 10 ${-turn * 1.8} 4Z`,
            HOUSE.leafDark,
          ),
        )
        .join('') +
      flower(34, -98, 9, HOUSE.pink) +
      flower(-36, -92, 8, HOUSE.blue) +
      flower(36, -58, 7, HOUSE.red) +
      flower(-4, -82, 8, HOUSE.coral) +
      rod(pen, ellipsePath([0, -72], 66, 66), HOUSE.woodLight, 10) +
      formed(pen, roundedPath([-9, -152], 18, 12, 3), HOUSE.gold, { depth: 3 }) +
      stroke('M20 -40L52 -16', HOUSE.metal, 3) +
      stroke('M20 -40Q4 -26 -8 -40', HOUSE.red, 2),
  };
};

/** Head and shoulders of marble on a foot. */
const bust: Drawer = (pen, { color = '#ece7de' }) => ({
  unitCm: 0.4,
  svg:
    boxed(pen, darker(color, 0.08), { at: [-34, 0], widthCm: 62, heightCm: 12, depth: [8, 6] }) +
    formed(pen, 'M-16 -12C-10 -24 -10 -30 -14 -38H14C10 -30 10 -24 16 -12Z', color, { depth: 6 }) +
    formed(
      pen,
      'M-62 -52C-60 -82 -34 -88 -16 -92V-112H18V-92C36 -88 60 -82 62 -52C44 -40 20 -34 0 -30C-20 -34 -44 -40 -62 -52Z',
      color,
      {
        depth: 14,
        extra: stroke(
          'M-40 -78Q-4 -48 8 -36M-22 -86Q6 -62 30 -40M44 -78Q22 -66 10 -60',
          darker(color, 0.2),
          3.4,
        ),
      },
    ) +
    formed(
      pen,
      'M-28 -150C-28 -176 30 -178 32 -148L36 -134L31 -130L30 -114Q22 -106 8 -108L-2 -110C-22 -114 -28 -132 -28 -150Z',
      color,
      { depth: 10 },
    ) +
    times(9, (index) => {
      const angle = Math.PI * (0.95 + index * 0.105);
      return ball(
        pen,
        [Math.cos(angle) * 30 + 1, -146 + Math.sin(angle) * 26],
        9.5,
        darker(color, 0.04),
        { glint: 0.3 },
      );
    }).join('') +
    [-28, -26, -18]
      .map((x, index) => ball(pen, [x, -136 + index * 10], 9, darker(color, 0.06), { glint: 0.3 }))
      .join('') +
    stroke(
      'M12 -142Q18 -146 24 -142M14 -137H22M22 -118H30M-8 -132Q-14 -136 -10 -126',
      darker(color, 0.32),
      2.6,
    ),
});

/** A lighter with its lid open, and its flame. */
const pocketLighter: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.06,
  svg:
    path('M0 -150C-22 -128 -16 -104 0 -98C16 -104 22 -128 0 -150Z', HOUSE.gold) +
    path('M0 -130C-10 -118 -8 -104 0 -100C8 -104 10 -118 0 -130Z', HOUSE.cream) +
    formed(pen, roundedPath([-30, -72], 60, 72, 6), color, { depth: 10 }) +
    formed(pen, 'M-20 -100H20V-72H-20Z', HOUSE.metalDark, { depth: 4 }) +
    times(4, (index) => circle([-12 + index * 8, -86], 2.4, HOUSE.ink)).join('') +
    formed(pen, 'M32 -76L66 -96L52 -132L20 -114Z', color, { depth: 7 }),
});

/** What is shown behind glass, in cases and on desks. */
export const showcase = defineFamily('showcase', {
  terrarium,
  'mummy-case': mummyCase,
  'control-panel': controlPanel,
  'gas-mask': gasMask,
  monocle,
  mace,
  nunchucks,
  'throwing-star': throwingStar,
  'embroidery-hoop': embroideryHoop,
  hieroglyphs,
  bust,
  'pocket-lighter': pocketLighter,
});
