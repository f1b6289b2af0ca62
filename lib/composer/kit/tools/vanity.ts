import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { boxed, createLathe, defineFamily, type Drawer, formed, paintSide } from '../form';

/** What stands on shelves of bathrooms and shops: tubes, sticks, packs. */

const tube: Drawer = (pen, { color = '#f3b9a6' }) => ({
  unitCm: 0.075,
  svg:
    paintSide(
      pen,
      createLathe('34 0!, 36 10, 36 44, 33 48!', { tilt: 0.1 }),
      lighter(color, 0.62),
      { material: 'plastic' },
    ) +
    formed(
      pen,
      'M-40 -46C-46 -120 -56 -170 -60 -226H60C56 -170 46 -120 40 -46Q0 -38 -40 -46Z',
      color,
      {
        depth: 16,
        light: 7,
        extra:
          rectangle([-60, -226], 120, 16, darker(color, 0.14)) +
          path('M-34 -60C-38 -120 -44 -164 -48 -204H-36C-32 -160 -26 -120 -24 -60Z', '#ffffff', {
            opacity: 0.35,
          }),
      },
    ) +
    times(11, (index) => stroke(`M${-52 + index * 10.4} -225V-213`, darker(color, 0.26), 2)).join(
      '',
    ) +
    stroke('M-24 -150H24M-16 -136H16', darker(color, 0.5), 5) +
    circle([0, -108], 15, lighter(color, 0.6)) +
    path('M0 -119C8 -110 9 -104 0 -98C-9 -104 -8 -110 0 -119Z', darker(color, 0.35)),
  anchors: { grip: { at: [0, -110] }, label: { at: [0, -136], spanCm: 84 } },
});

const lipBalm: Drawer = (pen, { color = HOUSE.pink }) => ({
  unitCm: 0.042,
  svg:
    formed(pen, 'M-20 -116V-166C-20 -184 20 -176 20 -154V-116Z', '#ffe2d2', {
      depth: 8,
      light: 4,
    }) +
    path('M-20 -166C-20 -184 20 -176 20 -154C12 -166 -8 -172 -20 -166Z', '#fff3ea') +
    paintSide(pen, createLathe('25 0!, 25 24!', { at: [0, -98], tilt: 0.1 }), HOUSE.paper, {
      material: 'plastic',
    }) +
    paintSide(pen, createLathe('29 0!, 29 98!', { tilt: 0.1 }), color, { material: 'plastic' }) +
    rectangle([-22, -82], 44, 56, HOUSE.white, { radius: 8 }) +
    path('M-17 -54Q-10 -66 -4 -62L0 -59L4 -62Q10 -66 17 -54Q8 -42 0 -42T-17 -54Z', HOUSE.red) +
    stroke('M-15 -54Q-6 -51 0 -53T15 -54', darker(HOUSE.red, 0.4), 2.4) +
    times(6, (k) => rectangle([-25 + k * 9, -12], 4, 11, darker(color, 0.2))).join(''),
  anchors: { grip: { at: [0, -40] }, label: { at: [0, -52], spanCm: 46 } },
});

/** The tube stands, its wand leans beside it. */
const mascara: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 0.062,
  svg:
    paintSide(pen, createLathe('23 0!, 23 112, 20 118!', { tilt: 0.14 }), color, {
      material: 'plastic',
    }) +
    paintSide(pen, createLathe('13 0!, 13 16!', { at: [0, -118], tilt: 0.14 }), HOUSE.gold, {
      material: 'metal',
    }) +
    stroke('M-9 -94V-26', HOUSE.gold, 4) +
    stroke('M60 -92L56 -176', darker(HOUSE.metalDark, 0.2), 5) +
    times(12, (index) =>
      stroke(
        `M${47 + index * 0.2} ${-126 - index * 5}L${68 - index * 0.4} ${-122 - index * 5}`,
        HOUSE.ink,
        3.4,
      ),
    ).join('') +
    formed(pen, 'M44 0L49 -96Q60 -102 71 -96L76 0Q60 8 44 0Z', color, { depth: 8, light: 4 }) +
    path('M48 -82H72L72.6 -72H47.4Z', HOUSE.gold),
  anchors: { grip: { at: [60, -40] } },
});

const carton: Drawer = (pen, { color = '#f4ece2' }) => ({
  unitCm: 0.1,
  svg:
    boxed(pen, color, { at: [-40, 0], widthCm: 74, heightCm: 150, depth: [26, 16] }) +
    rectangle([-40, -22], 74, 22, pen.accents[0]) +
    stroke('M-28 -136H22V-36H-28Z', HOUSE.gold, 2.4) +
    circle([-3, -100], 15, pen.accents[0]) +
    stroke('M-20 -68H14M-12 -58H6', darker(color, 0.42), 4),
});

const cerealBox: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.17,
  svg:
    boxed(pen, color, { at: [-62, 0], widthCm: 116, heightCm: 176, depth: [28, 14] }) +
    path('M-62 -176H54V-128C20 -112 -26 -146 -62 -122Z', HOUSE.mustard) +
    rectangle([-48, -164], 88, 30, HOUSE.paper, { radius: 8 }) +
    stroke('M-34 -149H26', color, 9) +
    ellipse([-4, -52], 46, 10, lighter(HOUSE.sky, 0.72)) +
    formed(pen, 'M-50 -52C-50 -14 -28 -8 -4 -8S42 -14 42 -52Q-4 -40 -50 -52Z', HOUSE.blue, {
      depth: 9,
      light: 4,
    }) +
    ellipse([-4, -54], 42, 8, HOUSE.paper) +
    times(9, (index) => {
      const x = -36 + (index % 5) * 16 + (index > 4 ? 8 : 0);
      const y = index > 4 ? -66 : -56;
      return circle([x, y], 8, HOUSE.wood) + circle([x, y], 3, HOUSE.cream);
    }).join('') +
    [
      [-36, -98],
      [2, -108],
      [34, -92],
    ]
      .map(([x = 0, y = 0]) => circle([x, y], 9, HOUSE.wood) + circle([x, y], 3.4, HOUSE.cream))
      .join(''),
  anchors: { label: { at: [-4, -149], spanCm: 84 }, grip: { at: [-4, -80] } },
});

/** Open, on its cushion the ring. */
const ringBox: Drawer = (pen, { color = '#8f2f4c' }) => ({
  unitCm: 0.035,
  svg:
    formed(pen, roundedPath([-84, -176], 168, 100, 22), darker(color, 0.1), {
      depth: 9,
      light: 4,
    }) +
    path(roundedPath([-70, -164], 140, 84, 14), '#f6e9e2') +
    path('M-84 -84H84L94 -62H-94Z', darker(color, 0.35)) +
    path('M-76 -82H76L84 -64H-84Z', '#efdcd2') +
    stroke('M-30 -74A32 36 0 1 1 30 -74', darker(HOUSE.gold, 0.18), 13) +
    stroke('M-30 -76A32 36 0 1 1 30 -76', HOUSE.gold, 8) +
    path('M-20 -128L-10 -142H10L20 -128L0 -106Z', '#bfe6f6') +
    path('M-20 -128L-10 -142H10L20 -128Z', '#e8f8ff') +
    path('M-7 -128L0 -142L7 -128L0 -106Z', '#8fd0ee') +
    formed(pen, roundedPath([-94, -64], 188, 64, 20), color, {
      depth: 11,
      light: 5,
      extra: rectangle([-94, -64], 188, 7, lighter(color, 0.2)),
    }) +
    rectangle([-9, -64], 18, 13, HOUSE.gold, { radius: 4 }),
});

const coolingRack: Drawer = () => ({
  unitCm: 0.2,
  svg:
    stroke('M-96 -14V2M96 -14V2M-74 -26V-14M74 -26V-14', HOUSE.metalDark, 4) +
    times(13, (index) =>
      stroke(`M${-72 + index * 12} -28L${-96 + index * 16} -13`, HOUSE.metal, 2.4),
    ).join('') +
    stroke('M-74 -28H74L98 -13H-98ZM-86 -21H86', HOUSE.metalDark, 4),
  anchors: { top: { at: [0, -21], spanCm: 160 } },
});

/** Open: the mirror in the lid, the powder with its puff below. */
const compact: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.055,
  svg:
    formed(pen, ellipsePath([6, -118], 84, 88), color, { depth: 12, light: 6 }) +
    formed(pen, ellipsePath([8, -118], 68, 72), HOUSE.glass, {
      depth: 4,
      light: 0,
      extra:
        path('M-40 -60L40 -200H62L-18 -60Z', '#ffffff', { opacity: 0.5 }) +
        path('M36 -70L92 -170H100L48 -70Z', '#ffffff', { opacity: 0.4 }),
    }) +
    rectangle([-20, -44], 44, 14, darker(color, 0.24), { radius: 5 }) +
    formed(pen, 'M-92 -22A92 26 0 0 1 92 -22V-12A92 26 0 0 1 -92 -12Z', color, {
      depth: 10,
      light: 5,
    }) +
    ellipse([0, -23], 82, 20, lighter(color, 0.5)) +
    ellipse([0, -23], 66, 15, '#f0c3a6') +
    ellipse([20, -30], 32, 12, '#fbe8dc') +
    ellipse([20, -34], 30, 9, '#fff6ef'),
  anchors: { top: { at: [0, -206], spanCm: 6 }, grip: { at: [0, -20] } },
});

/** Packs and sticks of shops. */
export const vanityThing = defineFamily('vanity-thing', {
  tube,
  'lip-balm': lipBalm,
  mascara,
  compact,
  carton,
  'cereal-box': cerealBox,
  'ring-box': ringBox,
  'cooling-rack': coolingRack,
});
