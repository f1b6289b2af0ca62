import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { add, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

/** A pack with sticks of gum in their foil. */
const gum: Drawer = (pen, { color = HOUSE.green }) => ({
  unitCm: 0.05,
  svg:
    [-30, 0, 30]
      .map((x, index) =>
        placed(
          formed(pen, 'M-14 -214H14V-90H-14Z', '#f29bb6', {
            depth: 4,
            extra: times(6, (k) => stroke(`M-14 ${-206 + k * 10}l28 -8`, '#d97c9c', 3)).join(''),
          }) +
            formed(pen, 'M-16 -150L-10 -158L-4 -150L2 -158L8 -150L16 -158V-90H-16Z', HOUSE.metal, {
              depth: 4,
            }),
          { at: [x, 18 - index * 9], angleDegrees: (index - 1) * 9 },
        ),
      )
      .join('') +
    formed(pen, roundedPath([-62, -124], 126, 124, 9), color, {
      depth: 9,
      extra:
        path('M-70 -92H74V-40H-70Z', HOUSE.white) +
        rectangle([-62, -124], 126, 12, lighter(color, 0.3)),
    }) +
    stroke(
      'M-30 -76Q-48 -78 -46 -64T-28 -56V-66H-36M-14 -76V-64Q-14 -55 -5 -55T4 -64V-76M16 -56V-76L28 -62L40 -76V-56',
      HOUSE.pink,
      7,
    ) +
    ball(pen, [104, -40], 40, '#f29bb6', { glint: 0.8 }) +
    path('M78 -16Q104 6 130 -16Q124 2 104 4T78 -16Z', '#d97c9c'),
});

/** Straws, striped, with a bend. */
const drinkingStraw: Drawer = (pen) => ({
  unitCm: 0.11,
  svg: [HOUSE.red, HOUSE.teal]
    .map((color, index) =>
      placed(
        rod(pen, 'M0 0V-140L40 -186', HOUSE.white, 15) +
          times(7, (step) => stroke(`M-7 ${-8 - step * 20}l14 -9`, color, 7)).join('') +
          stroke('M6 -152l9 9M19 -167l9 9M32 -181l9 9', color, 6),
        { at: [-30 + index * 46, 0], angleDegrees: -8 + index * 16 },
      ),
    )
    .join(''),
});

/** A plectrum. */
const guitarPick: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.016,
  svg:
    formed(
      pen,
      'M-90 -172Q0 -214 90 -172Q116 -150 92 -104Q60 -40 24 -8Q0 12 -24 -8Q-60 -40 -92 -104Q-116 -150 -90 -172Z',
      color,
      { depth: 12, light: 8 },
    ) +
    path(
      'M24 -150V-82A18 15 0 1 1 10 -98V-136L-18 -130V-72A18 15 0 1 1 -32 -88V-146Z',
      HOUSE.white,
      { opacity: 0.85 },
    ),
});

/** Two sticks, crossed, for a drum. */
const drumsticks: Drawer = (pen, { color = HOUSE.woodLight }) => ({
  unitCm: 0.2,
  svg: [-1, 1]
    .map((side) =>
      placed(
        rod(pen, 'M0 0V-150', color, 12) +
          rod(pen, 'M0 -150V-176', color, 7) +
          ellipse([0, -188], 9, 15, lighter(color, 0.15)),
        { at: [side * 62, -6], angleDegrees: side * -34 },
      ),
    )
    .join(''),
  anchors: { grip: { at: [60, -20] } },
});

/** A well of glass with ink, its pen in it. */
const inkwell: Drawer = (pen) => ({
  unitCm: 0.06,
  svg:
    rod(pen, 'M6 -96L56 -186', HOUSE.cream, 6) +
    formed(pen, 'M36 -150C40 -200 70 -236 110 -244C116 -200 96 -160 44 -138Z', HOUSE.cream, {
      depth: 7,
      extra: stroke('M40 -144Q70 -190 104 -238', HOUSE.stone, 4),
    }) +
    formed(
      pen,
      'M-76 -80Q-80 -92 -60 -96H60Q80 -92 76 -80L84 -12Q84 0 70 0H-70Q-84 0 -84 -12Z',
      HOUSE.glass,
      { depth: 9 },
    ) +
    path('M-66 -58H66L70 -16Q70 -12 64 -12H-64Q-70 -12 -70 -16Z', HOUSE.navy) +
    formed(pen, roundedPath([-38, -116], 76, 24, 7), HOUSE.gold, { depth: 5 }) +
    ellipse([0, -115], 28, 6, HOUSE.ink) +
    stroke('M-62 -84L-66 -20', HOUSE.white, 6, { opacity: 0.7 }),
});

/** A pack with crystals of ice on it. */
const icePack: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.12,
  svg:
    formed(pen, 'M-96 -156Q0 -172 96 -156Q112 -80 96 -6Q0 10 -96 -6Q-112 -80 -96 -156Z', color, {
      depth: 13,
      light: 7,
    }) +
    stroke('M-86 -140Q0 -152 86 -140M-86 -22Q0 -10 86 -22', lighter(color, 0.35), 4) +
    times(6, (index) => {
      const tip = (far: number, turn = 0) =>
        add([0, -81], polar(index * 60 + 30 + turn, far))
          .map((value) => value.toFixed(1))
          .join(' ');
      return stroke(
        `M0 -81L${tip(46)}M${tip(28)}L${tip(42, 18)}M${tip(28)}L${tip(42, -18)}`,
        HOUSE.white,
        7,
      );
    }).join(''),
});

/** An egg in its cup, its top off. */
const eggCup: Drawer = (pen, { color = HOUSE.sky }) => ({
  unitCm: 0.055,
  svg:
    formed(pen, 'M-54 -96C-54 -150 -30 -190 0 -190S54 -150 54 -96Z', '#f1d9bd', { depth: 11 }) +
    formed(
      pen,
      'M-66 -110H66C66 -60 30 -46 12 -42V-22Q44 -16 50 0H-50Q-44 -16 -12 -22V-42C-30 -46 -66 -60 -66 -110Z',
      color,
      { depth: 10, extra: stroke('M-64 -90Q0 -76 64 -90', HOUSE.white, 7) },
    ),
});

/** A float, half red and half white, on water. */
const fishingFloat: Drawer = (pen) => ({
  unitCm: 0.07,
  svg:
    rod(pen, 'M0 -196V-150', HOUSE.orange, 9) +
    ball(pen, [0, -96], 60, HOUSE.white) +
    path('M-60 -98A60 60 0 0 1 60 -98Q0 -84 -60 -98Z', HOUSE.red) +
    ellipse([-24, -128], 13, 8, HOUSE.white, { opacity: 0.7 }) +
    rod(pen, 'M0 -36V-12', HOUSE.metalDark, 6) +
    path('M-124 -48Q-94 -62 -62 -48T0 -48T62 -48T124 -48V-8Q0 14 -124 -8Z', HOUSE.water, {
      opacity: 0.85,
    }) +
    stroke('M-100 -30Q-80 -38 -60 -30M50 -24Q74 -32 96 -24', HOUSE.white, 5),
});

/** A hold for climbers, bolted on. */
const climbingHold: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.09,
  svg:
    formed(
      pen,
      'M-104 -60C-110 -120 -40 -150 20 -136C80 -130 120 -90 108 -40C96 0 30 4 -30 0C-80 -4 -100 -20 -104 -60Z',
      color,
      { depth: 16, light: 9 },
    ) +
    path('M-70 -100Q0 -140 74 -96Q20 -84 -20 -88T-70 -100Z', lighter(color, 0.35)) +
    circle([4, -58], 17, darker(color, 0.5)) +
    circle([4, -58], 9, HOUSE.metal),
});

/** A peg of steel with its hook, in grass. */
const tentPeg: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.12,
  svg:
    stroke('M-124 -178L-14 -120', HOUSE.orange, 7) +
    rod(pen, 'M34 0L-16 -132Q-30 -164 -2 -168Q24 -168 22 -142', color, 13) +
    path('M-40 0L-26 -30L-12 -8L2 -38L20 -8L36 -42L50 -8L70 -28L84 0Z', HOUSE.grass),
});

/** Sticks of ice lollies. */
const popsicleStick: Drawer = (pen, { color = HOUSE.woodLight }) => ({
  unitCm: 0.07,
  svg: [-24, 6, 32]
    .map((angle, index) =>
      placed(
        formed(pen, roundedPath([-14, -168], 28, 168, 14), lighter(color, index * 0.09), {
          depth: 5,
        }),
        { at: [-34 + index * 32, -4], angleDegrees: angle },
      ),
    )
    .join(''),
});

/** Small wares of play, table and travel. */
export const playWare = defineFamily('play-ware', {
  gum,
  'drinking-straw': drinkingStraw,
  'guitar-pick': guitarPick,
  drumsticks,
  inkwell,
  'ice-pack': icePack,
  'egg-cup': eggCup,
  'fishing-float': fishingFloat,
  'climbing-hold': climbingHold,
  'tent-peg': tentPeg,
  'popsicle-stick': popsicleStick,
});
