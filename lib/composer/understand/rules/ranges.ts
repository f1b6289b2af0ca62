import { type Hex, mix } from '@/lib/color/hex';
import { times } from '@/lib/svg/point';
import type { BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import type { Draft } from '../read/draft';
import { imply, remove } from './imply';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

/** Goods of one kind in several colours: a range of lipsticks, mugs in white, sage and terracotta. */

const GOODS = /^(?:container|tool|device|clothing|toy|furniture|symbol)$/;
const LARGEST_CM = 75;
const NUMBERS: readonly string[] = ['two', 'three', 'four', 'five', 'six'];
const SHADES =
  /(?:\bin |, )(two|three|four|five|six|[2-6]|different|various|assorted|several) (?:different |pastel |bright |matching |new |bold )*(?:shades|colou?rs|colou?rways|tones|scents|flavou?rs|variants)\b/iu;
/** How many there are where their number is not told. */
const SOME = 4;
/** Colours that are told apart side by side, where none is named. */
const RANGE: readonly Hex[] = ['#d9413b', '#f2a541', '#3f8f8a', '#3d5a9e', '#b06aa8', '#7a4a3a'];
/** Of what is worn on lips and nails. */
const MAKE_UP: readonly Hex[] = ['#b3202c', '#d9587a', '#c9806a', '#8c3a4c', '#e2607f', '#6e2334'];
const IS_MAKE_UP = /^(?:lipstick|nail-polish|blush|eyeshadow)/;
/** Colours that the tables know as things or not at all. */
const MORE_COLORS: Readonly<Record<string, Hex>> = {
  terracotta: '#c9714f',
  nude: '#d8b09a',
  sand: '#e2cfa8',
  rust: '#a9512f',
  berry: '#8c2f5a',
  blush: '#eec4bd',
  cream: '#fcf4dc',
  olive: '#7c8230',
  plum: '#6e3560',
  lavender: '#b8a8e8',
  mint: '#96deba',
  orange: '#f58820',
  rose: '#e58a9c',
  peach: '#ffbe98',
  wine: '#6e2334',
  coral: '#ff7f6a',
  mocha: '#7d5a48',
  caramel: '#c68a4e',
  champagne: '#e8d3b0',
  emerald: '#1f8a5f',
};

const isGoods = ({ concept = '', phrase }: BriefElement) => {
  const { kind = '', heightCm = Infinity } = conceptOf(concept) ?? {};
  // A pair in white and blue is two-coloured.
  if (/\bpair\b/iu.test(phrase)) return false;
  return GOODS.test(kind) && heightCm <= LARGEST_CM;
};

/** Colours that are listed one after another: `white, sage and terracotta`. */
function listedIn(prompt: string, draft: Draft): { word: string; color: Hex }[] {
  const parts = prompt
    .toLowerCase()
    .split(/,| and | & | or |\bin\b|:|\s[-–—]\s/u)
    .map((part) => part.trim());
  const known = parts.map((word) => ({
    word,
    color: MORE_COLORS[word] ?? draft.lexicon.lookUp(word, 'en')?.color,
  }));
  const runs: { word: string; color: Hex }[][] = [[]];
  for (const { word, color } of known) {
    if (color) runs.at(-1)?.push({ word, color });
    else if (word !== '') runs.push([]);
  }
  return runs.sort((one, other) => other.length - one.length)[0] ?? [];
}

/** One of each colour, in the place of all of them. */
function spread(draft: Draft, whole: BriefElement, colors: readonly Hex[]): void {
  const { concept = '', phrase } = whole;
  const [first, ...others] = colors;
  if (!first) return;
  whole.count = 1;
  whole.several = false;
  whole.colors = [first];
  for (const color of others) {
    const because = `one of the ${phrase}`;
    const id = imply(draft, { concept, because, attributes: whole.attributes, another: true });
    const added = draft.element(id ?? '');
    if (added) added.colors = [color];
    for (const { kind, from, to } of [...draft.relations])
      if (id && from === whole.id) draft.relate(kind, id, to);
  }
}

const FADING =
  /\b(?:fading |going |ranging |graded )?from ((?:\w+ )?\w+) to ((?:\w+ )?\w+)(?=$|[,.;]| (?:on|in|with|and|over)\b)/iu;
/** So many tones lie between two where the number of goods is not told. */
const FADED = 5;

/** `from nude to plum`: the tones between the two, and the words for them. */
function fadedIn(prompt: string, draft: Draft, count: number) {
  const [, from = '', to = ''] = FADING.exec(prompt.toLowerCase()) ?? [];
  const [first, last] = [from, to].map(
    (word) => MORE_COLORS[word] ?? draft.lexicon.lookUp(word, 'en')?.color,
  );
  if (!first || !last) return undefined;
  const most = Math.max(1, count - 1);
  const colors = times(count, (index) => mix(first, last, index / most));
  return { colors, words: new Set([from, to]) };
}

export const ranges: Rule = {
  name: 'goods in several shades are one of each',
  example: {
    prompt: 'three mugs in white, sage and terracotta',
    elements: ['mug', 'mug', 'mug'],
  },
  apply(draft, prompt) {
    const [whole] = draft.elements;
    if (!whole || draft.template || !isGoods(whole)) return;
    const told = SHADES.exec(prompt)?.[1]?.toLowerCase();
    const listed = listedIn(prompt, draft);
    const faded = fadedIn(prompt, draft, whole.count > 1 ? whole.count : FADED);
    if (faded && (whole.count > 1 || whole.several)) {
      remove(draft, (id) => id !== whole.id && faded.words.has(draft.element(id)?.phrase ?? ''));
      draft.paletteColors.splice(0);
      spread(draft, whole, faded.colors);
      return;
    }
    if (listed.length >= 2 && (listed.length === whole.count || told)) {
      const words = new Set(listed.map(({ word }) => word));
      remove(draft, (id) => id !== whole.id && words.has(draft.element(id)?.phrase ?? ''));
      const colors = listed.map(({ color }) => color);
      draft.paletteColors.splice(0, Infinity, ...draft.paletteColors.filter(isOther(colors)));
      spread(draft, whole, colors);
    } else if (told) {
      const number = NUMBERS.indexOf(told) + 2;
      const count = number > 1 ? number : Number(told) || Math.max(SOME, whole.count);
      const range = IS_MAKE_UP.test(whole.concept ?? '') ? MAKE_UP : RANGE;
      spread(draft, whole, range.slice(0, count));
    }
  },
};

const isOther = (colors: readonly string[]) => (color: string) => !colors.includes(color);

export const jewels: Rule = {
  name: 'the stone of a ring is its jewel, and no rock',
  example: {
    prompt: 'a silver ring with a blue stone',
    elements: ['ring', 'gem'],
    without: ['rock'],
  },
  apply(draft) {
    const jewel = draft.elements.find(({ concept = '' }) => isOfSort(concept, 'jewellery'));
    if (!jewel) return;
    const isItsStone = (id: string) =>
      draft.relations.some(
        ({ kind, from, to }) => kind === 'with' && from === jewel.id && to === id,
      );
    for (const element of draft.elements)
      if (element.concept === 'rock' && isItsStone(element.id))
        element.concept = draft.lexicon.conceptNamed('gem');
  },
};
