import { NO_FRAME } from './finite';
import type { Item } from './item';
import type { Settled } from './settle';

/** `木のテーブル`: of what a thing is made. */
export const MATERIALS: Readonly<Record<string, string>> = {
  木: 'wooden',
  石: 'stone',
  ガラス: 'glass',
  紙: 'paper',
  革: 'leather',
  レンガ: 'brick',
  鉄: 'metal',
  金属: 'metal',
};

const OPENS_NOUN = /^(?:noun|unknown|adjective|scene|ground|template)$/;

/** `読む少女`, and not `読んで少女`, nor `読む、少女`: whether a verb says something of the noun after it. */
export const goesBeforeNoun = ({ lower }: Item, next: Settled | undefined): boolean =>
  next !== undefined && OPENS_NOUN.test(next.role) && /[うくぐすつぬぶむるただの]$/.test(lower);

/** `燃える家`: what a thing does by itself; whoever reads a book is no house. */
export const isSaidOfWhole = ({ patient }: { patient?: string }): boolean => patient === undefined;

const DEPICTING = /^(?:paint|draw|show|write|place|put)$/;
const PICTURE = /^(?:template|empty|scene)$/;

/** `花を描いたポスター`: what a picture has on it, and nobody paints. */
export const isDepicting = (verb: string, next: Settled | undefined): boolean =>
  DEPICTING.test(verb) && next !== undefined && PICTURE.test(next.role);

/** `橋を渡る`, `水たまりを飛び越える`: over what somebody moves, to which nothing is done. */
export const isPassed = (verb: string, kind: string | undefined): boolean =>
  /^(?:jump|walk|run|travel|fly|swim|slide|march|cycle)$/.test(verb) &&
  kind !== undefined &&
  !/^(?:animal|person|fantasy|vehicle)$/.test(kind);

/** `輪をくぐる`, `水たまりを飛び越える`, `橋を渡る`: how whoever moves is to what they pass. */
export const passesHow = (verb: string, said: string): 'in' | 'above' | 'on' =>
  said.startsWith('くぐ') ? 'in' : verb === 'jump' ? 'above' : 'on';

/** `周りに花`: on all sides, and not only beside. */
export const ON_ALL_SIDES = /^(?:周り|周囲|まわり)/;

const WORD = /^(?:\p{Script=Katakana}[\p{Script=Katakana}ー]*|\p{Script=Han}+)$/u;
/** `デリバリーアプリ`, `税関職員`: an unknown word and what follows it with nothing between. */
export const isOneWord = (unknown: string, noun: string): boolean =>
  WORD.test(unknown) && WORD.test(noun);

const TITLE = /^(?:template|empty|particle-genitive|for|unknown|scene)$/;

/** Whether from an index words only name a design, and after them something is told that it shows. */
export function isTitled(settled: readonly Settled[], index: number): boolean {
  let at = index;
  let isDesign = false;
  while (TITLE.test(settled[at]?.role ?? '')) {
    isDesign ||= /^(?:template|empty)$/.test(settled[at]?.role ?? '');
    at += 1;
  }
  if (!isDesign || !/^(?:comma|stop)$/.test(settled[at]?.role ?? '')) return false;
  return settled
    .slice(at)
    .some(({ role, item }) => role === 'noun' && item.senses.concept !== undefined);
}

const IN_LIST = /^(?:noun|unknown|adjective|and|particle-genitive|ground)$/;

/**
 * What a list is for whose first と is at an index: `AとBを`, `AとBの前に` are inside a clause, `Aと戦う` is with whom
 * it is done, and else they are what is told of.
 */
export function endOfList(settled: readonly Settled[], index: number): 'verb' | 'inner' | 'head' {
  let at = index + 1;
  if (settled[at]?.role === 'verb') return 'verb';
  while (IN_LIST.test(settled[at]?.role ?? '')) at += 1;
  return /^(?:particle-object|preposition)$/.test(settled[at]?.role ?? '') ? 'inner' : 'head';
}

const isHiragana = (text: string) => /^\p{Script=Hiragana}+$/u.test(text);
const endsInHan = (text: string) => /\p{Script=Han}$/u.test(text);
/** Particles that verb endings are cut into: `飾り付けられて`. */
const IN_ENDING = /^(?:で|と|も|か)$/;

/**
 * `飾り付けられた`, `不機嫌な`: what ends in hiragana and no table knows does something or is like something, and is one
 * word, which names nothing.
 */
export function withEndings(items: readonly Item[]): Item[] {
  const told: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] as Item;
    let end = at;
    const isStem = isVerbStem(item);
    if (isStem && SECOND_VERB.test(items[at + 1]?.text ?? '')) end += 1;
    if ((item.unknown && endsInHan(item.text)) || (isStem && startsInHan(items[at + 1])))
      while (isEnding(items, end + 1)) end += 1;
    if (end === at) {
      told.push(item);
      continue;
    }
    const text = items
      .slice(at, end + 1)
      .map((one) => one.text)
      .join('');
    const senses = isStem ? item.senses : { empty: NO_FRAME };
    told.push({ ...item, text, lower: text, senses, unknown: false });
    at = end;
  }
  return told;
}

/** What the second half of `運び下ろす`, `押し上げる` begins with: it says where to, and not what is done. */
const SECOND_VERB =
  /^(?:上|下|込|出|入|回|続|始|合|降|付|つけ|直|切|抜|越|掛|か[けか]|飛|こ[むみん]|あ[げが]|お[ろり]|だ[すし]|いれ|まわ|つづけ|はじめ)/u;
const isVerbStem = ({ senses, lower }: Item): boolean =>
  senses.verb !== undefined &&
  senses.concept === undefined &&
  /[いきぎしちにびみりえけげせてねべめれ]$/.test(lower) &&
  lower.length > 1;
const startsInHan = (item: Item | undefined) =>
  item?.unknown === true && /^\p{Script=Han}/u.test(item.text) && SECOND_VERB.test(item.text);

function isEnding(items: readonly Item[], at: number): boolean {
  const item = items[at];
  if (!item || item.mark) return false;
  const next = items[at + 1];
  const isCut = IN_ENDING.test(item.text) && next?.unknown === true && isHiragana(next.text);
  if (!item.unknown) return isCut;
  // `取り出す`: `取`, `り`, `出`, `す`
  const goesOn =
    endsInHan(item.text) &&
    item.text.length === 1 &&
    next?.unknown === true &&
    isHiragana(next.text);
  return isHiragana(item.text) || goesOn;
}

/** Whether after と somebody is told by what they do themselves: `と眠るロボット`, `と剣を持つ騎士`. */
export function opensOwnClause(settled: readonly Settled[], index: number): boolean {
  const [next, after] = settled.slice(index + 1, index + 3);
  if (next?.role === 'adjective') return next.item.senses.verb !== undefined;
  return next?.role === 'noun' && after?.role === 'particle-object';
}
