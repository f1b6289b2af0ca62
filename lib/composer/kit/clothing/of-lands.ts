import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed } from '../form';

/** Dresses of lands and of the stage, and what heads are covered with. */

const sari: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.5,
  svg:
    formed(
      pen,
      'M-40 -236L-76 -214L-66 -182L-44 -192L-40 -170H40L44 -192L66 -182L76 -214L40 -236Q0 -214 -40 -236Z',
      HOUSE.purple,
      { depth: 8 },
    ) +
    path('M-34 -172H34L38 -150H-38Z', '#c98d66') +
    formed(pen, 'M-44 -152H44C60 -100 70 -40 76 0H-76C-70 -40 -60 -100 -44 -152Z', color, {
      depth: 13,
      extra:
        times(5, (k) =>
          stroke(`M${-18 + k * 9} -150L${-30 + k * 15} 0`, darker(color, 0.18), 4),
        ).join('') + rectangle([-90, -18], 180, 12, HOUSE.gold),
    }) +
    formed(
      pen,
      'M-46 -140C-20 -170 10 -200 26 -240L58 -226C66 -150 92 -90 104 -30L70 -22C60 -90 50 -120 40 -150C10 -130 -20 -118 -52 -112Z',
      lighter(color, 0.12),
      { depth: 8 },
    ) +
    stroke('M-50 -116C-20 -122 10 -136 40 -154C50 -120 60 -90 70 -24', HOUSE.gold, 7),
});
const hanbok: Drawer = (pen, { color = HOUSE.pink }) => ({
  unitCm: 0.5,
  svg:
    formed(
      pen,
      'M-40 -176H40C90 -130 116 -60 122 -4Q0 18 -122 -4C-116 -60 -90 -130 -40 -176Z',
      color,
      {
        depth: 15,
        light: 7,
        extra:
          times(7, (k) =>
            stroke(
              `M${-30 + k * 10} -176Q${-60 + k * 20} -90 ${-96 + k * 32} 8`,
              darker(color, 0.14),
              4,
            ),
          ).join('') + path('M-130 -26Q0 -4 130 -26V-16Q0 6 -130 -16Z', HOUSE.gold),
      },
    ) +
    formed(
      pen,
      'M-34 -238Q-84 -226 -126 -176Q-110 -142 -92 -148L-46 -188L-42 -164H42L46 -188L92 -148Q110 -142 126 -176Q84 -226 34 -238L0 -206Z',
      HOUSE.cream,
      { depth: 9 },
    ) +
    path('M-32 -240L6 -182L-4 -176L-42 -234ZM32 -240L-10 -178H2L42 -234Z', darker(color, 0.2)) +
    path('M4 -186C20 -196 34 -186 24 -178L32 -96L20 -92L12 -176L4 -94L-6 -98Z', HOUSE.red),
});
const cheongsam: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.5,
  svg:
    formed(
      pen,
      'M-30 -240L-60 -226L-72 -192L-48 -182L-42 -196C-44 -170 -36 -150 -34 -134C-50 -100 -52 -40 -46 0H34L52 -78C50 -110 42 -124 34 -134C36 -150 44 -170 42 -196L48 -182L72 -192L60 -226L30 -240Z',
      color,
      {
        depth: 12,
        extra: [
          [-16, -150],
          [10, -100],
          [-22, -50],
          [18, -40],
          [-6, -14],
        ]
          .map(
            ([x = 0, y = 0]) =>
              times(5, (k) =>
                circle([x + 7 * Math.cos(k * 1.26), y + 7 * Math.sin(k * 1.26)], 4.6, HOUSE.gold),
              ).join('') + circle([x, y], 3.6, HOUSE.cream),
          )
          .join(''),
      },
    ) +
    path('M34 0L52 -78L48 0Z', darker(color, 0.35)) +
    formed(pen, 'M-22 -258Q0 -248 22 -258L28 -238Q0 -226 -28 -238Z', darker(color, 0.12), {
      depth: 4,
    }) +
    stroke('M0 -238C4 -214 30 -206 44 -194', HOUSE.gold, 5) +
    [
      [2, -230],
      [20, -209],
      [40, -197],
    ]
      .map(([x = 0, y = 0]) => circle([x, y], 5, HOUSE.gold))
      .join(''),
});
const toga: Drawer = (pen, { color = HOUSE.cream }) => ({
  unitCm: 0.55,
  svg:
    formed(
      pen,
      'M-52 -226L-24 -240H30L56 -224L62 -160C72 -90 76 -40 78 0H-78C-76 -50 -70 -100 -60 -160Z',
      color,
      {
        depth: 12,
        extra: times(5, (k) =>
          stroke(`M${-40 + k * 20} -60L${-52 + k * 26} 4`, darker(color, 0.14), 4),
        ).join(''),
      },
    ) +
    formed(
      pen,
      'M-30 -244Q-70 -200 -74 -120C-30 -60 40 -80 84 -150L78 -176C20 -140 0 -190 -6 -242Z',
      lighter(color, 0.3),
      {
        depth: 10,
        extra: times(4, (k) =>
          stroke(
            `M${-24 - k * 8} ${-220 + k * 22}C${-30 + k * 6} ${-150 + k * 18} 30 ${-120 + k * 14} 80 ${-160 + k * 8}`,
            darker(color, 0.12),
            4,
          ),
        ).join(''),
      },
    ) +
    stroke('M-6 -242C0 -190 20 -140 78 -176', HOUSE.purple, 9),
});
const tutu: Drawer = (pen, { color = HOUSE.pink }) => ({
  unitCm: 0.36,
  svg:
    stroke('M-26 -216L-24 -190M26 -216L24 -190', color, 6) +
    [26, 13, 0]
      .map((dy, k) =>
        formed(
          pen,
          `M-34 -96C-90 -92 -140 ${-70 + dy} -168 ${-46 + dy}L-150 ${-34 + dy}L-134 ${-46 + dy}L-112 ${-24 + dy}L-92 ${-38 + dy}L-64 ${-14 + dy}L-40 ${-32 + dy}L0 ${-8 + dy}L40 ${-32 + dy}L64 ${-14 + dy}L92 ${-38 + dy}L112 ${-24 + dy}L134 ${-46 + dy}L150 ${-34 + dy}L168 ${-46 + dy}C140 ${-70 + dy} 90 -92 34 -96Z`,
          lighter(color, 0.12 * k + 0.1),
          { depth: 8 },
        ),
      )
      .join('') +
    formed(
      pen,
      'M-42 -196Q-20 -210 0 -190Q20 -210 42 -196C42 -150 36 -120 38 -92Q0 -70 -38 -92C-36 -120 -42 -150 -42 -196Z',
      color,
      { depth: 9, extra: stroke('M0 -190V-76', darker(color, 0.2), 3) },
    ),
});
const nightgown: Drawer = (pen, { color = HOUSE.sky }) => {
  const lace = lighter(color, 0.62);
  return {
    unitCm: 0.44,
    svg:
      formed(
        pen,
        'M-34 -286Q0 -270 34 -286C60 -276 74 -262 82 -240L104 -142Q90 -128 72 -132L56 -196C62 -150 104 -60 112 0Q0 18 -112 0C-104 -60 -62 -150 -56 -196L-72 -132Q-90 -128 -104 -142L-82 -240C-74 -262 -60 -276 -34 -286Z',
        color,
        {
          depth: 13,
          extra:
            stroke(
              'M-34 -196Q-60 -90 -66 10M0 -190V16M34 -196Q60 -90 66 10',
              darker(color, 0.14),
              5,
            ) +
            times(15, (k) =>
              placed(path('M0 -5L2 -1L6 0L2 1L0 5L-2 1L-6 0L-2 -1Z', HOUSE.white), {
                at: [-78 + ((k * 61) % 158), -150 + ((k * 43) % 140)],
              }),
            ).join(''),
        },
      ) +
      path('M-34 -286Q0 -270 34 -286L52 -210Q0 -190 -52 -210Z', lace) +
      stroke('M-52 -210Q0 -190 52 -210', HOUSE.white, 6) +
      times(11, (k) => circle([-104 + k * 20.8, 3 + (25 - (k - 5) ** 2) * 0.22], 12, lace)).join(
        '',
      ) +
      [-1, 1]
        .map((s) => times(3, (k) => circle([s * (76 + k * 13), -130 - k * 4], 9, lace)).join(''))
        .join('') +
      times(7, (k) => circle([-36 + k * 12, -286 + (9 - (k - 3) ** 2) * 1.5], 8, lace)).join('') +
      [-256, -238, -220].map((y) => circle([0, y], 3.4, HOUSE.coral)).join('') +
      path('M0 -200L-20 -190V-210ZM0 -200L20 -190V-210Z', HOUSE.coral),
  };
};
const corset: Drawer = (pen, { color = HOUSE.purple }) => ({
  unitCm: 0.25,
  svg:
    formed(
      pen,
      'M-70 -150Q-36 -176 0 -140Q36 -176 70 -150C72 -100 46 -90 46 -70C48 -40 62 -30 70 -8Q34 12 0 16T-70 -8C-62 -30 -48 -40 -46 -70C-46 -90 -72 -100 -70 -150Z',
      color,
      {
        depth: 11,
        extra: stroke(
          'M-42 -156C-36 -90 -30 -60 -36 8M42 -156C36 -90 30 -60 36 8',
          darker(color, 0.25),
          5,
        ),
      },
    ) +
    times(6, (k) =>
      stroke(
        `M-12 ${-124 + k * 22}L12 ${-108 + k * 22}M12 ${-124 + k * 22}L-12 ${-108 + k * 22}`,
        HOUSE.cream,
        4,
      ),
    ).join('') +
    times(7, (k) =>
      circle([-66 + k * 22, -152 + [0, -10, -6, 12, -6, -10, 0][k]!], 8, HOUSE.cream),
    ).join(''),
});
const pleatedSkirt: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 0.4,
  svg:
    formed(
      pen,
      'M-46 -120H46L98 -6L82 4L66 -6L49 4L33 -6L16 4L0 -6L-16 4L-33 -6L-49 4L-66 -6L-82 4L-98 -6Z',
      color,
      {
        depth: 11,
        extra:
          times(6, (k) =>
            path(
              `M${-38 + k * 15} -120L${-82 + k * 33} 4L${-66 + k * 33} -6L${-32 + k * 15} -120Z`,
              darker(color, 0.25),
            ),
          ).join('') + rectangle([-110, -28], 220, 6, HOUSE.white, { opacity: 0.8 }),
      },
    ) + formed(pen, 'M-49 -132H49V-116H-49Z', darker(color, 0.2), { depth: 4 }),
});
const swimTrunks: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.36,
  svg:
    formed(pen, 'M-62 -122H62L88 -6Q50 6 12 0L0 -58L-12 0Q-50 6 -88 -6Z', color, {
      depth: 11,
      extra: times(7, (k) => {
        const [x, y] = [-58 + ((k * 53) % 120), -96 + ((k * 37) % 84)];
        return path(
          `M${x} ${y}q-16 -8 -14 -18q12 4 14 18q2 -16 14 -20q2 14 -14 20q14 0 18 10q-12 4 -18 -10Z`,
          HOUSE.yellow,
        );
      }).join(''),
    }) +
    formed(pen, 'M-64 -130H64V-114H-64Z', HOUSE.white, { depth: 4 }) +
    stroke('M-6 -116L-16 -88M6 -116L14 -86', HOUSE.white, 5),
});
const hijab: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.2,
  svg:
    formed(
      pen,
      'M0 -200C-66 -200 -82 -140 -76 -90C-80 -60 -110 -30 -104 0Q0 26 104 0C110 -30 80 -60 76 -90C82 -140 66 -200 0 -200Z',
      color,
      {
        depth: 16,
        light: 7,
        extra: stroke(
          'M-60 -70C-30 -30 20 -30 96 -10M-90 -20C-40 0 20 -20 62 -74',
          darker(color, 0.2),
          6,
        ),
      },
    ) +
    ellipse([4, -118], 46, 58, darker(color, 0.45)) +
    stroke('M-40 -146Q4 -190 48 -146', lighter(color, 0.2), 6),
});
const ushanka: Drawer = (pen, { color = HOUSE.brown }) => ({
  unitCm: 0.17,
  svg:
    formed(pen, 'M-70 -70C-76 -150 -40 -172 0 -172S76 -150 70 -70Z', darker(color, 0.15), {
      depth: 11,
    }) +
    [-1, 1]
      .map((s) =>
        formed(
          pen,
          `M${s * 44} -78H${s * 92}C${s * 104} -30 ${s * 84} 0 ${s * 66} 0S${s * 46} -30 ${s * 44} -78Z`,
          lighter(color, 0.14),
          { depth: 9 },
        ),
      )
      .join('') +
    formed(
      pen,
      'M-92 -70C-104 -128 -60 -126 0 -126S104 -128 92 -70Q0 -54 -92 -70Z',
      lighter(color, 0.22),
      {
        depth: 10,
        extra: times(16, (k) =>
          stroke(`M${-84 + k * 11} ${-116 + (k % 3) * 13}l4 11`, darker(color, 0.05), 4),
        ).join(''),
      },
    ) +
    circle([0, -94], 12, HOUSE.red),
});
/** From the front, its ribbons beside the face of who wears it. */
const bonnet: Drawer = (pen, { color = HOUSE.cream }) => ({
  unitCm: 0.17,
  svg:
    stroke('M-74 -26C-84 6 -78 30 -66 58M74 -26C84 6 78 30 66 58', HOUSE.pink, 8) +
    formed(pen, 'M-78 -34C-96 -168 96 -168 78 -34Q0 -74 -78 -34Z', color, {
      depth: 13,
      light: 6,
      extra: stroke(
        'M-44 -120Q-36 -84 -46 -56M0 -134V-62M44 -120Q36 -84 46 -56',
        darker(color, 0.14),
        5,
      ),
    }) +
    stroke('M-80 -46Q0 -92 80 -46', HOUSE.pink, 9) +
    times(9, (k) => {
      const x = -84 + k * 21;
      return circle([x, -26 - 30 * (1 - (x / 84) ** 2)], 14, lighter(color, 0.5));
    }).join(''),
  anchors: { crown: { at: [0, -62] } },
});
const veil: Drawer = (pen) => ({
  unitCm: 0.5,
  svg:
    path(
      'M-30 -170C-60 -100 -76 -40 -80 0Q-60 -12 -40 0T0 0T40 0T80 0C76 -40 60 -100 30 -170Z',
      HOUSE.white,
      { opacity: 0.75 },
    ) +
    stroke(
      'M-14 -166C-30 -100 -40 -50 -42 -8M14 -166C30 -100 40 -50 42 -8M0 -168V-6',
      '#d7dbea',
      3,
    ) +
    stroke('M-80 0Q-60 -12 -40 0T0 0T40 0T80 0', HOUSE.white, 6) +
    times(5, (k) =>
      ball(
        pen,
        [-28 + k * 14, -172 - (2 - Math.abs(k - 2)) * 4],
        9,
        k % 2 ? HOUSE.pink : HOUSE.cream,
      ),
    ).join(''),
});
const gown: Drawer = (pen, { color = HOUSE.white }) => ({
  unitCm: 0.5,
  svg:
    formed(
      pen,
      'M-50 -226C-70 -200 -60 -140 -56 -110C-58 -60 -60 -20 -52 0L-34 -14L-16 0L0 -14L16 0L34 -14L52 0C60 -20 58 -60 56 -110C60 -140 70 -200 50 -226C36 -246 -36 -246 -50 -226Z',
      color,
      { depth: 14 },
    ) +
    ellipse([-18, -196], 9, 13, HOUSE.ink) +
    ellipse([18, -196], 9, 13, HOUSE.ink) +
    ellipse([0, -164], 8, 11, HOUSE.ink),
});

/** Dresses of lands and of the stage, and what heads are covered with. */
export const dressOfLands = defineFamily('dress-of-lands', {
  sari,
  hanbok,
  cheongsam,
  toga,
  tutu,
  nightgown,
  corset,
  'pleated-skirt': pleatedSkirt,
  'swim-trunks': swimTrunks,
  hijab,
  ushanka,
  bonnet,
  veil,
  'ghost-costume': gown,
});
