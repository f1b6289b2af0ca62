import { isLivingKind } from '../../concepts/concept';
import type { Brief } from '../../brief';
import { conceptOf } from '../../concepts';
import { signOfStage } from '../../templates/content/stage-signs.data';
import { PAGE_TOPIC } from '../text/announcement';
import { verbFrameOf } from '../words/verb';
import type { Clause, Told } from './clauses';
import { toldIn } from './told';

/**
 * A page that tells something clause by clause (`how a letter travels: a girl drops it in a mailbox, …`)
 * has a panel for each, and in it the scene of that clause. Lists of mere things stay with the designs
 * that set words and signs.
 */

/** How much a clause gives to draw: 2 where somebody does something or things stand to each other, 1 for a thing. */
function tellingOf({ elements, actions, relations }: Brief): number {
  const known = new Set(
    elements.filter(({ concept }) => conceptOf(concept ?? '')).map(({ id }) => id),
  );
  const kindOf = (id: string) =>
    conceptOf(elements.find((one) => one.id === id)?.concept ?? '')?.kind ?? '';
  const isDone = actions.some(
    ({ verb, agent }) => verbFrameOf(verb) !== undefined && isLivingKind(kindOf(agent)),
  );
  const isRelated = relations.some(({ from, to }) => known.has(from) && known.has(to));
  if (known.size === 0) return 0;
  if (isDone || isRelated) return 2;
  return known.size > 1 ? 1.5 : 1;
}

/** Who does what nobody is told to do, and was put there so that it reads as a sentence. */
const ANYBODY = /^an? (?:person|child) /i;

/**
 * A scene without the somebody of whom it shows nothing: who waits for spring is a sign of waiting, and beside sugar that is
 * added nobody has to stand.
 */
function withoutBystander({ caption, text }: Clause, panel: Brief): Brief {
  const { elements, actions, relations } = panel;
  const [doer, ...others] = elements;
  const isAdded = ANYBODY.test(text) && !ANYBODY.test(caption);
  if (!doer || !isAdded || !isLivingKind(conceptOf(doer.concept ?? '')?.kind)) return panel;
  const isIn = relations.some(({ from, to }) => from === doer.id || to === doer.id);
  const isAtIt = actions.some(
    ({ verb, agent }) => agent === doer.id && verbFrameOf(verb) !== undefined && verb !== 'wait',
  );
  const isSeen = others.some(({ concept }) => conceptOf(concept ?? ''));
  if (isIn || isAtIt || (!isSeen && signOfStage(caption) === undefined)) return panel;
  return {
    ...panel,
    elements: others,
    actions: actions.filter(({ agent }) => agent !== doer.id),
    ...(isSeen ? {} : { places: [] }),
  };
}

const named = (id: string, index: number) => `p${String(index + 1)}-${id}`;

/** A brief of its own for the clause of a panel, with names that no other panel has. */
export function briefOfPanel(
  { text }: Clause,
  index: number,
  read: (text: string) => Brief,
): Brief {
  const { template: _none, ideas: _ideas, ...own } = read(text);
  const name = (id: string) => named(id, index);
  return {
    ...own,
    elements: own.elements.map((one) => ({ ...one, id: name(one.id) })),
    relations: own.relations.map((one) => ({ ...one, from: name(one.from), to: name(one.to) })),
    actions: own.actions.map(({ patient, instrument, ...one }) => ({
      ...one,
      agent: name(one.agent),
      ...(patient === undefined ? {} : { patient: name(patient) }),
      ...(instrument === undefined ? {} : { instrument: name(instrument) }),
    })),
    words: own.words.map(({ note, ...one }) => ({
      ...one,
      ...(note === undefined ? {} : { note: /^e\d+$/.test(note) ? name(note) : note }),
    })),
    lettering: [],
  };
}

const NO_CLAUSE: Clause = { caption: '', text: '' };

/** What the panels of a page tell, as one brief: who is in each stays apart from who is in the others. */
function merged(brief: Brief, told: Told, briefs: readonly Brief[]): Brief {
  const { weather: _weather, hour: _hour, ideas: _ideas, ...rest } = brief;
  return {
    ...rest,
    template: {
      id: 'panels',
      ...(told.isOrdered ? { count: told.clauses.length } : {}),
      ...(told.title ? { title: told.title } : {}),
      panels: told.clauses,
      ...(told.page ? { page: told.page } : {}),
    },
    elements: briefs.flatMap(({ elements }) => elements).slice(0, 40),
    relations: briefs.flatMap(({ relations }) => relations).slice(0, 60),
    actions: briefs.flatMap(({ actions }) => actions).slice(0, 20),
    places: briefs.flatMap(({ places }) => places).slice(0, 8),
    lettering: brief.lettering.filter((text) => text !== told.title),
    words: briefs.flatMap(({ words }) => words).slice(0, 400),
  };
}

/** Words of a clause, on average. */
const LEAST_WORDS = 1.6;
/** Who tells how something comes about means what happens, also where a thing stands for it. */
const COURSE =
  /\b(?:how|from|steps|process|comic|story\w*|sequenc\w+|instructions?|guide|arrows?|routine|day)\b/i;

/** What names a page of several pictures. */
const IS_PAGE =
  /\b(?:infographics?|worksheets?|cards?|flash ?cards?|comic|storyboard|chart|diagram|poster|steps|ways|tips|stages|panels?|guide|instructions?|arrows?|routine|dos and don'?ts|rules|first aid|from \w+ to)\b/i;

/** Whether what a page tells can mostly be seen. */
function canBeSeen(
  { clauses, page, isKnown }: Told,
  briefs: readonly Brief[],
  prompt: string,
): boolean {
  if (isKnown) return true;
  // Lists of single words name steps that are known, or signs.
  const words = clauses.flatMap(({ caption }) => caption.split(/\s+/));
  if (words.length < clauses.length * LEAST_WORDS) return false;
  const telling = briefs.map(tellingOf);
  // Without the name of a page it is one scene with several things, unless something happens in it.
  const deeds = briefs.filter(({ actions }) => actions.length > 0).length;
  if (!IS_PAGE.test(prompt) && deeds < clauses.length * 0.5) return false;
  // Where one leads to the next, or one is all that there is, things are enough.
  if (page !== undefined && page !== 'do-and-dont') return telling.every((one) => one > 0);
  const isCourse = COURSE.test(prompt);
  const scenes = telling.filter((one) => one >= (isCourse ? 1.5 : 2)).length;
  return (
    scenes >= clauses.length * (isCourse ? 0.3 : 0.5) &&
    telling.filter((one) => one === 0).length <= clauses.length / 3
  );
}

/** `how to sleep better: a woman in bed, a cat beside her`: under an article's heading, a scene with what stands in it. */
const isOneScene = ({ words }: Brief, clauses: readonly Brief[]): boolean =>
  clauses.length === 2 &&
  words.some(({ note }) => note === PAGE_TOPIC) &&
  clauses.some(({ actions }) => actions.length === 0);

/** The brief as the panels that are told, whatever it was read as. */
export function asPanels(brief: Brief, told: Told, read: (text: string) => Brief): Brief {
  const briefs = told.clauses.map((clause, index) => briefOfPanel(clause, index, read));
  return merged(brief, told, briefs);
}

/** The brief as panels, where its prompt tells clauses that can be seen. */
export function withPanels(brief: Brief, prompt: string, read: (text: string) => Brief): Brief {
  const told = toldIn(brief.template?.id ?? '', prompt);
  if (!told) return brief;
  const briefs = told.clauses.map((clause, index) => briefOfPanel(clause, index, read));
  if (isOneScene(brief, briefs)) return brief;
  if (!canBeSeen(told, briefs, prompt)) return brief;
  const scenes = briefs.map((one, at) => withoutBystander(told.clauses[at] ?? NO_CLAUSE, one));
  return merged(brief, told, told.isKnown ? briefs : scenes);
}
