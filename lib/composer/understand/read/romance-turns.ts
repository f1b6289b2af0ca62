import { isLivingKind, type Language } from '../../concepts/concept';
import { isOfSort } from '../../concepts/sorts';
import type { Lexicon } from '../lexicon';
import type { Item } from './item';

/** Small words of the Romance languages that mean something else by what stands about them. */

const OPENS_NAME = /^(?:determiner|possessive)$/;
const isThing = (item: Item | undefined): item is Item =>
  item !== undefined &&
  !item.mark &&
  !item.senses.small &&
  !item.senses.relation &&
  (item.senses.concept ?? item.senses.place) !== undefined;

/** `hojas verdes sobre fondo blanco`: an envelope has an article or a number before it. */
function namedByArticle(items: readonly Item[]): Item[] {
  return items.map((item, at) => {
    const { relation, concept, small, english: _english, ...rest } = item.senses;
    if (!relation || !concept || small) return item;
    const before = items[at - 1]?.senses;
    const opens = OPENS_NAME.test(before?.small ?? '') || before?.count !== undefined;
    return {
      ...item,
      senses: opens ? { ...item.senses, relation: undefined } : { ...rest, relation },
    };
  });
}

const FROM_WITH_ARTICLE = /^(?:dal|dallo|dalla|dai|dagli|dalle|dall')$/;
const isQuality = (item: Item | undefined) =>
  item !== undefined &&
  (item.senses.color ?? item.senses.attribute ?? item.senses.tone) !== undefined &&
  (item.senses.concept ?? item.senses.place) === undefined;

/** `una casa dalle finestre verdi`, `un uomo dal lungo cappotto`: what it has, where something is said of how that looks. */
function hasFrom(items: readonly Item[], lexicon: Lexicon): Item[] {
  return items.map((item, at) => {
    const host = items.slice(0, at).findLast((one) => !isQuality(one));
    if (!FROM_WITH_ARTICLE.test(item.lower) || !isThing(host)) return item;
    const first = items[at + 1];
    const had = isThing(first) ? first : items[at + 2];
    const looks = isThing(first) ? isQuality(items[at + 2]) : isQuality(first);
    if (!isThing(had) || !looks) return item;
    const { concept } = had.senses;
    const isPart =
      /^(?:body-part|clothing)$/.test(lexicon.factsOf(concept ?? '')?.kind ?? '') ||
      isOfSort(concept, 'part-of-a-thing');
    return isPart ? { ...item, senses: { relation: { kind: 'with', reversed: false } } } : item;
  });
}

const TO = /^(?:a|al|alla|allo|ai|agli|alle|all'|ad|à|au|aux|ao|aos|às)$/;
/** Done with a hand for somebody, and not done to it. */
const REACHING =
  /^(?:give|show|offer|wave|point|raise|shake-hands|hold-hands|hold|stretch|present-board|throw)$/;

/** `fascia il ginocchio a un bambino`, `le corta el pelo a su hija`: whose part it is. */
function ownersToWhom(items: readonly Item[], lexicon: Lexicon): Item[] {
  return items.map((item, at) => {
    if (!TO.test(item.lower)) return item;
    const part = items.slice(0, at).findLast((one) => !isQuality(one));
    const verb = items.slice(0, at).findLast(({ senses }) => senses.verb !== undefined);
    const whom = items.slice(at + 1, at + 4).find(isThing);
    const kindOf = (one: Item | undefined) => lexicon.factsOf(one?.senses.concept ?? '')?.kind;
    const isDone = verb?.senses.verb !== undefined && !REACHING.test(verb.senses.verb.id);
    if (!isDone || kindOf(part) !== 'body-part' || !isLivingKind(kindOf(whom))) return item;
    return { ...item, senses: { small: 'of' as const } };
  });
}

/** `pizza ai funghi`, `pollo al limón`, `tarte aux pommes`: what else is in a dish. */
function dishes(items: readonly Item[], lexicon: Lexicon): Item[] {
  const isFood = (item: Item | undefined) =>
    isThing(item) &&
    /^(?:food|plant)$/.test(lexicon.factsOf(item.senses.concept ?? '')?.kind ?? '');
  return items.map((item, at) =>
    TO.test(item.lower) && item.lower !== 'a' && isFood(items[at - 1]) && isFood(items[at + 1])
      ? { ...item, senses: { relation: { kind: 'with', reversed: false } } }
      : item,
  );
}

/** `un vecchio porta una teiera`, `un anciano abraza a su nieta`: somebody old, who does what follows. */
function oldOnes(items: readonly Item[], lexicon: Lexicon): Item[] {
  const isOld = (at: number): boolean => {
    const { concept, attribute } = items[at]?.senses ?? {};
    const [before, next, after] = [items[at - 1], items[at + 1], items[at + 2]];
    const opens = after?.senses.small ?? after?.senses.relation ?? after?.senses.count;
    return (
      attribute !== undefined &&
      isLivingKind(lexicon.factsOf(concept ?? '')?.kind) &&
      OPENS_NAME.test(before?.senses.small ?? '') &&
      /^(?:finite|base)$/.test(next?.senses.verb?.form ?? '') &&
      opens !== undefined &&
      after?.senses.small !== 'of'
    );
  };
  return items.map((item, at) => {
    if (isOld(at)) {
      const { attribute: _look, verb: _verb, ...senses } = item.senses;
      return { ...item, senses };
    }
    return at > 0 && isOld(at - 1) ? { ...item, senses: { verb: item.senses.verb } } : item;
  });
}

/** Words of a Romance prompt in the senses that their neighbours give them. */
export function romanceTurns(items: readonly Item[], language: Language, lexicon: Lexicon): Item[] {
  const owned = ownersToWhom(namedByArticle(oldOnes(items, lexicon)), lexicon);
  const served = dishes(owned, lexicon);
  return language === 'it' ? hasFrom(served, lexicon) : served;
}
