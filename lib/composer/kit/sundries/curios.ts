import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

/** What lies about in stories: wrecks, brass of ships, cartridges, what is smoked. */

const ASH = '#c9c6cf';
const SMOKE = '#dfe3ec';

const smokeAbove = (x: number, y: number) =>
  stroke(
    `M${x} ${y}C${x - 16} ${y - 16} ${x + 16} ${y - 30} ${x + 2} ${y - 48}S${x + 16} ${y - 70} ${x + 4} ${y - 84}`,
    SMOKE,
    6,
    { opacity: 0.85 },
  );

/** Ribs stand between the two halves of the hull. */
const ribs = (pen: Parameters<Drawer>[0]) =>
  [-24, -2, 20, 42]
    .map((x, index) =>
      rod(pen, `M${x} -6Q${x + 16} -50 ${x + 2} ${index % 2 ? -84 : -106}`, HOUSE.woodDark, 7),
    )
    .join('') + rod(pen, 'M-130 -8Q0 4 120 -8', HOUSE.woodDark, 12);

/** A hull that broke in two, its mast aslant, half sunk in sand. */
const shipwreck: Drawer = (pen) => ({
  unitCm: 4,
  svg:
    `<g transform="rotate(-7)">${
      rod(pen, 'M-86 -90L-52 -252', HOUSE.woodDark, 9) +
      rod(pen, 'M-128 -196L12 -214', HOUSE.woodDark, 6) +
      formed(
        pen,
        'M-122 -192L4 -208Q8 -168 -2 -142L-22 -160L-34 -128L-56 -154L-70 -118L-92 -146L-112 -126Q-126 -160 -122 -192Z',
        HOUSE.cream,
        { depth: 8 },
      ) +
      path('M-60 -190L-40 -194L-44 -168Z', HOUSE.sand) +
      rod(pen, 'M88 -90L104 -142L98 -146', HOUSE.woodDark, 9) +
      ribs(pen) +
      formed(
        pen,
        'M-168 -52L-160 -132L-118 -128L-112 -98Q-70 -94 -22 -96L-36 -72L-14 -54L-40 -34L-20 -4Q-120 4 -168 -52Z',
        HOUSE.wood,
        { depth: 14 },
      ) +
      stroke('M-160 -78Q-90 -70 -34 -72M-156 -48Q-90 -40 -34 -44', HOUSE.woodDark, 4) +
      [-140, -112, -84]
        .map((x) => rectangle([x, -68], 15, 13, HOUSE.chocolate, { radius: 2 }))
        .join('') +
      formed(
        pen,
        'M46 -4L36 -36L60 -54L44 -80L64 -94Q118 -98 178 -136Q168 -44 116 -6Z',
        HOUSE.wood,
        { depth: 14 },
      ) +
      stroke('M58 -70Q110 -72 164 -96M50 -40Q100 -40 146 -54', HOUSE.woodDark, 4) +
      path('M84 -62L106 -66L110 -44L92 -36L80 -46Z', HOUSE.chocolate) +
      rod(pen, 'M170 -126L214 -158', HOUSE.woodDark, 7)
    }</g>` +
    path('M-214 8Q-150 -26 -70 -4Q-10 -24 54 2Q120 -30 220 8Z', HOUSE.sand) +
    stroke(
      'M-150 -4Q-162 -26 -148 -44M-138 -4Q-132 -22 -142 -34M136 -6Q150 -24 138 -42',
      HOUSE.leaf,
      5,
    ),
});

/** A bowl of glass with a stub in its notch. */
const ashtray: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    formed(pen, 'M-74 -34H74L58 0H-58Z', HOUSE.sky, { depth: 10 }) +
    ellipse([0, -34], 74, 18, lighter(HOUSE.sky, 0.4)) +
    ellipse([0, -33], 60, 12, HOUSE.stoneDark) +
    ellipse([-8, -31], 42, 7, ASH) +
    rod(pen, 'M-34 -34L-18 -42', HOUSE.orange, 9) +
    rod(pen, 'M-18 -42L-12 -45', HOUSE.white, 9) +
    rod(pen, 'M10 -36L48 -50', HOUSE.white, 10) +
    rod(pen, 'M48 -50L74 -60', HOUSE.orange, 10) +
    circle([9, -36], 5, HOUSE.red) +
    smokeAbove(6, -44),
});

const cigarette: Drawer = (pen) => ({
  unitCm: 0.06,
  svg:
    smokeAbove(-70, -16) +
    formed(pen, 'M-64 -16H34V0H-64Z', HOUSE.white, { depth: 5 }) +
    formed(pen, 'M32 -16H80V0H32Z', HOUSE.orange, { depth: 5 }) +
    stroke('M42 -11H50M60 -5H70M54 -12H62', HOUSE.woodLight, 2) +
    formed(pen, 'M-78 -14H-62V-2H-78Z', ASH, { depth: 4 }) +
    stroke('M-63 -15V-1', HOUSE.fire, 4),
  anchors: { grip: { at: [50, -8] } },
});

/** A ring of brass with bolts, the sea behind its pane. */
const porthole: Drawer = (pen) => ({
  unitCm: 0.45,
  svg:
    formed(pen, 'M70 -84H90V-56H70Z', HOUSE.metalDark, { depth: 5 }) +
    ball(pen, [0, -70], 70, HOUSE.gold) +
    circle([0, -70], 50, HOUSE.brown) +
    circle([0, -70], 46, HOUSE.sky) +
    path('M-46 -70Q-30 -78 -14 -70T18 -70T46 -70A46 46 0 0 1 -46 -70Z', HOUSE.water) +
    path('M-40 -48Q-24 -56 -8 -48T24 -48T40 -48A46 46 0 0 1 -40 -48Z', HOUSE.waterDark) +
    circle([16, -92], 9, HOUSE.yellow) +
    stroke('M-30 -86L-12 -108', HOUSE.white, 7, { opacity: 0.7 }) +
    times(8, (index) => {
      const turn = ((index + 0.5) * Math.PI) / 4;
      return ball(pen, [60 * Math.cos(turn), -70 + 60 * Math.sin(turn)], 5, HOUSE.metal);
    }).join(''),
});

/** A cartridge: a case of brass and a tip of copper. */
const bullet: Drawer = (pen) => ({
  unitCm: 0.07,
  svg:
    formed(pen, 'M-13 -74Q-13 -106 0 -126Q13 -106 13 -74Z', HOUSE.crust, { depth: 7 }) +
    formed(pen, 'M-20 -8V-60L-14 -76H14L20 -60V-8Z', HOUSE.gold, { depth: 10 }) +
    stroke('M-19 -58H19', HOUSE.crust, 2.5) +
    rectangle([-15, -10], 30, 5, HOUSE.crust) +
    formed(pen, 'M-22 -6H22V0H-22Z', HOUSE.gold, { depth: 4 }),
  anchors: { grip: { at: [0, -40] } },
});

/** Things of wrecks and ships, and what is smoked. */
export const curio = defineFamily('curio', {
  shipwreck,
  ashtray,
  cigarette,
  porthole,
  bullet,
});
