import { isOfSort } from '../../concepts/sorts';
import { imply, remove } from './imply';
import type { Rule } from './rule';

/** Kinds that a word for many kinds stands for, the most telling first. */
const KINDS: Record<string, readonly string[]> = {
  vegetables: ['carrot', 'tomato', 'bell-pepper'],
  fruit: ['apple', 'banana', 'orange'],
  fruits: ['apple', 'banana', 'orange'],
  groceries: ['bread', 'carrot', 'milk-bottle', 'apple'],
};
/** These have a bag of their own, unless they are said to be in something. */
const BAGGED = 'groceries';

/** Of each kind, so many lie in a basket. */
const HEAPED = 2;

export const collectives: Rule = {
  name: 'vegetables are a carrot, a tomato and others',
  example: {
    prompt: 'a basket full of vegetables',
    elements: ['basket', 'carrot', 'tomato'],
    without: ['vegetables'],
  },
  apply(draft) {
    for (const element of [...draft.elements]) {
      const [first, ...others] = KINDS[element.concept ?? ''] ?? [];
      if (!first || element.attributes.length > 0) continue;
      const isHeap = draft.relations.some(
        ({ kind, from, to }) =>
          (kind === 'full-of' && to === element.id) || (kind === 'in' && from === element.id),
      );
      if (element.concept === BAGGED && !isHeap) continue;
      element.concept = draft.lexicon.conceptNamed(first);
      element.count = isHeap ? HEAPED : 1;
      element.several = false;
      const because = `one of the ${element.phrase}`;
      const { count } = element;
      const ids = others.flatMap((concept) => imply(draft, { concept, count, because }) ?? []);
      for (const { kind, from, to } of [...draft.relations])
        for (const id of ids)
          if (to === element.id) draft.relate(kind, from, id);
          else if (from === element.id) draft.relate(kind, id, to);
      for (const { agent, patient } of draft.actions)
        if (patient === element.id && draft.isAnimate(agent))
          for (const id of ids) draft.relate('beside', id, patient);
    }
  },
};

const CARAVAN =
  /\bcamel (?:caravan|train)\b|\bcaravan of camels\b|kamelkarawane|karawane|caravane|caravana|carovana|караван|隊商|キャラバン/i;
/** So many camels are a caravan. */
const IN_CARAVAN = 4;

export const caravans: Rule = {
  name: 'a camel caravan is camels one behind the other, and no camper',
  example: {
    prompt: 'a camel caravan in the desert',
    elements: ['camel'],
    without: ['camper van', 'caravan'],
  },
  apply(draft, prompt) {
    if (!CARAVAN.test(prompt)) return;
    const isCamper = (one: { concept?: string | undefined }) =>
      isOfSort(one.concept, 'home-on-wheels');
    const found = draft.elements.find((one) => isCamper(one) || one.concept === 'camel');
    if (!found) return;
    if (draft.elements.some(({ concept }) => concept === 'camel'))
      remove(draft, (id) => draft.elements.some((one) => one.id === id && isCamper(one)));
    const camel = draft.elements.find(({ concept }) => concept === 'camel') ?? found;
    camel.concept = 'camel';
    delete camel.isStandIn;
    camel.count = Math.max(camel.count, IN_CARAVAN);
    camel.several = true;
  },
};

/** What of many, when they lie in a heap, has a drawing of its own. */
const HEAPS: Readonly<Record<string, string>> = {
  leaf: 'leaf-pile',
  'maple-leaf': 'leaf-pile',
  book: 'books',
  paper: 'paper-pile',
  coin: 'coins',
  'hay-heap': 'hay-heap',
};

export const heaps: Rule = {
  name: 'a pile of autumn leaves is one heap, and no row of leaves',
  example: { prompt: 'a pile of autumn leaves with a rake', elements: ['pile of leaves', 'rake'] },
  apply(draft) {
    for (const element of draft.elements) {
      const heap = HEAPS[element.concept ?? ''];
      if (!heap || !element.attributes.includes('pile')) continue;
      element.concept = heap;
      element.count = 1;
      element.several = false;
    }
  },
};
