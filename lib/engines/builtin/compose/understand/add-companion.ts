import { hasConcept } from '../lexicon/lexicon';
import { companionOf } from '../lexicon/words/companions.data';
import type { SceneDescription, Subject } from './description';
import { BARE_PLURAL } from './new-subject';

/**
 * Adds what the word for the newest subject shows beside it, such as the violin of a violinist, and
 * answers it. `phrase` is the word: of `a cat violinist` it is the second one.
 */
export function addCompanion(scene: SceneDescription, phrase: string): Subject | undefined {
  const companion = companionOf(phrase);
  const owner = scene.subjects.at(-1);
  if (!companion || !owner || !hasConcept(companion.concept)) return undefined;
  const { concept, relation: kind } = companion;
  const lies = kind === 'inside';
  const subject: Subject = {
    concept,
    phrase,
    count: lies ? BARE_PLURAL : owner.count,
    sizeFactor: 1,
    carries: [],
  };
  const ownerAt = scene.subjects.length - 1;
  const companionAt = scene.subjects.push(subject) - 1;
  const follows = lies || kind === 'next-to';
  scene.relations.push({
    kind,
    subject: follows ? companionAt : ownerAt,
    object: follows ? ownerAt : companionAt,
  });
  return subject;
}
