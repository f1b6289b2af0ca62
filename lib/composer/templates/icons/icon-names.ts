import { ICON_WORDS } from './icon-words.data';
import { NOTION_ICON_WORDS } from './icon-words-notions.data';
import { QUALITY_ICON_WORDS } from './icon-words-qualities.data';
import { TRADE_ICON_WORDS } from './icon-words-trades.data';
import { COMPOUND_ADDITIONS, COMPOUND_HOSTS } from './compound-names.data';
import { hasIcon } from './icon-sets';

/** Which icon stands for a word, and in which tones its strokes are drawn. */

interface Row {
  icon: string;
  tones?: string;
}

const rows = new Map<string, Row>();
const tones = new Map<string, string>();
// What stands in a later table is what its word is known by; qualities are asked last.
const TABLES = [QUALITY_ICON_WORDS, NOTION_ICON_WORDS, ICON_WORDS, TRADE_ICON_WORDS];
for (const line of TABLES.flatMap((table) => table.trim().split('\n'))) {
  const [words = '', icon = '', tone] = line.split('>').map((part) => part.trim());
  const key = icon.includes(':') ? icon : `lucide:${icon}`;
  if (tone) tones.set(key, tone);
  for (const word of words.split(',')) rows.set(slug(word), { icon: key });
}

function slug(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function singularOf(word: string): string[] {
  return [
    word,
    word.replace(/ies$/, 'y'),
    word.replace(/(ch|sh|s|x)es$/, '$1'),
    word.replace(/s$/, ''),
  ];
}

function named(word: string): string | undefined {
  for (const form of singularOf(word)) {
    const row = rows.get(form);
    if (row) return row.icon;
    for (const key of [`lucide:${form}`, `tabler:${form}`]) if (hasIcon(key)) return key;
  }
  return undefined;
}

const WITH = /^(?:an?-)?(.+)-with-(?:an?-|the-)?(.+)$/;
const spaced = (word: string) => word.replace(/-/g, ' ');

/** `cloud with rain`: where the sets have both as one sign. */
function compounded(whole: string): string | undefined {
  const [, first = '', second = ''] = WITH.exec(whole) ?? [];
  if (!first) return undefined;
  const own = named(first)?.split(':')[1];
  const hosts = [own, first, ...(COMPOUND_HOSTS[spaced(first)] ?? [])];
  const additions = [second, ...(COMPOUND_ADDITIONS[spaced(second)] ?? [])];
  return hosts
    .flatMap((host) => additions.map((addition) => `${host ?? ''}-${addition}`))
    .flatMap((name) => [`lucide:${name}`, `tabler:${name}`])
    .find(hasIcon);
}

/** The key of an icon for a concept or an English word or phrase; its last word alone where the whole is not known. */
export function iconOf(word: string): string | undefined {
  const whole = slug(word);
  if (whole === '') return undefined;
  const found = named(whole) ?? compounded(whole);
  if (found !== undefined) return found;
  const parts = whole.split('-');
  return parts.length > 1 ? named(parts.at(-1) ?? '') : undefined;
}

/** The key of an icon for a word or phrase as a whole. */
export function wholeIconOf(word: string): string | undefined {
  const whole = slug(word);
  return whole === '' ? undefined : (named(whole) ?? compounded(whole));
}

export function tonesOf(key: string): string | undefined {
  return tones.get(key);
}
