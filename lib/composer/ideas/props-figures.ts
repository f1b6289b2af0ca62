import { mix } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../palette/house';
import { darker, lighter } from '../palette/tones';
import { type Prop, sized } from './prop';

/** What figures of speech are drawn of: a bowl for a fish, a map of the world, hands that meet, a cage, a jar. */

const CONTINENTS: readonly string[] = [
  'M6 20L14 13L26 10L34 12L37 17L31 20L33 25L27 29L24 35L20 33L21 39L26 43L24 45L17 40L14 32L9 29Z',
  'M36 8L44 5L46 9L41 15L37 13Z',
  'M26 46L33 45L40 51L38 58L34 63L31 72L28 74L27 64L24 55Z',
  'M47 26L49 19L54 15L58 12L60 17L57 21L60 24L56 28L52 27L49 29Z',
  'M47 33L55 31L63 34L66 42L69 43L66 50L63 58L58 66L55 64L54 54L51 46L46 43Z',
  'M60 17L66 11L78 7L92 9L99 14L95 19L90 20L92 26L87 32L84 39L80 36L76 44L72 36L66 36L62 29L58 27L62 24Z',
  'M84 55L91 51L97 56L96 64L88 65L83 61Z',
  'M82 45L89 46L92 49L86 49Z',
];

/** The lands of the earth on a plain ground: middle, foot, width. */
const worldMap: Prop = ({ x, y, height: w }, { mid, soft }) =>
  placed(CONTINENTS.map((outline) => path(outline, mix(soft, mid, 0.45))).join(''), {
    at: [x - w / 2, y - w * 0.78],
    scaleX: w / 100,
  });

/** A round bowl of water, its rim open: middle, foot, height. */
const fishbowl: Prop = (place) =>
  sized(
    place,
    path(ellipsePath([0, -48], 54, 48), mix('#ffffff', HOUSE.glass, 0.4)) +
      path(
        'M-51 -62C-56 -26 -34 -2 0 -2C34 -2 56 -26 51 -62Q26 -56 0 -62T-51 -62Z',
        mix('#ffffff', HOUSE.water, 0.62),
      ) +
      path(
        'M51 -62C56 -26 34 -2 0 -2C30 -14 42 -34 38 -60Q46 -60 51 -62Z',
        mix('#ffffff', HOUSE.water, 0.8),
      ) +
      ellipse([0, -91], 33, 6, mix('#ffffff', HOUSE.glass, 0.7)) +
      ellipse([0, -91], 27, 3.6, '#ffffff') +
      stroke('M-42 -44C-42 -58 -36 -68 -28 -74', '#ffffff', 4) +
      circle([18, -40], 3, '#ffffff') +
      circle([24, -50], 2, '#ffffff'),
  );

const FISH_TAIL = 'M-22 0L-46 -18Q-40 0 -46 18Z';

/** A fish of a bowl that leaps to the right: its middle, its length, degrees. */
const goldfish: Prop = ({ x, y, height, rest: [turn = -24] }) =>
  placed(
    path(FISH_TAIL, darker(HOUSE.orange, 0.1)) +
      path('M-26 0C-16 -22 18 -26 38 -2C20 22 -14 22 -26 0Z', HOUSE.orange) +
      path('M-26 0C-14 22 20 22 38 -2C20 8 -6 8 -26 0Z', darker(HOUSE.orange, 0.12)) +
      path('M-8 -17Q6 -32 18 -19Z', HOUSE.coral) +
      path('M2 6Q-4 18 -14 16Q-8 8 -6 4Z', HOUSE.coral) +
      circle([24, -6], 4.6, HOUSE.white) +
      circle([25.4, -6], 2.6, HOUSE.ink),
    { at: [x, y], scaleX: height / 84, angleDegrees: turn },
  );

/** Drops that splash up: x, the water, size. */
const splash: Prop = ({ x, y, height: s }) =>
  [-0.5, -0.24, 0.1, 0.36, 0.56]
    .map((u, index) =>
      ellipse(
        [x + u * s, y - (0.3 + ((index * 7) % 5) * 0.11) * s],
        s * 0.055,
        s * 0.085,
        HOUSE.water,
      ),
    )
    .join('');

interface Limb {
  skin: string;
  sleeve: string;
  isMachine: boolean;
}

/** An arm from the left, its first finger stretched out to the origin. */
function pointingArm({ skin, sleeve, isMachine }: Limb): string {
  const joint = (x: number, y: number, r: number) =>
    isMachine ? circle([x, y], r, HOUSE.metalDark) + circle([x, y], r * 0.5, HOUSE.sky) : '';
  const dark = darker(skin, 0.16);
  return (
    path('M-260 8L-74 -18V26L-260 60Z', sleeve) +
    path('M-260 40L-74 14V26L-260 60Z', darker(sleeve, 0.16)) +
    path(roundedPath([-80, -21], 13, 50, 4), lighter(sleeve, 0.24)) +
    path('M-68 -14C-54 -18 -44 -22 -32 -18L-22 -8L-24 12C-34 24 -52 24 -68 22Z', skin) +
    stroke('M-30 10C-22 18 -16 20 -12 24', dark, 10) +
    stroke('M-36 14C-30 24 -26 28 -24 31', darker(skin, 0.22), 10) +
    stroke('M-44 16C-40 26 -38 30 -37 33', dark, 9) +
    stroke('M-36 -14C-22 -22 -14 -25 -7 -24', skin, 9) +
    stroke('M-28 -4C-18 -2 -10 -1 -4 0', skin, 10) +
    joint(-28, -5, 5) +
    joint(-14, -1.4, 4) +
    joint(-62, 4, 6)
  );
}

/** Two hands that all but touch, one of them a machine's where it is told: middle, height, machine left, machine right. */
const meetingHands: Prop = ({ x, y, height, rest: [left = 0, right = 0] }, { accents }) => {
  const limb = (isMachine: boolean, skin: string, sleeve: string): Limb =>
    isMachine
      ? { skin: HOUSE.metal, sleeve: HOUSE.metalDark, isMachine }
      : { skin, sleeve, isMachine };
  return placed(
    times(8, (index) => {
      const turn = (index * Math.PI) / 4;
      return stroke(
        `M${Math.cos(turn) * 9} ${Math.sin(turn) * 9}L${Math.cos(turn) * 16} ${Math.sin(turn) * 16}`,
        HOUSE.mustard,
        2.4,
      );
    }).join('') +
      placed(pointingArm(limb(left > 0, '#e9ab85', accents[0])), { at: [-3, 0] }) +
      placed(pointingArm(limb(right > 0, '#a9694a', accents[2])), {
        at: [3, 0],
        scaleX: -1,
        scaleY: 1,
      }),
    { at: [x, y], scaleX: height / 60 },
  );
};

const JAR =
  'M-34 -88C-34 -82 -44 -80 -44 -68V-12Q-44 0 -32 0H32Q44 0 44 -12V-68C44 -80 34 -82 34 -88Z';

const jarBack: Prop = (place) =>
  sized(
    place,
    path(JAR, mix('#ffffff', HOUSE.glass, 0.5)) +
      ellipse([0, -8], 36, 5, mix('#ffffff', HOUSE.glass, 0.9)),
  );

const jarFront: Prop = (place) =>
  sized(
    place,
    stroke(JAR, mix(HOUSE.sky, HOUSE.navy, 0.25), 1.8) +
      stroke('M-35 -60V-22', '#ffffff', 4.4) +
      stroke('M-35 -12V-10', '#ffffff', 4.4) +
      path(roundedPath([-38, -100], 76, 14, 4), HOUSE.woodLight) +
      rectangle([-38, -92], 76, 6, HOUSE.wood, { radius: 3 }),
  );

/** The bars of a cage or a cell before whoever is in it. */
const cageBack: Prop = (place) =>
  sized(
    place,
    path(
      'M-46 0V-56C-46 -84 -24 -96 0 -96C24 -96 46 -84 46 -56V0Z',
      mix('#ffffff', HOUSE.gold, 0.16),
    ),
  );

const cageFront: Prop = (place) =>
  sized(
    place,
    [-46, -30, -15, 0, 15, 30, 46]
      .map((at) => stroke(`M${at} -4V-56C${at} -80 ${at * 0.4} -94 0 -96`, HOUSE.gold, 2.6))
      .join('') +
      stroke('M-46 -56H46', HOUSE.gold, 2.6) +
      path(roundedPath([-52, -7], 104, 9, 4), darker(HOUSE.gold, 0.16)) +
      `<circle cx="0" cy="-101" r="5" fill="none" stroke="${HOUSE.gold}" stroke-width="2.6"/>`,
  );

const bubbleBall: Prop = (place) =>
  sized(place, circle([0, -50], 50, mix('#ffffff', HOUSE.glass, 0.55)));

const bubbleShine: Prop = (place) =>
  sized(
    place,
    stroke('M-40 -52C-40 -72 -26 -86 -12 -90', '#ffffff', 4) +
      circle([-38, -38], 2.6, '#ffffff') +
      stroke(ellipsePath([0, -50], 49, 49), mix(HOUSE.sky, HOUSE.purple, 0.3), 1.6),
  );

/** A stick that hangs a carrot before whoever follows it: its far end, its length. */
const carrotStick: Prop = ({ x, y, height: l }) =>
  stroke(`M${x - l} ${y + l * 0.3}L${x} ${y}`, HOUSE.wood, 1.8) +
  stroke(`M${x} ${y}V${y + l * 0.3}`, HOUSE.ink, 0.7);

/** A clock face without figures on a bundle with a fuse: it will go off. */
const timeBomb: Prop = (place) =>
  sized(
    place,
    [-24, 0, 24]
      .map(
        (at) =>
          path(roundedPath([at - 12, -70], 24, 70, 5), HOUSE.red) +
          rectangle([at + 4, -68], 7, 66, darker(HOUSE.red, 0.16)),
      )
      .join('') +
      rectangle([-38, -58], 76, 8, HOUSE.ink) +
      rectangle([-38, -20], 76, 8, HOUSE.ink) +
      circle([0, -38], 25, HOUSE.ink) +
      circle([0, -38], 21, HOUSE.paper) +
      stroke('M0 -38V-54M0 -38L10 -32', HOUSE.ink, 3) +
      stroke('M24 -70C26 -88 40 -92 50 -84', HOUSE.woodDark, 3) +
      circle([52, -82], 6, HOUSE.yellow) +
      circle([52, -82], 3, HOUSE.orange),
  );

/** A square block and the round hole that it does not go through. */
const squarePeg: Prop = (place) =>
  sized(
    place,
    path('M-80 -22L-48 -46H60L84 -22Z', HOUSE.woodLight) +
      path('M-80 -22H84V-2H-80Z', HOUSE.wood) +
      ellipse([2, -34], 26, 8, HOUSE.woodDark) +
      path('M-20 -96H20V-40H-20Z', HOUSE.coral) +
      path('M20 -96L32 -104V-46L20 -40Z', darker(HOUSE.coral, 0.2)) +
      path('M-20 -96L-8 -104H32L20 -96Z', lighter(HOUSE.coral, 0.2)),
  );

/** A sheep's coat over the back of somebody else: middle, foot, width. */
const fleece: Prop = ({ x, y, height: w }) => {
  const puff = (u: number, v: number, r: number, fill: string) =>
    circle([x + u * w, y + v * w], r * w, fill);
  const spots: readonly (readonly [number, number, number])[] = [
    [-0.42, 0.02, 0.13],
    [-0.3, -0.1, 0.15],
    [-0.12, -0.15, 0.16],
    [0.08, -0.16, 0.16],
    [0.26, -0.13, 0.15],
    [0.38, -0.02, 0.13],
    [-0.3, 0.08, 0.14],
    [-0.1, 0.06, 0.16],
    [0.12, 0.06, 0.16],
    [0.3, 0.08, 0.12],
  ];
  return (
    spots.map(([u, v, r]) => puff(u, v + 0.025, r, '#d9d3e0')).join('') +
    spots.map(([u, v, r]) => puff(u, v, r * 0.96, HOUSE.cream)).join('')
  );
};

/** Sand from side to side, a heap in it: middle, its level. */
const sand: Prop = ({ x, y }) =>
  rectangle([-120, y - 4], 340, 90, HOUSE.sand) +
  path(`M${x - 6} ${y - 3}Q${x + 18} ${y - 26} ${x + 42} ${y - 3}Z`, darker(HOUSE.sand, 0.08)) +
  [-30, -8, 34, 52]
    .map((at) => ellipse([x + at, y + 5], 3, 0.8, darker(HOUSE.sand, 0.14)))
    .join('');

const needle: Prop = ({ x, y, height: l }) =>
  placed(
    path(
      `M${-l * 0.03} ${-l * 0.4}Q0 ${-l * 0.56} ${l * 0.03} ${-l * 0.4}L0 ${l * 0.5}Z`,
      HOUSE.metalDark,
    ) + ellipse([0, -l * 0.38], l * 0.012, l * 0.06, HOUSE.paper),
    { at: [x, y], angleDegrees: 38 },
  );

/** Three floors of cards that lean on each other: middle, foot, height. */
const cardHouse: Prop = ({ x, y, height: h }, { accents }) => {
  const tall = h / 3;
  const card = (at: number, foot: number, lean: number, color: string) =>
    placed(
      path(
        roundedPath([-tall * 0.06, -tall * 1.02], tall * 0.12, tall * 1.02, tall * 0.03),
        HOUSE.paper,
      ) + rectangle([-tall * 0.03, -tall * 0.94], tall * 0.06, tall * 0.86, color),
      { at: [at, foot], angleDegrees: lean },
    );
  return [0, 1, 2]
    .flatMap((floor) =>
      times(3 - floor, (index) => {
        const at = x + (index - (2 - floor) / 2) * tall * 0.86;
        const foot = y - floor * tall;
        const color = accents[(floor + index) % 4] ?? accents[0];
        return (
          card(at - tall * 0.36, foot, 20, color) +
          card(at + tall * 0.36, foot, -20, darker(color, 0.12)) +
          (index < 2 - floor
            ? rectangle([at - tall * 0.06, foot - tall], tall * 0.98, tall * 0.06, HOUSE.paper)
            : '')
        );
      }),
    )
    .join('');
};

export const FIGURE_PROPS: Readonly<Record<string, Prop>> = {
  'world-map': worldMap,
  fishbowl,
  goldfish,
  splash,
  'meeting-hands': meetingHands,
  'jar-back': jarBack,
  'jar-front': jarFront,
  'cage-back': cageBack,
  'cage-front': cageFront,
  'ball-back': bubbleBall,
  'ball-front': bubbleShine,
  'carrot-stick': carrotStick,
  'time-bomb': timeBomb,
  'square-peg': squarePeg,
  fleece,
  sand,
  needle,
  'card-house': cardHouse,
};
