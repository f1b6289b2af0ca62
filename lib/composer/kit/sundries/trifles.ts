import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { add, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

/** A screw lid with its ridges. */
const lid: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.05,
  svg: placed(
    path('M-104 -8V34A104 74 0 0 0 104 34V-8Z', darker(color, 0.2)) +
      times(23, (index) => {
        const turn = (index / 22) * Math.PI;
        const [x, y] = [-Math.cos(turn) * 103, Math.sin(turn) * 73];
        return stroke(`M${x} ${y - 2}V${y + 32}`, darker(color, 0.36), 4);
      }).join('') +
      ellipse([0, -8], 104, 74, darker(color, 0.1)) +
      ellipse([-2, -11], 98, 69, color) +
      ellipse([0, -8], 76, 52, darker(color, 0.16)) +
      ellipse([2, -4], 72, 48, lighter(color, 0.08)) +
      ellipse([0, -6], 26, 17, darker(color, 0.1)) +
      ellipse([0, -8], 22, 14, lighter(color, 0.2)) +
      stroke('M-80 -34Q-64 -62 -30 -70', HOUSE.white, 7, { opacity: 0.55 }),
    { at: [0, -108], angleDegrees: -8 },
  ),
});

/** A crown cork. */
const bottleCap: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.015,
  svg:
    formed(
      pen,
      `M${times(42, (index) =>
        add([0, -104], polar((index * 360) / 42, index % 2 ? 104 : 92))
          .map((value) => value.toFixed(1))
          .join(' '),
      ).join('L')}Z`,
      darker(color, 0.1),
      { depth: 9 },
    ) +
    ball(pen, [0, -104], 78, color, { glint: 0.3 }) +
    path('M0 -146L12 -116H44L18 -98L28 -66L0 -86L-28 -66L-18 -98L-44 -116H-12Z', HOUSE.cream),
});

/** A buckle with its pin, a piece of the belt in it. */
const buckle: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.06,
  svg:
    formed(pen, 'M-128 -112H0V-36H-128Z', HOUSE.leather, {
      depth: 8,
      extra: stroke('M-128 -102H0M-128 -46H0', lighter(HOUSE.leather, 0.35), 3),
    }) +
    stroke(
      'M-64 -136H54Q76 -136 76 -116V-32Q76 -12 54 -12H-64Q-84 -12 -84 -32V-116Q-84 -136 -64 -136Z',
      darker(color, 0.24),
      22,
    ) +
    stroke(
      'M-66 -139H52Q74 -139 74 -119V-35Q74 -15 52 -15H-66Q-86 -15 -86 -35V-119Q-86 -139 -66 -139Z',
      color,
      14,
    ) +
    rod(pen, 'M-84 -76H84', lighter(color, 0.1), 14) +
    formed(pen, roundedPath([-100, -94], 30, 36, 8), color, { depth: 5 }),
});

/** A band with its buckle at the end, holes in a row. */
const strap: Drawer = (pen, { color = HOUSE.leather }) => ({
  unitCm: 0.16,
  svg:
    stroke('M-120 -30C-60 -130 -10 60 60 -60Q80 -96 108 -96', darker(color, 0.24), 31) +
    stroke('M-121 -33C-61 -133 -11 57 59 -63Q79 -99 107 -99', color, 25) +
    [
      [-92, -58],
      [-66, -64],
      [-40, -46],
    ]
      .map(([x = 0, y = 0]) => circle([x, y], 4, HOUSE.ink))
      .join('') +
    stroke('M96 -126H128V-72H96Z', HOUSE.gold, 9) +
    stroke('M96 -99H126', HOUSE.gold, 7),
  anchors: { grip: { at: [0, -30] } },
});

/** A paper tag on its string. */
const tag: Drawer = (pen, { color = HOUSE.woodLight }) => ({
  unitCm: 0.06,
  svg:
    stroke('M-74 -100C-130 -150 -100 -190 -60 -186S0 -150 -74 -100', HOUSE.red, 6) +
    formed(pen, 'M-108 -84L-66 -136H106Q116 -136 116 -126V-14Q116 -4 106 -4H-66L-108 -56Z', color, {
      depth: 8,
    }) +
    circle([-76, -72], 15, HOUSE.cream) +
    circle([-76, -72], 8, HOUSE.ink) +
    stroke('M-30 -92H84M-30 -66H84M-30 -40H40', darker(color, 0.35), 7),
});

/** A label with its frame and lines of writing. */
const label: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.06,
  svg:
    formed(
      pen,
      'M-98 -136H98Q100 -118 118 -116V-24Q100 -20 98 -4H-98Q-100 -20 -118 -24V-116Q-100 -118 -98 -136Z',
      HOUSE.paper,
      { depth: 6 },
    ) +
    stroke(
      'M-88 -124H88Q92 -110 106 -106V-34Q92 -28 88 -16H-88Q-92 -28 -106 -34V-106Q-92 -110 -88 -124Z',
      color,
      5,
    ) +
    stroke('M-60 -84H60', HOUSE.ink, 10) +
    stroke('M-44 -56H44M-28 -36H28', HOUSE.stoneDark, 5),
});

/** The collar of a shirt with its button. */
const collar: Drawer = (pen, { color = HOUSE.sky }) => ({
  unitCm: 0.14,
  svg:
    formed(pen, 'M-66 -120Q0 -150 66 -120L60 -78Q0 -100 -60 -78Z', darker(color, 0.24), {
      depth: 6,
    }) +
    formed(pen, 'M-66 -122L-112 -46L-48 0L0 -72Q-52 -84 -66 -122Z', color, {
      depth: 8,
      extra: stroke('M-100 -48L-50 -12L-8 -72', darker(color, 0.2), 3),
    }) +
    formed(pen, 'M66 -122L112 -46L48 0L0 -72Q52 -84 66 -122Z', color, {
      depth: 8,
      extra: stroke('M100 -48L50 -12L8 -72', darker(color, 0.2), 3),
    }) +
    circle([0, -64], 8, HOUSE.white),
});

/** A sleeve from its shoulder to its cuff. */
const sleeve: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.3,
  svg:
    formed(pen, 'M-48 -196Q20 -214 52 -176L70 -40H2Q-20 -110 -48 -196Z', color, {
      depth: 13,
      extra: stroke('M12 -150Q30 -100 20 -60M40 -140Q52 -110 48 -80', darker(color, 0.2), 5),
    }) +
    formed(pen, 'M-6 -40H78L80 0H-2Z', darker(color, 0.12), { depth: 7 }) +
    circle([64, -20], 7, HOUSE.white) +
    ellipse([-4, -188], 48, 15, darker(color, 0.3), { transform: 'rotate(8 -4 -188)' }),
});

/** A cuff with its button. */
const cuff: Drawer = (pen, { color = HOUSE.sky }) => ({
  unitCm: 0.12,
  svg:
    formed(pen, 'M-62 -180H62L70 -92H-70Z', color, {
      depth: 10,
      extra: stroke('M-20 -180L-26 -92M22 -180L26 -92', darker(color, 0.16), 5),
    }) +
    formed(pen, 'M-84 -96H84L88 0H-88Z', lighter(color, 0.2), {
      depth: 9,
      extra: stroke('M-82 -86H82M-84 -10H84M40 -96L34 0', darker(color, 0.24), 4),
    }) +
    ball(pen, [62, -48], 13, HOUSE.gold),
});

/** A pocket of jeans with its seams and rivets. */
const pocket: Drawer = (pen, { color = '#4a6ba8' }) => ({
  unitCm: 0.09,
  svg:
    formed(pen, 'M-90 -176H90V-50L0 0L-90 -50Z', color, { depth: 10 }) +
    stroke('M-78 -142V-56L0 -14L78 -56V-142M-78 -142H78M-70 -104Q0 -60 70 -104', HOUSE.mustard, 4) +
    formed(pen, 'M-94 -180H94V-150H-94Z', darker(color, 0.14), { depth: 5 }) +
    [-80, 80].map((x) => ball(pen, [x, -164], 8, HOUSE.gold)).join(''),
  anchors: { inside: { at: [0, -176], spanCm: 12 } },
});

/** A patch sewn on with coarse stitches. */
const patch: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 0.06,
  svg: placed(
    formed(pen, roundedPath([-84, -168], 168, 168, 13), color, {
      depth: 8,
      extra:
        [-56, -14, 28, 70]
          .map((x) => rectangle([x - 10, -168], 13, 168, HOUSE.coral, { opacity: 0.6 }))
          .join('') +
        [-140, -98, -56, -14]
          .map((y) => rectangle([-84, y - 6], 168, 13, HOUSE.coral, { opacity: 0.6 }))
          .join(''),
    }) +
      times(6, (index) => {
        const at = -66 + index * 27;
        return stroke(
          `M${at} -178V-156M${at} -12V10M-94 ${at - 84}H-72M72 ${at - 84}H94`,
          HOUSE.ink,
          6,
        );
      }).join(''),
    { angleDegrees: -6, at: [-8, -8] },
  ),
});

/** A seam of crossed stitches. */
const stitches: Drawer = (pen) => ({
  unitCm: 0.05,
  svg:
    formed(pen, 'M-124 -100H124V0H-124Z', HOUSE.cream, { depth: 4 }) +
    stroke('M-124 -50Q0 -58 124 -50', HOUSE.coral, 5) +
    times(7, (index) => stroke(`M${-106 + index * 34} -74l18 46m0 -46l-18 46`, HOUSE.ink, 6)).join(
      '',
    ),
});

/** A rope tied in an overhand knot. */
const knot: Drawer = (pen, { color = HOUSE.woodLight }) => ({
  unitCm: 0.12,
  svg:
    rod(
      pen,
      'M-124 -20C-60 -20 -20 -30 22 -70C60 -106 40 -150 0 -150S-60 -110 -24 -72',
      color,
      23,
    ) +
    rod(pen, 'M-24 -72C10 -34 60 -20 124 -20', color, 23) +
    rod(pen, 'M-22 -37C-6 -46 10 -58 24 -72', color, 23) +
    times(5, (index) =>
      stroke(
        `M${-112 + index * 20} -28l9 15M${112 - index * 17} -27l-9 15`,
        darker(color, 0.32),
        3,
      ),
    ).join('') +
    stroke('M-36 -124l17 9M-20 -154l9 17M20 -156l-3 19M50 -134l-17 9', darker(color, 0.32), 3),
});

/** A pot of slats and net for lobsters. */
const lobsterTrap: Drawer = (pen) => ({
  unitCm: 0.55,
  svg:
    path('M-116 -14V-70Q-116 -130 -60 -130H60Q116 -130 116 -70V-14Z', HOUSE.sand, {
      opacity: 0.7,
    }) +
    times(9, (index) =>
      stroke(
        `M${-104 + index * 26} -124L${-130 + index * 26} -14M${-130 + index * 26} -124L${-104 + index * 26} -14`,
        HOUSE.teal,
        2.5,
      ),
    ).join('') +
    stroke('M-40 -70A40 34 0 1 1 40 -70A40 34 0 1 1 -40 -70Z', HOUSE.woodLight, 7) +
    ellipse([0, -70], 22, 18, HOUSE.ink) +
    [-114, 0, 114]
      .map((x) =>
        rod(
          pen,
          x === 0 ? 'M0 -132V-110M0 -30V-8' : `M${x} -8V-74Q${x} -106 ${x * 0.8} -122`,
          HOUSE.wood,
          9,
        ),
      )
      .join('') +
    rod(pen, 'M-86 -130H86', HOUSE.wood, 11) +
    [-104, -40].map((y) => rod(pen, `M-116 ${y}H-44M44 ${y}H116`, HOUSE.woodLight, 8)).join('') +
    rod(pen, 'M-122 -8H122', HOUSE.woodDark, 13),
});

/** Jaws with teeth, open about their pan, on a chain. */
const bearTrap: Drawer = (pen, { color = HOUSE.metalDark }) => {
  const tooth = (turn: number) => {
    const at = (angle: number, far: number) => {
      const [x, y] = polar(angle, far);
      return `${x.toFixed(1)} ${(y * 0.62 - 70).toFixed(1)}`;
    };
    return path(`M${at(turn - 9, 98)}L${at(turn, 66)}L${at(turn + 9, 98)}Z`, lighter(color, 0.45));
  };
  return {
    unitCm: 0.22,
    svg:
      stroke('M100 -28Q140 -40 164 -8', HOUSE.stoneDark, 9) +
      rod(pen, 'M-132 -70H132', darker(color, 0.15), 17) +
      [200, 228, 256, 284, 312, 340].map(tooth).join('') +
      rod(pen, 'M-102 -70A102 63 0 0 1 102 -70', color, 15) +
      ellipse([0, -66], 36, 19, darker(color, 0.3)) +
      ellipse([0, -70], 36, 19, HOUSE.metal) +
      [20, 48, 76, 104, 132, 160].map(tooth).join('') +
      rod(pen, 'M-102 -70A102 63 0 0 0 102 -70', color, 15) +
      [-118, 118].map((x) => ball(pen, [x, -70], 15, HOUSE.metal)).join(''),
  };
};

/** Small wares that are asked for by name: closures, trimmings, cards, what lies at hand. */
export const trifle = defineFamily('trifle', {
  lid,
  'bottle-cap': bottleCap,
  buckle,
  strap,
  tag,
  label,
  collar,
  sleeve,
  cuff,
  pocket,
  patch,
  stitches,
  knot,
  'lobster-trap': lobsterTrap,
  'bear-trap': bearTrap,
});
