import { circle, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed, leaf, pointsOf, rod, rounded, sprig } from '../form';
export const singleLeaf: Drawer = (_pen, { color = HOUSE.leaf }) => ({
  unitCm: 0.05,
  svg: stroke('M0 0L20 -30', darker(color, 0.3), 7) + leaf([16, -24], 190, 62, -58, color),
  // What is on it is on its blade, and not over its tip.
  anchors: { grip: { at: [4, -8] }, top: { at: [70, -108], spanCm: 60 } },
});
export const mapleLeaf: Drawer = (pen, { color = HOUSE.orange }) => ({
  unitCm: 0.055,
  svg:
    stroke('M0 0V-70', darker(color, 0.25), 6) +
    formed(
      pen,
      'M0 -44L-54 -30L-44 -58L-104 -96L-88 -108L-100 -150L-62 -138L-50 -160L-26 -120L-36 -188L-14 -176L0 -214L14 -176L36 -188L26 -120L50 -160L62 -138L100 -150L88 -108L104 -96L44 -58L54 -30Z',
      color,
      {
        depth: 12,
        light: 5,
        extra: stroke(
          'M0 -40V-196M0 -60L-70 -120M0 -60L70 -120M0 -50L-70 -70M0 -50L70 -70',
          lighter(color, 0.3),
          3,
        ),
      },
    ),
  anchors: { grip: { at: [0, -8] } },
});
export const clover: Drawer = (_pen, { color = HOUSE.leaf, count = 4 }) => ({
  unitCm: 0.05,
  svg:
    stroke('M0 0C-10 -40 10 -60 0 -100', darker(color, 0.25), 7) +
    times(count, (index) =>
      placed(
        path(
          'M0 0C-50 -20 -60 -70 -30 -84Q-8 -88 0 -66Q8 -88 30 -84C60 -70 50 -20 0 0Z',
          index % 2 ? color : darker(color, 0.08),
        ) + stroke('M0 -6V-52', lighter(color, 0.35), 3),
        { at: [0, -104], angleDegrees: (index * 360) / count + (count === 4 ? 45 : 0) },
      ),
    ).join(''),
});
export const twig: Drawer = (_pen, { color = HOUSE.leaf }) => ({
  unitCm: 0.16,
  svg: sprig({ length: 250, angleDegrees: -76, pairs: 7, color }),
  anchors: { grip: { at: [2, -10] } },
});
export const fern: Drawer = (_pen, { color = HOUSE.leaf }) => ({
  unitCm: 0.5,
  svg: times(7, (index) =>
    sprig({
      at: [(index - 3) * 4, 0],
      length: 130 - Math.abs(index - 3) * 10,
      angleDegrees: -90 + (index - 3) * 22,
      bend: (3 - index) * 4,
      pairs: 9,
      leafLength: 26,
      leafWidth: 5,
      color: index % 2 ? color : darker(color, 0.16),
    }),
  ).join(''),
});
export const grass: Drawer = (pen, { color = HOUSE.grass, count = 11 }) => ({
  unitCm: 0.25,
  svg: times(count, (index) => {
    const x = (index - (count - 1) / 2) * 11;
    const tall = 70 + ((index * 37) % 60);
    const lean = (index - (count - 1) / 2) * 5 + pen.random.between(-6, 6);
    return path(
      `M${x - 6} 0Q${x + lean * 0.3} ${-tall * 0.6} ${x + lean} ${-tall}Q${x + lean * 0.5 + 6} ${-tall * 0.5} ${x + 6} 0Z`,
      index % 2 ? color : darker(color, 0.14),
    );
  }).join(''),
});
export const reed: Drawer = (pen) => ({
  unitCm: 0.8,
  svg: times(5, (index) => {
    const x = (index - 2) * 16;
    const tall = 170 + ((index * 53) % 60);
    return (
      rod(pen, `M${x * 0.6} 0Q${x} ${-tall * 0.5} ${x * 1.2} ${-tall}`, '#6f9a4f', 4) +
      (index % 2
        ? path(
            `M${x * 0.6} 0Q${x * 2} ${-tall * 0.5} ${x * 2.6} ${-tall * 0.7}Q${x * 1.4} ${-tall * 0.4} ${x * 0.6 + 7} 0Z`,
            '#86b05a',
          )
        : rectangle([x * 1.2 - 7, -tall - 8], 14, 52, '#7a4a2c', { radius: 7 }) +
          rectangle([x * 1.2 - 5, -tall - 4], 4, 44, '#a06a44', { radius: 2 }))
    );
  }).join(''),
});
export const wheat: Drawer = (pen, { color = '#e3b04b', count = 3 }) => ({
  unitCm: 0.3,
  svg: times(count, (index) =>
    placed(
      rod(pen, 'M0 0V-170', darker(color, 0.1), 5) +
        times(7, (k) =>
          [-1, 1]
            .map((s) =>
              placed(
                path(
                  'M0 0C-9 -12 -7 -30 0 -38C7 -30 9 -12 0 0Z',
                  s > 0 ? darker(color, 0.12) : color,
                ),
                { at: [s * 3, -150 - k * 17], angleDegrees: s * 26 },
              ),
            )
            .join(''),
        ).join('') +
        path('M0 -262C-8 -276 -6 -292 0 -302C6 -292 8 -276 0 -262Z', lighter(color, 0.2)) +
        leaf([0, -40], 90, 10, -64, '#c9b45a'),
      { angleDegrees: (index - (count - 1) / 2) * 14 },
    ),
  ).join(''),
  anchors: { grip: { at: [0, -60] } },
});
export const wreath: Drawer = (_pen, { color = HOUSE.leaf, state }) => ({
  unitCm: 0.17,
  svg: placed(
    times(34, (index) => {
      const angle = (index * 360) / 34;
      return leaf(
        polar(angle, 84 + (index % 3) * 12),
        52,
        15,
        angle + 60 + (index % 2) * 60,
        index % 3 ? color : darker(color, 0.2),
      );
    }).join('') +
      times(10, (index) => {
        const at = polar(index * 36 + 8, 96 + (index % 2) * 10);
        const fill =
          state === 'lit'
            ? HOUSE.red
            : ([HOUSE.pink, HOUSE.cream, HOUSE.coral][index % 3] ?? HOUSE.pink);
        return circle(at, 10, darker(fill, 0.18)) + circle([at[0] - 1.5, at[1] - 2], 8.5, fill);
      }).join('') +
      (state === 'lit'
        ? path(
            'M0 96C-60 60 -80 120 0 104C80 120 60 60 0 96ZM-8 104L-40 160L-16 150L0 108L16 150L40 160L8 104Z',
            HOUSE.red,
          ) + circle([0, 102], 12, darker(HOUSE.red, 0.16))
        : ''),
    { at: [0, -130] },
  ),
});
export const ivy: Drawer = (_pen, { color = HOUSE.leafDark }) => ({
  unitCm: 0.4,
  svg:
    stroke('M0 0C30 60 -30 110 0 180S20 260 0 300', darker(color, 0.3), 5) +
    times(13, (index) => {
      const y = 14 + index * 23;
      const x = Math.sin(index * 0.6) * 16;
      return placed(
        path(
          'M0 0L-22 -8L-18 -26L-4 -20L0 -40L4 -20L18 -26L22 -8Z',
          index % 2 ? color : lighter(color, 0.14),
        ),
        { at: [x + (index % 2 ? 16 : -16), y], angleDegrees: index % 2 ? 110 : -110 },
      );
    }).join(''),
});
export const seaweed: Drawer = (pen, { color = '#3f8f6d' }) => ({
  unitCm: 0.5,
  svg: times(4, (index) => {
    const x = (index - 1.5) * 22;
    const tall = 130 + ((index * 41) % 60);
    return formed(
      pen,
      `M${x - 8} 0C${x - 30} ${-tall * 0.3} ${x + 20} ${-tall * 0.5} ${x - 6} ${-tall * 0.76}Q${x - 8} ${-tall * 0.9} ${x + 8} ${-tall}C${x + 30} ${-tall * 0.7} ${x - 6} ${-tall * 0.5} ${x + 18} ${-tall * 0.26}Q${x + 16} ${-tall * 0.1} ${x + 9} 0Z`,
      index % 2 ? color : darker(color, 0.14),
      { depth: 6, light: 3 },
    );
  }).join(''),
});
export const coral: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.3,
  svg: rod(
    pen,
    'M0 0V-60M0 -30C-30 -50 -50 -60 -54 -110M0 -50C30 -70 50 -80 56 -130M0 -60C-6 -100 6 -130 0 -170M-46 -80C-70 -84 -80 -100 -84 -124M44 -90C66 -90 84 -100 88 -120M0 -120C20 -130 26 -146 30 -160M0 -110C-20 -120 -28 -140 -28 -156',
    color,
    17,
  ),
});
export const bamboo: Drawer = (pen, { color = '#7fb04f' }) => ({
  unitCm: 1.1,
  svg: [-34, 0, 36]
    .map(
      (x, index) =>
        times(
          6,
          (k) =>
            rectangle(
              [x - 9, -60 - k * 58 - index * 14],
              18,
              56,
              k % 2 ? color : lighter(color, 0.1),
              { radius: 3 },
            ) +
            rectangle([x + 2, -60 - k * 58 - index * 14], 7, 56, darker(color, 0.2), {
              radius: 3,
            }) +
            rectangle([x - 11, -64 - k * 58 - index * 14], 22, 5, darker(color, 0.24), {
              radius: 2,
            }),
        ).join('') +
        leaf([x, -220 - index * 30], 70, 10, -30, HOUSE.leaf) +
        leaf([x, -250], 76, 10, -150, HOUSE.leafDark) +
        leaf([x, -330], 70, 10, -40, HOUSE.leaf) +
        leaf([x, -330], 66, 9, 200, HOUSE.leafDark),
    )
    .join(''),
});
/** Eggs of its own lie in it, unless something else is. */
export const nest: Drawer = (pen, { color = '#a9703f', state }) => ({
  unitCm: 0.12,
  svg:
    state === 'open'
      ? path('M-96 -60Q0 -96 96 -60Q0 -16 -96 -60Z', darker(color, 0.42)) +
        stroke('M-92 -62Q0 -94 92 -62', darker(color, 0.16), 4)
      : ball(pen, [-30, -64], 26, '#bfe0ea') +
        ball(pen, [6, -70], 27, '#cfe8ee') +
        ball(pen, [38, -62], 25, '#bfe0ea'),
  front: formed(pen, 'M-96 -60C-90 -10 -40 0 0 0S90 -10 96 -60Q0 -30 -96 -60Z', color, {
    depth: 16,
    light: 6,
    extra:
      times(14, (index) =>
        stroke(
          `M-100 ${-54 + index * 4}Q0 ${-20 + index * 5} 100 ${-58 + index * 4}`,
          index % 2 ? darker(color, 0.24) : lighter(color, 0.24),
          2.4,
        ),
      ).join('') +
      stroke('M-80 -40l30 30M-30 -34l20 30M40 -36l-20 30M76 -40l-24 28', darker(color, 0.3), 2.4),
  }),
  anchors: { inside: { at: [0, -60], spanCm: 130 } },
});
export const pineCone: Drawer = (pen, { color = '#8a5638' }) => ({
  unitCm: 0.05,
  svg:
    formed(
      pen,
      'M0 0C-56 -20 -66 -90 -40 -150Q0 -190 40 -150C66 -90 56 -20 0 0Z',
      darker(color, 0.2),
      {
        depth: 14,
        extra: times(8, (row) =>
          times(5, (column) =>
            path(
              `M${-56 + column * 26 + (row % 2) * 13} ${-150 + row * 19}q13 -14 26 0q-13 22 -26 0Z`,
              row % 2 ? color : lighter(color, 0.12),
            ),
          ).join(''),
        ).join(''),
      },
    ) +
    pointsOf('0 -166')
      .map(([x, y]) => rod(pen, `M${x} ${y}v-22`, HOUSE.woodDark, 8))
      .join(''),
});
export const acorn: Drawer = (pen, { color = '#b9763f' }) => ({
  unitCm: 0.03,
  svg:
    rounded(pen, 'M-50 -90C-50 -30 -20 -14 0 0C20 -14 50 -30 50 -90Z', {
      at: [0, -60],
      rx: 54,
      ry: 60,
      color,
    }) +
    rod(pen, 'M0 -126q0 -20 12 -30', HOUSE.woodDark, 9) +
    formed(pen, 'M-62 -82C-62 -124 62 -124 62 -82Q0 -66 -62 -82Z', HOUSE.woodDark, {
      depth: 10,
      light: 5,
      extra: stroke(
        'M-60 -96L-20 -76M-40 -112L20 -74M-10 -116L50 -82M60 -96L20 -76M40 -112L-20 -74M10 -116L-50 -82',
        lighter(HOUSE.woodDark, 0.2),
        3,
      ),
    }),
});
