import { circle, path, rectangle, stroke } from '@/lib/svg/markup';
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
  paintGlass,
  paintGlassRim,
  rod,
  topOf,
} from '../form';

/** Small goods that are no other sort of their nearest kin: boxes, sacks, books and bunches. */

/** White below, green above, in a bunch. */
const springOnions: Drawer = (pen) => ({
  unitCm: 0.2,
  svg:
    times(6, (index) => {
      const x = -40 + index * 16;
      const lean = (index - 2.5) * 12;
      return (
        rod(
          pen,
          `M${x} -70Q${x + lean * 0.5} -130 ${x + lean * 1.7} -196`,
          index % 2 ? HOUSE.leaf : '#57ad6a',
          9,
        ) +
        rod(pen, `M${x} -70Q${x + lean} -120 ${x + lean * 2.4} -170`, '#5cb26f', 7) +
        rod(pen, `M${x * 0.9} -20L${x} -76`, '#dfeec4', 12) +
        ball(pen, [x * 0.9, -14], 10, '#fbf8ee', { glint: 0 }) +
        stroke(`M${x * 0.9 - 4} -5l-3 8M${x * 0.9} -4v9M${x * 0.9 + 4} -5l3 8`, '#cdbf9d', 2)
      );
    }).join('') + formed(pen, roundedPath([-52, -88], 104, 12, 4), HOUSE.coral, { depth: 3 }),
  anchors: { grip: { at: [0, -80] } },
});

/** Half open: a sleeve with a picture, a tray of red heads. */
const matchbox: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.05,
  svg:
    formed(pen, 'M60 -6V-66H150V-6Z', '#e8d3ae', { depth: 5 }) +
    rectangle([66, -60], 80, 30, darker('#e8d3ae', 0.18)) +
    times(7, (index) => {
      const y = -57 + index * 4;
      return stroke(`M66 ${y}H132`, HOUSE.woodLight, 3) + circle([136, y], 4.4, HOUSE.red);
    }).join('') +
    formed(pen, 'M-110 0V-76H92V0Z', color, { depth: 8, light: 4 }) +
    rectangle([-96, -66], 174, 42, HOUSE.cream) +
    path('M-14 -32C-30 -40 -16 -52 -10 -62C2 -54 8 -40 -4 -32Z', HOUSE.fire) +
    path('M-11 -34C-17 -39 -11 -45 -9 -50C-3 -45 -1 -38 -6 -34Z', HOUSE.yellow) +
    rectangle([-110, -16], 202, 12, '#6b3f33'),
  anchors: { grip: { at: [0, -40] }, top: { at: [0, -76], spanCm: 8 } },
});

/** Of cloth, open, full of white grains. */
const riceSack: Drawer = (pen, { color = '#e4d2ac' }) => ({
  unitCm: 0.3,
  svg:
    formed(pen, 'M-58 -118Q0 -158 58 -118L44 -104H-44Z', '#fbf8f0', {
      depth: 5,
      extra: times(24, (index) =>
        stroke(`M${-48 + ((index * 37) % 96)} ${-112 - ((index * 13) % 22)}l5 -2`, '#d8d0bd', 2.4),
      ).join(''),
    }) +
    formed(
      pen,
      'M-64 -118Q0 -96 64 -118C74 -80 84 -40 72 -6Q0 8 -72 -6C-84 -40 -74 -80 -64 -118Z',
      color,
      { depth: 14, light: 7 },
    ) +
    rod(pen, 'M-66 -116Q0 -94 66 -116', darker(color, 0.08), 11) +
    stroke(
      'M0 -22V-74M0 -66q-14 -2 -16 -14M0 -66q14 -2 16 -14M0 -50q-14 -2 -16 -14M0 -50q14 -2 16 -14',
      HOUSE.leafDark,
      4,
    ) +
    times(9, (index) =>
      path(`M${70 + (index % 5) * 9} ${-2 - (index > 4 ? 5 : 0)}l7 -2l2 3l-7 2z`, '#fbf8f0'),
    ).join(''),
  anchors: { top: { at: [0, -134] }, grip: { at: [0, -90] }, inside: { at: [0, -120] } },
});

/** Its lid up: a mirror, velvet, pearls and a ring. */
const jewelryBox: Drawer = (pen, { color = HOUSE.purple }) => ({
  unitCm: 0.14,
  svg:
    formed(pen, 'M-92 -84L-84 -168Q0 -184 84 -168L92 -84Z', color, { depth: 8 }) +
    formed(pen, 'M-72 -90L-66 -154Q0 -166 66 -154L72 -90Z', HOUSE.glass, { depth: 4, light: 3 }) +
    stroke('M-40 -104L-20 -148M-24 -104L-12 -132', HOUSE.white, 5) +
    path('M-96 -84H96L88 -70H-88Z', darker(HOUSE.red, 0.3)) +
    [-58, -40, -22, -4]
      .map((x, index) => ball(pen, [x, -82 - (index % 2) * 5], 9, '#f8f3ea'))
      .join('') +
    stroke('M26 -82a13 13 0 1 1 26 0', HOUSE.gold, 5) +
    path('M30 -104L39 -114L48 -104L39 -92Z', HOUSE.sky) +
    stroke('M60 -86Q72 -104 84 -82', HOUSE.gold, 5) +
    formed(pen, 'M-98 0V-72H98V0Z', color, { depth: 10, light: 5 }) +
    rectangle([-98, -38], 196, 4, darker(color, 0.3)) +
    stroke('M-90 -8H90M-90 -64H90', HOUSE.gold, 3) +
    [-50, -18].map((y) => circle([0, y], 6, HOUSE.gold)).join(''),
  anchors: { top: { at: [0, -84], spanCm: 20 }, inside: { at: [0, -82] }, grip: { at: [0, -30] } },
});

/** A folded card, its dishes in lines. */
const menuCard: Drawer = (pen, { color = '#7a3038' }) => ({
  unitCm: 0.16,
  svg:
    formed(pen, 'M-92 -4L-86 -176L0 -164V8Z', color, { depth: 6 }) +
    formed(pen, 'M92 -4L86 -176L0 -164V8Z', lighter(color, 0.1), { depth: 6 }) +
    path('M-80 -12L-76 -164L-6 -154V-4Z', HOUSE.paper) +
    path('M80 -12L76 -164L6 -154V-4Z', HOUSE.paper) +
    stroke('M-60 -142L-24 -137M24 -137L60 -142', HOUSE.gold, 6) +
    times(6, (index) => {
      const y = -118 + index * 18;
      return stroke(
        `M-68 ${y}L-34 ${y + 3}M-22 ${y + 4}L-14 ${y + 5}M68 ${y}L34 ${y + 3}M22 ${y + 4}L14 ${y + 5}`,
        '#8a8390',
        4,
      );
    }).join(''),
  anchors: { grip: { at: [0, -20] } },
});

/** Open, with photographs on its leaves. */
const photoAlbum: Drawer = (pen, { color = '#8a4b56' }) => ({
  unitCm: 0.18,
  svg:
    formed(
      pen,
      'M-140 -2L-128 -112Q-60 -126 0 -108Q60 -126 128 -112L140 -2Q66 -18 0 2Q-66 -18 -140 -2Z',
      color,
      {
        depth: 6,
      },
    ) +
    path('M-130 -10L-120 -108Q-58 -120 0 -102V-6Q-62 -24 -130 -10Z', HOUSE.paper) +
    path('M130 -10L120 -108Q58 -120 0 -102V-6Q62 -24 130 -10Z', '#f2ead9') +
    (
      [
        [-106, -96, HOUSE.sky],
        [-56, -62, HOUSE.pink],
        [20, -98, HOUSE.yellow],
        [66, -64, HOUSE.sky],
      ] as const
    )
      .map(
        ([x, y, sky]) =>
          rectangle([x, y], 46, 38, HOUSE.white) +
          rectangle([x + 4, y + 4], 38, 26, sky) +
          path(`M${x + 4} ${y + 30}l14 -14l10 9l6 -6l8 11z`, HOUSE.leaf) +
          circle([x + 34, y + 11], 3.6, HOUSE.orange),
      )
      .join(''),
  anchors: { grip: { at: [0, -20] }, top: { at: [0, -100] } },
});

/** Clear, with water in it; what stands in it is seen through it. */
const glassVase: Drawer = (pen) => {
  const body = createLathe('40 0!, 44 4, 60 56, 48 120, 30 164, 30 186, 42 206', { tilt: 0.2 });
  const water = createLathe('38 4!, 42 8, 57 56, 49 104', { tilt: 0.2 });
  const { at, height } = topOf(body);
  return {
    unitCm: 0.14,
    svg: paintGlass(pen, water, '#9fd4ea', { strength: 0.5 }),
    front: paintGlass(pen, body, '#d9f0f5', { strength: 0.22 }) + paintGlassRim(body, 3),
    anchors: { inside: { at, spanCm: 50 }, grip: { at: [50, -height * 0.4] }, top: { at } },
  };
};

/** Sawn from two boards, the grip wound with cord. */
const woodenSword: Drawer = (pen, { color = HOUSE.woodLight }) => ({
  unitCm: 0.3,
  svg:
    formed(pen, 'M-15 -62V-214L0 -244L15 -214V-62Z', color, {
      depth: 6,
      light: 4,
      extra: stroke('M-5 -70Q-9 -140 -4 -220M6 -66Q3 -130 7 -200', darker(color, 0.16), 2.6),
    }) +
    formed(pen, roundedPath([-48, -70], 96, 18, 7), HOUSE.wood, { depth: 5 }) +
    formed(pen, roundedPath([-10, -54], 20, 54, 8), HOUSE.wood, { depth: 5 }) +
    stroke('M-10 -42L10 -36M-10 -30L10 -24M-10 -18L10 -12', HOUSE.cream, 4) +
    [-36, 36].map((x) => circle([x, -61], 3, HOUSE.woodDark)).join(''),
  anchors: { grip: { at: [0, -28], angleDegrees: -90 }, tip: { at: [0, -244] } },
});

/** Of painted wood, with one sail. */
const toyBoat: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.12,
  svg:
    rod(pen, 'M0 -44V-200', HOUSE.woodLight, 7) +
    formed(pen, 'M8 -192Q70 -130 84 -64H8Z', HOUSE.cream, {
      depth: 6,
      extra: rectangle([0, -112], 100, 16, HOUSE.sky),
    }) +
    formed(pen, 'M-8 -180Q-40 -120 -56 -64H-8Z', HOUSE.yellow, { depth: 5 }) +
    path('M0 -204L34 -192L0 -180Z', HOUSE.blue) +
    formed(pen, 'M-104 -50H112C104 -20 84 -4 62 0H-66C-88 -8 -100 -28 -104 -50Z', color, {
      depth: 11,
      light: 6,
      extra: rectangle([-110, -52], 230, 11, HOUSE.white),
    }),
  anchors: { grip: { at: [0, -44] }, top: { at: [0, -200] }, inside: { at: [0, -50] } },
});

/** A basin on a foot, water in it. */
const birdBath: Drawer = (pen, { color = HOUSE.stone }) => ({
  unitCm: 0.5,
  svg:
    formed(pen, 'M-50 0L-40 -16H40L50 0Z', color, { depth: 6 }) +
    formed(pen, 'M-22 -16C-10 -60 -10 -100 -24 -130H24C10 -100 10 -60 22 -16Z', color, {
      depth: 10,
      light: 5,
    }) +
    formed(pen, 'M-96 -158Q-70 -126 0 -124Q70 -126 96 -158Z', lighter(color, 0.12), {
      depth: 9,
      light: 4,
    }) +
    path('M-98 -158A98 19 0 1 1 98 -158A98 19 0 1 1 -98 -158Z', lighter(color, 0.3)) +
    path('M-84 -157A84 14 0 1 1 84 -157A84 14 0 1 1 -84 -157Z', HOUSE.water) +
    stroke('M-40 -160H-8M10 -154H46', lighter(HOUSE.water, 0.5), 3.4),
  anchors: {
    seat: { at: [60, -172], spanCm: 60 },
    inside: { at: [0, -158], spanCm: 80 },
    top: { at: [0, -172], spanCm: 80 },
  },
});

const GRAVEL = ['#a9adba', '#777c8e', '#c3c0b8', '#8b8276'] as const;

/** Small stones in a cone. */
const gravelHeap: Drawer = (pen) => ({
  unitCm: 0.5,
  svg:
    formed(pen, 'M-124 0Q-70 -30 -34 -84Q0 -112 32 -84Q70 -34 128 0Z', '#8f93a3', { depth: 12 }) +
    times(90, (index) => {
      const share = (index * 0.7548) % 1;
      const up = ((index * 0.5698) % 1) ** 1.4;
      const x = (share * 2 - 1) * (112 - 92 * up);
      const tone = GRAVEL[index % 4] ?? GRAVEL[0];
      return formed(pen, `M${x - 8} ${-3 - 90 * up}q2 -9 10 -9q9 1 8 9q-8 5 -18 0z`, tone, {
        depth: 2,
      });
    }).join(''),
  anchors: { top: { at: [0, -96], spanCm: 20 } },
});

export const nearKin = defineFamily('near-kin', {
  'spring-onions': springOnions,
  matchbox,
  'rice-sack': riceSack,
  'jewelry-box': jewelryBox,
  'menu-card': menuCard,
  'photo-album': photoAlbum,
  'glass-vase': glassVase,
  'wooden-sword': woodenSword,
  'toy-boat': toyBoat,
  'bird-bath': birdBath,
  'gravel-heap': gravelHeap,
});
