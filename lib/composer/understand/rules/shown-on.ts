import { type Hex, mix } from '@/lib/color/hex';
import { conceptOf } from '../../concepts';
import type { Draft } from '../read/draft';
import { SURFACE_TONES, SURFACES, type SurfaceWords } from '../words/surfaces.data';
import { imply, remove } from './imply';
import type { Rule } from './rule';

/** What products are shown on: not the table, only what its top is of. */

const GOODS = /^(?:container|tool|device|clothing|food|toy|instrument|symbol)$/;
const LARGEST_CM = 75;

const NOUNS =
  'slab|surface|fabric|sheet|tiles?|countertop|worktop|background|backdrop|counter|bar(?: ?top| counter)?|planks?|boards?|panels?|floor|table ?top|texture';
const AFTER =
  '(?=$|[,.;:]| (?:with|and|next|under|in|against|at|by|near|beside|surrounded|studio|top|soft|warm|natural)\\b)';
const patternOf = ({ words }: SurfaceWords) =>
  new RegExp(
    `\\bon(?:to)? (?:an? |the |some )?(?:(?:bed|layer|carpet|piece|sheet) of )?((?:(?!(?:with|and|of|in|next|under|near|beside|on|by) )[\\w-]+ ){0,3}?)(${words})( (?:${NOUNS}))?${AFTER}`,
    'i',
  );
/** `sushi, dark slate`: without a preposition, at the end of what is told. */
const ENDING =
  /^(?:marble|concrete|slate|granite|terrazzo|travertine|wooden|silk|linen|glass|paper)$/;
/** These are said alone at the end: `top view, marble`. */
const BARE = /^(?:marble|slate|granite|terrazzo|travertine)$/;
const endingOf = ({ words, material }: SurfaceWords) =>
  new RegExp(
    `, (?:(?:black|dark|white|gr[ae]y|beige|light|pink|green|rustic|polished|pale|weathered) (?:${words})(?: (?:${NOUNS}))?|(?:an? )?(?:${words})(?: (?:surface|slab|table ?top|counter ?top|worktop|counter|bar|table|planks|tiles))${BARE.test(material) ? '?' : ''})(?=$|[,.;])`,
    'i',
  );
const PATTERNS = SURFACES.flatMap((surface) => [
  { surface, pattern: patternOf(surface) },
  ...(ENDING.test(surface.material) ? [{ surface, pattern: endingOf(surface) }] : []),
]);

/** Sand that is a beach, water that is a sea. */
const OUTDOORS: Readonly<Record<string, RegExp>> = {
  sand: /\b(?:beach|sea|ocean|shore|waves|palms?|desert|dunes?|summer)\b/iu,
  water: /\b(?:sea|ocean|lake|river|pool|boat)\b/iu,
  grass: /\b(?:park|garden|meadow|field|picnic|camping)\b/iu,
};
/** One of them is a thing by itself, and no surface. */
const ONE = /\bon an? (?:[\w-]+ ){0,3}?(?:stone|rock|wood|limestone|sandstone)$/i;
/** What has its own drawing under things. */
const CLOTHS = /\b(?:napkin|towel|tablecloth|cloth|blanket|tray|podium|block|box)\b/i;

interface Found {
  surface: SurfaceWords;
  text: string;
  color: Hex;
}

function colorOf({ color }: SurfaceWords, text: string): Hex {
  const tone = SURFACE_TONES.find(([words]) => words.test(text))?.[1];
  if (tone === 'dark') return mix(color, '#1d1620', 0.55);
  if (tone === 'light') return mix(color, '#fff6e6', 0.5);
  return tone ?? color;
}

function foundIn(prompt: string): Found | undefined {
  for (const { surface, pattern } of PATTERNS) {
    const [text] = pattern.exec(prompt) ?? [];
    if (!text || ONE.test(text) || CLOTHS.test(text)) continue;
    if (OUTDOORS[surface.material]?.test(prompt)) continue;
    return { surface, text, color: colorOf(surface, text) };
  }
  return undefined;
}

const isShown = (draft: Draft): boolean => {
  const [product] = draft.elements;
  const { kind = '', heightCm = Infinity } = conceptOf(product?.concept ?? '') ?? {};
  const isOwn = draft.template === undefined || draft.template.id === 'product-shot';
  return isOwn && GOODS.test(kind) && heightCm <= LARGEST_CM;
};

/** What the top is of is no adjective of what stands on it. */
function notMadeOf({ elements }: Draft, material: string): void {
  for (const { attributes } of elements) {
    const at = attributes.indexOf(material);
    if (at >= 0) attributes.splice(at, 1);
  }
}

const shownOn: Rule = {
  name: 'a product on black marble stands on a top of it',
  example: { prompt: 'a wrist watch on black marble', elements: ['watch', 'table'] },
  apply(draft, prompt) {
    const found = isShown(draft) ? foundIn(prompt) : undefined;
    const [product] = draft.elements;
    if (!found || !product) return;
    const { surface, text, color } = found;
    if (draft.elements.some(({ id, concept }) => draft.isAnimate(id) || concept === 'table'))
      return;
    const isSurface = ({ phrase }: { phrase: string }) => text.includes(phrase.toLowerCase());
    const [named, ...more] = draft.elements.filter((one) => one !== product && isSurface(one));
    const because = `of the ${surface.material}`;
    const table = named?.id ?? imply(draft, { concept: 'table', because });
    const element = draft.element(table ?? '');
    if (!table || !element) return;
    remove(draft, (id) => more.some((one) => one.id === id));
    if (!named) notMadeOf(draft, surface.material);
    element.concept = 'table';
    element.phrase = text.replace(/^(?:, (?:an? )?|on(?:to)? (?:an? |the |some )?)/i, '');
    element.count = 1;
    element.several = false;
    element.colors = [color];
    element.attributes.push(surface.material);
    for (const place of draft.places.filter(isSurface)) draft.dropPlace(place);
    draft.unrelate(({ from, to }) => from === table || to === table);
    draft.relate('on', product.id, table);
  },
};

/** Tables are of wood where nothing else is said. */
const WOOD = SURFACES.find(({ material }) => material === 'wooden');
const RUSTIC = /\b(?:rustic|weathered|distressed|reclaimed|vintage|antique)\b/i;
const RUSTIC_COLOR: Hex = '#8f6a4c';

/** `on a dark table`, `on a rustic kitchen table`: what of a table is no colour by name. */
const tonedTables: Rule = {
  name: 'a dark table is dark',
  example: { prompt: 'a steak on a dark table', elements: ['steak', 'table'] },
  apply(draft) {
    if (!isShown(draft) || draft.elements.some(({ id }) => draft.isAnimate(id))) return;
    for (const element of draft.elements) {
      const { concept, phrase, colors, attributes } = element;
      if (concept !== 'table' || colors.length > 0) continue;
      const own = SURFACES.find(({ material }) => attributes.includes(material)) ?? WOOD;
      if (!own) continue;
      const tone = SURFACE_TONES.find(([words]) => words.test(phrase))?.[1];
      if (tone === undefined && !RUSTIC.test(phrase)) continue;
      colors.push(tone === undefined ? RUSTIC_COLOR : colorOf(own, phrase));
      if (own === WOOD && !attributes.includes('wooden')) attributes.push('wooden');
    }
  },
};

/** What goods are shown on, in the order in which it is settled. */
export const SHOWN_ON: readonly Rule[] = [shownOn, tonedTables];
