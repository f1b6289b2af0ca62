import { type Journey, JOURNEYS } from '../words/journeys.data';
import type { Told } from './clauses';
import { becomingIn, endsOf, madeOf, type Stages } from './makings';
import { LEAD, wordIn } from './page-lead';

/**
 * Prompts that tell how something comes about in one sentence, without its steps: `how a letter travels from mailbox to
 * doorstep`, `from bean to cup`, `the life of a plastic bottle`, `what happens when you flush`.
 */

const DONE =
  '(?:travels?|gets?|goes|go|moves?|reach(?:es)?|becomes?|turns?|(?:is|are) (?:made|produced|grown|built|recycled|delivered|sent|born|manufactured|harvested|created)|makes? (?:its|their) way|finds? (?:its|their) way|ends? up|comes?|arrives?)';
const COURSES: readonly RegExp[] = [
  new RegExp(
    `${LEAD}how (?:an? |the |your |our |my )?(?<what>[\\p{L}' -]{2,50}?) ${DONE}\\b(?<rest>[^.;]{0,80})`,
    'iu',
  ),
  new RegExp(
    `${LEAD}(?:long |whole |secret |amazing |incredible |great )?(?:life ?cycle|life|journey|story|adventures?|travels|voyage|route|trip|making|production|way) of (?:an? |the |your |our |my )?(?<what>[^.;:]{2,80})`,
    'iu',
  ),
  new RegExp(
    `${LEAD}(?:(?:journey|story|way|path|trip|process) )?from (?:an? |the )?(?<from>[\\p{L}' -]{2,30}?) to (?:an? |the |your |our )?(?<to>[\\p{L}' -]{2,30}?)(?=$|[,.;:]|\\s(?:infographic|poster|diagram|illustration|comic|storyboard|in|for|with|process|step)\\b)(?<rest>[^.;]{0,80})`,
    'iu',
  ),
  new RegExp(
    `${LEAD}(?<from>[\\p{L}'-]{2,20}(?: [\\p{L}'-]{2,20})?) to (?<to>[\\p{L}'-]{2,20}(?: [\\p{L}'-]{2,20})?),? (?:infographic|poster|diagram|comic|storyboard|process|journey|step by step|timeline)\\b(?<rest>)`,
    'iu',
  ),
  new RegExp(
    `${LEAD}what happens (?:(?:when|after|if|once) (?=(?:you|we|i|somebody|someone|people|your|an? )\\b)(?!an? \\w{2,20} \\w{2,20}s? )|(?:to|inside|with) )(?<what>[^.;:]{2,80})`,
    'iu',
  ),
  new RegExp(
    `${LEAD}where (?:do |does |did )?(?:an? |the |your |our |my )?(?<what>[\\p{L}' -]{2,50}?) (?:go(?:es)?|comes? from|ends? up)\\b`,
    'iu',
  ),
];

/** A journey that is told from one end to the other, and how well its ends fit. */
function byEnds(from: string, to: string): { stages: Stages; length: number } | undefined {
  const fits = JOURNEYS.flatMap(({ starts, subjects, ends, stages }) => {
    const [start, end] = [wordIn(from, [...starts, ...subjects]), wordIn(to, ends)];
    return start && end ? [{ stages, length: start.length + end.length }] : [];
  });
  return fits.sort((one, other) => other.length - one.length)[0];
}

/** What is known of a way from one thing to another: the journey whose ends are named, else how the one is made of the other. */
function fromTo(from: string, to: string): Stages | undefined {
  const [journey, making] = [byEnds(from, to), madeOf({ start: from, end: to })];
  return making && making.length >= (journey?.length ?? 0) ? making.stages : journey?.stages;
}

function bySubject(text: string): Journey | undefined {
  const fits = JOURNEYS.flatMap((journey) => {
    const found = wordIn(text, journey.subjects);
    return found ? [{ journey, ...found }] : [];
  });
  return fits.sort((one, other) => one.at - other.at || other.length - one.length)[0]?.journey;
}

/** Somebody's story, a life somewhere: that is one scene. */
const IS_SCENE =
  /\s(?:who|that|which|(?!morning|evening|washing|recycling)[a-z]{2,12}ing|(?:in|at|on|by|among) (?!\d|two|three|four|five|six|steps|stages|your|our|panels))/iu;

/** A title is no longer. */
const TITLE_WORDS_MAX = 8;
const titled = (text: string) =>
  text
    .replace(new RegExp(LEAD, 'iu'), '')
    .replace(/,.*$|\s(?:infographic|poster|diagram|illustration|comic|storyboard)\b.*$/iu, '')
    .trim();

function told(stages: Stages, title: string): Told {
  return {
    title,
    clauses: stages.map(([caption, text]) => ({ caption, text })),
    isOrdered: true,
    isKnown: true,
  };
}

/** How one thing becomes another: by its stages, where none are known by both ends. */
function becoming(prompt: string): Told | undefined {
  const ends = becomingIn(prompt);
  if (!ends) return undefined;
  const title = `How ${ends.start} becomes ${ends.end}`;
  const stages = fromTo(ends.start, ends.end);
  const words = titled(prompt);
  const isTitle = words !== '' && words.split(/\s+/).length <= TITLE_WORDS_MAX + 2;
  if (stages) return told(stages, isTitle ? words : title);
  const both = endsOf(ends);
  return both && { ...told(both, isTitle ? words : title), isOrdered: false, page: 'chain' };
}

/** What is made, where only that is named: `how a wooden spoon is made`. */
const MADE =
  /\b(?:is|are|gets?) (?:made|produced|manufactured|crafted|built|created)\b|\bmaking of\b/iu;

/** The journey that a prompt tells of; none where it is not of one that is known. */
export function journeyIn(prompt: string): Told | undefined {
  const made = becoming(prompt);
  if (made) return made;
  for (const course of COURSES) {
    const match = course.exec(prompt);
    if (!match?.groups || IS_SCENE.test(match.groups.what ?? '')) continue;
    const { what = '', from, to, rest = '' } = match.groups;
    const ends =
      from === undefined ? /\bfrom (.{2,40}?) to (.{2,40})$/iu.exec(`${what}${rest}`) : [];
    const journey = from === undefined || to === undefined ? bySubject(what) : bySubject(rest);
    const stages =
      (from !== undefined && to !== undefined ? fromTo(from, to) : undefined) ??
      journey?.stages ??
      (ends ? fromTo(ends[1] ?? '', ends[2] ?? '') : undefined) ??
      (MADE.test(match[0]) ? madeOf({ end: what })?.stages : undefined);
    if (!stages) continue;
    const title = titled(match[0]);
    const isTitle = title !== '' && title.split(/\s+/).length <= TITLE_WORDS_MAX;
    return told(stages, isTitle ? title : (journey?.title ?? what));
  }
  return undefined;
}
