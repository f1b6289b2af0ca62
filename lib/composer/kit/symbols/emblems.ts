import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { polygon } from '@/lib/svg/path';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { createLathe, type Drawer, formed, paintSide, rod } from '../form';
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
