import { conceptOf, hasConcept } from '../lexicon/lexicon';
import type { Rgb } from '../paint/color';
import type { LayoutId, Pose, Subject } from '../understand/description';

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

/** Poses that a drawing of the whole animal on its legs shows; what is asked for no pose stands. */
const ON_ITS_LEGS: ReadonlySet<Pose> = new Set<Pose>(['standing', 'walking']);
const STANDING_DRAWING = 'standing';

/**
 * Another drawing where a pose has one of its own: a curled-up cat. A mascot keeps the body that can
 * take every pose, and so does who wears or holds something.
 */
export function posed(subject: Subject, layout: LayoutId | undefined): Subject {
  const { concept, pose, headOnly, carries } = subject;
  const stands = pose === undefined || ON_ITS_LEGS.has(pose);
  if (stands && (headOnly || carries.length > 0 || layout === 'character')) return subject;
  const drawn = `${concept}-${stands ? STANDING_DRAWING : pose}`;
  return hasConcept(drawn) ? { ...subject, concept: drawn } : subject;
}
