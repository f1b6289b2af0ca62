import type { Brief, BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import { type Topic, TOPICS } from '../../templates/content/topics.data';
import { tells } from '../../templates/design/words';
import { withArticle } from '../abroad/english-words';
import { theLexicon } from '../lexicon';
import { occasionOf } from '../occasions/occasion';
import { thingOf } from '../pages/page-things';

/**
 * What a topic is shown by, asked in one place by every kind of page: the table of topics knows most, and where it is
 * silent what an occasion or a trade is known by.
 */

type Read = (text: string) => Brief;

export interface Known {
  /** The words of the prompt that named it. */
  word: string;
  /** It as a scene, where a table tells one. */
  scene?: string;
  /** What belongs to it, the best known first, each with its own name. */
  things: readonly BriefElement[];
}

/** Which time of the year or the day it is says less than what it is about: a summer jazz night. */
const WHEN =
  /\b(?:summer|winter|autumn|spring|easter|christmas|halloween|night|morning|evening|day|week|month)\b/giu;

/** The row of the table that a text names by its longest word. */
export function topicIn(text: string): { topic: Topic; word: string } | undefined {
  const plain = text.toLowerCase();
  const found = longestIn(plain.replace(WHEN, ' ')) ?? longestIn(plain);
  if (!found) return undefined;
  if (isOfAnother(plain, found.word)) return topicIn(plain.replace(found.word, ' '));
  const { topic, word } = headOf(plain, found.word) ?? found;
  return { word, topic: withOwnFirst(topic, word) };
}

/** `kitchen gardens` are gardens; of what is done to something (`pizza baking`) the thing says more. */
function headOf(text: string, word: string): { topic: Topic; word: string } | undefined {
  const after = text.slice(text.indexOf(word) + word.length);
  const next = /^ (\p{L}{4,})/u.exec(after)?.[1];
  return next === undefined || next.endsWith('ing') ? undefined : longestIn(next);
}

/** `birdhouse building`: what is done to a thing of which nothing more is known is no page about all that is built, and pizza baking one about pizza. */
function isOfAnother(text: string, word: string): boolean {
  if (!/^\p{L}+ing$/u.test(word)) return false;
  const before = /(\p{L}{4,}) $/u.exec(text.slice(0, Math.max(0, text.indexOf(word))))?.[1];
  return before !== undefined && theLexicon().lookUp(before, 'en')?.concept !== undefined;
}

/** Where something is, at the end of a scene. */
const AT_END = /\s((?:in|on|under|above) an? .+|under the sea)$/u;

/** Of a row of several kinds the one that is named leads: of the animals of a forest the hedgehog. */
function withOwnFirst(topic: Topic, word: string): Topic {
  const one = word.replace(/(?<=[^s])s$/u, '');
  const at = topic.things.findIndex(([name]) => name.toLowerCase() === one);
  const own = topic.things[at];
  if (own === undefined) return topic;
  const where = AT_END.exec(topic.scene)?.[1];
  const isTold = topic.scene.includes(one) || where === undefined;
  return {
    ...topic,
    scene: isTold ? topic.scene : `${withArticle(one)} ${where}`,
    things: [own, ...topic.things.filter((thing) => thing !== own)],
  };
}

function longestIn(text: string): { topic: Topic; word: string } | undefined {
  let best: { topic: Topic; word: string } | undefined;
  for (const topic of TOPICS)
    for (const word of topic.words)
      if (word.length > (best?.word.length ?? 0) && tells(text, word)) best = { topic, word };
  return best;
}

/** What a text's topic is shown by; nothing where no table knows it. */
export function thingsAbout(text: string, read: Read): Known | undefined {
  const found = topicIn(text);
  if (found) {
    const { topic, word } = found;
    const things = topic.things.map(([name, shows], at) =>
      thingOf(`t${String(at + 1)}`, name, shows, read),
    );
    return { word, scene: topic.scene, things: things.filter(isDrawn) };
  }
  const known = occasionOf(text) ?? occasionOf(text, true);
  if (!known) return undefined;
  const { elements } = read(known.shows);
  const things = elements.map((one, at) => ({ ...one, id: `t${String(at + 1)}` })).filter(isDrawn);
  return things.length > 0 ? { word: known.told, things } : undefined;
}

const isDrawn = ({ concept }: BriefElement): boolean => conceptOf(concept ?? '') !== undefined;
