import { ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

const HORN = '#d9c3a0';
const IVORY = '#f4ead6';

/** One side of a pair, drawn right of the middle, and its twin. */
const bothSides = (side: string) => side + placed(side, { scaleX: -1, scaleY: 1 });

/** Two beams with their tines on a piece of skull. */
const antlers: Drawer = (pen) => ({
  unitCm: 0.4,
  svg:
    bothSides(
      rod(pen, 'M14 -26C70 -50 104 -90 92 -190', HORN, 17) +
        rod(pen, 'M46 -46C66 -70 62 -96 52 -116', HORN, 13) +
        rod(pen, 'M82 -84C112 -96 128 -116 132 -146', HORN, 12) +
        rod(pen, 'M95 -130C74 -150 66 -166 64 -190', HORN, 11),
    ) + formed(pen, 'M-30 -36Q0 -52 30 -36Q26 0 0 0T-30 -36Z', '#b98d62', { depth: 7 }),
});

/** One wing, its quills in three rows. */
const wing: Drawer = (pen, { color = HOUSE.snow }) => ({
  unitCm: 0.4,
  svg:
    times(7, (index) =>
      formed(
        pen,
        `M${-70 + index * 8} -${128 - index * 4}Q${20 + index * 12} -${70 + index * 16} ${34 + index * 16} -${6 + index * 22}Q${-24 + index * 14} -${14 + index * 16} ${-84 + index * 8} -${104 - index * 2}Z`,
        darker(color, 0.14 - index * 0.01),
        { depth: 5 },
      ),
    ).join('') +
    times(5, (index) =>
      formed(
        pen,
        `M${-84 + index * 12} -${144 - index * 3}Q${-20 + index * 14} -${104 + index * 12} ${-6 + index * 20} -${66 + index * 18}Q${-50 + index * 12} -${76 + index * 12} ${-92 + index * 10} -${118 - index * 2}Z`,
        darker(color, 0.06),
        { depth: 5 },
      ),
    ).join('') +
    formed(
      pen,
      'M-104 -96C-124 -140 -90 -176 -40 -178C20 -178 80 -168 118 -178C100 -146 40 -140 -10 -134C-50 -130 -80 -116 -104 -96Z',
      color,
      { depth: 9 },
    ),
});

/** A wing of each side. */
const wings: Drawer = (pen, wish) => {
  const { svg } = wing(pen, wish);
  return { unitCm: 0.34, svg: bothSides(placed(svg, { at: [128, 0] })) };
};

/** A brush of a tail, white at its tip. */
const tail: Drawer = (pen, { color = '#d9783a' }) => ({
  unitCm: 0.3,
  svg: formed(
    pen,
    'M-96 -6C-40 -10 -50 -70 -20 -110C10 -150 70 -170 104 -196C112 -140 104 -90 64 -50C30 -16 -30 8 -96 6Z',
    color,
    {
      depth: 14,
      extra:
        path('M40 -160L62 -140L76 -146L84 -118L104 -112V-200H40Z', HOUSE.cream) +
        stroke('M-30 -30Q10 -50 40 -100M0 -20Q40 -50 60 -96', darker(color, 0.18), 5),
    },
  ),
});

/** The cloven foot of a cow. */
const hoof: Drawer = (pen, { color = '#a9714a' }) => ({
  unitCm: 0.17,
  svg:
    formed(
      pen,
      'M-30 -200H26Q24 -150 26 -124Q44 -96 54 -62H-54Q-42 -96 -30 -124Q-28 -150 -30 -200Z',
      color,
      { depth: 12 },
    ) +
    path(
      'M-56 -62L-50 -92L-34 -72L-20 -98L-4 -72L14 -98L30 -72L48 -92L56 -62V-50H-56Z',
      lighter(color, 0.4),
    ) +
    formed(pen, 'M-58 -56Q-30 -64 -3 -56L-4 -10Q-6 0 -18 0H-66Q-84 0 -80 -16Z', HOUSE.chocolate, {
      depth: 8,
    }) +
    formed(pen, 'M58 -56Q30 -64 3 -56L4 -10Q6 0 18 0H76Q94 0 90 -16Z', HOUSE.chocolate, {
      depth: 8,
    }),
});

/** A curved point that came out of its sheath. */
const claw: Drawer = (pen) => {
  const nail = (size: number) =>
    placed(
      formed(pen, 'M-26 -16C-10 -52 50 -58 88 10Q98 44 84 66C70 26 46 6 -14 20Z', HOUSE.ink, {
        depth: 8,
        light: 6,
      }),
      { scaleX: size },
    );
  const toe = (x: number, y: number, size: number) =>
    placed(nail(0.9), { at: [x + 34 * size, y + 8], angleDegrees: 14 }) +
    formed(
      pen,
      `M${x - 60} ${y + 6}C${x - 60} ${y - 50} ${x + 40} ${y - 56} ${x + 50} ${y - 4}C${x + 52} ${y + 34} ${x - 40} ${y + 40} ${x - 60} ${y + 6}Z`,
      HOUSE.wood,
      { depth: 9 },
    );
  return {
    unitCm: 0.05,
    svg:
      formed(
        pen,
        'M-150 -196Q-100 -232 -40 -210C20 -196 50 -150 44 -100L-20 -20Q-90 0 -120 -50Q-150 -110 -150 -196Z',
        HOUSE.wood,
        {
          depth: 14,
          light: 6,
          extra: stroke(
            'M-120 -180l18 26M-96 -190l16 24M-70 -150l16 24M-110 -130l16 24',
            darker(HOUSE.wood, 0.3),
            6,
          ),
        },
      ) +
      toe(30, -138, 1) +
      toe(20, -92, 1) +
      toe(-6, -44, 1),
  };
};

/** A long tooth. */
const fang: Drawer = (pen) => {
  const tooth = (x: number, width: number, length: number) =>
    formed(
      pen,
      `M${x - width} -150Q${x} -160 ${x + width} -150Q${x + width * 0.9} ${-150 + length * 0.6} ${x} ${-150 + length}Q${x - width * 0.9} ${-150 + length * 0.6} ${x - width} -150Z`,
      IVORY,
      { depth: width * 0.4 },
    );
  return {
    unitCm: 0.05,
    svg:
      [-36, -12, 12, 36].map((x) => tooth(x, 12, 40)).join('') +
      tooth(-76, 26, 150) +
      tooth(76, 26, 150) +
      formed(
        pen,
        'M-120 -160Q-112 -206 0 -206T120 -160Q112 -130 92 -140Q76 -158 56 -142Q44 -152 26 -140Q12 -150 0 -140Q-12 -150 -26 -140Q-44 -152 -56 -142Q-76 -158 -92 -140Q-112 -130 -120 -160Z',
        HOUSE.pink,
        { depth: 9 },
      ),
  };
};

/** The long curve of an elephant's tooth. */
const tusk: Drawer = (pen) => ({
  unitCm: 0.6,
  svg: formed(
    pen,
    'M-116 -30C-60 20 80 8 118 -126C126 -60 90 30 -20 34C-70 34 -108 20 -128 0Z',
    IVORY,
    {
      depth: 11,
      extra: stroke('M-112 -24L-122 6M-98 -16L-110 14', darker(IVORY, 0.2), 4),
    },
  ),
});

/** Two halves, the upper hooked over the lower. */
const beak: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 0.06,
  svg:
    formed(pen, 'M-84 -58Q0 -58 60 -44Q30 -6 -40 -4Q-76 -8 -84 -58Z', darker(color, 0.16), {
      depth: 9,
    }) +
    formed(
      pen,
      'M-92 -66C-92 -130 -40 -160 20 -146C84 -130 116 -80 108 -16C92 -44 60 -54 0 -58Z',
      color,
      { depth: 13 },
    ) +
    ellipse([-40, -108], 12, 6, HOUSE.brown),
});

/** The fin of a shark over water. */
const fin: Drawer = (pen, { color = HOUSE.stoneDark }) => ({
  unitCm: 0.4,
  svg:
    formed(pen, 'M-90 -20C-50 -90 10 -160 84 -184C66 -120 70 -60 92 -20Z', color, { depth: 14 }) +
    formed(pen, 'M-150 -18Q-120 -34 -90 -20T-30 -20T30 -20T90 -20T150 -18V0H-150Z', HOUSE.water, {
      depth: 4,
    }) +
    stroke('M-120 -30Q-100 -40 -84 -30M84 -30Q102 -42 122 -30', HOUSE.white, 5),
});

/** A stem with its thorns. */
const thorn: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    [
      [-14, -150, 1],
      [14, -112, -1],
      [-4, -60, 1],
      [20, -22, -1],
    ]
      .map(([x = 0, y = 0, side = 1]) =>
        placed(formed(pen, 'M4 -24Q40 -18 62 -44Q52 18 4 26Z', '#a8543f', { depth: 5 }), {
          at: [x, y],
          scaleX: side,
          scaleY: 1,
        }),
      )
      .join('') + rod(pen, 'M14 0C-16 -70 28 -110 -8 -196', HOUSE.leafDark, 22),
});

/** A piece of bark, furrowed. */
const bark: Drawer = (pen, { color = HOUSE.woodDark }) => ({
  unitCm: 0.16,
  svg:
    formed(
      pen,
      'M40 -204Q92 -200 96 -160Q84 -110 92 -60Q98 -16 44 4Q62 -30 58 -80Q52 -150 40 -204Z',
      '#d9a873',
      {
        depth: 9,
        extra: stroke('M62 -190Q76 -120 66 -10', '#c08b55', 4),
      },
    ) +
    formed(
      pen,
      'M-70 -184L-44 -198L-20 -186L8 -204L44 -204Q66 -150 62 -90Q66 -30 44 4L16 -8L-16 4L-44 -8L-72 0Q-84 -60 -76 -110Q-82 -150 -70 -184Z',
      color,
      {
        depth: 11,
        extra:
          [-52, -26, 2, 30]
            .map((x, index) =>
              stroke(
                `M${x} -196Q${x - 12} -150 ${x + 4} -110T${x - 4} -54T${x + 4} 0`,
                darker(color, 0.36),
                8 - (index % 2) * 2,
              ),
            )
            .join('') +
          stroke(
            'M-56 -150L-28 -140M-60 -84L-30 -92M-28 -52L2 -60M-22 -120L6 -128M2 -150L32 -140M4 -92L34 -82M6 -30L36 -40M-58 -30L-30 -24',
            darker(color, 0.36),
            5,
          ) +
          stroke(
            'M-66 -160Q-72 -120 -62 -90M-12 -172Q-18 -150 -10 -130M16 -120Q10 -96 18 -76',
            lighter(color, 0.26),
            4,
          ),
      },
    ) +
    path(
      'M-78 -120Q-60 -132 -46 -116Q-30 -120 -34 -98Q-48 -84 -62 -92Q-80 -90 -78 -120Z',
      '#7ea352',
    ),
});

/** A root with its branches. */
const root: Drawer = (pen, { color = '#a8744c' }) => ({
  unitCm: 0.3,
  svg:
    rod(pen, 'M-10 -130C-50 -110 -60 -70 -110 -40M14 -130C50 -110 60 -60 112 -50', color, 13) +
    rod(pen, 'M-4 -140C-30 -90 -10 -50 -40 0M8 -140C36 -90 16 -40 44 -6', color, 15) +
    rod(pen, 'M-66 -78L-76 -30M70 -80L84 -24M-30 -60L-70 -14M28 -60L64 -14M0 -120V-20', color, 7) +
    formed(pen, 'M-28 -200H30Q24 -150 40 -112H-36Q-22 -150 -28 -200Z', color, {
      depth: 9,
      extra: stroke('M-8 -200V-120M12 -200V-130', darker(color, 0.25), 4),
    }) +
    ellipse([1, -199], 29, 8, lighter(color, 0.4)),
});

/** An open pod with five peas. */
const pod: Drawer = (pen) => ({
  unitCm: 0.07,
  svg:
    stroke('M-112 -84Q-134 -96 -138 -116', HOUSE.leafDark, 9) +
    formed(pen, 'M-118 -82C-80 -120 80 -120 124 -58C80 -92 -70 -94 -118 -82Z', HOUSE.leafDark, {
      depth: 4,
    }) +
    times(5, (index) =>
      ball(pen, [-70 + index * 35, -64], 21 - Math.abs(2 - index) * 2, HOUSE.grass),
    ).join('') +
    formed(pen, 'M-118 -82C-70 -44 70 -38 124 -58C90 -8 -60 8 -118 -82Z', HOUSE.leaf, { depth: 9 }),
});

/** A skin of an animal, laid flat. */
const fur: Drawer = (pen, { color = '#a5734c' }) => ({
  unitCm: 0.5,
  svg: formed(
    pen,
    'M-40 -150L-20 -178L0 -168L20 -178L40 -150Q100 -176 122 -150Q96 -120 76 -104Q86 -76 78 -48Q110 -30 118 -6Q84 8 50 -16Q20 0 0 6Q-20 0 -50 -16Q-84 8 -118 -6Q-110 -30 -78 -48Q-86 -76 -76 -104Q-96 -120 -122 -150Q-100 -176 -40 -150Z',
    color,
    {
      depth: 10,
      extra: times(30, (index) => {
        const [x, y] = [-70 + ((index * 37) % 140), -140 + ((index * 53) % 120)];
        return stroke(
          `M${x} ${y}q3 8 0 15M${x + 8} ${y + 3}q3 8 0 14`,
          index % 3 ? darker(color, 0.2) : lighter(color, 0.25),
          3.5,
        );
      }).join(''),
    },
  ),
});

/** What animals and plants have, by itself, and what is left of what was eaten. */
export const creaturePart = defineFamily('creature-part', {
  antlers,
  wing,
  wings,
  tail,
  hoof,
  claw,
  fang,
  tusk,
  beak,
  fin,
  thorn,
  bark,
  root,
  pod,
  fur,
});
