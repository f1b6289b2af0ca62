import { conceptOf } from '../../concepts';
import { MATERIAL_COLORS } from '../../concepts/materials';
import { imply } from './imply';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

/** Goods are no taller than this. */
const SMALL_CM = 32;
const GOODS = /^(?:container|tool|device|clothing|food)$/;
const BLOSSOMS = 2;

export const products: Rule = {
  name: 'flowers beside a small product are few and small, paint bursts behind what it is splashed around',
  example: { prompt: 'perfume bottle with roses', elements: ['perfume', 'rose'] },
  apply(draft) {
    const [product] = draft.elements;
    const { kind = '', heightCm = Infinity } = conceptOf(product?.concept ?? '') ?? {};
    if (!product || !GOODS.test(kind)) return;
    for (const element of draft.elements) {
      const isSplash = element.concept === 'splash' && heightCm <= SMALL_CM;
      if (element.concept === 'paint-splash' || isSplash) {
        // `a splash of water` is no sea.
        const sea = draft.places.findIndex(({ phrase }) => phrase === 'water');
        if (isSplash && sea >= 0) draft.places.splice(sea, 1);
        element.count = 1;
        element.several = false;
        element.attributes.push(...(isSplash ? ['tiny', 'small'] : ['big']));
        draft.relate('behind', element.id, product.id);
      }
      const isSmall =
        heightCm <= SMALL_CM && !/vase|pot|basket|bucket|watering/.test(product.concept ?? '');
      if (!isSmall || !element.several || !isOfSort(element.concept, 'cut-flower')) continue;
      element.count = Math.min(element.count, BLOSSOMS);
      element.several = false;
      element.attributes.push('tiny', 'small');
    }
  },
};

/** What is another thing when it is made of something: a bottle of steel is a flask. */
const MADE: readonly (readonly [concept: string, attribute: string, as: string])[] = [
  ['water-bottle', 'metal', 'thermos'],
  ['cup', 'takeaway-coffee', 'takeaway-coffee'],
];
/** `an olive oil bottle`: what is sold in a bottle or a jar of its own. */
const isInBottle = (attribute: string) => conceptOf(attribute)?.part === 'bottle';
const OUT_OF_DOORS = /^(?:beach|meadow|park|garden|pool|lake|field)$/;

export const laidCloths: Rule = {
  name: 'what lies on a towel lies on a cloth, and a shirt on a hanger hangs',
  example: { prompt: 'sunglasses on a towel', elements: ['sunglasses', 'cloth'] },
  apply(draft) {
    for (const [concept, attribute, as] of MADE)
      for (const element of draft.elements)
        if (element.concept === concept && element.attributes.includes(attribute))
          element.concept = draft.lexicon.conceptNamed(as);
    for (const element of draft.elements) {
      const goods =
        /^(?:jar|bottle)$/.test(element.concept ?? '') && element.attributes.find(isInBottle);
      if (goods) element.concept = goods;
    }
    for (const relation of draft.relations) {
      const { kind, from, to } = relation;
      const [thing, host] = [draft.element(from), draft.element(to)];
      const isSpread =
        kind === 'on'
          ? !draft.isAnimate(from)
          : draft.places.some(({ concept }) => OUT_OF_DOORS.test(concept));
      if (!/^(?:on|with|beside)$/.test(kind) || !thing || !host || !isSpread) continue;
      if (isOfSort(host.concept, 'hanging-cloth'))
        host.concept = draft.lexicon.conceptNamed('cloth');
    }
  },
};

/** What products are shown on: not the table, only what its top is of. */
const SURFACE =
  /\bon (?:a |an |the )?(?:polished |dark |black |white |grey |gray |beige |pink |green |red |blue |purple |golden |soft |crumpled |flowing |draped |raw |smooth |wet )*(marble|concrete|slate|granite|stone|terrazzo|travertine|sand|satin|silk|velvet|linen)(?: slab| surface| fabric| cloth| sheet| tile| countertop| background| counter)?(?=$|[,.]| with\b| and\b| next\b| under\b)/i;
const SURFACE_MATERIALS: Readonly<Record<string, string>> = {
  slate: '#4a4e5c',
  granite: '#7c7f8c',
  terrazzo: '#e9e0d6',
  travertine: '#dccbb2',
  sand: '#e2cfa8',
  satin: '#e6d9da',
  silk: '#e6d9da',
  velvet: '#5c2a48',
  linen: '#e6dccb',
};
const SURFACE_TONES: readonly (readonly [RegExp, string])[] = [
  [/black|dark/i, '#33343f'],
  [/white/i, '#f1efee'],
  [/gr[ea]y/i, '#a9a9ab'],
  [/beige/i, '#e2d3bd'],
  [/pink/i, '#f0c6c9'],
  [/green/i, '#7fa08a'],
  [/red/i, '#a8303a'],
  [/blue/i, '#4a6a9c'],
  [/purple/i, '#6d4a86'],
  [/golden/i, '#d9b56a'],
];

/** Sand that is a beach. */
const SEASIDE = /\b(?:beach|sea|ocean|shore|waves|palms?|desert|dunes?|summer)\b/iu;

export const shownOn: Rule = {
  name: 'a product on black marble stands on a top of it',
  example: { prompt: 'a wrist watch on black marble', elements: ['watch', 'table'] },
  apply(draft, prompt) {
    const [product] = draft.elements;
    const found = SURFACE.exec(prompt);
    const material = found?.[1]?.toLowerCase();
    const { kind = '', heightCm = Infinity } = conceptOf(product?.concept ?? '') ?? {};
    const isSmall = heightCm <= 75 && GOODS.test(kind);
    if (material === 'sand' && SEASIDE.test(prompt)) return;
    if (!found || !material || !product || !isSmall || draft.template) return;
    if (draft.elements.some(({ id, concept }) => draft.isAnimate(id) || concept === 'table'))
      return;
    const isSurface = ({ phrase }: { phrase: string }) => found[0].includes(phrase.toLowerCase());
    const named = draft.elements.find((one) => one !== product && isSurface(one));
    const table = named?.id ?? imply(draft, { concept: 'table', because: `of the ${material}` });
    const element = draft.element(table ?? '');
    if (!table || !element) return;
    element.concept = 'table';
    const tone = SURFACE_TONES.find(([words]) => words.test(found[0]))?.[1];
    const color = tone ?? SURFACE_MATERIALS[material] ?? MATERIAL_COLORS[material];
    element.colors = color ? [color] : [];
    element.attributes.push(material);
    const at = draft.places.findIndex(isSurface);
    if (at >= 0) draft.places.splice(at, 1);
    draft.unrelate(({ from, to }) => from === product.id && to === table);
    draft.relate('on', product.id, table);
  },
};
