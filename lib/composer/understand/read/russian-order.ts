import type { Item } from './item';
import { isAccusative, isDative, isInstrumental, isNamed, isQuality } from './russian-case';

/**
 * Russian says to what something is done wherever it likes: `несёт на плече топор`, `достаёт из печи хлеб`, `перевязывает
 * собаке лапу`. Here it follows its verb, so that one reader reads all languages.
 */

interface Part {
  kind: 'place' | 'patient' | 'recipient' | 'tool' | 'other';
  items: readonly Item[];
}

const isVerb = ({ senses }: Item) =>
  senses.verb !== undefined && (senses.concept ?? senses.place ?? senses.attribute) === undefined;

/** The nouns from an index on with what is said of them, and all that is joined to them by `и`. */
function phraseEnd(items: readonly Item[], from: number): number {
  let at = from;
  while (items[at] && isQuality(items[at] as Item)) at += 1;
  if (!items[at] || !isNamed(items[at] as Item)) return from;
  at += 1;
  const joined = items[at]?.senses.small === 'and' ? phraseEnd(items, at + 1) : at + 1;
  return joined > at + 1 ? joined : at;
}

function partsAfter(items: readonly Item[], from: number): Part[] {
  const parts: Part[] = [];
  let at = from;
  while (at < items.length) {
    const item = items[at] as Item;
    const isPlace = item.senses.relation !== undefined && item.senses.small === undefined;
    const opens = isPlace ? at + 1 : at;
    const end = phraseEnd(items, opens);
    if (end === opens) break;
    const phrase = items.slice(opens, end);
    const kind = isPlace ? 'place' : kindOf(phrase, parts.at(-1)?.kind);
    parts.push({ kind, items: items.slice(at, end) });
    at = end;
  }
  return parts;
}

function kindOf(phrase: readonly Item[], before: Part['kind'] | undefined): Part['kind'] {
  const first = phrase.findIndex(({ senses }) => senses.small === 'and');
  const one = first < 0 ? phrase : phrase.slice(0, first);
  if (isAccusative(one)) return 'patient';
  if (before !== 'place' && isDative(one)) return 'recipient';
  return isInstrumental(one) ? 'tool' : 'other';
}

/** The words of a Russian prompt with what something is done to right after its verb. */
export function russianOrder(items: readonly Item[]): Item[] {
  const told: Item[] = [];
  let at = 0;
  while (at < items.length) {
    const item = items[at] as Item;
    told.push(item);
    at += 1;
    if (!isVerb(item)) continue;
    const end = items.findIndex(
      (one, index) => index >= at && (one.mark !== undefined || isVerb(one)),
    );
    const clause = items.slice(at, end < 0 ? items.length : end);
    const parts = partsAfter(clause, 0);
    const length = parts.reduce((sum, part) => sum + part.items.length, 0);
    told.push(...patientFirst(parts).flatMap((part) => part.items));
    at += length;
  }
  return told;
}

function patientFirst(parts: readonly Part[]): readonly Part[] {
  const at = parts.findIndex(({ kind }) => kind === 'patient');
  if (at <= 0) return parts;
  const owned = parts[at + 1]?.kind === 'other' ? at + 2 : at + 1;
  const recipients = parts.slice(0, at).filter(({ kind }) => kind === 'recipient');
  const rest = parts.slice(0, at).filter(({ kind }) => kind !== 'recipient');
  return [...parts.slice(at, owned), ...recipients, ...rest, ...parts.slice(owned)];
}
