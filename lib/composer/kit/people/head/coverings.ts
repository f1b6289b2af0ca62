import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import { area, dot, oval, trace } from '../fine';
import type { Adorned } from './adornments';

/** What covers a part of a head: masks, muffs and what is put on for a play. */
export const covering = {
  'face-mask': ({
    plan: {
      mouth: [x, y],
      ears,
      eyes,
    },
    isFront,
    color,
  }) => {
    const right = isFront ? 0.66 : eyes.length === 1 ? x + 0.16 : 0.76;
    const left = isFront ? -0.66 : x - 0.62;
    const loops = ears.map(([ex, ey]) => {
      const edge = ex < x ? left : right;
      return trace(
        `M${edge} ${y - 0.2}L${ex} ${ey - 0.08}M${edge + (ex < x ? 0.06 : -0.06)} ${y + 0.22}L${ex} ${ey + 0.12}`,
        darker(color, 0.1),
        0.045,
      );
    });
    return (
      loops.join('') +
      area(
        `M${left} ${y - 0.24}Q${(left + right) / 2 + 0.1} ${y - 0.4} ${right} ${y - 0.28}Q${right + 0.08} ${y + 0.14} ${right - 0.22} ${y + 0.4}Q${x - 0.1} ${y + 0.52} ${left + 0.18} ${y + 0.32}Z`,
        color,
      ) +
      trace(
        `M${left + 0.12} ${y - 0.04}Q${x} ${y - 0.1} ${right - 0.06} ${y - 0.06}M${left + 0.16} ${y + 0.14}Q${x} ${y + 0.12} ${right - 0.12} ${y + 0.12}`,
        darker(color, 0.14),
        0.04,
      )
    );
  },
  'gas-mask': (one) => {
    const {
      plan: {
        mouth: [x, y],
        eyes,
      },
      color,
    } = one;
    return (
      area(
        `M${x - 0.8} -.36Q${x - 0.1} -.6 ${x + 0.38} -.36Q${x + 0.5} .2 ${x + 0.3} ${y + 0.36}Q${x - 0.2} ${y + 0.6} ${x - 0.6} ${y + 0.2}Q${x - 0.9} .1 ${x - 0.8} -.36Z`,
        color,
      ) +
      eyes
        .map(([ex, ey]) => dot(ex, ey, 0.24, darker(color, 0.3)) + dot(ex, ey, 0.17, '#a9d8dc'))
        .join('') +
      dot(x + 0.06, y + 0.06, 0.3, darker(color, 0.25)) +
      dot(x + 0.06, y + 0.06, 0.2, HOUSE.metal) +
      trace(
        `M${x - 0.06} ${y + 0.06}L${x + 0.18} ${y + 0.06}M${x + 0.06} ${y - 0.06}L${x + 0.06} ${y + 0.18}`,
        HOUSE.ink,
        0.04,
      )
    );
  },
  'plague-mask': (one) => {
    const {
      plan: {
        mouth: [x, y],
        eyes,
      },
      color,
    } = one;
    return (
      area(
        `M${x - 0.72} -.4Q${x - 0.1} -.62 ${x + 0.34} -.36Q${x + 0.9} -.1 ${x + 1.3} .86Q${x + 0.7} .56 ${x + 0.2} ${y + 0.34}Q${x - 0.3} ${y + 0.4} ${x - 0.66} ${y - 0.1}Z`,
        color,
      ) +
      trace(`M${x + 0.3} .06Q${x + 0.8} .2 ${x + 1.22} .8`, darker(color, 0.3), 0.05) +
      eyes.map(([ex, ey]) => dot(ex, ey, 0.21, HOUSE.gold) + dot(ex, ey, 0.14, HOUSE.ink)).join('')
    );
  },
  'vr-headset': ({ plan: { eyes, ears }, color }) => {
    const xs = eyes.map(([x]) => x);
    const [left, right] = [Math.min(...xs) - 0.32, Math.max(...xs) + 0.34];
    const strap = ears
      .map(([x]) => trace(`M${x} -.16L${x < left ? left : right} -.08`, darker(color, 0.15), 0.16))
      .join('');
    return (
      strap +
      area(
        `M${left} -.28Q${left} -.36 ${left + 0.1} -.36L${right - 0.06} -.36Q${right + 0.1} -.34 ${right + 0.1} -.1L${right + 0.06} .2Q${right} .32 ${right - 0.14} .32L${left + 0.1} .32Q${left} .32 ${left} .22Z`,
        color,
      ) +
      trace(`M${left + 0.14} -.22L${right - 0.1} -.22`, lighter(color, 0.45), 0.06)
    );
  },
  earmuffs: ({ plan: { ears }, isFront, color }) =>
    trace(
      isFront ? 'M-.86 0Q-.9 -1.24 0 -1.26Q.9 -1.24 .86 0' : 'M-.34 .02Q-.6 -1.1 .2 -1.22',
      darker(color, 0.25),
      0.11,
    ) +
    ears
      .map(
        ([x, y]) =>
          oval([x, y], 0.3, 0.34, color) +
          oval([x - 0.04, y - 0.06], 0.16, 0.18, lighter(color, 0.2)),
      )
      .join(''),
} as const satisfies Record<string, (adorned: Adorned) => string>;
