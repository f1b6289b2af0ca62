import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { GLOW } from '../../palette/glow';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { createLathe, type Drawer, formed, paintSide } from '../form';
export const candle: Drawer = (pen, { color = HOUSE.cream, state }) => {
  const body = createLathe('30 0!, 32 2, 32 120!', { tilt: 0.2 });
  const flame =
    state === 'broken'
      ? ''
      : circle([0, -162], 46, '#ffe9a0', { opacity: 0.25 }) +
        circle([0, -160], 28, '#ffe9a0', { opacity: 0.4 }) +
        path('M0 -202Q24 -158 0 -136Q-24 -158 0 -202Z', HOUSE.fire) +
        path('M0 -180Q12 -154 0 -138Q-12 -154 0 -180Z', GLOW.flameHeart);
  return {
    unitCm: 0.08,
    svg:
      paintSide(pen, createLathe('54 0!, 62 6, 60 10'), HOUSE.gold, { material: 'metal' }) +
      ellipse([0, -10], 60, 12, lighter(HOUSE.gold, 0.3)) +
      placed(
        paintSide(pen, body, color, { material: 'matte' }) +
          ellipse([0, -120], 32, 6.4, lighter(color, 0.5)) +
          path('M-32 -118q4 30 12 22q4 -6 6 -18q2 40 12 30q6 -8 4 -28Z', lighter(color, 0.3)),
        { at: [0, -8] },
      ) +
      stroke('M0 -128V-144', HOUSE.ink, 4) +
      flame,
    anchors: { grip: { at: [0, -60] }, tip: { at: [0, -160] } },
  };
};

export const lantern: Drawer = (pen, { color = '#3a3f66', state }) => ({
  unitCm: 0.14,
  svg:
    `<circle cx="0" cy="-226" r="24" fill="none" stroke="${color}" stroke-width="8"/>` +
    formed(pen, 'M-56 -170L-20 -204H20L56 -170Z', color, { depth: 8, light: 4 }) +
    (state === 'broken' ? '' : circle([0, -98], 46, '#ffe9a0', { opacity: 0.6 })) +
    rectangle([-48, -170], 96, 150, GLOW.windowHeart, {
      opacity: state === 'broken' ? 0.3 : 0.85,
    }) +
    (state === 'broken'
      ? ''
      : path('M0 -140Q26 -92 0 -66Q-26 -92 0 -140Z', HOUSE.fire) +
        path('M0 -112Q13 -86 0 -70Q-13 -86 0 -112Z', GLOW.flameHeart)) +
    rectangle([-14, -62], 28, 42, HOUSE.cream, { radius: 2 }) +
    [-52, -4, 44]
      .map((x, index) => rectangle([x, -172], 8, 154, color, { opacity: index === 1 ? 0.55 : 1 }))
      .join('') +
    formed(pen, 'M-62 -22H62L70 0H-70Z', color, { depth: 5, light: 3 }) +
    rectangle([-60, -176], 120, 9, lighter(color, 0.14), { radius: 3 }),
  anchors: { grip: { at: [0, -248] }, tip: { at: [0, -100] } },
});

export const paperLantern: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.2,
  svg:
    stroke('M0 -200V-176', HOUSE.ink, 4) +
    stroke('M0 -10V34', HOUSE.gold, 5) +
    path('M-10 30H10L14 70H-14Z', HOUSE.gold) +
    formed(pen, 'M-30 -170C-120 -160 -120 -26 -30 -16H30C120 -26 120 -160 30 -170Z', color, {
      depth: 26,
      light: 9,
      extra:
        [-60, -28, 28, 60]
          .map((x) =>
            stroke(
              `M${x * 0.5} -172C${x * 1.5} -150 ${x * 1.5} -36 ${x * 0.5} -14`,
              darker(color, 0.2),
              3,
            ),
          )
          .join('') + ellipse([0, -90], 40, 54, GLOW.window, { opacity: 0.45 }),
    }) +
    rectangle([-34, -182], 68, 14, HOUSE.gold, { radius: 3 }) +
    rectangle([-34, -18], 68, 14, HOUSE.gold, { radius: 3 }),
});
