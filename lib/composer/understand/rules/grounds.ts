import { isIndoors } from '../../places';
import type { BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import type { Draft } from '../read/draft';
import { hangsOnWalls } from './interiors';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

/** Goods that are shown before a ground, in a light. */
const LARGEST_CM = 75;
const GOODS = /^(?:container|tool|device|clothing|food|symbol)$/;

/** Whether the picture shows small goods and nobody. */
export function isOfGoods({ elements, template, lexicon }: Draft): boolean {
  const [product] = elements;
  const { kind = '', heightCm = Infinity } = conceptOf(product?.concept ?? '') ?? {};
  const isAlive = elements.some(({ concept = '' }) =>
    /^(?:person|animal|fantasy)$/.test(lexicon.factsOf(concept)?.kind ?? ''),
  );
  return GOODS.test(kind) && heightCm <= LARGEST_CM && !isAlive && template?.id !== 'icon';
}

function drop(draft: Draft, gone: BriefElement): void {
  draft.unrelate(({ from, to }) => from === gone.id || to === gone.id);
  const index = draft.elements.indexOf(gone);
  if (index > 0) draft.elements.splice(index, 1);
}

/** Colours that have the name of a thing. */
const TINTS: Readonly<Record<string, string>> = {
  orange: '#f58820',
  peach: '#ffbe98',
  lemon: '#f9e27a',
  lime: '#a2d030',
  mint: '#96deba',
  lavender: '#c3b6e6',
  rose: '#f0b6c0',
  cherry: '#c2243c',
  plum: '#7c3f6e',
  olive: '#8c9150',
  sage: '#a0b690',
  sand: '#e2cfa8',
  sky: '#a9d4f2',
  chocolate: '#5b3a29',
  coffee: '#8a6a50',
  caramel: '#c68a4e',
  honey: '#eab54a',
  terracotta: '#c9714f',
  'rose gold': '#e3b3a4',
  coral: '#ff8f78',
  salmon: '#f7a58f',
  apricot: '#f9c08f',
  blush: '#f2cfca',
  mustard: '#d9a73a',
  pistachio: '#bcd39a',
  berry: '#8c2f5a',
  wine: '#6e2334',
  rust: '#a9512f',
  forest: '#2f5a44',
  ocean: '#3f7fa0',
  sunset: '#f5a074',
  butter: '#f7e6a6',
  vanilla: '#f6ebcf',
  mocha: '#8a6650',
  lilac: '#c9b3e0',
  melon: '#f9b98a',
  tangerine: '#f58c3c',
  watermelon: '#f0717c',
  strawberry: '#ee6f80',
  raspberry: '#c8366b',
  blueberry: '#5a62a8',
  clay: '#b8694a',
  stone: '#c9c4bb',
  slate: '#59616e',
  champagne: '#eddcc0',
};
const TINTED = new RegExp(
  `\\b(${Object.keys(TINTS)
    .sort((one, other) => other.length - one.length)
    .join(
      '|',
    )})(?:[- ]colou?red)? (?:studio |gradient |neon |soft |pastel |paper |seamless )?(?:light|lighting|lights|glow|background|backdrop|gradient|tones?|ombre|hues?)\\b`,
  'iu',
);

const tintedLight: Rule = {
  name: 'orange light and a lavender background are colours, and no fruit or flower',
  example: {
    prompt: 'a sneaker in neon orange light',
    elements: ['sneaker'],
    without: ['orange'],
  },
  apply(draft, prompt) {
    const tint = TINTED.exec(prompt)?.[1]?.toLowerCase();
    if (!tint || !isOfGoods(draft)) return;
    const named = draft.elements
      .slice(1)
      .find(({ phrase, count }) => count === 1 && phrase.toLowerCase().endsWith(tint));
    if (named) drop(draft, named);
    draft.background ??= TINTS[tint];
  },
};

/** How dark or light a ground is that has no colour of its own. */
const TONES: readonly (readonly [tone: RegExp, color: string])[] = [
  [/\b(?:dark|moody|low[- ]key) (?:\w+ )?(?:background|backdrop|studio|setting)\b/iu, '#2b2c38'],
  [/\b(?:light|bright|clean) (?:background|backdrop)\b/iu, '#f1efec'],
  [/\b(?:neutral|earthy|natural|warm) (?:\w+ )?(?:background|backdrop)\b/iu, '#e6d8c4'],
  [/\bcool (?:background|backdrop)\b/iu, '#d5e2ea'],
  [/\bpastel (?:background|backdrop)\b/iu, '#f3d9e2'],
];

const tonedGrounds: Rule = {
  name: 'a dark background is dark, whatever its colour',
  example: { prompt: 'a bottle on a dark background', brief: { background: '#2b2c38' } },
  apply(draft, prompt) {
    if (draft.background !== undefined || !isOfGoods(draft)) return;
    const color = TONES.find(([tone]) => tone.test(prompt))?.[1];
    if (color) draft.background = color;
  },
};

/** Grounds on which nothing is to be seen but their colour, and what is cut out on nothing. */
const PLAIN =
  /\b(?:(?:plain|solid|blank|empty|flat|white|transparent)(?: \w+){0,2} (?:background|backdrop|bg)|isolated on(?: an?)?(?: \w+){0,2})\b/iu;

const plainGrounds: Rule = {
  name: 'a plain or white background is paper, without a wall, a floor or an arch',
  example: {
    prompt: 'a frog with a hat, plain background',
    elements: ['frog', 'hat'],
    brief: {
      places: [{ concept: 'plain', phrase: 'plain background', attributes: [], colors: [] }],
    },
  },
  apply(draft, prompt) {
    const told = PLAIN.exec(prompt)?.[0];
    const isElsewhere = draft.places.length > 0 || draft.template !== undefined;
    if (told === undefined || isElsewhere || draft.elements.length === 0) return;
    draft.places.push({ concept: 'plain', phrase: told.toLowerCase(), attributes: [], colors: [] });
  },
};

const MASONRY = /\b(?:brick|tiled?|stone|wooden|graffiti|garden|castle|city|town|village|mud)\b/iu;
const WALL_MATERIALS: Readonly<Record<string, string>> = {
  concrete: '#b9b9b8',
  plaster: '#ece4d8',
  stucco: '#ece4d8',
  marble: '#ebe8e6',
};

/** Things hang on a wall; what is on it hangs there in a room, and where it hangs on walls anyway. */
const isHungOnIn = (draft: Draft, wall: string) => {
  const isInRoom = draft.places.some(({ concept }) => isIndoors(concept));
  return draft.relations.some(
    ({ kind, from, to }) =>
      to === wall &&
      (kind === 'hanging' ||
        (kind === 'on' && (isInRoom || hangsOnWalls(draft.element(from)?.concept)))),
  );
};

/** `next to a wall`, of which no colour and no stuff is told: it is a thing to be seen, and no ground. */
const isStoodBy = (draft: Draft, { id, colors }: BriefElement) =>
  colors.length === 0 &&
  draft.relations.some(({ kind, to }) => to === id && /^(?:beside|in-front-of)$/.test(kind));

const plainWalls: Rule = {
  name: 'the beige wall behind a product is the ground of its picture',
  example: {
    prompt: 'a perfume bottle against a beige wall',
    without: ['wall'],
    brief: { background: '#e2d0b0' },
  },
  apply(draft) {
    if (!isOfGoods(draft) || draft.places.length > 1) return;
    const wall = draft.elements.slice(1).find(({ concept }) => concept === 'wall');
    if (!wall || MASONRY.test(wall.phrase) || isHungOnIn(draft, wall.id)) return;
    if (isStoodBy(draft, wall)) return;
    const material = Object.keys(WALL_MATERIALS).find((one) => wall.phrase.includes(one));
    drop(draft, wall);
    draft.background ??= wall.colors[0] ?? (material && WALL_MATERIALS[material]);
  },
};

/** What throws its shadow or its light on the wall, and is not in the picture itself. */
const THROWN: readonly (readonly ['window' | 'leaf', RegExp, RegExp])[] = [
  [
    'window',
    /\bwindow(?:[- ]?panes?|[- ]blinds?)? (?:shadows?|light|silhouettes?)\b|\b(?:shadows?|light|sunlight|silhouettes?) (?:of|from|through) (?:the |a )?windows?\b/iu,
    /^window$/,
  ],
  [
    'leaf',
    /\b(?:lea(?:f|ves)|palms?|plants?|branch(?:es)?|foliage|tropical|botanical|monstera|tree) (?:shadows?|silhouettes?)\b|\b(?:shadows?|silhouettes?) (?:of|from) (?:\w+ ){0,3}(?:lea(?:f|ves)|palms?|plants?|branch(?:es)?|foliage|trees?)\b/iu,
    /^(?:leaf|branch|palm|palm-tree|tree|house-plant|potted-plant|monstera)$/,
  ],
];

const thrownLight: Rule = {
  name: 'a window shadow on the wall is light, and no window',
  example: {
    prompt: 'a handbag with window shadow on the wall',
    elements: ['handbag'],
    brief: { thrown: 'window' },
  },
  apply(draft, prompt) {
    if (!isOfGoods(draft)) return;
    const found = THROWN.find(([, words]) => words.test(prompt));
    if (!found) return;
    const [thrown, , source] = found;
    const named = draft.elements.slice(1).find(({ concept = '' }) => source.test(concept));
    if (named) drop(draft, named);
    draft.thrown = thrown;
    const at = draft.ideas.findIndex(({ id }) => id === 'shadow-of');
    if (at >= 0) draft.ideas.splice(at, 1);
  },
};

const beds: Rule = {
  name: 'a product on leaves has them about it, and there is not one of it on each leaf',
  example: {
    prompt: 'a soap on green leaves',
    brief: { relations: [{ kind: 'beside', from: 'e2', to: 'e1' }] },
  },
  apply(draft) {
    if (!isOfGoods(draft)) return;
    for (const { kind, from, to } of [...draft.relations]) {
      const bed = draft.element(to);
      if (kind !== 'on' || !bed?.several || !isOfSort(bed.concept, 'strewn')) continue;
      draft.unrelate((one) => one.kind === 'on' && one.from === from && one.to === to);
      draft.relate('beside', to, from);
    }
  },
};

/** Said at the end of what a picture is for. */
const FOR_SHOP =
  /,\s*(?:for )?(?:an? )?(?:e-?commerce|online (?:shop|store)|web ?shop|amazon|catalog(?:ue)?)(?: listing| photo| image| style| shot)?\s*(?:$|,)/iu;

export const forShops: Rule = {
  name: 'a product for e-commerce is that product, and no shop beside it',
  example: { prompt: 'a hoodie, front view, e-commerce', elements: ['hoodie'] },
  apply(draft, prompt) {
    if (!isOfGoods(draft) || !FOR_SHOP.test(prompt)) return;
    draft.ideas = draft.ideas.filter(({ id }) => !/^(?:ecommerce|online-shop)$/.test(id));
    const named = draft.elements.slice(1).find(({ phrase }) => /^e-?commerce$/iu.test(phrase));
    if (named) drop(draft, named);
  },
};

/** What a ground is told to be, in the order in which it is read. */
export const GROUND_RULES: readonly Rule[] = [
  beds,
  tintedLight,
  tonedGrounds,
  thrownLight,
  plainWalls,
  plainGrounds,
];
