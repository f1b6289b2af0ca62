import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';
import { disc } from './shapes';

const coilSpring: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.07,
  svg:
    times(7, (index) => {
      const y = -18 - index * 26;
      return stroke(
        `M44 ${y - 13}C44 ${y - 26} -44 ${y - 22} -44 ${y - 9}`,
        darker(color, 0.34),
        11,
      );
    }).join('') +
    times(8, (index) => {
      const y = -8 - index * 26;
      return rod(pen, `M-44 ${y - 9}C-44 ${y + 6} 44 ${y + 10} 44 ${y - 5}`, color, 13);
    }).join(''),
});
const hexNut: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.02,
  svg:
    formed(pen, 'M-100 -86L-50 -172H50L100 -86L50 0H-50Z', color, { depth: 14, light: 8 }) +
    circle([0, -86], 50, darker(color, 0.5)) +
    `<circle cx="0" cy="-86" r="50" fill="none" stroke="${lighter(color, 0.4)}" stroke-width="6"/>` +
    stroke('M-30 -60Q0 -36 32 -62', HOUSE.metalDark, 6),
});
const handPlane: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.15,
  svg:
    path('M10 -40L52 -110L66 -104L34 -40Z', HOUSE.metalDark) +
    formed(pen, 'M-96 -36C-98 -80 -70 -96 -62 -84C-60 -64 -66 -50 -56 -36Z', darker(color, 0.12), {
      depth: 7,
    }) +
    formed(pen, roundedPath([-116, -44], 232, 44, 8), color, { depth: 8, light: 4 }) +
    ball(pen, [84, -58], 18, darker(color, 0.12)) +
    rectangle([-116, -7], 232, 7, HOUSE.metalDark) +
    stroke('M24 -44C10 -66 30 -74 36 -62C40 -52 28 -50 28 -58', HOUSE.woodLight, 5),
});
const crowbar: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.28,
  svg:
    rod(pen, 'M-110 -4L74 -44C112 -54 112 -92 84 -92', color, 13) +
    path('M-122 4L-104 -12L-100 2Z', HOUSE.metal) +
    path('M86 -100L70 -92L84 -84Z', HOUSE.metal),
});
const stepladder: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 0.9,
  svg:
    stroke('M20 -170L64 0', HOUSE.metalDark, 7) +
    stroke('M-24 -70H40', HOUSE.metalDark, 4) +
    [-150, -112, -74, -36]
      .map((y, index) =>
        formed(pen, roundedPath([-30 - index * 9, y], 50 + index * 4, 9, 2), HOUSE.metal, {
          depth: 3,
        }),
      )
      .join('') +
    rod(pen, 'M-18 -176L-64 0', color, 8) +
    rod(pen, 'M16 -176L-18 0', color, 8) +
    formed(pen, roundedPath([-34, -184], 66, 14, 4), color, { depth: 4 }),
  anchors: { top: { at: [0, -184], spanCm: 60 } },
});
const chisel: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.12,
  svg:
    formed(pen, 'M-13 -84L-15 -8L-9 0H15V-84Z', HOUSE.metal, {
      depth: 5,
      extra: path('M-15 -14L15 -14V0H-15Z', lighter(HOUSE.metal, 0.4)),
    }) +
    rectangle([-11, -98], 22, 16, HOUSE.metalDark) +
    formed(
      pen,
      'M-16 -98C-24 -130 -22 -166 -18 -190Q0 -200 18 -190C22 -166 24 -130 16 -98Z',
      color,
      { depth: 7 },
    ) +
    rectangle([-19, -192], 38, 9, HOUSE.metalDark, { radius: 3 }),
});
const blowtorch: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.16,
  svg:
    formed(pen, 'M58 -176C90 -200 110 -186 152 -176C110 -166 90 -154 58 -168Z', '#ffb347', {
      depth: 5,
    }) +
    path('M58 -174C76 -182 90 -178 104 -174C88 -170 76 -168 58 -170Z', '#bfe6ff') +
    rod(pen, 'M0 -140V-170H56', HOUSE.metal, 13) +
    circle([0, -168], 13, HOUSE.gold) +
    formed(pen, 'M-36 0V-112Q-36 -138 0 -140Q36 -138 36 -112V0Z', color, { depth: 12, light: 5 }) +
    rectangle([-36, -80], 72, 40, HOUSE.cream),
});
const chainsaw: Drawer = (pen, { color = HOUSE.orange }) => ({
  unitCm: 0.32,
  svg:
    formed(pen, 'M20 -50H160Q178 -36 160 -22H20Z', HOUSE.metal, { depth: 5 }) +
    `<path d="M20 -52H160Q182 -36 160 -20H20" fill="none" stroke="${HOUSE.ink}" stroke-width="6" stroke-dasharray="7 5"/>` +
    stroke('M-40 -76C-30 -112 40 -112 46 -70', HOUSE.ink, 9) +
    stroke('M-60 -64C-116 -70 -120 -10 -64 -12', HOUSE.ink, 11) +
    formed(pen, 'M-76 -4V-60Q-74 -80 -50 -80H22L48 -58V-4Q-14 4 -76 -4Z', color, {
      depth: 10,
      light: 5,
    }) +
    circle([-30, -40], 18, HOUSE.ink) +
    circle([-30, -40], 9, HOUSE.metal) +
    rectangle([6, -30], 34, 14, HOUSE.cream, { radius: 3 }),
  anchors: { grip: { at: [-96, -40] }, gripFar: { at: [4, -102] }, tip: { at: [166, -36] } },
});
const pulley: Drawer = (pen) => ({
  unitCm: 0.2,
  svg:
    stroke('M0 -214V-150', HOUSE.metalDark, 10) +
    stroke('M-50 -110V-4M50 -110V-30', HOUSE.woodLight, 9) +
    formed(pen, disc(0, -110, 54), HOUSE.wood, { depth: 9 }) +
    `<circle cx="0" cy="-110" r="42" fill="none" stroke="${HOUSE.woodDark}" stroke-width="7"/>` +
    formed(pen, 'M-16 -176H16L12 -96H-12Z', HOUSE.metal, { depth: 5 }) +
    circle([0, -110], 9, HOUSE.ink) +
    formed(pen, roundedPath([-72, -12], 44, 40, 4), HOUSE.metalDark, { depth: 6 }),
});
const spiritLevel: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 0.3,
  svg:
    formed(pen, roundedPath([-120, -36], 240, 36, 4), color, { depth: 6, light: 3 }) +
    formed(pen, roundedPath([-36, -28], 72, 18, 8), '#d7ef7c', { depth: 3 }) +
    ellipse([0, -19], 11, 6, HOUSE.white) +
    stroke('M-14 -28V-10M14 -28V-10', HOUSE.ink, 2.4) +
    [-92, 92]
      .map((x) => circle([x, -18], 11, '#d7ef7c') + stroke(`M${x} -26V-10`, HOUSE.ink, 2))
      .join(''),
});
const protractor: Drawer = () => ({
  unitCm: 0.06,
  svg:
    path('M-110 0A110 110 0 0 1 110 0ZM-62 -16H62A62 62 0 0 0 -62 -16Z', '#9fd4e6') +
    times(17, (index) => {
      const angle = Math.PI * ((index + 1) / 18);
      const [c, s] = [Math.cos(angle), -Math.sin(angle)];
      const inner = index % 3 === 2 ? 84 : 94;
      return stroke(
        `M${c * 106} ${s * 106}L${c * inner} ${s * inner}`,
        HOUSE.navy,
        index % 3 === 2 ? 3 : 2,
      );
    }).join('') +
    stroke('M-106 -6H106', HOUSE.navy, 2) +
    stroke('M0 -14V0', HOUSE.red, 3),
});
const sharpener: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.03,
  svg:
    placed(
      formed(pen, 'M0 -17H150V17H0Z', HOUSE.mustard, {
        depth: 6,
        extra: path('M-4 -6H154V5H-4Z', lighter(HOUSE.mustard, 0.3)),
      }) +
        rectangle([150, -17], 14, 34, HOUSE.metal) +
        rectangle([164, -17], 22, 34, HOUSE.pink, { radius: 6 }),
      { at: [64, -60] },
    ) +
    formed(pen, 'M-88 -10V-110Q-88 -116 -80 -116L72 -98V-22L-80 -4Q-88 -4 -88 -10Z', color, {
      depth: 12,
      light: 6,
    }) +
    stroke('M-76 -104V-16M-64 -104V-16', darker(color, 0.22), 5) +
    formed(pen, 'M-48 -94L44 -82L34 -48L-42 -54Z', HOUSE.metal, { depth: 6, light: 3 }) +
    circle([-2, -70], 11, HOUSE.metalDark) +
    stroke('M-9 -70H5', HOUSE.white, 3) +
    placed(
      path(
        'M0 0C-30 -34 -14 -70 18 -66C38 -62 36 -34 14 -36C30 -44 14 -58 4 -46C-6 -30 4 -14 22 -8Z',
        '#e8c48c',
      ) + stroke('M2 -4C-24 -34 -10 -66 18 -63', HOUSE.mustard, 5),
      { at: [-20, -96] },
    ) +
    [
      [-110, -8, -30],
      [-132, -4, 40],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        placed(path('M0 0Q-14 -16 4 -22Q18 -20 14 -8Q8 -16 2 -10Z', '#e8c48c'), {
          at: [x, y],
          angleDegrees: turn,
        }),
      )
      .join(''),
});
const ringBinder: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.17,
  svg:
    formed(pen, roundedPath([34, -180], 76, 180, 4), darker(color, 0.12), { depth: 7 }) +
    formed(pen, roundedPath([-52, -186], 92, 186, 5), color, { depth: 10, light: 5 }) +
    rectangle([-32, -158], 52, 66, HOUSE.paper, { radius: 4 }) +
    stroke('M-22 -142H10M-22 -126H10M-22 -110H-2', HOUSE.navy, 4) +
    circle([-6, -36], 15, darker(color, 0.4)) +
    circle([-6, -36], 9, HOUSE.metal),
});
const usbStick: Drawer = (pen, { color = HOUSE.purple }) => ({
  unitCm: 0.035,
  svg:
    formed(pen, roundedPath([60, -58], 62, 50, 3), HOUSE.metal, { depth: 5 }) +
    rectangle([84, -48], 14, 10, HOUSE.ink) +
    rectangle([84, -28], 14, 10, HOUSE.ink) +
    formed(pen, roundedPath([-90, -68], 156, 68, 22), color, { depth: 10, light: 5 }) +
    circle([-66, -34], 9, HOUSE.cream) +
    stroke('M-30 -34H34', lighter(color, 0.4), 5),
});
const router: Drawer = (pen) => ({
  unitCm: 0.14,
  svg:
    [-84, -28, 28, 84].map((x) => rod(pen, `M${x} -40L${x * 1.12} -150`, HOUSE.ink, 9)).join('') +
    formed(pen, 'M-110 0L-100 -48H100L110 0Z', HOUSE.navy, { depth: 9, light: 5 }) +
    times(5, (index) => circle([-60 + index * 24, -20], 5, index % 2 ? '#7fe0a8' : '#8fd6ff')).join(
      '',
    ),
});
const bunsenBurner: Drawer = (pen) => ({
  unitCm: 0.12,
  svg:
    formed(pen, 'M-26 -150C-34 -190 -8 -210 0 -250C10 -210 34 -190 26 -150Z', '#7cc4ff', {
      depth: 7,
    }) +
    path('M-10 -150C-14 -172 -2 -184 0 -200C4 -184 14 -172 10 -150Z', '#e5f6ff') +
    stroke('M-20 -26C-90 -30 -80 6 -140 -4', HOUSE.coral, 11) +
    formed(pen, roundedPath([-14, -148], 28, 124, 3), HOUSE.metal, { depth: 7 }) +
    formed(pen, roundedPath([-20, -70], 40, 20, 4), HOUSE.gold, { depth: 4 }) +
    formed(pen, 'M-62 0Q-60 -24 -20 -30H20Q60 -24 62 0Z', HOUSE.metalDark, { depth: 7 }),
});
const prism: Drawer = (pen) => ({
  unitCm: 0.09,
  svg:
    stroke('M-150 -44L-40 -78', HOUSE.white, 9) +
    ['#e3504a', '#f09a3c', '#f7d44c', '#5db46a', '#4a90d9', '#7a5fc0']
      .map((color, index) =>
        path(`M36 -84L170 ${-74 + index * 15}L170 ${-59 + index * 15}Z`, color, { opacity: 0.9 }),
      )
      .join('') +
    formed(pen, 'M0 -170L92 0H-92Z', '#cfe6f2', { depth: 16, light: 8 }) +
    path('M0 -170L-92 0L-50 -12L-2 -120Z', '#ffffff', { opacity: 0.6 }) +
    path('M0 -170L92 0L44 -14Z', '#8fb9d4', { opacity: 0.55 }),
});
const waxSeal: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.03,
  svg:
    formed(
      pen,
      'M-70 -12C-98 -26 -84 -60 -94 -84C-98 -124 -58 -134 -44 -158C-10 -182 26 -154 60 -152C92 -128 80 -96 96 -66C92 -30 60 -26 42 -4C10 14 -34 -6 -70 -12Z',
      color,
      { depth: 14, light: 7 },
    ) +
    `<circle cx="0" cy="-80" r="56" fill="none" stroke="${darker(color, 0.22)}" stroke-width="9"/>` +
    path('M-26 -56V-104L-10 -84L0 -112L10 -84L26 -104V-56Z', darker(color, 0.26)),
});
/** Tools and small machines of workshop, desk and laboratory. */
export const workshopGood = defineFamily('workshop-good', {
  'coil-spring': coilSpring,
  'hex-nut': hexNut,
  'hand-plane': handPlane,
  crowbar,
  stepladder,
  chisel,
  blowtorch,
  chainsaw,
  pulley,
  'spirit-level': spiritLevel,
  protractor,
  'pencil-sharpener': sharpener,
  'ring-binder': ringBinder,
  'usb-stick': usbStick,
  router,
  'bunsen-burner': bunsenBurner,
  prism,
  'wax-seal': waxSeal,
});
