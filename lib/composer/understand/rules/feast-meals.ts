import type { Draft } from '../read/draft';
import { mealCompany } from './company-meals';
import { DINERS } from './diners';
import { imply, remove } from './imply';
import type { Rule } from './rule';

const MEAL = '(?:dinner|supper|lunch|breakfast|brunch|meal|feast|iftar|seder)';
const FAMILY_MEAL = new RegExp(
  String.raw`\bfamily (?:(?:having|eating|sharing|enjoying|at|sitting (?:down )?(?:at|to)) (?:their |the |a )?)?(?:\p{L}+(?:'s)? ){0,2}?${MEAL}\b`,
  'iu',
);

/** Who is at the table: those that are named, else a family in place of the meal's own word. */
function eaters(draft: Draft): string[] {
  const named = draft.elements.filter(({ id }) => draft.kindOf(id) === 'person');
  if (named.length > 0) return named.map(({ id }) => id);
  const word = draft.elements.find(
    ({ phrase, attributes }) => /\bfamily\b/i.test(phrase) || attributes.includes('family'),
  );
  if (!word) return [];
  // A rabbit family are rabbits, the young among them.
  if (draft.isAnimate(word.id) && draft.kindOf(word.id) !== 'person')
    return draft.elements.filter(({ id }) => draft.isAnimate(id)).map(({ id }) => id);
  word.concept = draft.lexicon.conceptNamed('family');
  word.attributes = [];
  return [word.id];
}

const feastMeals: Rule = {
  name: 'a family dinner is a family at a table with what it eats',
  example: {
    prompt: 'family thanksgiving dinner with a roast turkey',
    elements: ['mother', 'father', 'roast-turkey', 'table'],
  },
  apply(draft, prompt) {
    if (draft.template || !FAMILY_MEAL.test(prompt)) return;
    const ids = eaters(draft);
    if (ids.length === 0) return;
    const dishes = draft.elements.filter(({ id }) => draft.kindOf(id) === 'food');
    const [first, ...same] = dishes.filter(({ concept }, _, all) => concept === all[0]?.concept);
    if (first) remove(draft, (id) => same.some((one) => one.id === id));
    const own = draft.elements.find(({ concept = '' }) => /table$/.test(concept))?.id;
    const table = own ?? imply(draft, { concept: 'table', because: 'where they eat' });
    if (!table) return;
    for (const { id } of dishes.filter((one) => !same.includes(one))) {
      draft.unrelate(({ from, to }) => from === id || to === id);
      draft.relate('on', id, table);
    }
    for (const id of ids) draft.relate('at', id, table);
  },
};

const PARTNERED = /^(?:shake-hands|hug|dance-with|high-five|kiss|arm-wrestle)$/;

export const mutual: Rule = {
  name: 'two who shake hands shake those of each other',
  example: {
    prompt: 'an alien and an astronaut shaking hands',
    brief: { actions: [{ verb: 'shake-hands', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft) {
    const meeting = draft.actions.filter(
      ({ verb, patient }) => PARTNERED.test(verb) && patient === undefined,
    );
    const [first, second, ...more] = meeting;
    if (!first || !second || more.length > 0 || first.verb !== second.verb) return;
    first.patient = second.agent;
    draft.actions.splice(draft.actions.indexOf(second), 1);
  },
};

const RISING =
  /\bphoenix\b[^.;]*\b(?:ris(?:e|es|ing)|rises?|born|reborn|burst(?:s|ing)?|emerg(?:es|ing)|from|in)\b[^.;]*\b(?:fire|flames?|ash|ashes|embers)\b/i;

export const phoenixes: Rule = {
  name: 'a phoenix that rises from the flames has both wings up in them',
  example: {
    prompt: 'a phoenix rising from the flames',
    elements: ['phoenix-aflame'],
    without: ['fire'],
    brief: { actions: [] },
  },
  apply(draft, prompt) {
    const bird = draft.elements.find(({ concept }) => concept === 'phoenix');
    if (!bird || bird.count > 1) return;
    const isAflame = RISING.test(prompt);
    const deeds = draft.actions.filter(({ agent }) => agent === bird.id);
    const isBusy = deeds.some(({ verb }) => !/^(?:stack|stand|rise|fly|float)$/.test(verb));
    const isPlaced = draft.relations.some(({ from, to }) => from === bird.id || to === bird.id);
    if (!isAflame && (isBusy || isPlaced || deeds.length > 0)) return;
    bird.concept = isAflame ? 'phoenix-aflame' : 'phoenix-rising';
    if (!isAflame) return;
    draft.actions.splice(0, Infinity, ...draft.actions.filter((one) => !deeds.includes(one)));
    const fires = draft.elements.filter(({ concept }) =>
      /^(?:fire|flame|ash)$/.test(concept ?? ''),
    );
    bird.phrase = [bird.phrase, ...fires.map(({ phrase }) => phrase)].join(' in ');
    remove(draft, (id) => fires.some((one) => one.id === id));
  },
};

/** Who eats, and where. */
export const AT_MEALS: readonly Rule[] = [...DINERS, feastMeals, mealCompany];
