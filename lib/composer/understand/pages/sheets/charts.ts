import type { Brief } from '../../../brief';
import { DECISIONS } from '../../../templates/content/decisions.data';
import { sentenceCase } from '../../../templates/design/words';
import { thingOf } from '../page-things';
import { figured } from '../../text/outline/figures';
import { blankPage } from '../own-page';
import { partsOf, type Read, tailOf } from './told-list';

/** Charts of pictures that are counted, and questions with an answer on each side. */

const PICTOGRAPH =
  /\b(?:pictograms?|pictographs?|picture graph|picture chart|tally chart)\b(?: (?:chart|graph))?(?: (?:of|showing|about|for) (?:the )?(?<what>[\p{L}' -]{3,50}?))?(?=\s*(?:[:,]|\bwith\b|$))/iu;
/** What one picture stands for is told by the page itself. */
const EACH_FOR =
  /,\s+(?:and )?(?:with )?(?:each|one|every) [^,:]{2,30} (?:standing for|stands for|means|equals|for|represents|representing|=) (?:one|1|a single)?[^,:]{0,24}$/iu;
const ROWS_MAX = 8;
const singular = (phrase: string): string => phrase.replace(/(?<=[^s])s$/iu, '');

/** `pictogram of books read: Anna 3, Ben 5`: a row for each, with as many pictures. */
export function asPictograph(prompt: string, read: Read): Brief | undefined {
  const found = PICTOGRAPH.exec(prompt);
  if (!found) return undefined;
  const rows = partsOf(tailOf(prompt.replace(EACH_FOR, '')) ?? '')
    .map(figured)
    .flatMap(({ text, value, written }) =>
      value === undefined || written === undefined ? [] : [{ text, value, written }],
    );
  if (rows.length < 2 || rows.length > ROWS_MAX) return undefined;
  const what = found.groups?.what ?? '';
  const [thing] = read(what).elements.filter(({ concept }) => concept !== undefined);
  return blankPage(read(prompt), {
    template: { id: 'pictograph', title: sentenceCase(what || 'How many?'), items: rows },
    elements: thing
      ? [
          {
            ...thingOf('i0', singular(thing.phrase), `a ${singular(thing.phrase)}`, read),
            id: 'counted',
          },
        ]
      : [],
  });
}

const DECISION =
  /\b(?:decision (?:tree|chart|diagram)|flow ?chart|yes[ /-]?(?:or[ -])?no (?:chart|diagram|tree))\b/iu;
const QUESTION =
  /(?:[:,]|\bwith(?: the question)?|\basking)\s*["“]?(?<question>[^:?"“”]{5,60}\?)["”]?/iu;
const ANSWERS =
  /\?["”]?[\s,;:-]*(?:if )?yes\b[\s,;:→>-]*(?:then |to |means )?(?<yes>[^.;:?]{3,60}?)[\s,;.]+(?:and |or |if )*no\b[\s,;:→>-]*(?:then |to |means )?(?<no>[^.;:?]{3,60})\.?$/iu;

/** A question that is asked without its mark: `should I adopt a dog`, `what to have for dinner`. */
const ASKED =
  /(?:[:,]|\b(?:about|on|for|of|to|deciding|decide|with the question)\b)\s*(?:decide )?["“]?(?<question>(?:(?:should|can|do|does|is|are|will|shall) (?:i|we|you|it|my|this|he|she|they)|what (?:to|should|shall|can)|which|whether (?:to|i should|we should)|who|when to|where to|how to choose)\b[^:?"“”,;]{2,50})/iu;
/** What is done in answer to a question: `bring an umbrella`. */
const DEED =
  /^(?:should|can|shall|will|do|whether)(?: (?:i|we|you|they))?(?: should)?(?: to)? (.{3,40})$/iu;

/** Two known questions lead to an answer where the prompt tells none. */
function asCourse(prompt: string, read: Read): Brief | undefined {
  const told = (QUESTION.exec(prompt) ?? ASKED.exec(prompt))?.groups?.question?.trim();
  if (told === undefined) return undefined;
  const question = told.replace(/\?$/, '').replace(/^whether (?:to|i should)\b/i, 'should I');
  const known = DECISIONS.find(({ words }) => words.test(question));
  if (!known) return undefined;
  const deed = DEED.exec(question)?.[1]?.trim() ?? question;
  const [thing] = read(deed).elements.filter(({ concept }) => concept !== undefined);
  const { first, ifNotFirst, second, ifNotSecond, ifBoth } = known;
  const filled = [first, ifNotFirst, second, ifNotSecond, ifBoth].map(({ text, shows }) => ({
    text: text.replace('{deed}', sentenceCase(deed)),
    shows: shows.replace('{thing}', thing?.phrase ?? 'check mark'),
  }));
  return blankPage(read(prompt), {
    template: {
      id: 'decision',
      title: `${sentenceCase(question)}?`,
      items: filled.map(({ text }) => ({ text })),
    },
    elements: filled.map(({ text, shows }, at) =>
      thingOf(`i${String(at + 1)}`, text, `a ${shows}`, read),
    ),
  });
}

/** `decision tree: is it raining? yes, take an umbrella, no, wear sunglasses`: a question, and an answer to each side. */
export function asDecision(prompt: string, read: Read): Brief | undefined {
  if (!DECISION.test(prompt)) return undefined;
  const question = QUESTION.exec(prompt)?.groups?.question?.trim();
  const { yes, no } = ANSWERS.exec(prompt)?.groups ?? {};
  if (!question || !yes || !no) return asCourse(prompt, read);
  const texts = [yes, no].map((text) => text.trim());
  return blankPage(read(prompt), {
    template: {
      id: 'decision',
      title: question,
      items: texts.map((text) => ({ text })),
    },
    elements: texts.map((text, at) => thingOf(`i${String(at + 1)}`, text, text, read)),
  });
}
