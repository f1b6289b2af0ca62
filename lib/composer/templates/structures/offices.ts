import { conceptOf, CONCEPTS } from '../../concepts';
import { sentenceCase } from '../design/words';
import type { TemplateRequest } from '../template';

/** Who is in an org chart. */
export interface Office {
  name: string;
  body: string;
  /** What the kit draws them as, where their trade is known. */
  shows?: string;
  /** Element of the prompt. */
  id?: string;
}

const people = new Map(
  CONCEPTS.filter(({ id }) => conceptOf(id)?.kind === 'person').flatMap(({ id, words }) =>
    [id, ...(words.en ?? [])].map((word) => [word.toLowerCase(), word] as const),
  ),
);

/** A trade that the kit has somebody of: `head baker` is a baker. */
function tradeOf(name: string): string | undefined {
  const lower = name.toLowerCase();
  return people.get(lower) ?? people.get(lower.split(' ').at(-1) ?? '');
}

/** The levels that the prompt tells, from the top; none where it tells of no levels. */
export function toldLevels({ brief }: TemplateRequest): Office[][] {
  const levels: Office[][] = [];
  for (const { text, level } of brief.template?.items ?? []) {
    if (level === undefined) return [];
    const shows = tradeOf(text);
    (levels[level] ??= []).push({
      name: sentenceCase(text),
      body: '',
      ...(shows ? { shows } : {}),
    });
  }
  return levels.length > 1 ? levels : [];
}
