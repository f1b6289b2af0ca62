import type { BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import type { Draft } from '../read/draft';
import { mergeInto } from './merging';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

/** Parts of the kit that draw goods in the pack that they are sold in. */
const PACKED = /^(?:bottle|jar|can|vanity-thing)$/;
const GOODS = /^(?:container|tool|device|clothing)$/;
/** What comes in a carton is no taller than this. */
const SMALL_CM = 26;

const partOf = ({ concept = '' }: BriefElement) => conceptOf(concept)?.part ?? '';

/** `a bottle of red wine`, `a box of crunchy cereal`: what the two have as one name. */
function nameOfBoth(draft: Draft, pack: BriefElement, goods: BriefElement): string | undefined {
  const named = (concept = '') => concept.replaceAll('-', ' ');
  const [vessel, content] = [named(pack.concept), named(goods.concept)];
  const of = (name: string) => draft.lexicon.lookUp(name, 'en')?.concept;
  return of(`${content} ${vessel}`) ?? of(`${vessel} of ${content}`);
}

/** What drinks are sold or served in, where the vessel is told with them; the rest is in a bottle of juice. */
const BOTTLED: Readonly<Record<string, string>> = {
  wine: 'bottle',
  'white-wine': 'bottle',
  champagne: 'champagne-bottle',
  beer: 'beer-bottle',
  pint: 'beer-bottle',
  whisky: 'spirit-bottle',
  'glass-of-water': 'water-bottle',
  'milk-glass': 'milk-bottle',
};
const DRUNK_FROM = /^(?:drinking-glass|cup|paper-cup)$/;

/** A bottle or a jug of something that is drunk holds it, and no glass of it. */
function filled(pack: BriefElement, goods: BriefElement): string | undefined {
  const { concept = '' } = goods;
  if (!DRUNK_FROM.test(partOf(goods))) return undefined;
  const filling = conceptOf(concept)?.parameters?.filling;
  if (typeof filling === 'string') pack.attributes.push(`filling-${filling}`);
  if (pack.concept === 'jug') return 'glass-pitcher';
  // A jar of lemonade has no glass of it inside.
  if (pack.concept === 'jar' && typeof filling === 'string') return 'jar';
  return pack.concept === 'bottle' ? (BOTTLED[concept] ?? 'juice-bottle') : undefined;
}

/** What of a pack and its goods is drawn as one, and as what. */
function asOne(draft: Draft, pack: BriefElement, goods: BriefElement): string | undefined {
  if (!isOfSort(pack.concept, 'pack') || !goods.concept) return undefined;
  const both = nameOfBoth(draft, pack, goods);
  if (both && PACKED.test(conceptOf(both)?.part ?? '')) return both;
  const vessel = filled(pack, goods);
  if (vessel) return vessel;
  return PACKED.test(partOf(goods)) &&
    pack.concept !== 'glass' &&
    !/box|bag/.test(pack.concept ?? '')
    ? goods.concept
    : undefined;
}

export const packed: Rule = {
  name: 'a bottle of red wine is a bottle of wine, and a jar of cream holds no smaller jar',
  example: {
    prompt: 'a jar of face cream on a shelf',
    elements: ['face cream'],
    without: ['jar'],
  },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      // `lemonade in a jar` is a jar of lemonade.
      const [outer, inner] = kind === 'in' ? [to, from] : [from, to];
      const [pack, goods] = [draft.element(outer), draft.element(inner)];
      if (!/^(?:full-of|in)$/.test(kind) || !pack || !goods) continue;
      if (kind === 'in' && (pack.concept !== 'jar' || !DRUNK_FROM.test(partOf(goods)))) continue;
      const one = asOne(draft, pack, goods);
      if (!one) continue;
      pack.concept = one;
      pack.phrase = `${pack.phrase} of ${goods.phrase}`;
      pack.colors.push(...goods.colors.filter((color) => !pack.colors.includes(color)));
      mergeInto(draft, inner, outer);
    }
  },
};

const isSmallGood = ({ concept = '' }: BriefElement) => {
  const { kind = '', heightCm = Infinity } = conceptOf(concept) ?? {};
  return GOODS.test(kind) && heightCm <= SMALL_CM;
};

export const cartons: Rule = {
  name: 'the box of a small product is its carton, and stands beside it',
  example: {
    prompt: 'a perfume with its box',
    elements: ['perfume', 'product box'],
    without: ['box'],
  },
  apply(draft) {
    const product = draft.elements.find(({ concept }) => concept !== undefined);
    if (!product || !isSmallGood(product)) return;
    if (draft.elements.some(({ id }) => draft.isAnimate(id))) return;
    for (const { kind, from, to } of draft.relations) {
      const box = draft.element(to);
      const isOfIt = from === product.id || draft.element(from)?.concept === undefined;
      if (box?.concept === 'box' && isOfIt && /^(?:with|beside|full-of)$/.test(kind))
        box.concept = 'product-box';
    }
  },
};

/** Nobody sets a product into a wood: `on dark wood` is what it stands on. */
export const onWood: Rule = {
  name: 'what is shown on dark wood stands on a table of it',
  example: {
    prompt: 'three bottles on dark wood',
    elements: ['bottle'],
    brief: { places: [] },
  },
  apply(draft, prompt) {
    const isSurface = /\bon\s+(?:[a-z]+\s+){0,2}wood\b/i.test(prompt);
    if (!isSurface || draft.elements.some(({ id }) => draft.isAnimate(id))) return;
    const at = draft.places.findIndex(
      ({ concept, phrase }) => concept === 'forest' && /wood$/i.test(phrase),
    );
    const [wood] = at < 0 ? [] : draft.places.splice(at, 1);
    if (wood) draft.fate(wood.phrase, 'attribute', 'table');
  },
};

/** What a ring is in is no carton. */
const ANY_BOX = /^(?:box|open-box|gift|jewelry-box|chest)$/;

export const boxedRings: Rule = {
  name: 'a ring in its box is drawn with the box, and its stone with the ring',
  example: {
    prompt: 'a gold ring in a velvet box',
    elements: ['ring box'],
    without: ['ring'],
  },
  apply(draft) {
    const told = draft.relations.find(
      ({ kind, from, to }) =>
        kind === 'in' &&
        draft.element(from)?.concept === 'ring' &&
        ANY_BOX.test(draft.element(to)?.concept ?? ''),
    );
    const box =
      draft.elements.find(({ concept }) => concept === 'ring-box') ?? draft.element(told?.to ?? '');
    if (!box) return;
    box.concept = 'ring-box';
    for (const { id, concept } of [...draft.elements])
      if (/^(?:ring|gem)$/.test(concept ?? '')) mergeInto(draft, id, box.id);
  },
};
