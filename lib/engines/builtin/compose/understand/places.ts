import type { EnvironmentId } from './description';

export interface NamedPlace {
  id: EnvironmentId;
  /** The words of the prompt. */
  phrase: string;
  /** A ground or water inside a larger place. */
  weak: boolean;
}

/** Lands that a lake mirrors: its own scenery has them around it. */
const AROUND_LAKES: ReadonlySet<EnvironmentId> = new Set<EnvironmentId>(['mountains', 'snow']);

/** The place that a picture is set in: the first large one, or the lake that shows it. */
export function settledPlace(places: readonly NamedPlace[]): EnvironmentId | undefined {
  const first = (places.find(({ weak }) => !weak) ?? places[0])?.id;
  const lake = places.some(({ id }) => id === 'lake');
  if (first === 'skyline' && places.some(({ id }) => id === 'street')) return 'street';
  return first && lake && AROUND_LAKES.has(first) ? 'lake' : first;
}
