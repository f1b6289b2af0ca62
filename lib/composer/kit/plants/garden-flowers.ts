import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';
import type { Pen } from '../pen';

export type Head = (pen: Pen, color: Hex) => string;
const STALK = '#3f9b63';
export const petals = (count: number, data: string, fill: (index: number) => Hex, turn = 0) =>
  times(count, (index) =>
    placed(path(data, fill(index)), { angleDegrees: (index * 360) / count + turn }),
  ).join('');

/** A head on a stalk with two leaves, as all flowers of the kit stand. */
export function standing(
  head: Head,
  own: Hex,
  unitCm = 0.2,
  { lean = 8, leafy = true } = {},
): Drawer {
  return (pen, { color = own }) => ({
    unitCm,
    svg:
      rod(pen, `M0 0C${lean} -50 ${-lean} -100 0 -160`, STALK, 8) +
      (leafy
        ? placed(path('M0 0C-20 -8 -64 -30 -70 -62C-36 -60 -6 -30 0 0Z', STALK), { at: [0, -34] }) +
          placed(path('M0 0C20 -8 64 -30 70 -62C36 -60 6 -30 0 0Z', darker(STALK, 0.14)), {
            at: [0, -56],
          })
        : '') +
      placed(head(pen, color), { at: [0, -178] }),
    anchors: { blossom: { at: [0, -178], spanCm: 90 }, grip: { at: [0, -30] } },
  });
}
const BROAD = 'M0 0C-40 -14 -44 -62 -20 -74Q0 -84 20 -74C44 -62 40 -14 0 0Z';
const peonyHead: Head = (_pen, color) =>
  petals(9, BROAD, (index) => darker(color, index % 2 ? 0.12 : 0.06)) +
  placed(
    petals(8, BROAD, (index) => (index % 2 ? color : lighter(color, 0.12)), 20),
    { scaleX: 0.78 },
  ) +
  placed(
    petals(7, BROAD, (index) => lighter(color, index % 2 ? 0.22 : 0.34), 5),
    { scaleX: 0.54 },
  ) +
  placed(
    petals(5, BROAD, (index) => lighter(color, index % 2 ? 0.1 : 0.2), 30),
    { scaleX: 0.28 },
  );
const hydrangeaHead: Head = (_pen, color) =>
  times(34, (index) => {
    const [x, y] = polar(index * 137.5, Math.sqrt(index) * 12.4);
    const tone =
      index % 3 === 0 ? lighter(color, 0.3) : index % 3 === 1 ? color : darker(color, 0.1);
    return placed(
      petals(4, 'M0 0C-12 -4 -12 -18 0 -19S12 -4 0 0Z', () => tone, index * 31) +
        circle([0, 0], 3, lighter(color, 0.6)),
      { at: [x, y * 0.86] },
    );
  })
    .reverse()
    .join('');
const orchidHead: Head = (pen, color) =>
  petals(3, 'M0 0C-24 -20 -26 -64 0 -76C26 -64 24 -20 0 0Z', () => lighter(color, 0.25), 0) +
  placed(path('M0 0C-30 -50 -90 -60 -92 -20C-90 16 -34 24 0 0Z', color), { at: [0, -4] }) +
  placed(path('M0 0C30 -50 90 -60 92 -20C90 16 34 24 0 0Z', darker(color, 0.05)), { at: [0, -4] }) +
  formed(pen, 'M-14 0C-34 16 -24 44 0 50C24 44 34 16 14 0Z', darker(color, 0.34), { depth: 5 }) +
  ball(pen, [0, 2], 11, HOUSE.mustard, { glint: 0 });
const daffodilHead: Head = (pen, color) =>
  petals(6, 'M0 0C-28 -18 -28 -58 0 -80C28 -58 28 -18 0 0Z', (index) =>
    index % 2 ? color : darker(color, 0.08),
  ) +
  formed(
    pen,
    'M-30 -6C-34 -40 -20 -36 -12 -40C-4 -34 6 -44 14 -38C22 -40 34 -34 30 -6A30 26 0 0 1 -30 -6Z',
    HOUSE.orange,
    { depth: 8, light: 5 },
  ) +
  ellipse([0, -12], 22, 16, darker(HOUSE.orange, 0.28)) +
  times(3, (index) => circle([-8 + index * 8, -10], 4, HOUSE.yellow)).join('');
const irisHead: Head = (pen, color) =>
  formed(
    pen,
    'M0 -10C-50 -30 -50 -96 -8 -112C-2 -90 2 -90 8 -112C50 -96 50 -30 0 -10Z',
    lighter(color, 0.2),
    { depth: 9 },
  ) +
  [-1, 1]
    .map((side) =>
      placed(
        formed(
          pen,
          'M0 -16C-40 -30 -92 -10 -86 40C-82 60 -50 60 -34 30C-24 10 -10 0 0 -16Z',
          color,
          { depth: 9 },
        ) + path('M-8 -10C-34 -10 -58 4 -66 30C-48 20 -30 6 -8 -10Z', HOUSE.mustard),
        { scaleX: side, scaleY: 1 },
      ),
    )
    .join('') +
  formed(pen, 'M0 -16C-26 4 -28 50 0 66C28 50 26 4 0 -16Z', darker(color, 0.1), { depth: 8 }) +
  path('M0 -10C-8 8 -8 24 0 36C8 24 8 8 0 -10Z', HOUSE.mustard);
const chrysanthemumHead: Head = (_pen, color) =>
  [1, 0.8, 0.6, 0.4]
    .map((size, ring) =>
      placed(
        petals(
          18 - ring * 3,
          'M0 0C-9 -20 -11 -66 0 -78C11 -66 9 -20 0 0Z',
          (index) => lighter(darker(color, 0.2 - ring * 0.06), index % 2 ? ring * 0.06 : 0),
          ring * 9,
        ),
        { scaleX: size },
      ),
    )
    .join('') + circle([0, 0], 11, darker(color, 0.2));
const thistleHead: Head = (pen, color) =>
  times(13, (index) =>
    placed(path('M0 0L-6 -66L0 -78L6 -66Z', index % 2 ? color : lighter(color, 0.25)), {
      angleDegrees: -54 + index * 9,
    }),
  ).join('') +
  formed(pen, 'M-34 2C-36 -24 36 -24 34 2C36 36 16 48 0 48S-36 36 -34 2Z', '#5c9a5e', {
    depth: 9,
    extra: times(9, (index) =>
      stroke(
        `M${-28 + (index % 3) * 28} ${-4 + Math.floor(index / 3) * 16}l-6 -8m6 8l6 -8`,
        '#3b7a4a',
        3,
      ),
    ).join(''),
  });
const snowdrop: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    [
      'M-6 0C-30 -60 -44 -110 -40 -150C-20 -110 -6 -60 4 0Z',
      'M0 0C30 -50 54 -90 54 -130C30 -100 10 -60 4 0Z',
    ]
      .map((data, index) => path(data, index ? darker(STALK, 0.1) : STALK))
      .join('') +
    rod(pen, 'M0 0C-6 -70 -6 -150 10 -176C22 -196 44 -190 48 -166', STALK, 6) +
    ellipse([48, -160], 9, 12, '#6dbb74') +
    [-18, 18, 0]
      .map((turn) =>
        placed(formed(pen, 'M0 0C-20 20 -18 56 0 66C18 56 20 20 0 0Z', HOUSE.white, { depth: 5 }), {
          at: [48, -154],
          angleDegrees: turn,
        }),
      )
      .join('') +
    path('M44 -98Q48 -90 52 -98', '#6dbb74'),
});
/** Broad leaves at its foot, its blossoms in a row along an arching stem. */
const orchid: Drawer = (pen, { color = '#d77fc4' }) => ({
  unitCm: 0.22,
  svg:
    path('M0 0C-40 -40 -110 -50 -140 -24C-100 0 -50 8 0 0Z', darker(STALK, 0.14)) +
    path('M0 0C40 -50 110 -64 150 -40C110 -6 50 8 0 0Z', STALK) +
    rod(pen, 'M0 -4C-24 -110 -16 -210 40 -250C76 -274 116 -262 140 -232', STALK, 8) +
    ellipse([142, -222], 9, 12, lighter(color, 0.2)) +
    ellipse([126, -246], 10, 13, lighter(color, 0.2)) +
    [
      [-22, -136, 0.52],
      [-8, -200, 0.58],
      [38, -248, 0.62],
      [96, -250, 0.56],
    ]
      .map(([x = 0, y = 0, size = 1]) =>
        placed(orchidHead(pen, color), { at: [x, y], scaleX: size, angleDegrees: 8 }),
      )
      .join(''),
  anchors: { grip: { at: [-10, -60] }, blossom: { at: [20, -220] } },
});
export const GARDEN_HEADS = {
  peony: peonyHead,
  hydrangea: hydrangeaHead,
  orchid: orchidHead,
  daffodil: daffodilHead,
  iris: irisHead,
  chrysanthemum: chrysanthemumHead,
} as const;

/** Flowers of gardens that are no daisies. */
export const gardenFlower = defineFamily('garden-flower', {
  peony: standing(peonyHead, '#ef8fb0', 0.21),
  hydrangea: standing(hydrangeaHead, '#7f95dc', 0.22),
  orchid,
  daffodil: standing(daffodilHead, HOUSE.yellow, 0.17),
  iris: standing(irisHead, '#6f63c4', 0.22),
  chrysanthemum: standing(chrysanthemumHead, '#e8a13c', 0.2),
  thistle: standing(thistleHead, '#a46cc4', 0.3),
  snowdrop,
});
