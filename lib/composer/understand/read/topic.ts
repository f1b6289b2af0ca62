import type { ClauseState } from './clause-state';
import type { Draft } from './draft';
import type { ReadPhrase } from './phrase';
import type { Settled } from './settle';

/** Words for pictures before which stands what they are about, whether or not it could be drawn. */
const TOPIC_WORDS = /^(?:ideas?|page|article|header|cover|theme|concept|screen)$/;

export const isPictureWord = (settled: Settled | undefined): boolean =>
  settled?.role === 'empty' && settled.item.senses.empty === 'picture';

/** `maintenance mode page`, `healthy breakfast ideas`: what the picture is about, and nothing to be seen. */
export function isTopic(settled: readonly Settled[], read: ReadPhrase, draft: Draft): boolean {
  const { phrase, end } = read;
  const { head, unknownHead, items } = phrase;
  const last = settled[end - 1];
  const isScreen =
    last?.item.lower === 'screen' && /^(?:comma|stop|empty)$/.test(settled[end]?.role ?? '');
  if ((!isPictureWord(last) && !isScreen) || (!unknownHead && !head)) return false;
  const isOfScreen = settled[end - 2]?.item.lower === 'screen';
  const isAbout =
    unknownHead !== undefined || isOfScreen || TOPIC_WORDS.test(last?.item.lower ?? '');
  const goesOn = settled.slice(end).some(({ role }) => /^(?:noun|unknown)$/.test(role));
  if (!isAbout || !goesOn) return false;
  const words = items.filter(({ senses }) => !senses.small).map(({ text }) => text);
  // Words that no table knows were told as such on the way.
  for (const one of draft.words)
    if (one.fate === 'unknown' && words.includes(one.word)) one.fate = 'ignored';
  draft.fate(words.join(' '), 'ignored', 'what the picture is about');
  return true;
}

/** A yoga studio that a logo is for; a travel poster for Lisbon shows Lisbon. */
export function isBusiness({ head, unknownHead }: ReadPhrase['phrase'], draft: Draft): boolean {
  const { template, language } = draft;
  const shows = /^(?:poster|card|pattern)$/.test(template?.id ?? '');
  const { place, concept = '' } = head?.senses ?? {};
  // `logo de una escuela de danza`
  const isHouse = language !== 'en' && draft.lexicon.factsOf(concept)?.kind === 'building';
  return !shows && (place !== undefined || isHouse) && unknownHead === undefined;
}

/** `логотип пекарни`: whose it is, by the case alone. */
export function isClientByCase(
  { draft, settled, pending }: ClauseState,
  phrase: ReadPhrase['phrase'],
  phraseAt: number,
): boolean {
  if (draft.language !== 'ru' || pending || settled[phraseAt - 1]?.role !== 'template')
    return false;
  return phrase.head?.senses.inflected === true && isBusiness(phrase, draft);
}

/** `et une hirondelle qui vole`, `und eine Schwalbe, die fliegt`: whoever comes does something of its own. */
export function leadsToVerb(settled: readonly Settled[], from: number): boolean {
  const next = settled.slice(from, from + 4).map(({ role }) => role);
  const opens = next.findIndex((role) => !/^(?:comma|relative|pronoun|auxiliary)$/.test(role));
  const isClause = next.includes('relative') || next.includes('auxiliary');
  return opens > 0 && next[opens] === 'verb' && (isClause || next[opens - 1] === 'comma');
}

/** `quatre icônes de saisons : …`: what a set is about, and nothing to be seen. */
export function isAboutDesign(
  { draft, pending, last, settled, at }: ClauseState,
  { unknownHead, items }: ReadPhrase['phrase'],
): boolean {
  const ends = draft.language === 'en' ? /^stop$/ : /^(?:stop|comma|text|preposition)$/;
  const isAbout =
    (pending === 'of' || pending === 'for') &&
    last.length === 0 &&
    ends.test(settled[at]?.role ?? 'stop');
  const isSet = draft.template?.id === 'icon-set' && settled[at]?.item.lower === ':';
  if (!isAbout || !draft.template || !(isSet || (unknownHead && draft.language !== 'en')))
    return false;
  const text = items.filter(({ senses }) => !senses.small).map(({ text }) => text);
  draft.fate(unknownHead ?? text.join(' '), 'ignored', 'what the design is about');
  return true;
}

/** `apples to count`, `a page to colour`: what it is for. */
export function isPurpose(
  { draft, preposition, settled }: ClauseState,
  { unknownHead, items }: ReadPhrase['phrase'],
): boolean {
  const opens = settled[(preposition?.opensAt ?? 0) - 1]?.item.lower;
  const isBare = items.length === 1 && unknownHead !== undefined && /^\p{Ll}/u.test(unknownHead);
  if (draft.language !== 'en' || opens !== 'to' || !isBare) return false;
  draft.fate(unknownHead, 'unknown', 'what is done');
  return true;
}

/** `kids fabric pattern`, `children's worksheet`: for whom it is, and nobody in it. */
export function isForChildren(draft: Draft, ids: readonly string[]): boolean {
  if (!/^(?:pattern|worksheet|wall-chart|coloring-page)$/.test(draft.template?.id ?? ''))
    return false;
  const isChild = (id: string) => /^(?:child|baby|toddler)$/.test(draft.element(id)?.concept ?? '');
  return ids.length > 0 && ids.every(isChild);
}
