import { barely } from '../bare-text';
import type { IdeaEntry } from '../idea';
import { NAMED_BESIDES } from './named-besides.data';
import { NAMED_OF_DEEDS } from './named-deeds.data';
import { NAMED_OF_LIFE } from './named-life.data';
import { NAMED_OF_MIND } from './named-mind.data';

/** Notions that are known by a noun alone, where a prompt is about that noun and nothing else. */

interface Named {
  id: string;
  nouns: readonly string[];
  /** A phrase of what stands for it, where there is no room for its picture. */
  emblem: string;
  pictures: readonly string[];
}

function namedOf(block: string): Named {
  const [head = '', ...lines] = block.trim().split('\n');
  const [id = '', said = ''] = head.split(' > ');
  const [nouns = '', emblem = ''] = said.split(' | ');
  return {
    id: id.trim(),
    nouns: nouns.split(',').map((noun) => noun.trim()),
    emblem: emblem.trim(),
    pictures: lines.length === 0 ? [] : lines.join('\n').split('\n--\n'),
  };
}

export const NAMED: readonly Named[] = [
  NAMED_OF_MIND,
  NAMED_OF_DEEDS,
  NAMED_OF_LIFE,
  NAMED_BESIDES,
].flatMap((table) =>
  table
    .trim()
    .split(/^= /mu)
    .filter((block) => block.trim() !== '')
    .map(namedOf),
);

/** Those that have pictures of their own. */
export const NAMED_IDEAS: readonly IdeaEntry[] = NAMED.flatMap(({ id, pictures }) => {
  const [first, ...others] = pictures;
  return first === undefined ? [] : [{ id, pictures: [first, ...others] as const }];
});

const BY_NOUN: ReadonlyMap<string, Named> = new Map(
  NAMED.flatMap((named) => named.nouns.map((noun) => [noun, named] as const)),
);

/** The nouns of a name that a table may have it by. */
const formsOf = (noun: string): string[] => [
  noun,
  noun.replace(/^(?:an?|the|your|our|my|their|his|her|one['’]s) /u, ''),
  noun.replace(/ies$/u, 'y'),
  noun.replace(/(?<!s)s$/u, ''),
];

const namedBy = (noun: string): Named | undefined =>
  formsOf(noun).flatMap((form) => BY_NOUN.get(form) ?? [])[0];

/** What stands for a noun of these tables. */
export const emblemOf = (noun: string): string | undefined => namedBy(noun)?.emblem;

const KIND =
  '(?:illustrations?|images?|pictures?|drawings?|art(?:work)?|graphics?|headers?|hero|banners?|covers?|visuals?|thumbnails?|posts?|articles?|essays?|pieces?|op-ed|newsletters?|blog|stor(?:y|ies)|magazine|editorial|concept(?:ual)?|metaphors?|symbols?|idea|topic|theme|scene|poster|notion)';
const ABOUT =
  '(?:of|about|for|on|on the topic of|to show|showing|representing|symboli[sz]ing|depicting|conveying|expressing|visuali[sz]ing|exploring|titled|called|:)';
const FRAME = new RegExp(
  `^(?:an? |the |my |our )?(?:(?:flat|minimal(?:ist)?|modern|simple|abstract|visual|digital|vector|spot|clean) ){0,2}(?:${KIND} ){1,4}${ABOUT} `,
  'u',
);
/** What is said of a notion before it, and leaves its picture as it is. */
const LEAD =
  /^(?:why|how to (?:deal|cope) with|dealing with|coping with|understanding|what is|what we mean by|thinking about|rethinking|let['’]s talk about|the (?:concept|idea|meaning|importance|value|role|nature|many faces|truth about|state) of|on) /u;
const TAIL =
  /(?:,? (?:matters|explained|101|at work|in the workplace|concept|metaphor|illustration|art|article|blog|header|banner|image|(?:awareness )?(?:day|week|month|campaign)|awareness)){1,3}$/u;

/** Words of a frame that say that a notion is meant, though the noun may be seen as well: no `picture of a school`. */
const OF_NOTION = /concept|metaphor|symbol|article|blog|essay|editorial|about|banner|newsletter/u;

export interface NotionNamed {
  id: string;
  noun: string;
  /** The noun with what is said of it. */
  text: string;
  /** The prompt says that it is a notion, and nothing to be seen. */
  isMeant: boolean;
}

/** The notion that a whole prompt names; nothing where it says anything else. */
export function notionNamedIn(prompt: string): NotionNamed | undefined {
  const plain = barely(prompt, 120);
  const rest = plain.replace(FRAME, '');
  const inner = rest.replace(FRAME, '').replace(LEAD, '').replace(LEAD, '');
  const noun = [inner, inner.replace(TAIL, '')].find((one) => namedBy(one) !== undefined);
  const named = noun === undefined ? undefined : namedBy(noun);
  if (!named || noun === undefined) return undefined;
  const frame = plain.slice(0, plain.length - rest.length);
  const tail = TAIL.exec(plain)?.[0] ?? '';
  const isMeant = inner !== rest || OF_NOTION.test(`${frame} ${tail}`);
  return { id: named.id, noun, text: rest, isMeant };
}
