import { remove } from './imply';
import type { Rule } from './rule';

/** Parts of a page: they say where things stand and are no things. */
const OF_A_PAGE =
  /^(?:(?:two|three|four|five|six|2|3|4|5|6|equal|side|clear|bold|big|large|small|short|simple|text|empty|blank|white|negative|copy|neat|numbered|curved|colou?rful|thin|dotted|plain|elegant)\s+)*(?:columns?|rows?|panels?|sections?|halves|grid|layout|margins?|borders?|copy ?space|negative space|white space|space|headlines?|heading|captions?|titles?|subtitles?|body text|placeholder|text|labels?|arrows?|callouts?|bullet points?|infographics?|illustrations?|graphics?|charts? area|rounded square|rounded corners?|squircle|lettering|typography|quote|words?|letters?|kids|children|beginners|adults|students|phone number|date|time|venue|address|website|contact details)$/i;
/** Shapes that hold a mark. */
const HOLDING =
  /^(?:(?:forming|in|inside|within) (?:an? )?)?(?:circle|square|round|ring|disc|shield shape|hexagon|badge shape|rounded square|triangle|oval|frame|border)$/i;
/** What something is printed on, after its name: `plant worksheet`, `eucalyptus leaves border`. */
const ON_PAPER = / (?:worksheet|printable|border|frame|poster|sheet|activity|illustration)s?$/i;
const MARKS = /^(?:logo|icon|app-icon|monogram|emblem|badge-on-icon|word-mark|sticker)$/;
/** Of a page they lead from one to the next; a mark shows them. */
const SHOWN_BY_MARKS = /(?:^|\s)(?:arrows?|letter)$/i;
/** Signs that are an arrow themselves. */
const ARROWED =
  /^(?:upload|download|export|import|share|sync|refresh|reload|log ?in|log ?out|send|undo|redo)/i;
const DESIGNS =
  /^(?:logo|icon|app-icon|monogram|emblem|word-mark|sticker|poster|banner|card|business-card|menu|ticket|chart|steps|timeline|comparison|flowchart|pyramid|wall-chart|worksheet|infographic|labelled-diagram|cross-section|cycle|flash-card|neon-sign|chalkboard|map)$/;

/** Who a page may be for, or be seen on it: `poster for kids`, `poster with kids planting a tree`. */
const READERS = /(?:^|\s)(?:kids|children|beginners|adults|students)$/i;
/** Only as its readers: who is told of once more is seen, and so is who is read to. */
function isFor(prompt: string, phrase: string): boolean {
  const readers = new RegExp(
    `\\b(?:for|aimed at|(?:explain\\w*|taught|teach\\w*) (?:[\\p{L}-]+ ){0,3}to) (?:[\\p{L}-]+ ){0,2}${phrase}\\b`,
    'giu',
  );
  const rest = prompt.replace(readers, ' ');
  return rest !== prompt && !new RegExp(`\\b${phrase}\\b`, 'iu').test(rest);
}

export const layout: Rule = {
  name: 'words for parts of a page say how a design is laid out and are no things in it',
  example: {
    prompt: 'comparison infographic of a cat and a dog, two columns',
    elements: ['cat', 'dog'],
    without: ['column'],
  },
  apply(draft, prompt) {
    const id = draft.template?.id ?? '';
    if (!DESIGNS.test(id)) return;
    const others = draft.elements.filter(({ phrase }) => !HOLDING.test(phrase));
    const isOfAMark = (phrase: string) =>
      MARKS.test(id) &&
      SHOWN_BY_MARKS.test(phrase) &&
      !draft.elements.some((one) => ARROWED.test(one.phrase));
    const isLaidOut = ({ phrase, id: element }: (typeof draft.elements)[number]) =>
      !/^i\d/.test(element) &&
      !(READERS.test(phrase) && !isFor(prompt, phrase)) &&
      ((OF_A_PAGE.test(phrase) && !isOfAMark(phrase)) ||
        (MARKS.test(id) && HOLDING.test(phrase) && others.length + draft.places.length > 0));
    const gone = draft.elements.filter(isLaidOut);
    for (const { phrase, id: element } of gone) {
      for (const word of draft.words)
        if (word.note === element || word.word === phrase) {
          word.fate = 'ignored';
          word.note = 'how the design is laid out';
        }
    }
    for (const element of draft.elements) {
      const rest = element.phrase.replace(ON_PAPER, '');
      const look = (word: string) =>
        draft.lexicon.lookUp(word.toLowerCase(), draft.language)?.concept;
      const concept = look(rest) ?? look(rest.split(' ').at(-1) ?? '');
      if (element.concept === undefined && rest !== element.phrase && concept)
        Object.assign(element, { concept, phrase: rest });
    }
    remove(draft, (element) => gone.some((one) => one.id === element));
  },
};
