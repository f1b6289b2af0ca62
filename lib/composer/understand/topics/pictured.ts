import { METAPHORS } from '../words/metaphors.data';
import { theLexicon } from '../lexicon';
import { ACTIVITIES, BESIDE_OTHERS, SUBJECTS } from './activities.data';
import { OF_MANY, SETTINGS, UNSEEN } from './media.data';
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
  /^(?:how )?(?:to |i |we |you |you can |not to )(?=\p{L})/iu,
  /^(?:learn(?:ing)?|starting|getting started|mastering|beginning|discovering|trying|understanding)(?: how)? (?:to |with |in |on )?(?=\p{L})/iu,
  /^(?:an? )?(?:\p{L}+ )?(?:guide|introduction|intro|beginner'?s guide|ode) to (?:the )?/iu,
  /^(?:the |an? )?(?:art|joys?|benefits?|science|magic|power|psychology|history|future|importance|pleasures?|secrets?|basics|world|beauty|truth|case|dangers?|rise) (?:of|about|behind|for|against) (?:the )?/iu,
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

const words = (text: string) => text.trim().split(/\s+/u).filter(Boolean);

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
/** `at forty`: how old somebody is, and no place. */
const AGE =
  /\s+(?:at|after|over|past|in (?:your|my)) (?:(?:the )?age of )?(?:thirty|forty|fifty|sixty|seventy|eighty|[3-9]0s?|thirties|forties|fifties|sixties|seventies)$/iu;

function whoOf(text: string): string {
  const told = WHO.find(([pattern]) => pattern.test(text))?.[1];
  if (told !== undefined) return told;
  const sum = [...text].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return sum % 2 === 0 ? 'a woman' : 'a man';
}

interface Asked {
  who: string;
  isMany: boolean;
  /** Whether a verb leads it: `how to`, `learning to`. */
  isToDo: boolean;
}

const filledIn = ({ one, many }: Row, { who, isMany }: Asked): string =>
  (isMany ? many : one).replaceAll('WHO', who);

const rowFor = (rows: readonly Row[], text: string): Row | undefined =>
  rows.find(({ pattern }) => pattern.test(text));

/** `freestyle cycling`: what no table knows says only of which kind it is. */
function isNoWord(word: string): boolean {
  const senses = lookUp(word);
  return senses === undefined && /^\p{Ll}/u.test(word);
}

/** Words that nobody sees before the first that is of the topic, and what they say of where it is done. */
function unadorned(text: string): { about: string; where: string; unknown: string[] } {
  const left = words(text);
  const unknown: string[] = [];
  let where = '';
  while (left.length > 1) {
    const first = left[0] ?? '';
    const setting = SETTINGS.find(([pattern]) => pattern.test(first))?.[1];
    if (setting === undefined && !UNSEEN.test(first) && !isNoWord(first)) break;
    if (setting !== undefined) where = ` ${setting}`;
    else if (!UNSEEN.test(first)) unknown.push(first);
    left.shift();
  }
  return { about: left.join(' '), where, unknown };
}

const lookUp = (text: string) => theLexicon().lookUp(text.toLowerCase(), 'en');

const gerundOf = (verb: string): string | undefined => {
  const stem = verb.toLowerCase();
  const forms = [`${stem}ing`, `${stem.replace(/e$/, '')}ing`, `${stem}${stem.at(-1) ?? ''}ing`];
  return forms.find((form) => lookUp(form)?.verb?.form === 'gerund');
};

const isGerund = (word: string): boolean => /ing$/i.test(word) && lookUp(word)?.verb !== undefined;

const isThing = (word: string): boolean => {
  const { concept, verb } = lookUp(word) ?? {};
  return concept !== undefined && verb === undefined;
};

/** A thing that has a verb in its name: running shoes, a washing machine. */
const isKnown = (text: string): boolean => {
  const { concept, place } = lookUp(text) ?? {};
  return text.includes(' ') && (concept ?? place) !== undefined;
};

const isUnknown = (text: string): boolean => {
  const { concept, place, metaphor } = lookUp(text) ?? {};
  return (concept ?? place ?? metaphor) === undefined;
};

const isPeople = (text: string): boolean => {
  const { concept = '' } = lookUp(text) ?? {};
  return theLexicon().factsOf(concept)?.kind === 'person';
};

const pluralOf = (noun: string): string =>
  /(?:s|x|ch|sh)$/i.test(noun) ? noun : noun.replace(/([^aeiou])y$/i, '$1ie').concat('s');
const UNCOUNTED =
  /^(?:food|music|bread|wood|water|wine|coffee|tea|money|paper|clay|furniture|art)$/i;

/** `bird watching`, `saving water`, `learn to paint`: somebody who does it; nothing where no verb is. */
function doing(text: string, asked: Asked): string | undefined {
  const all = words(text);
  const [first = '', second = ''] = all;
  if (isKnown(text)) return undefined;
  if (isGerund(first)) return `${asked.who} ${text}`;
  const gerund = asked.isToDo ? gerundOf(first) : undefined;
  if (gerund !== undefined) return `${asked.who} ${[gerund, ...all.slice(1)].join(' ')}`;
  if (all.length === 2 && isThing(first) && isGerund(second))
    return `${asked.who} ${second.toLowerCase()} ${UNCOUNTED.test(first) ? first : pluralOf(first)}`;
  return undefined;
}

/** What is played, where a lesson or a club is for it. */
function playing(about: string, asked: Asked, isTaught: boolean): string | undefined {
  const { concept = '' } = lookUp(about) ?? {};
  const isInstrument = theLexicon().factsOf(concept)?.kind === 'instrument';
  return isInstrument && isTaught ? `${asked.who} playing the ${about}` : undefined;
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

const PLACED = /^(.+?)(\s+(?:in|at|on|near|across|around|during|under|with)\s+.+)$/iu;

type Told = Pick<Pictured, 'phrase' | 'by'>;

/** An activity as somebody at it, with where it is done. */
function activity(told: string, asked: Asked, media: string): Told | undefined {
  const bare = told.replace(AGE, '');
  const whole = rowFor(DONE, bare);
  if (whole) return { phrase: filledIn(whole, asked), by: 'table' };
  const [, head = bare, tail = ''] = PLACED.exec(bare) ?? [];
  const { about, where } = unadorned(head);
  const row = rowFor(DONE, head) ?? rowFor(DONE, about);
  const isTaught = TAUGHT_IN.test(media);
  const unknown = isUnknown(about) ? rowFor(BESIDE, about) : undefined;
  const does =
    (row ? filledIn(row, asked) : undefined) ??
    teaching(about) ??
    playing(about, asked, isTaught) ??
    (isTaught ? rowFor(TAUGHT, about)?.one : undefined) ??
    unknown?.one;
  if (does !== undefined) return { phrase: `${does}${where}${tail}`, by: 'table' };
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

const TWO = /^([^,]+?)\s+(?:and|&|vs\.?|versus|or|meets?)\s+([^,]+)$/iu;
const IN_CONTEXT =
  /^([\p{L}-]+(?: [\p{L}-]+)?)\s+(?:in|among|at|for)\s+(?:the )?(start-?ups?|founders|tech)$/iu;
const BED = /\b(?:sleep|bedtime|insomnia|night)\b/i;
const SCREEN =
  /\b(?:screens?|screen time|phones?|smartphones?|blue light|devices|scrolling|social media)\b/i;

/** Two topics side by side; nothing where there are not two, or both are things as they are told. */
function joined(told: string, asked: Asked, media: string): string | undefined {
  const pair = TWO.exec(told) ?? IN_CONTEXT.exec(told);
  if (!pair) return undefined;
  if (BED.test(told) && SCREEN.test(told)) return 'a woman in bed looking at a phone at night';
  const [people, others] = [pair[1], pair[2]].map((part = '') => isPeople(part)) as [
    boolean,
    boolean,
  ];
  if (people !== others) {
    const [who = '', what = ''] = people ? [pair[1], pair[2]] : [pair[2], pair[1]];
    const at = activity(what, { ...asked, who, isMany: false }, media)?.phrase;
    if (at?.startsWith(who)) return at;
  }
  const parts = [pair[1] ?? '', pair[2] ?? ''].map((part) => {
    const { about } = unadorned(part);
    const done = rowFor(BESIDE, about) ?? rowFor(DONE, about);
    return {
      part,
      phrase:
        (done ? filledIn(done, asked) : undefined) ??
        signsOf(about) ??
        activity(part, asked, media)?.phrase,
    };
  });
  if (parts.every(({ phrase }) => phrase === undefined)) return undefined;
  return parts.map(({ part, phrase }) => phrase ?? part).join(' and ');
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
    isToDo: /\bto $/i.test(lead),
    who: whoOf(`${about} ${whom}`),
    // On a page that stands, one is large where three would be small.
    isMany: OF_MANY.test(medium) && !UPRIGHT.test(page),
  };
  const both = joined(told, asked, medium);
  const { phrase, by }: Told =
    both === undefined
      ? (activity(told, asked, medium) ?? { phrase: told })
      : { phrase: both, by: 'table' };
  if (by === undefined) return { phrase, unseen: [] };
  return { phrase, by, unseen: unseenOf(told, phrase) };
}

/** Words of a topic that a phrase does not say again, and that no table has read as what it shows. */
function unseenOf(told: string, phrase: string): string[] {
  const said = words(phrase).map(stem);
  const [, one = told, other = ''] = TWO.exec(told) ?? [];
  return [one, other].flatMap((part) => {
    const { about, unknown } = unadorned(part.replace(AGE, ''));
    const isRow = [part, about].some((text) =>
      [DONE, BESIDE, TAUGHT].some((rows) => rowFor(rows, text) !== undefined),
    );
    const isShown = (word: string) =>
      STOP.test(word) || said.includes(stem(word)) || rowFor(BESIDE, word) !== undefined;
    return [...unknown, ...(isRow ? [] : words(about).filter((word) => !isShown(word)))];
  });
}
