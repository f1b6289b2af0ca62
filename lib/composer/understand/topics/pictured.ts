import { METAPHORS } from '../words/metaphors.data';
import { pluralOf } from '../abroad/english-words';
import { theLexicon } from '../lexicon';
import { ACTIVITIES, BESIDE_OTHERS, SUBJECTS } from './activities.data';
import {
  gerundOf,
  isGerund,
  isKnown,
  isPeople,
  isThing,
  isUnknown,
  lookUp,
  UNCOUNTED,
  words,
} from './words-of-topics';
import { DEALT_IN, OF_MANY, SETTINGS, SIGHTS, UNSEEN } from './media.data';
import type { Topic } from './topic-of';

/**
 * A topic in words that a picture is told in: for `dog walking` somebody who walks a dog. What is a thing or a scene
 * already is left as it is.
 */
export interface Pictured {
  /** What is to be seen, as a prompt says it. */
  phrase: string;
  /** Whether it is told in other words than the topic: by a table of what is done, or by a verb of its own. */
  by?: 'table' | 'verb';
  /** Words of the topic that what is to be seen does not show. */
  unseen: readonly string[];
}

interface Row {
  pattern: RegExp;
  one: string;
  many: string;
}

const rowsOf = (table: string): Row[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [, pattern = '', one = '', many = one] =
        /^(.*?) \| (.*?)(?: \| (.*))?$/u.exec(line) ?? [];
      return { pattern: new RegExp(`^(?:${pattern})$`, 'iu'), one, many };
    });

const DONE = rowsOf(ACTIVITIES);
const BESIDE = rowsOf(BESIDE_OTHERS);
const TAUGHT = rowsOf(SUBJECTS);

/** What leads to a topic and is none: `why`, `how to`, `ten tips for`. */
const LEADS: readonly RegExp[] = [
  /^(?:why|how|when|whether|what (?:happens (?:when|if)|makes)) (?=\p{L})/iu,
  /^(?:do|does|did|is|are|can|could|should|will|would|has|have) (?=\p{L})/iu,
  /^(?:how )?(?:to |i |we |you |you can |not to )(?=\p{L})/iu,
  /^(?:learn(?:ing)?|starting|getting started|mastering|beginning|discovering|trying|understanding)(?: how)? (?:to |with |in |on )?(?=\p{L})/iu,
  /^(?:an? )?(?:\p{L}+ )?(?:guide|introduction|intro|beginner'?s guide|ode) to (?:the )?/iu,
  /^(?:the |an? )?(?:hidden |true |real |simple |lost |quiet |dark )?(?:art|joys?|benefits?|science|magic|power|psychology|history|future|importance|pleasures?|secrets?|basics|world|beauty|truth|case|dangers?|rise) (?:of|about|behind|for|against) (?:the )?/iu,
  /^(?:the )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|top ten|our|my|best)? ?(?:\p{L}+ )?(?:tips|ways|ideas|reasons|tricks|rules|habits|steps|things|mistakes|lessons|recipes|hacks|facts) (?:for|to|with|about|on|of|from|why|that|using)(?: your| the| an?)? /iu,
  /^everything (?:you need to know )?about /iu,
];

function withoutLead(text: string): { told: string; lead: string } {
  let told = text;
  for (let step = 0; step < 3; step += 1) {
    const found = LEADS.map((lead) => lead.exec(told)?.[0]).find((one) => one !== undefined);
    if (found === undefined) break;
    told = told.slice(found.length).trim();
  }
  return { told, lead: text.slice(0, text.length - told.length) };
}

/** Age of life in the words for whom it is. */
const WHO: readonly (readonly [RegExp, string])[] = [
  [/\bwith (?:the |your |my |small |young )?(?:kids|children|toddlers|teens)\b/i, 'a mother'],
  [/\b(?:kids?|child(?:ren)?|toddlers?|schools?|pupils|primary)\b/i, 'a child'],
  [/\b(?:teens?|teenagers?|students?)\b/i, 'a teenager'],
  [
    /\b(?:seniors?|older (?:people|adults)|retirees|retirement|pensioners|(?:at|after|over|past|in (?:your|my)) (?:sixty|seventy|eighty|[6-9]0s?|sixties|seventies))\b/i,
    'an older woman',
  ],
  [/\b(?:women|woman|moms?|mums?|mothers?|girls?|her)\b/i, 'a woman'],
  [/\b(?:men|man|dads?|fathers?|boys?|his)\b/i, 'a man'],
  [/\b(?:at|after|over|past|in (?:your|my)) (?:forty|fifty|[45]0s?|forties|fifties)\b/i, 'a man'],
];
/** `at forty`, `for the week`, `explained`: how old somebody is, for how long, and no place. */
const AGE =
  /\s+(?:at|after|over|past|in (?:your|my)) (?:(?:the )?age of )?(?:thirty|forty|fifty|sixty|seventy|eighty|[3-9]0s?|thirties|forties|fifties|sixties|seventies)$|\s+as an? (?:adult|beginner|grown-?up|senior|child|kid|family|couple|team|student)$|\s+(?:for (?:the|a|your) (?:week|month|day|year|whole family|weekend)|in 20\d\d|this (?:week|month|year|summer|winter|spring|autumn|fall)|every day|right now|today|like a pro|step by step|made (?:easy|simple)|explained|from scratch|on a budget|alone|solo|by yourself|on your own)$/iu;

function whoOf(text: string): string {
  const told = WHO.find(([pattern]) => pattern.test(text))?.[1];
  if (told !== undefined) return told;
  const sum = [...text].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return sum % 2 === 0 ? 'a woman' : 'a man';
}

interface Asked {
  who: string;
  isMany: boolean;
  isLearnt: boolean;
  /** Whether a verb leads it: `how to`, `learning to`. */
  isToDo: boolean;
}

const filledIn = ({ one, many }: Row, { who, isMany }: Asked): string =>
  (isMany ? many : one).replaceAll('WHO', who);

const rowFor = (rows: readonly Row[], text: string): Row | undefined =>
  rows.find(({ pattern }) => pattern.test(text));

/** `football history`: what is told of it, and is not seen. */
const ABSTRACT =
  /^(?:history|culture|science|psychology|ethics|politics|etiquette|economics|facts|myths|trivia|memories|life|habits|philosophy|techniques?|safety|enthusiasm|statistics)$/i;

/** `freestyle cycling`: what no table knows says only of which kind it is. */
function isNoWord(word: string): boolean {
  const senses = lookUp(word);
  return senses === undefined && /^\p{Ll}/u.test(word);
}

/** Words that nobody sees before the first that is of the topic, and what they say of where it is done. */
function unadorned(text: string): { about: string; where: string } {
  const left = words(text);
  let where = '';
  while (left.length > 1) {
    const first = left[0] ?? '';
    const setting = SETTINGS.find(([pattern]) => pattern.test(first))?.[1];
    if (setting === undefined && !UNSEEN.test(first) && !isNoWord(first)) break;
    if (setting !== undefined) where = ` ${setting}`;
    left.shift();
  }
  if (left.length > 1 && ABSTRACT.test(left.at(-1) ?? '')) left.pop();
  return { about: left.join(' '), where };
}

/** Where what is needed for it is sold, and nobody does it there. */
const SOLD_IN = /\s(?:shops?|stores?|kits?|equipment|supplies|gear|brands?|markets?)$/iu;

/** `bird watching`, `saving water`, `learn to paint`: somebody who does it; nothing where no verb is. */
function doing(text: string, asked: Asked): string | undefined {
  const all = words(text);
  const [first = '', second = ''] = all;
  if (isKnown(text) || SOLD_IN.test(text)) return undefined;
  if (isGerund(first)) return `${asked.who} ${text}`;
  if (all.length === 2 && isThing(first) && isGerund(second))
    return `${asked.who} ${second.toLowerCase()} ${UNCOUNTED.test(first) ? first : pluralOf(first)}`;
  return undefined;
}

/** What is played, where a lesson or a club is for it. */
function playing(about: string, asked: Asked, isTaught: boolean): string | undefined {
  const instrument = about.replace(/^(?:the|an?) /iu, '');
  const { concept = '' } = lookUp(instrument) ?? {};
  const isInstrument = theLexicon().factsOf(concept)?.kind === 'instrument';
  return isInstrument && isTaught ? `${asked.who} playing the ${instrument}` : undefined;
}

const TAUGHT_IN =
  /\b(?:courses?|class(?:es)?|lessons?|workshops?|tutorials?|masterclass(?:es)?|schools?|academ\w+|teachers?|tutors?|coach\w*|clubs?|camps?|beginners?|learn\w*)\b/i;

/** `a science teacher`: whoever teaches, with what the subject is known by. */
function teaching(about: string): string | undefined {
  const [, subject = '', teacher = ''] =
    /^((?:\p{L}+ )?\p{L}+) (teachers?|tutors?|professors?|classrooms?)$/iu.exec(about) ?? [];
  const things = rowFor(TAUGHT, subject)?.one;
  return things === undefined ? undefined : `a ${teacher} and ${things}`;
}

const PLACED = /^(.+?)(\s+(?:in|at|on|near|across|around|during|under|with|to)\s+.+)$/iu;

const FOOD_MADE =
  /^(?:(?:making|cooking|preparing|brewing|fermenting|pickling|canning) (?:your own |perfect |the perfect )?)(.+)$|^(.+?) (?:recipes?|cooking|cookery|dishes|cuisine)$/iu;

const OWN_RECIPE =
  /^(?:my )?(grandmother|grandma|grandpa|grandfather|mother|father|mom|mum|dad|aunt|uncle)['’]?s? (?:famous |best |secret )?(.+?) recipe$/iu;

/** `making kimchi`, `lentil recipes`: somebody who cooks it. */
function food(about: string, { who }: Asked): string | undefined {
  const [, owner, own] = OWN_RECIPE.exec(about) ?? [];
  if (owner !== undefined) return `a ${owner} holding a ${own ?? ''} in a kitchen`;
  const [, made, cooked] = FOOD_MADE.exec(about) ?? [];
  const what = made ?? cooked ?? '';
  const kind = theLexicon().factsOf(lookUp(what)?.concept ?? '')?.kind;
  return kind === 'food' || kind === 'plant' ? `${who} cooking and ${what}` : undefined;
}

/** `toy library`, `plant delivery`: the things that are lent or brought. */
function dealtIn(about: string, { who }: Asked): string | undefined {
  const what = DEALT_IN.exec(about)?.[1];
  if (what === undefined || isKnown(about) || isUnknown(what) || lookUp(what)?.place)
    return undefined;
  const things = UNCOUNTED.test(what) ? what : pluralOf(what);
  const kind = theLexicon().factsOf(lookUp(what)?.concept ?? '')?.kind;
  if (/owners?$/i.test(about)) return `${who} ${kind === 'animal' ? 'petting' : 'with'} a ${what}`;
  if (/delivery$/i.test(about)) return `a courier carrying ${things}`;
  if (/repairs?$/i.test(about)) return `${who} repairing a ${what}`;
  return `three ${things}`;
}

/** `train your puppy`, that was led by `how to`: training your puppy. */
function asGerund(told: string, { isToDo }: Asked): string {
  const [first = '', ...others] = words(told);
  const gerund = isToDo ? gerundOf(first) : undefined;
  return gerund === undefined ? told : [gerund, ...others].join(' ');
}

interface Told extends Pick<Pictured, 'phrase' | 'by'> {
  /** Words of the topic that a table stands for. */
  covered?: string;
}

/** `hiking with a dog`: who is there as well, wherever it is. */
const WITH_SOMETHING = /^\s+with (?:an?|your|the|my|our) \p{L}+(?: \p{L}+)?$/iu;

/** A country that is travelled in is known by what stands there. */
const atSight = (tail: string): string =>
  SIGHTS.find(([pattern]) => pattern.test(tail))?.[1] ?? tail;

/** An activity as somebody at it, with where it is done. */
function activity(told: string, asked: Asked, media: string): Told | undefined {
  const bare = asGerund(told.replace(AGE, ''), asked);
  const whole = rowFor(DONE, told) ?? rowFor(DONE, bare);
  if (whole) return { phrase: filledIn(whole, asked), by: 'table', covered: told };
  const [, head = bare, tail = ''] = PLACED.exec(bare) ?? [];
  const { about, where } = unadorned(head);
  const exact = rowFor(DONE, head);
  const row = exact ?? rowFor(DONE, about);
  const isTaught = TAUGHT_IN.test(media) || asked.isLearnt;
  const unknown = isUnknown(about) ? rowFor(BESIDE, about) : undefined;
  const does =
    (row ? filledIn(row, asked) : undefined) ??
    teaching(head) ??
    playing(about, asked, isTaught) ??
    (isTaught ? (rowFor(TAUGHT, head) ?? rowFor(TAUGHT, about))?.one : undefined) ??
    unknown?.one ??
    food(head, asked) ??
    dealtIn(about, asked);
  // A place that it has itself is its only one.
  const isPlaced = /\s(?:in|at|on) (?:a|the) \p{L}+$/iu.test(does ?? '');
  const at = isPlaced ? (WITH_SOMETHING.exec(tail)?.[0] ?? '') : `${where}${atSight(tail)}`;
  const covered = exact || /teacher/.test(does ?? '') ? head : about;
  if (does !== undefined) return { phrase: `${does}${at}`, by: 'table', covered };
  const done = doing(about, asked);
  return done === undefined ? undefined : { phrase: `${done}${where}${tail}`, by: 'verb' };
}

/** Signs of what nobody can see, by the table of ideas. */
function signsOf(part: string): string | undefined {
  const { metaphor, concept } = lookUp(part) ?? {};
  if (metaphor === undefined || concept !== undefined) return undefined;
  const shows = METAPHORS.find(({ id }) => id === metaphor)?.shows ?? [];
  return shows.map(([one]) => one.replaceAll('-', ' ')).join(' and ') || undefined;
}

/** `coffee makes you anxious`: what it does to somebody, and what does it. */
const MAKES = /^(.+?) (?:makes?|making) (?:you|us|me|people|them) (\p{L}+)$/iu;
const COST_OF = /^(?:the )?(?:hidden |true |real |rising )?(costs?|price|value) of (.+)$/iu;

/** Two that a sentence joins: what does something to somebody, what something costs. */
function related(told: string): Told | undefined {
  const [, cause, mood] = MAKES.exec(told) ?? [];
  if (cause !== undefined && mood !== undefined)
    return {
      phrase: `${/^[aeiou]/i.test(mood) ? 'an' : 'a'} ${mood} woman and ${cause}`,
      by: 'table',
      covered: 'make',
    };
  const [, , bought] = COST_OF.exec(told) ?? [];
  if (bought === undefined) return undefined;
  const row = rowFor(DONE, bought)?.one.replaceAll('WHO', 'a woman');
  return {
    phrase: `${row ?? bought} and coins`,
    by: 'table',
    covered: row ? told : 'cost price value',
  };
}

const TWO = /^([^,]+?)\s+(?:and|&|vs\.?|versus|or|meets?)\s+([^,]+)$/iu;
const IN_CONTEXT =
  /^([\p{L}-]+(?: [\p{L}-]+)?)\s+(?:in|among|at|for)\s+(?:the )?(start-?ups?|founders|tech)$/iu;
const BED = /\b(?:sleep|bedtime|insomnia|night)\b/i;
const SCREEN =
  /\b(?:screens?|screen time|phones?|smartphones?|blue light|devices|scrolling|social media)\b/i;

/** Two topics side by side; nothing where there are not two, or both are things as they are told. */
function joined(told: string, asked: Asked, media: string): Told | undefined {
  const pair = TWO.exec(told) ?? IN_CONTEXT.exec(told);
  if (!pair) return undefined;
  if (BED.test(told) && SCREEN.test(told))
    return { phrase: 'a woman in bed looking at a phone at night', by: 'table', covered: told };
  const [people, others] = [pair[1], pair[2]].map((part = '') => isPeople(part)) as [
    boolean,
    boolean,
  ];
  if (people !== others) {
    const [who = '', what = ''] = people ? [pair[1], pair[2]] : [pair[2], pair[1]];
    const at = activity(what, { ...asked, who, isMany: false }, media);
    if (at?.phrase.startsWith(who)) return at;
  }
  const parts = [pair[1] ?? '', pair[2] ?? ''].map((part): Told => {
    const { about } = unadorned(part);
    const row = [part, about]
      .map((text) => rowFor(BESIDE, text) ?? rowFor(DONE, text))
      .find((one) => one !== undefined);
    const signs = row ? filledIn(row, asked) : signsOf(about);
    if (signs !== undefined) return { phrase: signs, by: 'table', covered: part };
    return activity(part, asked, media) ?? { phrase: part };
  });
  if (parts.every(({ by }) => by === undefined)) return undefined;
  return {
    phrase: parts.map(({ phrase }) => phrase).join(' and '),
    by: 'table',
    covered: parts.map(({ covered }) => covered ?? '').join(' '),
  };
}

const STOP =
  /^(?:an?|the|and|or|of|in|at|on|to|for|with|from|by|your|my|our|their|his|her|you|we|i|it|is|are|do|does|can|be|how|why|what|when|about|up|out|its|as|vs|versus|through|around|set|more|that|this)$/i;
const stem = (word: string) =>
  word
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')
    .replace(/(?:ing|ers?|ies|es|s|e|y)$/u, '');

const UPRIGHT = /\b(?:posters?|flyers?|leaflets?)\b/i;

/** The topic as a picture shows it. */
export function pictured({ page, about, media, channel, whom }: Topic): Pictured {
  const medium = [channel, ...media].join(' ');
  const { told, lead } = withoutLead(about);
  const asked: Asked = {
    isLearnt: /\blearn/i.test(lead),
    isToDo: /\b(?:to|i|we|you|you can) $/i.test(lead),
    who: whoOf(`${about} ${whom}`),
    // On a page that stands, one is large where three would be small.
    isMany: OF_MANY.test(medium) && !UPRIGHT.test(page),
  };
  const picture = related(told) ?? joined(told, asked, medium) ?? activity(told, asked, medium);
  if (!picture) return { phrase: told, unseen: [] };
  const { phrase, by, covered = '' } = picture;
  return { phrase, by, unseen: unseenOf(told, `${phrase} ${covered}`) };
}

/** Words of a topic that are neither said in a phrase nor stood for by it. */
function unseenOf(told: string, said: string): string[] {
  const shown = words(said).map(stem);
  return words(told.replace(AGE, '')).filter(
    (word) =>
      !STOP.test(word) && !UNSEEN.test(word) && !shown.includes(stem(word)) && !isSetting(word),
  );
}

/** `urban`, which the place has become. */
const isSetting = (word: string) => SETTINGS.some(([pattern]) => pattern.test(word));
