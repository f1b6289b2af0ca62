import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { afloat } from './afloat';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

const eye = (x: number, y: number, radius = 5) =>
  circle([x, y], radius, HOUSE.ink) +
  circle([x + radius * 0.3, y - radius * 0.3], radius * 0.34, HOUSE.white);

const manatee: Drawer = (pen, { color = '#8f97a8' }) => ({
  unitCm: 1,
  svg:
    formed(
      pen,
      'M-120 -50C-150 -70 -180 -64 -190 -50C-186 -30 -160 -20 -130 -28Z',
      darker(color, 0.12),
      { depth: 6 },
    ) +
    formed(
      pen,
      'M-140 -40C-110 -96 -20 -118 60 -104C110 -96 150 -76 158 -48C160 -24 134 -16 110 -20C60 6 -80 4 -140 -40Z',
      color,
      {
        depth: 14,
        extra: path('M-140 -30C-60 0 40 -4 120 -20V30H-140Z', lighter(color, 0.22)),
      },
    ) +
    formed(pen, 'M128 -66C152 -68 168 -54 166 -40C162 -26 136 -26 126 -34Z', lighter(color, 0.16), {
      depth: 5,
    }) +
    circle([150, -54], 3, HOUSE.ink) +
    circle([160, -52], 3, HOUSE.ink) +
    stroke('M164 -36Q148 -28 132 -34', darker(color, 0.5), 2.6) +
    eye(118, -70, 5) +
    formed(pen, 'M60 -34C74 -12 70 12 54 18C38 10 32 -10 34 -28Z', darker(color, 0.12), {
      depth: 6,
    }),
  anchors: { crown: { at: [116, -94], spanCm: 64 } },
});

const pangolin: Drawer = (pen, { color = '#a5714a' }) => ({
  unitCm: 0.34,
  svg:
    [-38, 50]
      .map((x) =>
        formed(pen, `M${x - 12} -30H${x + 14}L${x + 20} 0H${x - 12}Z`, '#d9b08f', { depth: 5 }),
      )
      .join('') +
    formed(
      pen,
      'M90 -50C112 -58 146 -34 160 -20Q160 -12 150 -12C124 -12 96 -16 84 -24Z',
      '#e0b898',
      { depth: 5 },
    ) +
    eye(120, -34, 4) +
    formed(
      pen,
      'M-176 -4C-150 -30 -120 -50 -96 -66C-60 -108 20 -116 66 -90C92 -76 104 -56 108 -40L84 -18C20 -10 -60 -14 -96 -24C-120 -14 -150 0 -176 -4Z',
      color,
      {
        depth: 12,
        extra: times(5, (row) =>
          times(13, (column) => {
            const x = -170 + column * 24 + (row % 2) * 12;
            return path(
              `M${x} ${-110 + row * 22}q14 10 0 26q-16 -10 0 -26Z`,
              darker(color, (column + row) % 2 ? 0.2 : 0.3),
            );
          }).join(''),
        ).join(''),
      },
    ),
  anchors: { crown: { at: [112, -50], spanCm: 36 } },
});

const echidna: Drawer = (pen, { color = '#5a4438' }) => ({
  unitCm: 0.24,
  svg:
    [-44, 36]
      .map((x) =>
        formed(pen, `M${x - 12} -26H${x + 12}L${x + 22} 0H${x - 12}Z`, darker(color, 0.25), {
          depth: 4,
        }),
      )
      .join('') +
    rod(pen, 'M74 -36L146 -22', '#4a4050', 9) +
    times(24, (index) =>
      placed(path('M-5 -58L0 -104L5 -58Z', index % 2 ? '#e8d3a5' : '#b99a64'), {
        at: [-12, -22],
        angleDegrees: -98 + index * 8,
        scaleX: 1.2,
      }),
    ).join('') +
    formed(
      pen,
      'M-84 -18C-86 -80 -30 -92 0 -90C50 -88 92 -60 92 -34C84 -12 -80 -4 -84 -18Z',
      color,
      { depth: 10 },
    ) +
    times(14, (index) =>
      path(
        `M${-66 + (index % 7) * 20} ${-34 - Math.floor(index / 7) * 22}l-8 -22l16 12Z`,
        index % 2 ? '#e8d3a5' : '#c9a874',
      ),
    ).join('') +
    eye(78, -46, 4.4),
});

const cobra: Drawer = (pen, { color = '#8a8a45' }) => ({
  unitCm: 0.4,
  svg:
    rod(
      pen,
      'M-96 -10C-60 -22 -20 4 20 -6C60 -14 90 -30 60 -42C20 -54 -70 -40 -70 -26',
      darker(color, 0.14),
      22,
    ) +
    rod(pen, 'M-40 -30C-10 -40 10 -50 4 -96', color, 24) +
    formed(
      pen,
      'M4 -60C-30 -80 -44 -130 -24 -168C-10 -190 30 -190 44 -168C60 -130 44 -80 14 -60Z',
      color,
      {
        depth: 9,
        extra:
          path('M8 -60C-12 -90 -14 -140 10 -176C34 -140 30 -90 10 -60Z', '#ecdc9f') +
          [-84, -100, -116, -132].map((y) => stroke(`M-6 ${y}H26`, '#c9b56a', 4)).join(''),
      },
    ) +
    formed(
      pen,
      'M-14 -172C-12 -200 8 -206 22 -204C46 -200 58 -184 56 -174C44 -166 -4 -160 -14 -172Z',
      color,
      { depth: 6 },
    ) +
    stroke('M54 -174L76 -170M76 -170L86 -176M76 -170L86 -164', HOUSE.coral, 3) +
    eye(30, -188, 5) +
    eye(2, -186, 5),
  anchors: { crown: { at: [22, -204], spanCm: 58 } },
});

const mosquito: Drawer = (pen, { color = '#5a5468' }) => ({
  unitCm: 0.008,
  svg:
    stroke(
      'M-10 -70L-56 -104L-70 0M4 -66L-20 -100L-24 0M20 -68L40 -100L46 0M28 -70L76 -96L92 0',
      darker(color, 0.2),
      4,
    ) +
    placed(ellipse([0, -40], 15, 50, '#d5e6ef', { opacity: 0.85 }), {
      at: [-6, -86],
      angleDegrees: -58,
    }) +
    placed(ellipse([0, -40], 15, 52, '#e6f1f6', { opacity: 0.85 }), {
      at: [8, -88],
      angleDegrees: -32,
    }) +
    formed(pen, 'M10 -84C-30 -84 -90 -60 -120 -34C-90 -36 -20 -48 14 -66Z', color, {
      depth: 5,
      extra: times(6, (index) => stroke(`M${-100 + index * 20} -90V-20`, HOUSE.cream, 5)).join(''),
    }) +
    ball(pen, [18, -80], 19, color, { glint: 0 }) +
    ball(pen, [48, -72], 14, darker(color, 0.2), { glint: 0 }) +
    stroke('M58 -66L108 -18', HOUSE.ink, 4) +
    stroke('M56 -82Q78 -104 92 -98M52 -84Q66 -112 80 -114', darker(color, 0.3), 3) +
    eye(53, -76, 5),
});

const stickInsect: Drawer = (pen, { color = '#8a6a42' }) => ({
  unitCm: 0.06,
  svg:
    stroke(
      'M-70 -60L-100 -100L-124 0M-20 -64L-40 -112L-60 0M34 -70L30 -112L50 0M70 -76L100 -104L124 0',
      darker(color, 0.2),
      5,
    ) +
    rod(pen, 'M-160 -52L-60 -62L20 -68L96 -80', color, 12) +
    stroke('M-100 -64V-50M-60 -70V-54M-20 -72V-58M20 -76V-60M60 -80V-68', darker(color, 0.35), 3) +
    ball(pen, [104, -82], 9, color, { glint: 0 }) +
    stroke('M110 -86L168 -112M110 -84L172 -92', darker(color, 0.25), 3) +
    eye(107, -84, 3.4),
});

const hammerhead: Drawer = (pen, { color = '#7f93ad' }) => ({
  unitCm: 1.2,
  svg:
    formed(
      pen,
      'M-116 -60C-140 -96 -160 -120 -172 -124C-164 -96 -158 -74 -156 -60C-158 -46 -166 -28 -170 -20C-150 -26 -132 -42 -118 -54Z',
      darker(color, 0.14),
      { depth: 6 },
    ) +
    formed(pen, 'M-20 -92C-16 -130 -4 -146 8 -150C12 -126 20 -106 34 -92Z', darker(color, 0.14), {
      depth: 5,
    }) +
    formed(pen, 'M-130 -58C-80 -92 20 -106 90 -92L116 -84V-44C70 -24 -60 -24 -130 -58Z', color, {
      depth: 10,
      extra: path('M-130 -50C-60 -40 40 -44 130 -60V10H-130Z', '#eef2f6'),
    }) +
    formed(
      pen,
      'M100 -124C116 -132 134 -126 136 -116L126 -66L136 -22C132 -12 116 -8 104 -16C94 -50 92 -90 100 -124Z',
      lighter(color, 0.06),
      { depth: 7 },
    ) +
    eye(122, -114, 5) +
    eye(122, -26, 5) +
    formed(pen, 'M30 -44C26 -14 8 4 -10 8C-10 -8 -6 -28 0 -42Z', darker(color, 0.16), {
      depth: 5,
    }) +
    stroke('M64 -76V-54M74 -76V-54M54 -74V-54', darker(color, 0.3), 3),
});

const spermWhale: Drawer = (pen, { color = '#5a6480' }) => ({
  unitCm: 4,
  svg:
    formed(
      pen,
      'M-128 -54C-150 -84 -180 -100 -194 -94C-184 -74 -170 -60 -166 -52C-172 -42 -184 -30 -190 -20C-172 -20 -146 -34 -126 -46Z',
      darker(color, 0.12),
      { depth: 6 },
    ) +
    formed(
      pen,
      'M-146 -50C-100 -80 -40 -100 20 -108C70 -114 130 -112 144 -100C154 -84 152 -58 144 -44L96 -38C70 -14 -60 -10 -146 -50Z',
      color,
      {
        depth: 13,
        extra: times(4, (index) =>
          stroke(`M${-60 + index * 24} -84q-6 20 4 40`, darker(color, 0.16), 3),
        ).join(''),
      },
    ) +
    formed(pen, 'M142 -42L60 -34C70 -24 110 -22 138 -32Z', lighter(color, 0.35), { depth: 3 }) +
    formed(pen, 'M44 -34C46 -10 34 6 20 8C14 -6 16 -22 22 -34Z', darker(color, 0.18), {
      depth: 4,
    }) +
    eye(62, -48, 4.4),
});

const oyster: Drawer = (pen) => ({
  unitCm: 0.06,
  svg:
    formed(pen, 'M-84 -34C-110 -90 -60 -170 0 -168C64 -164 104 -90 84 -34Z', '#8d8da0', {
      depth: 10,
      extra: path('M-66 -34C-84 -84 -46 -146 0 -146C50 -142 80 -84 66 -34Z', '#e9dff0'),
    }) +
    ball(pen, [4, -46], 24, '#fdf6fb') +
    formed(
      pen,
      'M-94 -44C-60 -22 60 -22 94 -44C96 -14 50 0 0 0C-50 0 -96 -14 -94 -44Z',
      '#7d7d92',
      {
        depth: 8,
        extra: stroke('M-80 -26Q0 -4 80 -26M-60 -12Q0 4 60 -12', '#62627a', 4),
      },
    ),
});

const scallop: Drawer = (pen, { color = '#f0a58f' }) => ({
  unitCm: 0.06,
  svg:
    formed(pen, 'M-34 -24L-46 0H46L34 -24Z', darker(color, 0.14), { depth: 5 }) +
    formed(
      pen,
      'M0 -6L-46 -16C-110 -70 -110 -110 -92 -124Q-80 -150 -58 -144Q-44 -166 -22 -156Q0 -176 22 -156Q44 -166 58 -144Q80 -150 92 -124C110 -110 110 -70 46 -16Z',
      color,
      {
        depth: 10,
        extra: [-72, -42, -14, 14, 42, 72]
          .map((x) =>
            stroke(`M${x * 0.12} -10Q${x * 0.9} -70 ${x * 1.25} -170`, darker(color, 0.2), 6),
          )
          .join(''),
      },
    ),
});

const conch: Drawer = (pen, { color = '#f2c9a0' }) => ({
  unitCm: 0.12,
  svg:
    formed(
      pen,
      'M-128 -70C-96 -74 -84 -92 -66 -96C-56 -112 -40 -118 -24 -118C-10 -136 20 -142 44 -128C66 -142 96 -124 100 -96C118 -76 116 -36 92 -14C60 8 6 2 -30 -22C-62 -44 -100 -60 -128 -70Z',
      color,
      {
        depth: 12,
        light: 6,
        extra:
          stroke(
            'M-100 -76Q-92 -66 -94 -60M-70 -94Q-56 -70 -62 -46M-28 -118Q-4 -84 -18 -30M40 -128Q20 -112 24 -92',
            darker(color, 0.24),
            5,
          ) + stroke('M-82 -84Q-72 -68 -76 -54M-48 -108Q-30 -78 -40 -36', lighter(color, 0.3), 4),
      },
    ) +
    [
      [-66, -96, -20],
      [-22, -118, -10],
      [44, -130, 4],
      [92, -112, 34],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        placed(formed(pen, 'M-14 8Q-8 -20 2 -30Q10 -14 16 8Z', darker(color, 0.06), { depth: 4 }), {
          at: [x, y],
          angleDegrees: turn,
        }),
      )
      .join('') +
    formed(
      pen,
      'M100 -92C132 -80 140 -30 112 -4C84 16 30 6 -22 -16C10 -22 36 -40 50 -62C62 -82 82 -96 100 -92Z',
      '#f4a3b6',
      {
        depth: 9,
        light: 5,
        extra: path(
          'M96 -78C114 -66 114 -34 94 -18C72 -4 40 -6 14 -14C44 -24 60 -40 68 -56C76 -70 86 -80 96 -78Z',
          '#d9607f',
        ),
      },
    ),
});

const lionfish: Drawer = (pen, { color = '#c9483a' }) => ({
  unitCm: 0.16,
  svg:
    [-112, -94, -78, -62, -46, -30]
      .map((turn) =>
        placed(path('M-4 0L0 -104L6 0Z', turn % 4 ? color : '#f7e3d3'), {
          at: [4, -90],
          angleDegrees: turn + 66,
        }),
      )
      .join('') +
    [112, 132, 152, 172, 192]
      .map((turn) =>
        placed(path('M-5 0L0 -86L7 0Z', turn % 40 === 32 ? '#f7e3d3' : color), {
          at: [20, -64],
          angleDegrees: turn + 24,
        }),
      )
      .join('') +
    formed(
      pen,
      'M-70 -72C-100 -100 -124 -100 -134 -96C-124 -78 -124 -62 -132 -44C-110 -44 -90 -52 -68 -62Z',
      '#e8a08a',
      { depth: 4 },
    ) +
    formed(
      pen,
      'M-84 -68C-40 -104 30 -110 74 -76Q84 -66 76 -58C40 -30 -40 -36 -84 -68Z',
      '#f7e3d3',
      {
        depth: 9,
        extra: times(8, (index) =>
          stroke(
            `M${-70 + index * 18} -120Q${-60 + index * 18} -70 ${-72 + index * 18} -20`,
            color,
            index % 2 ? 4 : 9,
          ),
        ).join(''),
      },
    ) +
    circle([48, -76], 8, HOUSE.cream) +
    eye(49, -76, 5) +
    stroke('M80 -64Q70 -56 60 -58', HOUSE.ink, 3),
});

/** Animals that are known by one shape of theirs: a hood, a hammer, scales, a spiral of shell. */
export const rareCreature = defineFamily('rare-creature', {
  manatee: afloat(manatee, 50),
  pangolin,
  echidna,
  cobra,
  mosquito: afloat(mosquito, 60),
  'stick-insect': stickInsect,
  hammerhead: afloat(hammerhead, 68),
  'sperm-whale': afloat(spermWhale, 60),
  oyster,
  scallop,
  conch,
  lionfish: afloat(lionfish, 70),
});
