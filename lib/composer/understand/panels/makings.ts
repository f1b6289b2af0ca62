import { conceptOf } from '../../concepts';
import { theLexicon } from '../lexicon';
import { sentenceOf } from '../text/details';
import { MAKING_LIST } from '../words/makings.data';
import { LEAD, wordIn } from './page-lead';

/**
 * How something is made of something else (`how a plastic bottle becomes a fleece jacket`): stages are known for stuff and for
 * families of things, and what a prompt names is set into them.
 */

export type Stages = readonly (readonly [caption: string, scene: string])[];

/** From what to what. */
export interface Becoming {
  start: string;
  end: string;
}

const TURNED =
  '(?:becomes?|become|turns? into|changes? into|(?:is|are|gets?|be) (?:turned|made|transformed|recycled|upcycled|spun|woven|knitted|pressed|melted|baked|brewed|carved|shaped|processed|converted|ground|cooked|sewn) (?:down )?into)';
const NAMED = "[\\p{L}' -]{2,40}?";
const ENDS =
  '(?=$|[,.;:(]|\\s(?:infographics?|poster|diagram|illustration|comic|storyboard|in|for|with|process|step|explained|guide|chart|at|by|through)\\b)';
const ARTICLE = '(?:an? |the |your |our |my )?';
const BECOMINGS: readonly RegExp[] = [
  new RegExp(
    `${LEAD}how ${ARTICLE}(?<start>${NAMED}) (?:can )?${TURNED} ${ARTICLE}(?<end>${NAMED})${ENDS}`,
    'iu',
  ),
  new RegExp(
    `${LEAD}how ${ARTICLE}(?<end>${NAMED}) (?:is|are|gets?) (?:made|produced|manufactured|crafted|built|created|woven|spun|knitted) (?:from|out of|of|with) ${ARTICLE}(?<start>${NAMED})${ENDS}`,
    'iu',
  ),
  new RegExp(
    `${LEAD}how (?:to|we|they|you|people) (?:turn|transform|recycle|upcycle|make|process) ${ARTICLE}(?<start>${NAMED}) into ${ARTICLE}(?<end>${NAMED})${ENDS}`,
    'iu',
  ),
  new RegExp(
    `${LEAD}how (?:to|we|they|you|people) make ${ARTICLE}(?<end>${NAMED}) (?:from|out of) ${ARTICLE}(?<start>${NAMED})${ENDS}`,
    'iu',
  ),
];

/** From what to what a prompt says that something is made. */
export function becomingIn(prompt: string): Becoming | undefined {
  for (const becoming of BECOMINGS) {
    const { start, end } = becoming.exec(prompt)?.groups ?? {};
    if (start !== undefined && end !== undefined) return { start, end };
  }
  return undefined;
}

/** What makes no other thing of it. */
const PLAIN = /^(?:new|recycled|single|simple|finished|piece of|used|brand-new|your|our)\s/iu;
const plainOf = (words: string): string => words.trim().replace(PLAIN, '');

const withArticle = (words: string): string => {
  if (/[^s]s$/u.test(words)) return words;
  return /^[aeiou]/iu.test(words) ? `an ${words}` : `a ${words}`;
};

function filled(text: string, { start, end }: Becoming): string {
  return text
    .replace('{Start}', sentenceOf(start))
    .replace('{a start}', withArticle(start))
    .replace('{start}', start)
    .replace('{End}', sentenceOf(end))
    .replace('{a end}', withArticle(end));
}

/** Whether words name something that is drawn. */
export const isThing = (words: string): boolean =>
  [words, words.split(' ').at(-1) ?? ''].some((one) =>
    conceptOf(theLexicon().lookUp(one.toLowerCase(), 'en')?.concept ?? ''),
  );

/** What is told of a thing that is made of what the words say, and how well both fit. */
export function madeOf(told: {
  start?: string;
  end: string;
}): { stages: Stages; length: number } | undefined {
  const end = plainOf(told.end);
  const fits = MAKING_LIST.flatMap(({ starts, ends, stages }) => {
    const atStart = wordIn(told.start ?? end, starts);
    const atEnd = wordIn(end, ends);
    if (!atEnd || (told.start !== undefined && !atStart)) return [];
    return [{ starts, stages, length: (atStart?.length ?? 0) + atEnd.length }];
  });
  const best = fits.sort((one, other) => other.length - one.length)[0];
  if (!best) return undefined;
  const ends = { start: plainOf(told.start ?? best.starts[0] ?? ''), end };
  // What nobody can draw is not shown as it was before.
  const shown = best.stages.filter(
    ([, scene]) => isThing(ends.start) || scene !== '{a start}' || best.stages.length < 4,
  );
  const stages = shown.map(
    ([caption, scene]) => [filled(caption, ends), filled(scene, ends)] as const,
  );
  return { stages, length: best.length };
}

/** Both ends, where nobody knows what is between them. */
export function endsOf(told: Becoming): Stages | undefined {
  const [start, end] = [plainOf(told.start), plainOf(told.end)];
  if (!isThing(start) || !isThing(end)) return undefined;
  return [
    [sentenceOf(start), withArticle(start)],
    [sentenceOf(end), withArticle(end)],
  ];
}
