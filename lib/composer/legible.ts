import type { Brief, BriefElement } from './brief';
import { conceptOf } from './concepts';
import { isLivingKind } from './concepts/concept';

/**
 * Marks and motifs are small: who is on something, and what somebody holds, is drawn so large there that it is read,
 * whatever its true size is.
 */

/** Of the height of what bears somebody, how high they are at least; of a plant, which is high and thin, less. */
const ON = { plant: 0.2, else: 0.62 } as const;
/**
 * Of the longer side of who holds it, how long a thing is, and of their height, how high it is at most that is drawn so:
 * the paws of animals are large, and what is longer in truth is a staff or a flag.
 */
const HELD = { person: { times: 0.2, most: 0.2 }, else: { times: 0.4, most: 0.8 } } as const;

type Measure = NonNullable<BriefElement['measured']>;

function measureOf(kind: string, from: BriefElement, to: BriefElement): Measure | undefined {
  const [guest, host] = [conceptOf(from.concept ?? ''), conceptOf(to.concept ?? '')];
  if (!guest || !host || !isLivingKind(guest.kind)) return undefined;
  if (kind === 'on') {
    if (isLivingKind(host.kind)) return undefined;
    const times = host.kind === 'plant' ? ON.plant : ON.else;
    const isSmall = guest.heightCm < host.heightCm * times;
    return isSmall ? { concept: host.id, times, isHeight: true } : undefined;
  }
  const { times, most } = guest.kind === 'person' ? HELD.person : HELD.else;
  const isSlight = kind === 'holding' && host.heightCm < guest.heightCm * most;
  return isSlight ? { concept: guest.id, times, isHeight: false } : undefined;
}

/** A brief whose small things are as large as a mark or a motif needs them; what is measured by its words stays so. */
export function legible(brief: Brief): Brief {
  const own = new Map(brief.elements.map((element) => [element.id, element]));
  const measured = new Map<string, Measure>();
  for (const { kind, from, to } of brief.relations) {
    const [a, b] = [own.get(from), own.get(to)];
    const measure = a && b ? measureOf(kind, a, b) : undefined;
    if (measure) measured.set(kind === 'holding' ? to : from, measure);
  }
  if (measured.size === 0) return brief;
  const elements = brief.elements.map((element) => {
    const measure = element.measured ?? measured.get(element.id);
    return measure ? { ...element, measured: measure } : element;
  });
  return { ...brief, elements };
}
