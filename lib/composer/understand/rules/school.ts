import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import type { Rule } from './rule';

/** What is seen at school: hands raised at desks, buses full of children, opposites on a poster. */

const RAISED_AT_DESK =
  /\b(?:rais|lift|put|hold)\w* (?:up )?(?:an? |one |his |her |their |its )?(?:hands?|arms?)(?: up)? (?:at|behind|from) (?:an? |the |his |her |their |its )?(?:own )?(?:school |classroom |wooden |little |small )?desks?\b/i;

const raisedAtDesks: Rule = {
  name: 'who raises a hand at a desk sits at it, in a classroom',
  example: {
    prompt: 'a boy raising his hand at a school desk',
    elements: ['boy', 'desk'],
    brief: {
      relations: [{ kind: 'at', from: 'e1', to: 'e3' }],
      places: [{ concept: 'classroom', phrase: 'desk', attributes: [], colors: [] }],
    },
  },
  apply(draft, prompt) {
    if (draft.template || !RAISED_AT_DESK.test(prompt)) return;
    const desk = draft.elements.find(({ concept }) => concept === 'desk');
    const pupil = draft.elements.find(({ id }) => draft.isAnimate(id))?.id;
    if (!desk || pupil === undefined) return;
    const hand = draft.elements.find(({ concept }) => concept === 'hand')?.id;
    remove(draft, (id) => id === hand);
    const { verb } = draft.actions.find(({ verb }) => /^(?:raise-hand|hands-up)$/.test(verb)) ?? {};
    if (verb === undefined && draft.mayAct)
      draft.actions.push({ verb: 'raise-hand', agent: pupil });
    const isSitting = draft.actions.some(({ agent, verb }) => agent === pupil && verb === 'sit');
    if (!isSitting && draft.mayAct) draft.actions.push({ verb: 'sit', agent: pupil });
    draft.relate('at', pupil, desk.id);
    if (draft.places.length === 0)
      draft.places.push({ concept: 'classroom', phrase: 'desk', attributes: [], colors: [] });
  },
};

const PUPILS = /^(?:students?|pupils?|schoolchild(?:ren)?|class|kids|children)$/i;
const LEAST_TAUGHT = 2;

const taught: Rule = {
  name: 'a teacher or a blackboard with pupils is in a classroom',
  example: {
    prompt: 'a teacher at a blackboard, students sitting in front',
    elements: ['teacher', 'blackboard', 'student'],
    brief: { places: [{ concept: 'classroom', phrase: 'classroom', attributes: [], colors: [] }] },
  },
  apply(draft) {
    if (draft.template || draft.places.length > 0) return;
    const pupils = draft.elements.find(
      ({ phrase, count, several }) =>
        PUPILS.test(phrase.split(' ').at(-1) ?? '') && (several || count >= LEAST_TAUGHT),
    );
    const isTaught = draft.elements.some(({ concept }) => isOfSort(concept, 'of-a-lesson'));
    const classroom = { concept: 'classroom', phrase: 'classroom', attributes: [], colors: [] };
    if (pupils && isTaught) draft.places.push(classroom);
  },
};

/** `waving from the windows`, `looking out of its window`. */
const AT_WINDOWS =
  /\b(?:from|at|in|out of|through|behind) (?:the|its|all|every|each|their) (?:open |bus |back |side )?windows?\b/i;
const OF_ANOTHER =
  /\bwindows? of (?:an? |the )?(?:house|school|building|castle|tower|hotel|shop|classroom|apartment)\b/i;

/** The one vehicle with windows that people are behind. */
function boarded(draft: Draft): string | undefined {
  const vehicles = draft.elements.filter(
    ({ id, count, concept = '' }) =>
      draft.kindOf(id) === 'vehicle' && count === 1 && WITH_WINDOWS.test(concept),
  );
  return vehicles.length === 1 ? vehicles[0]?.id : undefined;
}
const WITH_WINDOWS = /(?:bus|tram|train|carriage|van|coach|camper|airplane|car|taxi)$/;

const atBusWindows: Rule = {
  name: 'who waves from the windows is in the bus that is told of',
  example: {
    prompt: 'a school bus on a street, kids waving from the windows',
    elements: ['school bus', 'kids'],
    without: ['window'],
    brief: { relations: [{ kind: 'in', from: 'e2', to: 'e1' }] },
  },
  apply(draft, prompt) {
    if (!AT_WINDOWS.test(prompt) || OF_ANOTHER.test(prompt)) return;
    const window = draft.elements.find(({ concept }) => concept === 'window')?.id;
    const vehicle = boarded(draft);
    if (window === undefined || vehicle === undefined) return;
    const riders = draft.relations.flatMap(({ from, to }) =>
      to === window && draft.isAnimate(from) ? from : [],
    );
    if (riders.length === 0) return;
    for (const word of draft.words) if (word.note === window) word.note = vehicle;
    remove(draft, (id) => id === window);
    draft.unrelate(
      ({ from, to }) =>
        (from === vehicle && riders.includes(to)) || (riders.includes(from) && to === vehicle),
    );
    for (const rider of riders) draft.relate('in', rider, vehicle);
  },
};

/** Attributes that are each other's opposite. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['big', 'small'],
  ['giant', 'tiny'],
  ['big', 'tiny'],
  ['giant', 'small'],
  ['tall', 'short'],
  ['long', 'short'],
  ['hot', 'cold'],
  ['old', 'new'],
  ['old', 'young'],
  ['happy', 'sad'],
  ['full', 'empty'],
  ['open', 'closed'],
  ['fat', 'thin'],
  ['wet', 'dry'],
  ['clean', 'dirty'],
];
const TEACHES_OPPOSITES = /\bopposites?\b/i;
const ON_A_POSTER = /^(?:|poster|wall-chart|flash-card|comparison)$/;

function areOpposite(draft: Draft): boolean {
  const [first, second, ...others] = draft.elements.filter(({ concept }) => concept !== undefined);
  if (!first || !second || others.length > 0) return false;
  const has = (attributes: readonly string[], one: string) => attributes.includes(one);
  return OPPOSITES.some(
    ([a, b]) =>
      (has(first.attributes, a) && has(second.attributes, b)) ||
      (has(first.attributes, b) && has(second.attributes, a)),
  );
}

const toldOpposites: Rule = {
  name: 'a page of opposites that names two shows those, and no others',
  example: {
    prompt: 'opposites poster, big elephant and small mouse',
    elements: ['elephant', 'mouse'],
    brief: { template: { id: 'poster' }, lettering: ['Opposites'] },
  },
  apply(draft, prompt) {
    if (!TEACHES_OPPOSITES.test(prompt) || !ON_A_POSTER.test(draft.template?.id ?? '')) return;
    if (!areOpposite(draft)) return;
    draft.template = { id: 'poster' };
    remove(draft, (id) => TEACHES_OPPOSITES.test(draft.element(id)?.phrase ?? ''));
    for (const word of draft.words) if (TEACHES_OPPOSITES.test(word.word)) word.fate = 'lettering';
    if (draft.lettering.length === 0) draft.lettering.push('Opposites');
  },
};

const toBeCounted: Rule = {
  name: 'what a worksheet says is to be counted, traced or matched is what the sheet is for, and nobody does it',
  example: {
    prompt: 'worksheet with five ducks to count',
    elements: ['duck'],
    brief: { template: { id: 'worksheet' } },
  },
  apply(draft) {
    if (draft.template?.id !== 'worksheet') return;
    for (const word of draft.words)
      if (/^(?:count|trace|match|colou?r|circle)$/i.test(word.word) && word.fate === 'action')
        word.fate = 'template';
  },
};

export const SCHOOL_RULES: readonly Rule[] = [
  taught,
  raisedAtDesks,
  atBusWindows,
  toldOpposites,
  toBeCounted,
];
