import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';
import { disc } from './shapes';

const bandana: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.16,
  svg:
    formed(pen, 'M92 -96C112 -104 132 -120 140 -108C146 -98 124 -86 106 -84Z', darker(color, 0.1), {
      depth: 5,
    }) +
    formed(pen, 'M94 -92C118 -84 136 -64 126 -56C114 -54 98 -70 88 -84Z', darker(color, 0.16), {
      depth: 5,
    }) +
    formed(pen, 'M-100 -112Q0 -84 100 -112Q106 -94 98 -86L0 0L-98 -86Q-106 -94 -100 -112Z', color, {
      depth: 12,
      light: 5,
      extra:
        times(9, (index) => {
          const [x, y] = [-72 + (index % 5) * 36, -78 + Math.floor(index / 5) * 34];
          const at = index > 4 ? x + 18 : x;
          return circle([at, y], 6, HOUSE.cream) + circle([at, y], 2.6, color);
        }).join('') + stroke('M-96 -98Q0 -70 96 -98', HOUSE.cream, 4),
    }),
});
const hairBow: Drawer = (pen, { color = HOUSE.red }) => {
  const loop =
    formed(
      pen,
      'M-8 -60C-40 -110 -120 -120 -124 -100C-130 -70 -128 -40 -120 -24C-110 -8 -40 -30 -8 -56Z',
      color,
      {
        depth: 12,
        light: 5,
      },
    ) + stroke('M-22 -62Q-60 -80 -86 -78M-22 -56Q-56 -48 -80 -44', darker(color, 0.26), 4);
  return {
    unitCm: 0.055,
    svg:
      formed(pen, 'M-12 -50L-74 10L-44 12L-34 34L0 -40Z', darker(color, 0.12), { depth: 7 }) +
      formed(pen, 'M12 -50L74 10L44 12L34 34L0 -40Z', darker(color, 0.16), { depth: 7 }) +
      loop +
      placed(loop, { scaleX: -1, scaleY: 1 }) +
      formed(pen, roundedPath([-20, -84], 40, 52, 14), lighter(color, 0.08), { depth: 8 }),
  };
};
const belt: Drawer = (pen, { color = HOUSE.leather }) => ({
  unitCm: 0.12,
  svg:
    formed(
      pen,
      'M-120 -96C-60 -130 70 -130 128 -96L128 -64C70 -98 -60 -98 -120 -64Z',
      darker(color, 0.3),
      {
        depth: 6,
      },
    ) +
    formed(
      pen,
      'M-124 -94C-136 -40 -60 -4 0 -4S140 -30 130 -92V-60C132 6 60 30 0 30S-136 20 -124 -60Z',
      color,
      {
        depth: 9,
        light: 4,
        extra:
          stroke('M-124 -80C-134 -26 -60 6 0 6S138 -20 130 -80', lighter(color, 0.3), 2.4) +
          times(5, (index) =>
            circle([44 + index * 16, 10 - index * 4], 3.4, darker(color, 0.5)),
          ).join(''),
      },
    ) +
    `<rect x="-34" y="-14" width="58" height="52" rx="9" fill="none" stroke="${HOUSE.gold}" stroke-width="10"/>` +
    stroke('M-30 12H30', HOUSE.gold, 7),
});
const earrings: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.045,
  svg: [-52, 52]
    .map(
      (x) =>
        `<path d="M${x} -150a14 14 0 1 1 10 -22" fill="none" stroke="${HOUSE.gold}" stroke-width="6" stroke-linecap="round"/>` +
        circle([x, -138], 11, HOUSE.gold) +
        formed(
          pen,
          `M${x} -126C${x + 16} -96 ${x + 40} -66 ${x + 34} -38C${x + 26} 0 ${x - 26} 0 ${x - 34} -38C${x - 40} -66 ${x - 16} -96 ${x} -126Z`,
          HOUSE.gold,
          { depth: 8 },
        ) +
        ball(pen, [x, -44], 24, color),
    )
    .join(''),
});
const bracelet: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.045,
  svg:
    `<ellipse cx="0" cy="-54" rx="90" ry="46" fill="none" stroke="${darker(HOUSE.gold, 0.2)}" stroke-width="10"/>` +
    times(14, (index) => {
      const angle = (index / 14) * Math.PI * 2 - Math.PI / 2;
      const [x, y] = [Math.cos(angle) * 90, -54 + Math.sin(angle) * 46];
      const radius = 15 + Math.sin(angle) * 4;
      return ball(pen, [x, y], radius, index % 3 === 0 ? HOUSE.gold : color);
    }).join(''),
});
const brooch: Drawer = (pen, { color = HOUSE.purple }) => ({
  unitCm: 0.03,
  svg:
    times(12, (index) => {
      const angle = (index / 12) * Math.PI * 2;
      return ball(pen, [Math.cos(angle) * 84, -84 + Math.sin(angle) * 66], 15, HOUSE.gold);
    }).join('') +
    formed(pen, 'M-78 -84a78 60 0 1 1 156 0a78 60 0 1 1 -156 0Z', HOUSE.gold, { depth: 9 }) +
    formed(pen, 'M-58 -84a58 42 0 1 1 116 0a58 42 0 1 1 -116 0Z', color, { depth: 14, light: 8 }) +
    path('M-34 -96Q-20 -116 6 -114Q-14 -104 -22 -90Z', lighter(color, 0.6)),
});
const cowboyBoots: Drawer = (pen, { color = HOUSE.leather }) => {
  const boot =
    formed(pen, 'M-46 -8H-22V6H-46Z', HOUSE.woodDark, { depth: 3 }) +
    formed(
      pen,
      'M-54 -150C-40 -140 -16 -140 4 -152L8 -60C20 -40 56 -36 78 -20Q88 -8 78 -2H0L-22 -12H-48Q-40 -70 -54 -150Z',
      color,
      {
        depth: 10,
        light: 5,
        extra:
          stroke('M-40 -120Q-24 -96 -24 -70M-10 -122Q-22 -96 -22 -70', HOUSE.mustard, 4) +
          stroke('M30 -34Q40 -24 62 -24', HOUSE.mustard, 3.4),
      },
    ) +
    path('M-22 -10L0 0H78Q84 -2 82 -8H4Z', HOUSE.woodDark);
  return {
    unitCm: 0.2,
    svg: placed(boot, { at: [-30, -8], scaleX: 0.96 }) + placed(boot, { at: [34, 0] }),
  };
};
const lifeJacket: Drawer = (pen, { color = HOUSE.orange }) => ({
  unitCm: 0.36,
  svg:
    path('M-40 -160H40V-20H-40Z', HOUSE.navy) +
    formed(
      pen,
      'M-30 -164C-44 -170 -66 -166 -76 -150C-70 -120 -74 -104 -86 -90V-8Q-86 0 -78 0H-8V-108Q-26 -124 -30 -164Z',
      color,
      { depth: 12, light: 5 },
    ) +
    formed(
      pen,
      'M30 -164C44 -170 66 -166 76 -150C70 -120 74 -104 86 -90V-8Q86 0 78 0H8V-108Q26 -124 30 -164Z',
      color,
      { depth: 12, light: 5 },
    ) +
    [-78, -38]
      .map(
        (y) =>
          rectangle([-88, y], 176, 12, HOUSE.navy) +
          rectangle([-15, y - 5], 30, 22, HOUSE.ink, { radius: 4 }),
      )
      .join('') +
    [-52, 52].map((x) => rectangle([x - 14, -124], 28, 14, HOUSE.cream, { radius: 3 })).join(''),
});
const flippers: Drawer = (pen, { color = HOUSE.teal }) => {
  const fin =
    formed(
      pen,
      'M-20 -170C-24 -130 -22 -110 -46 -10Q-44 2 -30 -4L0 -12L30 -4Q44 2 46 -10C22 -110 24 -130 20 -170Q0 -184 -20 -170Z',
      color,
      {
        depth: 9,
        light: 4,
        extra: stroke('M-14 -110L-28 -16M14 -110L28 -16M0 -110V-20', darker(color, 0.25), 5),
      },
    ) + formed(pen, 'M-18 -166Q0 -178 18 -166L14 -128Q0 -118 -14 -128Z', HOUSE.ink, { depth: 4 });
  return {
    unitCm: 0.34,
    svg:
      placed(fin, { at: [-44, 0], angleDegrees: -7 }) +
      placed(fin, { at: [44, 0], angleDegrees: 7 }),
  };
};
const saddle: Drawer = (pen, { color = HOUSE.leather }) => ({
  unitCm: 0.34,
  svg:
    formed(pen, 'M-96 -78C-60 -92 60 -92 100 -80L92 -34C50 -24 -50 -24 -88 -34Z', HOUSE.red, {
      depth: 8,
    }) +
    stroke('M10 -60V-6', darker(color, 0.3), 9) +
    `<path d="M-8 0C-10 -22 30 -22 28 0Z" fill="none" stroke="${HOUSE.metalDark}" stroke-width="7"/>` +
    formed(
      pen,
      'M-20 -92C-34 -60 -30 -40 -10 -30C20 -24 44 -36 46 -56C46 -76 40 -86 34 -94Z',
      darker(color, 0.16),
      { depth: 8 },
    ) +
    formed(
      pen,
      'M-104 -116C-90 -126 -78 -110 -60 -100C-20 -84 30 -92 58 -108C60 -126 66 -140 80 -138C92 -134 88 -120 84 -112C92 -84 74 -74 40 -72H-40C-80 -72 -104 -92 -104 -116Z',
      color,
      { depth: 12, light: 6 },
    ),
  anchors: { seat: { at: [-6, -94] }, surface: { at: [0, -40] } },
});
const horseshoe: Drawer = (pen, { color = HOUSE.metalDark }) => ({
  unitCm: 0.075,
  svg:
    formed(
      pen,
      'M-62 0L-34 0C-36 -30 -50 -60 -44 -96C-38 -128 38 -128 44 -96C50 -60 36 -30 34 0H62C92 -50 92 -100 76 -132C54 -176 -54 -176 -76 -132C-92 -100 -92 -50 -62 0Z',
      color,
      { depth: 10, light: 5 },
    ) +
    [
      [-60, -40],
      [-66, -78],
      [-56, -116],
      [60, -40],
      [66, -78],
      [56, -116],
    ]
      .map(([x = 0, y = 0]) => ellipse([x, y], 4.6, 7, darker(color, 0.6)))
      .join(''),
});
const earbuds: Drawer = (pen, { color = HOUSE.white }) => {
  const bud =
    rod(pen, 'M10 -36V34', color, 15) +
    ball(pen, [0, -48], 30, color) +
    formed(pen, 'M-20 -66C-44 -70 -48 -40 -26 -30Z', HOUSE.metalDark, { depth: 4 }) +
    circle([8, -52], 4, HOUSE.metalDark);
  return {
    unitCm: 0.045,
    svg:
      formed(pen, 'M-86 -64H86Q88 -112 60 -116H-60Q-88 -112 -86 -64Z', darker(color, 0.06), {
        depth: 9,
      }) +
      rectangle([-76, -76], 152, 22, darker(color, 0.2)) +
      placed(bud, { at: [-38, -62] }) +
      placed(bud, { at: [38, -62], scaleX: -1, scaleY: 1 }) +
      formed(pen, 'M-88 -62H88V-26Q88 0 60 0H-60Q-88 0 -88 -26Z', color, { depth: 14, light: 6 }) +
      circle([0, -30], 4, HOUSE.green),
    anchors: { top: { at: [0, -116], spanCm: 120 } },
  };
};
const suspenders: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.3,
  svg:
    ['M-48 -10L-34 -170Q0 -196 34 -170L48 -10']
      .map((data) => stroke(data, darker(color, 0.2), 19) + stroke(data, color, 14))
      .join('') +
    stroke('M-36 -150L36 -70M36 -150L-36 -70', darker(color, 0.12), 13) +
    formed(pen, disc(0, -110, 14), HOUSE.leather, { depth: 5 }) +
    [-48, 48]
      .map(
        (x) =>
          rectangle([x - 11, -52], 22, 18, HOUSE.gold, { radius: 3 }) +
          rectangle([x - 10, -16], 20, 20, HOUSE.metalDark, { radius: 3 }),
      )
      .join(''),
});
/** What is worn besides clothes, and what horses wear. */
/** A dab with a few specks beside it: of flour, paint or soot. */
const smudge: Drawer = (_pen, { color = HOUSE.white }) => ({
  unitCm: 0.05,
  svg:
    path(
      'M-46 -62C-52 -92 -16 -104 8 -96C40 -104 58 -72 44 -54C54 -30 26 -14 6 -24C-14 -8 -50 -24 -40 -44Q-50 -50 -46 -62Z',
      darker(color, 0.1),
    ) +
    path(
      'M-46 -66C-52 -94 -16 -106 8 -98C38 -106 54 -76 40 -60C48 -38 22 -24 4 -32C-14 -18 -46 -32 -38 -50Q-50 -56 -46 -66Z',
      color,
    ) +
    circle([62, -92], 8, color) +
    circle([-64, -36], 7, color) +
    circle([58, -20], 6, color),
});

export const smallWear = defineFamily('small-wear', {
  smudge,
  bandana,
  'hair-bow': hairBow,
  belt,
  earrings,
  bracelet,
  brooch,
  'cowboy-boots': cowboyBoots,
  'life-jacket': lifeJacket,
  flippers,
  saddle,
  horseshoe,
  earbuds,
  suspenders,
});
