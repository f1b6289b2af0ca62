import type { SceneDescription } from '../understand/description';
import type { PlacedSubject } from './scene-plan';

/** A lead from a hand to a collar; without an owner it lies on the ground. */
export interface Lead {
  ownerId?: string;
  petId: string;
}

/** Words for a lead. They name no subject of their own: a lead is drawn between two. */
const LEAD_WORDS: ReadonlySet<string> = new Set(['leash', 'lead', 'dog leash', 'dog lead']);
const DOGS: ReadonlySet<string> = new Set(['dog', 'poodle', 'guide-dog', 'service-dog']);

export function isLeadWord(word: string): boolean {
  return LEAD_WORDS.has(word.toLowerCase());
}

/** Who is led by whom: animals where a lead is named, else the dog of somebody who walks. */
export function leadsOf(description: SceneDescription, subjects: readonly PlacedSubject[]): Lead[] {
  const isNamed = description.unknown.some(isLeadWord);
  const owner = subjects.find(
    ({ concept, subject }) => concept.kind === 'person' && (isNamed || subject.pose === 'walking'),
  );
  const pets = subjects.filter(({ concept }) =>
    isNamed ? concept.kind === 'animal' : DOGS.has(concept.id),
  );
  if (owner) return pets.map(({ id }) => ({ ownerId: owner.id, petId: id }));
  return isNamed ? pets.slice(0, 1).map(({ id }) => ({ petId: id })) : [];
}
