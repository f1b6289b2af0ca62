import { MEAL_TABLES } from '../../concepts/food/meal-tables';
import type { Draft } from '../read/draft';
import { standUp } from './fables';
import { imply, remove } from './imply';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

/** How food comes to the table: what is a fish to a river is a fillet to a lemon. */

/** Animals that are eaten, and the dish that they are. */
const DISHES: Readonly<Record<string, string>> = {
  salmon: 'grilled-fish',
  trout: 'grilled-fish',
  tuna: 'grilled-fish',
  cod: 'grilled-fish',
  fish: 'fish-dish',
  shrimp: 'prawns',
  turkey: 'roast-turkey',
  hen: 'roast-chicken',
  rooster: 'roast-chicken',
  chick: 'roast-chicken',
  duck: 'roast-chicken',
  goose: 'roast-turkey',
  cow: 'steak',
  lamb: 'steak',
  sheep: 'steak',
  pig: 'ham',
};
const COOKED = /^(?:fried|smoked|raw|fresh|bake|roasted|grilled|cooked|marinated)$/;
/** Only the whole of them is raw or fresh, and still no dish. */
const OF_WHOLE = /^(?:raw|fresh)$/;
const FISH = /^(?:salmon|trout|tuna|cod|fish|shrimp)$/;
const OFF_THE_GRILL = /\b(?:grilled|seared|roasted|baked|fried|blackened|broiled)\b/i;
export const cooked: Rule = {
  name: 'a fish that is grilled, or lies on a plate, is a dish',
  example: { prompt: 'a salmon on a plate with lemon', elements: ['fish fillet'] },
  apply(draft) {
    if (draft.places.some(({ concept }) => /^(?:river|sea|lake|underwater|ocean)$/.test(concept)))
      return;
    for (const element of draft.elements) {
      // What comes off the grill is no fish with its scales on.
      if (element.concept === 'fish-dish' && OFF_THE_GRILL.test(element.phrase))
        element.concept = draft.lexicon.conceptNamed('grilled-fish');
      const dish = DISHES[element.concept ?? ''];
      const acts = draft.actions.some(({ agent }) => agent === element.id);
      if (!dish || acts) continue;
      const isServed = draft.relations.some(({ kind, from, to }) =>
        from === element.id
          ? (kind === 'on' && isOfSort(draft.element(to)?.concept, 'serving-board')) ||
            (kind === 'with' && draft.kindOf(to) === 'food')
          : to === element.id &&
            ((kind === 'with' && draft.kindOf(from) === 'food') ||
              (kind === 'full-of' && isOfSort(draft.element(from)?.concept, 'serving-board'))),
      );
      const isFish = FISH.test(element.concept ?? '');
      const isCooked = element.attributes.some(
        (one) => COOKED.test(one) && (isFish || !OF_WHOLE.test(one)),
      );
      if (!isServed && !isCooked) continue;
      element.concept = draft.lexicon.conceptNamed(dish);
    }
  },
};

/** Herbs and citrus as they lie on food. */
const GARNISH: Readonly<Record<string, string>> = {
  herb: 'basil-sprig',
  lime: 'lime-wedges',
  lemon: 'lemon-wedges',
  cilantro: 'basil-sprig',
  parsley: 'basil-sprig',
  mint: 'basil-sprig',
};
export const garnished: Rule = {
  name: 'herbs on a dish are leaves, and limes are wedges',
  example: { prompt: 'tacos with lime', elements: ['taco', 'lime wedges'], without: ['lime'] },
  apply(draft) {
    for (const { kind, from, to } of draft.relations) {
      const [dish, garnish] = [draft.element(from), draft.element(to)];
      const served = GARNISH[garnish?.concept ?? ''];
      if (kind !== 'with' || !served || !garnish || draft.kindOf(from) !== 'food') continue;
      if (isOfSort(dish?.concept, 'table-drink') || dish?.concept === garnish.concept) continue;
      garnish.concept = draft.lexicon.conceptNamed(served);
      garnish.count = 1;
      garnish.several = false;
    }
  },
};

/** The plate that food is on, else a new one. */
function plateOf(draft: Draft, id: string, because: string): string | undefined {
  const told = draft.relations.find(
    ({ kind, from, to }) =>
      from === id && kind === 'on' && isOfSort(draft.element(to)?.concept, 'serving-board'),
  );
  return told?.to ?? imply(draft, { concept: 'plate', because });
}

/** `a steak and fries`: told one after the other, and tied to nothing. */
const toldTogether: Rule = {
  name: 'a main course and its side that are told together share a plate',
  example: { prompt: 'a steak and fries', elements: ['steak', 'fries', 'plate'] },
  apply(draft, prompt) {
    const [main, side, ...others] = draft.elements;
    if (!main || !side || others.length > 0 || draft.relations.length > 0 || draft.template) return;
    const isMeal = isOfSort(main.concept, 'main-course') && isOfSort(side.concept, 'side-dish');
    const text = prompt.toLowerCase();
    if (isMeal && text.includes(` and ${side.phrase.toLowerCase()}`))
      draft.relate('with', main.id, side.id);
  },
};

const sharedPlate: Rule = {
  name: 'a main course and its sides share a plate, and biscuits with tea have one',
  example: { prompt: 'a steak with fries', elements: ['steak', 'fries', 'plate'] },
  apply(draft) {
    for (const relation of [...draft.relations]) {
      const { kind, from, to } = relation;
      const [main, side] = [draft.element(from), draft.element(to)];
      if (!main || !side || draft.kindOf(to) !== 'food' || !/^(?:with|beside)$/.test(kind))
        continue;
      const isGarnish = isOfSort(side.concept, 'in-a-drink');
      const isDrink =
        isOfSort(main.concept, 'table-drink') &&
        !isOfSort(side.concept, 'table-drink') &&
        !isGarnish;
      const isSide = isOfSort(main.concept, 'main-course') && isOfSort(side.concept, 'side-dish');
      if (!isSide && !(isDrink && kind === 'with')) continue;
      const plate = plateOf(draft, isDrink ? to : from, `under the ${side.phrase}`);
      if (!plate) continue;
      relation.kind = 'beside';
      if (isOfSort(side.concept, 'drawn-several')) [side.count, side.several] = [1, false];
      const laid = isDrink ? [to] : [to, from];
      draft.unrelate((one) => one.kind === 'on' && laid.includes(one.from) && one.to === plate);
      // The main course comes last, in front of what goes with it.
      for (const id of laid) draft.relate('on', id, plate);
      if (isDrink) relation.to = plate;
    }
  },
};

export const sides: readonly Rule[] = [toldTogether, sharedPlate];

export const seasoned: Rule = {
  name: 'what seasons a dish stands beside its plate',
  example: {
    prompt: 'a plate of steak with black pepper',
    elements: ['plate', 'steak', 'pepper mill'],
    brief: {
      relations: [
        { kind: 'full-of', from: 'e1', to: 'e2' },
        { kind: 'beside', from: 'e1', to: 'e3' },
      ],
    },
  },
  apply(draft) {
    for (const relation of draft.relations) {
      const { kind, from, to } = relation;
      const isDish = /plate|bowl|platter/.test(draft.element(from)?.concept ?? '');
      const isFilled = draft.relations.some(
        (other) => other !== relation && other.kind === 'full-of' && other.from === from,
      );
      if (
        kind === 'full-of' &&
        isDish &&
        isFilled &&
        isOfSort(draft.element(to)?.concept, 'seasoning')
      )
        relation.kind = 'beside';
    }
  },
};

export const dipped: Rule = {
  name: 'bread with a soup lies beside the bowl',
  example: {
    prompt: 'tomato soup with a slice of bread',
    brief: { relations: [{ kind: 'beside', from: 'e1', to: 'e2' }] },
  },
  apply(draft) {
    for (const relation of draft.relations) {
      const [dish, bread] = [draft.element(relation.from), draft.element(relation.to)];
      const isDish =
        isOfSort(dish?.concept, 'dipped-into') && isOfSort(bread?.concept, 'dipping-bread');
      const isDip = isOfSort(bread?.concept, 'dip') && draft.kindOf(relation.from) === 'food';
      const isWedge = isOfSort(bread?.concept, 'wedge') && isOfSort(dish?.concept, 'eaten-by-hand');
      if (relation.kind === 'with' && (isDish || isDip || isWedge)) relation.kind = 'beside';
    }
  },
};

const OF_MARKS = /^(?:logo|icon|app-icon|emblem|monogram|sticker|badge-on-icon|word-mark)$/;

export const sunlight: Rule = {
  name: 'who is in the sun is under it, and not inside',
  example: { prompt: 'a cat sleeping in the sun', elements: ['cat'], brief: { relations: [] } },
  apply(draft) {
    const isSun = (id: string) => /^(?:sun|moon)$/.test(draft.element(id)?.concept ?? '');
    const within = draft.relations.filter(({ kind, to }) => kind === 'in' && isSun(to));
    // A mark may have something in its sun.
    if (within.length === 0 || OF_MARKS.test(draft.template?.id ?? '')) return;
    draft.unrelate((one) => within.includes(one));
    if (draft.places.length === 0) return;
    // The sky of a place has its own.
    const [sun] = within.map(({ to }) => draft.element(to));
    draft.hour ??= sun?.concept === 'moon' ? 'night' : 'day';
    remove(draft, (id) => within.some(({ to }) => to === id));
  },
};

/** Meals that are named and not told what they consist of. */
const MEAL =
  /\b(?:dinner|breakfast|lunch|supper|brunch|meal|banquet|feast(?:ing|s)?|abendessen|mittagessen|dîner|déjeuner|repas|cena|almuerzo|comida|pranzo|jantar|almoço|refeição)\b|ужин|обед|夕食|昼食|ディナー|ランチ/iu;
const MOST_PLATES = 4;
const TABLES = /table|desk|counter/;

/** The table that is told, else a new one. */
function tableOf(draft: Draft, because: string): string | undefined {
  const told = draft.elements.find(({ concept }) => TABLES.test(concept ?? ''));
  return told?.id ?? imply(draft, { concept: 'table', because });
}

/** How many sit at a table. */
function countAt(draft: Draft, table: string): number {
  const seated = draft.relations.filter(({ kind, to }) => kind === 'at' && to === table);
  return seated.reduce((sum, { from }) => sum + (draft.element(from)?.count ?? 1), 0);
}

/** Meals that have dishes of their own, by their names. */
const OWN_DISHES =
  /\b(christmas|holiday|thanksgiving|breakfast|brunch|feast|banquet)(?:ing|s)?\b/iu;
/** So many of them there are for one. */
const FOR_ONE = 3;

/** Who sits at a table to eat: people do, and animals of tales do where they are several. */
function dinesAtTable(draft: Draft, agent: string): boolean {
  if (draft.kindOf(agent) !== 'animal') return true;
  const eaters = new Set(draft.actions.flatMap((one) => (one.verb === 'eat' ? [one.agent] : [])));
  const count = [...eaters].reduce((sum, id) => sum + (draft.element(id)?.count ?? 1), 0);
  return eaters.has(agent) && count > 1;
}

/** What is on the table: a plate for each, or the dishes that a feast or a breakfast has. */
function serveAt(draft: Draft, table: string, prompt: string): void {
  const because = 'of the meal';
  const count = Math.min(MOST_PLATES, Math.max(1, countAt(draft, table)));
  const [, named] = OWN_DISHES.exec(prompt) ?? [];
  const dishes =
    named && MEAL_TABLES.find(([words]) => new RegExp(`^${words}$`, 'i').test(named))?.[1];
  const all = dishes?.slice(0, count > 1 ? dishes.length : FOR_ONE) ?? ['dinner'];
  for (const dish of all) {
    const concept = draft.lexicon.conceptNamed(dish);
    const isThere = draft.elements.some((one) => one.concept === concept);
    const food = isThere
      ? undefined
      : imply(draft, { concept: dish, count: dishes ? 1 : count, because });
    if (food) draft.relate('on', food, table);
  }
}

export const meals: Rule = {
  name: 'who has dinner sits at a laid table',
  example: { prompt: 'a man having dinner', elements: ['man', 'table', 'dinner'] },
  apply(draft, prompt) {
    if (draft.template) return;
    const nameless = draft.elements.filter(({ concept, phrase }) =>
      concept ? isOfSort(concept, 'any-meal') : MEAL.test(phrase),
    );
    if (nameless.length === 0 && !MEAL.test(prompt)) return;
    const isNameless = (id: string) => nameless.some((one) => one.id === id);
    const isFood = (id = '') => draft.kindOf(id) === 'food' && !isNameless(id);
    const eating = draft.actions.filter(
      ({ verb, agent }) => verb === 'eat' && dinesAtTable(draft, agent),
    );
    if (eating.length === 0 || eating.some(({ patient }) => isFood(patient))) return;
    remove(draft, isNameless);
    const eaters = new Set(eating.map(({ agent }) => agent));
    // What was eaten is gone from the draft, and the eating with it.
    for (const agent of eaters)
      if (!draft.actions.some((one) => one.agent === agent))
        draft.actions.push({ verb: 'eat', agent });
    const because = 'of the meal';
    const table = tableOf(draft, because);
    if (!table) return;
    const seats = draft.relations.filter(({ from, to }) => to === table && eaters.has(from));
    for (const seat of seats) seat.kind = 'at';
    const isAt = (id: string) => seats.some(({ from }) => from === id);
    for (const agent of eaters) if (!isAt(agent)) draft.relate('at', agent, table);
    serveAt(draft, table, prompt);
    for (const agent of eaters) standUp(draft, agent);
    for (const { phrase } of nameless) draft.fate(phrase, 'attribute', 'on the table');
  },
};

export const overDrinks: Rule = {
  name: 'who talks over coffee has it on a table',
  example: { prompt: 'two women laughing over coffee', elements: ['woman', 'coffee', 'table'] },
  apply(draft) {
    for (const relation of [...draft.relations]) {
      const { kind, from, to } = relation;
      const [who, drink] = [draft.element(from), draft.element(to)];
      if (kind !== 'above' || !who || !drink || !draft.isAnimate(from)) continue;
      if (!isOfSort(drink.concept, 'drink')) continue;
      const table = tableOf(draft, `under the ${drink.phrase}`);
      if (!table) continue;
      drink.count = Math.min(MOST_PLATES, Math.max(drink.count, who.count));
      drink.several = false;
      draft.unrelate((one) => one === relation);
      draft.relate('at', from, table);
      draft.relate('on', to, table);
    }
  },
};

/** Candles of a cake are part of it: the cake is before who blows them out. */
function putOutOn(draft: Draft, candles: string, cake: string): void {
  const [part, whole] = [draft.element(candles), draft.element(cake)];
  if (!part || !whole) return;
  whole.phrase = `${part.phrase} on ${whole.phrase}`;
  if (whole.concept === 'cake') whole.concept = draft.lexicon.conceptNamed('birthday-cake');
  for (const action of draft.actions) if (action.patient === candles) action.patient = cake;
  remove(draft, (id) => id === candles);
}

export const birthdayCandles: Rule = {
  name: 'candles that are blown out are on a cake',
  example: { prompt: 'a girl blowing out candles', elements: ['girl', 'birthday cake'] },
  apply(draft) {
    for (const { verb, patient } of draft.actions) {
      const candles = draft.element(patient ?? '');
      if (verb !== 'blow-out' || candles?.concept !== 'candle') continue;
      const cake = draft.elements.find(({ concept }) => /cake/.test(concept ?? ''));
      if (cake) {
        putOutOn(draft, candles.id, cake.id);
        continue;
      }
      candles.concept = draft.lexicon.conceptNamed('birthday-cake');
      candles.count = 1;
      candles.several = false;
    }
  },
};

const LAID = /^(?:food|container)$/;
const laidTable: Rule = {
  name: 'dishes that are listed with a table are on it',
  example: {
    prompt: 'a roast turkey, candles, a family dinner table',
    elements: ['roast turkey', 'table'],
  },
  apply(draft) {
    if (draft.template) return;
    const table = draft.elements.find(({ concept }) => isOfSort(concept, 'dining-table'));
    const isTied = (id: string) => draft.relations.some(({ from, to }) => from === id || to === id);
    if (!table || table.count > 1 || isTied(table.id)) return;
    if (draft.elements[0] === table || draft.actions.some(({ patient }) => patient === table.id))
      return;
    const isPlaced = (id: string) =>
      draft.relations.some(
        ({ kind, from, to }) =>
          (from === id && /^(?:on|in|under|hanging|at|part-of)$/.test(kind)) ||
          (to === id && /^(?:with|holding|wearing|full-of)$/.test(kind)),
      );
    for (const { id } of draft.elements)
      if (id !== table.id && LAID.test(draft.kindOf(id) ?? '') && !isPlaced(id))
        draft.relate('on', id, table.id);
  },
};

/** `a table with a roast goose`: what is told after the table, and not in the hands of who is around it. */
const TABLE_WITH = /\btable (?:set |laid |laden |full |covered )?(?:with|of)\b/i;

const setTable: Rule = {
  name: 'what a table is told to have is on it, though somebody sits at it',
  example: {
    prompt: 'two women around a table with a roast turkey',
    elements: ['woman', 'table', 'roast turkey'],
  },
  apply(draft, prompt) {
    const table = draft.elements.find(({ concept }) => isOfSort(concept, 'dining-table'));
    if (!table || !TABLE_WITH.test(prompt)) return;
    const isAt = (id: string) =>
      draft.relations.some(
        ({ kind, from, to }) => from === id && to === table.id && /^(?:at|around|on)$/.test(kind),
      );
    const laid = draft.relations.filter(
      ({ kind, from, to }) =>
        /^(?:with|holding)$/.test(kind) && isAt(from) && LAID.test(draft.kindOf(to) ?? ''),
    );
    draft.unrelate((one) => laid.includes(one));
    for (const { to } of laid) draft.relate('on', to, table.id);
  },
};

/** What is on a table that is told with it. */
export const SET_TABLES: readonly Rule[] = [laidTable, setTable];
