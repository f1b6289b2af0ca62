import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { lighter } from '../../palette/tones';
import { type Drawer, formed, pointsOf } from '../form';
export const sushi: Drawer = (pen) => {
  const nigiri = (x: number, fish: Hex) =>
    formed(
      pen,
      `M${x - 46} -8C${x - 50} -36 ${x - 30} -40 ${x} -40S${x + 50} -36 ${x + 46} -8Q${x} 4 ${x - 46} -8Z`,
      '#fbf7ef',
      {
        depth: 8,
        light: 0,
        extra: pointsOf('-30 -14, -8 -8, 16 -12, 34 -18, -20 -24')
          .map(([dx, y]) => ellipse([x + dx, y], 7, 4, '#ece4d8'))
          .join(''),
      },
    ) +
    formed(
      pen,
      `M${x - 58} -30C${x - 50} -66 ${x + 40} -70 ${x + 60} -28C${x + 40} -20 ${x + 30} -34 ${x} -34S${x - 46} -20 ${x - 58} -30Z`,
      fish,
      {
        depth: 8,
        light: 4,
        extra: stroke(
          `M${x - 40} -22L${x - 18} -62M${x - 12} -26L${x + 8} -64M${x + 18} -26L${x + 34} -60`,
          lighter(fish, 0.5),
          4,
        ),
      },
    );
  const maki = (x: number, middle: Hex) =>
    path(`M${x - 34} -58V-12A34 12 0 0 0 ${x + 34} -12V-58Z`, '#2c4a40') +
    path(`M${x + 8} -48V-1A34 12 0 0 0 ${x + 34} -12V-58Z`, '#1e352f') +
    ellipse([x, -58], 34, 15, '#2c4a40') +
    ellipse([x, -58], 29, 12, '#fdf9f2') +
    ellipse([x, -58], 13, 6, middle);
  return {
    unitCm: 0.05,
    svg: nigiri(-96, '#f5845c') + maki(14, HOUSE.coral) + maki(92, '#8fb23a'),
  };
};

export const onigiri: Drawer = (pen) => ({
  unitCm: 0.05,
  svg:
    formed(pen, 'M-24 -156Q0 -176 24 -156L96 -44Q108 -8 70 0H-70Q-108 -8 -96 -44Z', '#fcf8f0', {
      depth: 16,
      light: 0,
      extra: pointsOf('-20 -120, 16 -130, 40 -90, -50 -70, 0 -84, 60 -50, -70 -36, 80 -24')
        .map(([x, y]) => ellipse([x, y], 8, 5, '#e9e1d8'))
        .join(''),
    }) + formed(pen, 'M-34 -66H34V0H-34Z', '#2c4a40', { depth: 6 }),
});

export const dumplings: Drawer = (pen) => ({
  unitCm: 0.05,
  svg: pointsOf('-70 0, 70 0, 0 10')
    .map(([x, y]) =>
      placed(
        formed(pen, 'M-74 -14C-76 -60 -30 -84 0 -84S76 -60 74 -14Q60 0 0 0T-74 -14Z', '#f6e9d2', {
          depth: 14,
          light: 5,
          extra: times(7, (index) =>
            stroke(
              `M${(index - 3) * 8} -86Q${(index - 3) * 16} -66 ${(index - 3) * 18} -44`,
              '#d9c09c',
              3,
            ),
          ).join(''),
        }),
        { at: [x, y] },
      ),
    )
    .join(''),
});

export const fishDish: Drawer = (pen) => ({
  unitCm: 0.12,
  svg:
    formed(
      pen,
      'M-130 -40C-80 -96 30 -96 76 -48L120 -82Q126 -44 120 -6L76 -36C30 8 -80 8 -130 -40Z',
      '#8fa9c9',
      {
        depth: 14,
        light: 6,
        extra:
          stroke('M-84 -70Q-70 -40 -84 -10', '#5f7ba6', 5) +
          pointsOf('-40 -60, -10 -54, 20 -58, -50 -36, -20 -30, 10 -32, -36 -12, 0 -8')
            .map(([x, y]) => stroke(`M${x} ${y - 8}q10 8 0 16`, '#6d8ab5', 3))
            .join(''),
      },
    ) +
    circle([-100, -46], 8, HOUSE.white) +
    circle([-100, -46], 4.4, HOUSE.ink),
});
