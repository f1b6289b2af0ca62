import { METAPHORS } from '../words/metaphors.data';
import type { BriefRelation } from '../../brief';
import { PLACE_SIGNS } from '../words/place-signs.data';
import type { Draft } from '../read/draft';
import { isSold } from './goods-sold';
import { imply, remove } from './imply';
import type { Rule } from './rule';

/** Nouns of firms. */
const FIRM =
  /(?:salon|shop|store|studio|service|services|company|firm|agency|brand|clinic|startup|business|school|club|consultancy|practice|centre|center|spa|parlou?r)$/i;

const MARK = /^(?:logo|emblem|icon|app-icon|monogram|word-mark)$/;
const COMPANY = 'company|firm|agency|brand|startup|business|restaurant|club|team';
const BEFORE = "((?:[\\p{L}'-]+ ){0,3}";
const FIRMS = `${BEFORE}(?:${COMPANY}|salon|shop|store|studio|services?|clinic|school|house|podcast|channel|app|website|platform|farm|bakery|brewery|winery|distillery|roastery|creamery|patisserie|bistro|cafe|pub|gym|hotel|hostel|nursery|kindergarten|barbershop|bookshop))`;
const FOR_FIRM = new RegExp(`\\bfor (?:an? |the |my |our )?${FIRMS}\\b`, 'iu');
const OF_FIRM = new RegExp(`\\bof (?:an? |the |my |our )?${BEFORE}(?:${COMPANY}))\\b`, 'iu');
const FIRM_FIRST = new RegExp(`^(?:an? )?${FIRMS} (?:logo|emblem|badge)\\b`, 'iu');

/** A firm that the mark is for, by its whole name: `a software company`, `barber shop logo`. */
function markClients(draft: Draft, prompt: string): void {
  if (!MARK.test(draft.template?.id ?? '')) return;
  const [firm] = [FOR_FIRM, OF_FIRM, FIRM_FIRST].flatMap(
    (pattern) => pattern.exec(prompt)?.[1]?.toLowerCase() ?? [],
  );
  if (firm === undefined) return;
  const rest = prompt.toLowerCase().replace(firm, '');
  const isOfFirm = ({ phrase }: { phrase: string }) =>
    firm.includes(phrase.toLowerCase()) && !rest.includes(phrase.toLowerCase());
  for (const element of draft.elements) if (isOfFirm(element)) draft.clients.add(element.id);
  if (draft.elements.some(({ id }) => !draft.clients.has(id)))
    draft.places.splice(0, Infinity, ...draft.places.filter((place) => !isOfFirm(place)));
}

const OF_A_STORY = /\b(?:play|film|movie|musical|theat(?:re|er)|ballet|opera|pantomime)\b/i;

/** Of somebody who wears, holds or does something the picture is: `banner for a gamer girl with headset`. */
function shownClients(draft: Draft): string[] {
  if (MARK.test(draft.template?.id ?? '')) return [];
  const isOther = (id: string) => !draft.clients.has(id);
  return [...draft.clients].filter(
    (id) =>
      draft.isAnimate(id) &&
      draft.relations.some(
        ({ kind, from, to }) =>
          from === id &&
          isOther(to) &&
          (/^(?:wearing|holding|riding)$/.test(kind) ||
            // `flyer for a cat with a red collar`: how it looks is told, so it is seen.
            (kind === 'with' &&
              (draft.kindOf(to) === 'clothing' || draft.kindOf(id) === 'animal'))),
      ),
  );
}

/** Goods that an advert is for are what its picture is of, unless they are told once more. */
function goodsSold(draft: Draft, prompt: string): string[] {
  if (MARK.test(draft.template?.id ?? '')) return [];
  const isAgain = (id: string) =>
    draft.elements.some(
      (other) => !draft.clients.has(other.id) && other.concept === draft.element(id)?.concept,
    );
  return [...draft.clients].filter((id) => isSold(draft, id, prompt) && !isAgain(id));
}

/** Things that a plain picture is for and that others are on or in are what it shows: `illustration for an empty basket with a moth`. */
function thingsShown(draft: Draft): string[] {
  if (draft.template) return [];
  const isThing = (id: string) =>
    draft.element(id)?.concept !== undefined &&
    !draft.isAnimate(id) &&
    !/^(?:building|place)$/.test(draft.kindOf(id) ?? '');
  return [...draft.clients].filter(
    (id) =>
      isThing(id) &&
      draft.relations.some(
        ({ from, to }) =>
          (from === id && !draft.clients.has(to)) || (to === id && !draft.clients.has(from)),
      ),
  );
}

const clients: Rule = {
  name: 'whom a design is for is shown only where nothing else is asked for',
  example: { prompt: 'logo for a baker, a wheat ear', elements: ['wheat'], without: ['baker'] },
  apply(draft, prompt) {
    markClients(draft, prompt);
    // A play or a film is about whom its poster is for.
    if (draft.template?.id === 'poster' && OF_A_STORY.test(prompt))
      for (const { id } of draft.elements)
        if (draft.kindOf(id) === 'fantasy') draft.clients.delete(id);
    for (const id of [...shownClients(draft), ...goodsSold(draft, prompt), ...thingsShown(draft)])
      draft.clients.delete(id);
    // A salon that no table knows is no sign: the dog that it grooms is.
    const isFirm = ({ id, concept, phrase }: (typeof draft.elements)[number]) =>
      !draft.clients.has(id) && concept === undefined && FIRM.test(phrase);
    if (draft.elements.every((element) => draft.clients.has(element.id) || isFirm(element))) {
      const firms = draft.elements.filter(isFirm);
      for (const { phrase } of firms) draft.fate(phrase, 'ignored', 'whom the design is for');
      if (firms.length < draft.elements.length)
        remove(draft, (id) => firms.some((one) => one.id === id));
    }
    const others = draft.elements.filter(({ id }) => !draft.clients.has(id));
    if (others.length === 0 && draft.places.length === 0 && draft.elements.length === 0)
      for (const place of draft.clientPlaces) draft.addPlace(place, place);
    if (others.length === 0 || draft.clients.size === 0) return;
    for (const { id, phrase } of draft.elements)
      if (draft.clients.has(id)) draft.fate(phrase, 'ignored', 'whom the design is for');
    remove(draft, (id) => draft.clients.has(id));
  },
};

const badge: Rule = {
  name: 'an icon with a notification is an icon with a badge on it',
  example: {
    prompt: 'icon of a bell with a notification badge',
    brief: { template: { id: 'app-icon' } },
  },
  apply(draft) {
    const isIcon = /^(?:icon|app-icon)$/.test(draft.template?.id ?? '');
    if (isIcon && draft.elements.some(({ concept }) => concept === 'notification-badge'))
      draft.template = { ...draft.template, id: 'app-icon' };
  },
};

/** Designs without a scene around them. */
const SCENELESS =
  /^(?:logo|icon|app-icon|icon-set|emblem|monogram|pattern|sticker|flash-card|infographic|labelled-diagram|cross-section|cycle|chart|comparison|steps|timeline|flowchart|pyramid|wall-chart|worksheet)$/;

const signsOfPlaces: Rule = {
  name: 'a place is a sign where a design has no scene',
  example: { prompt: 'logo with a wheel and a mountain', brief: { places: [] } },
  apply(draft, prompt) {
    if (!SCENELESS.test(draft.template?.id ?? '')) return;
    for (const { concept: place, phrase, attributes, colors } of draft.places.splice(0)) {
      const id = `e${String(draft.elements.length + 1)}`;
      if (draft.elements.length >= 40) return;
      const concept = PLACE_SIGNS[place];
      const told = { id, phrase, count: 1, several: false, attributes, colors };
      draft.elements.push(concept === undefined ? told : { ...told, concept });
      putAtSign(draft, prompt, { id, phrase });
    }
  },
};

const WHERE: readonly (readonly [RegExp, BriefRelation['kind']])[] = [
  [/\b(?:on|atop|upon)(?: top of)?$/iu, 'on'],
  [/\b(?:over|above)$/iu, 'above'],
  [/\b(?:in|inside|within)$/iu, 'in'],
  [/\b(?:under|beneath|below)$/iu, 'under'],
  [/\bin front of$/iu, 'in-front-of'],
  [/\bbehind$/iu, 'behind'],
];

/** What stands right before a place in the prompt is where it says: a bear on a mountain. */
function putAtSign(draft: Draft, prompt: string, { id, phrase }: { id: string; phrase: string }) {
  const said = prompt.toLowerCase();
  const before = said
    .slice(0, Math.max(0, said.indexOf(phrase.toLowerCase())))
    .replace(/(?: (?:an?|the|high|snowy|steep|big|small|green|blue))*\s*$/u, '');
  const kind = WHERE.find(([pattern]) => pattern.test(before))?.[1];
  const guest = draft.elements
    .filter((one) => one.id !== id && before.includes(one.phrase.toLowerCase()))
    .sort(
      (a, b) =>
        before.lastIndexOf(b.phrase.toLowerCase()) - before.lastIndexOf(a.phrase.toLowerCase()),
    )[0];
  if (kind && guest) draft.relate(kind, guest.id, id);
}

/** Endings of nouns that name no thing. */
const ABSTRACT =
  /(?!.*station$)(?:.{3}(?:ity|ness|ism|tion|ship|hood|dom|ance|ence)|.{3}(?:heit|keit|schaft|ismus|tät)|.{3}(?:isme|ité|ismo|idad|ità|idade|ção|ción|zione)|.{3}(?:ость|ство|изм))$/i;

export const abstractions: Rule = {
  name: 'an idea that no table knows is shown by the things beside it',
  example: { prompt: 'serendipity, a fox and a key', elements: ['fox', 'key'] },
  apply(draft) {
    if (!draft.elements.some(({ concept }) => concept)) return;
    const isIdea = ({ concept, phrase, count }: (typeof draft.elements)[number]) =>
      !concept && count === 1 && !phrase.includes(' ') && ABSTRACT.test(phrase);
    for (const { phrase } of draft.elements.filter(isIdea))
      draft.fate(phrase, 'ignored', 'an idea, shown by the rest');
    remove(draft, (id) => draft.elements.some((element) => element.id === id && isIdea(element)));
  },
};

/** Diagrams: what they tell is their content, and no sign of an idea. */
const OF_CONTENT =
  /^(?:chart|steps|timeline|flowchart|pyramid|comparison|cycle|labelled-diagram|infographic|wall-chart|worksheet|icon-set)$/;

const CROWD_SIZE = 6;
const CROWD_GREY = '#aab2c4';

/** Who is alone among many stands before them: they are grey. */
function fadeCrowd(draft: Draft): void {
  for (const element of draft.elements) {
    if (!/^(?:people|crowd)$/.test(element.concept ?? '')) continue;
    element.count = Math.max(element.count, CROWD_SIZE);
    element.colors = [CROWD_GREY, CROWD_GREY];
  }
}

/** The one who is alone is the only colour among them. */
function colorLonely({ elements }: Draft): void {
  const lonely = elements.find(({ attributes }) => attributes.includes('lonely'));
  if (lonely) lonely.colors = ['#f2a52e', '#e2574c'];
}

export const ideas: Rule = {
  name: 'an idea is shown by things where nothing else is asked for',
  example: { prompt: 'teamwork', elements: ['hand'] },
  apply(draft) {
    if (OF_CONTENT.test(draft.template?.id ?? '')) return;
    const shown = new Set(draft.elements.flatMap(({ concept }) => concept ?? []));
    for (const { id } of draft.metaphors) {
      const metaphor = METAPHORS.find((candidate) => candidate.id === id);
      if (!metaphor || (shown.size > 0 && id !== 'loneliness')) continue;
      const isAlone = draft.elements.some(
        ({ count, concept = 'crowd' }) => count === 1 && !/^(?:people|crowd)$/.test(concept),
      );
      if (id === 'loneliness' && isAlone) continue;
      if (id === 'loneliness') fadeCrowd(draft);
      for (const [concept, count = 1] of metaphor.shows)
        imply(draft, {
          concept,
          count,
          because: metaphor.because,
          ...(id === 'loneliness' ? { attributes: ['lonely'], another: true } : {}),
        });
      if (id === 'loneliness') colorLonely(draft);
    }
  },
};

/** Whom designs are for, and what stands for them. */
export const CLIENT_RULES: readonly Rule[] = [clients, signsOfPlaces, badge];
