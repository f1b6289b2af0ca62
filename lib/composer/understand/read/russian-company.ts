import { isLivingKind } from '../../concepts/concept';
import type { Lexicon } from '../lexicon';
import type { Item } from './item';
import { isInstrumental, isNamed, isQuality } from './russian-case';

const WITH = /^(?:с|со|вместе с|вместе со)$/;
/** `пекут`, `лепят`, `катаются`, `собирали`: done by more than one. */
const PLURAL = /(?:[уюая]т(?:ся)?|ли(?:сь)?)$/;
/** At most so many words stand between whom it is done with and what they do. */
const NEAR = 3;

/** `мама с дочкой пекут`: both do it, and so they are told side by side. */
export function inCompany(items: readonly Item[], lexicon: Lexicon): Item[] {
  const isSomebody = (item: Item | undefined) =>
    item !== undefined && isLivingKind(lexicon.factsOf(item.senses.concept ?? '')?.kind);
  return items.map((item, at) => {
    if (!WITH.test(item.lower) || !isSomebody(items[at - 1])) return item;
    let noun = at + 1;
    while (items[noun] && isQuality(items[noun] as Item)) noun += 1;
    const other = items[noun];
    if (!other || !isNamed(other) || !isSomebody(other) || !isInstrumental([other])) return item;
    const does = items
      .slice(noun + 1, noun + 1 + NEAR)
      .find(({ senses, mark }) => mark !== undefined || senses.verb !== undefined);
    const isBoth =
      does?.senses.verb?.form === 'finite' && PLURAL.test(does.lower.split(' ')[0] ?? '');
    return isBoth ? { ...item, senses: { small: 'and' as const } } : item;
  });
}
