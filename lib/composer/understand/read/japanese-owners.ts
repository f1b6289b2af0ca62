import type { Lexicon } from '../lexicon';
import type { Item } from './item';

/** Words that say of somebody whether it is a woman or a man: `女性の医者`. */
const SEXES = /^(女性|男性)の$/;

/** `女性のヨガスタジオ`, `男性の手`: before anything but somebody it is a woman or a man, and whose it is. */
export function withOwners(items: readonly Item[], lexicon: Lexicon): Item[] {
  return items.flatMap((item, at): Item[] => {
    const [, who] = SEXES.exec(item.lower) ?? [];
    if (who === undefined) return [item];
    const next = items[at + 1]?.senses.concept ?? '';
    if (/^(?:person|fantasy)$/.test(lexicon.factsOf(next)?.kind ?? '')) return [item];
    const part = (text: string): Item => ({
      ...item,
      text,
      lower: text,
      senses: lexicon.lookUp(text, 'ja') ?? {},
    });
    return [part(who), part('の')];
  });
}
