import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { polygon } from '@/lib/svg/path';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { createLathe, type Drawer, formed, paintLid, paintSide, rod } from '../form';
export const starPath = polygon(
  times(10, (index) => polar(index * 36 - 90, index % 2 ? 46 : 106)).map(
    ([x, y]) => [x, y - 100] as const,
  ),
);

export const trophy: Drawer = (pen, { color = HOUSE.gold }) => {
  const cup = createLathe('34 0!, 30 8, 10 22, 10 44, 52 74, 72 120, 76 160!', {
    at: [0, -36],
    tilt: 0.16,
  });
  return {
    unitCm: 0.17,
    svg:
      [-1, 1]
        .map((s) =>
          stroke(
            `M${s * 70} -186C${s * 128} -190 ${s * 120} -110 ${s * 52} -106`,
            darker(color, 0.14),
            13,
          ),
        )
        .join('') +
      paintSide(pen, createLathe('54 0!, 50 36!', { tilt: 0.16 }), HOUSE.woodDark, {
        material: 'wood',
      }) +
      paintSide(pen, cup, color, { material: 'metal' }) +
      ellipse([0, -196], 76, 12, lighter(color, 0.3)) +
      ellipse([0, -195], 66, 9, darker(color, 0.3)) +
      rectangle([-26, -26], 52, 16, HOUSE.gold, { radius: 3 }),
    anchors: {
      grip: { at: [100, -150] },
      gripFar: { at: [-100, -150] },
      inside: { at: [0, -196] },
    },
  };
};
export const medal: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.05,
  svg:
    path('M-60 -230H-14L20 -110H-16Z', HOUSE.coral) +
    path('M60 -230H14L-20 -110H16Z', darker(HOUSE.coral, 0.14)) +
    circle([0, -68], 70, darker(color, 0.22)) +
    circle([-2, -70], 68, color) +
    circle([0, -68], 52, darker(color, 0.12)) +
    placed(formed(pen, starPath, lighter(color, 0.3), { depth: 8 }), { at: [0, -24], scaleX: 0.4 }),
  anchors: { neck: { at: [0, -230] } },
});
export const coins: Drawer = (pen, { color = HOUSE.gold, count = 9 }) => ({
  unitCm: 0.05,
  svg: times(count, (index) => {
    const column = index % 3;
    const level = Math.floor(index / 3);
    const l = createLathe('44 0!, 44 16!', {
      at: [[-62, 64, 4][column] ?? 0, (column === 2 ? 16 : 0) - level * 16 + (index % 2) * 2 - 16],
      tilt: 0.3,
    });
    return { column, svg: paintSide(pen, l, color, { material: 'metal' }) + paintLid(l, color) };
  })
    .sort((a, b) => a.column - b.column)
    .map(({ svg }) => svg)
    .join(''),
});
export const bill: Drawer = (pen, { color = '#7cb88f' }) => ({
  unitCm: 0.06,
  svg:
    [2, 1, 0]
      .map((level) =>
        formed(
          pen,
          roundedPath([-120 + level * 8, -110 - level * 9], 240, 110, 6),
          level ? darker(color, level * 0.07) : color,
          { depth: 5, light: 3 },
        ),
      )
      .join('') +
    rectangle([-106, -98], 212, 86, lighter(color, 0.3), { radius: 4 }) +
    circle([0, -55], 32, color) +
    stroke('M0 -74V-36M12 -66C-12 -76 -16 -56 0 -55S12 -38 -12 -44', HOUSE.cream, 6) +
    [-84, 84].map((x) => circle([x, -55], 11, color)).join(''),
});
export const creditCard: Drawer = (pen, { color = '#5b6ad0' }) => ({
  unitCm: 0.034,
  svg:
    formed(pen, roundedPath([-125, -160], 250, 160, 17), color, {
      depth: 8,
      light: 4,
      extra:
        circle([95, 0], 105, HOUSE.white, { opacity: 0.1 }) +
        path('M-125 -160H-20L-100 0H-125Z', HOUSE.white, { opacity: 0.1 }),
    }) +
    rectangle([-103, -115], 39, 29, '#f5c667', { radius: 5 }) +
    stroke('M-103 -100H-64', '#a8742c', 2) +
    times(16, (index) =>
      circle([-98 + (index % 4) * 9 + Math.floor(index / 4) * 48, -62], 3, HOUSE.white),
    ).join('') +
    rectangle([-103, -36], 75, 8, HOUSE.white, { radius: 4, opacity: 0.9 }),
});
export const wallet: Drawer = (pen, { color = HOUSE.leather }) => ({
  unitCm: 0.05,
  svg:
    rectangle([-90, -150], 170, 60, '#7cb88f', { radius: 5 }) +
    formed(pen, roundedPath([-110, -130], 220, 130, 18), color, {
      depth: 12,
      light: 5,
      extra: stroke('M-100 -120H100M-100 -10H100', lighter(color, 0.4), 2),
    }) +
    formed(pen, roundedPath([50, -88], 68, 44, 14), darker(color, 0.14), { depth: 6 }) +
    circle([76, -66], 9, HOUSE.gold),
});
export const sign: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.7,
  svg:
    formed(pen, roundedPath([-8, -190], 16, 190, 2), darker(color, 0.2), { depth: 4 }) +
    formed(pen, 'M-90 -180H80L110 -146L80 -112H-90Z', color, { depth: 8, light: 4 }),
  anchors: { label: { at: [-4, -146], spanCm: 140 } },
});
export const flag: Drawer = (pen, { color = pen.accents[0] }) => ({
  unitCm: 0.9,
  svg:
    rod(pen, 'M-70 0V-220', HOUSE.metalDark, 7) +
    formed(
      pen,
      'M-66 -216C-30 -236 0 -196 40 -212S90 -216 100 -206V-112C70 -124 40 -98 0 -112S-50 -120 -66 -112Z',
      color,
      { depth: 10, light: 4 },
    ) +
    circle([-70, -224], 8, HOUSE.gold),
  anchors: { grip: { at: [-70, -60] } },
});
export const sword: Drawer = (pen) => ({
  unitCm: 0.36,
  svg:
    path('M-14 -76V-250L0 -280L14 -250V-76Z', '#dfe6f2') +
    path('M0 -76V-280L14 -250V-76Z', '#9fabc4') +
    formed(pen, roundedPath([-52, -84], 104, 15, 7), HOUSE.gold, { depth: 5 }) +
    rectangle([-8, -70], 16, 54, HOUSE.leather, { radius: 4 }) +
    circle([0, -11], 12, HOUSE.gold),
  anchors: { grip: { at: [0, -44], angleDegrees: -90 }, tip: { at: [0, -280] } },
});
export const shield: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.3,
  svg:
    formed(
      pen,
      'M0 -220Q50 -190 96 -190V-110C96 -50 50 -16 0 4C-50 -16 -96 -50 -96 -110V-190Q-50 -190 0 -220Z',
      HOUSE.gold,
      { depth: 10, light: 5 },
    ) +
    formed(
      pen,
      'M0 -200Q46 -174 82 -174V-110C82 -60 44 -28 0 -12C-44 -28 -82 -60 -82 -110V-174Q-46 -174 0 -200Z',
      color,
      { depth: 14, light: 5, extra: path('M0 -210V0H100V-210Z', HOUSE.ink, { opacity: 0.1 }) },
    ) +
    placed(path(starPath, HOUSE.gold), { at: [0, -66], scaleX: 0.4 }),
  anchors: { grip: { at: [0, -110] } },
});
export const wand: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.17,
  svg:
    rod(pen, 'M-70 0L40 -150', HOUSE.woodDark, 11) +
    placed(formed(pen, starPath, color, { depth: 12, light: 6 }), {
      at: [54, -128],
      scaleX: 0.46,
    }) +
    [
      [-10, -190],
      [112, -120],
      [90, -226],
    ]
      .map(([x = 0, y = 0]) =>
        path(
          `M${x} ${y - 14}Q${x} ${y} ${x + 14} ${y}Q${x} ${y} ${x} ${y + 14}Q${x} ${y} ${x - 14} ${y}Q${x} ${y} ${x} ${y - 14}Z`,
          HOUSE.yellow,
        ),
      )
      .join(''),
  anchors: { grip: { at: [-54, -22] }, tip: { at: [54, -174] } },
});
export const skull: Drawer = (pen, { color = '#f6f0e4' }) => ({
  svg:
    formed(
      pen,
      'M-90 -120C-90 -186 -48 -214 0 -214S90 -186 90 -120C90 -90 74 -70 52 -60V-14Q52 0 38 0H-38Q-52 0 -52 -14V-60C-74 -70 -90 -90 -90 -120Z',
      color,
      { depth: 16, light: 7 },
    ) +
    [-38, 38].map((x) => ellipse([x, -112], 25, 28, HOUSE.ink)).join('') +
    path('M0 -84L13 -60H-13Z', HOUSE.ink) +
    stroke('M-24 -32V-2M0 -32V-2M24 -32V-2', darker(color, 0.4), 5),
});
export const flame: Drawer = () => ({
  svg:
    path(
      'M0 0C-70 -6 -92 -66 -58 -118C-50 -96 -40 -90 -30 -96C-40 -150 -10 -190 26 -216C20 -170 50 -150 60 -118C66 -124 68 -132 66 -142C104 -90 84 -6 0 0Z',
      HOUSE.red,
    ) +
    path(
      'M0 -4C-50 -8 -62 -52 -38 -90C-30 -76 -24 -72 -16 -76C-18 -110 0 -136 22 -152C20 -116 48 -100 54 -70C58 -34 40 -8 0 -4Z',
      HOUSE.fire,
    ) +
    path(
      'M2 -8C-28 -10 -34 -40 -16 -62C-8 -54 -2 -60 4 -92C16 -74 34 -62 34 -38C34 -20 22 -8 2 -8Z',
      '#ffd35c',
    ),
});
export const snowman: Drawer = (pen) => ({
  unitCm: 0.7,
  svg:
    rod(pen, 'M-50 -130L-104 -168M50 -130L104 -166', HOUSE.woodDark, 6) +
    [
      [0, -56, 62],
      [0, -136, 46],
      [0, -196, 34],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          circle([x, y], r, '#cfdcef') + circle([x - r * 0.1, y - r * 0.1], r * 0.9, HOUSE.snow),
      )
      .join('') +
    [-12, 12].map((x) => circle([x, -204], 4, HOUSE.ink)).join('') +
    path('M0 -196L38 -190L0 -184Z', HOUSE.orange) +
    stroke('M-34 -170Q0 -154 34 -170', HOUSE.red, 15) +
    path('M14 -166L36 -116L16 -112L4 -160Z', HOUSE.red) +
    [-146, -124, -70].map((y) => circle([0, y], 5, HOUSE.ink)).join('') +
    rectangle([-46, -232], 92, 9, HOUSE.navy, { radius: 4 }) +
    rectangle([-28, -276], 56, 46, HOUSE.navy, { radius: 4 }) +
    rectangle([-28, -244], 56, 12, HOUSE.red),
  anchors: { crown: { at: [0, -226] }, hand: { at: [104, -166] } },
});
export const anchor: Drawer = (_pen, { color = HOUSE.navy }) => ({
  unitCm: 0.3,
  svg:
    `<circle cx="0" cy="-206" r="18" fill="none" stroke="${color}" stroke-width="13"/>` +
    stroke('M0 -186V-14M-44 -154H44', color, 17) +
    stroke('M-92 -76C-86 -20 -40 -8 0 -8S86 -20 92 -76', color, 17) +
    path('M-116 -64L-92 -108L-66 -66ZM116 -64L92 -108L66 -66Z', color),
});
export const gravestone: Drawer = (pen, { color = HOUSE.stone }) => ({
  unitCm: 0.5,
  svg:
    formed(pen, 'M-70 0V-130C-70 -210 70 -210 70 -130V0Z', color, { depth: 14, light: 6 }) +
    stroke('M0 -156V-90M-24 -134H24', darker(color, 0.4), 9) +
    rectangle([-86, -14], 172, 14, darker(color, 0.16), { radius: 4 }),
});
