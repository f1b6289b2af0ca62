import { ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { number as n } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import type { OwnProp } from './own-prop';

/** What dogs run over, through and between on their course: a frame, a tunnel of cloth and a row of poles. */

const BOARDS = ['#f2c230', '#3f6fb0'] as const;

export const agilityFrame: OwnProp = {
  box: { left: -190, right: 190, top: -170, bottom: 0 },
  draw: ({ air }, [x, y], s) =>
    BOARDS.map((color, index) => {
      const side = index === 0 ? -1 : 1;
      const at = (dx: number, up: number): [number, number] => [x + side * dx * s, y - up * s];
      return (
        shape([at(190, 0), at(4, 168), at(-8, 158), at(168, 0)], air.tone(color, -0.1 * index)) +
        times(4, (rung) => {
          const share = 0.18 + rung * 0.2;
          const [a, b] = [at(190 - 186 * share, 168 * share), at(168 - 176 * share, 158 * share)];
          return stroke(`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`, air.tone('#fff6e3'), 5 * s);
        }).join('')
      );
    }).join(''),
};

export const agilityTunnel: OwnProp = {
  box: { left: -170, right: 150, top: -100, bottom: 0 },
  draw: ({ air }, [x, y], s) =>
    path(
      `M${n(x - 110 * s)} ${n(y)}V${n(y - 100 * s)}H${n(x + 110 * s)}A${n(40 * s)} ${n(50 * s)} 0 0 1 ${n(x + 110 * s)} ${n(y)}Z`,
      air.tone('#3f8fd0'),
    ) +
    times(5, (index) =>
      path(
        `M${n(x + (-60 + index * 38) * s)} ${n(y)}a${n(40 * s)} ${n(50 * s)} 0 0 0 0 ${n(-100 * s)}h${n(16 * s)}a${n(40 * s)} ${n(50 * s)} 0 0 1 0 ${n(100 * s)}Z`,
        air.tone('#f2c230'),
        { opacity: 0.85 },
      ),
    ).join('') +
    ellipse([x - 110 * s, y - 50 * s], 40 * s, 50 * s, air.tone('#2c6fae')) +
    ellipse([x - 108 * s, y - 48 * s], 30 * s, 40 * s, air.tone('#1d3354')),
};

export const slalomPoles: OwnProp = {
  box: { left: -150, right: 150, top: -100, bottom: 0 },
  draw: ({ air }, [x, y], s) =>
    rectangle([x - 150 * s, y - 6 * s], 300 * s, 6 * s, air.tone('#8d93ad')) +
    times(6, (index) => {
      const left = x + (-140 + index * 54) * s;
      return times(4, (band) =>
        rectangle(
          [left, y - (25 + band * 25) * s],
          7 * s,
          25 * s,
          air.tone(band % 2 === index % 2 ? '#e0523f' : '#fff6e3'),
        ),
      ).join('');
    }).join(''),
};
