import { circle, path, placed, stroke } from '@/lib/svg/markup';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed } from '../form';

const disc = (radius: number) =>
  `M${-radius} -100a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0Z`;

/** The sign of a constellation in gold on a medallion of night. */
const medallion =
  (sign: string): Drawer =>
  (pen, { color = HOUSE.navy }) => ({
    unitCm: 0.1,
    svg:
      formed(pen, disc(100), HOUSE.gold, { depth: 10 }) +
      path(disc(88), color) +
      times(8, (index) => {
        const [x, y] = polar(index * 45 + 20, 76);
        return circle([x, y - 100], index % 2 ? 2 : 3, lighter(HOUSE.gold, 0.5));
      }).join('') +
      stroke(sign, HOUSE.gold, 12),
  });

const stars =
  (points: readonly (readonly [number, number])[], lines: string): Drawer =>
  (pen) => ({
    unitCm: 0.5,
    svg: placed(
      stroke(lines, lighter(HOUSE.navy, 0.55), 3) +
        points.map((at) => ball(pen, at, 8, HOUSE.yellow)).join('') +
        points
          .map(([x, y]) =>
            placed(path('M0 -18L4 -4L18 0L4 4L0 18L-4 4L-18 0L-4 -4Z', HOUSE.mustard), {
              at: [x, y],
            }),
          )
          .join(''),
      { at: [0, 92] },
    ),
  });

const eclipse: Drawer = () => ({
  unitCm: 1,
  svg:
    circle([0, 0], 128, '#fbe6a5', { opacity: 0.35 }) +
    times(12, (index) =>
      placed(path('M-9 -96L0 -150L9 -96Z', '#fbd25b'), { at: [0, 0], angleDegrees: index * 30 }),
    ).join('') +
    circle([0, 0], 106, '#fbd25b') +
    circle([0, 0], 96, HOUSE.ink) +
    circle([72, -72], 13, HOUSE.white) +
    circle([72, -72], 22, HOUSE.white, { opacity: 0.4 }),
});

const bloodMoon: Drawer = (pen) => ({
  unitCm: 1,
  svg: ball(pen, [0, 0], 110, '#b5482f', {
    glint: 0,
    extra:
      circle([-36, -30], 22, '#97382a') +
      circle([30, 26], 30, '#97382a') +
      circle([40, -52], 14, '#97382a') +
      path('M-130 -130H20C-60 -60 -60 60 20 130H-130Z', '#6a2430', { opacity: 0.5 }),
  }),
});

const blackHole: Drawer = () => ({
  unitCm: 1,
  svg: placed(
    circle([0, 0], 96, HOUSE.orange, { opacity: 0.4 }) +
      stroke('M-78 0a78 78 0 1 1 156 0', HOUSE.orange, 16) +
      stroke('M-78 0a78 78 0 1 1 156 0', HOUSE.yellow, 6) +
      circle([0, 0], 66, '#0f1030') +
      stroke('M-170 0C-120 44 120 44 170 0', HOUSE.orange, 20) +
      stroke('M-170 0C-120 44 120 44 170 0', HOUSE.yellow, 8) +
      stroke('M-170 0C-150 -22 -110 -30 -84 -30M170 0C150 -22 110 -30 84 -30', HOUSE.orange, 12),
    { at: [0, 0], angleDegrees: -14 },
  ),
});

const asteroid: Drawer = (pen, { color = '#8d8378' }) => ({
  unitCm: 1,
  svg:
    formed(
      pen,
      'M-100 -10C-110 -60 -60 -90 -20 -84C20 -100 80 -80 96 -36C116 0 90 50 50 66C10 90 -50 76 -76 50Z',
      color,
      { depth: 18 },
    ) +
    [
      [-40, -36, 20],
      [30, -44, 15],
      [44, 20, 24],
      [-30, 32, 16],
      [-74, 4, 10],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          circle([x, y], r, '#6d645c') + circle([x + 3, y + 3], r * 0.74, '#7d746a'),
      )
      .join(''),
});

/** Signs of the zodiac, and what is seen in the sky once in a while. */
export const zodiac = defineFamily('zodiac', {
  aries: medallion(
    'M0 -46V-110C0 -150 -50 -150 -50 -118C-50 -104 -36 -100 -30 -108M0 -110C0 -150 50 -150 50 -118C50 -104 36 -100 30 -108',
  ),
  taurus: medallion(
    'M32 -78A32 32 0 1 1 -32 -78A32 32 0 1 1 32 -78M-44 -150C-36 -112 -18 -110 0 -110C18 -110 36 -112 44 -150',
  ),
  gemini: medallion('M-46 -150Q0 -134 46 -150M-46 -50Q0 -66 46 -50M-20 -142V-58M20 -142V-58'),
  cancer: medallion(
    'M-22 -114A16 16 0 1 1 -54 -114A16 16 0 1 1 -22 -114M54 -86A16 16 0 1 1 22 -86A16 16 0 1 1 54 -86M-54 -118C-40 -150 30 -150 54 -126M54 -82C40 -50 -30 -50 -54 -74',
  ),
  leo: medallion(
    'M-20 -80A17 17 0 1 1 -54 -80A17 17 0 1 1 -20 -80M-24 -90C-44 -124 -24 -152 4 -150C38 -146 36 -112 20 -86C8 -60 22 -42 44 -56',
  ),
  virgo: medallion(
    'M-56 -138C-42 -148 -40 -134 -40 -124V-66M-40 -126C-36 -146 -14 -148 -14 -124V-66M-14 -126C-10 -146 12 -148 12 -124V-70C12 -50 24 -44 36 -40M12 -112C30 -140 56 -116 36 -86C24 -68 8 -58 -6 -50',
  ),
  libra: medallion('M-54 -58H54M-54 -84H-20C-50 -110 -24 -146 0 -146C24 -146 50 -110 20 -84H54'),
  scorpio: medallion(
    'M-58 -138C-44 -148 -42 -134 -42 -124V-62M-42 -126C-38 -146 -16 -148 -16 -124V-62M-16 -126C-12 -146 10 -148 10 -124V-74C10 -56 28 -52 48 -62M36 -76L50 -62L36 -48',
  ),
  sagittarius: medallion('M-46 -54L44 -144M4 -146H46V-104M-36 -100L4 -60'),
  capricorn: medallion(
    'M-56 -140C-38 -140 -36 -120 -36 -100V-72M-36 -104C-30 -140 0 -144 0 -104V-70C0 -52 -12 -44 -24 -44M0 -78C4 -108 50 -106 48 -76C46 -48 6 -50 0 -76',
  ),
  aquarius: medallion(
    'M-58 -112L-36 -134L-14 -112L8 -134L30 -112L52 -134M-58 -70L-36 -92L-14 -70L8 -92L30 -70L52 -92',
  ),
  pisces: medallion('M-44 -152Q-6 -100 -44 -48M44 -152Q6 -100 44 -48M-46 -100H46'),
  'big-dipper': stars(
    [
      [-130, -120],
      [-84, -140],
      [-46, -116],
      [-6, -98],
      [12, -52],
      [88, -40],
      [104, -92],
    ],
    'M-130 -120L-84 -140L-46 -116L-6 -98L12 -52L88 -40L104 -92L-6 -98',
  ),
  eclipse,
  'blood-moon': bloodMoon,
  'black-hole': blackHole,
  asteroid,
});
