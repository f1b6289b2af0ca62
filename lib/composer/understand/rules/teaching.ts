import { PAGE_TOPIC } from '../text/announcement';
import { LESSONS } from '../../templates/content/lessons.data';
import { matching } from '../../templates/design/words';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import type { Rule } from './rule';

/** What hangs on a wall or lies on a desk to be learned from. */
const TEACHES =
  /\b(?:posters?|charts?|worksheets?|flash ?cards?|infographics?|diagrams?|class(?:room)?|lessons?|printables?|displays?|visual aid|for (?:kids|children|kindergarten|preschool|grade|toddlers|school|pupils|students)|educational|food chains?|layers of|types of|preschool|kindergarten|esl)\b/i;
/** Designs that a lesson may take the place of. */
const GIVES_WAY =
  /^(?:|poster|chart|wall-chart|labelled-diagram|infographic|steps|icon-set|banner|alphabet|flash-card)$/;
const SHOWS = /\b(?:with|showing|shows|featuring) (?:an?|the|two|three|his|her|some)\s/i;
/** Pictures of somebody who learns, and not of what is learned. */
const STORY = /\b(?:teacher|child|boy|girl|student|pupil|kid|kids) (?:is |are )?\w+ing\b/i;

/** Who learns from a page is no name of it. */
const WHO_LEARNS = /^(?:school|kids|children|class(?:room)?|kindergarten|preschool|office)$/i;

/** `with a child and a crosswalk`: a poster of things of its own, none of which the lesson shows. */
function showsOwn(
  draft: Draft,
  prompt: string,
  { words, steps }: (typeof LESSONS)[number],
): boolean {
  const known = [...words, ...steps.flatMap(({ shows = '', head }) => [shows, head])]
    .join(' ')
    .toLowerCase();
  const own = draft.elements.filter(
    ({ concept, phrase }) => concept !== undefined && !known.includes(phrase.toLowerCase()),
  );
  return own.length > 1 && SHOWS.test(prompt);
}

/** `children on a crossing with a lollipop lady, road safety lesson`: where no page is named, who is told with whom is the picture. */
function tellsScene(draft: Draft): boolean {
  const people = draft.elements.filter(({ id }) => draft.kindOf(id) === 'person');
  return people.length > 1;
}

/** What a prompt lists after a colon, where most of it is of the lesson: then it is that, and not all that is learned. */
function namedAmong(
  prompt: string,
  steps: (typeof LESSONS)[number]['steps'],
): string[] | undefined {
  const list = /:\s*([^:.;]{5,160})$/.exec(prompt)?.[1];
  const words = (list ?? '')
    .split(/,\s*(?:and\s)?|\s(?:and|&)\s/)
    .map((word) => word.trim())
    .filter(Boolean);
  const heads = new Set(steps.map(({ head }) => head.toLowerCase()));
  const known = words.filter((word) => heads.has(word.toLowerCase()));
  return words.length > 1 && known.length >= words.length / 2 ? words : undefined;
}

/** What a prompt lists after a colon that is none of the lesson, and that can be drawn: big elephants for opposites. */
function ownList(draft: Draft, prompt: string): string[] | undefined {
  const list = /:\s*([^:.;]{5,200})$/.exec(prompt)?.[1] ?? '';
  const parts = list
    .split(/,\s*(?:and\s)?|\s(?:and|&|vs\.?|versus)\s/)
    .map((part) => part.trim().replace(/^(?:an?|the) /i, ''))
    .filter(Boolean);
  const shown = parts.filter((part) =>
    draft.elements.some(
      ({ concept, phrase }) => concept !== undefined && phrase.toLowerCase() === part.toLowerCase(),
    ),
  );
  const isOwn = parts.length > 3 && parts.length < 13 && shown.length >= parts.length * 0.75;
  return isOwn ? parts : undefined;
}

/** The page of what is listed, each thing by itself. */
function listOwn(draft: Draft, title: string, list: readonly string[]): void {
  draft.template = { id: 'wall-chart', title, items: list.map((text) => ({ text })) };
  draft.ideas = [];
  draft.places.splice(0);
  draft.relations.splice(0);
  const isListed = (phrase: string) =>
    list.some((part) => part.toLowerCase() === phrase.toLowerCase());
  remove(draft, (id) => !isListed(draft.element(id)?.phrase ?? ''));
}

export const teaching: Rule = {
  name: 'what every class learns by heart is shown whole on a poster of it',
  example: {
    prompt: 'classroom poster with the days of the week',
    elements: [],
    brief: { places: [] },
  },
  apply(draft, prompt) {
    const { template } = draft;
    if (template?.id === 'flash-card' && !/\b(?:flash ?)?cards\b/i.test(prompt)) return;
    if (!GIVES_WAY.test(template?.id ?? '') || !TEACHES.test(prompt) || STORY.test(prompt)) return;
    // What a poster tells to show is its picture, whatever it teaches.
    if (draft.words.some(({ note }) => note === PAGE_TOPIC)) return;
    const text = prompt.toLowerCase().replace(/[^\p{L}\p{N}’'-]+/gu, ' ');
    const lesson = matching(text, LESSONS);
    if (!lesson) return;
    const { title, items = [] } = template ?? {};
    const isListed = items.length > 1;
    if (template === undefined && !isListed && tellsScene(draft)) return;
    if (template?.id === 'poster' && !isListed && showsOwn(draft, prompt, lesson)) return;
    // Figures are a chart, whatever they are of.
    if (items.some(({ value }) => value !== undefined)) return;
    const isNamed = title !== undefined && /["“„]|titled?\b/i.test(prompt);
    const told = { title: isNamed ? title : lesson.title };
    const named = namedAmong(prompt, lesson.steps);
    const own = named || isListed ? undefined : ownList(draft, prompt);
    if (own) {
      listOwn(draft, told.title, own);
      return;
    }
    const known = (named ?? lesson.steps.map(({ head }) => head)).map((text) => ({ text }));
    draft.template = { id: 'wall-chart', ...told, items: isListed ? items : known };
    draft.ideas = [];
    draft.places.splice(0);
    // What is written on any poster of its kind gives way to the name of the lesson.
    const isWritten = (line: string) =>
      prompt.toLowerCase().includes(line.toLowerCase()) && !WHO_LEARNS.test(line);
    draft.lettering.splice(0, Infinity, ...draft.lettering.filter(isWritten));
    if (isListed) {
      // What the lesson is called is nobody on its page, nor are their kin.
      const isName = (phrase: string) =>
        lesson.words.some((words) => words === phrase.toLowerCase());
      const [name] = draft.elements.filter(({ phrase }) => isName(phrase));
      const because = name ? `one of the ${name.phrase}` : undefined;
      remove(draft, (id) => {
        const one = draft.element(id);
        return (
          one !== undefined && (one === name || one.because === because) && because !== undefined
        );
      });
      return;
    }
    const shown = lesson.steps.map(({ shows, head }) => `${shows} ${head}`.toLowerCase());
    const isOfLesson = (phrase: string) =>
      text.includes(phrase.toLowerCase()) ||
      shown.some((one) => one.includes(phrase.toLowerCase()));
    remove(draft, (id) => {
      const { phrase = '', concept } = draft.element(id) ?? {};
      const isNamed = lesson.words.some((words) => words.includes(phrase.toLowerCase()));
      return concept === undefined || isNamed || shown.some((one) => one.includes(phrase));
    });
    for (const word of draft.words)
      if (/^(?:unknown|place|weather|hour)$/.test(word.fate) && isOfLesson(word.word))
        word.fate = 'template';
  },
};
