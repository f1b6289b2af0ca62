import { imply, remove } from './imply';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

/** Where people are with what they wear, work at and belong to. */

export const dressed: Rule = {
  name: 'whoever is said to be on a belt wears it',
  example: {
    prompt: 'a girl with goggles on her head and a tool belt',
    elements: ['girl', 'tool belt'],
  },
  apply(draft) {
    for (const relation of draft.relations)
      if (
        relation.kind === 'on' &&
        draft.kindOf(relation.from) === 'person' &&
        draft.kindOf(relation.to) === 'clothing' &&
        // A towel is lain on.
        !isOfSort(draft.element(relation.to)?.concept, 'spread-cloth')
      )
        relation.kind = 'wearing';
  },
};

export const manyScreens: Rule = {
  name: 'who works at several screens has them on one desk',
  example: { prompt: 'a designer at two monitors', elements: ['monitor', 'desk'] },
  apply(draft) {
    for (const relation of [...draft.relations]) {
      const { kind, from, to } = relation;
      const screens = draft.element(to);
      if (!/^(?:at|in-front-of)$/.test(kind) || !screens || screens.count < 2) continue;
      if (!isOfSort(screens.concept, 'screen') || draft.kindOf(from) !== 'person') continue;
      const told = draft.elements.find(({ concept }) => concept === 'desk')?.id;
      const desk =
        told ?? imply(draft, { concept: 'desk', because: `under the ${screens.phrase}` });
      if (!desk) continue;
      relation.to = desk;
      relation.kind = 'at';
      draft.relate('on', to, desk);
    }
  },
};

/** Groups whose members are named already. */
const GROUP = /\b(?:choir|orchestra|band|team|squad|class|gang|chor|chœur|coro|хор)\b/iu;

export const members: Rule = {
  name: 'animals in a choir are the choir',
  example: { prompt: 'five cats in a choir', elements: ['cat'], without: ['people'] },
  apply(draft) {
    const groups = draft.relations.filter(
      ({ kind, from, to }) =>
        kind === 'in' &&
        draft.kindOf(from) === 'animal' &&
        draft.kindOf(to) === 'person' &&
        GROUP.test(draft.element(to)?.phrase ?? ''),
    );
    for (const relation of draft.relations) {
      const group = groups.find(({ to }) => to === relation.from);
      if (group) relation.from = group.from;
    }
    for (const { to } of groups)
      draft.fate(draft.element(to)?.phrase ?? '', 'attribute', 'what they are');
    remove(draft, (id) => groups.some(({ to }) => to === id));
  },
};

const WATCHER = /^(?:(?:a|an|the|his|her|their|its) )?(.+) watches$/i;

export const watchers: Rule = {
  name: 'a dog watches, and is no kind of watch',
  example: {
    prompt: 'a cat plays while a dog watches',
    elements: ['cat', 'dog'],
    without: ['watch'],
  },
  apply(draft) {
    for (const element of draft.elements) {
      const [, who = ''] = WATCHER.exec(element.phrase) ?? [];
      const concept = draft.lexicon.lookUp(who.toLowerCase(), 'en')?.concept;
      const kind = concept === undefined ? undefined : draft.lexicon.factsOf(concept)?.kind;
      if (!concept || !/^(?:animal|person|fantasy)$/.test(kind ?? '')) continue;
      Object.assign(element, { concept, phrase: who, count: 1, several: false });
      const seen = draft.elements.find((other) => other !== element && draft.isAnimate(other.id));
      draft.actions.push({
        verb: 'look',
        agent: element.id,
        ...(seen ? { patient: seen.id } : {}),
      });
    }
  },
};

const AFTER_BATH = /bath|dressing|toga|morgen|chambre|albornoz|accappatoio|roupão|халат/i;

export const robes: Rule = {
  name: 'the robe of a wizard is what wizards wear, in its colour',
  example: { prompt: 'a wizard in a blue robe', elements: ['wizard'], without: ['bathrobe'] },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      const [wearer, robe] = [draft.element(from), draft.element(to)];
      if (!/^(?:wearing|with|in)$/.test(kind) || robe?.concept !== 'bathrobe' || !wearer) continue;
      if (!isOfSort(wearer.concept, 'robed') || AFTER_BATH.test(robe.phrase)) continue;
      wearer.colors.push(...robe.colors);
      draft.fate(robe.phrase, 'attribute', `of the ${wearer.phrase}`);
      remove(draft, (id) => id === robe.id);
    }
  },
};

const ONE_OF =
  /\b(?:a|an|the|one is) (\p{L}+)(?: one)\b|\bone (?:is |in |wearing )?(\p{L}+)(?=,| and\b|$)/giu;
const BETWEEN = /\bone (in front of|behind|next to|beside|on top of) (?:a|an|the)\b/iu;
const BETWEEN_KINDS: Readonly<Record<string, 'in-front-of' | 'behind' | 'beside' | 'on'>> = {
  'in front of': 'in-front-of',
  behind: 'behind',
  'next to': 'beside',
  beside: 'beside',
  'on top of': 'on',
};

export const eachOne: Rule = {
  name: 'of two cars a red one and a blue one are a red car and a blue car',
  example: {
    prompt: 'two cars, a red one in front of a blue one',
    elements: ['car', 'car'],
    brief: { paletteColors: [] },
  },
  apply(draft, prompt) {
    const told = [...prompt.matchAll(ONE_OF)].flatMap(
      ([, before = '', after = '']) =>
        draft.lexicon.lookUp((before || after).toLowerCase(), 'en')?.color ?? [],
    );
    const [first, ...others] = told;
    const element = draft.elements.find(({ count }) => count === told.length && count > 1);
    if (!element?.concept || !first || element.colors.length > 0) return;
    const kept = draft.paletteColors.filter((color) => !told.includes(color));
    draft.paletteColors.splice(0, draft.paletteColors.length, ...kept);
    element.count = 1;
    element.colors.push(first);
    const { concept, attributes } = element;
    const because = `one of the ${element.phrase}`;
    const kind = BETWEEN_KINDS[BETWEEN.exec(prompt)?.[1]?.toLowerCase() ?? ''] ?? 'beside';
    for (const color of others) {
      const id = imply(draft, { concept, attributes: [...attributes], because, another: true });
      draft.element(id ?? '')?.colors.push(color);
      if (id) draft.relate(kind, element.id, id);
    }
  },
};

const BALLOONS = /^balloons?$/;

export const lifted: Rule = {
  name: 'balloons that lift a house are a bunch on a string above it',
  example: {
    prompt: 'a house tied to balloons',
    brief: { relations: [{ kind: 'tied', from: 'e2', to: 'e1' }] },
  },
  apply(draft) {
    const isBunch = (id: string | undefined) =>
      BALLOONS.test(draft.element(id ?? '')?.concept ?? '');
    const bind = (bunch: string, thing: string) => {
      const balloons = draft.element(bunch);
      if (balloons?.several) balloons.count = 1;
      draft.relate('tied', bunch, thing);
    };
    for (const { verb, agent, patient } of draft.actions)
      if (verb === 'lift' && patient && isBunch(agent)) bind(agent, patient);
    for (const { kind, from, to } of [...draft.relations]) {
      if (kind !== 'tied' || !isBunch(to) || isBunch(from)) continue;
      draft.unrelate((one) => one.kind === kind && one.from === from && one.to === to);
      bind(to, from);
    }
  },
};

export const twigs: Rule = {
  name: 'a panda eats a twig of bamboo, and no grove',
  example: {
    prompt: 'a panda eating bamboo',
    brief: { actions: [{ verb: 'eat', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft) {
    for (const { verb, patient } of draft.actions) {
      const plant = draft.element(patient ?? '');
      if (verb !== 'eat' || !plant || !/^(?:bamboo|eucalyptus)$/.test(plant.concept ?? ''))
        continue;
      plant.concept = draft.lexicon.conceptNamed('twig');
    }
  },
};

const ACROSS =
  /\b(?:across|over) (?:a|an|the|their|his|her) \p{L}|über (?:den|einen) (?:schreib)?tisch/iu;

export const acrossDesk: Rule = {
  name: 'two who shake hands across a desk are at it, and not on it',
  example: {
    prompt: 'two colleagues shaking hands across a desk',
    brief: { relations: [{ kind: 'at', from: 'e1', to: 'e2' }] },
  },
  apply(draft, prompt) {
    if (!ACROSS.test(prompt)) return;
    for (const relation of draft.relations) {
      const isDesk = isOfSort(draft.element(relation.to)?.concept, 'plain-table');
      if (relation.kind === 'on' && isDesk && draft.kindOf(relation.from) === 'person')
        relation.kind = 'at';
    }
  },
};
