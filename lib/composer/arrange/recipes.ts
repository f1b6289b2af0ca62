import type { Random } from '@/lib/random/random';
import { clamp } from '@/lib/svg/point';
import type { Brief } from '../brief';
import type { Recipe } from './item';

/**
 * Arrangements to try for one picture. The pictures of one request differ by design and not by luck:
 * each variant has a camera, an arrangement, a focus and a side of its own, and tries small changes
 * about them.
 */
type Idea = Pick<Recipe, 'camera' | 'arrangement' | 'focusX' | 'baseY' | 'fill'>;

/** Any four in a row are of four sizes, of which each is an eighth larger than the next. */
const IDEAS: readonly [Idea, ...Idea[]] = [
  { camera: 'medium', arrangement: 'row', focusX: 0.34, baseY: 0.92, fill: 0.71 },
  { camera: 'close', arrangement: 'together', focusX: 0.6, baseY: 0.99, fill: 0.92 },
  { camera: 'wide', arrangement: 'steps', focusX: 0.29, baseY: 0.74, fill: 0.61 },
  { camera: 'medium', arrangement: 'apart', focusX: 0.68, baseY: 0.79, fill: 0.81 },
  { camera: 'medium', arrangement: 'together', focusX: 0.64, baseY: 0.92, fill: 0.71 },
  { camera: 'close', arrangement: 'steps', focusX: 0.39, baseY: 0.98, fill: 0.92 },
  { camera: 'wide', arrangement: 'together', focusX: 0.71, baseY: 0.73, fill: 0.61 },
  { camera: 'medium', arrangement: 'steps', focusX: 0.32, baseY: 0.8, fill: 0.81 },
];
/** By how much smaller than the idea has them things are in each of its tries: the last make room in a crowd. */
const SMALLER = [0, 0.025, 0.05, 0.08, 0.12, 0.17, 0.24, 0.32] as const;

/** How much nearer a finished picture is taken, beside the ideas. */
const ZOOMS = [1, 1.3, 1.06, 1.18] as const;

/** Where the subject is then: where the idea has it, lower where that has the ground low. */
const AIM = { y: 0.53, baseY: 0.87, share: 1.1 } as const;

/** In a place whose floor is where it is, how much smaller things are laid out than the camera sees them. */
const RESERVE = { usual: 0.86, room: 0.86 } as const;
/** What they take of the picture at most then, of its width or height, as near as each of the zooms is. */
const REACHES = [0.83, 0.93, 0.73, 0.88] as const;

/** Of that, in a narrow place: what is over their heads and beside them tells where they are. */
const NARROW = 0.84;

/** In a room, whose air is clear: how far back on the floor things stand in a picture that has its ground high, of the depth that is there. */
const BACK = { from: 0.88, to: 0.74, most: 0.22 } as const;

const backOf = ({ baseY }: Idea) =>
  BACK.most * clamp((BACK.from - baseY) / (BACK.from - BACK.to), 0, 1);

/** How much smaller things are laid out there, and how much of the picture they take at most. */
const reservedIn = (
  idea: Idea,
  turn: number,
  { isRoom, isNarrow }: Pick<Conditions, 'isRoom' | 'isNarrow'>,
) => ({
  reach: (REACHES[turn % REACHES.length] ?? REACHES[0]) * (isNarrow ? NARROW : 1),
  ...(isRoom ? { reserve: RESERVE.room, back: backOf(idea) } : { reserve: RESERVE.usual }),
});

const framed = ({ focusX, baseY }: Idea, zoom: number, isAsIs: boolean) => ({
  zoom,
  isAsIs,
  aimX: focusX,
  aimY: AIM.y + (baseY - AIM.baseY) * AIM.share,
});

/** A camera that the prompt names is not changed. */
function inCamera(idea: Idea, camera: Brief['camera'], isSet: boolean): Idea {
  if (camera === 'wide') return { ...idea, camera, fill: Math.min(idea.fill, 0.52) };
  // From the air what is there is small.
  if (camera === 'aerial' || (camera === 'top' && isSet))
    return { ...idea, camera: 'wide', fill: Math.min(idea.fill, 0.3) };
  if (camera === 'close' || camera === 'portrait')
    return { ...idea, camera: 'close', fill: Math.max(idea.fill, 0.78) };
  return idea;
}

/** Before a quiet backdrop nothing balances an empty side: the thing is larger and nearer to the middle. */
const QUIET = { focus: 0.5, least: 0.7, baseY: 0.86, lift: 0.85 } as const;

/** A wide page is as high as the thing in it, and still wide. */
const QUIET_WIDE = { focus: 0.4, least: 0.82 } as const;

function quiet(idea: Idea, isWide: boolean): Idea {
  const { focus, least } = isWide ? QUIET_WIDE : QUIET;
  return {
    ...idea,
    focusX: 0.5 + (idea.focusX - 0.5) * focus,
    fill: Math.max(idea.fill, least),
    baseY: QUIET.baseY + (idea.baseY - QUIET.baseY) * QUIET.lift,
  };
}

/** Whose clothes are told one by one is seen whole and large, near the middle. */
const DESCRIBED = { fill: 0.85, share: 0.3, focus: 0.4 } as const;

const described = (idea: Idea): Idea => ({
  ...idea,
  fill: Math.max(idea.fill, DESCRIBED.fill + (idea.fill - DESCRIBED.fill) * DESCRIBED.share),
  focusX: 0.5 + (idea.focusX - 0.5) * DESCRIBED.focus,
});

/** Where nothing is told around: whoever is described is nearer still. */
function calmed(idea: Idea, { isWide, isClose }: { isWide: boolean; isClose: boolean }): Idea {
  const calm = quiet(idea, isWide);
  return isClose ? described(calm) : calm;
}

/**
 * A page that stands is narrow: what is in its middle is a strip, and the camera goes as near as all that is named stays in
 * the frame; below a title it stays low enough to leave the sky to the words. Shares of the page's sides.
 */
const TALL = { zoom: 1.7, reach: 0.88 } as const;
const TALL_TITLED = { aimX: 0.5, aimY: 0.7, reachDown: 0.58 } as const;
/** The same below the title of a page that is as wide as it is high, where things beside each other have more room. */
const TITLED_ZOOM = { zoom: 1.8, reach: 0.84 } as const;
/** A page that lies shows more of its place at both sides anyway: what is named takes its height. */
const LYING = { zoom: 1.6, reach: 0.86, reachDown: 0.8 } as const;
/** And beside the words of a page that lies. */
const BESIDE_ZOOM = { zoom: 1.7, reach: 0.56, aimY: 0.6 } as const;

/** Things that stand close on a table, and what they are raised on. */
const onTable = (isRaised: boolean, areOnPodiums: boolean) => ({
  isStill: true as const,
  ...(isRaised ? { isRaised } : {}),
  ...(areOnPodiums ? { areOnPodiums } : {}),
});

/**
 * What a page with words is about is large on it: the camera goes as near as the words and all that is named allow. One
 * that is told stays as it is, and a page without words only where it stands.
 */
function onPage({
  isTall,
  isWide,
  isStill,
  isTitled,
  isPrinted,
  clearSide,
}: Pick<
  Conditions,
  'isTall' | 'isWide' | 'isStill' | 'isTitled' | 'isPrinted' | 'clearSide'
>): Partial<Recipe> {
  if (clearSide) return { ...BESIDE_ZOOM, aimX: BESIDE_WORDS[clearSide] };
  if (isTall) return isTitled ? { ...TALL, ...TALL_TITLED } : TALL;
  if (isTitled) return { ...TITLED_ZOOM, ...TALL_TITLED };
  if (isPrinted) return TALL;
  return isWide && !isStill ? LYING : {};
}

/** Below a title things are smaller, and stand low. */
const TITLED = { fill: 0.5, baseY: 0.93 } as const;

function titled(idea: Idea): Idea {
  return { ...idea, fill: Math.min(idea.fill, TITLED.fill), baseY: TITLED.baseY };
}

/** Before houses that the picture is of things are as small as they are beside houses, and stand low. */
const HOUSED = { fill: 0.56, baseY: 0.93 } as const;

function housed(idea: Idea): Idea {
  return { ...idea, fill: Math.min(idea.fill, HOUSED.fill), baseY: HOUSED.baseY };
}

/** A house in open country that is named leaves a part of that to be seen. */
const IN_LAND = { fill: 0.6 } as const;

const inLand = (idea: Idea): Idea => ({
  ...idea,
  camera: 'medium',
  fill: Math.min(idea.fill, IN_LAND.fill),
});

/** Somebody who is told to be tiny before a waterfall or a mountain is. */
const TINY_FILL = 0.2;

/** Before houses, and below a title. */
function settledOn(
  idea: Idea,
  { isHoused, isTitled }: { isHoused: boolean; isTitled: boolean },
): Idea {
  const still = isHoused ? housed(idea) : idea;
  return isTitled ? titled(still) : still;
}

/** Who looks to the right stands on the left, with room to look into. */
function withLeadRoom(focusX: number, isMirrored: boolean): number {
  const aside = Math.abs(focusX - 0.5);
  return isMirrored ? 0.5 + aside : 0.5 - aside;
}

/** Where the middle of things is beside a side that is left free. */
const BESIDE_WORDS = { left: 0.72, right: 0.28 } as const;

interface Conditions {
  camera: Brief['camera'];
  /** No place is named. */
  isQuiet: boolean;
  /** It is of a few figures that are closely described. */
  areDescribed?: boolean;
  /** The page lies, much wider than it is high. */
  isWide?: boolean;
  /** The page stands, much higher than it is wide. */
  isTall?: boolean;
  /** Words are set over the scene: its things leave the upper part to them. */
  isTitled?: boolean;
  /** It is a poster or a banner, or the picture on one. */
  isPrinted?: boolean;
  /** The place is the houses of a town. */
  isHoused?: boolean;
  /** Things on a table are seen from above. */
  isFlat?: boolean;
  /** It is a room whose furniture is told. */
  isInterior?: boolean;
  /** The place has a size of its own. */
  isSet?: boolean;
  /** The side that is left free for words. */
  clearSide?: 'left' | 'right' | undefined;
  /** Things stand close on a table. */
  isStill?: boolean;
  /** The picture is of a place: it is wide, and its camera free. */
  isOfPlace?: boolean;
  /** A house in open country that is named. */
  isInLand?: boolean;
  /** Somebody in a place that is named is told to be tiny. */
  isOfTiny?: boolean;
  /** Its floor is where it is, wherever things would best stand. */
  isFixed?: boolean;
  /** It is a room. */
  isRoom?: boolean;
  /** It is no larger than those who are in it need. */
  isNarrow?: boolean;
  /** They stand on something that is seen under them: a podium, a rock. */
  isRaised?: boolean;
  /** On a podium each. */
  areOnPodiums?: boolean;
}

export function recipesFor(random: Random, variant: number, conditions: Conditions): Recipe[] {
  const {
    camera,
    isWide = false,
    isTall = false,
    isTitled = false,
    isPrinted = false,
    isFlat = false,
    isInterior = false,
    isSet = false,
    isHoused = false,
    isStill = false,
    isRaised = false,
    areOnPodiums = false,
    isFixed = false,
    isRoom = false,
    isNarrow = false,
    isOfPlace = false,
    isInLand = false,
    isOfTiny = false,
    clearSide,
  } = conditions;
  const turn = random.whole(0, IDEAS.length - 1) + variant;
  const mirrored = random.chance(0.5) !== (variant % 2 === 1);
  const told = ideaFor(turn, conditions);
  const idea = {
    ...told,
    focusX: clearSide ? BESIDE_WORDS[clearSide] : withLeadRoom(told.focusX, mirrored),
  };
  // A town is told by its roofs.
  const isAsked = camera !== undefined && (!isOfPlace || isHoused);
  const isAsIs = isTitled || clearSide !== undefined || isAsked || isOfTiny || isInLand;
  const shape = { isTall, isWide, isStill, isTitled, isPrinted, clearSide };
  const page = isAsked || isOfPlace ? {} : onPage(shape);
  const zoom = isAsIs ? 1 : (ZOOMS[turn % ZOOMS.length] ?? 1);
  const recipes = SMALLER.map((smaller, index) => ({
    ...idea,
    focusX: idea.focusX + random.between(-0.03, 0.03),
    baseY: idea.baseY + random.between(-0.015, 0.015),
    fill: idea.fill * (1 - smaller),
    flipped: index % 2 === 0 ? mirrored : !mirrored,
    mirrored,
    ...(isFlat ? { isFlat } : {}),
    ...(isOfTiny ? { isOfTiny } : {}),
    ...(isStill ? onTable(isRaised, areOnPodiums) : {}),
    ...(isStill && camera === 'close' ? { isCloseUp: true } : {}),
    ...(clearSide ? { clearSide } : {}),
    ...(isTitled || camera === 'wide' ? { isFar: true } : {}),
    // Who asks for a close view has things large.
    ...(isSet && camera !== 'close' && camera !== 'portrait' ? { isSet } : {}),
    ...framed(idea, zoom, isAsIs),
    ...(isFixed && !isAsIs && !isOfPlace ? reservedIn(idea, turn, { isRoom, isNarrow }) : {}),
    ...page,
    turn,
  }));
  if (!isInterior) return turned(recipes, random, variant);
  return recipes.slice(0, 1).map((recipe) => ({ ...recipe, isInterior }));
}

/** The idea that comes next, as the conditions want it. */
function ideaFor(turn: number, conditions: Conditions): Idea {
  const { camera, isQuiet, isWide = false, areDescribed = false } = conditions;
  const { isSet = false, isHoused = false, isTitled = false } = conditions;
  const asked = inCamera(IDEAS[turn % IDEAS.length] ?? IDEAS[0], camera, isSet);
  const isClose = areDescribed && camera !== 'wide';
  const placed = isQuiet ? calmed(asked, { isWide, isClose }) : asked;
  return sizedFor(settledOn(placed, { isHoused, isTitled }), conditions);
}

/** A house in its land is large, and who is told to be tiny is. */
function sizedFor(stood: Idea, { isInLand = false, isOfTiny = false }: Conditions): Idea {
  const sized = isInLand ? inLand(stood) : stood;
  return isOfTiny ? { ...sized, fill: TINY_FILL, camera: 'wide' as const } : sized;
}

/** Two pictures that have their things on the same side are two views of the place. */
function turned(recipes: readonly Recipe[], random: Random, variant: number): Recipe[] {
  const isTurned = random.chance(0.5) !== [false, true, true, false][variant % 4];
  return recipes.map((recipe) => ({ ...recipe, isTurned }));
}
