import { conceptOf } from '../lexicon/lexicon';
import type { EnvironmentId, Hour, SceneDescription, Subject } from './description';
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

/** Furniture that stands in one kind of room, where somebody is beside it. */
const ROOM_BY_FURNITURE: Partial<Record<string, EnvironmentId>> = {
  fireplace: 'room',
  armchair: 'room',
  sofa: 'room',
  'couch-and-lamp': 'room',
  bed: 'room',
  bookshelf: 'room',
  bathtub: 'room',
  desk: 'room',
  'office-worker': 'room',
  stove: 'kitchen',
  refrigerator: 'kitchen',
};

const IN_SPACE = new Set(['ringed-planet', 'space-station']);
const MOONS = new Set(['full-moon', 'crescent-moon']);

function isOpenScene({ layout, plainBackground }: SceneDescription): boolean {
  return (layout === undefined || layout === 'scene') && !plainBackground;
}

/** The hour that a moon in the sky tells, where no hour and no layout is named. */
export function hourOf(scene: SceneDescription): Hour | undefined {
  const moon = scene.subjects.some(({ concept }) => MOONS.has(concept));
  return moon && isOpenScene(scene) && scene.setting !== 'space' ? 'night' : undefined;
}

/**
 * The place that the things in a scene tell, where no place and no layout is named: a room by its
 * furniture beside somebody.
 */
export function placeOf(scene: SceneDescription): EnvironmentId | undefined {
  const { subjects } = scene;
  if (!isOpenScene(scene)) return undefined;
  if (subjects.some(({ concept }) => IN_SPACE.has(concept))) return 'space';
  const somebody = subjects.some(({ concept }) =>
    ['animal', 'person'].includes(conceptOf(concept).kind),
  );
  if (!somebody || subjects.length < 2) return undefined;
  return subjects.map(({ concept }) => ROOM_BY_FURNITURE[concept]).find(Boolean);
}

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
  if (scene.places.some((id) => GREEN_PLACES.has(id)))
    dropSubjects(scene, ({ phrase }) => /^plants?$/i.test(phrase));
}
