import type { Hex } from '@/lib/color/hex';
import { circle, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed } from '../form';
export const watch: Drawer = (pen, { color = HOUSE.leather, state }) => {
  const strap = formed(pen, 'M-24 -150H24L30 -96H-30ZM-30 -54H30L24 0H-24Z', color, {
    depth: 6,
    light: 2,
  });
  const face =
    state === 'open'
      ? rectangle([-36, -112], 72, 76, HOUSE.ink, { radius: 16 }) +
        rectangle([-30, -106], 60, 64, '#2f3670', { radius: 12 }) +
        stroke('M-18 -74A18 18 0 1 1 6 -57', HOUSE.coral, 6) +
        stroke('M-9 -74A9 9 0 1 1 4 -66', HOUSE.teal, 5)
      : circle([0, -75], 42, HOUSE.gold) +
        circle([-1, -76], 38, lighter(HOUSE.gold, 0.4)) +
        circle([0, -75], 34, HOUSE.paper) +
        times(12, (index) =>
          placed(rectangle([-1.2, -31], 2.4, 6, HOUSE.navy), {
            at: [0, -75],
            angleDegrees: index * 30,
          }),
        ).join('') +
        stroke('M0 -75V-96M0 -75L14 -66', HOUSE.navy, 3.4) +
        circle([0, -75], 3, HOUSE.coral);
  return {
    svg:
      strap + face + rectangle([state === 'open' ? 35 : 41, -79], 6, 9, HOUSE.gold, { radius: 2 }),
    anchors: { screen: { at: [0, -75], spanCm: 68 } },
  };
};

/** The case and the face of a clock, round or square, about a middle. */
function clockFace(y: number, r: number, color: Hex, isSquare: boolean): string {
  const disc = (x: number, middle: number, reach: number, fill: Hex) =>
    isSquare
      ? rectangle([x - reach, middle - reach], reach * 2, reach * 2, fill, { radius: r * 0.1 })
      : circle([x, middle], reach, fill);
  return (
    disc(0, y, r, darker(color, 0.2)) +
    disc(-r * 0.02, y - r * 0.03, r * 0.97, color) +
    disc(0, y, r * 0.82, darker(HOUSE.paper, 0.14)) +
    disc(0, y, r * 0.8, HOUSE.paper)
  );
}

export const clock: Drawer = (pen, { color = HOUSE.coral, state, shape: told }) => {
  const isSquare = told === 'square' || told === 'rectangular';
  const dial = (y: number, r: number) =>
    clockFace(y, r, color, isSquare) +
    times(12, (index) =>
      placed(
        rectangle([-r * 0.02, -r * 0.74], r * 0.04, r * (index % 3 ? 0.08 : 0.14), HOUSE.navy, {
          radius: r * 0.02,
        }),
        { at: [0, y], angleDegrees: index * 30 },
      ),
    ).join('') +
    stroke(`M0 ${y}L${-r * 0.3} ${y - r * 0.3}`, HOUSE.navy, r * 0.07) +
    stroke(`M0 ${y}L${r * 0.34} ${y - r * 0.42}`, HOUSE.navy, r * 0.05) +
    stroke(`M0 ${y + r * 0.14}L0 ${y - r * 0.56}`, HOUSE.coral, r * 0.02) +
    circle([0, y], r * 0.06, HOUSE.coral) +
    path(
      `M${-r * 0.6} ${y - r * 0.2}A${r * 0.64} ${r * 0.64} 0 0 1 ${-r * 0.1} ${y - r * 0.62}L${r * 0.1} ${y - r * 0.6}A${r * 0.8} ${r * 0.8} 0 0 0 ${-r * 0.5} ${y}Z`,
      '#ffffff',
      { opacity: 0.6 },
    );
  if (state === 'open')
    return {
      unitCm: 0.12,
      svg:
        stroke('M-34 -10L-46 4M34 -10L46 4', HOUSE.metalDark, 9) +
        stroke('M0 -120V-132', HOUSE.metalDark, 8) +
        placed(path('M-30 0A30 30 0 0 1 30 0Z', HOUSE.gold), {
          at: [-44, -112],
          angleDegrees: -34,
        }) +
        placed(path('M-30 0A30 30 0 0 1 30 0Z', darker(HOUSE.gold, 0.12)), {
          at: [44, -112],
          angleDegrees: 34,
        }) +
        dial(-62, 64),
      anchors: { grip: { at: [0, -130] } },
    };
  if (state === 'broken')
    return {
      unitCm: 1,
      svg:
        formed(
          pen,
          'M-28 0V-28L-22 -34V-120L-30 -128V-190Q0 -224 30 -190V-128L22 -120V-34L28 -28V0Z',
          HOUSE.wood,
          { depth: 5, light: 2 },
        ) +
        rectangle([-15, -114], 30, 72, '#4a2a2e', { radius: 2 }) +
        stroke('M0 -114V-66', HOUSE.gold, 2) +
        circle([0, -62], 7, HOUSE.gold) +
        placed(dial(0, 22), { at: [0, -164] }),
    };
  return { unitCm: 0.26, svg: dial(-62, 62), anchors: { screen: { at: [0, -62], spanCm: 100 } } };
};
