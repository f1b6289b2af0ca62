import { circle, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';
import {
  sneaker,
  boot,
  wellies,
  heel,
  topHat,
  strawHat,
  cap,
  beanie,
  pointedHat,
  hardHat,
  crown,
  ring,
  necklace,
  glasses,
} from './accessories';

const SHIRT =
  'M-46 -220L-108 -190L-130 -120L-88 -104L-78 -130V0H78V-130L88 -104L130 -120L108 -190L46 -220Q0 -184 -46 -220Z';
const hanger = stroke(
  'M0 -262V-246L-70 -214H70L0 -246M0 -262A12 12 0 1 1 12 -274',
  HOUSE.woodDark,
  6,
);

const tshirt: Drawer = (pen, { color = pen.accents[0], state }) => ({
  unitCm: 0.31,
  svg:
    (state === 'open' ? hanger : '') +
    formed(pen, SHIRT, color, {
      depth: 14,
      light: 5,
      extra: path('M-78 -130L-64 -60L-78 -40ZM78 -130L60 -50L78 -30Z', darker(color, 0.14)),
    }) +
    stroke('M-46 -220Q0 -176 46 -220', darker(color, 0.2), 6),
  anchors: { label: { at: [0, -110], spanCm: 110 }, grip: { at: [0, -210] } },
});
const sweater: Drawer = (pen, { color = pen.accents[2] }) => ({
  unitCm: 0.31,
  svg:
    formed(
      pen,
      'M-44 -220L-104 -192L-134 -20H-98L-78 -130V0H78V-130L98 -20H134L104 -192L44 -220Q0 -200 -44 -220Z',
      color,
      {
        depth: 14,
        light: 5,
        extra:
          rectangle([-80, -16], 160, 16, darker(color, 0.18)) +
          rectangle([-80, -140], 160, 12, HOUSE.cream) +
          rectangle([-80, -116], 160, 12, HOUSE.coral) +
          rectangle([-140, -40], 60, 20, darker(color, 0.18)) +
          rectangle([80, -40], 60, 20, darker(color, 0.18)),
      },
    ) + stroke('M-44 -220Q0 -188 44 -220', darker(color, 0.2), 10),
});
const dress: Drawer = (pen, { color = pen.accents[0] }) => ({
  unitCm: 0.42,
  svg:
    formed(
      pen,
      'M-40 -250L-30 -250Q0 -210 30 -250H40L44 -190L34 -146L96 -10Q0 12 -96 -10L-34 -146L-44 -190Z',
      color,
      {
        depth: 14,
        light: 5,
        extra: stroke('M-20 -140L-40 0M0 -140V4M20 -140L40 0', darker(color, 0.16), 4),
      },
    ) + rectangle([-36, -152], 72, 13, HOUSE.mustard, { radius: 4 }),
});
const jacket: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 0.33,
  svg:
    formed(
      pen,
      'M-44 -220L-104 -192L-134 -20H-98L-80 -130L-84 0H84L80 -130L98 -20H134L104 -192L44 -220L0 -190Z',
      color,
      { depth: 14, light: 5 },
    ) +
    path('M-44 -220L0 -130L44 -220L20 -226H-20Z', HOUSE.cream) +
    path(
      'M-44 -220L0 -126L-30 -150L-62 -204ZM44 -220L0 -126L30 -150L62 -204Z',
      lighter(color, 0.16),
    ) +
    stroke('M0 -126V-4', darker(color, 0.3), 4) +
    [-96, -66, -36].map((y) => circle([12, y], 5, HOUSE.gold)).join(''),
});
const coat: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 0.42,
  svg:
    formed(
      pen,
      'M-44 -260L-100 -232L-126 -70H-90L-76 -170L-90 0H90L76 -170L90 -70H126L100 -232L44 -260L0 -236Z',
      color,
      { depth: 14, light: 5 },
    ) +
    path('M-44 -260L0 -180L44 -260L0 -236Z', lighter(color, 0.3)) +
    stroke('M0 -180V-4', darker(color, 0.26), 4) +
    rectangle([-82, -136], 164, 15, darker(color, 0.24)) +
    rectangle([-13, -140], 26, 22, HOUSE.woodDark, { radius: 4 }),
});
const trousers: Drawer = (pen, { color = '#4a6fa5' }) => ({
  unitCm: 0.4,
  svg:
    formed(pen, 'M-62 -250H62L76 0H22L2 -170H-2L-22 0H-76Z', color, { depth: 12, light: 4 }) +
    rectangle([-63, -252], 126, 16, darker(color, 0.2), { radius: 3 }) +
    rectangle([-10, -252], 20, 16, HOUSE.gold, { radius: 3 }) +
    stroke(
      'M-58 -226Q-40 -210 -34 -232M58 -226Q40 -210 34 -232M0 -236V-196',
      darker(color, 0.26),
      3,
    ),
});
const shorts: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.4,
  svg:
    formed(pen, 'M-62 -120H62L78 0H14L2 -50H-2L-14 0H-78Z', color, { depth: 10, light: 4 }) +
    rectangle([-63, -122], 126, 15, darker(color, 0.2), { radius: 3 }),
});
const skirt: Drawer = (pen, { color = HOUSE.pink }) => ({
  unitCm: 0.4,
  svg:
    formed(pen, 'M-46 -140H46L92 -6Q0 14 -92 -6Z', color, {
      depth: 12,
      light: 5,
      extra: times(6, (index) =>
        stroke(`M${-30 + index * 12} -140L${-70 + index * 28} 6`, darker(color, 0.14), 4),
      ).join(''),
    }) + rectangle([-47, -144], 94, 16, darker(color, 0.2), { radius: 3 }),
});
const sock: Drawer = (pen, { color = pen.accents[1] }) => ({
  unitCm: 0.16,
  svg: formed(
    pen,
    'M-40 -200H30V-90C34 -60 90 -60 108 -34C116 -10 100 0 80 0H-10C-40 0 -46 -20 -44 -50Z',
    color,
    {
      depth: 14,
      light: 5,
      extra:
        rectangle([-50, -200], 100, 24, HOUSE.cream) +
        rectangle([-50, -150], 100, 14, HOUSE.coral) +
        rectangle([-50, -118], 100, 14, HOUSE.teal) +
        circle([108, -10], 34, HOUSE.coral),
    },
  ),
});
const gloves: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.13,
  svg: [-1, 1]
    .map((s) =>
      placed(
        formed(
          pen,
          'M-34 -50C-60 -80 -84 -110 -70 -124S-40 -104 -34 -92C-44 -160 -40 -200 0 -200S44 -160 40 -50Z',
          color,
          { depth: 14, light: 5 },
        ) +
          formed(pen, roundedPath([-42, -56], 88, 56, 12), HOUSE.cream, {
            depth: 8,
            extra: times(6, (index) => rectangle([-34 + index * 14, -56], 4, 56, '#dccfc0')).join(
              '',
            ),
          }),
        { at: [s * 56, 0], scaleX: -s, scaleY: 1 },
      ),
    )
    .join(''),
});
const scarf: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.3,
  svg:
    formed(pen, 'M10 -150L60 -20L20 -6L-30 -140Z', darker(color, 0.12), {
      depth: 8,
      extra: rectangle([-20, -60], 90, 14, HOUSE.cream),
    }) +
    formed(
      pen,
      'M-90 -190C-60 -220 60 -220 90 -190C100 -160 60 -140 0 -140S-100 -160 -90 -190Z',
      color,
      { depth: 14, light: 5, extra: stroke('M-50 -220L-40 -130M40 -220L50 -130', HOUSE.cream, 12) },
    ) +
    formed(pen, 'M-30 -160L-56 -6L-12 0L14 -150Z', color, {
      depth: 8,
      light: 4,
      extra:
        rectangle([-70, -60], 100, 14, HOUSE.cream) + rectangle([-70, -34], 100, 10, HOUSE.cream),
    }) +
    times(5, (index) =>
      stroke(`M${-54 + index * 10} -4v14M${24 + index * 9} -10v14`, color, 4),
    ).join(''),
  anchors: { neck: { at: [0, -180] } },
});
const towel: Drawer = (pen, { color = HOUSE.sky }) => ({
  unitCm: 0.3,
  svg:
    formed(pen, roundedPath([-70, -180], 140, 180, 8), color, {
      depth: 10,
      light: 5,
      extra:
        rectangle([-70, -50], 140, 10, HOUSE.cream) + rectangle([-70, -32], 140, 10, HOUSE.cream),
    }) + rod(pen, 'M-96 -180H96', HOUSE.metal, 8),
});
const tie: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.2,
  svg:
    formed(pen, 'M-16 -216L16 -216L34 -50L0 0L-34 -50Z', color, {
      depth: 8,
      light: 4,
      extra: times(6, (index) =>
        stroke(`M-60 ${-190 + index * 40}l120 -50`, lighter(color, 0.5), 8),
      ).join(''),
    }) + formed(pen, 'M-24 -250H24L15 -212H-15Z', darker(color, 0.12), { depth: 6 }),
});

/** Clothes, shoes, hats and jewels as things of their own; what people wear is drawn with them. */
export const garment = defineFamily('garment', {
  't-shirt': tshirt,
  sweater,
  dress,
  jacket,
  coat,
  trousers,
  shorts,
  skirt,
  sock,
  gloves,
  scarf,
  towel,
  tie,
  sneaker,
  boot,
  wellies,
  heel,
  'top-hat': topHat,
  'straw-hat': strawHat,
  cap,
  beanie,
  'pointed-hat': pointedHat,
  'hard-hat': hardHat,
  crown,
  ring,
  necklace,
  glasses,
});
