import type { Hex } from '@/lib/color/hex';
import { path, placed, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod, sprig } from '../form';
import type { Pen } from '../pen';
import { FLOWER_COLORS, FLOWER_HEADS } from './flowers';
import { GARDEN_HEADS } from './garden-flowers';

const WRAP = '#f3e0c8';
/** Where heads are in a bunch, the far ones first. */
const SPOTS = [
  [-34, -86],
  [34, -88],
  [0, -112],
  [-68, -48],
  [66, -50],
  [0, -62],
  [-38, -20],
  [36, -18],
] as const;

/** Flowers of one kind in paper, tied with a ribbon. */
function bouquetOf(head: (pen: Pen, color: Hex) => string, own: Hex): Drawer {
  return (pen, { color = own }) => ({
    unitCm: 0.2,
    svg:
      times(9, (index) =>
        sprig({
          at: [(index - 4) * 13, -120],
          length: 130,
          angleDegrees: -90 + (index - 4) * 17,
          pairs: 5,
          color: index % 2 ? HOUSE.leaf : HOUSE.leafDark,
        }),
      ).join('') +
      SPOTS.map(([x, y], index) =>
        placed(head(pen, index % 3 === 1 ? lighter(color, 0.12) : color), {
          at: [x, y - 120],
          scaleX: 0.56,
          angleDegrees: x * 0.3,
        }),
      ).join('') +
      rod(pen, 'M-14 -50L-24 0M0 -50V4M14 -50L24 0', '#4d9a55', 8) +
      formed(pen, 'M-92 -124C-60 -104 -30 -98 0 -98S60 -104 92 -124L26 -30H-26Z', WRAP, {
        depth: 12,
        light: 5,
        extra: stroke('M-50 -110L-10 -30M50 -110L10 -30M0 -100V-30', darker(WRAP, 0.14), 3),
      }) +
      path('M-28 -44H28V-30H-28Z', HOUSE.coral) +
      path(
        'M0 -37C-30 -64 -50 -40 0 -37C30 -64 50 -40 0 -37ZM-4 -36L-20 -8L-8 -12L0 -34L8 -12L20 -8L4 -36Z',
        darker(HOUSE.coral, 0.08),
      ),
    anchors: { grip: { at: [0, -22] }, blossom: { at: [0, -180] } },
  });
}

/** Bunches of flowers of one kind. */
export const gatheredFlowers = defineFamily('gathered-flowers', {
  rose: bouquetOf(FLOWER_HEADS.rose, FLOWER_COLORS.rose),
  tulip: bouquetOf(FLOWER_HEADS.tulip, FLOWER_COLORS.tulip),
  daisy: bouquetOf(FLOWER_HEADS.daisy, FLOWER_COLORS.daisy),
  sunflower: bouquetOf(FLOWER_HEADS.sunflower, FLOWER_COLORS.sunflower),
  lily: bouquetOf(FLOWER_HEADS.lily, FLOWER_COLORS.lily),
  poppy: bouquetOf(FLOWER_HEADS.poppy, FLOWER_COLORS.poppy),
  carnation: bouquetOf(FLOWER_HEADS.carnation, FLOWER_COLORS.carnation),
  peony: bouquetOf(GARDEN_HEADS.peony, '#ef8fb0'),
  hydrangea: bouquetOf(GARDEN_HEADS.hydrangea, '#7f95dc'),
  orchid: bouquetOf(GARDEN_HEADS.orchid, '#d77fc4'),
  daffodil: bouquetOf(GARDEN_HEADS.daffodil, HOUSE.yellow),
  iris: bouquetOf(GARDEN_HEADS.iris, '#6f63c4'),
  chrysanthemum: bouquetOf(GARDEN_HEADS.chrysanthemum, '#e8a13c'),
});
