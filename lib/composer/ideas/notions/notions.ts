import type { IdeaEntry } from '../idea';

/**
 * Notions are ideas that one noun names (regret, greed, homesickness), written as a table: a line `= id > patterns`, parted by
 * ` ; `, and below it the lines of a picture; `--` begins another picture of the same notion. A pattern that begins with `~` is
 * of words that mean other things as well (a `power` station, a `rest` room), and calls the notion only where it is what the
 * prompt is about.
 */

const FORM =
  '(?:concept|idea|feeling|emotion|notion|meaning|sense|essence|state|theme|topic|metaphor|symbol|illustration|image|picture|drawing|article|story|post|essay|header|cover|poster|banner|visual\\w*)';
const BEFORE = `(?:^|${FORM} (?:about|of|for|on|on the topic of) |(?:symboli[sz]|represent|depict|convey|express|illustrat|visuali[sz]|explor)ing )(?:an? |the |my |our |one's |pure )?(?:${FORM} of )?`;
const AFTER = `(?=$|[,.:;!?–—]| (?:as|concept|idea|metaphor|symbol|illustration|artwork|image|theme|in (?:an? )?[\\w -]{0,24}style|editorial|article|blog)(?!\\p{L}))`;

/** A pattern for words that are what the prompt is about, and no part of a name. */
const aboutOnly = (words: string): RegExp => new RegExp(`${BEFORE}(?:${words})${AFTER}`, 'u');

function callOf(pattern: string): RegExp {
  const plain = pattern.trim();
  if (plain.startsWith('~')) return aboutOnly(plain.slice(1));
  return new RegExp(`(?:${plain})(?!\\p{L})`, 'u');
}

function entryOf(block: string): IdeaEntry {
  const [head = '', ...lines] = block.trim().split('\n');
  const [id = '', patterns = ''] = head.split('>').map((part) => part.trim());
  const [first = '', ...others] = lines.join('\n').split('\n--\n');
  return { id, calls: patterns.split(' ; ').map(callOf), pictures: [first, ...others] };
}

/** The ideas of a table of notions. */
export const notionsOf = (table: string): IdeaEntry[] =>
  table
    .trim()
    .split(/^= /mu)
    .filter((block) => block.trim() !== '')
    .map(entryOf);

/** More pictures for ideas of other tables, by their ids: a table whose blocks have no patterns. */
export const picturesOf = (table: string): ReadonlyMap<string, readonly string[]> =>
  new Map(notionsOf(table).map(({ id, pictures }) => [id, pictures]));
