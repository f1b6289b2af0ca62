import { kindOfSaid } from '../../templates/design/said-kinds';
import { announcedTitle, isDetail } from '../text/details';
import { magazineCover } from '../text/magazine-name';
import { SLOGANS } from '../words/slogans.data';
import type { Draft } from '../read/draft';
import { isSold } from './goods-sold';
import { remove } from './imply';
import type { Rule } from './rule';
import { namedPlaces } from './venues';

const ANNOUNCING = /^(?:poster|banner|card|ticket)$/;
/** Days, hours and prices alone are no name. */
const A_NAME = /\p{L}{3,}(?:.*\p{L}{3,})?/u;
const NO_NAME =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|january|february|march|april|may|june|july|august|september|october|november|december|\d(?!\d{0,2} ?km? )|[$€£]|since|est|free|www|up to|buy one)|@|\.(?:com|org|net|de|io|fr|es)|(?:street|avenue|road|lane|drive|square)$/i;

const FILM =
  /\b(?:movie|film) poster (?:about|for|of|with) (?:an? |the )?(?:(?:film|movie|thriller|drama|comedy|story) (?:about|with) )?(?:an? |the )?((?:(?!in |on |at |with |who |that |by |and |set |called |an? |the |(?!viking)\p{L}{3,}ing )\p{L}+ ){0,2}(?!(?:in|on|at|with|who|that|by|and|set|called|an?|the|(?!viking)\p{L}{3,}ing)\b)\p{L}+)/iu;

/** `a heist film`: The Heist. */
const OF_A_KIND = / (?:film|movie|thriller|drama|comedy|story)$/i;
/** What only tells which kind of film it is names none: `a romantic comedy`, `a thriller`. */
const GENRE =
  /^(?:(?:romantic|romance|psychological|political|historical|black|dark|crime|horror|action|adventure|fantasy|sci-?fi|science|spy|indie|animated|silent|short|family|teen|war|sports?|superhero|feature|documentary|thriller|drama|comedy|western|noir|mystery|musical|love|ghost|new|upcoming|fictional|film|movie|story|rom-?com) ?)+$/i;

/** What a poster without any name says: of a film its hero, else the slogan of its cause. */
function slogan(template: string | undefined, prompt: string): string | undefined {
  if (template !== 'poster') return undefined;
  const hero = FILM.exec(prompt)?.[1];
  const named = hero?.replace(OF_A_KIND, '');
  if (named && !GENRE.test(named) && !/^(?:called|named|titled)$/i.test(named))
    return `The ${named}`;
  return SLOGANS.find(([pattern]) => pattern.test(prompt))?.[1];
}

/** The word for the thing that is announced, and no thing in the picture. */
const A_FILM = /^(?:film|movie|cinema|movie film)$/i;

const headOf = (phrase: string) => phrase.toLowerCase().split(' ').at(-1)?.replace(/s$/, '');

const capitalized = (title: string) =>
  title.replace(
    /(^|\s)(?!(?:the|of|and|for|a|an|in|on|at|to)\s)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );

/** `back to school sale banner with a backpack`: what only the name names is no thing beside the others. */
function nameAlone(draft: Draft, prompt: string, title: string): void {
  const isOnlyNamed = ({ id, phrase }: { id: string; phrase: string }) => {
    if (/^(?:food|person)$/.test(draft.kindOf(id) ?? '') || isSold(draft, id, prompt)) return false;
    const word = phrase.toLowerCase();
    const stem = word.replace(/s$/, '');
    return title.split(/\s+/).includes(word) && prompt.toLowerCase().split(stem).length === 2;
  };
  const named = draft.elements.filter(isOnlyNamed);
  if (named.length === draft.elements.length) return;
  remove(draft, (id) => named.some((one) => one.id === id));
}

/** A title that the prompt quotes, whatever it begins with; of other words a day, an hour, a street or a button is none. */
const isName = (text: string, prompt: string): boolean =>
  A_NAME.test(text) &&
  !isDetail(text) &&
  kindOfSaid(text) !== 'action' &&
  ((!NO_NAME.test(text) && kindOfSaid(text) !== 'place') ||
    /["“”„«»]/.test(prompt.charAt(prompt.indexOf(text) - 1)));

const SOUGHT = /\b(?:lost|missing|found|wanted)\b/;

/** `lost cat poster "LOST CAT", black cat`: the cat of the title is the one that is told of after it. */
function namedTwice(draft: Draft): void {
  const title = (draft.lettering[0] ?? '').toLowerCase();
  const isAgain = ({ id, phrase }: { id: string; phrase: string }) => {
    const head = headOf(phrase) ?? '';
    const others = draft.elements.filter((one) => one.id !== id);
    const isKin = (one: { id: string; phrase: string }) =>
      headOf(one.phrase) === head || (SOUGHT.test(title) && draft.kindOf(one.id) === 'animal');
    const isNamed = SOUGHT.test(title)
      ? title.includes(head)
      : title.includes(phrase.toLowerCase());
    return isNamed && others.some(isKin);
  };
  const again = draft.elements.filter(isAgain).slice(0, draft.elements.length - 1);
  remove(draft, (id) => again.some((one) => one.id === id));
}

const OF_WHOSE_SALE = /^(?:neighbou?rhood|community|church|school|garage|yard)$/i;

const LOST =
  /\b(lost|missing) (?:[a-z-]+ ){0,3}?(cat|dog|pet|parrot|rabbit|bird|kitten|puppy|tortoise)\b/i;

/** `flyer for a lost cat named Biscuit`: what is sought is the title whatever its name is, and is shown. */
function soughtFirst(draft: Draft, prompt: string): void {
  const [, how, animal = ''] = LOST.exec(prompt) ?? [];
  if (draft.template?.id !== 'poster' || how === undefined) return;
  const title = `${how} ${animal}`;
  for (const element of draft.elements)
    if (element.phrase.toLowerCase().includes(animal.toLowerCase())) {
      draft.clients.delete(element.id);
      // It is sought, and not seen in its sorrow.
      element.attributes = element.attributes.filter((one) => one !== 'lonely');
    }
  const isSaid = draft.lettering.some((text) => text.toLowerCase().includes(title.toLowerCase()));
  if (!isSaid) draft.lettering.unshift(capitalized(title));
}

export const announced: Rule = {
  name: 'a poster without words of its own bears the name of what it announces',
  example: {
    prompt: 'yard sale flyer, Saturday 9am, 12 Oak Street',
    brief: { lettering: ['Yard Sale', 'Saturday 9am', '12 Oak Street'] },
  },
  apply(draft, prompt) {
    if (
      !ANNOUNCING.test(draft.template?.id ?? '') ||
      /\bno (?:text|words|lettering)\b/i.test(prompt)
    )
      return;
    soughtFirst(draft, prompt);
    if (draft.lettering.some((text) => isName(text, prompt))) {
      namedTwice(draft);
      nameAlone(draft, prompt, (announcedTitle(prompt) ?? '').toLowerCase());
      return;
    }
    if (draft.template?.id === 'poster')
      remove(draft, (id) => A_FILM.test(draft.element(id)?.phrase ?? ''));
    const cover = magazineCover(prompt);
    if (cover) {
      draft.lettering.unshift(cover.name, ...cover.lines);
      return;
    }
    const title = announcedTitle(prompt);
    const said = title === undefined ? slogan(draft.template?.id, prompt) : undefined;
    if (said !== undefined) draft.lettering.unshift(capitalized(said));
    if (title === undefined) return;
    const lower = title.toLowerCase();
    const others = draft.lettering.filter((text) => !lower.includes(text.toLowerCase()));
    draft.lettering.splice(0, draft.lettering.length, capitalized(title), ...others);
    const heads = draft.elements
      .filter(({ phrase }) => !lower.includes(phrase.toLowerCase()))
      .map(({ phrase }) => headOf(phrase));
    // Words of the name are no things; a missing cat is the cat that is shown.
    remove(draft, (id) => {
      const { phrase = '', concept } = draft.element(id) ?? {};
      return (
        lower.includes(phrase.toLowerCase()) &&
        (concept === undefined || heads.includes(headOf(phrase)))
      );
    });
    nameAlone(draft, prompt, lower);
    // Whose sale it is, is no place that it is shown at.
    for (const place of draft.places.filter(({ phrase }) => OF_WHOSE_SALE.test(phrase)))
      if (/ sale$/.test(lower) && lower.includes(place.phrase.toLowerCase()))
        draft.dropPlace(place);
    if (SOUGHT.test(lower)) namedTwice(draft);
    for (const word of draft.words)
      if (word.fate === 'unknown' && lower.split(' ').includes(word.word.toLowerCase())) {
        word.fate = 'lettering';
        delete word.note;
      }
  },
};

/** The name of a page, and what follows from it. */
export const ANNOUNCED_RULES: readonly Rule[] = [announced, namedPlaces];
