import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import {
  ball,
  createLathe,
  defineFamily,
  type Drawer,
  formed,
  hoop,
  paintGlass,
  paintGlassRim,
  paintLiquid,
  paintSide,
  paintSolid,
  rod,
} from '../form';

/** What stands in a perfumery: glosses, palettes, brushes, oils, things for the bath. */

const lipGloss: Drawer = (pen, { color = '#e5738a' }) => {
  const glass = createLathe('21 0!, 23 3, 23 86, 18 92!', { tilt: 0.14 });
  const cap = createLathe('22 0!, 22 78!', { at: [0, -94], tilt: 0.14 });
  return {
    unitCm: 0.068,
    svg:
      paintLiquid(pen, createLathe('17 5!, 19 8, 19 82!', { tilt: 0.14 }), color) +
      paintGlass(pen, glass, lighter(color, 0.5), { strength: 0.22 }) +
      stroke('M-9 -66H9M-9 -58H5', HOUSE.cream, 3) +
      paintSolid(pen, cap, HOUSE.ink, {
        material: 'plastic',
        extra: hoop(cap, 0, 8, HOUSE.gold),
      }),
    anchors: { grip: { at: [0, -60] } },
  };
};

const PANS = [
  '#f3d3c0',
  '#dba38c',
  '#b36a5e',
  '#7d4247',
  '#f0c75e',
  '#c98fa8',
  '#8d6b9c',
  '#4d4a68',
];

/** Open, its mirror up behind two rows of pans. */
const eyeshadowPalette: Drawer = (pen, { color = '#3a2f45' }) => ({
  unitCm: 0.075,
  svg:
    formed(pen, roundedPath([-112, -206], 224, 118, 12), color, { depth: 9, light: 5 }) +
    path(roundedPath([-100, -194], 200, 100, 7), '#cfe3ee') +
    pen.clip(
      roundedPath([-100, -194], 200, 100, 7),
      path('M-60 -200L-96 -90H-50L-14 -200ZM4 -200L-32 -90H-20L16 -200Z', HOUSE.white, {
        opacity: 0.6,
      }),
    ) +
    path('M-112 -90H112L136 -12H-136Z', lighter(color, 0.16)) +
    formed(pen, 'M-136 -12H136V-4Q136 2 130 2H-130Q-136 2 -136 -4Z', color, { depth: 3 }) +
    times(8, (index) => {
      const [column, row] = [index % 4, Math.floor(index / 4)];
      const [far, near] = [-84 + row * 36, -84 + row * 36 + 30];
      const widthAt = (y: number) => 25 + ((y + 90) / 78) * 5;
      const [top, bottom] = [widthAt(far), widthAt(near)];
      const x = (column - 1.5) * 2;
      const corners = `M${(x - 0.82) * top} ${far}H${(x + 0.82) * top}L${(x + 0.82) * bottom} ${near}H${(x - 0.82) * bottom}Z`;
      const pan = PANS[index] ?? HOUSE.pink;
      return (
        path(corners, darker(pan, 0.3)) +
        placed(path(corners, pan), { at: [0, 2.4] }) +
        stroke(
          `M${(x - 0.5) * top} ${far + 10}L${(x + 0.3) * top} ${far + 7}`,
          lighter(pan, 0.5),
          4,
          { opacity: 0.7 },
        )
      );
    }).join(''),
  anchors: { top: { at: [0, -90], spanCm: 180 } },
});

function brush(pen: Parameters<Drawer>[0], size: number, color: string, hair: string): string {
  return (
    rod(pen, 'M0 0V-96', color as '#000000', 9) +
    path('M-7 -96L-10 -128H10L7 -96Z', HOUSE.gold) +
    path('M-3 -96L-4 -128H1L0 -96Z', '#ffe9b0') +
    formed(
      pen,
      `M-10 -128C${-14 - size} ${-150} ${-12 - size} ${-178 - size} 0 ${-190 - size * 2}C${12 + size} ${-178 - size} ${14 + size} -150 10 -128Z`,
      hair as '#000000',
      {
        depth: 6,
        light: 3,
        extra: path(`M-20 ${-176 - size}H20V${-200 - size * 3}H-20Z`, '#fff1e6', { opacity: 0.5 }),
      },
    )
  );
}

const makeupBrushes: Drawer = (pen, { color = pen.accents[0] }) => {
  const cup = createLathe('46 0!, 50 6, 52 112!', { tilt: 0.14 });
  const leaning = (x: number, angleDegrees: number, size: number, hair: string) =>
    placed(brush(pen, size, HOUSE.ink, hair), { at: [x, -56], angleDegrees });
  return {
    unitCm: 0.075,
    svg:
      ellipse([0, -112], 52, 7, darker(color, 0.45)) +
      leaning(-24, -17, 8, '#8a5638') +
      leaning(26, 18, 5, '#c98f6a') +
      leaning(-4, -4, 14, '#6b3f33') +
      leaning(14, 8, 2, '#b5764f') +
      paintSide(pen, cup, color, { extra: hoop(cup, 92, 100, HOUSE.gold) }) +
      path('M-52 -112A52 7.3 0 0 0 52 -112', 'none') +
      stroke('M-51 -112A52 7.3 0 0 0 51 -112', lighter(color, 0.5), 4),
    anchors: { top: { at: [0, -230] } },
  };
};

const reedDiffuser: Drawer = (pen, { color = '#e9b98a' }) => {
  const glass = createLathe('54 0!, 62 8, 62 78, 52 96, 24 106, 22 128!', { tilt: 0.16 });
  return {
    unitCm: 0.07,
    svg:
      [-30, -17, -5, 8, 20, 33]
        .map((degrees, index) =>
          placed(rod(pen, 'M0 60V-250', index % 2 ? '#c79a63' : '#a97a48', 5), {
            at: [0, -84],
            angleDegrees: degrees,
          }),
        )
        .join('') +
      paintLiquid(pen, createLathe('50 7!, 56 12, 56 62!', { tilt: 0.16 }), color) +
      paintGlass(pen, glass, lighter(color, 0.6), { strength: 0.26 }) +
      paintSide(pen, createLathe('25 0!, 25 20!', { at: [0, -112], tilt: 0.16 }), HOUSE.gold, {
        material: 'metal',
      }) +
      rectangle([-36, -66], 72, 44, HOUSE.paper, { radius: 3 }) +
      stroke('M-22 -52H22M-14 -42H14M-8 -33H8', darker(color, 0.5), 3.4),
    anchors: { label: { at: [0, -44], spanCm: 66 } },
  };
};

const hairStraightener: Drawer = (pen, { color = '#3c3550' }) => {
  const arm = (angleDegrees: number, tone: string, isNear: boolean) =>
    placed(
      formed(pen, roundedPath([0, -17], 260, 28, 14), tone as '#000000', { depth: 8, light: 5 }) +
        rectangle([146, isNear ? -20 : 8], 106, 10, HOUSE.gold, { radius: 3 }) +
        (isNear
          ? circle([70, -3], 7, lighter(color, 0.45)) + circle([48, -3], 3, HOUSE.coral)
          : ''),
      { at: [-130, -40], angleDegrees },
    );
  return {
    unitCm: 0.1,
    svg:
      stroke('M-132 -36C-170 -32 -176 -4 -140 -2S-90 0 -60 -2', '#2b2740', 8) +
      arm(-16, lighter(color, 0.12), false) +
      arm(2, color, true),
    anchors: { grip: { at: [-70, -40] } },
  };
};

const deodorant: Drawer = (pen, { color = '#7fb8c9' }) => {
  const body = createLathe('33 0!, 36 4, 38 60, 33 104!', { tilt: 0.14 });
  return {
    unitCm: 0.075,
    svg:
      paintSide(pen, body, lighter(color, 0.72), {
        material: 'plastic',
        extra: hoop(body, 22, 62, color) + hoop(body, 66, 69, darker(color, 0.2)),
      }) +
      stroke('M-16 -44H16M-10 -33H10', HOUSE.cream, 4) +
      paintSolid(
        pen,
        createLathe('34 0!, 35 6, 34 40, 24 54, 8 60!', { at: [0, -106], tilt: 0.14 }),
        color,
        { material: 'plastic' },
      ),
    anchors: { label: { at: [0, -38], spanCm: 60 } },
  };
};

const cottonPads: Drawer = (pen) => ({
  unitCm: 0.06,
  svg:
    times(7, (index) => {
      const pad = createLathe('56 0!, 58 5, 56 11!', {
        at: [index % 2 ? 2 : -2, -index * 11],
        tilt: 0.24,
      });
      return paintSolid(pen, pad, '#f6f1ea', { material: 'matte' });
    }).join('') +
    placed(
      formed(pen, 'M-56 0A56 50 0 1 1 56 0A56 50 0 1 1 -56 0Z', '#fffaf4', {
        depth: 8,
        extra: times(12, (index) =>
          circle([Math.cos(index * 0.53) * 42, Math.sin(index * 0.53) * 37], 3, '#e6ded3'),
        ).join(''),
      }),
      { at: [84, -38], angleDegrees: -28 },
    ),
});

const bathBomb: Drawer = (pen, { color = '#f0a3bd' }) => {
  const rough = (x: number, y: number, radius: number, tone: string) =>
    times(16, (index) =>
      circle(
        [
          x + Math.cos(index * 2.4) * radius * 0.14 * (index % 6),
          y + Math.sin(index * 2.4) * radius * 0.14 * (index % 6),
        ],
        radius * 0.05,
        tone,
        { opacity: 0.6 },
      ),
    ).join('');
  const round = (x: number, radius: number, tone: string) =>
    ball(pen, [x, -radius], radius, tone as '#000000', {
      glint: 0.2,
      extra: rough(x, -radius, radius, lighter(tone as '#000000', 0.5)),
    }) +
    stroke(
      `M${x - radius * 0.98} ${-radius}Q${x} ${-radius * 0.76} ${x + radius * 0.98} ${-radius}`,
      darker(tone as '#000000', 0.14),
      3,
    );
  return {
    unitCm: 0.07,
    svg:
      round(58, 50, '#b9a3e0') +
      round(-40, 62, color) +
      [
        [-10, -8, 20],
        [22, -4, -30],
        [98, -5, 10],
      ]
        .map(([x = 0, y = 0, angle = 0]) =>
          placed(path('M-13 0Q0 -13 13 0Q0 9 -13 0Z', '#e2607f'), {
            at: [x, y],
            angleDegrees: angle,
          }),
        )
        .join(''),
  };
};

const mouthwash: Drawer = (pen, { color = '#3fb4a8' }) => {
  const glass = createLathe('50 0!, 56 6, 58 96, 50 128, 24 142, 22 150!', { tilt: 0.14 });
  return {
    unitCm: 0.098,
    svg:
      paintLiquid(pen, createLathe('46 6!, 51 10, 53 96, 47 118!', { tilt: 0.14 }), color) +
      paintGlass(pen, glass, lighter(color, 0.6), { strength: 0.26 }) +
      rectangle([-38, -92], 76, 56, HOUSE.paper, { radius: 8 }) +
      path('M0 -84C14 -66 15 -54 0 -50C-15 -54 -14 -66 0 -84Z', color) +
      stroke('M-18 -43H18', darker(color, 0.3), 4) +
      paintSolid(pen, createLathe('27 0!, 27 34!', { at: [0, -148], tilt: 0.14 }), HOUSE.paper, {
        material: 'plastic',
      }),
    anchors: { label: { at: [0, -60], spanCm: 70 } },
  };
};

/** Salts in a jar with a swing lid, a small scoop before it. */
const bathSalts: Drawer = (pen, { color = '#e9b3c6' }) => {
  const glass = createLathe('54 0!, 58 5, 58 96, 50 106!', { tilt: 0.18 });
  return {
    unitCm: 0.085,
    svg:
      paintLiquid(pen, createLathe('49 4!, 53 8, 53 78!', { tilt: 0.18 }), color) +
      times(34, (index) =>
        placed(rectangle([-3, -3], 6, 6, index % 3 ? lighter(color, 0.55) : darker(color, 0.12)), {
          at: [-46 + ((index * 29) % 92), -12 - ((index * 17) % 66)],
          angleDegrees: index * 31,
        }),
      ).join('') +
      paintGlass(pen, glass, '#dcecf0', { strength: 0.2 }) +
      paintGlassRim(glass, 3) +
      paintSolid(
        pen,
        createLathe('50 0!, 52 4, 50 16!', { at: [0, -108], tilt: 0.18 }),
        HOUSE.wood,
        {
          material: 'wood',
        },
      ) +
      formed(pen, 'M44 -4C42 -22 84 -24 90 -6L140 -10V-2L90 0Q66 12 44 -4Z', HOUSE.woodLight, {
        depth: 5,
        light: 3,
      }) +
      path('M50 -8Q66 -24 84 -8Z', color),
  };
};

/** A chain with its stone, on the bust of a jeweller. */
const necklace: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.12,
  svg:
    formed(
      pen,
      'M-26 -206C-26 -180 -30 -168 -58 -158C-96 -144 -104 -100 -96 -54C-90 -22 -60 -6 0 0C60 -6 90 -22 96 -54C104 -100 96 -144 58 -158C30 -168 26 -180 26 -206Z',
      '#3a3650',
      { depth: 20, light: 8 },
    ) +
    ellipse([0, -206], 26, 6, '#565173') +
    stroke('M-38 -166C-46 -104 -16 -74 0 -66C16 -74 46 -104 38 -166', darker(color, 0.28), 5) +
    `<path d="M-38 -166C-46 -104 -16 -74 0 -66C16 -74 46 -104 38 -166" fill="none" stroke="${lighter(color, 0.2)}" stroke-width="3.6" stroke-dasharray="5 2.4"/>` +
    stroke('M0 -66V-58', color, 4) +
    formed(pen, 'M0 -60C17 -44 20 -30 14 -22Q0 -10 -14 -22C-20 -30 -17 -44 0 -60Z', color, {
      depth: 5,
      light: 3,
    }) +
    path('M0 -52C11 -40 13 -31 9 -26Q0 -18 -9 -26C-13 -31 -11 -40 0 -52Z', '#7fd0ea') +
    path('M0 -52L-9 -28L0 -34Z', '#d9f4ff') +
    path('M0 -34L9 -28L0 -21Z', '#3fa3cc'),
});

/** Cosmetics and things for the bath. */
export const beautyGood = defineFamily('beauty-good', {
  'lip-gloss': lipGloss,
  'eyeshadow-palette': eyeshadowPalette,
  'makeup-brushes': makeupBrushes,
  'reed-diffuser': reedDiffuser,
  'hair-straightener': hairStraightener,
  deodorant,
  'cotton-pads': cottonPads,
  'bath-bomb': bathBomb,
  mouthwash,
  'bath-salts': bathSalts,
  'gold-necklace': necklace,
});
