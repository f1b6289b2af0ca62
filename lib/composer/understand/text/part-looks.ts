import { PART_LOOK_ENDINGS, PART_LOOK_NAMES } from '../../concepts/part-looks';
import { HOST } from './told-host';

/**
 * `a cat with black ears and a white tail`, `a blue-eyed cat`: how a part of a thing looks. It is taken out of the sentence,
 * which is read as if the thing had nothing of its own. English only.
 */
export interface ToldLook {
  /** A word of whose part it is. */
  host: string;
  part: string;
  /** How it looks: `black`, `long white`. */
  looks: string;
  /** As written. */
  phrase: string;
}

export interface LookSense {
  /** Whether a word says how something looks. */
  isLook(word: string): boolean;
  /** The part that a name, or an ending as `eared`, is of on a thing that a word names. */
  partOf(name: string, host: string): string | undefined;
  /** Whether several words are one name or quality of the tables. */
  isKnown(words: string): boolean;
}

/** What figures are called behind whom they are of: `cat mascot`. */
const CALLED = '( (?:mascot|character|figure|sticker|logo|icon|emoji|illustration))?';
const WITH = new RegExp(`${HOST}${CALLED},? (?:with|has|having) (?=[a-z])`, 'giu');
const PART = new RegExp(
  `(?:(?:its|his|her|their|the|an?|both|two|big,) )?((?:[a-z-]{2,14},? (?:and )?){1,3}?)(${PART_LOOK_NAMES})(?![a-z'-])`,
  'iuy',
);
/** `a white mane and tail`: what is told of the one is told of the next. */
const BARE = new RegExp(`(${PART_LOOK_NAMES})(?![a-z'-])`, 'iuy');
const JOINT = /(?:, and |, | and )/iuy;
/** What would be said of the part, and is no end of it. */
const GOES_ON = /^ (?:of|made|that|which|full|like|shaped)\b/iu;

interface Found {
  looks: ToldLook[];
  end: number;
}

const wordsOf = (said: string) => said.toLowerCase().match(/[a-z-]+/gu) ?? [];

/** A part without a look of its own, right behind another: as it is told of that. */
function bareAt(text: string, at: number, before: ToldLook | undefined): string[] {
  BARE.lastIndex = at;
  const name = before && BARE.exec(text)?.[1];
  return name === undefined ? [] : [name, `${before?.looks ?? ''} `, name];
}

/** The parts that stand in a row from an index on, as far as each is told by how it looks. */
function rowAt(text: string, from: number, host: string, sense: LookSense): Found | undefined {
  const looks: ToldLook[] = [];
  let [at, end] = [from, from];
  for (;;) {
    PART.lastIndex = at;
    const [whole, said = '', name = ''] = PART.exec(text) ?? bareAt(text, at, looks.at(-1));
    const part = whole === undefined ? undefined : sense.partOf(name, host);
    const words = wordsOf(said).filter((word) => word !== 'and');
    if (whole === undefined || part === undefined || !words.every(sense.isLook)) break;
    if (GOES_ON.test(text.slice(at + whole.length))) break;
    looks.push({ host, part, looks: words.join(' '), phrase: `${said}${name}`.trim() });
    end = at + whole.length;
    JOINT.lastIndex = end;
    const joint = JOINT.exec(text)?.[0];
    if (joint === undefined) break;
    at = end + joint.length;
  }
  return looks.length > 0 ? { looks, end } : undefined;
}

/** What is left of a sentence behind a row of parts: what else the thing has is still had. */
function behindRow(text: string, end: number): string {
  const rest = text.slice(end);
  const joint = /^(?:, and | and |, )(?=(?:an?|the|its|his|her|two|some) )/iu.exec(rest)?.[0];
  const isClause = /^, (?:an?|the) [a-z-]+ (?:[a-z-]+ )?(?:is|are|[a-z]+ing)\b/iu.test(rest);
  return joint && !isClause ? ` with ${rest.slice(joint.length)}` : rest;
}

function afterThings(text: string, sense: LookSense, looks: ToldLook[]): string {
  for (const found of text.matchAll(WITH)) {
    const [whole, host = '', called = ''] = found;
    const row = rowAt(text, found.index + whole.length, host, sense);
    if (!row) continue;
    looks.push(...row.looks);
    const behind = afterThings(behindRow(text, row.end), sense, looks);
    return text.slice(0, found.index) + host + called + behind;
  }
  return text;
}

const JOINED = new RegExp(
  `(?<![a-z-])([a-z]{2,12})-(${PART_LOOK_ENDINGS}) (?=([a-z' -]{2,40}))`,
  'giu',
);
/** How many words behind it the thing may be. */
const REACH = 4;

function beforeThings(text: string, sense: LookSense, looks: ToldLook[]): string {
  return text.replace(JOINED, (whole: string, look: string, ending: string, behind: string) => {
    if (!sense.isLook(look) || sense.isKnown(whole.trim())) return whole;
    for (const host of behind.split(/[^a-z']+/iu).slice(0, REACH)) {
      const part = sense.partOf(ending, host);
      if (part === undefined) continue;
      looks.push({ host, part, looks: look.toLowerCase(), phrase: whole.trim() });
      return '';
    }
    return whole;
  });
}

/** The text without what it tells of parts, and this. */
export function liftPartLooks(text: string, sense: LookSense): { rest: string; looks: ToldLook[] } {
  const looks: ToldLook[] = [];
  const plain = beforeThings(text, sense, looks);
  return { rest: afterThings(plain, sense, looks), looks };
}
