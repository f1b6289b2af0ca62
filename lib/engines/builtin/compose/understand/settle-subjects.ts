import { conceptOf } from '../lexicon/lexicon';
import type { EnvironmentId, SceneDescription, Subject } from './description';
import { dropSubjects } from './drop-subjects';

/** Places whose own scenery has the plants that are named there; a pot of them stands indoors. */
const GREEN_PLACES: ReadonlySet<EnvironmentId> = new Set<EnvironmentId>([
  'forest',
  'jungle',
  'meadow',
  'mountains',
  'lake',
  'underwater',
  'desert',
  'beach',
  'sea',
  'space',
]);

/**
 * Takes out what is not to be drawn: what was excluded, whom a design is for where something else is
 * shown, a word for all fruit beside fruits that are named, and plants that the place itself has.
 */
export function settleSubjects(scene: SceneDescription, clients: ReadonlySet<Subject>): void {
  dropSubjects(scene, ({ concept }) => scene.excluded.includes(concept));
  if (scene.subjects.some((subject) => !clients.has(subject)))
    dropSubjects(scene, (subject) => clients.has(subject));
  const foods = scene.subjects.filter(({ concept }) => conceptOf(concept).kind === 'food');
  dropSubjects(scene, ({ phrase }) => /^fruits?$/i.test(phrase) && foods.length > 1);
  if (scene.places.some((id) => GREEN_PLACES.has(id)))
    dropSubjects(scene, ({ phrase }) => /^plants?$/i.test(phrase));
}
