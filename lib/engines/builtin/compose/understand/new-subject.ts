import { conceptOf } from '../lexicon/lexicon';
import { hairColorOf } from '../lexicon/words/looks.data';
import { coatOf } from './coats';
import type { Subject } from './description';
import type { Item } from './match';
import { FIELD_SETTINGS } from './noun-classes';
import type { Pending } from './pending';

/** How many a bare plural stands for. */
export const BARE_PLURAL = 3;
const MAX_COUNT = 24;
/** How many plants stand in a field of them. */
const FIELD_COUNT = 7;
/** How many a word for several people shows. */
const PEOPLE_IN: Readonly<Record<string, number>> = {
  family: 4,
  team: 4,
  crew: 4,
  crowd: 6,
  audience: 6,
  grandparents: 2,
  'old couple': 2,
  'older couple': 2,
  'elderly couple': 2,
  'senior couple': 2,
};
/** Who is known by a suit. */
const SUITED = /^business ?(?:man|woman|person)$/;
/** A pair of them is one. */
const PAIRED = new Set(
  'headphone glasses sunglasses goggles scissors jeans shorts skis'.split(' '),
);

/** Two glasses are to drink from; a pair of glasses is one. */
function glassware(concept: string, count = 1): string {
  return concept === 'glasses' && count > 1 ? 'wine-glass' : concept;
}

/** The subject that a noun names, with the qualities that were named before it. */
export function subjectOf(item: Item, next: Item | undefined, pending: Pending): Subject {
  const concept = glassware(item.meaning.concept as string, pending.count);
  const isField =
    FIELD_SETTINGS.has(next?.meaning.setting ?? '') &&
    ['plant', 'food'].includes(conceptOf(concept).kind);
  const group = PAIRED.has(concept) && pending.group === 2 ? 1 : pending.group;
  const count =
    pending.count ??
    group ??
    (isField ? FIELD_COUNT : item.plural ? BARE_PLURAL : (PEOPLE_IN[item.text.toLowerCase()] ?? 1));
  const hair = hairColorOf(item.meaning.hair ?? '') ?? pending.hair;
  return {
    concept,
    phrase: item.text,
    count: Math.max(1, Math.min(MAX_COUNT, count)),
    sizeFactor: pending.sizeFactor,
    carries: [],
    ...coatOf(item.phrase, pending.color),
    ...(pending.material ? { material: pending.material } : {}),
    ...(pending.pose ? { pose: pending.pose } : {}),
    ...(hair ? { hair } : {}),
    ...(SUITED.test(item.phrase) ? { garment: { concept: 'suit' } } : {}),
    ...(item.meaning.head ? { headOnly: true } : {}),
  };
}
