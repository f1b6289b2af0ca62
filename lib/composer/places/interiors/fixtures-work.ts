import { circle, path, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { bookRow, box, type Fixture, footShadow, pottedPlant, solid } from './fixture';

/** What stands in offices, schools, surgeries, workshops, shops and halls. */

export const deskWithScreen: Fixture = {
  widthCm: 150,
  heightCm: 122,
  spots: [{ kind: 'table', xCm: -35, upCm: 75, widthCm: 60 }],
  draw: (decor) =>
    footShadow(decor, -70, 140) +
    [-66, 60].map((x) => rectangle([x, -70], 6, 70, decor.tone('#5f6796'))).join('') +
    solid(decor, 26, 66, 40, 48, decor.paint, 2) +
    box(decor, 30, 60, 32, 12, decor.paint, { key: 0.3, radius: 1 }) +
    box(decor, -75, 75, 150, 6, decor.wood, { radius: 2, key: 0.15 }) +
    rectangle([12, -92], 6, 18, decor.tone('#8d9ab4')) +
    box(decor, 0, 78, 30, 3, '#8d9ab4', { radius: 1 }) +
    box(decor, -20, 122, 70, 42, '#2b2e52', { radius: 3 }) +
    box(decor, -17, 119, 64, 36, decor.isDark ? '#8fc7e8' : '#dfeaf5') +
    [112, 104, 96]
      .map((up, index) =>
        box(decor, -10, up, 40 - index * 9, 3, decor.accents[index % 3] ?? '#2f8f78'),
      )
      .join('') +
    box(decor, -60, 86, 12, 11, decor.accents[1], { radius: 2 }),
};

export const officeCabinet: Fixture = {
  widthCm: 90,
  depthCm: 44,
  heightCm: 120,
  draw: (decor) =>
    footShadow(decor, -42, 84) +
    solid(decor, -42, 106, 84, 104, decor.paint, 3) +
    times(
      3,
      (index) =>
        box(decor, -37, 101 - index * 33, 74, 29, decor.paint, { key: 0.25, radius: 2 }) +
        box(decor, -9, 90 - index * 33, 18, 3, '#6c7690', { radius: 1.5 }),
    ).join('') +
    pottedPlant(decor, -18, 106, 46, decor.accents[0]) +
    bookRow(decor, 4, 106, 30, 24),
};

export const globe: Fixture = {
  widthCm: 90,
  heightCm: 120,
  draw: (decor) =>
    footShadow(decor, -40, 80) +
    solid(decor, -42, 74, 84, 72, decor.wood, 2) +
    box(decor, -38, 68, 76, 28, decor.wood, { key: 0.2, radius: 2 }) +
    box(decor, -38, 36, 76, 28, decor.wood, { key: 0.2, radius: 2 }) +
    stroke('M-14 -76H14M0 -76V-84', decor.tone('#f0b93f'), 3.4) +
    circle([0, -102], 18, decor.tone('#4fa9cf')) +
    path(
      'M-12 -114Q-4 -120 4 -112T-2 -100T-12 -102ZM4 -98Q14 -102 13 -94T4 -86Z',
      decor.tone('#6dbb74'),
    ) +
    bookRow(decor, -38, 74, 18, 22),
};

export const examCouch: Fixture = {
  widthCm: 200,
  heightCm: 90,
  draw: (decor) =>
    footShadow(decor, -90, 180) +
    [-80, 72].map((x) => rectangle([x, -54], 6, 52, decor.tone('#8d9ab4'))).join('') +
    box(decor, -88, 34, 176, 5, '#bcc6d8') +
    box(decor, -94, 68, 188, 14, decor.accents[2], { radius: 6 }) +
    `<g transform="rotate(-28 40 -66)">${box(decor, 38, 78, 62, 13, decor.accents[2], { radius: 6, key: 0.12 })}</g>` +
    box(decor, -94, 71, 120, 5, '#fffdf8', { radius: 2 }),
};

export const medicineCabinet: Fixture = {
  widthCm: 110,
  depthCm: 40,
  heightCm: 185,
  spots: [{ kind: 'shelf', xCm: 0, upCm: 84, widthCm: 90 }],
  draw: (decor) =>
    footShadow(decor, -52, 104) +
    solid(decor, -52, 185, 104, 183, '#e3edf2', 3) +
    [-48, 2].map((x) => box(decor, x, 180, 46, 94, '#cfe3ec', { radius: 2 })).join('') +
    [148, 116]
      .map(
        (up) =>
          times(6, (index) =>
            box(
              decor,
              -42 + index * 15,
              up + 8 + ((index * 5) % 12),
              9,
              8 + ((index * 5) % 12),
              ['#f2664f', '#fffdf8', '#2f8f78', '#f5b33f', '#3f7fd1', '#fffdf8'][index] ??
                '#fffdf8',
              { radius: 1.5 },
            ),
          ).join('') + box(decor, -48, up, 96, 2.5, '#a9bccb'),
      )
      .join('') +
    [-48, 2].map((x) => box(decor, x, 80, 46, 72, '#f2f7f9', { radius: 2 })).join('') +
    [-8, 5].map((x) => box(decor, x, 56, 3, 16, '#8d9ab4', { radius: 1.5 })).join(''),
};

export const labBench: Fixture = {
  widthCm: 280,
  heightCm: 150,
  spots: [{ kind: 'counter', xCm: -60, upCm: 94, widthCm: 100 }],
  draw: (decor) => {
    const flask = (x: number, color: string, s: number) =>
      path(
        `M${x - 3 * s} ${-94 - 24 * s}H${x + 3 * s}V${-94 - 15 * s}L${x + 10 * s} -94H${x - 10 * s}L${x - 3 * s} ${-94 - 15 * s}Z`,
        decor.tone('#d9eef4'),
        { opacity: 0.85 },
      ) +
      path(
        `M${x - 6.6 * s} ${-94 - 7.5 * s}H${x + 6.6 * s}L${x + 10 * s} -94H${x - 10 * s}Z`,
        decor.tone(color),
      );
    const tubes =
      times(
        5,
        (index) =>
          box(decor, 64 + index * 9, 118, 5, 20, '#d9eef4', { radius: 2.5 }) +
          box(decor, 64 + index * 9, 108, 5, 10, decor.accents[index % 4] ?? '#f2664f', {
            radius: 2.5,
          }),
      ).join('') + box(decor, 60, 104, 50, 4, decor.wood);
    const scope =
      path(
        'M-118 -94H-78V-99H-90Q-76 -112 -86 -132L-92 -126Q-86 -114 -98 -106H-118Z',
        decor.tone('#4a5486'),
      ) +
      `<g transform="rotate(24 -98 -128)">${box(decor, -103, 144, 10, 32, '#4a5486', { radius: 2 })}${box(decor, -101, 152, 6, 9, '#bcc6d8', { radius: 1 })}</g>`;
    return (
      footShadow(decor, -138, 276) +
      box(decor, -140, 90, 280, 90, '#e6eef3') +
      times(
        4,
        (index) =>
          box(decor, -136 + index * 69.5, 84, 66, 72, '#f4f8fa', { radius: 2 }) +
          box(decor, -112 + index * 69.5, 78, 18, 3, '#8d9ab4', { radius: 1.5 }),
      ).join('') +
      box(decor, -140, 8, 280, 8, '#8d9ab4') +
      scope +
      flask(-30, decor.accents[0], 1.3) +
      flask(4, decor.accents[2], 1) +
      flask(30, decor.accents[1], 1.2) +
      tubes +
      box(decor, -146, 95, 292, 6, '#8496b4', { key: 0.2, radius: 2 })
    );
  },
};

export const workbench: Fixture = {
  widthCm: 240,
  heightCm: 100,
  spots: [{ kind: 'counter', xCm: 0, upCm: 88, widthCm: 180 }],
  draw: (decor) =>
    footShadow(decor, -112, 224) +
    [-110, 92].map((x) => solid(decor, x, 82, 18, 82, decor.wood)).join('') +
    box(decor, -94, 26, 188, 8, decor.wood, { key: -0.25 }) +
    solid(decor, -80, 54, 46, 28, '#d9534a', 2) +
    solid(decor, 10, 58, 60, 32, decor.wood, 2) +
    box(decor, -120, 88, 240, 10, decor.wood, { key: 0.2, radius: 2 }) +
    box(decor, 76, 104, 30, 16, '#5f6796', { radius: 2 }) +
    box(decor, 84, 110, 6, 8, '#8d9ab4') +
    box(decor, -100, 92, 60, 4, '#e6c096'),
};
