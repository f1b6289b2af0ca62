import type { PersonRequest } from '../../kit/people/parameters';
import { type ConceptEntry, LANGUAGES } from '../concept';

const LIKELY_HEIGHT_CM = 172;

interface RoleOptions {
  heightCm?: number;
  kind?: 'person' | 'fantasy';
  part?: string;
  places?: string;
}

/**
 * Somebody as a concept: how they are drawn, and their words in the order of `LANGUAGES` (en; de; fr;
 * es; it; pt; ru; ja), synonyms between commas. Feminine forms stand beside masculine ones.
 */
export function role(
  id: string,
  parameters: PersonRequest,
  words: string,
  { heightCm = LIKELY_HEIGHT_CM, kind = 'person', part = 'person', places = '' }: RoleOptions = {},
): ConceptEntry {
  const lists = words.split(';').map((list) => list.split(',').map((word) => word.trim()));
  return {
    id,
    kind,
    part,
    heightCm,
    parameters: { ...parameters },
    words: Object.fromEntries(LANGUAGES.map((language, index) => [language, lists[index]])),
    places: places === '' ? [] : places.split(',').map((place) => place.trim()),
  };
}
