import { circle, ellipse, path, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed } from '../form';

/** Hats by which trades and roles are known, their rim at the origin. */
const GOLD = HOUSE.gold;

const pirate: Drawer = (pen, { color = HOUSE.ink }) => ({
  unitCm: 0.16,
  svg:
    formed(
      pen,
      'M-118 -34C-150 -70 -126 -96 -92 -92C-56 -150 56 -150 92 -92C126 -96 150 -70 118 -34Q60 0 0 0T-118 -34Z',
      color,
      { depth: 16, light: 6 },
    ) +
    stroke(
      'M-118 -34C-150 -70 -126 -96 -92 -92C-56 -150 56 -150 92 -92C126 -96 150 -70 118 -34',
      GOLD,
      7,
    ) +
    stroke('M-26 -40L26 -66M-26 -66L26 -40', HOUSE.cream, 8) +
    circle([0, -76], 20, HOUSE.cream) +
    path('M-11 -66H11V-52Q0 -46 -11 -52Z', HOUSE.cream) +
    circle([-8, -78], 5.4, color) +
    circle([8, -78], 5.4, color),
  anchors: { crown: { at: [0, -8] } },
});

/** A cap with a peak: of a captain, a sailor on parade, the police. */
const peaked =
  (cloth: string, band: string, sign: 'anchor' | 'star'): Drawer =>
  (pen, { color = cloth }) => ({
    unitCm: 0.15,
    svg:
      formed(
        pen,
        'M-112 -76C-118 -116 -60 -128 0 -128S118 -116 112 -76C80 -54 -80 -54 -112 -76Z',
        color,
        {
          depth: 16,
          light: 6,
        },
      ) +
      formed(pen, 'M-84 -66Q0 -48 84 -66L80 -22Q0 -4 -80 -22Z', band, { depth: 8 }) +
      stroke('M-82 -34Q0 -16 82 -34', GOLD, 6) +
      formed(pen, 'M-80 -24Q0 -6 80 -24Q70 12 0 14T-80 -24Z', HOUSE.ink, { depth: 7, light: 4 }) +
      (sign === 'anchor'
        ? stroke('M0 -92V-58M-14 -66Q0 -50 14 -66M-9 -82H9', GOLD, 5.5) + circle([0, -95], 5, GOLD)
        : path('M0 -98L7 -82L24 -80L11 -69L15 -52L0 -61L-15 -52L-11 -69L-24 -80L-7 -82Z', GOLD)),
    anchors: { crown: { at: [0, -14] } },
  });

const viking: Drawer = (pen, { color = HOUSE.metal }) => {
  const horn = (side: number) =>
    formed(
      pen,
      `M${76 * side} -56C${112 * side} -52 ${136 * side} -82 ${132 * side} -138C${120 * side} -116 ${104 * side} -104 ${70 * side} -98Z`,
      HOUSE.cream,
      { depth: 8, light: 3 },
    );
  return {
    unitCm: 0.15,
    svg:
      horn(-1) +
      horn(1) +
      formed(pen, 'M-92 -16C-96 -136 96 -136 92 -16Z', color, { depth: 18, light: 7 }) +
      formed(pen, 'M-13 -112Q0 -118 13 -112V-10H-13Z', GOLD, { depth: 5 }) +
      formed(pen, 'M-98 -30Q0 -12 98 -30V-4Q0 14 -98 -4Z', GOLD, { depth: 6 }) +
      times(5, (index) => circle([-76 + index * 38, -9], 5, darker(GOLD, 0.3))).join(''),
    anchors: { crown: { at: [0, -12] } },
  };
};

const firefighter: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.16,
  svg:
    formed(pen, 'M-88 -24C-92 -132 92 -132 88 -24Z', color, { depth: 18, light: 7 }) +
    formed(pen, 'M-10 -112Q0 -130 10 -112L14 -24H-14Z', darker(color, 0.16), { depth: 4 }) +
    formed(pen, 'M-118 -22Q0 -50 118 -22Q128 -4 112 2Q0 -24 -112 2Q-128 -4 -118 -22Z', color, {
      depth: 8,
      light: 5,
    }) +
    formed(pen, 'M-30 -86Q0 -98 30 -86V-54Q26 -30 0 -22Q-26 -30 -30 -54Z', GOLD, { depth: 7 }) +
    path('M0 -78C12 -62 16 -54 11 -44Q0 -34 -11 -44C-15 -54 -4 -62 0 -78Z', darker(color, 0.1)),
  anchors: { crown: { at: [0, -10] } },
});

/** A felt hat with a band: of a detective, and wide of brim of a cowboy. */
const felt =
  (own: string, brim: number, lift: number): Drawer =>
  (pen, { color = own }) => ({
    unitCm: 0.15,
    svg:
      formed(
        pen,
        `M${-brim} ${-18 - lift}Q${-brim * 0.6} 6 0 6T${brim} ${-18 - lift}Q${brim * 0.7} -34 0 -36T${-brim} ${-18 - lift}Z`,
        color,
        { depth: 9, light: 5 },
      ) +
      formed(
        pen,
        'M-72 -22C-74 -70 -66 -116 -40 -120Q-14 -120 0 -106Q14 -120 40 -120C66 -116 74 -70 72 -22Q0 -8 -72 -22Z',
        color,
        {
          depth: 14,
          light: 6,
        },
      ) +
      path('M-73 -46Q0 -32 73 -46L72 -22Q0 -8 -72 -22Z', darker(color, 0.5)),
    anchors: { crown: { at: [0, -12] } },
  });

const knight: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.16,
  svg:
    path('M0 -128C60 -190 120 -160 136 -96C104 -126 60 -120 14 -112Z', HOUSE.red) +
    formed(pen, 'M-84 -10C-92 -140 92 -140 84 -10Q0 10 -84 -10Z', color, { depth: 18, light: 7 }) +
    formed(pen, 'M-90 -58Q0 -84 90 -58V-30Q0 -52 -90 -30Z', lighter(color, 0.3), { depth: 7 }) +
    stroke('M-56 -50Q0 -66 56 -50', HOUSE.ink, 6) +
    circle([-82, -50], 8, GOLD) +
    circle([82, -50], 8, GOLD),
  anchors: { crown: { at: [0, -18] } },
});

const sailor: Drawer = (pen, { color = HOUSE.white }) => ({
  unitCm: 0.15,
  svg:
    formed(pen, 'M-70 -60C-70 -108 70 -108 70 -60Z', color, { depth: 12 }) +
    formed(pen, 'M-88 -68Q0 -44 88 -68L78 -10Q0 10 -78 -10Z', color, { depth: 14, light: 5 }) +
    stroke('M-86 -60Q0 -36 86 -60', HOUSE.navy, 7),
  anchors: { crown: { at: [0, -14] } },
});

const nightcap: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.16,
  svg:
    formed(
      pen,
      'M-84 -16C-70 -120 20 -170 88 -120C130 -90 146 -50 140 -8C120 -50 100 -66 84 -16Z',
      color,
      {
        depth: 16,
        light: 6,
        extra: stroke('M-60 -80Q0 -60 50 -150M-30 -130Q30 -90 96 -120', lighter(color, 0.4), 12),
      },
    ) +
    formed(pen, 'M-92 -26Q0 -6 92 -26V4Q0 22 -92 4Z', HOUSE.cream, { depth: 6 }) +
    circle([140, 0], 18, HOUSE.cream),
  anchors: { crown: { at: [0, -8] } },
});

/** A black patch over the eye on the right, its cord round the head. */
const eyePatch: Drawer = (_pen, { color = HOUSE.ink }) => ({
  unitCm: 0.06,
  svg:
    stroke('M-100 34Q-10 -20 100 -44', color, 9) +
    path('M14 -30Q50 -44 84 -34Q86 26 50 36Q12 22 14 -30Z', color) +
    stroke('M24 -20Q46 -30 66 -26', lighter(color, 0.3), 4) +
    ellipse([0, 0], 0.5, 0.5, color),
});

export const headwear = defineFamily('headwear', {
  'pirate-hat': pirate,
  'captain-hat': peaked(HOUSE.white, HOUSE.navy, 'anchor'),
  'police-cap': peaked(HOUSE.navy, HOUSE.ink, 'star'),
  'viking-helmet': viking,
  'firefighter-helmet': firefighter,
  fedora: felt('#7b5a48', 116, 0),
  'cowboy-hat': felt('#a9713f', 140, 26),
  'knight-helmet': knight,
  'sailor-hat': sailor,
  nightcap,
  'eye-patch': eyePatch,
});
