import type { Brief } from '../../brief';
import { OF_APP } from '../../ideas/headlines/of-app';
import { HEADLINE } from '../../ideas/headlines/read';
import { isAnnounced } from '../text/announcement';
import { SIGHTS } from './media.data';
import { pictured } from './pictured';
import { type Topic, topicOf } from './topic-of';
import { lookUp } from './words-of-topics';

/**
 * A page that names only what it is about is told again by what is to be seen of that: `banner for a dog walking app`
 * as a banner of somebody who walks a dog, a phone in hand. What a picture shows already, and what nothing of can be
 * told otherwise, stays as it was written.
 */
export interface Retold {
  prompt: string;
  /** What it is about, in the words of the prompt. */
  topic: string;
  /** Words of it that nobody will see. */
  unseen: readonly string[];
}

const QUOTED = /["“„«][^"“”„«»]{1,80}["”“»]/gu;
const A_POSTER = /\b(?:posters?|flyers?|leaflets?)\b/i;
const PICTURES = 'what the picture is about';

/** What of a medium is in the picture: what is in the hand or on the head of who is in it. */
const COMPANIONS: readonly (readonly [medium: RegExp, held: string, beside: string])[] = [
  [/\bapps?\b/, 'with a phone', ''],
  [/\bpodcasts?\b/, 'wearing headphones', ' and a microphone'],
];
const SOMEBODY =
  /^((?:an?|the) (?:older |young )?(?:woman|man|child|teenager))(?= (?!with|wearing|driving|in bed))/u;

function withCompanion(phrase: string, { media, channel }: Topic): string {
  const medium = [channel, ...media].join(' ');
  const found = COMPANIONS.find(([pattern]) => pattern.test(medium));
  if (!found) return phrase;
  const [, held, beside] = found;
  if (SOMEBODY.test(phrase)) return phrase.replace(SOMEBODY, `$1 ${held}`);
  return phrase.includes(' and ') ? phrase : `${phrase}${beside}`;
}

/** Whether words name anything that could be drawn. */
function isSeen(text: string): boolean {
  const all = text
    .toLowerCase()
    .split(/[^\p{L}'’-]+/u)
    .filter(Boolean);
  const phrases = all.flatMap((word, at) => [word, `${word} ${all[at + 1] ?? ''}`.trim()]);
  return phrases.some((phrase) => {
    const { concept, place, small, template, medium } = lookUp(phrase) ?? {};
    if ((small ?? template ?? medium) !== undefined) return false;
    return (concept ?? place) !== undefined;
  });
}

/** A name that only tells which kind of page it is gives way to what the page is about. */
const NO_TITLE =
  /^(?:the )?(?:awareness|advertising|public|health|safety)? ?(?:campaign|poster|event|announcement)$/i;
const capitalized = (text: string) =>
  text.replace(
    /(^|\s)(?!(?:the|of|and|for|a|an|in|on|at|to|while)\s)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
const MOST_WORDS_OF_A_TITLE = 5;

/** What a page is headed that says no words of its own: what its prompt says, a poster its event or its topic. */
function titlesOf(lettering: readonly string[], asked: string, { name, page }: Topic): string[] {
  const prompt = asked.toLowerCase();
  const own = lettering.filter(
    (text) => !NO_TITLE.test(text) && prompt.includes(text.toLowerCase()),
  );
  const isShort = name.split(' ').length <= MOST_WORDS_OF_A_TITLE;
  return own.length === 0 && A_POSTER.test(page) && isShort ? [capitalized(name)] : own;
}

/** Whether a topic that stays as it is said is lost in the words around it: in its medium, or as a firm's. */
function isLost({ about, media, isAbout }: Topic, phrase: string, brief: Brief): boolean {
  const isFirm = brief.words.some(({ note }) => note === 'whom the design is for');
  return media.length > 0 || phrase !== about || (isAbout && isFirm);
}

const TOLD_AFTER = /:\s+(.{8,})$/u;

/** A prompt for a page told by what it is about; nothing of any other, or where it is told better as it stands. */
export function retold(asked: string, read: (prompt: string) => Brief): Retold | undefined {
  const quotes = asked.match(QUOTED) ?? [];
  const topic = topicOf(
    asked
      .replace(QUOTED, ' ')
      .replace(/\s+/gu, ' ')
      .replace(/ ([,.])/gu, '$1'),
  );
  if (!topic || isSeen(topic.rest)) return undefined;
  // `poster for a riding school with a horse`: the horse is to be seen; what a page is about is a topic all the same.
  if (isAnnounced(asked) && !/\babout\b/iu.test(asked)) return undefined;
  const { page, about, rest } = topic;
  // `about doubt: a cat before a mirror`: what is shown is told.
  if (isSeen(TOLD_AFTER.exec(about)?.[1] ?? '')) return undefined;
  const { phrase, by, unseen } = pictured(topic);
  if (by === undefined && (A_POSTER.test(page) || !isSeen(phrase))) return undefined;
  const brief = read(asked);
  if (by === undefined && !isLost(topic, phrase, brief)) return undefined;
  const ideas = (brief.ideas ?? []).filter(({ id }) => id !== HEADLINE && id !== OF_APP);
  const headline = brief.ideas?.find(({ id }) => id === HEADLINE);
  // Of a headline whose words somebody at its topic leaves out the picture is told better by itself.
  const isTold =
    unseen.every((word) => SIGHTS.some(([named]) => named.test(word))) ||
    headline?.slots?.wide !== undefined;
  if (headline && (!isTold || headline.slots?.greeting !== undefined)) return undefined;
  const whole = about.toLowerCase().replace(/^(?:why|how|when|what) /u, '');
  const isWholeIdea = ideas.some(({ text }) => text.toLowerCase().includes(whole));
  if (ideas.length > 0 && (by !== 'table' || isWholeIdea)) return undefined;
  const written = quotes.map((quote) => quote.slice(1, -1));
  const titles = titlesOf(brief.lettering, asked, topic).filter(
    (text) => !written.includes(text) && !rest.includes(text),
  );
  const letters = [...titles.map((text) => `"${text}"`), ...quotes].join(' ');
  const shown = withCompanion(phrase, topic);
  return {
    prompt: [`${page}, ${shown}${rest}`, letters].filter(Boolean).join(', '),
    topic: about,
    unseen,
  };
}

/** A brief with what became of the words of its topic. */
export function withTopicTold(brief: Brief, { topic, unseen }: Retold): Brief {
  return {
    ...brief,
    words: [
      ...brief.words,
      { word: topic, fate: 'ignored', note: PICTURES },
      ...unseen.map((word) => ({ word, fate: 'unknown' as const })),
    ],
  };
}
