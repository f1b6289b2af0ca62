import type { DrawSpec } from '@/lib/engines/engine';
import { conceptOf } from '../lexicon/lexicon';
import type { Random } from '@/lib/random/random';
import type { EnvironmentId, LayoutId, SceneDescription, Subject } from '../understand/description';

/** Where a picture is set: the named place where it fits its subjects, else where they are at home. */
export function environmentOf(
  description: SceneDescription,
  layout: LayoutId,
  spec: DrawSpec,
  random: Random,
): EnvironmentId {
  const plain = description.plainBackground || (spec.backgroundColor && !description.setting);
  if (plain) return 'studio';
  if (description.setting) return placeFor(description, description.setting);
  if (layout === 'still-life') return 'tabletop';
  if (layout === 'poster' || layout === 'banner') {
    const home = homeOf(description, random);
    return home === 'tabletop' || layout === 'banner' ? 'studio' : home;
  }
  return layout === 'scene' ? homeOf(description, random) : 'studio';
}

/** Waves, surfers, and ships in the company of sea creatures. */
function isAtSea({ subjects }: SceneDescription): boolean {
  const concepts = subjects.map((subject) => conceptOf(subject.concept));
  const marine = concepts.some(({ habitat }) => habitat === 'underwater');
  return concepts.some(
    ({ id, kind, habitat }) =>
      id === 'water-wave' ||
      id === 'cliff' ||
      (kind === 'person' && habitat === 'water') ||
      (kind === 'boat' && habitat === 'water' && marine),
  );
}

/** Most height in metres of what stands on a table. */
const TABLE_M = 0.75;

function isLarge({ concept, sizeFactor }: Subject): boolean {
  const { kind, heightM } = conceptOf(concept);
  return heightM * sizeFactor > TABLE_M || kind === 'person' || kind === 'furniture';
}

function isServed({ concept }: Subject): boolean {
  const { kind, habitat, heightM } = conceptOf(concept);
  return (kind === 'food' || habitat === 'table') && heightM < TABLE_M;
}

/** A kitchen is a worktop for a cup and a room for a cook; ships off a beach are at sea. */
function placeFor(description: SceneDescription, setting: EnvironmentId): EnvironmentId {
  const { subjects, relations } = description;
  const first = subjects[0];
  if (!first) return setting;
  if (setting === 'beach' && conceptOf(first.concept).kind === 'boat') return 'sea';
  const indoors = setting === 'room' || setting === 'kitchen';
  if (indoors && subjects.every(isServed)) return 'tabletop';
  if (setting !== 'tabletop') return setting;
  const stands = relations.some(({ subject, kind }) => subject === 0 && kind === 'on');
  return isLarge(first) && !stands ? 'room' : setting;
}

const COSMIC = new Set([
  'ringed-planet',
  'planet',
  'comet',
  'meteor',
  'space-station',
  'satellite',
  'moon-rover',
  'astronaut',
]);

const IN_VESSELS = new Set(['vase', 'bowl', 'teapot', 'fishbowl', 'jar']);

/** Where the subjects would be at home: the first of them, unless one of the others says more. */
function homeOf(description: SceneDescription, random: Random): EnvironmentId {
  const first = description.subjects[0];
  if (!first)
    return description.season === 'winter' ? 'snow' : random.pick(['lake', 'meadow', 'mountains']);
  const concepts = description.subjects.map((subject) => conceptOf(subject.concept));
  if (concepts.some(({ id }) => COSMIC.has(id))) return 'space';
  if (isAtSea(description)) return 'sea';
  const { kind, habitat } = conceptOf(first.concept);
  if (concepts.some((concept) => concept.kind === 'boat' && concept.habitat === 'water'))
    return 'lake';
  if (habitat === 'underwater') return 'underwater';
  if (habitat === 'water' || kind === 'boat') return 'lake';
  const isOfTown = kind === 'vehicle' || kind === 'person' || first.concept === 'robot';
  if (isOfTown && description.moods.includes('futuristic')) return 'street';
  if (kind === 'vehicle') return 'road';
  if (kind === 'aircraft') return 'sky';
  if (concepts.some((concept) => concept.kind === 'furniture')) return 'room';
  if (kind === 'food' || habitat === 'table') return 'tabletop';
  if (concepts.some(({ id }) => IN_VESSELS.has(id))) return 'tabletop';
  if (description.season === 'winter') return 'snow';
  return 'meadow';
}
