import { conceptOf, hasConcept } from '../lexicon/lexicon';
import { DEFAULT_CLOTHES } from '../lexicon/words/looks.data';
import type { Rgb } from '@/lib/color/hex';
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
  return { ...subject, color: inTurn(LIVERIES, index - 1) };
}

const FAMILY = ['man', 'woman', 'girl', 'boy'] as const;
const CHILDREN = ['boy', 'girl'] as const;
const ADULTS = ['woman', 'man'] as const;

/** The one whose turn it is, from the first again after the last. */
function inTurn<T>(list: readonly [T, ...T[]], index: number): T {
  return list[index % list.length] ?? list[0];
}

/** Several people are different people, where nothing says who they are. */
export function varied(subject: Subject, index: number): Subject {
  const { concept, phrase, count } = subject;
  if (count === 1 || !/^(?:person|child)$/.test(concept)) return subject;
  const family = /famil/i.test(phrase);
  const cast = concept === 'child' ? CHILDREN : family ? FAMILY : ADULTS;
  // No two neighbours are dressed alike.
  const color = inTurn(DEFAULT_CLOTHES, index).shirt;
  const own = subject.color ? {} : { garment: { concept: 't-shirt', color } };
  return { ...own, ...subject, concept: inTurn<string>(cast, index) };
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
  return turns ? { ...subject, color: inTurn(TURNED, index) } : subject;
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
