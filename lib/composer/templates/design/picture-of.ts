import type { BriefElement } from '../../brief';
import { CONCEPTS } from '../../concepts';
import type { TemplateRequest } from '../template';

const conceptOfWord = new Map(
  CONCEPTS.flatMap(({ id, words }) => [id, ...(words.en ?? [])].map((word) => [word, id] as const)),
);

/** A word of a table as if the prompt had named it; an element of the prompt of that name is taken first. */
export function elementOfWord(
  { brief }: { brief: Pick<TemplateRequest['brief'], 'elements'> },
  word: string,
): BriefElement {
  const concept = conceptOfWord.get(word);
  const named = brief.elements.find(
    (element) =>
      element.phrase.toLowerCase() === word ||
      (concept !== undefined && element.concept === concept),
  );
  return (
    named ?? {
      id: `table-${word.replace(/[^a-z0-9]+/g, '-')}`,
      ...(concept === undefined ? {} : { concept }),
      phrase: word,
      count: 1,
      several: false,
      colors: [],
      attributes: [],
    }
  );
}

/** What shows a stage that has a name: a thing of that name where it can be drawn, else the word of the table. */
export function elementOfStage(
  request: TemplateRequest,
  name: string,
  shows: string,
): BriefElement {
  const named = elementOfWord(request, name.toLowerCase());
  return request.drawingOf(named, 1) ? named : elementOfWord(request, shows);
}
