import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { afloat } from './afloat';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

const eye = (x: number, y: number, radius = 5) =>
  circle([x, y], radius, HOUSE.ink) +
  circle([x + radius * 0.3, y - radius * 0.3], radius * 0.34, HOUSE.white);

const velociraptor: Drawer = (pen, { color = '#b5793f' }) => {
  const leg = (x: number, tone: Hex) =>
    formed(
      pen,
      `M${x - 28} -96C${x} -104 ${x + 22} -84 ${x + 10} -58L${x - 8} -38L${x + 8} -10H${x + 26}Q${x + 30} 0 ${x + 22} 0H${x - 8}L${x - 26} -38L${x - 14} -60Z`,
      tone,
      { depth: 6 },
    ) + path(`M${x + 2} -8Q${x + 12} -24 ${x + 18} -12L${x + 10} -6Z`, HOUSE.ink);
  return {
    unitCm: 0.9,
    svg:
      leg(20, darker(color, 0.22)) +
      formed(
        pen,
        'M-170 -112C-110 -108 -70 -118 -24 -116C14 -116 26 -140 38 -160C46 -178 64 -184 86 -178C108 -172 122 -164 122 -156C114 -150 100 -150 88 -148C74 -146 68 -138 64 -122C58 -92 40 -66 4 -62C-40 -60 -100 -94 -170 -106Z',
        color,
        {
          depth: 9,
          extra:
            [-110, -80, -50, -20, 8]
              .map((x) => path(`M${x} -130L${x + 12} -96L${x + 18} -130Z`, darker(color, 0.35)))
              .join('') + path('M70 -120C60 -90 30 -66 -60 -74L0 -50L80 -60Z', HOUSE.sand),
        },
      ) +
      [40, 50, 60].map((x) => path(`M${x - 6} -166l-16 -12l20 2Z`, HOUSE.coral)).join('') +
      stroke('M118 -156Q100 -156 84 -160', darker(color, 0.5), 2.6) +
      path('M98 -157l3 7l4 -6l3 6l4 -6Z', HOUSE.white) +
      eye(84, -168, 4.6) +
      leg(-10, color) +
      rod(pen, 'M42 -98L62 -76L78 -86', darker(color, 0.1), 10) +
      stroke('M78 -86l10 2M78 -86l8 8M78 -86l10 -6', HOUSE.ink, 3),
    anchors: { crown: { at: [88, -178], spanCm: 56 } },
  };
};

const pterodactyl: Drawer = (pen, { color = '#7d8a6a' }) => ({
  unitCm: 1.2,
  svg:
    formed(
      pen,
      'M14 -70C40 -130 90 -160 150 -160C124 -140 122 -122 116 -100C92 -108 70 -88 50 -56Z',
      darker(color, 0.2),
      {
        depth: 6,
      },
    ) +
    rod(pen, 'M-40 -36L-64 -20M-36 -32L-56 -12', darker(color, 0.25), 5) +
    formed(pen, 'M-46 -38C-20 -66 30 -74 58 -66C52 -42 -10 -24 -46 -38Z', color, {
      depth: 7,
      extra: path('M-46 -34C0 -30 40 -44 64 -60V-10H-46Z', HOUSE.sand),
    }) +
    formed(
      pen,
      'M30 -62C0 -130 -70 -176 -164 -176C-128 -152 -122 -130 -118 -104C-90 -116 -64 -96 -52 -66C-36 -74 -14 -60 -4 -44Z',
      lighter(color, 0.08),
      {
        depth: 8,
        extra: stroke(
          'M24 -66C-20 -120 -80 -160 -160 -174M-4 -50C-50 -90 -90 -110 -118 -106',
          darker(color, 0.25),
          3,
        ),
      },
    ) +
    rod(pen, 'M48 -64L70 -82', color, 15) +
    formed(
      pen,
      'M62 -92C44 -100 20 -112 10 -122C30 -122 58 -116 76 -104L142 -82L84 -74C68 -74 58 -82 62 -92Z',
      HOUSE.orange,
      {
        depth: 5,
      },
    ) +
    stroke('M140 -82L90 -84', darker(HOUSE.orange, 0.4), 2.4) +
    eye(80, -92, 4),
});

const ankylosaurus: Drawer = (pen, { color = '#a08a5f' }) => ({
  unitCm: 1.6,
  svg:
    rod(pen, 'M-70 -40C-100 -30 -120 -40 -144 -44', darker(color, 0.08), 17) +
    ball(pen, [-152, -46], 19, darker(color, 0.25)) +
    [-52, -20, 34, 56]
      .map((x, index) =>
        formed(
          pen,
          `M${x - 12} -40H${x + 12}L${x + 14} 0H${x - 14}Z`,
          darker(color, index % 2 ? 0.12 : 0.28),
          { depth: 5 },
        ),
      )
      .join('') +
    formed(pen, 'M72 -56C96 -66 124 -54 128 -38C128 -24 104 -18 82 -22Z', lighter(color, 0.12), {
      depth: 6,
    }) +
    path('M84 -58l-4 -14l14 8Z', HOUSE.sand) +
    eye(108, -44, 4) +
    stroke('M126 -34Q114 -30 104 -32', darker(color, 0.5), 2.6) +
    times(7, (index) => path(`M${-88 + index * 26} -34l-10 16l22 -6Z`, HOUSE.sand)).join('') +
    formed(pen, 'M-92 -32C-92 -84 -40 -100 0 -100C48 -100 90 -80 90 -36Q0 -16 -92 -32Z', color, {
      depth: 11,
      extra: times(3, (row) =>
        times(7, (column) =>
          circle([-74 + column * 26 + (row % 2) * 13, -46 - row * 20], 7, darker(color, 0.22)),
        ).join(''),
      ).join(''),
    }) +
    times(6, (index) =>
      path(
        `M${-66 + index * 24} ${-88 - 12 * Math.sin(((index + 0.6) / 6) * Math.PI)}l9 -17l9 16Z`,
        HOUSE.sand,
      ),
    ).join(''),
});

const spinosaurus: Drawer = (pen, { color = '#5f8a7a' }) => ({
  unitCm: 3.4,
  svg:
    formed(pen, 'M-74 -78C-64 -130 -20 -164 18 -158C44 -150 54 -120 54 -92Z', HOUSE.coral, {
      depth: 8,
      extra: times(6, (index) =>
        stroke(`M${-52 + index * 20} -76L${-50 + index * 18} -170`, darker(HOUSE.coral, 0.22), 3),
      ).join(''),
    }) +
    formed(pen, 'M2 -60H32L28 -30L40 0H10L8 -30Z', darker(color, 0.25), { depth: 5 }) +
    formed(
      pen,
      'M-180 -58C-120 -66 -90 -92 -40 -92C20 -94 50 -92 66 -112C74 -130 90 -136 104 -130L152 -120Q160 -112 150 -108L102 -104C94 -84 70 -50 20 -46C-40 -40 -120 -52 -180 -52Z',
      color,
      {
        depth: 9,
        extra: path('M-180 -50C-80 -56 40 -50 100 -104V0H-180Z', HOUSE.sand),
      },
    ) +
    path(times(6, (index) => `M${112 + index * 7} -112l3 8l3 -8Z`).join(''), HOUSE.white) +
    stroke('M152 -114Q126 -112 104 -114', darker(color, 0.5), 2.4) +
    eye(98, -122, 4.4) +
    formed(pen, 'M-34 -72C-6 -78 10 -58 0 -38L-8 -24L4 0H-26L-32 -26Z', color, { depth: 6 }) +
    rod(pen, 'M54 -70L70 -50L82 -56', darker(color, 0.1), 8),
  anchors: { crown: { at: [106, -130], spanCm: 44 } },
});

const plesiosaur: Drawer = (pen, { color = '#4f86a5' }) => ({
  unitCm: 2,
  svg:
    formed(pen, 'M-20 -40C-40 -70 -66 -74 -78 -70C-66 -52 -52 -40 -30 -30Z', darker(color, 0.28), {
      depth: 4,
    }) +
    formed(
      pen,
      'M-150 -30C-110 -66 -30 -84 20 -72C50 -66 62 -96 80 -122C94 -146 122 -150 142 -138Q148 -128 140 -124C122 -124 112 -122 104 -108C90 -78 70 -38 20 -24C-40 -12 -110 -20 -150 -30Z',
      color,
      {
        depth: 10,
        extra: path('M-150 -24C-60 -24 40 -20 110 -112L120 -100L60 20H-150Z', '#d5e5e8'),
      },
    ) +
    formed(pen, 'M24 -34C34 -6 24 18 8 26C4 8 0 -10 2 -28Z', darker(color, 0.12), { depth: 5 }) +
    formed(pen, 'M-74 -30C-78 -4 -98 14 -114 16C-114 0 -106 -20 -96 -30Z', darker(color, 0.12), {
      depth: 5,
    }) +
    stroke('M142 -130Q130 -128 122 -131', darker(color, 0.5), 2.4) +
    eye(118, -138, 4),
  anchors: { crown: { at: [122, -144], spanCm: 44 } },
});

const trilobite: Drawer = (pen, { color = '#8a735c' }) => ({
  unitCm: 0.05,
  svg: formed(
    pen,
    'M0 -180C56 -180 66 -140 66 -120C66 -60 44 0 0 0C-44 0 -66 -60 -66 -120C-66 -140 -56 -180 0 -180Z',
    color,
    {
      depth: 12,
      extra:
        times(8, (index) =>
          stroke(
            `M-70 ${-104 + index * 12}Q-30 ${-118 + index * 12} 0 ${-112 + index * 12}T70 ${-104 + index * 12}`,
            darker(color, 0.3),
            3,
          ),
        ).join('') +
        stroke(
          'M-66 -118Q0 -140 66 -118M-22 -130C-18 -60 -12 -30 -8 -6M22 -130C18 -60 12 -30 8 -6',
          darker(color, 0.36),
          4,
        ) +
        ellipse([0, -150], 20, 22, lighter(color, 0.15)) +
        ellipse([-38, -146], 9, 12, darker(color, 0.4)) +
        ellipse([38, -146], 9, 12, darker(color, 0.4)),
    },
  ),
});

const coil = (color: Hex, ribs: number, width: number) =>
  times(ribs, (index, share) => {
    const turn = share * 13;
    const reach = 4 + share * 70;
    const [x, y] = [Math.cos(turn) * reach, Math.sin(turn) * reach];
    return circle([x, y], 3 + share * width, index % 2 ? color : darker(color, 0.22));
  }).join('');

const ammonite: Drawer = (_, { color = '#b58a5f' }) => ({
  unitCm: 0.08,
  svg: placed(coil(color, 90, 21), { at: [0, -92] }),
});

/** Animals that are long gone, and the traces of their shells. */
export const longGone = defineFamily('long-gone', {
  velociraptor,
  pterodactyl: afloat(pterodactyl, 96),
  ankylosaurus,
  spinosaurus,
  plesiosaur: afloat(plesiosaur, 60),
  trilobite,
  ammonite,
});
