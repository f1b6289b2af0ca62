import type { Brief } from '../../brief';
import { withArticle } from '../abroad/english-words';
import { asPanels } from '../panels/panels';
import { isThing } from '../panels/makings';

/** `farm animals and their babies: cow with calf, hen with chicks`: a panel for each of a list of pairs. */

const HEAD_AND_LIST = /^(?<head>[^:]{4,80}):\s*(?<list>.{8,240})$/u;
const PAGE =
  /\b(?:posters?|charts?|infographics?|worksheets?|flash ?cards?|guide|for (?:kids|children|kindergarten|preschool|toddlers|school|class)|and (?:their|its|his|her) \w+)\b/i;
const NO_PAGE = /\b(?:icons?|pattern|logo|wrapping|fabric)\b/i;
const PAIR =
  /^(?:an? |the )?(?<one>[\p{L}-]+(?: [\p{L}-]+)?) (?:with|and) (?:an? |the |its |her |his )?(?<other>[\p{L}-]+(?: [\p{L}-]+)?)$/iu;
const PAGE_WORD =
  /^(?:an? )?(?:\w+ )?(?:poster|chart|infographic|worksheet|flash ?cards?|guide)s? (?:of|on|about|showing|for)\s|\s(?:poster|chart|infographic|worksheet|flash ?cards)$|\s(?:for (?:kids|children|kindergarten|preschool|toddlers|school|class))$/giu;
const PAIRS_MAX = 8;
/** Of several that nobody counted, so many are seen. */
const SEVERAL = 'three';

const told = (noun: string) => (/[^s]s$/.test(noun) ? `${SEVERAL} ${noun}` : withArticle(noun));

/** The brief as panels of pairs, where its list is one. */
export function withPairs(brief: Brief, prompt: string, read: (text: string) => Brief): Brief {
  const { head, list } = HEAD_AND_LIST.exec(prompt.trim())?.groups ?? {};
  if (head === undefined || list === undefined || !PAGE.test(head) || NO_PAGE.test(head))
    return brief;
  const parts = list.split(/,\s*(?:and\s)?/u).map((part) => part.trim().replace(/\.$/u, ''));
  const pairs = parts.flatMap((part) => {
    const { one, other } = PAIR.exec(part)?.groups ?? {};
    return one && other && isThing(one) ? [{ one, other }] : [];
  });
  if (pairs.length < 2 || pairs.length < parts.length || pairs.length > PAIRS_MAX) return brief;
  const title = brief.lettering[0] ?? head.replace(PAGE_WORD, '').trim();
  const clauses = pairs.map(({ one, other }) => ({
    caption: `${one} and ${other}`,
    text: `${told(one)} with ${told(other)}`,
  }));
  return asPanels(brief, { title, clauses, isOrdered: false, isKnown: true }, read);
}
