import type { BriefElement } from '../../brief';
import { iconWordOf } from '../design/subject';
import { COMPOUND_ADDITIONS, COMPOUND_HOSTS } from '../icons/compound-names.data';
import { hasIcon } from '../icons/icon-sets';
import { iconOf } from '../icons/icon-names';

/**
 * Signs that the icon sets have as one drawing: a calendar with a check mark, a cloud with an arrow up.
 */

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/^(?:an?|the) /, '')
    .replace(/-/g, ' ')
    .trim();

function namesOf({ phrase, concept = '' }: BriefElement, names: typeof COMPOUND_HOSTS): string[] {
  const words = [plain(phrase), plain(phrase).split(' ').at(-1) ?? '', plain(concept)];
  return words.flatMap((word) => [...(names[word] ?? []), word.replace(/ /g, '-')]);
}

/** The key of an icon that is the first thing with the second; nothing where the sets have none. */
export function compoundIcon(first: BriefElement, second: BriefElement): string | undefined {
  const word = iconWordOf(first);
  const own = word === undefined ? undefined : iconOf(word)?.split(':')[1];
  const hosts = [...(own === undefined ? [] : [own]), ...namesOf(first, COMPOUND_HOSTS)].filter(
    Boolean,
  );
  const additions = namesOf(second, COMPOUND_ADDITIONS).filter(Boolean);
  for (const host of hosts)
    for (const addition of additions)
      for (const set of ['lucide', 'tabler']) {
        const key = `${set}:${host}-${addition}`;
        if (hasIcon(key)) return key;
      }
  return undefined;
}
