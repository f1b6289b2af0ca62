import { clamp } from '@/lib/svg/point';
import { sightsOf } from './sights';
import {
  edgesIn,
  exaggeration,
  type Frame,
  heightOf,
  type Item,
  originAt,
  type Recipe,
  sizeOf,
  type Spot,
  widthOf,
} from './item';

/** What is around the main things: buildings and trees behind them, what flies, and what hangs on walls. */

/** Of the picture's height, what the leading building of a landscape takes, and of its width. */
const LANDMARK = { height: 0.56, width: 0.62 } as const;
/** A building by itself is what the picture is of, and so is one with a tree or a bridge beside it. */
const ALONE = { height: 0.72, width: 0.86 } as const;
/** From afar it is no smaller than this, and it stands nearer to the middle, by this share of the way. */
const NEAR_ENOUGH = 0.92;
const TO_MIDDLE = 0.6;
/** From near by it is so much larger, from afar smaller. */
const BY_CAMERA: Record<Recipe['camera'], number> = { close: 1.12, medium: 1, wide: 0.78 };
/** What is behind somebody is at least so much taller, and takes no more of the height above its foot. */
const BACKDROP = { taller: 1.25, share: 0.86, width: 0.6 } as const;
/** A house is wider than that before it is lower than who stands there, and the frame cuts its side. */
const WIDEST_HOUSE = 0.96;
/** What is so much wider than high runs from side to side: a viaduct, a long bridge. */
const SPANNING = 2.2;
const SPAN = 1.08;
const FAR = 0.3;
/** Of something at the side, what may be cut off. */
const CUT_SHARE = 0.1;

/** The middle of something so wide that it stays in the picture but for a little. */
function keptIn(middle: number, width: number, frame: Frame): number {
  const inset = width * (0.5 - CUT_SHARE);
  return inset * 2 > frame.widthPx
    ? frame.widthPx / 2
    : clamp(middle, inset, frame.widthPx - inset);
}

function standing(item: Item, middle: number, pxPerCm: number, depth: number, frame: Frame): Spot {
  const x = keptIn(middle, widthOf(item) * pxPerCm, frame);
  const y = frame.groundAt(depth, clamp(x / frame.widthPx, 0, 1));
  return { item, x: originAt(item, x, pxPerCm, false), y, pxPerCm, mirrored: false, depth };
}

/** Where those beside the first stand, as shares of the width, on its left or right by turns. */
const SIDES = [0.3, -0.26, 0.42, -0.4, 0.16, -0.14] as const;

/** A landscape with buildings and trees: the first is the picture, the others keep their size beside it. */
function landmarks(
  items: readonly Item[],
  frame: Frame,
  recipe: Recipe,
  under: UnderSky | undefined,
): Spot[] {
  const [lead] = items;
  if (!lead) return [];
  const inRow = lead.kind === 'building' ? frame.frontsDepth : undefined;
  const isAlone = lead.kind === 'building' && items.length < 3 && !recipe.isFar && under !== 'many';
  const leadDepth = inRow ?? clamp(frame.mainDepth * (isAlone ? 0.86 : 0.72), 0.1, 0.8);
  const share = isAlone ? ALONE : LANDMARK;
  const ground = frame.groundAt(leadDepth, recipe.focusX);
  const crowd = items.length > 2 ? 0.74 : items.length > 1 ? 0.86 : 1;
  const camera = isAlone
    ? Math.max(NEAR_ENOUGH, BY_CAMERA[recipe.camera])
    : BY_CAMERA[recipe.camera];
  const shared = crowd * (under ? UNDER_SKY[under] : frame.hasBow ? UNDER_A_BOW : 1) * camera;
  const tallest = Math.min(
    ground * 0.94,
    frame.heightPx * share.height * (0.6 + recipe.fill * 0.6),
  );
  const spans = items.length === 1 && widthOf(lead) > heightOf(lead) * SPANNING;
  const widest = frame.widthPx * (spans ? SPAN : share.width * (0.5 + recipe.fill * 0.7));
  const leadScale = shared * Math.min(tallest / heightOf(lead), widest / widthOf(lead));
  const way = recipe.flipped ? -1 : 1;
  return items.map((item, index) => {
    if (index === 0) {
      const focus = isAlone ? recipe.focusX + (0.5 - recipe.focusX) * TO_MIDDLE : recipe.focusX;
      const spot = standing(item, focus * frame.widthPx, leadScale, leadDepth, frame);
      return inRow === undefined ? spot : { ...spot, airShare: 0 };
    }
    const side = (SIDES[(index - 1) % SIDES.length] ?? 0.3) * way;
    const depth = leadDepth + (index % 2 === 0 ? 0.1 : -0.05) + 0.02 * index;
    const scale = leadScale * exaggeration(item, sizeOf(lead)) * (1 + (depth - leadDepth));
    const fitted = Math.min(scale, (frame.groundAt(depth, 0.5) * 0.92) / heightOf(item));
    return standing(
      item,
      (recipe.focusX + side) * frame.widthPx,
      fitted,
      clamp(depth, 0.05, 0.95),
      frame,
    );
  });
}

/** Under several balloons a farm is a sign of how high they are; under one plane a tower is what it passes. */
const UNDER_SKY = { one: 0.62, many: 0.55 } as const;
export type UnderSky = keyof typeof UNDER_SKY;

/** A house is so much lower where a bow is told to be over it. */
const UNDER_A_BOW = 0.66;

/** A building that the picture begins with takes so much of the ground's height, however small what is before it. */
const LEADING = { height: 0.82, width: 0.66 } as const;

const TOWER_RATIO = 2.2;
/** What is lower, a lighthouse or a steeple, is known by its top. */
const SKYSCRAPER_CM = 3000;
const TOWER_SHARE = 0.34;

/** Buildings and trees behind the main things, on the freer side first. */
function backdrop(
  items: readonly Item[],
  main: readonly Spot[],
  frame: Frame,
  leading: Item | undefined,
): Spot[] {
  const boxes = main.map(edgesIn);
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const tallest = Math.max(...boxes.map(({ top, bottom }) => bottom - top));
  const isLeft = left > frame.widthPx - right;
  const walls = items.filter(({ isBackdrop }) => isBackdrop).map((item) => wide(item, main, frame));
  const others = items.filter(({ isBackdrop }) => !isBackdrop);
  return [
    ...walls,
    ...others.map((item, index) => {
      const depth = clamp(Math.min(frame.mainDepth - 0.12, FAR + 0.05 * (index % 3)), 0.03, 1);
      const ground = frame.groundAt(depth, 0.5);
      const pxPerCm =
        item.isLead || item === leading
          ? Math.min(
              (ground * LEADING.height) / heightOf(item),
              (frame.widthPx * LEADING.width) / widthOf(item),
            )
          : Math.min(
              (ground * BACKDROP.share * (1 - 0.12 * (index % 3))) / heightOf(item),
              broadest(item, tallest, frame),
              Math.max(
                (tallest * 2.6) / heightOf(item),
                (tallest * BACKDROP.taller) / heightOf(item),
              ),
            );
      // Of a tower behind somebody the foot is enough, as broad as a building is.
      const isTower =
        !item.isSight &&
        item.kind === 'building' &&
        heightOf(item) > Math.max(SKYSCRAPER_CM, widthOf(item) * TOWER_RATIO);
      const broad = (frame.widthPx * TOWER_SHARE) / widthOf(item);
      if (isTower && !item.isLead && main.some((spot) => spot.item.isActor))
        return standing(item, frame.widthPx / 2, Math.max(pxPerCm, broad), depth, frame);
      const width = widthOf(item) * pxPerCm;
      const onLeft = (index % 2 === 0) === isLeft;
      const free = onLeft ? left : frame.widthPx - right;
      // Where it does not fit beside, it looks out behind.
      const inset = Math.max(free / 2, width * 0.42) + (Math.floor(index / 2) * width) / 3;
      return standing(item, onLeft ? inset : frame.widthPx - inset, pxPerCm, depth, frame);
    }),
  ];
}

/** Of the height of the main things, how high what is behind them from side to side is: a fence less, a wall more. */
const OVER_HEADS = { least: 0.5, most: 1.15 } as const;
/** A wall that people can't look over is one behind a cat as well: of the ground's height so much, where no houses are behind it. */
const HIGH_WALL = { leastCm: 150, share: 0.62 } as const;

/** Pixels of a centimetre at which something behind others is as wide as it may be. */
function broadest(item: Item, tallest: number, { widthPx }: Frame): number {
  const usual = (widthPx * BACKDROP.width) / widthOf(item);
  const overHeads = (tallest * BACKDROP.taller) / heightOf(item);
  return Math.max(usual, Math.min(overHeads, (widthPx * WIDEST_HOUSE) / widthOf(item)));
}

/** A wall from side to side, close behind the main things. */
function wide(item: Item, main: readonly Spot[], frame: Frame): Spot {
  const depth = clamp(Math.min(frame.mainDepth, ...main.map((spot) => spot.depth)) - 0.02, 0.02, 1);
  const ground = frame.groundAt(depth, 0.5);
  const tallest = Math.max(0, ...main.map((spot) => ground - edgesIn(spot).top));
  const tallestCm = Math.max(1, ...main.map((spot) => heightOf(spot.item)));
  // As high as it is beside them: over a wall and between the pickets there is more to be seen.
  const share = clamp(heightOf(item) / tallestCm, OVER_HEADS.least, OVER_HEADS.most);
  const isOfPlace = frame.hasRoofs === true || frame.frontsDepth !== undefined;
  const isHigh = heightOf(item) >= HIGH_WALL.leastCm && !isOfPlace;
  const whole = isHigh ? ground * HIGH_WALL.share : 0;
  const least = Math.min(ground * 1.02, Math.max(whole, tallest * share));
  const pxPerCm = Math.max((frame.widthPx * 1.1) / widthOf(item), least / heightOf(item));
  return standing(item, frame.widthPx / 2, pxPerCm, depth, frame);
}

export function sceneryOf(
  items: readonly Item[],
  main: readonly Spot[],
  frame: Frame,
  recipe: Recipe,
  { under, leading }: { under: UnderSky | undefined; leading: Item | undefined },
): Spot[] {
  const far = frame.far ? items.filter(({ isSight }) => isSight) : [];
  const near = items.filter((item) => !far.includes(item));
  const isCompany = main.length > 0;
  return [
    ...sightsOf(far, frame, recipe.focusX, main),
    ...(isCompany ? backdrop(near, main, frame, leading) : landmarks(near, frame, recipe, under)),
  ];
}

/** Of the picture's height: the least and most that something in the air takes, and what the moon does. */
const ALOFT = {
  least: 0.045,
  most: 0.24,
  celestial: 0.17,
  orb: 0.3,
  bank: 0.56,
  hero: 0.46,
  land: 0.82,
  scattered: 0.62,
} as const;
/** Places of those in the air: shares of the width from the free side, and of the height. */
const SKY: readonly (readonly [x: number, y: number, scale: number])[] = [
  [0.76, 0.2, 1],
  [0.5, 0.13, 0.72],
  [0.9, 0.36, 0.6],
  [0.3, 0.24, 0.82],
  [0.64, 0.33, 0.5],
  [0.14, 0.14, 0.66],
  [0.42, 0.36, 0.48],
  [0.08, 0.34, 0.54],
];

/** Several that are the picture themselves, over land: one near, the others farther off and small. */
const FLOCK: typeof SKY = [
  [0.56, 0.25, 0.88],
  [0.84, 0.3, 0.46],
  [0.2, 0.16, 0.36],
  [0.36, 0.36, 0.2],
  [0.72, 0.1, 0.28],
  [0.1, 0.36, 0.24],
  [0.93, 0.13, 0.2],
  [0.44, 0.1, 0.17],
];

/** A moon by itself over the sea, and a bank of cloud or a rainbow, which are wide. */
const WIDE = 1.05;
/** Above hills and woods. */
const HEAVENLY_Y = 0.25;
const heavenly = (item: Item): number =>
  widthOf(item) > heightOf(item) * WIDE ? ALOFT.bank : ALOFT.orb;

function aloftPx(item: Item, main: readonly Spot[], frame: Frame, isHero: boolean): number {
  const { heightPx, hasRoofs } = frame;
  if (item.isScattered) return heightPx * ALOFT.scattered;
  if (item.kind === 'celestial') return heightPx * (isHero ? heavenly(item) : ALOFT.celestial);
  const flown = hasRoofs ? OVER_ROOFS.share : ALOFT.hero;
  if (isHero) return heightPx * (item.kind === 'building' ? ALOFT.land : flown);
  const [lead] = main;
  if (!lead) return heightPx * ALOFT.most;
  const leadCm = sizeOf(lead.item);
  const drawn = sizeOf(item) * exaggeration(item, leadCm) * lead.pxPerCm;
  return clamp(drawn, heightPx * ALOFT.least, heightPx * ALOFT.most);
}

/** What flies or hangs: in the free upper part, away from the focus. */
/** Twigs come in from the upper corners. */
const CORNERS = [
  [0.1, 0.1],
  [0.9, 0.12],
  [0.26, 0.05],
  [0.74, 0.06],
  [0.04, 0.26],
] as const;
const TWIG_SHARE = 0.26;

function twig(item: Item, index: number, frame: Frame): Spot {
  const [xShare, yShare] = CORNERS[index % CORNERS.length] ?? CORNERS[0];
  const pxPerCm = (frame.heightPx * TWIG_SHARE) / Math.max(heightOf(item), widthOf(item));
  const mirrored = xShare > 0.5;
  return {
    item,
    x: originAt(item, xShare * frame.widthPx, pxPerCm, mirrored),
    y: frame.heightPx * yShare - ((item.box.top + item.box.bottom) / 2) * pxPerCm,
    pxPerCm,
    mirrored,
    depth: 0.96,
  };
}

/** Who rides through the air is large, in the middle of the sky. */
const RIDDEN = { share: 0.62, y: 0.42 } as const;

function heroSpot(item: Item, { widthPx, heightPx }: Frame, { focusX, mirrored }: Recipe): Spot {
  const pxPerCm =
    (Math.min(widthPx, heightPx) * RIDDEN.share) / Math.max(heightOf(item), widthOf(item));
  const x = widthPx * (0.5 + (focusX - 0.5) * 0.4);
  const y = heightPx * RIDDEN.y - ((item.box.top + item.box.bottom) / 2) * pxPerCm;
  return {
    item,
    x: originAt(item, x, pxPerCm, mirrored),
    y,
    pxPerCm,
    mirrored,
    depth: 0.5,
    isAloft: true,
  };
}

/** Of the height, how large a moon is behind somebody, and of its size, how far its middle is under their top. */
const MOON = { share: 0.36, down: 0.3, aside: 0.2 } as const;

/** The moon behind the head of who is alone under it, so that a dark coat is seen at night. */
function moonBehind(item: Item, main: readonly Spot[], frame: Frame): Spot | undefined {
  const [lead] = main;
  if (!lead || main.length > 1 || !(lead.item.isActor || lead.item.isManned)) return undefined;
  const { left, right, top } = edgesIn(lead);
  const size = frame.heightPx * MOON.share;
  const pxPerCm = size / Math.max(heightOf(item), widthOf(item));
  const ahead = (lead.mirrored ? -1 : 1) * (lead.item.isManned ? 0 : MOON.aside);
  const x = clamp(
    (left + right) / 2 + ahead * (right - left),
    size * 0.4,
    frame.widthPx - size * 0.4,
  );
  const y = Math.max(size * 0.46, top + size * MOON.down);
  return {
    item,
    x: originAt(item, x, pxPerCm, false),
    y: y - ((item.box.top + item.box.bottom) / 2) * pxPerCm,
    pxPerCm,
    mirrored: false,
    depth: 0.02,
  };
}

/** Where the middle of the only thing of a picture is, which flies: as high or low as the recipe has its ground. */
const HERO = { y: 0.42, baseY: 0.86, share: 1, highest: 0.28, lowest: 0.46 } as const;
/** Of the height, how low its lowest point is at most: what is lower stands among hedges and fences. */
const HERO_FOOT = 0.56;
/** Over roofs it is higher and smaller. */
const OVER_ROOFS = { y: 0.15, share: 0.34 } as const;
const heroLevel = ({ baseY }: Recipe, half: number, { hasRoofs }: Frame) =>
  hasRoofs
    ? OVER_ROOFS.y
    : Math.min(
        clamp(HERO.y + (baseY - HERO.baseY) * HERO.share, HERO.highest, HERO.lowest),
        Math.max(HERO.highest, HERO_FOOT - half),
      );

export function aboveOf(
  items: readonly Item[],
  main: readonly Spot[],
  { hasScenery, isLeading }: { hasScenery: boolean; isLeading: boolean },
  frame: Frame,
  recipe: Recipe,
): Spot[] {
  const isFreeRight = recipe.focusX <= 0.5;
  const rider = isLeading ? items.find(({ isManned }) => isManned) : undefined;
  const heroes = rider ? [heroSpot(rider, frame, recipe)] : main;
  const moons = items.filter(({ isMoon }) => isMoon);
  return items.map((item, index) => {
    const behind = moons.length === 1 && item.isMoon ? moonBehind(item, heroes, frame) : undefined;
    if (behind) return behind;
    const [first] = heroes;
    if (first?.item === item && item.isManned) return first;
    if (item.kind === 'plant') return twig(item, index, frame);
    const isFlock = isLeading && items.length > 2 && item.kind === 'vehicle';
    const sites = isFlock ? FLOCK : SKY;
    const [xShare, yShare, share] = sites[index % sites.length] ?? [0.7, 0.2, 1];
    const isHero = isLeading || (main.length === 0 && !hasScenery);
    const size =
      aloftPx(item, main, frame, isHero) *
      (items.length > 1 && item.kind !== 'celestial' ? share : 1);
    const pxPerCm = size / Math.max(heightOf(item), widthOf(item));
    const middle = item.isScattered ? 0.5 : isFreeRight ? xShare : 1 - xShare;
    const isAlone = isHero && items.length === 1;
    const half = (heightOf(item) * pxPerCm) / 2;
    const hero =
      item.kind === 'celestial' ? HEAVENLY_Y : heroLevel(recipe, half / frame.heightPx, frame);
    const level = isAlone ? hero : yShare;
    const y = frame.heightPx * (item.isScattered ? 0.32 : level);
    const mirrored = item.kind !== 'celestial' && recipe.mirrored;
    return {
      item,
      x: originAt(
        item,
        keptIn(middle * frame.widthPx, widthOf(item) * pxPerCm * 1.25, frame),
        pxPerCm,
        mirrored,
      ),
      y:
        Math.max(y, half + frame.heightPx * 0.03) -
        ((item.box.top + item.box.bottom) / 2) * pxPerCm,
      pxPerCm,
      mirrored,
      depth: 0.15,
    };
  });
}

/** Of the height, where the middle of what hangs on a wall is, and what it takes at most. */
const WALL = { y: 0.3, most: 0.36, least: 0.14 } as const;

/** What hangs on the wall keeps its size beside the main things, clear of their heads where there is room. */
export function wallOf(
  items: readonly Item[],
  main: readonly Spot[],
  frame: Frame,
  recipe: Recipe,
): Spot[] {
  const [lead] = main;
  const boxes = main.map(edgesIn);
  const left = boxes.length ? Math.min(...boxes.map((box) => box.left)) : frame.widthPx;
  const right = boxes.length ? Math.max(...boxes.map((box) => box.right)) : 0;
  const isRight = lead ? frame.widthPx - right >= left : !recipe.isTurned;
  return items.map((item, index) => {
    const true_ = lead
      ? heightOf(item) * exaggeration(item, sizeOf(lead.item)) * lead.pxPerCm
      : frame.heightPx * 0.3;
    const height = clamp(true_, frame.heightPx * WALL.least, frame.heightPx * WALL.most);
    const pxPerCm = Math.min(height / heightOf(item), (frame.widthPx * 0.42) / widthOf(item));
    const shares = items.length === 1 ? [isRight ? 0.76 : 0.24] : [0.5, 0.2, 0.8, 0.35, 0.65];
    const share = shares[index % shares.length] ?? 0.5;
    const x = keptIn(share * frame.widthPx, widthOf(item) * pxPerCm * 1.3, frame);
    const half = (heightOf(item) * pxPerCm) / 2;
    return {
      item,
      x: originAt(item, x, pxPerCm, false),
      y:
        Math.max(frame.heightPx * WALL.y, half * 1.15) -
        ((item.box.top + item.box.bottom) / 2) * pxPerCm,
      pxPerCm,
      mirrored: false,
      depth: 0.2 + 0.001 * index,
    };
  });
}
