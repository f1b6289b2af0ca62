import { barely } from '../bare-text';
import { conceptOf } from '../../concepts';
import { theLexicon } from '../../understand/lexicon';
import { symbolOf } from '../tropes/symbols.data';
import type { Trope } from '../tropes/read';
import { PAGES } from './pages.data';
import { PLOTS } from './plots.data';
import { DAILY_SUBJECTS } from './subjects-daily.data';
import { SUBJECTS } from './subjects.data';

/**
 * Headlines that no idea knows (`the rising cost of childcare`, `why startups fail at pricing`), taken apart: what happens, by a
 * table of plots, to what, by a table of fields, the symbols of what cannot be seen and what the kit draws itself.
 */

/** The id of a headline among the ideas of a brief. */
export const HEADLINE = 'headline';

export interface Plot {
  id: string;
  /** Scenes say its words as well. */
  isWide: boolean;
  pattern: RegExp;
  /** Those that need two things first. */
  pictures: readonly string[];
}

const plotOf = (block: string): Plot => {
  const [head = '', ...lines] = block.trim().split('\n');
  const [id = '', patterns = ''] = head.split(' > ');
  const words = patterns
    .split(' ; ')
    .map((one) => one.replace('<w>', '\\p{L}+(?: \\p{L}+)?'))
    .join('|');
  return {
    id: id.trim().replace('*', ''),
    isWide: id.includes('*'),
    // What no other plot tells is told by its subject alone.
    pattern: words === '^' ? /^/u : new RegExp(`(?<![\\p{L}'-])(?:${words})(?![\\p{L}'-])`, 'u'),
    pictures: lines.join('\n').split('\n--\n'),
  };
};

const plotsOf = (blocks: string): readonly Plot[] =>
  blocks
    .trim()
    .split(/^= /mu)
    .filter((block) => block.trim() !== '')
    .map(plotOf);

export const PLOTS_READ = plotsOf(PLOTS);
/** What pages of apps say. */
export const PAGES_READ = plotsOf(PAGES);

interface Subject {
  thing?: string;
  who?: string;
  /** Anybody of its kind, who gives way to who is told more closely: a worker to one of warehouses. */
  isAnybody?: true;
  /** Who else, where it names two: of a couple. */
  other?: string;
  /** Its thing stands for somebody, or for what cannot be seen, and gives way to any other. */
  isAside?: true;
  /** The table of fields names it. */
  isField?: true;
}

const FIELDS: ReadonlyMap<string, Subject> = new Map(
  `${SUBJECTS.trim()}\n${DAILY_SUBJECTS.trim()}`.split('\n').flatMap((row) => {
    const [words = '', shown = ''] = row.split(' > ');
    const [thing = '-', who = '-'] = shown.split(' | ').map((one) => one.trim());
    const [somebody = '-', other] = who.split(' & ');
    const bare = thing.replace(/[()]/gu, '');
    const subject: Subject = {
      ...(thing === '-' ? {} : { thing: bare }),
      ...(somebody === '-' ? {} : { who: somebody.replace(/[()]/gu, '') }),
      ...(somebody.startsWith('(') ? { isAnybody: true } : {}),
      ...(other === undefined ? {} : { other }),
      ...(bare === thing ? {} : { isAside: true }),
      isField: true,
    };
    return words.split(',').map((word) => [word.trim(), subject] as const);
  }),
);

/** The forms in which a field may name a word. */
const singulars = (word: string): string[] => [
  word,
  word.replace(/['’]s$|['’]$/u, ''),
  word.replace(/['’]s?$/u, '').replace(/ies$/u, 'y'),
  word.replace(/['’]s?$/u, '').replace(/(?<=s|x|ch|sh)es$/u, ''),
  word.replace(/['’]s?$/u, '').replace(/s$/u, ''),
];

/** What a headline names and that words of another sense would be read for. */
const NO_THING =
  /^(?:an?|the|and|or|of|in|on|at|to|for|by|from|with|your|our|my|their|his|her|its|you|we|i|it|is|are|was|be|do|does|can|how|why|what|when|who|which|that|this|than|then|not|more|most|every|each|other|another|new|old|big|small|real|first|last|long|hard|high|low|local|young|good|bad|best|better|people|person|world|way|ways|thing|things|year|years|day|days|age|line|side|part|point|level|form|set|end|top|light|fall|spring|change|mean|means|face|head|hand|hands|back|right|left|kind|sense|matter|case|place|today|modern|daily|inside|about|into|after|before|between|among|under|over|without|up|down|out|off|no|yes|too|so|just|still|now|never|always|really|only)$/u;

const isDrawn = (phrase: string): boolean => {
  const concept = conceptOf(theLexicon().lookUp(phrase, 'en')?.concept ?? '');
  return concept?.part !== undefined && concept.kind !== 'place';
};
const isSomebody = (phrase: string): boolean =>
  conceptOf(theLexicon().lookUp(phrase, 'en')?.concept ?? '')?.kind === 'person';

function subjectOf(phrase: string): Subject | undefined {
  for (const form of singulars(phrase)) {
    const field = FIELDS.get(form);
    if (field) return field;
  }
  if (NO_THING.test(phrase)) return undefined;
  if (isSomebody(phrase)) return { who: phrase.replace(/['’]s?$|s$/u, ''), isAside: true };
  if (phrase.length > 3 && isDrawn(phrase)) return { thing: phrase };
  // A symbol is known by the last word of a name.
  const symbol = phrase.includes(' ') ? undefined : symbolOf(phrase);
  return symbol === undefined ? undefined : { thing: symbol, isAside: true };
}

export interface Found extends Subject {
  /** The words that name it, and where they begin. */
  said: string;
  at: number;
}

/** What a text names, the longest names first at each word. */
export function subjectsIn(text: string): Found[] {
  const words = [...text.matchAll(/[\p{L}\p{N}'’-]+/gu)];
  const found: Found[] = [];
  for (let first = 0; first < words.length; first += 1) {
    for (let length = Math.min(3, words.length - first); length > 0; length -= 1) {
      const named = words.slice(first, first + length);
      const said = named.map(([word]) => word).join(' ');
      const subject = subjectOf(said);
      if (!subject) continue;
      found.push({ ...subject, said, at: named[0]?.index ?? 0 });
      first += length - 1;
      break;
    }
  }
  return found;
}

const KINDS =
  '(?:illustrations?|images?|headers?|hero|banners?|graphics?|pictures?|covers?|art(?:work)?|visuals?|thumbnails?|posts?|articles?|stor(?:y|ies)|essays?|pieces?|features?|op-ed|column|report|newsletter|podcast|blog|editorial|magazine|concept|metaphor)';
const FRAME_BEFORE = new RegExp(
  `^(?:(?:an?|the|my|our) )?(?:(?!of |for |about |on )[\\p{L}-]+ ){0,3}?${KINDS}(?: ${KINDS}){0,2}(?:,? (?:for|about|on|of|showing|illustrating|titled|called|exploring)|:)(?: (?:(?:an?|the|our|my) )?(?:[\\p{L}-]+ ){0,2}?${KINDS}(?: ${KINDS})?(?: (?:about|on|titled|called|exploring|explaining)|:))? `,
  'u',
);
/** `onboarding: connect with volunteers`: the page of an app, and what it says. */
const SCREEN_BEFORE =
  /^(?:(?:an?|the|app|mobile|web) )*(?:onboarding|welcome|feature|intro|walkthrough|benefits?|landing page|hero|about)(?: (?:screen|slide|page|step|illustration|image|section|state|hero)){0,2} ?[:–-] /u;
const FRAME_AFTER = new RegExp(
  `(?:,| [–—-]|:)? (?:(?:an?|flat|minimal(?:ist)?|modern|vector|conceptual|spot|simple|clean) ){0,3}(?:${KINDS}(?: |$)){1,3}(?:style)?$`,
  'u',
);
/** How headlines begin. */
const TITLED =
  /^(?:why|how|what|when|who|whose|should|can|is|are|does|do|will|the (?:[\p{L}-]+ ){1,3}(?:of|to|behind|with|about|against)|an? (?:short |brief |beginner'?s )?(?:guide to|history of|case for|look at)|(?:the case|tips|lessons|advice|ideas|a guide|ways) (?:for|from|on|to)|inside the|rethinking|understanding|meet the|beyond|when)(?!\p{L})/u;
/** What tells a scene, and no headline. */
const SCENIC =
  /(?<!\p{L})(?:(?<!(?:connect|deal|dealing|coping|cope|live|living|work|working|problem|trouble|wrong|happens|obsession|relationship) )with|holding|wearing|sitting|standing|riding|carrying|looking|playing|walking|running(?! (?:out|low|dry|late))|flying|next to|in front of|on top of|beside|behind|under an?|on an?|in an?|(?:over|on|onto|across|through) (?:the(?! (?:rise|job|edge|brink|road|go|way))|his|her|its)|made of|shaped|full of|turning into|labell?ed|dressed)(?!\p{L})/u;
const ONE_OF =
  /(?<!\p{L})(?:an?|one|two|three|four|five|six|his|her) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)/gu;

/** What a picture is for that has a headline: no scene that it shows. */
const WRITTEN =
  /(?<!\p{L})(?:articles?|blog|posts?|essays?|op-ed|column|newsletter|story)(?: post)? (?:on|about|for|titled|called)$|(?<!\p{L})blog (?:post )?(?:header)?:$/u;

/** Words that a headline has at most. */
const MOST_WORDS = 12;
/** Of fewer that do not say that they are a headline only a narrow plot makes one. */
const LEAST_WORDS = 4;

export interface Title {
  text: string;
  /** It says that it is for an article, or begins as headlines do. */
  isTitled: boolean;
  /** It is said to be what something is written about, and is a headline whatever it says. */
  isWritten?: true;
  /** It has so many words that it may be one without saying so. */
  isLong: boolean;
}

/** What a prompt is a headline of, without the picture that it is for; nothing of a scene. */
export function titleIn(prompt: string): Title | undefined {
  const plain = barely(prompt, 200);
  const after = plain.replace(FRAME_AFTER, '');
  const text = after.replace(SCREEN_BEFORE, '').replace(FRAME_BEFORE, '').trim();
  // `hero image of hikers` is what is to be seen.
  const isFramed = text !== plain && !/ of $/u.test(FRAME_BEFORE.exec(after)?.[0] ?? '');
  const isTitled = isFramed || TITLED.test(text);
  const words = text.split(' ').length;
  if (text === '' || words > MOST_WORDS || (words < 2 && !isTitled)) return undefined;
  if (SCENIC.test(text) || /[,;:]/u.test(text)) return undefined;
  const counts = [...text.matchAll(ONE_OF)].some(([, named = '']) =>
    // `a broken chair` is a thing, whatever is said before its name.
    named.split(' ').some(isDrawn),
  );
  if (counts && !isTitled) return undefined;
  const isWritten = isFramed && WRITTEN.test(FRAME_BEFORE.exec(after)?.[0].trim() ?? '');
  return { text, isTitled, isLong: words >= LEAST_WORDS, ...(isWritten ? { isWritten } : {}) };
}

/** It names a thing, and not only who or what nobody sees. */
const isSeen = (one: Subject): boolean => one.thing !== undefined && one.isAside !== true;

export interface Headline {
  plot: Plot;
  /** Which words of the title say the plot. */
  said: string;
  subjects: readonly Found[];
}

interface Candidate extends Headline {
  /** Its words are those of a field that the title names: the `burnout` of `burnout prevention`. */
  isOfName: boolean;
}

/** A title as one of a plot; nothing where it does not say that, or names nothing that it happens to. */
function candidateOf(
  plot: Plot,
  { text, isTitled, isLong, isWritten }: Title,
  isBare: boolean,
): Candidate | undefined {
  const match = plot.pattern.exec(text);
  // `choosing a school` begins with what happens, as headlines do.
  const isAny = isBare || isWritten === true || TITLED.test(text);
  if (!match || (match[0] === '' && !isAny)) return undefined;
  if (plot.isWide && !isTitled && !isLong && !isBare && match.index > 0) return undefined;
  const end = match.index + match[0].length;
  // Of `medical debt` the whole is a field, though `debt` is the plot.
  const all = subjectsIn(text);
  const isApart = ({ at, said }: Found) => at < match.index || at + said.length > end;
  const apart = all.filter(isApart);
  // Who deals with something makes no deal.
  const isIdiom = /^deal\w* with$/u.test(match[0]) && apart.length > 0;
  const subjects = apart.some(isSeen) || isIdiom ? apart : all;
  const covers = ({ at, said }: Found) => at <= match.index && at + said.length >= end;
  // In `lead generation` or `women in construction` nothing leads, and nobody constructs.
  const isName = (one: Found) =>
    covers(one) &&
    (one.said.includes(' ') || (one.isField === true && isSeen(one) && match.index > 0));
  if (plot.isWide && match[0] !== '' && all.some(isName)) return undefined;
  // In words that scenes say as well it is about a field, and not only about a thing.
  const isOfField = isTitled || isBare || !plot.isWide || subjects.some(({ isField }) => isField);
  if ((subjects.length === 0 && isWritten !== true) || !isOfField) return undefined;
  const isOfName = match[0] !== '' && all.some((one) => one.isField === true && covers(one));
  return { plot, said: match[0], subjects, isOfName };
}

/** The plot of a title with what it is about; nothing where either is not known, unless it says nothing else that is drawn. */
export function headlineOf(title: Title, isBare = false): Headline | undefined {
  const found = PLOTS_READ.flatMap((plot) => candidateOf(plot, title, isBare) ?? []);
  const [first] = found;
  // What happens is told apart from its name: burnout is prevented.
  const apart = first?.isOfName
    ? found.find((one) => !one.isOfName && !one.plot.isWide)
    : undefined;
  return apart ?? first;
}

/** It names somebody, and no field that somebody is of. */
export const isPersonal = ({ said }: Found): boolean => singulars(said).some(isSomebody);

const isAside = (one: Subject): boolean => one.isAside === true;

/** Verbs of plots that happen to what stands after them: towns that lose `their newspapers`, men who avoid `the doctor`. */
const OF_OBJECT = /^(?:los(?:e|es|ing)|avoid|refus|reject|stop|leav|hid|protect)/u;

/**
 * What a title names, what its plot happens to before all else: what is named in one with a noun before it (`digital detox on
 * vacation`), or what stands after its verb.
 */
function namedFirst({ said, subjects }: Headline, text: string): readonly Found[] {
  // `teams ignore` is what they do, and not what is ignored.
  const isNoun = /^\p{L}+$/u.test(said) && !said.endsWith('s');
  const at = text.indexOf(said);
  const first = OF_OBJECT.test(said)
    ? subjects.find((one) => one.at > at)
    : subjects.find((one) => isNoun && text.includes(`${one.said} ${said}`));
  return first ? [first, ...subjects.filter((one) => one !== first)] : subjects;
}

/** The things of a headline. What stands for somebody is none beside others: they are in the picture themselves. */
function thingsOf(seen: readonly Found[], aside: readonly Found[]): string[] {
  const lifeless = aside.filter(({ who }) => who === undefined);
  const things = [...seen, ...lifeless].flatMap(({ thing }) => thing ?? []);
  const all = things.length > 0 ? things : aside.flatMap(({ thing }) => thing ?? []);
  return [...new Set(all)];
}

/**
 * A headline as a figure of speech among the ideas of a brief. Of a prompt that is bare, of which nothing else can be drawn,
 * any words are one that name something of a field.
 */
export function headlineIn(prompt: string, isBare = false): Trope | undefined {
  const title = titleIn(prompt);
  const headline = title && headlineOf(title, isBare);
  if (!title || !headline) return undefined;
  const { plot, said } = headline;
  const subjects = namedFirst(headline, title.text);
  // What is burdened, freed or cut is what stands before that word, whatever it stands for.
  const isBound = (one: Found) => one === subjects[0] && subjects !== headline.subjects;
  const isBeside = (one: Found) => isAside(one) && !isBound(one);
  const [aside, seen] = [subjects.filter(isBeside), subjects.filter((one) => !isBeside(one))];
  const [x, y] = thingsOf(seen, aside);
  // Who is named is in the picture before who is only of its field.
  const isAnybody = (one: Found) => one.isAnybody === true;
  const all = [...aside, ...seen];
  const people = [...all.filter((one) => !isAnybody(one)), ...all.filter(isAnybody)].flatMap(
    (one) => one.who ?? [],
  );
  const areNamed = subjects.filter((one) => one.who !== undefined && isPersonal(one)).length > 1;
  // Of a couple both are in it, where nobody else is named.
  const pair = areNamed ? undefined : subjects.find((one) => one.other !== undefined);
  const [who, other] = pair ? [pair.who, pair.other] : [...new Set(people)];
  const areTwo = areNamed || pair !== undefined;
  return {
    id: HEADLINE,
    text: title.text,
    slots: {
      plot: plot.id,
      said: [said, ...subjects.map((one) => one.said)].join(' '),
      ...(title.isTitled || isBare ? { titled: 'yes' } : {}),
      ...(plot.isWide ? { wide: 'yes' } : {}),
      ...(title.isWritten ? { written: 'yes' } : {}),
      ...(x ? { x } : {}),
      ...(y ? { y } : {}),
      ...(who ? { who } : {}),
      ...(areTwo && other ? { other } : {}),
    },
  };
}
