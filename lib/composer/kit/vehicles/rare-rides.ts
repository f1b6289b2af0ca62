import { circle, path, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { lighter } from '../../palette/tones';
import { type Drawer, formed, rod } from '../form';
import { lamp, spokedWheel, wheel } from './wheels';

/** Sleds, cycles and a chariot; in centimetres. */

/** A two-wheeled car of war, open behind. */
export const chariot: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 1,
  svg: rod(pen, 'M40 -54L250 -70', HOUSE.woodDark, 9) + stroke('M238 -92V-48', HOUSE.wood, 8),
  front:
    formed(pen, 'M-74 -56L-60 -70H10L14 -134Q40 -160 76 -142L66 -56Z', color, {
      depth: 10,
      extra:
        path('M0 -60V-76H80V-60Z', HOUSE.gold) + stroke('M16 -134Q42 -158 76 -142', HOUSE.gold, 10),
    }) +
    circle([42, -106], 14, HOUSE.gold) +
    spokedRim(-6, -50, 50),
  anchors: {
    seat: { at: [-30, -68] },
    inside: { at: [-24, -68], spanCm: 70 },
    handle: { at: [44, -146] },
    front: { at: [240, -70] },
  },
});

function spokedRim(x: number, y: number, radius: number): string {
  return (
    times(8, (index) => {
      const turn = (index * Math.PI) / 4;
      return stroke(
        `M${x} ${y}L${(x + radius * 0.9 * Math.cos(turn)).toFixed(1)} ${(y + radius * 0.9 * Math.sin(turn)).toFixed(1)}`,
        HOUSE.woodLight,
        6,
      );
    }).join('') +
    `<circle cx="${x}" cy="${y}" r="${radius - 5}" fill="none" stroke="${HOUSE.woodDark}" stroke-width="10"/>` +
    circle([x, y], 10, HOUSE.gold)
  );
}

/** Long runners, a basket and a handle to stand behind. */
export const dogsled: Drawer = (pen, { color = HOUSE.woodLight }) => ({
  unitCm: 1,
  svg:
    stroke('M-150 -4H100Q150 -6 156 -46', HOUSE.woodDark, 8) +
    stroke('M156 -30L232 -44', HOUSE.red, 4),
  front:
    formed(pen, 'M-96 -44Q20 -66 130 -34L150 -50L146 -24H-96Z', HOUSE.blue, { depth: 7 }) +
    stroke('M-136 -4L-124 -116M-84 -4V-70L-124 -80M-20 -4V-40M50 -4V-36M-96 -30H140', color, 7) +
    stroke('M-138 -120H-112', HOUSE.leather, 9) +
    stroke('M-96 -62Q0 -70 110 -44', color, 6) +
    stroke('M-40 -54L-30 -30M40 -54L46 -28', HOUSE.red, 5),
  anchors: {
    seat: { at: [0, -50] },
    inside: { at: [10, -50], spanCm: 130 },
    handle: { at: [-124, -118] },
    front: { at: [232, -44] },
  },
});

/** A closed pod on runners. */
export const bobsled: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 1,
  svg: rectangle([-120, -64], 130, 16, HOUSE.ink, { radius: 6 }),
  front:
    stroke('M-130 -4H-50M60 -4H150', HOUSE.metalDark, 7) +
    rod(pen, 'M-90 -22V-6M104 -22V-6', HOUSE.metal, 9) +
    formed(
      pen,
      'M-156 -18Q-166 -56 -150 -66H-120V-50H14Q24 -80 48 -78Q160 -70 190 -36Q194 -18 170 -16Z',
      color,
      {
        depth: 10,
        light: 5,
        extra:
          path('M-170 -40H200L190 -28H-170Z', HOUSE.white) +
          path('M90 -90H124L140 -10H106Z', HOUSE.mustard),
      },
    ) +
    stroke('M-150 -66V-88H-126', HOUSE.ink, 6),
  anchors: {
    seat: { at: [-50, -48] },
    inside: { at: [-50, -50], spanCm: 110 },
    handle: { at: [10, -70] },
  },
});

/** A motorcycle with a bullet of a car at its side. */
export const sidecar: Drawer = (pen, { color = HOUSE.green }) => ({
  unitCm: 1,
  svg:
    spokedWheel(pen, [-100, -34], 34) +
    spokedWheel(pen, [96, -34], 34) +
    stroke('M96 -34L62 -104L40 -112', HOUSE.metal, 7) +
    formed(pen, 'M-112 -70Q-100 -88 -60 -84H-10Q20 -104 56 -84L40 -56H-40Z', color, { depth: 8 }) +
    formed(pen, 'M-96 -90Q-60 -104 -20 -90V-82H-96Z', HOUSE.leather, { depth: 4 }) +
    circle([76, -92], 12, HOUSE.metal) +
    circle([80, -92], 8, '#fff0b8'),
  front:
    formed(
      pen,
      'M-66 -26Q-78 -62 -50 -66L-20 -56Q10 -60 34 -74Q84 -76 112 -36Q108 -16 80 -14H-40Z',
      lighter(color, 0.12),
      {
        depth: 9,
        light: 4,
        extra: path('M-80 -38H120V-30H-80Z', HOUSE.cream),
      },
    ) +
    path('M36 -76L52 -106Q70 -104 74 -72Z', HOUSE.glass, { opacity: 0.8 }) +
    wheel(pen, [6, -24], 24, { spokes: 6 }),
  anchors: {
    seat: { at: [-58, -92] },
    handle: { at: [42, -114] },
    inside: { at: [4, -60], spanCm: 60 },
  },
});

/** Two saddles, one behind the other, on one long frame. */
export const tandem: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 1,
  svg:
    spokedWheel(pen, [-128, -34], 34) +
    spokedWheel(pen, [128, -34], 34) +
    stroke(
      'M-128 -34L-84 -78L-56 -32H28L-56 -32M-84 -78H4L28 -32M4 -78H96L28 -32M-84 -78L-56 -32L4 -78M96 -78L128 -34',
      color,
      6,
    ) +
    stroke('M-84 -78L-88 -92M4 -78L0 -92M4 -80L22 -104M96 -78L92 -104', HOUSE.metalDark, 5) +
    [-90, -2]
      .map((x) =>
        path(
          `M${x - 16} -98H${x + 14}Q${x + 16} -92 ${x} -90Q${x - 16} -88 ${x - 16} -98Z`,
          HOUSE.leather,
        ),
      )
      .join('') +
    stroke('M10 -104H32M80 -104H104', HOUSE.ink, 6) +
    [-56, 28]
      .map(
        (x) =>
          circle([x, -32], 10, HOUSE.metalDark) +
          stroke(`M${x} -32L${x + 12} -14M${x + 4} -12H${x + 20}`, HOUSE.metal, 4),
      )
      .join('') +
    lamp([106, -92], 10, 10),
  anchors: {
    seat: { at: [-46, -98], spanCm: 176 },
    pedal: { at: [28, -32] },
    handle: { at: [96, -106] },
  },
});

/** High mudguards, knobbly tyres and a long seat. */
export const dirtBike: Drawer = (pen, { color = HOUSE.orange }) => ({
  unitCm: 1,
  svg:
    [-88, 92]
      .map(
        (x) =>
          times(16, (index) => {
            const turn = (index * Math.PI) / 8;
            return circle([x + 37 * Math.cos(turn), -40 + 37 * Math.sin(turn)], 4.5, HOUSE.rubber);
          }).join('') + spokedWheel(pen, [x, -40], 38),
      )
      .join('') +
    rod(pen, 'M92 -40L54 -116', HOUSE.gold, 9) +
    rod(pen, 'M-88 -40L-14 -52', HOUSE.metalDark, 9) +
    formed(pen, 'M-30 -36Q-36 -72 -8 -76H34Q44 -50 30 -34Z', HOUSE.metalDark, { depth: 7 }) +
    stroke('M20 -44Q-30 -30 -70 -66L-104 -74', HOUSE.metal, 9) +
    formed(pen, 'M-128 -104Q-90 -100 -66 -84L-30 -64L0 -90L46 -100L60 -88L26 -64L-20 -70Z', color, {
      depth: 6,
    }) +
    formed(pen, 'M-118 -110Q-60 -98 -10 -102L40 -112L44 -102L0 -86Q-50 -86 -118 -104Z', HOUSE.ink, {
      depth: 4,
    }) +
    formed(pen, 'M40 -90Q90 -104 146 -84L144 -78Q96 -90 56 -78Z', color, { depth: 4 }) +
    formed(pen, 'M52 -126H70L80 -100H60Z', HOUSE.white, { depth: 3 }) +
    stroke('M54 -118L40 -132H28', HOUSE.ink, 6),
  anchors: { seat: { at: [-40, -106] }, handle: { at: [34, -132] } },
});
