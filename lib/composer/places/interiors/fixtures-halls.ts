import { circle, ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { box, type Fixture, footShadow, pottedPlant, solid } from './fixture';

/** What stands in shops, gyms, museums, churches, factories and greenhouses. */

export const crates: Fixture = {
  widthCm: 150,
  heightCm: 150,
  draw: (decor) => {
    const crate = (x: number, up: number, s: number) =>
      solid(decor, x, up + s, s, s, decor.wood, 2) +
      box(decor, x + 4, up + s - 4, s - 8, s - 8, decor.wood, { key: -0.25 }) +
      shape(
        [
          [x + 4, -up - 4],
          [x + 14, -up - 4],
          [x + s - 4, -up - s + 14],
          [x + s - 4, -up - s + 4],
          [x + s - 14, -up - s + 4],
          [x + 4, -up - 14],
        ],
        decor.tone(decor.wood, 0.2),
      );
    return footShadow(decor, -72, 144) + crate(-72, 0, 72) + crate(4, 0, 68) + crate(-40, 72, 62);
  },
};

export const storageRack: Fixture = {
  widthCm: 220,
  depthCm: 60,
  heightCm: 260,
  draw: (decor) =>
    footShadow(decor, -108, 216) +
    [-108, -4, 100]
      .map((x) => rectangle([x, -260], 8, 260, decor.tone(decor.accents[3], 0.1)))
      .join('') +
    [8, 92, 176]
      .map(
        (up, row) =>
          times(4, (index) => {
            const h = 40 + ((index * 17 + row * 11) % 26);
            return decor.random.chance(0.85)
              ? solid(
                  decor,
                  -98 + index * 50,
                  up + h,
                  42,
                  h,
                  index % 2 ? '#d9a868' : '#c98f55',
                  1,
                ) + box(decor, -82 + index * 50, up + h, 10, h, '#f3e3cd', { opacity: 0.6 })
              : '';
          }).join('') + box(decor, -108, up, 216, 8, decor.accents[0]),
      )
      .join(''),
};

export const machine: Fixture = {
  widthCm: 260,
  heightCm: 220,
  draw: (decor) => {
    const c = decor.accents[2];
    return (
      footShadow(decor, -125, 250) +
      solid(decor, -120, 150, 120, 150, c, 6) +
      box(decor, -108, 136, 60, 44, '#2b2e52', { radius: 3 }) +
      stroke('M-100 -104L-88 -118L-78 -110L-62 -128', decor.tone('#6ff0c0'), 2.4) +
      times(3, (index) =>
        circle(
          [-34, -130 + index * 14],
          4,
          decor.glow(['#f2664f', '#fbd25b', '#6dbb74'][index] ?? '#f2664f'),
        ),
      ).join('') +
      solid(decor, 10, 92, 110, 92, decor.paint, 4) +
      stroke('M-60 -150V-190Q-60 -204 -46 -204H60Q74 -204 74 -190V-92', decor.tone('#8d9ab4'), 14) +
      circle([66, -46], 26, decor.tone('#5f6796')) +
      circle([66, -46], 16, decor.tone('#bcc6d8')) +
      times(4, (index) =>
        stroke('M66 -46V-62', decor.tone('#5f6796'), 3, {
          transform: `rotate(${index * 90 + 20} 66 -46)`,
        }),
      ).join('') +
      times(5, (index) =>
        box(decor, -110 + index * 20, 36, 12, 24, c, { key: -0.4, radius: 2 }),
      ).join('')
    );
  },
};

export const shopShelves: Fixture = {
  widthCm: 200,
  depthCm: 46,
  heightCm: 190,
  spots: [{ kind: 'shelf', xCm: 0, upCm: 96, widthCm: 180 }],
  draw: (decor) => {
    const { random, accents } = decor;
    const goods = (up: number) =>
      times(9, (index) => {
        const h = random.between(18, 30);
        const x = -90 + index * 20;
        const color = random.pick([...accents, '#f3e3cd', '#f29bb0', '#8fc7e8'] as const);
        return index % 3 === 1
          ? ellipse([x + 7, -up - 9], 8, 9, decor.tone(color))
          : box(decor, x, up + h, 14, h, color, { radius: 2 }) +
              box(decor, x, up + h * 0.6, 14, h * 0.3, '#fffdf8', { opacity: 0.7 });
      }).join('');
    return (
      footShadow(decor, -100, 200) +
      box(decor, -100, 190, 200, 190, decor.wood, { radius: 2 }) +
      box(decor, -95, 185, 190, 182, decor.wood, { key: -0.4 }) +
      [10, 54, 98, 142]
        .map((up) => goods(up) + box(decor, -97, up, 194, 5, decor.wood, { key: 0.2 }))
        .join('')
    );
  },
};

export const clothesRail: Fixture = {
  widthCm: 170,
  heightCm: 160,
  draw: (decor) =>
    footShadow(decor, -80, 160) +
    stroke('M-76 -2V-156H76V-2', decor.tone('#5f6796'), 4) +
    times(9, (index) => {
      const x = -62 + index * 15.5;
      const color = decor.accents[index % 4] ?? '#f2664f';
      const long = 62 + ((index * 13) % 34);
      return path(
        `M${x - 2} -150Q${x} -156 ${x + 2} -150L${x + 10} -140L${x + 11} ${-140 + long}H${x - 11}L${x - 10} -140Z`,
        decor.tone(color, index % 2 ? 0.12 : -0.12),
      );
    }).join(''),
};

export const wallBars: Fixture = {
  widthCm: 190,
  heightCm: 230,
  draw: (decor) =>
    [-92, 0, 86].map((x) => box(decor, x, 230, 8, 230, decor.wood, { key: -0.1 })).join('') +
    times(13, (index) =>
      box(decor, -92, 26 + index * 16, 184, 5, decor.wood, { key: 0.2, radius: 2.5 }),
    ).join(''),
};

export const dumbbells: Fixture = {
  widthCm: 150,
  heightCm: 84,
  draw: (decor) =>
    footShadow(decor, -70, 140) +
    [-70, 62].map((x) => rectangle([x, -84], 8, 84, decor.tone('#4a5486'))).join('') +
    [64, 26]
      .map(
        (up) =>
          box(decor, -70, up, 140, 6, '#4a5486') +
          times(4, (index) => {
            const x = -50 + index * 33;
            const color = decor.accents[index] ?? '#f2664f';
            return (
              box(decor, x - 4, up + 8, 18, 4, '#bcc6d8') +
              [-8, 10]
                .map((dx) => box(decor, x + dx, up + 15, 7, 18, color, { radius: 2 }))
                .join('')
            );
          }).join(''),
      )
      .join(''),
};

export const yogaThings: Fixture = {
  widthCm: 110,
  heightCm: 70,
  draw: (decor) =>
    footShadow(decor, -48, 96) +
    times(3, (index) =>
      solid(decor, -50, 18 + index * 16, 46, 14, decor.accents[index] ?? '#f2664f', 3),
    ).join('') +
    times(
      3,
      (index) =>
        circle(
          [16 + index * 16 - (index === 2 ? 24 : 0), -10 - (index === 2 ? 14 : 0)],
          8.6,
          decor.tone(decor.accents[index] ?? '#f2664f', 0.2),
        ) +
        circle(
          [16 + index * 16 - (index === 2 ? 24 : 0), -10 - (index === 2 ? 14 : 0)],
          4,
          decor.tone(decor.accents[index] ?? '#f2664f', -0.3),
        ),
    ).join(''),
};

export const column: Fixture = {
  widthCm: 80,
  heightCm: 330,
  draw: (decor) => {
    const stone = '#e3dccf';
    const flutes = [-18, -8, 2, 12].map((x) => box(decor, x, 300, 4, 270, stone, { key: -0.22 }));
    return (
      footShadow(decor, -38, 76) +
      box(decor, -38, 14, 76, 14, stone, { key: -0.1 }) +
      box(decor, -33, 26, 66, 12, stone, { radius: 6, key: 0.1 }) +
      box(decor, -27, 302, 54, 278, stone) +
      flutes.join('') +
      box(decor, 14, 302, 13, 278, stone, { key: -0.35 }) +
      box(decor, -34, 314, 68, 14, stone, { radius: 6, key: 0.15 }) +
      box(decor, -40, 332, 80, 18, stone, { key: 0.25 })
    );
  },
};

export const pedestal: Fixture = {
  widthCm: 70,
  heightCm: 165,
  spots: [{ kind: 'table', xCm: 0, upCm: 104, widthCm: 50 }],
  draw: (decor) =>
    footShadow(decor, -28, 56) +
    solid(decor, -24, 100, 48, 96, '#f3eee6') +
    box(decor, -29, 106, 58, 8, '#f3eee6', { key: 0.25 }) +
    box(decor, -29, 8, 58, 8, '#f3eee6', { key: -0.1 }) +
    path(
      'M-9 -106Q-26 -128 -14 -146Q-8 -152 -8 -160H8Q8 -152 14 -146Q26 -128 9 -106Z',
      decor.tone(decor.accents[0]),
    ) +
    path(
      'M4 -106Q20 -128 8 -148Q6 -154 8 -160Q8 -152 14 -146Q26 -128 9 -106Z',
      decor.tone(decor.accents[0], -0.3),
    ) +
    stroke('M-17 -132Q0 -126 17 -132', decor.tone('#fff6ea'), 3),
};

export const throne: Fixture = {
  widthCm: 150,
  heightCm: 230,
  spots: [{ kind: 'table', xCm: 0, upCm: 74, widthCm: 60 }],
  draw: (decor) => {
    const gold = '#e9b64a';
    return (
      footShadow(decor, -90, 180) +
      box(decor, -100, 26, 200, 13, '#b9b3c2', { key: 0.15 }) +
      box(decor, -84, 39, 168, 13, '#b9b3c2', { key: 0.3 }) +
      path(
        'M-44 -40V-196Q-44 -210 -30 -214L0 -240L30 -214Q44 -210 44 -196V-40Z',
        decor.tone(gold),
      ) +
      path('M-34 -48V-188Q-34 -200 0 -206Q34 -200 34 -188V-48Z', decor.tone('#a83240')) +
      path('M8 -48V-204Q34 -200 34 -188V-48Z', decor.tone('#a83240', -0.25)) +
      circle([0, -222], 8, decor.tone('#d9413b', 0.2)) +
      box(decor, -52, 88, 104, 20, '#a83240', { radius: 5, key: 0.15 }) +
      box(decor, -54, 70, 108, 10, gold, { key: -0.15 }) +
      [-58, 44]
        .map(
          (x) =>
            box(decor, x, 116, 14, 76, gold, { radius: 5 }) +
            circle([x + 7, -118], 9, decor.tone(gold, 0.25)),
        )
        .join('')
    );
  },
};

export const banner: Fixture = {
  widthCm: 60,
  heightCm: 170,
  hangsCm: 130,
  draw: (decor) =>
    box(decor, -34, 172, 68, 5, '#e9b64a', { radius: 2.5 }) +
    shape(
      [
        [-27, -168],
        [27, -168],
        [27, -14],
        [0, 4],
        [-27, -14],
      ],
      decor.tone(decor.accents[0]),
    ) +
    shape(
      [
        [10, -168],
        [27, -168],
        [27, -14],
        [10, -3],
      ],
      decor.tone(decor.accents[0], -0.25),
    ) +
    circle([0, -104], 14, decor.tone('#e9b64a')) +
    circle([0, -104], 9, decor.tone(decor.accents[0], -0.1)),
};

export const serverRack: Fixture = {
  widthCm: 90,
  depthCm: 90,
  heightCm: 215,
  draw: (decor) =>
    footShadow(decor, -40, 80) +
    box(decor, -42, 215, 84, 215, '#3a4380', { radius: 3 }) +
    box(decor, -36, 209, 72, 200, '#1c2250', { radius: 2 }) +
    times(
      13,
      (index) =>
        box(decor, -33, 204 - index * 15, 66, 12, index % 4 === 1 ? '#4a5596' : '#323c78', {
          radius: 1,
        }) +
        times(4, (light) =>
          circle(
            [-26 + light * 7, -198 + index * 15],
            1.8,
            decor.random.chance(0.75) ? decor.glow('#6ff0e0') : decor.glow('#ffb04a'),
          ),
        ).join(''),
    ).join(''),
};

export const plantBench: Fixture = {
  widthCm: 230,
  heightCm: 140,
  spots: [{ kind: 'table', xCm: 0, upCm: 78, widthCm: 200 }],
  draw: (decor) =>
    footShadow(decor, -108, 216) +
    [-104, 94].map((x) => rectangle([x, -74], 9, 74, decor.tone(decor.wood, -0.2))).join('') +
    times(6, (index) =>
      pottedPlant(
        decor,
        -92 + index * 37,
        78,
        46 + ((index * 11) % 26),
        index % 2 ? '#c9653f' : '#d98a5a',
      ),
    ).join('') +
    box(decor, -115, 79, 230, 8, decor.wood, { key: 0.2, radius: 1 }) +
    box(decor, -106, 28, 212, 6, decor.wood, { key: -0.15 }) +
    times(4, (index) => pottedPlant(decor, -70 + index * 46, 28, 36, '#c9653f')).join(''),
};

/** Bottles that lie in a rack of squares. */
export const wineRack: Fixture = {
  widthCm: 180,
  heightCm: 200,
  draw: (decor) =>
    footShadow(decor, -90, 180) +
    box(decor, -90, 200, 180, 200, decor.wood, { key: -0.45 }) +
    times(42, (index) => {
      const [x, up] = [-76 + (index % 6) * 30, 24 + Math.floor(index / 6) * 27];
      const color = index % 4 === 1 ? '#7a2f45' : '#3f6a4f';
      return index % 7 === 3
        ? ''
        : circle([x, -up], 9, decor.tone(color, 0.1)) + circle([x, -up], 4, decor.tone('#2b2e40'));
    }).join('') +
    times(7, (index) => box(decor, -92 + index * 30, 200, 4, 200, decor.wood)).join('') +
    times(8, (index) => box(decor, -90, 12 + index * 27, 180, 4, decor.wood, { key: 0.1 })).join(
      '',
    ),
};
