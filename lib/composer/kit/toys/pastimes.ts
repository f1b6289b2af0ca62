import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';
import { fairground } from './fairground';

/** Gear of sports and of play. */

const pogoStick: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.9,
  svg:
    rod(pen, 'M0 0V-22', HOUSE.ink, 7) +
    times(6, (k) => stroke(`M-7 ${-22 - k * 5}L7 ${-26 - k * 5}`, HOUSE.metalDark, 3)).join('') +
    rod(pen, 'M0 -52V-112', color, 12) +
    rod(pen, 'M-24 -54H24', HOUSE.ink, 6) +
    rod(pen, 'M-30 -112H30', HOUSE.metal, 6) +
    [-30, 18].map((x) => rectangle([x - 2, -116], 16, 8, HOUSE.ink, { radius: 3 })).join(''),
  anchors: { handle: { at: [0, -112] }, pedal: { at: [0, -56] }, grip: { at: [0, -112] } },
});
const stilts: Drawer = (pen) => ({
  unitCm: 1,
  svg: [-22, 22]
    .map(
      (x) =>
        rod(pen, `M${x} 0V-190`, HOUSE.woodLight, 7) +
        formed(pen, `M${x} -62h26v8l-26 14Z`, HOUSE.wood, { depth: 3 }),
    )
    .join(''),
  anchors: { grip: { at: [0, -150] } },
});
const toyCar: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.1,
  svg:
    formed(
      pen,
      'M-90 -22Q-94 -48 -66 -52L-42 -82Q-38 -88 -30 -88H22Q32 -88 38 -80L56 -52Q90 -50 92 -26V-20Q60 -12 -90 -22Z',
      color,
      { depth: 12, light: 6, extra: rectangle([-100, -40], 200, 7, HOUSE.cream) },
    ) +
    path('M-34 -54L-22 -76H-4V-54ZM4 -76H18Q24 -76 28 -70L38 -54H4Z', HOUSE.glass) +
    [-50, 50]
      .map(
        (x) =>
          circle([x, -20], 20, HOUSE.ink) +
          circle([x, -20], 11, HOUSE.mustard) +
          circle([x, -20], 4, HOUSE.ink),
      )
      .join('') +
    circle([88, -38], 5, HOUSE.yellow),
});
const remoteCar: Drawer = (pen, { color = HOUSE.green }) => ({
  unitCm: 0.16,
  svg:
    stroke('M-40 -70V-130', HOUSE.ink, 2.4) +
    circle([-40, -132], 4, HOUSE.red) +
    formed(pen, 'M-86 -34L-70 -60L-30 -70L-10 -92H34L48 -66L86 -54V-34Z', color, {
      depth: 9,
      light: 5,
      extra: path('M-70 -50H86V-44H-70Z', HOUSE.mustard),
    }) +
    path('M-4 -72L6 -86H28L36 -70Z', HOUSE.ink) +
    [-56, 56]
      .map(
        (x) =>
          circle([x, -28], 28, HOUSE.ink) +
          times(10, (k) => {
            const [dx, dy] = polar(k * 36, 27);
            return circle([x + dx, -28 + dy], 4, HOUSE.ink);
          }).join('') +
          circle([x, -28], 13, HOUSE.metal) +
          circle([x, -28], 5, HOUSE.metalDark),
      )
      .join(''),
});
const partyHorn: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.14,
  svg: placed(
    formed(pen, 'M-70 -6H-40V6H-70Z', HOUSE.mustard, { depth: 3 }) +
      formed(
        pen,
        'M-42 -9H44Q74 -12 74 -38Q74 -58 54 -58Q38 -58 38 -44Q38 -34 48 -34Q54 -34 54 -40Q62 -30 52 -24Q40 -18 44 -11V9H-42Z',
        color,
        {
          depth: 6,
          light: 4,
          extra: times(7, (k) => stroke(`M${-38 + k * 16} -14l8 28`, HOUSE.white, 4)).join(''),
        },
      ),
    { at: [0, -14], angleDegrees: -12 },
  ),
  anchors: { mouth: { at: [-68, 2] }, grip: { at: [-50, 0] } },
});
const pomPoms: Drawer = (_pen, { color = HOUSE.coral }) => ({
  unitCm: 0.3,
  svg: [-48, 48]
    .map((x, i) =>
      times(46, (k) => {
        const [dx, dy] = polar(k * 137.5, 44 * Math.sqrt((k + 1) / 46));
        return stroke(
          `M${x} -46L${x + dx} ${-46 + dy}`,
          [color, lighter(color, 0.25), HOUSE.cream, darker(color, 0.15)][(k + i) % 4] ?? color,
          5,
        );
      }).join(''),
    )
    .join(''),
  anchors: { grip: { at: [48, -46] }, gripFar: { at: [-48, -46] } },
});
const hurdle: Drawer = (pen) => ({
  unitCm: 0.9,
  svg:
    [-52, 52]
      .map(
        (x) =>
          rod(pen, `M${x} -94V-4`, HOUSE.metal, 5) + rod(pen, `M${x} -3h-26`, HOUSE.metalDark, 6),
      )
      .join('') +
    formed(pen, roundedPath([-62, -112], 124, 18, 3), HOUSE.white, {
      depth: 4,
      extra: times(4, (k) => rectangle([-46 + k * 31, -114], 15, 22, HOUSE.red)).join(''),
    }),
  anchors: { top: { at: [0, -112], spanCm: 100 } },
});
const scoreboard: Drawer = (pen) => ({
  unitCm: 1.6,
  svg:
    [-70, 70].map((x) => rod(pen, `M${x} 0V-80`, HOUSE.metalDark, 9)).join('') +
    formed(pen, roundedPath([-110, -186], 220, 118, 8), HOUSE.navy, { depth: 8, light: 4 }) +
    rectangle([-102, -178], 204, 20, HOUSE.green, { radius: 3 }) +
    [-62, 62].map((x) => rectangle([x - 36, -150], 72, 62, HOUSE.ink, { radius: 4 })).join('') +
    stroke('M-82 -140H-62V-120H-82V-98H-62', HOUSE.mustard, 7) +
    stroke('M-48 -140V-98', HOUSE.mustard, 7) +
    stroke('M44 -140H62V-98H44ZM80 -140V-98', HOUSE.coral, 7) +
    [-128, -110].map((y) => circle([0, y], 5, HOUSE.mustard)).join('') +
    [-80, -62, -44, 44, 62, 80].map((x) => circle([x, -168], 4, HOUSE.white)).join(''),
  anchors: { screen: { at: [0, -120], spanCm: 200 } },
});
const gymRings: Drawer = (pen) => ({
  unitCm: 0.8,
  svg:
    [-34, 34]
      .map(
        (x) =>
          stroke(`M${x} 0V150`, HOUSE.metalDark, 4) +
          stroke(`M${x} 150a16 17 0 1 0 0.1 0`, HOUSE.woodDark, 8) +
          stroke(`M${x} 150a16 17 0 1 0 0.1 0`, HOUSE.woodLight, 4),
      )
      .join('') + rod(pen, 'M-60 0H60', HOUSE.metal, 7),
  anchors: { grip: { at: [34, 184] }, gripFar: { at: [-34, 184] }, top: { at: [0, 0] } },
});
const balanceBeam: Drawer = (pen) => ({
  unitCm: 1.4,
  svg:
    [-90, 90]
      .map(
        (x) =>
          rod(pen, `M${x} -70L${x - 18} 0`, HOUSE.blue, 6) +
          rod(pen, `M${x} -70L${x + 18} 0`, HOUSE.blue, 6),
      )
      .join('') + formed(pen, roundedPath([-140, -84], 280, 14, 4), HOUSE.woodLight, { depth: 5 }),
  anchors: { top: { at: [0, -84], spanCm: 380 } },
});
const hockeyPuck: Drawer = (pen) => ({
  unitCm: 0.05,
  svg:
    formed(pen, 'M-78 -36V-14Q0 18 78 -14V-36Z', HOUSE.ink, { depth: 10, light: 5 }) +
    ellipse([0, -36], 78, 24, lighter(HOUSE.ink, 0.16)) +
    ellipse([0, -36], 60, 18, lighter(HOUSE.ink, 0.1)),
});
const golfBall: Drawer = (pen) => ({
  unitCm: 0.03,
  svg: placed(
    formed(pen, 'M-24 -34H24L7 -14L3 40H-3L-7 -14Z', HOUSE.coral, { depth: 6 }) +
      ball(pen, [0, -104], 72, '#fbfcff', {
        glint: 0.5,
        extra: times(40, (k) => {
          const [x, y] = polar(k * 137.5, 68 * Math.sqrt((k + 0.5) / 40));
          return circle([x, -104 + y], 5, '#d3d9e8');
        }).join(''),
      }),
    { at: [0, -40] },
  ),
});

const golfBag: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 0.65,
  svg:
    [-14, -2, 12]
      .map(
        (x, k) =>
          rod(pen, `M${x} -110L${x + (k - 1) * 8} -170`, HOUSE.metal, 3.4) +
          formed(
            pen,
            `M${x + (k - 1) * 8 - 4} -170h10q14 -2 14 -12q-14 -4 -24 2Z`,
            k === 1 ? HOUSE.woodDark : HOUSE.metalDark,
            { depth: 3 },
          ),
      )
      .join('') +
    formed(pen, 'M-26 -122H28L22 0H-20Z', color, {
      depth: 8,
      light: 4,
      extra:
        rectangle([-30, -118], 62, 10, HOUSE.coral) + rectangle([-30, -16], 62, 16, HOUSE.coral),
    }) +
    formed(pen, roundedPath([-12, -70], 28, 42, 5), lighter(color, 0.15), { depth: 4 }) +
    stroke('M24 -104Q54 -70 22 -30', HOUSE.coral, 5),
  anchors: { grip: { at: [40, -70] } },
});
const exerciseBall: Drawer = (pen, { color = HOUSE.purple }) => ({
  unitCm: 0.65,
  svg: ball(pen, [0, -50], 50, color, {
    glint: 0.45,
    extra: [-24, -8, 8, 24]
      .map((y) =>
        stroke(`M-50 ${-50 + y}Q0 ${-50 + y * 1.5} 50 ${-50 + y}`, darker(color, 0.16), 1.6),
      )
      .join(''),
  }),
  anchors: { seat: { at: [0, -98] }, top: { at: [0, -100], spanCm: 20 } },
});
const exerciseBike: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.9,
  svg:
    rod(pen, 'M-56 -3H-20', HOUSE.ink, 7) +
    rod(pen, 'M22 -3H62', HOUSE.ink, 7) +
    rod(pen, 'M-38 -4L34 -44', HOUSE.metalDark, 8) +
    rod(pen, 'M-6 -24L-28 -88', HOUSE.metalDark, 7) +
    rod(pen, 'M40 -4V-50L34 -108', HOUSE.metalDark, 7) +
    circle([34, -34], 28, HOUSE.ink) +
    circle([34, -34], 23, color) +
    circle([34, -34], 12, lighter(color, 0.3)) +
    formed(pen, 'M-46 -96Q-40 -102 -12 -96Q-10 -90 -26 -88H-40Q-48 -90 -46 -96Z', HOUSE.ink, {
      depth: 3,
    }) +
    rod(pen, 'M34 -106H52V-116', HOUSE.ink, 5) +
    formed(pen, roundedPath([24, -124], 20, 15, 3), HOUSE.navy, { depth: 2 }) +
    rod(pen, 'M4 -28L14 -14', HOUSE.metal, 5) +
    rectangle([8, -14], 16, 5, HOUSE.ink, { radius: 2 }),
  anchors: {
    seat: { at: [-28, -97] },
    handle: { at: [50, -112] },
    pedal: { at: [14, -14], spanCm: 16 },
  },
});
const rowingMachine: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 1.1,
  svg:
    rod(pen, 'M-100 -22L70 -26', HOUSE.metal, 8) +
    rod(pen, 'M-94 -22L-100 0M-112 0H-88', HOUSE.metalDark, 6) +
    rod(pen, 'M64 -24V0M48 0H92', HOUSE.metalDark, 6) +
    circle([74, -38], 26, HOUSE.ink) +
    circle([74, -38], 20, color) +
    formed(pen, roundedPath([-64, -38], 34, 11, 4), HOUSE.ink, { depth: 3 }) +
    rod(pen, 'M74 -60L82 -92', HOUSE.metalDark, 5) +
    formed(pen, roundedPath([68, -106], 28, 20, 3), HOUSE.navy, { depth: 3 }) +
    stroke('M70 -46H10', HOUSE.ink, 2.4) +
    rod(pen, 'M10 -58V-36', HOUSE.woodDark, 5) +
    formed(pen, 'M38 -44L48 -20L36 -18L28 -40Z', HOUSE.ink, { depth: 2 }),
  anchors: { seat: { at: [-47, -38] }, handle: { at: [10, -47] } },
});
const waterGun: Drawer = (pen, { color = HOUSE.green }) => ({
  unitCm: 0.18,
  svg:
    formed(pen, roundedPath([-58, -116], 74, 42, 20), HOUSE.sky, { depth: 7, light: 5 }) +
    formed(pen, 'M-84 -76H60V-44H-22L-30 -2H-66L-58 -44H-84Z', color, { depth: 9, light: 5 }) +
    formed(pen, roundedPath([58, -72], 40, 22, 5), HOUSE.orange, { depth: 5 }) +
    formed(pen, roundedPath([96, -66], 14, 10, 3), HOUSE.ink, { depth: 2 }) +
    stroke('M-20 -42q16 2 12 24h-16', HOUSE.ink, 5) +
    formed(pen, roundedPath([14, -44], 40, 14, 6), HOUSE.orange, { depth: 4 }) +
    stroke('M112 -62q20 -6 34 2M116 -56q14 2 22 10', HOUSE.sky, 4),
  anchors: { grip: { at: [-48, -24] }, tip: { at: [110, -61] } },
});
const paddleboard: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 1.4,
  svg:
    formed(pen, 'M-30 0C-44 -60 -44 -170 0 -230C44 -170 44 -60 30 0Q0 12 -30 0Z', HOUSE.cream, {
      depth: 8,
      light: 4,
      extra:
        path('M-60 -40H60V0H-60ZM-60 -190H60V-250H-60Z', color) +
        stroke('M0 0V-230', darker(HOUSE.cream, 0.2), 2) +
        rectangle([-24, -128], 48, 64, '#9fb4c9', { radius: 6 }),
    }) +
    rod(pen, 'M58 -6V-200', HOUSE.ink, 5) +
    formed(pen, 'M48 -44Q58 -60 68 -44L66 0Q58 8 50 0Z', HOUSE.coral, { depth: 3 }) +
    rod(pen, 'M50 -200H66', HOUSE.ink, 5),
});
const oar =
  (isPaddle: boolean): Drawer =>
  (pen) => ({
    unitCm: 1,
    svg: placed(
      rod(pen, 'M0 -10V-170', HOUSE.woodLight, 6) +
        formed(pen, 'M-11 -48Q0 -62 11 -48L10 0Q0 8 -10 0Z', HOUSE.wood, {
          depth: 4,
          extra: rectangle([-14, -14], 28, 7, HOUSE.coral),
        }) +
        (isPaddle ? rod(pen, 'M-9 -170H9', HOUSE.wood, 6) : rod(pen, 'M0 -150V-174', HOUSE.ink, 7)),
      { angleDegrees: 0 },
    ),
    anchors: { grip: { at: [0, -110] }, gripFar: { at: [0, -160] }, tip: { at: [0, 0] } },
  });
const HEAP_OF_BALLS = [
  [-46, -36],
  [42, -36],
  [-2, -100],
] as const;
const balledSnow =
  (at: readonly (readonly [number, number])[]): Drawer =>
  (pen) => ({
    unitCm: 0.12,
    svg: at
      .map(([x, y]) =>
        ball(pen, [x, y], 40, '#f6faff', {
          glint: 0,
          extra: times(7, (k) =>
            circle([x - 24 + k * 8, y - 16 + ((k * 13) % 34)], 3, '#d5e2f2'),
          ).join(''),
        }),
      )
      .join(''),
  });
const snowballs = balledSnow(HEAP_OF_BALLS);
const snowball = balledSnow([[0, -38]]);
const origamiCrane: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.1,
  svg:
    path('M-10 -30L-96 -92L-40 -20Z', darker(color, 0.12)) +
    path('M10 -30L92 -104L40 -14Z', darker(color, 0.2)) +
    path('M92 -104L110 -88L84 -92Z', darker(color, 0.3)) +
    formed(pen, 'M-46 -22L0 -44L46 -18L0 6Z', color, { depth: 6 }) +
    path('M-46 -22L0 -44L-6 4Z', lighter(color, 0.25)) +
    path('M-6 -40L-48 -128L-26 -30Z', lighter(color, 0.12)) +
    path('M6 -40L34 -136L34 -24Z', lighter(color, 0.35)),
});
const snowshoes: Drawer = (pen) => ({
  unitCm: 0.4,
  svg: [-34, 34]
    .map(
      (x) =>
        stroke(
          `M${x} 0C${x - 12} -50 ${x - 34} -100 ${x - 26} -140Q${x} -176 ${x + 26} -140C${x + 34} -100 ${x + 12} -50 ${x} 0Z`,
          HOUSE.woodDark,
          7,
        ) +
        times(8, (k) =>
          stroke(
            `M${x - 22} ${-60 - k * 12}L${x + 22} ${-72 - k * 12}M${x + 22} ${-60 - k * 12}L${x - 22} ${-72 - k * 12}`,
            HOUSE.woodLight,
            1.6,
          ),
        ).join('') +
        rod(pen, `M${x - 22} -84H${x + 22}`, HOUSE.coral, 7),
    )
    .join(''),
});

/** Gear of sports and of play. */
export const pastime = defineFamily('pastime', {
  ...fairground,
  'pogo-stick': pogoStick,
  stilts,
  'toy-car': toyCar,
  'remote-car': remoteCar,
  'party-horn': partyHorn,
  'pom-poms': pomPoms,
  hurdle,
  scoreboard,
  'gym-rings': gymRings,
  'balance-beam': balanceBeam,
  'hockey-puck': hockeyPuck,
  'golf-ball': golfBall,
  'golf-bag': golfBag,
  'exercise-ball': exerciseBall,
  'exercise-bike': exerciseBike,
  'rowing-machine': rowingMachine,
  'water-gun': waterGun,
  paddleboard,
  oar: oar(false),
  paddle: oar(true),
  snowballs,
  snowball,
  'origami-crane': origamiCrane,
  snowshoes,
});
