import { type Brief, isIndoors, type NamedThing, thingsOf } from '@/lib/composer';

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

const THEME_OF_TEMPLATE: Readonly<Record<string, Theme>> = {
  icon: 'mark',
  logo: 'mark',
  'app-icon': 'mark',
  'icon-set': 'mark',
  emblem: 'mark',
  monogram: 'mark',
  'word-mark': 'mark',
  sticker: 'mark',
  pattern: 'surface',
  poster: 'lettered',
  banner: 'lettered',
  card: 'lettered',
  steps: 'lettered',
  timeline: 'lettered',
  chart: 'lettered',
};

const THEME_OF_KIND: Record<NamedThing['kind'], Theme> = {
  animal: 'creature',
  fantasy: 'creature',
  person: 'person',
  'body-part': 'person',
  vehicle: 'machine',
  device: 'machine',
  building: 'place',
  nature: 'place',
  place: 'place',
  plant: 'plant',
  food: 'food',
  furniture: 'thing',
  tool: 'thing',
  instrument: 'thing',
  toy: 'thing',
  clothing: 'thing',
  container: 'thing',
  symbol: 'thing',
  sign: 'thing',
  celestial: 'sky',
};

/** What a picture is mostly of: its design says most, then its first thing, then its place. */
export function themeOf(brief: Brief): Theme {
  const ofTemplate = brief.template && THEME_OF_TEMPLATE[brief.template.id];
  if (ofTemplate) return ofTemplate;
  const [first] = thingsOf(brief);
  if (first) return THEME_OF_KIND[first.kind];
  const [place] = brief.places;
  if (place === undefined) return 'open';
  return isIndoors(place.concept) ? 'interior' : 'place';
}
