import { conceptOf } from '../../concepts';
import { isOfSort } from '../../concepts/sorts';
import { isOfGoods } from './grounds';
import { imply, remove } from './imply';
import { coloredBehind } from './goods-colors';
import type { Rule } from './rule';

/** Which of several goods is on, in and before what. */

/** What something full stands on bears the basket, and not what is in it. */
export const borneWithContents: Rule = {
  name: 'a basket of lemons on a cloth stands on its table, with the lemons in it',
  example: {
    prompt: 'a basket full of lemons on a tablecloth',
    brief: {
      relations: [
        { kind: 'full-of', from: 'e1', to: 'e2' },
        { kind: 'on', from: 'e1', to: 'e4' },
      ],
    },
  },
  apply(draft) {
    for (const relation of draft.relations) {
      const { kind, from, to } = relation;
      if (kind !== 'on') continue;
      const filled = draft.relations.find((one) => one.kind === 'full-of' && one.to === from);
      if (!filled || filled.from === to) continue;
      const isVessel =
        draft.kindOf(filled.from) === 'container' ||
        isOfSort(draft.element(filled.from)?.concept, 'vessel');
      if (isVessel) relation.from = filled.from;
    }
  },
};

/** What hands set down beside other things. */
const SET_DOWN = /^(?:food|container|tool|device|toy|plant|instrument|symbol|nature)$/;
/** Higher things stand on the floor. */
const SET_DOWN_CM = 50;

/** In a picture of things alone, those of which nothing is said stand beside the one that is on a table. */
export const besideOnTops: Rule = {
  name: 'what is told beside a cup on a table stands on the table as well',
  example: {
    prompt: 'a cup of coffee on a wooden table, a croissant and a newspaper',
    brief: {
      relations: [
        { kind: 'on', from: 'e1', to: 'e2' },
        { kind: 'on', from: 'e3', to: 'e2' },
        { kind: 'on', from: 'e4', to: 'e2' },
      ],
    },
  },
  apply(draft) {
    if (draft.template || draft.places.length > 0) return;
    if (draft.elements.some(({ id }) => draft.isAnimate(id))) return;
    const isSmall = (id: string) =>
      SET_DOWN.test(draft.kindOf(id) ?? '') &&
      (conceptOf(draft.element(id)?.concept ?? '')?.heightCm ?? Infinity) <= SET_DOWN_CM;
    const top = draft.relations.find(
      ({ kind, from, to }) =>
        kind === 'on' && isSmall(from) && isOfSort(draft.element(to)?.concept, 'roomy-top'),
    )?.to;
    if (top === undefined) return;
    const bound = new Set([
      ...draft.relations.flatMap(({ from, to }) => [from, to]),
      ...draft.actions.flatMap(({ agent, verb }) => (verb === 'burn' ? [] : [agent])),
    ]);
    for (const { id } of draft.elements)
      if (!bound.has(id) && isSmall(id)) draft.relate('on', id, top);
  },
};

/** `with one apple in front`: not one more in the crate. */
export const beforeVessels: Rule = {
  name: 'one apple in front of a crate of apples is not in it',
  example: {
    prompt: 'a wooden crate of apples with one apple in front',
    brief: {
      relations: [
        { kind: 'full-of', from: 'e1', to: 'e2' },
        { kind: 'in-front-of', from: 'e3', to: 'e1' },
      ],
    },
  },
  apply(draft) {
    for (const relation of draft.relations) {
      const { kind, from, to } = relation;
      if (!/^(?:in-front-of|beside)$/.test(kind)) continue;
      const own = draft.relations.find((one) => one.kind === 'full-of' && one.to === from);
      if (!own || draft.kindOf(own.from) !== 'container') continue;
      const isInSame = draft.relations.some(
        (one) => one.kind === 'full-of' && one.from === own.from && one.to === to,
      );
      if (isInSame) relation.to = own.from;
      draft.unrelate((one) => one === own);
    }
  },
};

const IN_COLOR =
  /\bin (?:a )?(?:(?:matte?|glossy|shiny|satin|metallic|deep|soft|pale|light|dark|bright|pastel) )*(?:red|orange|yellow|green|blue|purple|violet|pink|teal|turquoise|beige|cream|grey|gray|black|white|brown|navy|burgundy|lilac|coral|ivory|mustard)\b(?! (?:background|backdrop|light|paper|dress|suit|box|case))/iu;

export const inColors: Rule = {
  name: 'a bottle in matte black is black, and holds no second bottle',
  example: { prompt: 'a pump bottle of hand wash in matte black', elements: ['soap-dispenser'] },
  apply(draft, prompt) {
    const [product] = draft.elements;
    if (!product || !isOfGoods(draft)) return;
    const twin = draft.relations.find(
      ({ kind, from, to }) =>
        kind === 'full-of' && from === product.id && draft.element(to)?.concept === product.concept,
    );
    if (twin) remove(draft, (id) => id === twin.to);
    const [color, ...more] = draft.paletteColors;
    if (!color || more.length > 0 || product.colors.length > 0 || !IN_COLOR.test(prompt)) return;
    product.colors.push(color);
    draft.paletteColors.splice(0, 1);
  },
};

const SPLASHING = /\bsplash(?:ing|es|ed)\b/iu;
const BESIDE_SPLASH = /\b(?:sea|ocean|pool|puddle|waves?|river|lake|bath|mud)\b/iu;

export const splashedGoods: Rule = {
  name: 'a splashing can has the splash behind it',
  example: { prompt: 'a can of soda splashing with ice cubes', elements: ['can', 'liquid-splash'] },
  apply(draft, prompt) {
    const [product] = draft.elements;
    if (!product || !isOfGoods(draft) || draft.places.length > 0) return;
    const isThere = draft.elements.some(({ concept }) => isOfSort(concept, 'bursting-behind'));
    if (isThere || !SPLASHING.test(prompt) || BESIDE_SPLASH.test(prompt)) return;
    if ((conceptOf(product.concept ?? '')?.heightCm ?? Infinity) > 40) return;
    const splash = imply(draft, { concept: 'splash', because: 'splashing' });
    if (splash) draft.relate('behind', splash, product.id);
  },
};

const CASE =
  /^(?:open |charging |white |black |two |both |wireless )*(?:case|charging case|box|packaging|buds|earpieces)$/iu;
const HOVERING = /\b(?:floating|hovering|levitating|suspended)\b/iu;
const WATER =
  /\b(?:over|above) (?:(?:calm|still|clear|rippling|blue|the) )*(?:surface of )?(?:the )?water\b/iu;

/** What nobody draws of a product's own case is the product, which has one; and it floats as that was told to. */
export const hoveringGoods: Rule = {
  name: 'earbuds in an open case are in it already, and float over water as goods do',
  example: {
    prompt: 'wireless earbuds in an open case floating over water',
    elements: ['earbuds', 'table'],
    brief: { actions: [{ verb: 'float', agent: 'e1' }] },
  },
  apply(draft, prompt) {
    const [product] = draft.elements;
    if (!product || !isOfGoods(draft)) return;
    const own = draft.elements.find(({ concept, phrase }) => !concept && CASE.test(phrase));
    if (own) {
      for (const action of draft.actions) if (action.agent === own.id) action.agent = product.id;
      remove(draft, (id) => id === own.id);
    }
    if (!HOVERING.test(prompt) || !WATER.test(prompt)) return;
    const sea = draft.places.findIndex(({ phrase }) => /water$/iu.test(phrase));
    if (sea < 0) return;
    draft.places.splice(sea, 1);
    const table = imply(draft, { concept: 'table', because: 'over water', attributes: ['water'] });
    const element = draft.element(table ?? '');
    if (!table || !element) return;
    element.phrase = 'water';
    element.colors = ['#7fc3d8'];
    draft.relate('on', product.id, table);
  },
};

export const GOODS_ARRANGED: readonly Rule[] = [
  borneWithContents,
  beforeVessels,
  inColors,
  coloredBehind,
  splashedGoods,
  hoveringGoods,
];
