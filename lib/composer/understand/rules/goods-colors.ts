import type { Hex } from '@/lib/color/hex';
import { conceptOf } from '../../concepts';
import type { BriefElement } from '../../brief';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import type { Rule } from './rule';

/** What is told behind a thing and is nothing but its colours. */

const TONE =
  /^(?:all|matte?|glossy|shiny|satin|metallic|pastel|bright|vivid|dark|light|pale|deep|neon|soft|muted|dusty|and|&|in)$/;
const GROUND = /^(?:surface|background|backdrop|ground|table|base)$/;

interface Colored {
  colors: Hex[];
  ground?: Hex;
}

/** The colours of a text that says nothing else; nothing where it does. */
function colorsAlone(draft: Draft, text: string): Hex[] | undefined {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean);
  const colors: Hex[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = ''] = words.slice(at);
    const both = draft.lexicon.lookUp(`${word} ${next}`, 'en')?.color;
    const color = both ?? draft.lexicon.lookUp(word, 'en')?.color;
    if (both) at += 1;
    if (color) colors.push(color);
    else if (!TONE.test(word)) return undefined;
  }
  return colors.length > 0 ? colors : undefined;
}

/** `matte black on a light grey surface` */
function coloredIn(draft: Draft, part: string): Colored | undefined {
  const [said = '', under, ...more] = part.split(/\s+on\s+(?:an?\s+)?/u);
  const colors = more.length > 0 ? undefined : colorsAlone(draft, said);
  if (!colors || under === undefined) return colors && { colors };
  const words = under.trim().split(/\s+/u);
  const plain = words.filter((word) => !GROUND.test(word)).join(' ');
  const [ground] = colorsAlone(draft, plain) ?? [];
  return ground === undefined ? undefined : { colors, ground };
}

/** Where things are shown, and no scene that would be told in colours. */
const SHOWN_IN = /^(?:plain|studio|podium|table-top)$/;

const isThing = ({ concept = '' }: BriefElement): boolean => {
  const { kind } = conceptOf(concept) ?? {};
  return kind !== undefined && !/^(?:person|place|nature|celestial)$/.test(kind);
};

export const coloredBehind: Rule = {
  name: 'a colour told behind a thing alone is the colour of it',
  example: {
    prompt: 'a running shoe, bright orange, side view',
    elements: ['sneakers'],
    without: ['orange'],
    brief: { paletteColors: [] },
  },
  apply(draft, prompt) {
    const isProduct = /^(?:|product-shot)$/.test(draft.template?.id ?? '');
    const isShown = draft.places.every(({ concept }) => SHOWN_IN.test(concept));
    const [product] = draft.elements;
    if (draft.language !== 'en' || !isProduct || !isShown || !product) return;
    const isFree = isThing(product) && product.colors.length === 0 && product.count === 1;
    const isAlive = draft.elements.some(({ id }) => draft.kindOf(id) === 'person');
    const parts = prompt.split(/[,;]/u).map((one) => one.trim());
    const part = parts.slice(1).find((one) => coloredIn(draft, one)) ?? '';
    const told = coloredIn(draft, part);
    if (!isFree || isAlive || !told || told.colors.length > 2) return;
    const said = part.toLowerCase();
    remove(draft, (id) => id !== product.id && draft.element(id)?.phrase.toLowerCase() === said);
    product.colors.push(...told.colors);
    draft.background ??= told.ground;
    const taken = [...told.colors, told.ground];
    const left = draft.paletteColors.filter((color) => !taken.includes(color));
    draft.paletteColors.splice(0, Infinity, ...left);
  },
};
