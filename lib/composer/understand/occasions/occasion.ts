import { OF_ENDS } from '../../ideas/tropes/abstracts.data';
import type { Brief, BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import { announcedTitle } from '../text/details';
import { withIconList } from './icon-list';
import { DESTINATIONS, OCCASIONS } from '../words/occasions.data';
import { ABROAD, JOINED } from '../words/occasions-abroad.data';
import { TRADES } from '../words/trades.data';
import { escaped } from '../text/escaped';

/**
 * A design that names only what it is for shows what that is known by: the trumpet of a jazz night, the
 * tower of Paris. What the prompt names itself stays the only thing that is shown.
 */

interface Occasion {
  pattern: RegExp;
  shows: string;
}

const tableOf = (rows: string): Occasion[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      // The last bar ends the pattern, which has bars of its own.
      const at = row.lastIndexOf(' | ');
      const pattern = row.slice(0, at).trim();
      return {
        pattern: new RegExp(`(?<!\\p{L})(?:${pattern})(?:e?s)?(?!\\p{L})`, 'iu'),
        shows: row.slice(at + 3).trim(),
      };
    });

/** Of a language that does not part its words. */
const joinedOf = (rows: string): Occasion[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const at = row.lastIndexOf(' | ');
      return { pattern: new RegExp(row.slice(0, at).trim(), 'u'), shows: row.slice(at + 3).trim() };
    });

const OF_EVENTS = [...tableOf(OCCASIONS), ...tableOf(ABROAD), ...joinedOf(JOINED)];
const OF_TRAVEL = tableOf(DESTINATIONS);

const OF_TRADES = tableOf(TRADES);

/** A wide picture without words is a scene, and shows what it is for all the same. */
const WIDE =
  /\b(?:banner|header|facebook ad|instagram (?:post|ad|story)|cover (?:image|picture|photo)|thumbnail|billboard|ad for)\b/i;
const SHOWING = /^(?:poster|banner)$/;
/** Designs that show a firm by one sign. */
const MARKS = /^(?:logo|emblem|app-icon|word-mark)$/;
const TRAVEL = /\b(?:travel|tourism|tourist|visit|railway|airline|vacation|holiday|destination)\b/i;

/** The occasion of a prompt, and the words that told it. */
export function occasionOf(
  prompt: string,
  isMark = false,
): { shows: string; told: string } | undefined {
  const events = TRAVEL.test(prompt) ? [OF_TRAVEL, OF_EVENTS] : [OF_EVENTS, OF_TRAVEL];
  const tables = isMark ? [OF_TRADES] : events;
  for (const { pattern, shows } of tables.flat()) {
    const told = pattern.exec(prompt)?.[0];
    if (told !== undefined) return { shows, told: told.toLowerCase() };
  }
  return undefined;
}

/** Minimal pictures in lines of what has a line of its own in a land. */
const IN_LINES =
  /\b(?:minimal\w*|simple|single|one|continuous)[ -](?:black )?(?:line|stroke)[ -]?(?:art|drawing|landscape)?\b|\bline art\b.*\bminimal/i;
const IN_LAND =
  /^(?:(?:snowy |rising |setting |full |crescent |two |three )?(?:mountains?|mountain-peak|hills?|suns?|full-moon|moon|crescent-sign|sea|ocean|lake|waves?|beach|conifer|pine trees?|trees?|forest|clouds?|birds?|sunrise|sunset))$/i;

/** A land in lines, where nothing else is in it. */
function inLines(brief: Brief, prompt: string): Brief {
  if (brief.template && brief.template.id !== 'icon' && brief.template.id !== 'line-art')
    return brief;
  const things = [...brief.elements, ...brief.places];
  const isLand =
    things.length > 0 &&
    things.every(
      ({ phrase, concept = '' }) =>
        IN_LAND.test(phrase.replace(/^(?:an?|the) /i, '')) || IN_LAND.test(concept),
    );
  const hasLand = things.some(({ concept = '', phrase }) =>
    /mountain|hill|sea|ocean|lake|wave|beach/.test(`${concept} ${phrase}`),
  );
  if (!isLand || !hasLand || !IN_LINES.test(prompt)) return brief;
  const lands = brief.places.map(({ phrase, attributes, colors }, index) => ({
    id: `land${String(index)}`,
    phrase,
    attributes,
    colors,
    count: 1,
    several: false,
  }));
  return {
    ...brief,
    template: { id: 'line-art' },
    elements: [...brief.elements, ...lands],
    places: [],
  };
}

/** What a cover is of, and no thing on it. */
const MEDIUM =
  /^(?:(?:.* )?(?:novel|book|cook ?book|album|film|movie|magazine|band|record|single|ep|thriller|memoir|comic))$/i;
const COVER =
  /\b(?:book|album|magazine|record|novel|movie|film|comic|game)(?: book)? (?:cover|poster|art|sleeve)\b/i;
/** Kinds of things that a title shows: the dragon of The Last Dragon. */
const SEEN = /^(?:person|fantasy|animal|building|vehicle|celestial|plant|instrument)$/;

/** What the title of a book, a film or an album names. */
function titled(
  brief: Brief,
  isShowing: boolean,
  read: (text: string) => Brief,
): Brief | undefined {
  const [title] = brief.lettering;
  if (title === undefined || !isShowing || brief.places.length > 0) return undefined;
  const picture = read(title.toLowerCase());
  const seen = picture.elements.filter(({ concept = '' }) =>
    SEEN.test(conceptOf(concept)?.kind ?? ''),
  );
  return seen.length > 0 ? { ...picture, elements: seen, relations: [], actions: [] } : undefined;
}

/** Where a band plays, it is shown as what it is called after: The Velvet Foxes. */
const OF_PLAYERS = /\b(?:gig|band|concert|tour) (?:poster|flyer)\b/i;

/** What is played has a name that is none of its pictures: Swan Lake. */
const OF_WORK = /ballet|opera|theat|musical|play|orchestra|symphon|classical/;

/** What only says that something is sold. */
const OF_TRADE = /sale|off$|discount|clearance|black friday|cyber monday|fundrais|charity|donat/;

/** Peter Pan, whose name is no word for anything else. */
const isOfTale = (concept: string, word: string, title: string): boolean =>
  word === title && word.includes(' ') && conceptOf(concept)?.kind === 'fantasy';

/** Named by the prompt itself, and more than a word of the occasion. */
function isNamed({ concept, because, phrase }: BriefElement, told: string, title: string): boolean {
  const word = phrase.toLowerCase();
  // Goods on sale are shown as they are named, and so is somebody of a tale after whom a play is called.
  const isGoods = OF_TRADE.test(told) && title.includes(word) && !told.includes(word);
  if (concept !== undefined && because === undefined && (isGoods || isOfTale(concept, word, title)))
    return true;
  // Words of a title that tells the occasion are no things of their own: the gala of an opera.
  const isWord = title.includes(word) && (title.includes(told) || OF_WORK.test(told));
  // `"The Lighthouse Keeper", a lighthouse at night`: what is told beside the title is to be seen.
  if (told === ' ' && concept !== undefined && because === undefined) return true;
  if (told.includes(word) || word === title || isWord) return false;
  return concept !== undefined && because === undefined;
}

/** `with a hiker in front of a glacier`: who is told to be seen is no word of the occasion. */
function isShown({ phrase, concept = '' }: BriefElement, prompt: string): boolean {
  if (conceptOf(concept)?.kind !== 'person') return false;
  const at = prompt.toLowerCase().indexOf(phrase.toLowerCase());
  return at > 0 && SHOWN_WITH.test(prompt.slice(Math.max(0, at - 24), at));
}
const SHOWN_WITH =
  /\b(?:with|showing|featuring|of) (?:an?|the|one|two|three|four|some) (?:\p{L}+ )?$/iu;

/** Who is told to do something to something is shown doing it: the barista who pours milk. */
const isDoing = ({ actions }: Brief, { id, concept = '' }: BriefElement): boolean =>
  conceptOf(concept)?.kind === 'person' && actions.some(({ agent }) => agent === id);

/** Ids that do not meet those of the brief. */
function renamed(picture: Brief): Pick<Brief, 'elements' | 'relations' | 'actions'> {
  const own = (id: string) => `o${id}`;
  return {
    elements: picture.elements.map((element) => ({ ...element, id: own(element.id) })),
    relations: picture.relations.map(({ kind, from, to }) => ({
      kind,
      from: own(from),
      to: own(to),
    })),
    actions: picture.actions.map(({ verb, agent, patient, instrument }) => ({
      verb,
      agent: own(agent),
      ...(patient ? { patient: own(patient) } : {}),
      ...(instrument ? { instrument: own(instrument) } : {}),
    })),
  };
}

/** Words for what takes place, and no things in its picture. */
const EVENT_WORD =
  /\b(?:lessons?|class(?:es)?|courses?|events?|lectures?|workshops?|competitions?|performances?|programs?|programmes?|campaigns?|reunions?)$/i;
const STYLE = /geometric|style|\d{2,4}s\b|minimal|retro|vintage|modern|bauhaus|deco/i;

/** A word of a firm's name, which does not go on to another thing. */
const OF_NAME = "(?!(?:and|or|with|over|under|on|in|behind|beside|between|as)\\b)[\\p{L}'’-]+";

/** Kinds that are the sign of a firm in whose name or trade they stand: `esports wolf logo`, `taco truck logo`. */
const MASCOT = /^(?:animal|fantasy)$/;
const SIGN_IN_NAME = /^(?:animal|fantasy|vehicle)$/;

/** Whether something of a prompt is the sign of the firm, and no word for what it does. */
function isSignNamed({ concept, phrase, because }: BriefElement, said: string, told: string) {
  if (because !== undefined || concept === undefined) return false;
  const word = phrase.toLowerCase().replace(/^(?:an?|the) /, '');
  if (!said.includes(word)) return true;
  return SIGN_IN_NAME.test(conceptOf(concept)?.kind ?? '') && !told.includes(word);
}

/** The bear of the Black Bear Brewery. */
function mascotOfName({ lettering }: Brief, told: string, read: (text: string) => Brief) {
  const name = (lettering[0] ?? '').toLowerCase();
  const [mascot] = name.includes(' ') ? read(name).elements : [];
  const isOne = mascot && MASCOT.test(conceptOf(mascot.concept ?? '')?.kind ?? '');
  return isOne && !told.includes(mascot.phrase.toLowerCase()) ? [{ ...mascot, id: 'on1' }] : [];
}

const OF_ONE_SIGN = /\b(?:head|face|silhouette|outline|profile|paw|wing|tail|feather)s?$/i;

/** An animal that a firm has for its sign, with what its trade is known by: the fox of a roaster and its cup. */
function withSignOf(
  brief: Brief,
  named: readonly BriefElement[],
  picture: Brief,
  { said, told }: { said: string; told: string },
): Brief {
  const [mascot] = named;
  const kindOf = ({ concept = '' }: BriefElement) => conceptOf(concept)?.kind ?? '';
  if (!mascot || named.length > 1 || !MASCOT.test(kindOf(mascot))) return brief;
  const { elements, relations } = renamed(picture);
  const around = relations.find(({ kind }) => kind === 'in')?.to;
  const sign = elements.find(({ id }) => id === around) ?? elements[0];
  // `dog grooming salon`: what the firm does to it is no picture of the dog.
  const inName = said.includes(mascot.phrase.toLowerCase()) || !brief.elements.includes(mascot);
  const isSaid = !inName && (brief.relations.length > 0 || brief.actions.length > 0);
  // How the sign is made is told, and it is the whole of it.
  const isMade = mascot.blend !== undefined || OF_ONE_SIGN.test(mascot.phrase);
  // Who wears or does what a firm sells is no sign beside its own.
  const isSignTaken = elements.some((one) => /^(?:animal|fantasy|person)$/.test(kindOf(one)));
  if (!sign || isSaid || isMade || isSignTaken) return brief;
  const because = `what ${told} is known by`;
  const others = brief.elements.filter(
    ({ concept }) => concept !== undefined && concept !== sign.concept,
  );
  const elementsOf = inName ? [{ ...mascot, count: 1, several: false }] : others;
  return { ...brief, elements: [...elementsOf, { ...sign, because }], relations: [], actions: [] };
}

/** What a mark is told to show: `with a lotus flower`. */
const SIGN_TOLD =
  /\b(?:with|featuring|showing|depicting) (?:an?|the|one|two|three) (?:(?! for\b)[^,.:])*/giu;

/** The mark of a firm that names no sign: what its trade is known by. A name tells no trade. */
function withTrade(brief: Brief, prompt: string, read: (text: string) => Brief): Brief {
  const trade = brief.lettering.reduce((rest, text) => rest.replace(text, ' '), prompt);
  // After a colon or a comma, and after `with`, stands what the mark shows, which is no trade.
  const unsigned = trade.replace(SIGN_TOLD, ' ');
  const [client = unsigned] = unsigned.split(/[:,]/);
  const texts = [...new Set([client, unsigned, prompt.replace(SIGN_TOLD, ' ')])];
  const found = texts.reduce<ReturnType<typeof occasionOf>>(
    (first, text) => first ?? occasionOf(text, true),
    undefined,
  );
  if (!found) return brief;
  const firm = new RegExp(
    `(?<!\\p{L})(?:${OF_NAME} ){0,2}${escaped(found.told)}(?: ${OF_NAME}){0,2}`,
    'iu',
  );
  const said = (firm.exec(trade)?.[0] ?? found.told).toLowerCase();
  const told = brief.elements.filter((element) => isSignNamed(element, said, found.told));
  const named = told.length > 0 ? told : mascotOfName(brief, found.told, read);
  if (named.length > 0)
    return withSignOf(brief, named, read(`logo of ${found.shows}`), { said, told: found.told });
  // A club that was read as its bar is none of the mark.
  const elements = brief.elements.filter(
    ({ concept, phrase }) =>
      concept !== undefined || trade.toLowerCase().includes(phrase.toLowerCase()),
  );
  const own = {
    ...brief,
    elements: elements.filter(({ phrase }) => !said.includes(phrase.toLowerCase())),
  };
  return shown({ ...own, places: [] }, read(`logo of ${found.shows}`), {
    prompt,
    told: found.told,
  });
}

const titleOf = ({ lettering }: Brief, prompt: string): string[] =>
  lettering.length > 0 ? [] : [announcedTitle(prompt) ?? []].flat();

/** A match or an exhibition on a poster, which compares nothing and teaches nothing. */
function isAnnounced({ template }: Brief, prompt: string): boolean {
  return (
    /^(?:comparison|wall-chart)$/.test(template?.id ?? '') &&
    /\b(?:poster|flyer)\b/i.test(prompt) &&
    /\b(?:match|game|derby|finals?|fight|bout|cup|league|exhibition|gallery)\b/i.test(prompt) &&
    occasionOf(prompt) !== undefined
  );
}

/** Cards that are their words and a border. */
export const OF_WORDS_ALONE =
  /\b(?:wreath|borders?|frames?|minimal\w*|floral|deco|gatsby|pattern|typograph\w*|text|blank|elegant|simple|save the date|thank[ -]you|watercolou?r)\b/i;

/** A card for a feast that names nothing to be seen on it. */
const isBareCard = ({ template, elements, places }: Brief, prompt: string): boolean =>
  template?.id === 'card' &&
  elements.length === 0 &&
  places.length === 0 &&
  !OF_WORDS_ALONE.test(prompt);

/** A brief with what its occasion is known by, where it names nothing itself. */
export function withOccasion(brief: Brief, prompt: string, read: (text: string) => Brief): Brief {
  if (isAnnounced(brief, prompt))
    return withOccasion(
      {
        ...brief,
        template: { id: 'poster' },
        elements: [],
        relations: [],
        lettering: [...brief.lettering, ...titleOf(brief, prompt)],
      },
      prompt,
      read,
    );
  if (brief.template?.id === 'icon-set') return withIconList(brief, prompt, read);
  const lined = inLines(brief, prompt);
  if (lined !== brief) return lined;
  const design = brief.template?.id ?? '';
  if (MARKS.test(design)) return withTrade(brief, prompt, read);
  const hasIdea = (brief.ideas ?? []).length > 0;
  const isScene = design === '' && WIDE.test(prompt) && brief.places.length === 0 && !hasIdea;
  // An image that is told is what the page shows.
  const isCard = isBareCard(brief, prompt);
  const isImage = (brief.ideas ?? []).some(({ id }) => OF_ENDS.has(id));
  if (!(SHOWING.test(design) || isScene || isCard) || brief.excluded.length > 0 || isImage)
    return brief;
  const occasion =
    occasionOf(prompt) ?? (design === 'poster' || hasIdea ? undefined : occasionOf(prompt, true));
  const title = (brief.lettering[0] ?? '').toLowerCase();
  const told = occasion?.told ?? ' ';
  const isCover = COVER.test(prompt);
  const named = brief.elements.filter(
    (element) =>
      (isNamed(element, told, title) || isDoing(brief, element) || isShown(element, prompt)) &&
      !(isCover && MEDIUM.test(element.phrase)),
  );
  const tale = named.filter(({ concept = '', phrase }) =>
    isOfTale(concept, phrase.toLowerCase(), title),
  );
  if (tale.length > 0) return { ...brief, elements: tale, relations: [], actions: [] };
  if (named.length > 0 || (occasion && isTravelTold(brief, prompt, occasion))) return brief;
  const picture =
    titled(brief, isCover || OF_PLAYERS.test(prompt), read) ??
    (occasion ? read(occasion.shows) : titled(brief, design === 'poster', read));
  if (!picture || picture.elements.length === 0) return brief;
  return shown(brief, picture, { prompt, told });
}

const isDestination = (shows: string) => OF_TRAVEL.some((one) => one.shows === shows);

/** Of a land it is told what is to be seen there: Iceland with northern lights over a waterfall. */
function isTravelTold(
  { places }: Brief,
  prompt: string,
  { shows, told }: { shows: string; told: string },
): boolean {
  return isDestination(shows) && places.some(({ phrase }) => !isOfOccasion(phrase, prompt, told));
}

/** The brief with a picture in place of its own things. */
function shown(brief: Brief, picture: Brief, { prompt, told }: { prompt: string; told: string }) {
  const { elements, relations, actions } = renamed(picture);
  const because = told === ' ' ? 'what the title names' : `what ${told} is known by`;
  const apart = brief.places.filter(({ phrase }) => !isOfOccasion(phrase, prompt, told));
  const unknown = brief.elements.filter(
    ({ concept, phrase }) =>
      concept === undefined &&
      !STYLE.test(phrase) &&
      !EVENT_WORD.test(phrase) &&
      !MEDIUM.test(phrase) &&
      !told.includes(phrase.toLowerCase()) &&
      !phrase.toLowerCase().includes(told),
  );
  const { ideas: _, ...rest } = brief;
  return {
    ...rest,
    elements: [...elements.map((one) => ({ ...one, because })), ...unknown],
    relations,
    actions,
    places: [...picture.places, ...apart],
  };
}

const AT = /\b(?:in|at|on|near|by|under|inside|against|over)\b/i;

/** A place that the words of the occasion named, and nobody asked to see: the gym of a gym's poster. */
function isOfOccasion(phrase: string, prompt: string, told: string): boolean {
  const place = phrase.toLowerCase();
  if (place.includes(told) || told.includes(place)) return true;
  const at = prompt.toLowerCase().indexOf(place);
  return !AT.test(prompt.slice(Math.max(0, at - 24), Math.max(0, at)));
}
