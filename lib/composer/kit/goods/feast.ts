import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, boxed, defineFamily, type Drawer, formed, leaf, rod } from '../form';
import type { Pen } from '../pen';

/** What feasts have on the table and in the garden: platters, boxes of sweets, arches of flowers. */

const nigiri = (pen: Pen, fish: Hex) =>
  formed(pen, 'M-26 -4C-28 -22 28 -22 26 -4Q0 4 -26 -4Z', '#fdf9f0', { depth: 5 }) +
  formed(pen, 'M-31 -11C-30 -29 30 -29 31 -11Q16 -17 0 -15T-31 -11Z', fish, {
    depth: 5,
    light: 3,
    extra: stroke(
      'M-18 -26L-24 -12M-4 -28L-8 -14M12 -27L8 -14M24 -24L22 -13',
      lighter(fish, 0.5),
      2.4,
    ),
  });

const maki = (pen: Pen, filling: Hex) =>
  formed(pen, 'M-17 -24V-4A17 6 0 0 0 17 -4V-24Z', '#2b3f3a', { depth: 5, light: 3 }) +
  ellipse([0, -24], 17, 7, '#3b5a50') +
  ellipse([0, -24], 14, 5.4, '#fdf9f0') +
  ellipse([0, -24], 6, 2.6, filling);

/** A board on two feet, rolls behind, fish on rice before, ginger and wasabi at its end. */
const sushiPlatter: Drawer = (pen, { color = '#8a5638' }) => ({
  unitCm: 0.14,
  svg:
    rectangle([-120, -18], 24, 18, darker(color, 0.4)) +
    rectangle([96, -18], 24, 18, darker(color, 0.4)) +
    path('M-132 -54H132L156 -20H-156Z', lighter(color, 0.2)) +
    formed(pen, 'M-156 -20H156V-8Q156 -5 152 -5H-152Q-156 -5 -156 -8Z', color, { depth: 3 }) +
    stroke('M-120 -44H110M-128 -32H128', darker(color, 0.1), 2) +
    times(5, (index) =>
      placed(maki(pen, ['#f08a5c', '#8cc152', '#f6c93f', '#e8623f', '#8cc152'][index] as Hex), {
        at: [-100 + index * 39, -46],
      }),
    ).join('') +
    times(3, (index) =>
      placed(nigiri(pen, ['#f4845c', '#f6b9a0', '#d9434a'][index] as Hex), {
        at: [-106 + index * 68, -22],
      }),
    ).join('') +
    formed(
      pen,
      'M84 -24C84 -44 96 -40 100 -50C110 -44 118 -40 116 -24Q100 -18 84 -24Z',
      '#9cc46a',
      { depth: 4 },
    ) +
    [0, 1, 2]
      .map((index) =>
        ellipse(
          [128 - index * 4, -28 - index * 5],
          13 - index * 2,
          5,
          index % 2 ? '#f9d3c4' : '#f3b9a6',
        ),
      )
      .join(''),
  anchors: { top: { at: [0, -50], spanCm: 240 } },
});

const PRALINES: readonly Hex[] = ['#5a3425', '#7d4a2f', '#f3e2c6', '#6b3a28', '#a56a42', '#4a2a20'];

/** Open, its lid with a bow behind. */
const chocolateBox: Drawer = (pen, { color = '#a8283f' }) => ({
  unitCm: 0.1,
  svg:
    placed(
      formed(pen, roundedPath([-112, -118], 224, 118, 12), darker(color, 0.1), {
        depth: 10,
        light: 5,
      }) +
        rectangle([-112, -72], 224, 20, HOUSE.gold) +
        formed(pen, 'M0 -62C-46 -100 -66 -60 0 -62C66 -60 46 -100 0 -62Z', '#f6cf6a', {
          depth: 5,
        }) +
        circle([0, -62], 9, HOUSE.gold),
      { at: [0, -66] },
    ) +
    path('M-112 -76H112L136 -18H-136Z', '#f7ead8') +
    times(12, (index) => {
      const [column, row] = [index % 6, Math.floor(index / 6)];
      const y = -52 + row * 25;
      const x = (column - 2.5) * (37 + row * 5);
      const tone = PRALINES[(index * 5) % 6] ?? HOUSE.chocolate;
      return (
        ellipse([x, y + 5], 18 + row * 2, 8, darker(color, 0.1)) +
        (index % 3
          ? ball(pen, [x, y - 4], 13 + row * 1.6, tone, { glint: 0.4 })
          : formed(pen, roundedPath([x - 14, y - 16], 28, 20, 6), tone, { depth: 5, light: 4 })) +
        stroke(`M${x - 8} ${y - 6}q5 -7 8 0t8 0`, lighter(tone, 0.45), 2.4)
      );
    }).join('') +
    formed(pen, 'M-136 -18H136V8Q136 14 130 14H-130Q-136 14 -136 8Z', color, {
      depth: 8,
      light: 5,
      extra: rectangle([-140, -6], 280, 6, HOUSE.gold),
    }),
});

const BLOSSOMS: readonly Hex[] = ['#f6b7c6', '#fff3ee', '#ef8fa6', '#fbd9c4'];

/** Two posts and a round top, thick with roses and leaves. */
const flowerArch: Drawer = (pen) => {
  const spots = times(46, (index, share) => {
    const angle = Math.PI * (1 - share);
    const isPost = share < 0.26 || share > 0.74;
    const down = share < 0.26 ? 0.26 - share : share > 0.74 ? share - 0.74 : 0;
    const side = share < 0.5 ? -1 : 1;
    const bend = Math.PI * (1 - (share - 0.26) / 0.48);
    const at: [number, number] = isPost
      ? [side * 100, -150 + (down / 0.26) * 146]
      : [Math.cos(bend) * 100, -150 - Math.sin(bend) * 96];
    return { at, angle, index };
  });
  return {
    unitCm: 1.06,
    svg:
      rod(pen, 'M-100 0V-150A100 96 0 0 1 100 -150V0', '#f4efe6', 9) +
      spots
        .map(({ at: [x, y], index }) =>
          [0, 1]
            .map((k) => leaf([x, y], 22, 9, index * 67 + k * 140, k ? HOUSE.leaf : HOUSE.leafDark))
            .join(''),
        )
        .join('') +
      spots
        .filter(({ index }) => index % 5 !== 2)
        .map(({ at: [x, y], index }) => {
          const tone = BLOSSOMS[index % 4] ?? HOUSE.pink;
          const radius = 9 + (index % 3) * 2.4;
          const spot: [number, number] = [x + ((index * 13) % 14) - 7, y + ((index * 7) % 10) - 5];
          return (
            circle(spot, radius, darker(tone, 0.12)) +
            circle([spot[0] - 1, spot[1] - 1.4], radius * 0.82, tone) +
            path(
              ellipsePath([spot[0] - 0.5, spot[1] - 0.6], radius * 0.44, radius * 0.36),
              darker(tone, 0.16),
            ) +
            circle([spot[0] - 1, spot[1] - 1.4], radius * 0.24, lighter(tone, 0.4))
          );
        })
        .join(''),
    anchors: { top: { at: [0, -246], spanCm: 120 }, inside: { at: [0, 0], spanCm: 170 } },
  };
};

/** Soap in pieces, one on the other, tied with a string. */
const soapStack: Drawer = (pen, { color = '#e9c7a6' }) => {
  const bar = (y: number, tone: Hex, extra: string) =>
    placed(
      boxed(pen, tone, { at: [-70, 0], widthCm: 118, heightCm: 40, depth: [24, 14] }) + extra,
      { at: [0, y] },
    );
  return {
    unitCm: 0.085,
    svg:
      bar(
        0,
        '#b7c7a0',
        times(9, (index) =>
          circle([-60 + ((index * 37) % 104), -8 - ((index * 13) % 26)], 2.4, '#6f8f4a'),
        ).join(''),
      ) +
      placed(bar(-40, color, stroke('M-70 -14Q-30 -30 0 -14T48 -18', lighter(color, 0.5), 5)), {
        at: [6, 0],
      }) +
      placed(bar(-80, '#d9a3b0', stroke('M-70 -22Q-20 -6 48 -26', '#f3d3da', 6)), { at: [-4, 0] }) +
      stroke('M-16 -120V0M-16 -120L8 -134', '#c9a26a', 5) +
      leaf([-14, -128], 38, 12, -150, HOUSE.leaf) +
      leaf([-14, -128], 34, 11, -40, HOUSE.leafDark) +
      circle([-16, -128], 5, '#8d7ac4'),
  };
};

/** Platters, boxes and arches of feasts. */
export const feastGood = defineFamily('feast-good', {
  'sushi-platter': sushiPlatter,
  'chocolate-box': chocolateBox,
  'flower-arch': flowerArch,
  'soap-stack': soapStack,
});
