import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed } from '../form';

const PANS = [
  HOUSE.red,
  HOUSE.orange,
  HOUSE.yellow,
  HOUSE.green,
  HOUSE.teal,
  HOUSE.blue,
  HOUSE.purple,
  HOUSE.pink,
] as const;

/** Pans of watercolour in an open tin, with a brush across them. */
const paintBox: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    formed(pen, 'M-128 -84L-112 -176H112L128 -84Z', lighter(HOUSE.stone, 0.35), { depth: 5 }) +
    path('M-108 -94L-98 -164H98L108 -94Z', HOUSE.white) +
    circle([-62, -126], 16, HOUSE.sky) +
    circle([-18, -132], 13, HOUSE.pink) +
    circle([26, -122], 17, HOUSE.yellow) +
    formed(pen, roundedPath([-132, -86], 264, 86, 10), HOUSE.ink, { depth: 6 }) +
    PANS.map((color, index) =>
      placed(
        formed(pen, roundedPath([-24, -26], 48, 26, 6), color, { depth: 3 }) +
          ellipse([-6, -20], 9, 3, lighter(color, 0.5)),
        { at: [-90 + (index % 4) * 60, index < 4 ? -46 : -12] },
      ),
    ).join('') +
    placed(
      formed(pen, roundedPath([-6, -150], 12, 120, 6), HOUSE.coral, { depth: 3 }) +
        rectangle([-7, -36], 14, 18, HOUSE.gold) +
        path('M-7 -18H7Q8 0 0 18Q-8 0 -7 -18Z', HOUSE.woodDark),
      { at: [96, -96], angleDegrees: 64 },
    ),
  anchors: { top: { at: [0, -84], spanCm: 20 } },
});

/** A tub of modelling clay, with a lump and a rolled snake of it. */
const playDough: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.07,
  svg:
    formed(pen, roundedPath([-120, -116], 108, 116, 12), HOUSE.yellow, { depth: 8 }) +
    path(roundedPath([-110, -78], 88, 48, 8), HOUSE.cream) +
    stroke('M-94 -54H-38', HOUSE.coral, 9) +
    formed(pen, roundedPath([-128, -140], 124, 32, 10), HOUSE.red, { depth: 6 }) +
    formed(pen, 'M2 0Q-10 -40 22 -66Q34 -92 68 -82Q106 -92 116 -54Q140 -26 124 0Z', color, {
      depth: 12,
    }) +
    stroke('M38 -50Q56 -36 76 -50', darker(color, 0.25), 6) +
    stroke('M52 -6Q84 -20 106 -6T156 -10', HOUSE.coral, 17) +
    ball(pen, [26, -14], 17, HOUSE.orange),
  anchors: { grip: { at: [60, -40] }, top: { at: [60, -84], spanCm: 5 } },
});

const PANEL_COLORS = [HOUSE.coral, HOUSE.sky, HOUSE.mustard, HOUSE.teal] as const;

/** A comic book: a title, a hero under a burst, panels. */
const comicBook: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    formed(pen, roundedPath([-94, -250], 188, 250, 6), HOUSE.mustard, { depth: 7, light: 0 }) +
    rectangle([-94, -250], 188, 54, HOUSE.red) +
    stroke('M-72 -224H-20M0 -224H74', HOUSE.cream, 16) +
    path(
      'M0 -186L18 -154L54 -172L48 -134L86 -128L58 -100L80 -66L42 -68L36 -32L8 -58L-22 -30L-28 -66L-66 -60L-48 -94L-82 -118L-44 -130L-46 -168L-14 -154Z',
      HOUSE.cream,
    ) +
    circle([0, -120], 22, '#f2b48f') +
    path('M-24 -122Q-22 -148 0 -146Q24 -148 24 -122L12 -116H-12Z', HOUSE.blue) +
    path('M-34 -52Q-30 -92 0 -92Q30 -92 34 -52Z', HOUSE.blue) +
    path('M-30 -88Q-62 -70 -58 -42L-32 -54Z', HOUSE.red) +
    path('M0 -86L8 -70H-8Z', HOUSE.yellow) +
    PANEL_COLORS.map((color, index) => rectangle([-84 + index * 43, -26], 38, 18, color)).join(''),
  anchors: { grip: { at: [0, -14] } },
});

/** Three steel lockers side by side, with vents and handles. */
const lockers: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.5,
  svg:
    formed(pen, roundedPath([-132, -360], 264, 350, 6), darker(color, 0.18), { depth: 8 }) +
    times(3, (index) =>
      placed(
        formed(pen, roundedPath([-40, -342], 80, 322, 5), color, { depth: 6 }) +
          times(4, (line) => rectangle([-22, -320 + line * 14], 44, 6, darker(color, 0.32))).join(
            '',
          ) +
          formed(pen, roundedPath([18, -196], 12, 44, 5), HOUSE.stone, { depth: 3 }) +
          rectangle([-16, -252], 32, 20, HOUSE.cream),
        { at: [-86 + index * 86, 0] },
      ),
    ).join('') +
    rectangle([-124, -12], 20, 12, HOUSE.ink) +
    rectangle([104, -12], 20, 12, HOUSE.ink),
  anchors: { top: { at: [0, -360], spanCm: 120 } },
});

/** What children have in school: paints, clay, comics and the lockers they keep them in. */
export const schoolThings = defineFamily('school-things', {
  'paint-box': paintBox,
  'play-dough': playDough,
  'comic-book': comicBook,
  lockers,
});
