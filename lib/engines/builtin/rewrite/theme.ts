import { conceptOf, type ConceptKind } from '../compose/lexicon/lexicon';
import type { EnvironmentId, LayoutId, SceneDescription } from '../compose/understand/description';

/** Kinds of pictures that are described in the same words. */
export type Theme =
  | 'mark'
  | 'surface'
  | 'lettered'
  | 'creature'
  | 'person'
  | 'machine'
  | 'place'
  | 'interior'
  | 'plant'
  | 'food'
  | 'thing'
  | 'sky'
  | 'open';

const THEME_OF_LAYOUT: Partial<Record<LayoutId, Theme>> = {
  icon: 'mark',
  logo: 'mark',
  badge: 'mark',
  sticker: 'mark',
  pattern: 'surface',
  poster: 'lettered',
  banner: 'lettered',
  infographic: 'lettered',
};

const THEME_OF_KIND: Record<ConceptKind, Theme> = {
  animal: 'creature',
  person: 'person',
  vehicle: 'machine',
  boat: 'machine',
  aircraft: 'machine',
  building: 'place',
  plant: 'plant',
  food: 'food',
  furniture: 'thing',
  object: 'thing',
  clothing: 'thing',
  celestial: 'sky',
  symbol: 'thing',
};

const INDOORS: ReadonlySet<EnvironmentId> = new Set(['room', 'kitchen', 'tabletop', 'studio']);

/** What a picture is mostly of: its layout says most, then its first subject, then its place. */
export function themeOf(scene: SceneDescription): Theme {
  const fromLayout = scene.layout && THEME_OF_LAYOUT[scene.layout];
  if (fromLayout) return fromLayout;
  const [first] = scene.subjects;
  if (first) return THEME_OF_KIND[conceptOf(first.concept).kind];
  if (scene.setting === undefined) return 'open';
  return INDOORS.has(scene.setting) ? 'interior' : 'place';
}
