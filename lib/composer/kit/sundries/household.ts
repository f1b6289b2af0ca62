import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';
import { disc } from './shapes';

const magnet: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.08,
  svg:
    formed(
      pen,
      'M-80 -40V-110C-80 -220 80 -220 80 -110V-40H36V-110C36 -160 -36 -160 -36 -110V-40Z',
      color,
      { depth: 12, light: 5 },
    ) +
    rectangle([-80, -40], 44, 40, HOUSE.metal) +
    rectangle([36, -40], 44, 40, HOUSE.metal),
});
const hook: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    formed(pen, roundedPath([-18, -170], 36, 44, 6), HOUSE.metalDark, { depth: 5 }) +
    stroke('M0 -130V-70C0 -10 76 -10 70 -70', HOUSE.metal, 16),
});
/** A beam under a ceiling, from which things hang. */
const beam: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.5,
  svg:
    rectangle([-150, -60], 300, 26, lighter(color, 0.45)) +
    formed(pen, roundedPath([-150, -36], 300, 36, 3), color, {
      depth: 8,
      light: 4,
      extra: stroke('M-130 -24H-40M-10 -26H120M-90 -12H60', darker(color, 0.2), 3),
    }),
});
/** A tyre on a rope, to sit in. */
const tireSwing: Drawer = (pen) => ({
  unitCm: 0.5,
  svg:
    rod(pen, 'M0 -124V-380', '#c9a36a', 8) +
    formed(
      pen,
      'M-66 -64A66 66 0 1 1 66 -64A66 66 0 1 1 -66 -64ZM-32 -64A32 32 0 1 0 32 -64A32 32 0 1 0 -32 -64Z',
      '#33363f',
      { depth: 10, light: 5 },
    ) +
    times(14, (index) => {
      const angle = (index / 14) * Math.PI * 2;
      const at = (reach: number) => `${Math.cos(angle) * reach} ${-64 + Math.sin(angle) * reach}`;
      return stroke(`M${at(56)}L${at(65)}`, '#1f2128', 5);
    }).join('') +
    stroke('M-12 -128L12 -116M12 -128L-12 -116', '#a8824c', 7),
  anchors: { top: { at: [0, -380] }, seat: { at: [0, -34], spanCm: 50 } },
});
/** A plank on two ropes, as it hangs from a limb. */
const ropeSwing: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.5,
  svg:
    [-52, 52].map((x) => rod(pen, `M${x * 0.9} -400L${x} -52`, '#c9a36a', 7)).join('') +
    formed(pen, roundedPath([-72, -64], 144, 18, 5), color, { depth: 5, light: 4 }) +
    [-52, 52].map((x) => ellipse([x, -54], 8, 5, darker(color, 0.3))).join(''),
  anchors: { top: { at: [0, -400] }, seat: { at: [0, -64], spanCm: 60 } },
});
const brick: Drawer = (pen, { color = HOUSE.brick }) => ({
  unitCm: 0.14,
  svg:
    formed(pen, roundedPath([-90, -66], 180, 66, 4), color, { depth: 12, light: 5 }) +
    [-50, 0, 50].map((x) => ellipse([x, -34], 14, 18, darker(color, 0.25))).join(''),
});
const plank: Drawer = (pen, { color = HOUSE.woodLight }) => ({
  unitCm: 0.5,
  svg:
    formed(pen, roundedPath([-140, -16], 280, 16, 2), color, { depth: 5, light: 3 }) +
    path('M-140 -16L-128 -26H152L140 -16Z', lighter(color, 0.25)) +
    path('M140 -16L152 -26V-9L140 0Z', darker(color, 0.22)) +
    stroke('M-118 -21H-20M10 -20H118', darker(color, 0.12), 2),
  anchors: {
    grip: { at: [130, -12] },
    gripFar: { at: [-130, -12] },
    top: { at: [0, -22], spanCm: 260 },
  },
});
const yarn: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.1,
  svg:
    stroke('M40 -10C90 10 120 -20 170 -6', color, 7) +
    formed(pen, disc(0, -60, 60), color, {
      depth: 12,
      light: 6,
      extra: stroke(
        'M-56 -80Q0 -120 50 -90M-60 -60Q0 -100 58 -64M-54 -34Q6 -80 58 -44M-30 -110Q-50 -50 -20 -6M0 -118Q-24 -50 10 -4M26 -112Q10 -50 40 -14',
        darker(color, 0.2),
        5,
      ),
    }),
});
const extinguisher: Drawer = (pen) => ({
  unitCm: 0.26,
  svg:
    stroke('M24 -196C80 -190 76 -120 56 -70', HOUSE.ink, 10) +
    formed(pen, 'M-40 0V-140C-40 -176 40 -176 40 -140V0Z', HOUSE.red, { depth: 14, light: 6 }) +
    rectangle([-26, -110], 52, 50, HOUSE.cream, { radius: 4 }) +
    rectangle([-14, -196], 30, 34, HOUSE.metalDark, { radius: 5 }) +
    stroke('M-34 -204H30', HOUSE.ink, 11),
  anchors: { grip: { at: [0, -196] } },
});
const abacus: Drawer = (pen) => ({
  unitCm: 0.16,
  svg:
    formed(pen, roundedPath([-100, -160], 200, 160, 8), HOUSE.wood, { depth: 8 }) +
    rectangle([-86, -146], 172, 132, HOUSE.cream) +
    times(4, (row) => {
      const y = -128 + row * 32;
      const colors = [HOUSE.red, HOUSE.mustard, HOUSE.blue, HOUSE.green];
      return (
        stroke(`M-86 ${y}H86`, HOUSE.metalDark, 4) +
        times(6, (index) =>
          ellipse(
            [-70 + index * 20 + (index > 2 + (row % 2) ? 44 : 0), y],
            9,
            13,
            colors[row] ?? '',
          ),
        ).join('')
      );
    }).join(''),
});
const filmReel: Drawer = (pen) => ({
  unitCm: 0.14,
  svg:
    rectangle([0, -26], 190, 26, HOUSE.ink) +
    times(8, (index) => rectangle([60 + index * 16, -20], 8, 7, HOUSE.cream)).join('') +
    formed(pen, disc(0, -100, 100), HOUSE.metalDark, { depth: 12, light: 5 }) +
    times(5, (index) => {
      const angle = (index / 5) * Math.PI * 2 - 1.57;
      return circle([Math.cos(angle) * 58, -100 + Math.sin(angle) * 58], 26, HOUSE.cream);
    }).join('') +
    circle([0, -100], 15, HOUSE.ink),
});
const clapper: Drawer = (pen) => ({
  unitCm: 0.14,
  svg:
    formed(pen, roundedPath([-110, -130], 220, 130, 8), HOUSE.ink, { depth: 8 }) +
    stroke('M-90 -84H90M-90 -44H90M-20 -44V-8', HOUSE.cream, 5) +
    placed(
      rectangle([0, -34], 222, 34, HOUSE.cream, { radius: 5 }) +
        times(
          5,
          (index) => `<path d="M${10 + index * 44} 0l22 -34h22l-22 34Z" fill="${HOUSE.ink}"/>`,
        ).join(''),
      { at: [-110, -134], angleDegrees: -13 },
    ),
});
const cassette: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.055,
  svg:
    formed(pen, roundedPath([-100, -130], 200, 130, 10), color, { depth: 9 }) +
    rectangle([-84, -116], 168, 72, HOUSE.cream, { radius: 6 }) +
    circle([-40, -72], 20, HOUSE.ink) +
    circle([40, -72], 20, HOUSE.ink) +
    circle([-40, -72], 8, HOUSE.white) +
    circle([40, -72], 8, HOUSE.white),
});
const disk: Drawer = (pen) => ({
  unitCm: 0.06,
  svg:
    formed(pen, disc(0, -100, 100), HOUSE.metal, {
      depth: 6,
      extra: `<path d="M0 -100L70 -190L100 -150Z" fill="#ffffff" opacity="0.6"/><path d="M0 -100L-70 -10L-100 -50Z" fill="${HOUSE.pink}" opacity="0.5"/>`,
    }) +
    circle([0, -100], 30, lighter(HOUSE.metal, 0.5)) +
    circle([0, -100], 12, HOUSE.navy),
});
const flowerPot: Drawer = (pen, { color = HOUSE.brick }) => ({
  unitCm: 0.14,
  svg:
    formed(pen, 'M-64 -110L-44 0H44L64 -110Z', color, { depth: 12, light: 5 }) +
    formed(pen, roundedPath([-74, -140], 148, 34, 6), darker(color, 0.05), { depth: 7 }) +
    ellipse([0, -140], 66, 8, HOUSE.soil),
  anchors: { inside: { at: [0, -138], spanCm: 90 }, top: { at: [0, -140], spanCm: 120 } },
});
const candelabra: Drawer = (pen) => ({
  unitCm: 0.2,
  svg:
    stroke('M-70 -150V-120C-70 -80 70 -80 70 -120V-150M0 -150V-14', HOUSE.gold, 10) +
    formed(pen, 'M-46 0Q-40 -20 0 -22Q40 -20 46 0Z', HOUSE.gold, { depth: 6 }) +
    [-70, 0, 70]
      .map(
        (x) =>
          rectangle([x - 9, -206], 18, 58, HOUSE.cream, { radius: 3 }) +
          `<path d="M${x} -248C${x + 20} -226 ${x + 10} -208 ${x} -208S${x - 20} -226 ${x} -248Z" fill="${HOUSE.fire}"/>` +
          rectangle([x - 16, -152], 32, 10, HOUSE.gold, { radius: 4 }),
      )
      .join(''),
});
const pocketWatch: Drawer = (pen) => ({
  unitCm: 0.05,
  svg:
    stroke('M0 -190C40 -240 110 -220 160 -180', HOUSE.gold, 8) +
    circle([0, -188], 16, HOUSE.gold) +
    formed(pen, disc(0, -86, 86), HOUSE.gold, { depth: 10, light: 5 }) +
    circle([0, -86], 66, HOUSE.cream) +
    stroke('M0 -86V-132M0 -86L30 -70', HOUSE.ink, 7),
});
const lasso: Drawer = (pen) => ({
  unitCm: 0.5,
  svg:
    stroke('M-90 -150C-90 -190 90 -190 90 -150S-90 -110 -90 -150Z', HOUSE.woodDark, 9) +
    stroke('M-90 -150C-90 -190 90 -190 90 -150S-90 -110 -90 -150Z', HOUSE.woodLight, 6) +
    rod(pen, 'M-60 -124C-30 -90 20 -90 10 -40S-20 -10 0 0', HOUSE.woodLight, 7),
  anchors: { grip: { at: [0, -20] } },
});
const dagger: Drawer = (pen) => ({
  unitCm: 0.14,
  svg:
    formed(pen, 'M-14 -80V-200L0 -240L14 -200V-80Z', HOUSE.metal, { depth: 7, light: 4 }) +
    rectangle([-40, -88], 80, 14, HOUSE.gold, { radius: 6 }) +
    formed(pen, roundedPath([-10, -76], 20, 70, 8), HOUSE.leather, { depth: 6 }) +
    circle([0, -6], 13, HOUSE.gold),
  anchors: { grip: { at: [0, -40], angleDegrees: -90 }, tip: { at: [0, -240] } },
});
const bomb: Drawer = (pen) => ({
  unitCm: 0.16,
  svg:
    stroke('M46 -132C60 -170 90 -160 96 -186', HOUSE.woodLight, 8) +
    circle([97, -190], 14, HOUSE.fire) +
    circle([97, -190], 7, HOUSE.yellow) +
    formed(pen, roundedPath([18, -146], 44, 30, 5), HOUSE.metalDark, { depth: 5 }) +
    formed(pen, disc(0, -72, 72), HOUSE.ink, { depth: 16, light: 10 }),
});
const dustpan: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.16,
  svg:
    rod(pen, 'M0 -80V-180', darker(color, 0.15), 22) +
    formed(pen, 'M-70 -90H70L90 0H-90Z', color, { depth: 12, light: 5 }) +
    rectangle([-90, -12], 180, 12, HOUSE.ink),
  anchors: { grip: { at: [0, -150], angleDegrees: -90 } },
});
const toiletPaper: Drawer = (pen) => ({
  unitCm: 0.07,
  svg:
    formed(pen, 'M-70 -140V-20C-70 4 70 4 70 -20V-140Z', HOUSE.white, { depth: 12 }) +
    ellipse([0, -140], 70, 24, HOUSE.cream) +
    ellipse([0, -140], 24, 8, HOUSE.wood) +
    formed(pen, 'M50 -128H84V-30H54Z', HOUSE.white, { depth: 4 }),
});
const mouseTrap: Drawer = (pen) => ({
  unitCm: 0.07,
  svg:
    formed(pen, 'M-130 -14L-78 -82H126L96 -14V4H-130Z', HOUSE.woodLight, {
      depth: 8,
      light: 4,
      extra:
        path('M-140 -14H96V10H-140Z', darker(HOUSE.woodLight, 0.3)) +
        path('M96 -14L126 -82V-60L100 10Z', darker(HOUSE.woodLight, 0.4)),
    }) +
    times(
      7,
      (index) =>
        `<ellipse cx="${-38 + index * 13}" cy="${-48}" rx="6" ry="11" fill="none" stroke="${HOUSE.metalDark}" stroke-width="4"/>`,
    ).join('') +
    stroke('M-40 -44L-66 -150Q-66 -160 -54 -160H72Q86 -160 80 -148L44 -50', HOUSE.metalDark, 8) +
    stroke('M-42 -46L-68 -152Q-66 -162 -54 -162H72', HOUSE.metal, 3) +
    stroke('M-96 -40L-40 -48M-100 -34L-112 -26', HOUSE.metalDark, 5) +
    formed(pen, 'M40 -34L66 -66L92 -40V-18H40Z', HOUSE.cheese, {
      depth: 5,
      extra:
        circle([58, -30], 6, darker(HOUSE.cheese, 0.25)) +
        circle([78, -36], 5, darker(HOUSE.cheese, 0.25)) +
        circle([74, -22], 3.4, darker(HOUSE.cheese, 0.25)),
    }),
});
const bloodDrop: Drawer = (pen) => ({
  unitCm: 0.1,
  svg: formed(
    pen,
    'M0 -200C30 -140 70 -110 70 -66C70 -20 40 0 0 0S-70 -20 -70 -66C-70 -110 -30 -140 0 -200Z',
    HOUSE.red,
    { depth: 14, light: 8 },
  ),
});
const oilCan: Drawer = (pen) => ({
  unitCm: 0.4,
  svg:
    formed(pen, 'M-70 0V-200C-70 -216 70 -216 70 -200V0Z', HOUSE.blue, { depth: 16, light: 6 }) +
    [-140, -70].map((y) => rectangle([-72, y], 144, 8, darker(HOUSE.blue, 0.25))).join('') +
    ellipse([0, -204], 70, 12, lighter(HOUSE.blue, 0.2)),
});

/** Small goods of house, workshop and stage. */
export const householdGood = defineFamily('household-good', {
  magnet,
  hook,
  beam,
  'tire-swing': tireSwing,
  'rope-swing': ropeSwing,
  brick,
  plank,
  yarn,
  extinguisher,
  abacus,
  'film-reel': filmReel,
  clapper,
  cassette,
  disk,
  'flower-pot': flowerPot,
  candelabra,
  'pocket-watch': pocketWatch,
  lasso,
  dagger,
  bomb,
  dustpan,
  'toilet-paper': toiletPaper,
  'mouse-trap': mouseTrap,
  'blood-drop': bloodDrop,
  'oil-drum': oilCan,
});
