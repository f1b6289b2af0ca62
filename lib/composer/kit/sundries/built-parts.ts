import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

/** A ribbed dome with its lantern. */
const dome: Drawer = (pen, { color = '#5aa58f' }) => ({
  unitCm: 5,
  svg:
    formed(pen, 'M-104 -46H104V0H-104Z', HOUSE.plaster, {
      depth: 7,
      extra: times(8, (index) =>
        path(`M${-94 + index * 26} 0v-24a9 9 0 0 1 18 0V0Z`, HOUSE.navy),
      ).join(''),
    }) +
    formed(pen, 'M-98 -54C-98 -130 -50 -170 0 -174C50 -170 98 -130 98 -54Z', color, {
      depth: 13,
      light: 6,
      extra: [-66, -34, 0, 34, 66]
        .map((x) => stroke(`M${x} -54Q${x} -130 0 -174`, darker(color, 0.2), 4))
        .join(''),
    }) +
    formed(pen, 'M-112 -58H112V-44H-112Z', lighter(HOUSE.plaster, 0.3), { depth: 3 }) +
    formed(pen, 'M-20 -206H20V-170H-20Z', HOUSE.plaster, {
      depth: 4,
      extra: rectangle([-6, -200], 12, 28, HOUSE.navy),
    }) +
    formed(pen, 'M-24 -206Q0 -240 24 -206Z', color, { depth: 4 }) +
    ball(pen, [0, -232], 6, HOUSE.gold),
});

/** A trough of flowers as it hangs under a window. */
const flowerBox: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.5,
  svg:
    times(9, (index) => ball(pen, [-92 + index * 23, -44], 17, HOUSE.leaf)).join('') +
    times(8, (index) =>
      ball(
        pen,
        [-84 + index * 24, -62 - (index % 2) * 12],
        13,
        [HOUSE.coral, HOUSE.mustard, HOUSE.pink][index % 3] ?? HOUSE.coral,
      ),
    ).join('') +
    formed(pen, roundedPath([-110, -40], 220, 40, 5), color, { depth: 8, light: 4 }) +
    rectangle([-110, -24], 220, 4, darker(color, 0.16)),
});

/** A pointed roof of slate on the top of its tower, with a vane. */
const spire: Drawer = (pen, { color = '#5f7392' }) => ({
  unitCm: 5,
  svg:
    formed(pen, 'M-44 -70H44V0H-44Z', HOUSE.plaster, {
      depth: 9,
      extra: [-26, 4].map((x) => path(`M${x} -12v-30a11 11 0 0 1 22 0v30Z`, HOUSE.navy)).join(''),
    }) +
    formed(pen, 'M-54 -68L0 -250L54 -68Z', color, {
      depth: 12,
      light: 4,
      extra: times(6, (index) =>
        rectangle([-60, -92 - index * 24], 120, 4, darker(color, 0.16)),
      ).join(''),
    }) +
    formed(pen, 'M-58 -74H58V-62H-58Z', lighter(HOUSE.plaster, 0.3), { depth: 3 }) +
    stroke('M0 -250V-274', HOUSE.metalDark, 4) +
    ball(pen, [0, -276], 5, HOUSE.gold),
});

/** A container on wheels for refuse, its lids half open. */
const dumpster: Drawer = (pen, { color = HOUSE.green }) => ({
  unitCm: 0.75,
  svg:
    formed(pen, 'M-60 -150L-44 -184L-16 -164L6 -190L34 -160L62 -150Z', HOUSE.ink, { depth: 3 }) +
    formed(pen, 'M-30 -176L-10 -196L8 -172ZM16 -166H52V-140H16Z', HOUSE.sand, { depth: 3 }) +
    formed(pen, 'M-124 -152H124L108 -16H-108Z', color, {
      depth: 11,
      extra: [-66, -22, 22, 66]
        .map((x) => rectangle([x - 6, -140], 12, 120, darker(color, 0.18)))
        .join(''),
    }) +
    formed(pen, 'M-132 -162H-8L-12 -148H-130Z', darker(color, 0.35), { depth: 3 }) +
    formed(pen, 'M12 -148L100 -206L112 -196L32 -142Z', darker(color, 0.35), { depth: 3 }) +
    formed(pen, 'M-130 -152H130V-138H-130Z', darker(color, 0.16), { depth: 3 }) +
    [-124, 124]
      .map((x) =>
        formed(pen, roundedPath([x - 12, -112], 24, 22, 4), darker(color, 0.4), { depth: 3 }),
      )
      .join('') +
    [-84, 84]
      .map((x) => circle([x, -9], 11, HOUSE.rubber) + circle([x, -9], 4, HOUSE.metal))
      .join(''),
  anchors: { inside: { at: [0, -146], spanCm: 150 }, top: { at: [0, -158], spanCm: 180 } },
});

/** A red lamp turning in its dome. */
const beacon: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.14,
  svg:
    path('M-40 -110L-150 -160V-50ZM40 -110L150 -160V-50Z', lighter(color, 0.4), { opacity: 0.6 }) +
    formed(pen, 'M-68 -44V-108C-68 -160 -30 -172 0 -172S68 -160 68 -108V-44Z', color, {
      depth: 11,
      light: 6,
    }) +
    ball(pen, [0, -96], 27, HOUSE.yellow) +
    formed(pen, roundedPath([-84, -50], 168, 28, 7), HOUSE.metalDark, { depth: 5 }) +
    formed(pen, roundedPath([-70, -24], 140, 24, 5), HOUSE.ink, { depth: 5 }),
});

/** Two cuffs on three links. */
const handcuffs: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.09,
  svg:
    [-74, 74]
      .map((x) =>
        rod(pen, `M${x - 50} -66A50 56 0 1 1 ${x + 50} -66A50 56 0 1 1 ${x - 50} -66Z`, color, 17),
      )
      .join('') +
    stroke(
      'M-24 -70A13 9 0 1 0 0 -70A13 9 0 1 0 -24 -70ZM0 -70A13 9 0 1 0 24 -70A13 9 0 1 0 0 -70Z',
      HOUSE.metalDark,
      7,
    ) +
    [-30, 30]
      .map(
        (x) =>
          formed(pen, roundedPath([x - 16, -90], 32, 44, 8), darker(color, 0.16), { depth: 5 }) +
          circle([x, -72], 5, HOUSE.ink) +
          rectangle([x - 2, -70], 4, 13, HOUSE.ink),
      )
      .join(''),
});

/** A ring with glass that catches the light. */
const lens: Drawer = (pen) => ({
  unitCm: 0.05,
  svg:
    ball(pen, [0, -100], 100, HOUSE.ink, { glint: 0 }) +
    circle([0, -100], 84, HOUSE.metalDark) +
    circle([0, -100], 76, HOUSE.navy) +
    circle([0, -100], 60, HOUSE.purple) +
    circle([6, -96], 46, HOUSE.blue) +
    circle([12, -90], 26, HOUSE.ink) +
    ellipse([-30, -132], 24, 15, HOUSE.white, { opacity: 0.85 }) +
    circle([28, -66], 9, HOUSE.sky, { opacity: 0.8 }) +
    stroke('M-60 -70A66 66 0 0 0 -10 -36', HOUSE.pink, 6, { opacity: 0.7 }),
});

/** Tubes of colours in a wooden rack. */
const testTubeRack: Drawer = (pen) => ({
  unitCm: 0.15,
  svg:
    formed(pen, 'M-118 -124H118V-104H-118Z', HOUSE.woodDark, { depth: 4 }) +
    [HOUSE.coral, HOUSE.mustard, HOUSE.grass, HOUSE.blue, HOUSE.purple]
      .map((color, index) => {
        const x = -84 + index * 42;
        return (
          path(`M${x - 13} -186V-34A13 13 0 0 0 ${x + 13} -34V-186Z`, HOUSE.glass) +
          path(
            `M${x - 11} ${-100 - ((index * 29) % 50)}V-34A11 11 0 0 0 ${x + 11} -34V${-100 - ((index * 29) % 50)}Z`,
            color,
          ) +
          stroke(`M${x - 6} -176V-50`, HOUSE.white, 4, { opacity: 0.7 }) +
          formed(pen, roundedPath([x - 17, -194], 34, 11, 4), HOUSE.white, { depth: 2 })
        );
      })
      .join('') +
    formed(pen, 'M-124 -92H124V-70H-124Z', HOUSE.wood, { depth: 4 }) +
    formed(pen, 'M-124 -22H124V0H-124Z', HOUSE.wood, { depth: 4 }) +
    formed(pen, 'M-124 -130H-106V0H-124ZM106 -130H124V0H106Z', HOUSE.wood, { depth: 4 }),
});

/** A row of bars with a lock. */
const prisonBars: Drawer = (pen, { color = HOUSE.metalDark }) => ({
  unitCm: 1.1,
  svg:
    times(9, (index) => rod(pen, `M${-96 + index * 24} -200V0`, color, 9)).join('') +
    [-194, -104, -8]
      .map((y) =>
        formed(pen, `M-112 ${y - 7}H112V${y + 7}H-112Z`, darker(color, 0.12), { depth: 3 }),
      )
      .join('') +
    formed(pen, roundedPath([62, -126], 38, 42, 5), HOUSE.metal, { depth: 5 }) +
    circle([81, -109], 5, HOUSE.ink) +
    path('M78 -107H84L87 -92H75Z', HOUSE.ink),
});

/** A vase with a lid for ashes. */
const urn: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.15,
  svg:
    formed(pen, 'M-34 -14H34L44 0H-44Z', darker(color, 0.2), { depth: 5 }) +
    formed(pen, 'M-40 -158C-96 -146 -98 -70 -28 -12H28C98 -70 96 -146 40 -158Z', color, {
      depth: 13,
      light: 6,
      extra: stroke('M-90 -108Q0 -92 90 -108M-86 -92Q0 -76 86 -92', HOUSE.gold, 6),
    }) +
    formed(pen, roundedPath([-50, -172], 100, 17, 6), HOUSE.gold, { depth: 4 }) +
    formed(pen, 'M-42 -172Q0 -212 42 -172Z', color, { depth: 7 }) +
    ball(pen, [0, -202], 10, HOUSE.gold),
});

/** A fuse of glass between its caps. */
const fuse: Drawer = (pen) => ({
  unitCm: 0.03,
  svg:
    formed(pen, 'M-70 -56H70V-4H-70Z', HOUSE.glass, { depth: 9 }) +
    stroke('M-64 -30H-24Q-12 -46 0 -30T24 -30H64', HOUSE.metalDark, 5) +
    stroke('M-62 -46H56', HOUSE.white, 6, { opacity: 0.8 }) +
    [-112, 62]
      .map((x) => formed(pen, roundedPath([x, -62], 50, 62, 8), HOUSE.metal, { depth: 8 }))
      .join(''),
});

/** Parts of buildings and machines, and what locks, lights and burns. */
export const builtPart = defineFamily('built-part', {
  dome,
  spire,
  'flower-box': flowerBox,
  dumpster,
  beacon,
  handcuffs,
  lens,
  'test-tube-rack': testTubeRack,
  'prison-bars': prisonBars,
  urn,
  fuse,
});
