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

const FRUITS = new Set(
  'grapes melon watermelon tangerine lemon lime banana pineapple mango red-apple green-apple pear peach cherries strawberry blueberries kiwi-fruit coconut'.split(
    ' ',
  ),
);
const VEGETABLES = new Set(
  'tomato eggplant potato carrot ear-of-corn hot-pepper bell-pepper cucumber leafy-green broccoli garlic onion pea-pod root-vegetable'.split(
    ' ',
  ),
);

/**
 * Takes out what is not to be drawn: what was excluded, whom a design is for where something else is
 * shown, a word for all fruit beside fruits that are named, and plants that the place itself has.
 */
export function settleSubjects(
  scene: SceneDescription,
  clients: ReadonlySet<Subject>,
  companions: ReadonlySet<Subject>,
): void {
  dropSubjects(scene, ({ concept }) => scene.excluded.includes(concept));
  if (scene.subjects.some((subject) => !clients.has(subject)))
    dropSubjects(scene, (subject) => clients.has(subject));
  const named = (concepts: ReadonlySet<string>, besides: Subject) =>
    scene.subjects.some((subject) => subject !== besides && concepts.has(subject.concept));
  dropSubjects(
    scene,
    (subject) =>
      companions.has(subject) &&
      named(FRUITS.has(subject.concept) ? FRUITS : new Set([subject.concept]), subject),
  );
  dropSubjects(
    scene,
    (subject) =>
      (/^fruits?$/i.test(subject.phrase) && named(FRUITS, subject)) ||
      (/^(?:vegetables?|veggies?)$/i.test(subject.phrase) && named(VEGETABLES, subject)),
  );
  // `a tea set with a teapot` has one.
  dropSubjects(
    scene,
    (subject) => /\bset$/i.test(subject.phrase) && named(new Set([subject.concept]), subject),
  );
  if (scene.places.some((id) => GREEN_PLACES.has(id)))
    dropSubjects(scene, ({ phrase }) => /^plants?$/i.test(phrase));
}
