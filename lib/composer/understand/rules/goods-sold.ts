import type { Draft } from '../read/draft';

/** What sells, and what is made and sold: no firm, trade or place. */
const SELLS =
  /\b(?:ads?|adverts?|advertisements?|sales?|launch|promo\w*|banner|posts?|campaign|flyer|off)\b/i;
const GOODS = /^(?:furniture|food|tool|device|instrument|toy|clothing|container|vehicle)$/;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `sale ad for winter boots, snow`: whether it is what an advert is for, which its picture shows. */
export function isSold(draft: Draft, id: string, prompt: string): boolean {
  const { phrase = '' } = draft.element(id) ?? {};
  if (phrase === '' || !SELLS.test(prompt) || !GOODS.test(draft.kindOf(id) ?? '')) return false;
  const atEnd = `\\bfor (?:[\\p{L}-]+ ){0,4}?${escaped(phrase)}(?=\\s*(?:[,.;:]|$))`;
  return new RegExp(atEnd, 'iu').test(prompt);
}
