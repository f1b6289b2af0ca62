import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed, rod, rounded } from '../form';
import { heaped, plated } from './tableware';

/** Sandwiches, snacks of stalls and what is eaten with fingers. */

const clubSandwich = plated((pen) =>
  [-38, 38]
    .map((x, k) =>
      placed(
        rod(pen, 'M0 -62V-106', HOUSE.woodLight, 4) +
          ball(pen, [0, -106], 7, '#8fa548', { glint: 0.4 }) +
          [0, 1, 2]
            .map(
              (row) =>
                formed(
                  pen,
                  `M-42 ${-row * 30}L34 ${-row * 30 + 4}L42 ${-row * 30 - 8}L-36 ${-row * 30 - 14}Z`,
                  '#e3ae62',
                  { depth: 4 },
                ) +
                (row < 2
                  ? stroke(`M-38 ${-row * 30 - 16}q9 6 18 0t18 0t18 0t18 0`, '#7cb84f', 6) +
                    stroke(
                      `M-34 ${-row * 30 - 21}L36 ${-row * 30 - 17}`,
                      row ? HOUSE.red : '#f2a29b',
                      6,
                    ) +
                    stroke(`M-34 ${-row * 30 - 26}L36 ${-row * 30 - 22}`, HOUSE.cheese, 4)
                  : ''),
            )
            .join(''),
        { at: [x, -10 + k * 4], scaleX: 0.92 },
      ),
    )
    .join(''),
);
const subSandwich: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    formed(pen, 'M-130 -34Q-136 0 -104 0H104Q136 0 130 -34Z', '#d99a4c', { depth: 10 }) +
    stroke('M-122 -34q12 16 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0', '#7cb84f', 12) +
    stroke('M-116 -44H116', '#f2a29b', 10) +
    [-90, -46, 0, 46, 90].map((x) => ellipse([x, -52], 22, 8, HOUSE.red)).join('') +
    times(5, (k) =>
      path(`M${-108 + k * 46} -54L${-84 + k * 46} -36L${-60 + k * 46} -54Z`, HOUSE.cheese),
    ).join('') +
    rounded(
      pen,
      'M-130 -56C-138 -96 -100 -104 -60 -104H60C100 -104 138 -96 130 -56Q0 -46 -130 -56Z',
      {
        at: [0, -78],
        rx: 134,
        ry: 34,
        color: '#e2a555',
        extra: times(14, (k) =>
          placed(ellipse([0, 0], 4, 2.4, '#fbeac4'), {
            at: [-100 + k * 15, -92 + ((k * 7) % 16)],
            angleDegrees: k * 40,
          }),
        ).join(''),
      },
    ),
});
const bakedPotato = plated(
  (pen) =>
    formed(
      pen,
      'M-76 -18C-80 -48 -50 -58 -20 -54H30C66 -56 84 -40 78 -14Q60 4 0 4T-76 -18Z',
      '#b9803f',
      { depth: 10, light: 5 },
    ) +
    path('M-56 -40Q-40 -64 -10 -58Q10 -70 30 -58Q56 -58 58 -38Q30 -26 0 -28T-56 -40Z', '#fbe7a6') +
    formed(pen, 'M-22 -50Q-20 -72 0 -72T24 -50Q10 -40 -6 -42T-22 -50Z', HOUSE.white, { depth: 5 }) +
    times(12, (k) =>
      stroke(`M${-34 + ((k * 23) % 68)} ${-44 - ((k * 11) % 26)}l5 -3`, '#3f8f4a', 4),
    ).join(''),
);
const poutine = plated(
  (pen) =>
    heaped(18, { at: [0, -18], rx: 62, ry: 10, rise: 30 }, ([x, y], k) =>
      placed(formed(pen, 'M-26 -5H26V5H-26Z', k % 2 ? HOUSE.yellow : '#f0bd45', { depth: 3 }), {
        at: [x, y],
        angleDegrees: (k * 53) % 180,
      }),
    ) +
    path(
      'M-54 -30Q-40 -62 0 -60T54 -30Q48 -8 38 -26Q28 -4 16 -24Q2 -2 -12 -24Q-26 -6 -36 -26Q-46 -12 -54 -30Z',
      '#7a4526',
      { opacity: 0.92 },
    ) +
    [-34, -8, 20, 40, 4]
      .map((x, k) =>
        formed(pen, `M${x - 11} ${-36 - k * 4}q0 -12 12 -12t11 10q0 10 -12 10t-11 -8Z`, '#fdf6e2', {
          depth: 3,
        }),
      )
      .join(''),
);
const currywurst: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    formed(pen, 'M-110 -44L-92 0H92L110 -44Q0 -70 -110 -44Z', '#f6ecd8', { depth: 8 }) +
    [-72, -40, -8, 24, 56]
      .map(
        (x, k) =>
          formed(
            pen,
            `M${x - 20} ${-40 - (k % 2) * 8}C${x - 20} ${-66} ${x + 22} ${-66} ${x + 22} ${-40 - (k % 2) * 8}Q${x} -26 ${x - 20} ${-40 - (k % 2) * 8}Z`,
            '#b5652f',
            { depth: 5 },
          ) + ellipse([x + 2, -52 - (k % 2) * 6], 14, 8, '#dca070'),
      )
      .join('') +
    path(
      'M-84 -52Q-60 -72 -20 -66T84 -52Q70 -26 56 -44Q40 -20 22 -44Q0 -22 -18 -44Q-36 -24 -52 -44Q-70 -32 -84 -52Z',
      '#c2331f',
    ) +
    times(16, (k) => circle([-64 + k * 8, -58 + ((k * 7) % 14)], 2.2, HOUSE.mustard)).join('') +
    rod(pen, 'M70 -60L110 -110', HOUSE.woodLight, 5) +
    formed(pen, 'M-110 -44Q0 -22 110 -44L92 0H-92Z', '#fffaf0', {
      depth: 8,
      extra: [-60, 0, 60]
        .map((x) => path(`M${x - 16} -50H${x + 16}V10H${x - 16}Z`, HOUSE.coral, { opacity: 0.5 }))
        .join(''),
    }),
});
const pasty: Drawer = (pen, { color = '#d79a48' }) => ({
  unitCm: 0.1,
  svg:
    formed(pen, 'M-110 0C-112 -70 -50 -96 0 -96S112 -70 110 0Q0 12 -110 0Z', color, {
      depth: 12,
      light: 6,
      extra: stroke('M-20 -50l10 14M4 -54l10 14', darker(color, 0.3), 5),
    }) +
    times(13, (k) =>
      placed(ellipse([0, 0], 12, 8, k % 2 ? lighter(color, 0.12) : darker(color, 0.1)), {
        at: [-106 + k * 17.7, -4 - Math.sin((k / 12) * Math.PI) * 88 - 4],
        angleDegrees: -60 + k * 10,
      }),
    ).join(''),
});
const beansOnToast = plated(
  (pen) =>
    formed(pen, 'M-72 -10L-58 -46H62L74 -10Q0 4 -72 -10Z', '#e0a458', { depth: 7 }) +
    path(
      'M-60 -36Q-50 -58 0 -56T64 -34Q76 -10 52 -14Q44 4 20 -10Q-10 2 -30 -12Q-66 -8 -60 -36Z',
      '#d8652c',
    ) +
    heaped(22, { at: [0, -32], rx: 52, ry: 12, rise: 10 }, ([x, y], k) =>
      placed(
        ellipse([0, 0], 10, 7, k % 3 ? '#ee9050' : '#f5ab6c') + ellipse([-3, -2], 3, 2, '#fbd9b4'),
        { at: [x, y], angleDegrees: k * 47 },
      ),
    ),
);

export const handFood = {
  'club-sandwich': clubSandwich,
  'sub-sandwich': subSandwich,
  'baked-potato': bakedPotato,
  poutine,
  currywurst,
  pasty,
  'beans-on-toast': beansOnToast,
} as const satisfies Record<string, Drawer>;
