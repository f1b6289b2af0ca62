import { conceptOf } from '../lexicon/lexicon';
import type { EnvironmentId, Subject } from './description';
import type { Item } from './match';

export interface NamedPlace {
  id: EnvironmentId;
  /** The words of the prompt. */
  phrase: string;
  /** A ground or water inside a larger place. */
  weak: boolean;
  /** A sky that is over everything, and that nothing is said to be in. */
  backdrop: boolean;
}

/** Lands that a lake mirrors: its own scenery has them around it. */
const AROUND_LAKES: ReadonlySet<EnvironmentId> = new Set<EnvironmentId>(['mountains', 'snow']);

/** Cities that are seen from afar. */
const VIEW = /skyline|cityscape|futuristic|metropolis|rooftop|skyscraper|landscape|lights/i;
const REACH = 3;

/** `under a blue sky`, `cloudy sky`: what is seen above; one flies `in the sky`. */
export function isBackdrop(items: readonly Item[], index: number): boolean {
  if (!/\bsk(?:y|ies)$/.test(items[index]?.phrase ?? '')) return false;
  const lead = items.slice(Math.max(0, index - REACH), index);
  return !lead.some(({ phrase }) => /(?:^| )(?:in|into|through|across|over|from)$/.test(phrase));
}

function fliesOrShines({ concept, pose }: Subject): boolean {
  const { kind, habitat } = conceptOf(concept);
  return pose === 'flying' || kind === 'aircraft' || habitat === 'air' || habitat === 'sky';
}

/** In a city, who drives or walks is in one of its streets. */
function drivesOrWalks({ concept, pose }: Subject): boolean {
  const { kind, habitat } = conceptOf(concept);
  if (pose === 'flying') return false;
  return (kind === 'vehicle' && habitat === 'ground') || (kind === 'person' && pose === 'walking');
}

/**
 * The place that a picture is set in: the first large one, or the lake that shows it. A mere sky
 * over things on the ground is none.
 */
export function settledPlace(
  named: readonly NamedPlace[],
  subjects: readonly Subject[],
): EnvironmentId | undefined {
  const grounded = named.some(({ backdrop }) => !backdrop) || !subjects.every(fliesOrShines);
  const places = grounded ? named.filter(({ backdrop }) => !backdrop) : named;
  const first = (places.find(({ weak }) => !weak) ?? places[0])?.id;
  const lake = places.some(({ id }) => id === 'lake');
  const isStreet = places.some(({ id }) => id === 'street') || subjects.some(drivesOrWalks);
  const isView = places.some(({ phrase }) => VIEW.test(phrase));
  if (first === 'skyline' && isStreet && !isView) return 'street';
  return first && lake && AROUND_LAKES.has(first) ? 'lake' : first;
}
