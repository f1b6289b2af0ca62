import { DIAGRAMS } from '../../templates/diagrams';
import { KIT_PARTS } from '../../templates/diagrams/kit-parts.data';
import { matching, tells } from '../../templates/design/words';
import { instructs, outlineOf } from '../text/outline/outline';
import type { BriefElement } from '../../brief';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import type { Rule } from './rule';

/** Who asks for the parts of a subject. */
const OF_PARTS =
  /\b(?:labell?ed|labels?|diagrams?|anatomy|anatomical|parts of|cross[- ]section|cutaway|structure of|inside of|explained)\b/i;
/** Pages that may be of a subject's parts, where its name is of more than one word. */
const PAGE =
  /\b(?:infographic|poster|chart|worksheet|educational|for (?:kids|children|school|students|class))\b/i;
const GIVES_WAY =
  /^(?:|labelled-diagram|cross-section|steps|poster|wall-chart|chart|infographic|cycle|comparison|worksheet)$/;
/** A sheet on which the names are to be written. */
const TO_FILL_IN =
  /\bworksheets?\b.*\blabels?|\blabel(?:ling)? (?:the )?(?:parts?|worksheet)|\bparts of\b.*\bworksheet|\bblank (?:lines|labels|boxes)\b/i;
const IN_SCENE =
  /\b(?:teacher|doctor|holding|drawing|pointing|presenting|in front of|on (?:a|the) (?:wall|screen|whiteboard|blackboard)|how to|hero|blog|header|banner|logo|icons?)\b/i;
/** What goes round in a landscape is a ring only where one is asked for. */
const RING = /\b(?:circular|circle|ring|round|wheel|icons?)\b/i;
const NO_THING =
  /^(?:(?:blank )?(?:labell?ed|labels?|lines)|diagram|parts?|poster|infographic|worksheet|anatomy|arrows?|structure)$/i;

const stem = (text: string) => text.toLowerCase().replace(/(?:es|s)$/, '');

/** `human skeleton poster with skull and ribs labelled`: what the page is about, where only its parts were read as things. */
function toldWhole(draft: Draft, prompt: string): BriefElement | undefined {
  if (!OF_PARTS.test(prompt) || !PAGE.test(prompt)) return undefined;
  const concept = [...KIT_PARTS.keys()].find((one) => tells(prompt.toLowerCase(), one));
  if (concept === undefined) return undefined;
  const id = `e${String(draft.elements.length + 1)}`;
  draft.elements.push({
    id,
    concept,
    phrase: concept.replaceAll('-', ' '),
    count: 1,
    several: false,
    colors: [],
    attributes: [],
  });
  return draft.element(id);
}

/** What the kit draws keeps its element: the names of its parts are labels, and no things beside it. */
function kitSubject(draft: Draft, prompt: string): void {
  const whole =
    draft.elements.find(({ concept = '' }) => KIT_PARTS.has(concept)) ?? toldWhole(draft, prompt);
  const known = KIT_PARTS.get(whole?.concept ?? '');
  if (!whole || !known || !OF_PARTS.test(prompt) || draft.template?.id === 'cycle') return;
  const names = known.parts.flatMap(({ name, also }) => [name, ...also].map(stem));
  const isPart = (text: string) => names.some((name) => name.includes(stem(text)));
  const { items } = outlineOf(prompt, 'plain');
  const told = items.filter(({ text }) => isPart(text)).length > items.length / 2 ? items : [];
  const rest = draft.elements.filter(({ id, phrase }) => id !== whole.id && !NO_THING.test(phrase));
  // Several things that are no parts of it are a page of their own.
  if (rest.some(({ phrase }) => !isPart(phrase)) && told.length < 2) return;
  draft.template = {
    id: 'labelled-diagram',
    ...(told.length > 1 ? { items: told.map(({ text }) => ({ text })) } : {}),
  };
  draft.places.splice(0);
  whole.count = 1;
  remove(draft, (id) => id !== whole.id);
}

const TRUNK = 'Inside a tree trunk';
const STANDING = /\b(?:leaves|leaf|branch(?:es)?|roots?|crown|canopy|fruit)\b/;

export const diagrams: Rule = {
  name: 'a subject whose parts are known is a diagram with labels wherever its parts are asked for',
  example: {
    prompt: 'human digestive system poster labelled',
    brief: { template: { id: 'labelled-diagram' } },
  },
  apply(draft, prompt) {
    const read = draft.template?.id ?? '';
    const isCardOfParts = read === 'flash-card' && /\bparts of\b/i.test(prompt);
    if (!(GIVES_WAY.test(read) || isCardOfParts) || IN_SCENE.test(prompt) || instructs(prompt))
      return;
    if (read === 'worksheet' && !TO_FILL_IN.test(prompt)) return;
    const text = prompt
      .toLowerCase()
      .replace(/’/g, "'")
      .replace(/\bcell ?phones?\b/g, 'phone');
    const subject = matching(text, DIAGRAMS);
    // A tree with leaves and roots is no trunk cut through.
    const isOfKit = subject?.title === TRUNK && STANDING.test(text);
    if (!subject || isOfKit) return kitSubject(draft, prompt);
    const isWhole = subject.words.some((word) => word.includes(' ') && tells(text, word));
    const isMapped = subject.isScene === true && /\barrows?\b/i.test(prompt);
    if (!OF_PARTS.test(prompt) && !(isWhole && (isMapped || PAGE.test(prompt)))) return;
    // A poster with words of its own is no lesson.
    if (read === 'poster' && draft.lettering.length > 0 && !OF_PARTS.test(prompt)) return;
    if (read === 'wall-chart' && !isWhole) return;
    if (read === 'cycle' && (!subject.isScene || RING.test(prompt))) return;
    const { items } = outlineOf(
      prompt.replace(/\s(?:and|with) (?:labell?ed )?arrows\b/i, ''),
      'plain',
    );
    const known = subject.labels.flatMap(({ name, also = [] }) => [name, ...also].map(stem));
    const isPart = ({ text: word }: { text: string }) =>
      known.some((name) => name.includes(stem(word)) || stem(word).includes(name));
    const isListed = items.length > 1 && items.filter(isPart).length > items.length / 2;
    const told = isListed ? items.map(({ text: word }) => ({ text: word })) : undefined;
    draft.template = {
      id: 'labelled-diagram',
      title: subject.words[0] ?? subject.title,
      ...(told ? { items: told } : {}),
      ...(read === 'worksheet' ? { page: 'worksheet' as const } : {}),
    };
    draft.ideas = [];
    draft.places.splice(0);
    const isTold = (phrase: string) =>
      NO_THING.test(phrase) ||
      isPart({ text: phrase }) ||
      subject.words.some(
        (word) => word.includes(phrase.toLowerCase()) || phrase.toLowerCase().includes(word),
      );
    draft.lettering.splice(0, Infinity, ...draft.lettering.filter((words) => !isTold(words)));
    remove(draft, (id) => isTold(draft.element(id)?.phrase ?? ''));
    for (const word of draft.words)
      if (/^(?:unknown|element|place|weather|lettering)$/.test(word.fate) && isTold(word.word))
        word.fate = 'template';
  },
};
