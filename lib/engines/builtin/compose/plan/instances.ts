import { conceptOf, hasConcept } from '../lexicon/lexicon';
import type { Rgb } from '../paint/color';
import type { LayoutId, Pose, Season, Subject } from '../understand/description';

/** Paints that makers give the same thing in turn. */
const LIVERIES: readonly [Rgb, ...Rgb[]] = [
  [46, 122, 206],
  [244, 178, 52],
  [54, 156, 110],
  [146, 86, 190],
  [240, 126, 54],
  [222, 62, 56],
];
const PAINTED_KINDS = new Set(['vehicle', 'boat']);
const PAINTED = new Set([
  'hot-air-balloon',
  'balloon',
  'umbrella',
  'kite',
  'wrapped-gift',
  'surfboard',
  'macaron',
]);

/** Several of a painted thing have colours of their own; the first keeps the artwork's. */
export function tinted(subject: Subject, index: number): Subject {
  const own = subject.colors?.[index];
  if (own) return { ...subject, color: own };
  const { id, kind } = conceptOf(subject.concept);
  const paintable = PAINTED_KINDS.has(kind) || PAINTED.has(id);
  if (!paintable || subject.color || subject.count === 1 || index === 0) return subject;
  return { ...subject, color: LIVERIES[(index - 1) % LIVERIES.length] ?? LIVERIES[0] };
}

const FAMILY = ['man', 'woman', 'girl', 'boy'] as const;
/** Shirts of people in company, so that no two neighbours are dressed alike. */
const SHIRTS: readonly [Rgb, ...Rgb[]] = [
  [228, 87, 76],
  [79, 157, 166],
  [242, 184, 75],
  [106, 160, 106],
  [138, 111, 192],
  [240, 138, 154],
];
const CHILDREN = ['boy', 'girl'] as const;
const ADULTS = ['woman', 'man'] as const;

/** Several people are different people, where nothing says who they are. */
export function varied(subject: Subject, index: number): Subject {
  const { concept, phrase, count } = subject;
  if (count === 1 || !/^(?:person|child)$/.test(concept)) return subject;
  const family = /famil/i.test(phrase);
  const cast = concept === 'child' ? CHILDREN : family ? FAMILY : ADULTS;
  const shirt = SHIRTS[index % SHIRTS.length] ?? SHIRTS[0];
  const own = subject.color ? {} : { garment: { concept: 't-shirt', color: shirt } };
  return { ...own, ...subject, concept: cast[index % cast.length] ?? concept };
}

/** Trees turn in autumn, as those of the land do. */
const TURNED: readonly [Rgb, ...Rgb[]] = [
  [224, 124, 44],
  [206, 88, 42],
  [226, 160, 52],
];

/** The thing as the season shows it. */
export function inSeason(subject: Subject, season: Season | undefined, index: number): Subject {
  const turns = season === 'autumn' && subject.concept === 'deciduous-tree' && !subject.color;
  return turns ? { ...subject, color: TURNED[index % TURNED.length] ?? TURNED[0] } : subject;
}

/** Poses that a drawing of the whole animal on its legs shows; what is asked for no pose stands. */
const ON_ITS_LEGS: ReadonlySet<Pose> = new Set<Pose>(['standing', 'walking']);
const STANDING_DRAWING = 'standing';

/**
 * Another drawing where a pose has one of its own: a curled-up cat. A mascot keeps the body that can
 * take every pose, and so does who wears or holds something.
 */
export function posed(subject: Subject, layout?: LayoutId, busy = false): Subject {
  const { concept, pose, headOnly, carries } = subject;
  const stands = pose === undefined || ON_ITS_LEGS.has(pose);
  // People have a body that takes their clothes.
  if (stands && conceptOf(concept).kind === 'person') return subject;
  if (stands && (headOnly || busy || carries.length > 0 || layout === 'character')) return subject;
  const drawn = `${concept}-${stands ? STANDING_DRAWING : pose}`;
  return hasConcept(drawn) ? { ...subject, concept: drawn } : subject;
}
