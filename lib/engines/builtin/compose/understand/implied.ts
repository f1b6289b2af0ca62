import { conceptOf, hasConcept } from '../lexicon/lexicon';
import { BURNING, IMPLIED_THINGS, type ImpliedThing } from '../lexicon/words/implied.data';
import type { SceneDescription, Subject } from './description';
import type { Item } from './match';

const LIVING = /^(?:animal|person)$/;
const CAN_BURN = /^(?:building|vehicle|boat|aircraft|plant)$/;

/** A thing that a word shows without naming it, and who does what it is for. */
export interface Implied extends ImpliedThing {
  phrase: string;
  owner: Subject | undefined;
  /** What burns, where the thing is its fire. */
  fuel?: string;
}

/** What an item shows without naming it; `owner` is who was spoken of before it. */
export function impliedBy(
  { phrase, text }: Item,
  next: Item | undefined,
  owner: Subject | undefined,
): Implied | undefined {
  const burns = CAN_BURN.test(conceptKind(next?.meaning.concept));
  if (BURNING.has(phrase) && burns)
    return {
      concept: 'fire',
      count: 1,
      phrase: text,
      owner: undefined,
      fuel: next?.meaning.concept ?? '',
    };
  const thing = IMPLIED_THINGS.get(phrase);
  if (!thing) return undefined;
  const isDone = LIVING.test(conceptKind(owner?.concept ?? next?.meaning.concept));
  return thing.relation && !isDone ? undefined : { ...thing, phrase: text, owner };
}

function conceptKind(concept: string | undefined): string {
  return concept === undefined ? '' : conceptOf(concept).kind;
}

/** Adds what is implied and not named itself to a scene. */
export function addImplied(scene: SceneDescription, implied: readonly Implied[]): void {
  for (const { concept, count, phrase, relation, owner, fuel } of implied) {
    const named = scene.subjects.some((subject) => subject.concept === concept);
    if (named || !hasConcept(concept)) continue;
    const object = scene.subjects.push({ concept, phrase, count, sizeFactor: 1, carries: [] }) - 1;
    const burnt = scene.subjects.findIndex((other) => other.concept === fuel);
    if (burnt >= 0) scene.relations.push({ kind: 'in-front', subject: object, object: burnt });
    // Of `a skateboarding dog`, who does it is named later.
    const subject = owner
      ? scene.subjects.indexOf(owner)
      : scene.subjects.findIndex((other) => LIVING.test(conceptKind(other.concept)));
    if (relation && subject >= 0) scene.relations.push({ kind: relation, subject, object });
  }
}
