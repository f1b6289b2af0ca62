import { circle, rectangle, shape, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { box, type Fixture } from './fixture';

/** Boards, posters and tools on the walls of schools, offices, surgeries and workshops. */

export const clock: Fixture = {
  widthCm: 40,
  heightCm: 40,
  hangsCm: 190,
  draw: (decor) =>
    circle([0, -18], 18, decor.tone(decor.accents[0])) +
    circle([0, -18], 14.5, decor.tone('#fffaf2', 0.1)) +
    stroke('M0 -28V-18L6 -13', decor.tone('#2d3263'), 1.8),
};

export const blackboard: Fixture = {
  widthCm: 300,
  heightCm: 132,
  hangsCm: 92,
  spots: [{ kind: 'wall', xCm: 0, upCm: 66, widthCm: 270 }],
  draw: (decor) => {
    const chalk = decor.tone('#eef5ee', 0.1);
    const write = decor.random.pick([
      stroke('M-118 -28V-96M-118 -28H-36M-114 -32Q-80 -36 -66 -62T-40 -92', chalk, 1.8),
      stroke('M-110 -30L-60 -30L-60 -92Z', chalk, 1.8) +
        circle([-96, -84], 12, 'none') +
        stroke('M-40 -80H10M-40 -64H-6M-40 -48H4', chalk, 1.8, { opacity: 0.7 }),
      times(4, (index) =>
        stroke(`M-120 ${-96 + index * 18}H${-60 + (index % 3) * 22}`, chalk, 1.8, {
          opacity: 0.75,
        }),
      ).join(''),
    ]);
    return (
      box(decor, -150, 132, 300, 132, decor.wood, { radius: 2 }) +
      box(decor, -144, 126, 288, 118, '#2b6152') +
      shape(
        [
          [40, -126],
          [90, -126],
          [20, -8],
          [-30, -8],
        ],
        '#ffffff',
        { opacity: 0.06 },
      ) +
      shape(
        [
          [106, -126],
          [120, -126],
          [50, -8],
          [36, -8],
        ],
        '#ffffff',
        { opacity: 0.06 },
      ) +
      write +
      stroke('M70 -96H124M70 -82H112M70 -68H120', chalk, 1.8, { opacity: 0.5 }) +
      box(decor, -150, 5, 300, 6, decor.wood, { key: 0.25 }) +
      box(decor, -90, 8, 16, 3, '#ffffff') +
      box(decor, -64, 8, 10, 3, decor.accents[0])
    );
  },
};

export const whiteboard: Fixture = {
  widthCm: 190,
  heightCm: 120,
  hangsCm: 100,
  shows: ['chart', 'pie-chart'],
  spots: [{ kind: 'wall', xCm: 0, upCm: 60, widthCm: 160 }],
  draw: (decor) => {
    const [a, b, c, d] = decor.accents;
    const bars = [22, 34, 28, 46, 58].map((h, index) =>
      box(decor, -76 + index * 15, 24 + h, 9, h, index % 2 ? b : a, { radius: 1 }),
    );
    const ring = [c, a, b].map(
      (color, index) =>
        `<path d="M50 -72a20 20 0 0 1 0 40" fill="none" stroke="${decor.tone(color)}" stroke-width="11" transform="rotate(${index * 125} 50 -52)"/>`,
    );
    return (
      box(decor, -95, 120, 190, 120, d, { key: 0.35, radius: 3 }) +
      box(decor, -90, 115, 180, 110, '#fffdf8', { radius: 2 }) +
      bars.join('') +
      stroke('M-82 -22H-4', decor.tone(d), 1.6) +
      ring.join('') +
      [22, 15]
        .map((up, index) => box(decor, 26, up, 50 - index * 16, 3, d, { opacity: 0.35 }))
        .join('')
    );
  },
};

export const chartPoster: Fixture = {
  shows: ['chart'],
  widthCm: 80,
  heightCm: 70,
  hangsCm: 135,
  draw: (decor) => {
    const [a, , c, d] = decor.accents;
    return (
      box(decor, -40, 70, 80, 70, d, { key: 0.35, radius: 2 }) +
      box(decor, -36, 66, 72, 62, '#fffdf8') +
      stroke('M-28 -16L-14 -30L-2 -24L12 -44L26 -50', decor.tone(c), 2.4) +
      [
        [-14, -30],
        [12, -44],
        [26, -50],
      ]
        .map(([x = 0, y = 0]) => circle([x, y], 2.6, decor.tone(a)))
        .join('')
    );
  },
};

export const medicalPoster: Fixture = {
  widthCm: 64,
  heightCm: 56,
  hangsCm: 150,
  draw: (decor) =>
    box(decor, -32, 56, 64, 56, decor.accents[2], { radius: 3 }) +
    box(decor, -28, 52, 56, 48, '#fffdf8', { radius: 2 }) +
    box(decor, -5, 44, 10, 32, '#e0523f', { radius: 1 }) +
    box(decor, -16, 33, 32, 10, '#e0523f', { radius: 1 }),
};

export const notePoster: Fixture = {
  widthCm: 56,
  heightCm: 72,
  hangsCm: 140,
  draw: (decor) =>
    box(decor, -28, 72, 56, 72, '#fffdf8', { radius: 2 }) +
    [58, 44, 30]
      .map((up, index) =>
        box(decor, -20, up, 40 - index * 6, 4, decor.accents[index % 3] ?? '#2f8f78', {
          radius: 2,
          opacity: 0.7,
        }),
      )
      .join(''),
};

export const menuBoard: Fixture = {
  widthCm: 130,
  heightCm: 84,
  hangsCm: 150,
  draw: (decor) =>
    box(decor, -65, 84, 130, 84, decor.wood, { radius: 2 }) +
    box(decor, -60, 79, 120, 74, '#2b3140') +
    times(6, (index) =>
      box(
        decor,
        -50 + (index % 2) * 56,
        68 - Math.floor(index / 2) * 20,
        30 + ((index * 7) % 14),
        3,
        '#f3e3cd',
        { opacity: 0.8 },
      ),
    ).join(''),
};

export const wallMirrors: Fixture = {
  widthCm: 320,
  heightCm: 190,
  hangsCm: 25,
  draw: (decor) =>
    times(3, (index) => {
      const x = -160 + index * 108;
      return (
        box(decor, x, 190, 104, 190, decor.paint, { key: -0.1 }) +
        box(decor, x + 3, 187, 98, 184, '#d3e7ee', { key: 0.05 }) +
        shape(
          [
            [x + 14, -10],
            [x + 54, -180],
            [x + 72, -180],
            [x + 32, -10],
          ],
          '#ffffff',
          { opacity: 0.22 },
        )
      );
    }).join('') + box(decor, -164, 84, 328, 5, decor.wood, { radius: 2.5 }),
};

export const pegboard: Fixture = {
  widthCm: 190,
  heightCm: 90,
  hangsCm: 112,
  draw: (decor) => {
    const [a, b] = decor.accents;
    const metal = decor.tone('#aab4c6');
    const handle = (x: number, color = a) => box(decor, x - 3.5, 34, 7, 24, color, { radius: 3 });
    return (
      box(decor, -95, 90, 190, 90, decor.wood, { key: 0.35, radius: 3 }) +
      `${shape(
        [
          [-72, -66],
          [-58, -74],
          [-54, -66],
          [-56, -58],
          [-72, -60],
        ],
        metal,
      )}${box(decor, -66.5, 62, 6, 44, decor.wood, { key: -0.35, radius: 2 })}` +
      rectangle([-37, -76], 3, 44, metal) +
      handle(-35.5) +
      shape(
        [
          [-14, -76],
          [26, -70],
          [26, -62],
          [-14, -58],
        ],
        metal,
      ) +
      box(decor, -26, 78, 16, 20, b, { radius: 4 }) +
      circle([48, -66], 10, metal) +
      circle([48, -70], 5, decor.tone(decor.wood, 0.35)) +
      rectangle([44, -60], 8, 42, metal) +
      rectangle([70, -76], 4, 40, metal) +
      handle(72, b) +
      times(5, (index) =>
        box(decor, -20 + index * 11, 34, 5, 18 + (index % 3) * 4, index % 2 ? a : b, { radius: 2 }),
      ).join('')
    );
  },
};
