import { circle, ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { bookRow, box, type Decor, type Fixture, footShadow, pottedPlant, solid } from './fixture';

/** What stands in homes and cafés along the wall. */

/** Light around a lamp, in rings so faint that no edge is seen. */
function softGlow(decor: Decor, at: Point, radius: number): string {
  return times(6, (_, share) =>
    circle(at, radius * (1 - share * 0.8), decor.glow('#ffd98a'), { opacity: 0.06 }),
  ).join('');
}

export const plant: Fixture = {
  widthCm: 80,
  heightCm: 105,
  draw: (decor) => footShadow(decor, -18, 36) + pottedPlant(decor, 0, 0, 120, decor.accents[0]),
};

export const floorLamp: Fixture = {
  widthCm: 50,
  heightCm: 165,
  draw: (decor) =>
    (decor.isDark ? softGlow(decor, [0, -148], 90) : '') +
    footShadow(decor, -14, 28) +
    rectangle([-1.6, -140], 3.2, 138, decor.tone('#4a4f6e')) +
    ellipse([0, -2], 16, 3, decor.tone('#4a4f6e', -0.2)) +
    shape(
      [
        [-15, -168],
        [15, -168],
        [24, -134],
        [-24, -134],
      ],
      decor.isDark ? decor.glow('#ffe2a0') : decor.tone('#fbe6c4', 0.2),
    ),
};

export const sofa: Fixture = {
  widthCm: 215,
  heightCm: 88,
  spots: [{ kind: 'table', xCm: 0, upCm: 44, widthCm: 160 }],
  draw: (decor) => {
    const c = decor.accents[2];
    const cushion = (x: number) => box(decor, x, 46, 82, 18, c, { radius: 7, key: 0.2 });
    return (
      footShadow(decor, -104, 208) +
      [-92, 84].map((x) => box(decor, x, 14, 8, 14, decor.wood, { key: -0.3 })).join('') +
      box(decor, -94, 88, 188, 62, c, { radius: 14 }) +
      box(decor, -94, 62, 188, 34, c, { key: -0.28, radius: 6 }) +
      box(decor, -94, 32, 188, 20, c, { key: -0.12, radius: 5 }) +
      cushion(-84) +
      cushion(2) +
      box(decor, -106, 62, 26, 52, c, { radius: 11, key: 0.08 }) +
      box(decor, 80, 62, 26, 52, c, { radius: 11, key: -0.14 }) +
      box(decor, -72, 74, 34, 32, decor.accents[1], { radius: 6 }) +
      box(decor, 34, 72, 34, 30, decor.accents[0], { radius: 6 })
    );
  },
};

export const bookcase: Fixture = {
  widthCm: 110,
  depthCm: 34,
  heightCm: 200,
  spots: [{ kind: 'shelf', xCm: 0, upCm: 88, widthCm: 100 }],
  draw: (decor) => {
    const rows = times(5, (index) => {
      const up = 8 + index * 38;
      const right = index % 2 === 0;
      const filled =
        index === 2
          ? pottedPlant(decor, -30, up, 34, decor.accents[1]) + bookRow(decor, -6, up, 52, 30)
          : bookRow(decor, right ? -50 : -34, up, right ? 74 : 84, 31);
      return (
        filled +
        (right && index
          ? box(decor, 32, up + 20, 14, 20, decor.accents[index % 4] ?? decor.accents[0], {
              radius: 4,
            })
          : '') +
        box(decor, -52, up, 104, 3, decor.wood, { key: 0.15 })
      );
    });
    return (
      footShadow(decor, -55, 110) +
      box(decor, -55, 200, 110, 200, decor.wood, { radius: 2 }) +
      box(decor, -51, 196, 102, 192, decor.wood, { key: -0.5 }) +
      rows.join('') +
      box(decor, -57, 203, 114, 5, decor.wood, { key: 0.3, radius: 1 })
    );
  },
};

export const sideboard: Fixture = {
  widthCm: 160,
  depthCm: 42,
  heightCm: 80,
  spots: [{ kind: 'shelf', xCm: 0, upCm: 74, widthCm: 140 }],
  draw: (decor) =>
    footShadow(decor, -76, 152) +
    [-70, 62].map((x) => rectangle([x, -16], 6, 16, decor.tone(decor.wood, -0.5))).join('') +
    solid(decor, -80, 74, 160, 58, decor.wood, 3) +
    [-78, -26, 26]
      .map(
        (x) =>
          box(decor, x + 2, 68, 48, 46, decor.wood, { key: 0.18, radius: 2 }) +
          circle([x + 42, -45], 2, decor.tone('#f0b93f')),
      )
      .join('') +
    pottedPlant(decor, 52, 74, 44, decor.accents[0]) +
    bookRow(decor, -66, 74, 34, 24),
};

export const bed: Fixture = {
  widthCm: 215,
  heightCm: 105,
  draw: (decor) => {
    const cloth = decor.accents[3];
    return (
      footShadow(decor, -106, 212) +
      box(decor, -108, 105, 16, 105, decor.wood, { radius: 5 }) +
      box(decor, 98, 58, 10, 58, decor.wood, { radius: 4, key: -0.15 }) +
      box(decor, -96, 34, 198, 24, decor.wood, { key: -0.1 }) +
      box(decor, -94, 56, 194, 24, '#fffaf2', { radius: 6 }) +
      box(decor, -88, 76, 54, 24, '#fffaf2', { radius: 11, key: 0.1 }) +
      path('M-46 -62Q20 -72 100 -60V-24H-40Q-52 -44 -46 -62Z', decor.tone(cloth, 0.35)) +
      path(
        'M-46 -62Q-34 -70 -22 -66Q-26 -44 -20 -24H-40Q-52 -44 -46 -62Z',
        decor.tone('#fffaf2', -0.1),
      ) +
      path('M40 -65Q70 -65 100 -60V-24H60Q52 -44 40 -65Z', decor.tone(cloth, 0.12))
    );
  },
};

export const wardrobe: Fixture = {
  widthCm: 130,
  depthCm: 58,
  heightCm: 205,
  draw: (decor) =>
    footShadow(decor, -65, 130) +
    solid(decor, -65, 205, 130, 200, decor.paint, 3) +
    [-61, 2]
      .map((x) => box(decor, x, 198, 59, 186, decor.paint, { key: 0.25, radius: 2 }))
      .join('') +
    [-6, 4].map((x) => box(decor, x, 112, 3, 20, '#f0b93f', { radius: 1.5 })).join(''),
};

export const nightstand: Fixture = {
  widthCm: 60,
  depthCm: 42,
  heightCm: 100,
  draw: (decor) =>
    (decor.isDark ? softGlow(decor, [0, -80], 60) : '') +
    footShadow(decor, -24, 48) +
    solid(decor, -26, 52, 52, 50, decor.wood, 2) +
    box(decor, -21, 46, 42, 18, decor.wood, { key: 0.25, radius: 1 }) +
    rectangle([-1.5, -70], 3, 18, decor.tone('#f0b93f')) +
    shape(
      [
        [-10, -92],
        [10, -92],
        [16, -68],
        [-16, -68],
      ],
      decor.isDark ? decor.glow('#ffe2a0') : decor.tone(decor.accents[1], 0.2),
    ),
};

export const fridge: Fixture = {
  widthCm: 75,
  depthCm: 64,
  heightCm: 185,
  draw: (decor) =>
    footShadow(decor, -36, 72) +
    solid(decor, -36, 185, 72, 182, '#dfe8ee', 7) +
    box(decor, -36, 122, 72, 2.5, '#bcc6d8') +
    [150, 96].map((up) => box(decor, -30, up, 4, 26, '#8d9ab4', { radius: 2 })).join('') +
    box(decor, 6, 160, 12, 9, decor.accents[0], { radius: 1 }) +
    box(decor, 2, 146, 9, 11, decor.accents[1], { radius: 1 }),
};

/** A long bar with a machine and cups on it; the barista stands behind, guests before it. */
export const cafeCounter: Fixture = {
  widthCm: 300,
  heightCm: 150,
  spots: [{ kind: 'counter', xCm: -60, upCm: 106, widthCm: 130 }],
  draw: (decor) => {
    const c = decor.accents[2];
    const planks = times(12, (index) =>
      box(decor, -146 + index * 24.5, 94, 18, 82, c, { key: index % 2 ? -0.06 : 0.1, radius: 1 }),
    );
    const machine =
      box(decor, 50, 152, 84, 46, '#5f6796', { radius: 4 }) +
      box(decor, 50, 152, 84, 9, '#dfe6f0', { radius: 3 }) +
      box(decor, 50, 143, 84, 5, decor.accents[0]) +
      box(decor, 60, 132, 26, 26, '#2b2e52', { radius: 2 }) +
      box(decor, 98, 132, 26, 26, '#2b2e52', { radius: 2 }) +
      [68, 106].map((x) => box(decor, x, 116, 10, 9, '#fff6ea', { radius: 2 })).join('') +
      times(5, (index) =>
        box(decor, 55 + index * 15, 160, 10, 8, index % 2 ? decor.accents[1] : '#fff6ea', {
          radius: 2,
        }),
      ).join('');
    const cakes =
      box(decor, -140, 146, 76, 40, '#dff0f2', { radius: 5, opacity: 0.75 }) +
      [128, 112]
        .map(
          (up) =>
            times(4, (index) =>
              ellipse(
                [-128 + index * 18, -up + 2],
                7,
                4.5,
                decor.tone(['#e0a458', '#c9654a', '#f29bb0', '#8a5638'][index] ?? '#e0a458', 0.1),
              ),
            ).join('') + box(decor, -138, up - 3, 72, 2, '#bcc6d8'),
        )
        .join('');
    return (
      footShadow(decor, -150, 300) +
      box(decor, -150, 100, 300, 100, c, { key: -0.3 }) +
      planks.join('') +
      machine +
      cakes +
      box(decor, -156, 107, 312, 9, decor.wood, { key: 0.15, radius: 3 }) +
      box(decor, -156, 99, 312, 3, decor.wood, { key: -0.5 })
    );
  },
};

/** A round table with two chairs. */
export const cafeTable: Fixture = {
  widthCm: 190,
  heightCm: 95,
  spots: [{ kind: 'table', xCm: 0, upCm: 76, widthCm: 70 }],
  draw: (decor) => {
    const chair = (x: number, side: number) => {
      const back = x - side * 18;
      return (
        stroke(
          `M${back} -92L${back + side * 3} -46L${back - side * 3} -2M${x + side * 18} -46L${x + side * 21} -2`,
          decor.tone(decor.wood, -0.3),
          4,
        ) +
        box(decor, x - 22, 49, 44, 6, decor.accents[0], { radius: 3 }) +
        box(decor, back - 4, 94, 8, 26, decor.wood, { radius: 4, key: 0.1 })
      );
    };
    return (
      chair(-66, 1) +
      chair(66, -1) +
      footShadow(decor, -30, 60) +
      rectangle([-3.5, -72], 7, 70, decor.tone('#3f4668')) +
      ellipse([0, -2], 26, 4, decor.tone('#3f4668')) +
      box(decor, -42, 77, 84, 6, decor.wood, { radius: 3, key: 0.2 })
    );
  },
};

export const diningTable: Fixture = {
  ...cafeTable,
  draw: (decor) =>
    path(
      'M-50 -74H50L56 -26Q40 -18 28 -28Q12 -16 0 -26Q-14 -16 -28 -28Q-42 -18 -56 -26Z',
      decor.tone('#fff6ea', -0.05),
    ) +
    cafeTable.draw(decor).replace(/^/, '') +
    path(
      'M-50 -78H50L54 -40Q36 -30 22 -40Q8 -30 -6 -40Q-22 -30 -36 -38Q-46 -34 -54 -40Z',
      decor.tone('#fff6ea', 0.05),
    ) +
    [-22, 22].map((x) => ellipse([x, -79], 11, 2.4, decor.tone('#ffffff', 0.1))).join('') +
    stroke('M0 -79V-96', decor.tone('#fff6ea'), 2.4) +
    circle([0, -99], 2.4, decor.glow('#ffb04a')),
};

export const bathtub: Fixture = {
  widthCm: 180,
  heightCm: 62,
  draw: (decor) =>
    footShadow(decor, -84, 168) +
    [-68, 60].map((x) => ellipse([x + 4, -4], 7, 5, decor.tone('#f0b93f', -0.1))).join('') +
    path('M-88 -58H88Q86 -8 56 -7H-56Q-86 -8 -88 -58Z', decor.tone('#fffdf8')) +
    path('M40 -58H88Q86 -8 56 -7H20Q48 -20 40 -58Z', decor.tone('#c9d9e6')) +
    box(decor, -93, 63, 186, 8, '#ffffff', { radius: 4, key: 0.1 }) +
    times(7, (index) =>
      circle([-62 + index * 11, -64 - (index % 3) * 4], 7, decor.tone('#e9f5fa', 0.1), {
        opacity: 0.9,
      }),
    ).join('') +
    stroke('M78 -60V-88Q78 -96 70 -96', decor.tone('#bcc6d8'), 4),
};

export const washbasin: Fixture = {
  widthCm: 80,
  heightCm: 90,
  draw: (decor) =>
    footShadow(decor, -30, 60) +
    solid(decor, -34, 70, 68, 68, decor.wood, 2) +
    box(decor, -29, 62, 58, 26, decor.wood, { key: 0.2, radius: 2 }) +
    box(decor, -29, 33, 58, 26, decor.wood, { key: 0.2, radius: 2 }) +
    path('M-38 -84H38Q36 -70 22 -70H-22Q-36 -70 -38 -84Z', decor.tone('#fffdf8')) +
    stroke('M0 -84V-98Q0 -104 8 -104', decor.tone('#bcc6d8'), 4),
};

/** A lamp on a cord from the ceiling; its lower edge is at `hangsCm`. */
export const pendant: Fixture = {
  widthCm: 44,
  heightCm: 240,
  hangsCm: 205,
  draw: (decor) =>
    (decor.isDark ? softGlow(decor, [0, 4], 80) : '') +
    rectangle([-1, -240], 2, 220, decor.tone('#3f4668')) +
    path('M-22 0Q-20 -21 0 -22T22 0Z', decor.tone(decor.accents[0])) +
    path('M6 -21Q21 -18 22 0H10Q10 -14 6 -21Z', decor.tone(decor.accents[0], -0.3)) +
    path('M-8 0a8 6 0 0 0 16 0Z', decor.glow('#fff0c4')),
};
