import type { Brief } from '../../brief';
import { conceptOf } from '../../concepts';
import { titleOf } from '../text/outline/title';
import { verbFrameOf } from '../words/verb';
import { type Clause, clausesOf, type Told } from './clauses';

/**
 * A page that tells something clause by clause (`how a letter travels: a girl drops it in a mailbox, …`)
 * has a panel for each, and in it the scene of that clause. Lists of mere things stay with the designs
 * that set words and signs.
 */

/** Designs whose lists may be told in scenes. */
const GIVES_WAY =
  /^(?:|steps|infographic|labelled-diagram|chart|wall-chart|flash-card|worksheet|flowchart|poster|timeline|comparison|sticker|pipeline|cycle)$/;
/** What tells that a page explains, and is no scene with commas. */
const EXPLAINS =
  /\b(?:infographics?|worksheets?|flash ?cards?|comic|storyboard|story (?:cards?|strip|sequence)|sequenc(?:e|ing)|picture cards?|social story|visual schedule|routine (?:chart|cards?|poster)|chore chart|charts?|diagram|instructions?|guide|tutorial|tips|rules|first aid|explainer|panels?|step by step|(?:\d{1,2}|two|three|four|five|six) (?:\w+ )?(?:steps|ways|tips|stages|scenes|panels|cards|habits|reasons|things|rules|exercises|stretches)|prepositions?|opposites|phases|dos and don'?ts)\b|^how (?:an?|the|to|we|do|does|i|\w+ (?:is|are|gets?|becomes?|travels?|works?|grows?))\b|^from (?:an? |the )?\w+ to\b/i;
const IS_NO_PAGE =
  /\b(?:icons?|logo|sprite|pattern|seamless|mind map|org chart|venn|pie|bar chart|line chart|graph)\b/i;
/** Figures and dates are other designs' own. */
const HAS_FIGURES = /\d\s?%|\b(?:1[5-9]|20)\d\d\b|[€$£]\d/;
const COLON = /[:：](?!\d|\/)\s*/;
const SUBJECT_THEN_LIST =
  /^(?:an? )?(?:[\w-]+ ){0,3}(?:infographic|poster|worksheet|flash ?cards?|comic(?: strip)?|storyboard|diagram|guide|chart|story)\s*(?:(?:about|of|on|for|showing|explaining)\s+)?([^,:]{0,60}),\s+(.+)$/i;
const OF_TITLE =
  /^(?:an? )?(?:[\w-]+ ){0,3}(?:infographic|poster|worksheet|diagram|guide|chart)s? (?:about|of|on|for|showing|explaining) /i;

function headAndList(prompt: string): { head: string; list: string } | undefined {
  const at = COLON.exec(prompt);
  if (at) return { head: prompt.slice(0, at.index), list: prompt.slice(at.index + at[0].length) };
  const [, head = '', list] = SUBJECT_THEN_LIST.exec(prompt) ?? [];
  return list === undefined ? undefined : { head, list };
}

const MEDIUM_ONLY =
  /^(?:an? |the |\d{1,2}[- ]|two |three |four |five |six )?(?:[\w-]+ )?(?:infographics?|worksheets?|comic(?: strip)?|storyboard|flash ?cards?|panels?|picture cards?|cards|illustrations?|story|diagram|chart|poster)$/i;

const FOR_WHOM =
  /\s+for (?:\w+ )?(?:kids?|children|toddlers?|class(?:room)?|students|school|preschool(?:ers)?|kindergarten|beginners)$/i;

function titleFrom(head: string, prompt: string): string | undefined {
  const plain = head
    .trim()
    .replace(FOR_WHOM, '')
    .replace(
      /\s+(?:infographic|poster|chart|cards?|worksheet|diagram|comic strip|comic|storyboard)$/i,
      '',
    )
    .replace(OF_TITLE, '');
  if (plain !== '' && !MEDIUM_ONLY.test(head.trim()) && plain.split(/\s+/).length <= 9)
    return plain;
  return titleOf(prompt);
}

/** Cards of a lesson come in no order. */
const UNORDERED =
  /\b(?:flash ?cards?|picture cards?|prepositions?|opposites|worksheets?|dos and don'?ts)\b/i;

export function toldIn(prompt: string): Told | undefined {
  const parted = headAndList(prompt.replace(/\s+/g, ' ').trim());
  if (!parted) return undefined;
  const title = titleFrom(parted.head, prompt);
  const clauses = clausesOf(parted.list, prompt, parted.head);
  const isOrdered = !UNORDERED.test(prompt);
  return clauses.length < 2 ? undefined : { ...(title ? { title } : {}), clauses, isOrdered };
}

const LIVING = /^(?:person|animal|fantasy)$/;

/** How much a clause gives to draw: 2 where somebody does something or things stand to each other, 1 for a thing. */
function tellingOf({ elements, actions, relations }: Brief): number {
  const known = new Set(
    elements.filter(({ concept }) => conceptOf(concept ?? '')).map(({ id }) => id),
  );
  const kindOf = (id: string) =>
    conceptOf(elements.find((one) => one.id === id)?.concept ?? '')?.kind ?? '';
  const isDone = actions.some(
    ({ verb, agent }) => verbFrameOf(verb) !== undefined && LIVING.test(kindOf(agent)),
  );
  const isRelated = relations.some(({ from, to }) => known.has(from) && known.has(to));
  if (known.size === 0) return 0;
  if (isDone || isRelated) return 2;
  return known.size > 1 ? 1.5 : 1;
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
const COURSE = /\b(?:how|from|steps|process|comic|story\w*|sequenc\w+|instructions?|guide)\b/i;

/** The brief as panels, where its prompt tells clauses that can be seen. */
export function withPanels(brief: Brief, prompt: string, read: (text: string) => Brief): Brief {
  const id = brief.template?.id ?? '';
  if (!GIVES_WAY.test(id) || !EXPLAINS.test(prompt)) return brief;
  if (IS_NO_PAGE.test(prompt) || HAS_FIGURES.test(prompt)) return brief;
  const told = toldIn(prompt);
  if (!told) return brief;
  // Lists of single words name steps that are known, or signs.
  const words = told.clauses.flatMap(({ caption }) => caption.split(/\s+/));
  if (words.length < told.clauses.length * LEAST_WORDS) return brief;
  const briefs = told.clauses.map((clause, index) => briefOfPanel(clause, index, read));
  const telling = briefs.map(tellingOf);
  // Who tells how something comes about means what happens, also where a thing stands for it.
  const isCourse = COURSE.test(prompt);
  const scenes = telling.filter((one) => one >= (isCourse ? 1.5 : 2)).length;
  const isTold =
    scenes >= told.clauses.length * (isCourse ? 0.3 : 0.5) &&
    telling.filter((one) => one === 0).length <= told.clauses.length / 3;
  return isTold ? merged(brief, told, briefs) : brief;
}
