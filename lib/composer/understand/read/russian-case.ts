import type { Item } from './item';

/** The cases of Russian words, as far as their endings tell them. */

const wordsOf = ({ lower }: Item) => lower.split(' ');
const lastWord = (item: Item) => wordsOf(item).at(-1) ?? '';

const ACCUSATIVE = /(?:[ыи]й|ую|юю|ое|ее|ые|ие)$/;
const OBLIQUE = /(?:[ое]го|[ое]му|ой|ей|[ыи]х|[ыи]м|[ыи]ми|ом|ем)$/;
const DATIVE = /(?:[ое]му|[ыи]м)$/;
const INSTRUMENTAL = /(?:[оеё]м|[оеё]й|ью|ами|ями|ьми|ою|ею)$/;
const COUNTS =
  /^(?:дв[ае]|три|четыре|пять|шесть|семь|восемь|девять|десять|один|одну|одно|двое|трое|много|несколько)$/;

export const isQuality = ({ senses, lower, mark }: Item): boolean =>
  !mark &&
  (senses.concept ?? senses.place) === undefined &&
  ((senses.color ?? senses.attribute ?? senses.count ?? senses.tone) !== undefined ||
    senses.small === 'possessive' ||
    (Object.keys(senses).length === 0 &&
      lower.length > 4 &&
      (ACCUSATIVE.test(lower) || OBLIQUE.test(lower))));

export const isNamed = ({ senses, unknown, mark }: Item): boolean =>
  !mark &&
  !senses.small &&
  !senses.relation &&
  (unknown || (senses.concept ?? senses.place) !== undefined);

/** Adjectives before the noun: those that stand alone, and those that are part of its name. */
const qualitiesOf = (phrase: readonly Item[]): string[] => [
  ...phrase.slice(0, -1).map(lastWord),
  ...(phrase.at(-1) ? wordsOf(phrase.at(-1) as Item).slice(0, -1) : []),
];

/** To what something is done, whatever stands between: `топор`, `красное яблоко`, `букет`; `крыши` is of something. */
export function isAccusative(phrase: readonly Item[]): boolean {
  const noun = phrase.at(-1);
  if (!noun) return false;
  const qualities = qualitiesOf(phrase).filter(
    (word) => ACCUSATIVE.test(word) || OBLIQUE.test(word),
  );
  if (qualitiesOf(phrase).some((word) => COUNTS.test(word))) return true;
  if (qualities.length > 0) return qualities.every((word) => ACCUSATIVE.test(word));
  const word = lastWord(noun);
  const base = (noun.senses.base ?? word).split(' ').at(-1) ?? word;
  if (base === word) return true;
  if (/[ую]$/.test(word)) return /[ая]$/.test(base);
  return /[ыи]$/.test(word) && !/[аяьй]$/.test(base);
}

/** To whom: `мальчику`, `трём ученикам`, `собаке`. */
export function isDative(phrase: readonly Item[]): boolean {
  const noun = phrase.at(-1);
  if (!noun) return false;
  const word = lastWord(noun);
  const base = (noun.senses.base ?? word).split(' ').at(-1) ?? word;
  if (/(?:ам|ям)$/.test(word)) return true;
  if (base === word) return false;
  const qualities = qualitiesOf(phrase);
  if (/[ую]$/.test(word))
    return !/[ая]$/.test(base) && !qualities.some((one) => ACCUSATIVE.test(one));
  return (
    /[еи]$/.test(word) &&
    /[аяь]$/.test(base) &&
    !/[ьи]и$/.test(word) &&
    (word.endsWith('е') || qualities.some((one) => DATIVE.test(one)))
  );
}

export const isInstrumental = (phrase: readonly Item[]): boolean =>
  INSTRUMENTAL.test(phrase.at(-1) ? lastWord(phrase.at(-1) as Item) : '');
