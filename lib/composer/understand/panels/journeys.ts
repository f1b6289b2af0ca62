import { type Journey, JOURNEYS } from '../words/journeys.data';
import type { Told } from './clauses';

/**
 * Prompts that tell how something comes about in one sentence, without its steps: `how a letter travels from mailbox to
 * doorstep`, `from bean to cup`, `the life of a plastic bottle`, `what happens when you flush`.
 */

/** What may stand before: the page, and how it is drawn. */
const LEAD =
  "^(?:(?:an?|the|simple|flat|vector|kids|children'?s|illustrated|educational|step[- ]by[- ]step|visual|cute|colou?rful|infographic|poster|diagram|illustration|comic|storyboard|chart|page|explainer|explaining|explain|showing|show|shows|about|of|on|for|picture|drawing|cartoon|series|sequence|animated|tiny|little|big)[ ,:]{1,2}){0,9}";
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

/** Where in a text a word of a list stands, and how long it is; the earliest counts, and of those the longest. */
function wordIn(
  text: string,
  words: readonly string[],
): { at: number; length: number } | undefined {
  const found = words.flatMap((word) => {
    const at = ` ${text} `.search(new RegExp(`(?<![\\p{L}-])${word}s?(?![\\p{L}-])`, 'iu'));
    return at < 0 ? [] : [{ at, length: word.length }];
  });
  return found.sort((one, other) => one.at - other.at || other.length - one.length)[0];
}

function byEnds(from: string, to: string): Journey | undefined {
  const fits = JOURNEYS.flatMap((journey) => {
    const [start, end] = [
      wordIn(from, [...journey.starts, ...journey.subjects]),
      wordIn(to, journey.ends),
    ];
    return start && end ? [{ journey, length: start.length + end.length }] : [];
  });
  return fits.sort((one, other) => other.length - one.length)[0]?.journey;
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

/** The journey that a prompt tells of; none where it is not of one that is known. */
export function journeyIn(prompt: string): Told | undefined {
  for (const course of COURSES) {
    const match = course.exec(prompt);
    if (!match?.groups || IS_SCENE.test(match.groups.what ?? '')) continue;
    const { what = '', from, to, rest = '' } = match.groups;
    const ends =
      from === undefined ? /\bfrom (.{2,40}?) to (.{2,40})$/iu.exec(`${what}${rest}`) : [];
    const journey =
      from !== undefined && to !== undefined
        ? (byEnds(from, to) ?? bySubject(rest))
        : (bySubject(what) ?? (ends ? byEnds(ends[1] ?? '', ends[2] ?? '') : undefined));
    if (!journey) continue;
    const title = titled(match[0]);
    const isTitle = title !== '' && title.split(/\s+/).length <= TITLE_WORDS_MAX;
    return {
      title: isTitle ? title : journey.title,
      clauses: journey.stages.map(([caption, text]) => ({ caption, text })),
      isOrdered: true,
      isKnown: true,
    };
  }
  return undefined;
}
