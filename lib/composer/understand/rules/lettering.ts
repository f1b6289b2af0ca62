import type { Rule } from './rule';
import type { Draft } from '../read/draft';
import { imply, remove } from './imply';

const CARDS =
  /^(?:(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|a set of|several|printable|picture|vocabulary|word|study|learning|kitchen) )*(?:flash ?)?cards$/i;

export const flashCard: Rule = {
  name: 'a flash card shows what its text names',
  example: { prompt: 'alphabet flashcard "B is for Bear"', elements: ['bear'] },
  apply(draft, prompt) {
    if (draft.template?.id !== 'flash-card') return;
    const told = /\b([A-Z]) is for (?:an? |the )?(\p{L}+)/u.exec(prompt);
    if (told?.[1] && told[2] && !draft.lettering.some((text) => text.includes(' is for ')))
      nameOnCard(draft, told[1], told[2]);
    // How many cards there are is no picture on one.
    const cards = draft.elements.filter(({ phrase }) => CARDS.test(phrase));
    for (const { phrase } of cards) draft.fate(phrase, 'template');
    if (cards.length < draft.elements.length)
      remove(draft, (id) => cards.some((element) => element.id === id));
    const letters = draft.elements.filter(({ phrase, concept }) => !concept && phrase.length === 1);
    for (const { phrase } of letters) {
      draft.lettering.push(phrase);
      draft.fate(phrase, 'lettering');
    }
    remove(draft, (id) => letters.some((element) => element.id === id));
    if (draft.elements.length > 0) return;
    for (const text of draft.lettering) {
      const words = text.toLowerCase().match(/[\p{L}]+/gu) ?? [];
      const concepts = words.flatMap(
        (word) => draft.lexicon.lookUp(word, draft.language)?.concept ?? [],
      );
      const concept = concepts.at(-1);
      if (concept) imply(draft, { concept, because: `named by "${text}"` });
    }
  },
};

/** `B is for bear with a ball`: the bear is what the card shows first. */
function nameOnCard(draft: Draft, letter: string, word: string): void {
  draft.lettering.splice(
    0,
    Infinity,
    `${letter} is for ${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  );
  draft.fate(word, 'lettering');
  const concept = draft.lexicon.lookUp(word.toLowerCase(), draft.language)?.concept;
  if (concept === undefined) return;
  const isNamed = draft.elements.some((element) => element.concept === concept);
  if (!isNamed) imply(draft, { concept, because: `named by "${letter} is for"` });
  // It is no one whom the card is for.
  for (const { id } of draft.elements.filter((element) => element.concept === concept))
    draft.clients.delete(id);
  draft.elements.sort((a, b) => Number(b.concept === concept) - Number(a.concept === concept));
}

/** Designs that tell of an event. */
const ANNOUNCING = /^(?:poster|banner|card|emblem|logo|flash-card)$/;
const DATE =
  /^(?:the )?(?:year \d{4}|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:at )?\d{1,2} ?(?:am|pm)?)?|\d{1,2} ?(?:am|pm)|est \d{4}|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2})$/i;
/** How far a run is. */
const DISTANCE = /^\d{1,3} ?(?:k|km|miles?|mi)$/i;

export const dates: Rule = {
  name: 'days and hours on a poster are written',
  example: {
    prompt: 'concert poster, a guitar, Friday 8 pm',
    brief: { lettering: ['Live in Concert', 'Friday 8 pm'] },
  },
  apply(draft) {
    if (!ANNOUNCING.test(draft.template?.id ?? '')) return;
    const dated = draft.elements.filter(
      ({ concept, phrase }) => !concept && (DATE.test(phrase) || DISTANCE.test(phrase)),
    );
    for (const { phrase } of dated) {
      const text = phrase.replace(/^(?:the )?year /i, '');
      if (!draft.lettering.includes(text) && !draft.numbers.includes(text))
        draft.lettering.push(text);
      draft.fate(text, 'lettering');
    }
    remove(draft, (id) => dated.some((element) => element.id === id));
  },
};

const YEAR_OR_SHARE = /^(?:(?:1[5-9]|20)\d\d|\d\/\d+)$/;

export const years: Rule = {
  name: 'years and fractions in a design are written',
  example: {
    prompt: 'timeline infographic of a company from 2010 to 2025',
    brief: { lettering: ['2010', '2025'] },
  },
  apply(draft, prompt) {
    if (!draft.template) return;
    // `1920 style` is how it is drawn.
    const isStyle = (number: string) =>
      new RegExp(`\\b${number}(?:s|'s)?[ -](?:style|look|inspired|retro|vintage)`, 'i').test(
        prompt,
      );
    draft.lettering.push(
      ...draft.numbers.filter((number) => YEAR_OR_SHARE.test(number) && !isStyle(number)),
    );
  },
};

/** What a diagram of listed things is about: its name is the title, and no thing. */
const COURSE =
  /process|workflow|system|chain|journey|pipeline|ablauf|prozess|kette|proceso|processo|cadena|catena|chaîne|процесс|цепочка/i;

export const processes: Rule = {
  name: 'a diagram of a process shows the things that are listed, in their order',
  example: {
    prompt: 'diagram of a recycling process: bottle, bin, truck, factory',
    brief: { template: { id: 'steps', title: 'recycling process' } },
  },
  apply(draft) {
    if (draft.template?.id !== 'labelled-diagram') return;
    const [head, ...listed] = draft.elements;
    const known = listed.filter(({ concept }) => concept !== undefined);
    if (!head || head.concept !== undefined || !COURSE.test(head.phrase) || known.length < 3)
      return;
    draft.template = { id: 'steps' };
    draft.lettering.unshift(head.phrase);
    draft.fate(head.phrase, 'lettering');
    remove(draft, (id) => id === head.id);
  },
};

/** Designs that name what they show. */
const LABELLED = /^(?:cycle|labelled-diagram|chart|steps|comparison|cross-section|timeline)$/;

export const labels: Rule = {
  name: 'what a diagram shows is labelled',
  example: { prompt: 'pie chart of apples and pears', elements: ['apple', 'pear'] },
  apply(draft) {
    if (!LABELLED.test(draft.template?.id ?? '')) return;
    for (const element of draft.elements) if (!element.because) element.lettering = element.phrase;
  },
};

const SHOWN_ON_TILES = /^(?:cross-section|insides|icon)$/;

export const isometricTemplate: Rule = {
  name: 'an isometric scene is a design of its own',
  example: { prompt: 'isometric farm with cows', brief: { template: { id: 'isometric' } } },
  apply(draft) {
    if (draft.camera !== 'isometric') return;
    // What is cut open or shown as an icon is on a tile of its own, too.
    if (SHOWN_ON_TILES.test(draft.template?.id ?? '')) draft.template = { id: 'isometric' };
    draft.template ??= { id: 'isometric' };
  },
};

/** Days and years that are written. */
export const DATE_RULES: readonly Rule[] = [dates, years];
