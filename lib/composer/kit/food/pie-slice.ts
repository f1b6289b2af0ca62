import { circle, ellipse, path, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed } from '../form';

const CRUST = '#dc9f52';

/** One serving of a pie, its point to the left: crust under, filling between, a lattice over it, a crimped rim. */
export const pieSlice: Drawer = (pen, { color = '#c22f47' }) => ({
  unitCm: 0.062,
  svg:
    path('M-128 -58L96 -112Q132 -92 136 -62L-122 -52Z', lighter(color, 0.16)) +
    stroke(
      'M-92 -66L40 -60M-40 -78L104 -66M-20 -62L64 -104M52 -60L116 -94',
      lighter(CRUST, 0.2),
      13,
    ) +
    stroke('M-128 -57L98 -112', darker(CRUST, 0.06), 12) +
    formed(pen, 'M-130 -58L138 -62V-14Q10 4 -108 -12Q-124 -30 -130 -58Z', color, {
      depth: 7,
      light: 0,
      extra: times(9, (index) =>
        ellipse(
          [-84 + index * 26, -34 - (index % 3) * 8],
          11,
          9,
          index % 2 ? darker(color, 0.18) : lighter(color, 0.2),
        ),
      ).join(''),
    }) +
    path('M20 -20q10 20 22 2q6 18 16 -2Z', darker(color, 0.1)) +
    stroke('M-130 -58L138 -62', CRUST, 13) +
    path('M-116 -16Q10 -2 138 -18V-2Q10 12 -104 0Z', darker(CRUST, 0.08)) +
    times(6, (index) =>
      circle(
        [104 + index * 7.4, -112 + index * 10.4],
        14,
        index % 2 ? CRUST : lighter(CRUST, 0.14),
      ),
    ).join('') +
    path('M128 -62h22q4 30 -8 60h-10Z', darker(CRUST, 0.14)),
  anchors: { top: { at: [10, -88], spanCm: 150 } },
});
