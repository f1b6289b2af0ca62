import { circle, ellipse, path, placed, rectangle } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { createLathe, type Drawer, formed, paintSide, rod } from '../form';

/** A French horn. */
export const horn: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.2,
  svg:
    `<circle cx="-10" cy="-100" r="62" fill="none" stroke="${darker(color, 0.2)}" stroke-width="16"/><circle cx="-12" cy="-102" r="62" fill="none" stroke="${color}" stroke-width="11"/><circle cx="-10" cy="-100" r="40" fill="none" stroke="${darker(color, 0.1)}" stroke-width="10"/>` +
    formed(pen, 'M20 -60C60 -60 80 -40 96 0L10 30C16 0 0 -30 -20 -40Z', color, {
      depth: 14,
      light: 6,
    }) +
    placed(ellipse([0, 0], 52, 14, darker(color, 0.26)), { at: [54, 14], angleDegrees: -19 }) +
    rod(pen, 'M-20 -162L-90 -196', color, 9) +
    [-30, -12, 6]
      .map((x) => rectangle([x - 6, -120], 12, 40, lighter(color, 0.2), { radius: 4 }))
      .join(''),
  anchors: { mouth: { at: [-90, -196] }, grip: { at: [-12, -130] }, gripFar: { at: [50, 0] } },
});

/** A recorder of wood; the concert flute is a wind of its own. */
export const recorder: Drawer = (pen, { color = HOUSE.metal, state }) => ({
  unitCm: 0.28,
  svg: placed(
    formed(pen, roundedPath([-130, -16], 260, 16, 8), state === 'open' ? HOUSE.woodLight : color, {
      depth: 6,
      light: 3,
    }) +
      times(9, (index) =>
        circle([-40 + index * 18, -9], 5, state === 'open' ? HOUSE.woodDark : darker(color, 0.4)),
      ).join('') +
      rectangle([-112, -20], 26, 10, state === 'open' ? HOUSE.wood : darker(color, 0.2), {
        radius: 4,
      }),
    { angleDegrees: -10, at: [0, -20] },
  ),
  anchors: {
    mouth: { at: [-104, -18] },
    grip: { at: [-10, -26] },
    gripFar: { at: [80, -40] },
    tip: { at: [128, -50] },
  },
});

/** A hand bell. */
export const bell: Drawer = (pen, { color = HOUSE.gold }) => {
  const body = createLathe('96 0!, 88 10, 66 34, 56 90, 46 130, 14 152', { tilt: 0.14 });
  return {
    unitCm: 0.09,
    svg:
      circle([0, 6], 20, darker(color, 0.34)) +
      paintSide(pen, body, color, { material: 'metal' }) +
      rod(pen, 'M-14 -160Q-14 -186 0 -186T14 -160', darker(color, 0.2), 9),
    anchors: { grip: { at: [0, -180] } },
  };
};

/** A record player; `open` is a record alone. */
export const recordPlayer: Drawer = (pen, { state }) =>
  state === 'open'
    ? {
        unitCm: 0.15,
        svg:
          circle([2, -98], 100, '#15172f') +
          circle([0, -100], 100, '#2a2d4f') +
          [84, 68, 52]
            .map(
              (r) =>
                `<circle cx="0" cy="-100" r="${r}" fill="none" stroke="#454a78" stroke-width="2"/>`,
            )
            .join('') +
          path('M-60 -170L0 -100L-20 -194ZM60 -30L0 -100L20 -6Z', '#ffffff', { opacity: 0.12 }) +
          circle([0, -100], 34, HOUSE.coral) +
          circle([0, -100], 7, HOUSE.cream),
      }
    : {
        unitCm: 0.2,
        svg:
          formed(pen, roundedPath([-120, -64], 240, 56, 8), HOUSE.wood, { depth: 8, light: 3 }) +
          [-90, 90]
            .map((x) => rectangle([x - 12, -10], 24, 10, HOUSE.ink, { radius: 3 }))
            .join('') +
          ellipse([-24, -66], 84, 22, '#15172f') +
          ellipse([-24, -69], 84, 22, '#2a2d4f') +
          ellipse([-24, -69], 28, 8, HOUSE.coral) +
          rod(pen, 'M92 -92L84 -74L34 -64', HOUSE.metal, 6) +
          circle([92, -84], 12, HOUSE.metalDark) +
          circle([88, -36], 8, HOUSE.gold),
        anchors: { top: { at: [-24, -70] } },
      };

/** A metronome: its case, and the rod that swings with its weight. */
export const metronome: Drawer = (pen, { color = HOUSE.woodDark }) => ({
  unitCm: 0.1,
  svg:
    formed(pen, 'M-80 -12L-34 -206Q-30 -222 -14 -222H14Q30 -222 34 -206L80 -12Z', color, {
      depth: 12,
      light: 6,
    }) +
    path('M-52 -56L-22 -190Q-18 -200 -8 -200H8Q18 -200 22 -190L52 -56Z', HOUSE.cream) +
    times(6, (index) =>
      rectangle([-9, -180 + index * 20], 18, 4, darker(HOUSE.cream, 0.45), { radius: 2 }),
    ).join('') +
    rod(pen, 'M0 -56L40 -228', HOUSE.metalDark, 6) +
    placed(formed(pen, 'M-15 -14H15L10 14H-10Z', HOUSE.gold, { depth: 4, light: 3 }), {
      at: [29, -180],
      angleDegrees: 13,
    }) +
    formed(pen, roundedPath([-76, -58], 152, 46, 5), lighter(color, 0.08), {
      depth: 8,
      light: 4,
    }) +
    circle([0, -35], 9, HOUSE.gold) +
    rectangle([-92, -14], 184, 14, darker(color, 0.2), { radius: 5 }),
  anchors: { top: { at: [0, -222] } },
});
