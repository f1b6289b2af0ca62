import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

/** Gear of sports that have gear of their own. */

/** A padded body with two handles. */
const pommelHorse: Drawer = (pen, { color = HOUSE.leather }) => ({
  unitCm: 1,
  svg:
    stroke('M-30 -86V-116H-8V-86M8 -86V-116H30V-86', HOUSE.metal, 7) +
    rod(pen, 'M-40 -60L-62 0M40 -60L62 0', HOUSE.metalDark, 10) +
    rod(pen, 'M-76 -2H-48M48 -2H76', HOUSE.metalDark, 8) +
    formed(
      pen,
      'M-74 -88H74Q88 -86 86 -70Q84 -54 70 -54H-70Q-84 -54 -86 -70Q-88 -86 -74 -88Z',
      color,
      { depth: 10, light: 6 },
    ),
  anchors: {
    top: { at: [0, -88], spanCm: 120 },
    seat: { at: [0, -88] },
    grip: { at: [-19, -116] },
    gripFar: { at: [19, -116] },
  },
});

/** Two rails of wood on four posts. */
const parallelBars: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M-130 -8V-176M130 -8V-176', darker(HOUSE.metalDark, 0.15), 9) +
    rod(pen, 'M-190 -180H170', darker(HOUSE.woodLight, 0.2), 9),
  front:
    rod(pen, 'M-110 -4V-160M150 -4V-160', HOUSE.metalDark, 10) +
    rod(pen, 'M-170 -164H200', HOUSE.woodLight, 11) +
    formed(pen, 'M-170 -10H200V0H-170Z', HOUSE.blue, { depth: 4 }),
  anchors: { grip: { at: [20, -164] }, gripFar: { at: [0, -180] }, seat: { at: [10, -166] } },
});

/** Boxes of wood on each other under a padded top. */
const vaultingBox: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    [0, 1, 2, 3]
      .map((row) => {
        const [low, high] = [-row * 26, -(row + 1) * 26];
        const [from, to] = [86 - row * 8, 78 - row * 8];
        return (
          formed(
            pen,
            `M-${from} ${low}L-${to} ${high + 2}H${to}L${from} ${low}Z`,
            HOUSE.woodLight,
            { depth: 8 },
          ) + rectangle([-14, low - 17], 28, 8, HOUSE.woodDark, { radius: 4 })
        );
      })
      .join('') +
    formed(pen, 'M-54 -104Q-60 -128 -44 -128H44Q60 -128 54 -104Z', HOUSE.leather, { depth: 8 }),
  anchors: { top: { at: [0, -128], spanCm: 90 }, seat: { at: [0, -128] } },
});

/** A bar across two posts, to pull oneself up to. */
const pullUpBar: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M-62 -4V-226M62 -4V-226', HOUSE.metalDark, 10) +
    rod(pen, 'M-96 -4H-28M28 -4H96M-62 -50L-92 -6M62 -50L92 -6', HOUSE.metalDark, 8) +
    rod(pen, 'M-62 -226H62', HOUSE.metal, 8) +
    rectangle([-40, -231], 26, 10, HOUSE.ink, { radius: 4 }) +
    rectangle([14, -231], 26, 10, HOUSE.ink, { radius: 4 }),
  anchors: { grip: { at: [-27, -226] }, gripFar: { at: [27, -226] } },
});

/** Light, round and strung fine. */
const badmintonRacket: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.34,
  svg: `<g transform="rotate(14)">${
    rod(pen, 'M0 -60V-130', HOUSE.metal, 5) +
    ellipse([0, -160], 32, 40, HOUSE.white, { opacity: 0.35 }) +
    [-20, -10, 0, 10, 20]
      .map((x) =>
        stroke(
          `M${x} ${-160 - Math.sqrt(1 - (x / 32) ** 2) * 38}V${-160 + Math.sqrt(1 - (x / 32) ** 2) * 38}`,
          HOUSE.white,
          1.4,
        ),
      )
      .join('') +
    [-28, -14, 0, 14, 28]
      .map((y) =>
        stroke(
          `M${-Math.sqrt(1 - (y / 40) ** 2) * 30} ${y - 160}H${Math.sqrt(1 - (y / 40) ** 2) * 30}`,
          HOUSE.white,
          1.4,
        ),
      )
      .join('') +
    `<ellipse cx="0" cy="-160" rx="32" ry="40" fill="none" stroke="${color}" stroke-width="6"/>` +
    formed(pen, 'M-6 -62H6L8 0H-8Z', HOUSE.ink, { depth: 4 }) +
    stroke('M-7 -44L7 -50M-7 -30L7 -36M-7 -16L7 -22', HOUSE.metalDark, 2)
  }</g>`,
  anchors: { grip: { at: [0, -24] } },
});

/** A flat blade of willow on a round handle. */
const cricketBat: Drawer = (pen, { color = HOUSE.sand }) => ({
  unitCm: 0.5,
  svg: `<g transform="rotate(10)">${
    formed(
      pen,
      'M-14 -130H14Q20 -120 20 -100V-12Q18 0 0 0S-20 -12 -20 -12V-100Q-20 -120 -14 -130Z',
      color,
      { depth: 9, light: 5, extra: path('M-3 -130H3L0 -96Z', darker(color, 0.2)) },
    ) +
    rectangle([-12, -84], 24, 20, HOUSE.red, { radius: 2 }) +
    formed(pen, 'M-6 -188H6V-128H-6Z', HOUSE.ink, { depth: 4 }) +
    stroke('M-6 -176H6M-6 -162H6M-6 -148H6', HOUSE.metalDark, 2.4)
  }</g>`,
  anchors: { grip: { at: [30, -156] }, gripFar: { at: [24, -140] } },
});

/** Three stumps with two bails, and the red ball. */
const cricketWicket: Drawer = (pen) => ({
  unitCm: 0.5,
  svg:
    [-26, 0, 26].map((x) => rod(pen, `M${x} 0V-140`, HOUSE.woodLight, 10)).join('') +
    rod(pen, 'M-28 -145H-3M3 -145H28', HOUSE.wood, 6) +
    ball(pen, [64, -14], 14, HOUSE.red) +
    stroke('M56 -26Q68 -14 60 -1', HOUSE.white, 2.4),
});

/** A net in a head on a long shaft. */
const lacrosseStick: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.5,
  svg: `<g transform="rotate(16)">${
    rod(pen, 'M0 0V-150', HOUSE.metal, 7) +
    path('M-12 -158L-22 -204Q-22 -222 0 -222Q22 -222 22 -204L12 -158Z', HOUSE.white, {
      opacity: 0.4,
    }) +
    stroke(
      'M-14 -170L14 -214M-18 -188L8 -220M-10 -158L20 -202M14 -170L-14 -214M18 -188L-8 -220M10 -158L-20 -202',
      HOUSE.cream,
      1.8,
    ) +
    stroke('M0 -148L-12 -160L-24 -204Q-22 -224 0 -224Q22 -224 24 -204L12 -160Z', color, 7) +
    ball(pen, [2, -186], 10, HOUSE.orange)
  }</g>`,
  anchors: { grip: { at: [10, -40] }, gripFar: { at: [32, -110] } },
});

/** A long thin spear of sport with its cord. */
const javelin: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 1,
  svg: `<g transform="translate(0 -44) rotate(-20)">${
    rod(pen, 'M-118 0H118', color, 4.4) +
    path('M112 -3L140 0L112 3Z', HOUSE.metal) +
    rectangle([-14, -4], 28, 8, HOUSE.ink, { radius: 3 }) +
    rectangle([-90, -2.6], 16, 5, HOUSE.white) +
    rectangle([70, -2.6], 16, 5, HOUSE.white)
  }</g>`,
  anchors: { grip: { at: [0, -44] } },
});

/** A plate with a rim of metal, to throw. */
const discus: Drawer = () => ({
  unitCm: 0.2,
  svg: `<g transform="translate(0 -52) rotate(-14)">${
    ellipse([0, 8], 56, 40, HOUSE.metalDark) +
    ellipse([0, 0], 56, 40, HOUSE.metal) +
    ellipse([0, -2], 46, 31, HOUSE.wood) +
    ellipse([0, -3], 18, 12, HOUSE.gold) +
    stroke('M-36 -14Q-20 -28 4 -28', lighter(HOUSE.wood, 0.35), 4)
  }</g>`,
});

/** Two tall posts with a bar, padded at the foot. */
const rugbyPosts: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 2,
  svg:
    rod(pen, 'M-130 0V-420M130 0V-420', HOUSE.white, 11) +
    rod(pen, 'M-130 -150H130', HOUSE.white, 11) +
    [-130, 130]
      .map((x) => formed(pen, `M${x - 17} -96H${x + 17}V0H${x - 17}Z`, color, { depth: 8 }))
      .join(''),
});

/** A net between two posts; high for one game, low for another. */
const net =
  (high: number, low: number, wide: number): Drawer =>
  (pen, { color = HOUSE.navy }) => ({
    unitCm: 1,
    svg:
      rod(pen, `M-${wide} 0V-${high + 6}M${wide} 0V-${high + 6}`, color, 11) +
      times(Math.round((wide * 2) / 16), (index) =>
        stroke(`M${-wide + 8 + index * 16} -${high - 6}V-${low}`, HOUSE.metalDark, 1.6),
      ).join('') +
      times(Math.round((high - low) / 14), (index) =>
        stroke(`M-${wide} -${low + index * 14}H${wide}`, HOUSE.metalDark, 1.6),
      ).join('') +
      rectangle([-wide, -high], wide * 2, 13, HOUSE.white) +
      (low < 20
        ? rectangle([-5, -high], 10, high, HOUSE.white)
        : rectangle([-wide, -low - 6], wide * 2, 6, HOUSE.white)),
  });

/** A thin blade, a bell to guard the hand. */
const foil: Drawer = (pen) => ({
  unitCm: 0.5,
  svg: `<g transform="translate(0 -60) rotate(-32)">${
    stroke('M-40 0H128', HOUSE.metal, 4) +
    stroke('M-40 -1H128', lighter(HOUSE.metal, 0.5), 1.4) +
    circle([129, 0], 3.4, HOUSE.red) +
    formed(pen, 'M-36 -19Q-16 -15 -16 0Q-16 15 -36 19Z', HOUSE.metal, { depth: 7 }) +
    rod(pen, 'M-38 0H-74', HOUSE.leather, 9) +
    ball(pen, [-79, 0], 7, HOUSE.metalDark)
  }</g>`,
  anchors: { grip: { at: [-46, -30] } },
});

/** A face of mesh with a bib below. */
const fencingMask: Drawer = (pen) => ({
  unitCm: 0.26,
  svg:
    formed(pen, 'M-44 -64Q-66 -16 -48 -4Q0 14 48 -4Q66 -16 44 -64Z', HOUSE.white, {
      depth: 8,
      extra: stroke('M-34 -20Q0 -4 34 -20', '#cfd8e6', 3),
    }) +
    formed(
      pen,
      'M0 -156C52 -156 68 -120 66 -88C64 -54 34 -30 0 -30S-64 -54 -66 -88C-68 -120 -52 -156 0 -156Z',
      HOUSE.white,
      {
        depth: 9,
        light: 4,
      },
    ) +
    formed(
      pen,
      'M0 -142C40 -142 52 -114 51 -88C48 -58 24 -42 0 -42S-48 -58 -51 -88C-52 -114 -40 -142 0 -142Z',
      '#5b6280',
      {
        depth: 8,
        extra:
          times(12, (index) => stroke(`M${-56 + index * 10} -150V-36`, '#2d3149', 2.4)).join('') +
          times(12, (index) =>
            stroke(
              `M-60 ${-144 + index * 10}Q0 ${-134 + index * 10} 60 ${-144 + index * 10}`,
              '#2d3149',
              2.4,
            ),
          ).join(''),
      },
    ) +
    rectangle([-9, -166], 18, 16, HOUSE.coral, { radius: 4 }),
});

/** A board with a sail that tilts. */
const windsurfer: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M0 -16L46 -430', HOUSE.ink, 7) +
    formed(pen, 'M8 -60L44 -426Q-120 -330 -176 -120Q-90 -80 8 -60Z', HOUSE.white, {
      depth: 12,
      extra:
        path('M-200 -100L60 -420L60 -300L-60 -60Z', color) +
        path('M-60 -60L60 -300V-220L-10 -50Z', HOUSE.mustard),
    }),
  front:
    stroke('M24 -150Q-70 -160 -166 -132', HOUSE.metalDark, 6) +
    formed(pen, 'M-170 -22H130Q170 -26 190 -38Q180 -4 130 0H-140Q-170 -4 -170 -22Z', HOUSE.yellow, {
      depth: 6,
      extra: path('M-200 -10H200V-4H-200Z', color),
    }),
  anchors: {
    seat: { at: [-60, -22] },
    handle: { at: [-40, -154] },
    inside: { at: [-60, -22], spanCm: 80 },
  },
});

/** Gear of the arena, the gym and the sea. */
export const arena = defineFamily('arena', {
  'pommel-horse': pommelHorse,
  'parallel-bars': parallelBars,
  'vaulting-box': vaultingBox,
  'pull-up-bar': pullUpBar,
  'badminton-racket': badmintonRacket,
  'cricket-bat': cricketBat,
  'cricket-wicket': cricketWicket,
  'lacrosse-stick': lacrosseStick,
  javelin,
  discus,
  'rugby-posts': rugbyPosts,
  'volleyball-net': net(240, 140, 230),
  'tennis-net': net(100, 6, 260),
  foil,
  'fencing-mask': fencingMask,
  windsurfer,
});
