import type { Brief } from '../../../brief';
import { titleCase } from '../../../templates/design/words';
import { blankPage } from '../own-page';
import { bare, countedIn, partsOf, type Read, tailOf, thingsOf } from './told-list';

/** Sheets whose task is told with what belongs to it: pairs to match, things to sort, numbers with as many things. */

const SHEET = /\b(?:worksheets?|sheets?|pages?|activity|exercise|game|puzzle|printable|cards)\b/i;

const PAIR =
  /^(?:match )?(?:an? |the |each )?(?<left>[\p{L} -]{2,40}?)\s*(?:\bto\b|\bwith\b|\band\b|\bgoes (?:with|to|in)\b|→|->|=|–)\s*(?:an? |the |its |their |his |her )?(?<right>[\p{L} -]{2,40})$/iu;
const ROWS_MAX = 5;

/** The pairs of a list; nothing where one of its parts is none. */
function pairsIn(list: string): { left: string; right: string }[] | undefined {
  for (const cut of [/\s*[,;]\s*(?:and\s+)?/u, /\s*[,;]\s*(?:and\s+)?|\s+and\s+(?=an? |the )/u]) {
    const parts = list.split(cut).filter(Boolean);
    const pairs = parts.flatMap((part) => {
      const { left, right } = PAIR.exec(part.trim())?.groups ?? {};
      return left && right ? [{ left: left.trim(), right: right.trim() }] : [];
    });
    if (pairs.length >= 2 && pairs.length === parts.length) return pairs;
  }
  return undefined;
}

/** `matching worksheet: bird to nest, dog to kennel`: those pairs, and no others. */
export function asPairsToMatch(prompt: string, read: Read): Brief | undefined {
  if (!/\bmatch(?:ing|es)?\b/i.test(prompt) || !SHEET.test(prompt)) return undefined;
  const pairs = pairsIn(tailOf(prompt) ?? '')?.slice(0, ROWS_MAX);
  if (!pairs) return undefined;
  return blankPage(read(prompt), {
    template: { id: 'worksheet', page: 'match' },
    elements: thingsOf(
      pairs.flatMap(({ left, right }) => [left, right]),
      read,
    ),
  });
}

const SORTED =
  /\bsort(?:ing|s|ed)?\b(?: (?:the |these )?(?:things|animals|objects|foods?|pictures|items|waste|rubbish))?(?: into)?,? (?<first>[\p{L}-]{2,20}(?: [\p{L}-]{2,20})?) (?:and|or|vs\.?|versus|from) (?<second>[\p{L}-]{2,20}(?: [\p{L}-]{2,20}){0,2}?)(?: (?:things|animals|objects|foods?|pictures|items))?(?=\s*(?:[,:;.]|\bwith\b|$))/iu;
const THINGS_MAX = 12;

/** `sorting living and non-living things: tree, rock, rabbit`: two boxes by their names, and what goes into them. */
export function asThingsToSort(prompt: string, read: Read): Brief | undefined {
  const { first, second } = SORTED.exec(prompt)?.groups ?? {};
  if (!first || !second || !SHEET.test(prompt)) return undefined;
  const things = partsOf(tailOf(prompt) ?? '').map(bare);
  if (things.length < 3 || things.length > THINGS_MAX) return undefined;
  return blankPage(read(prompt), {
    template: {
      id: 'worksheet',
      page: 'sort',
      items: [{ text: titleCase(first) }, { text: titleCase(second) }],
    },
    elements: thingsOf(things, read),
  });
}

const INSTRUCTED =
  /\bworksheet\b[^:]{0,60}?\b(?<task>(?:circle|colou?r(?: in)?|cross out|tick|underline|point to|name|label|find|choose) [^:,]{3,44}):\s+(?<list>[^:]{5,240})$/iu;

/** `worksheet where kids circle the odd one out: apple, hammer`: what is to be done stands above what it is done to. */
export function asInstructed(prompt: string, read: Read): Brief | undefined {
  const { task, list } = INSTRUCTED.exec(prompt)?.groups ?? {};
  if (!task || !list) return undefined;
  const things = partsOf(list.replace(/[.!]+$/, ''));
  if (things.length < 3 || things.length > THINGS_MAX) return undefined;
  return blankPage(read(prompt), {
    template: { id: 'worksheet', page: 'pictured', title: task },
    elements: thingsOf(things.map(bare), read),
  });
}

const SOUND =
  /\b(?:sounds?|letters?|digraph|blend|phonics|phoneme)\b[^,:]{0,24}?["'“]?(?<![\p{L}])(?<letters>[A-Z]{1,3}|(?:sh|ch|th|ph|wh|ck|ng|qu|oo|ee|ai|oa|ou|bl|cl|fl|gr|tr|st|sp))(?![\p{L}])["'”]?\s*(?:sounds? )?(?:,|:|with|showing|and)\s+(?<list>.{5,200})$/u;

/** `phonics card for the sound SH with a ship, a shell and a sheep`: the letters, and a picture for each word. */
export function asSound(prompt: string, read: Read): Brief | undefined {
  if (
    !/\b(?:cards?|posters?|charts?|mat|page)\b/i.test(prompt) ||
    /\btrac(?:e|ing)\b/i.test(prompt)
  )
    return undefined;
  const { letters, list } = SOUND.exec(prompt)?.groups ?? {};
  if (!letters || !list) return undefined;
  const things = partsOf(list.replace(/[.!]+$/, '')).map(bare);
  const begin = things.filter((thing) => thing.toLowerCase().includes(letters.toLowerCase()));
  if (things.length < 2 || things.length > 9 || begin.length < things.length) return undefined;
  return blankPage(read(prompt), {
    template: {
      id: 'wall-chart',
      title: `${letters.toUpperCase()} ${letters.toLowerCase()}`,
      items: things.map((text) => ({ text })),
    },
    elements: thingsOf(things, read),
  });
}

const OF_NUMBERS = /\b(?:numbers?|count(?:ing)?|numerals?)\b/i;
const ON_A_WALL = /\b(?:posters?|charts?|flash ?cards|wall|display|banner|book)\b/i;

/** `numbers poster with one whale, two turtles, three crabs`: each numeral with as many things. */
export function asNumbersShown(prompt: string, read: Read): Brief | undefined {
  if (!OF_NUMBERS.test(prompt) || !ON_A_WALL.test(prompt) || /\bworksheet\b/i.test(prompt))
    return undefined;
  const parts = partsOf(tailOf(prompt) ?? '').flatMap((part) => countedIn(part) ?? []);
  const inOrder = parts.every(
    ({ count }, at) => at === 0 || count === (parts[at - 1]?.count ?? 0) + 1,
  );
  if (parts.length < 3 || parts.length > 10 || !inOrder) return undefined;
  const elements = thingsOf(
    parts.map(({ what }) => what),
    read,
  ).map((one, at) => ({ ...one, count: parts[at]?.count ?? 1 }));
  const [from, to] = [parts[0]?.count ?? 1, parts.at(-1)?.count ?? 1];
  return blankPage(read(prompt), {
    template: {
      id: 'counting-chart',
      title: `Numbers ${String(from)} to ${String(to)}`,
      items: parts.map(({ count, what }) => ({ text: what, value: count })),
    },
    elements,
  });
}

const MAZE = /\b(?:maze|labyrinth)\b/i;
const OF_A_PAGE =
  /\b(?:maze|labyrinth) (?:page|worksheet|puzzle|activity|game|sheet|printable|for (?:kids|children|toddlers|preschool(?:ers)?|kindergarten))\b|\b(?:worksheet|activity (?:page|sheet)|puzzle|printable)\b[^.]{0,40}\bmaze\b|\bmaze\b[^.]{0,60}\b(?:find|reach|help|get to|lead|way to|path to)\b|\bhelp\b[^.]{0,60}\bmaze\b/i;

/** `a maze page where a rabbit has to find its carrot`: who goes in, and where they come out. */
export function asMaze(prompt: string, read: Read): Brief | undefined {
  if (!MAZE.test(prompt) || !OF_A_PAGE.test(prompt)) return undefined;
  const brief = read(prompt);
  const [who, goal] = brief.elements.filter(
    ({ concept, because }) => concept !== undefined && concept !== 'maze' && because === undefined,
  );
  if (!who) return undefined;
  return blankPage(brief, {
    template: { id: 'worksheet', page: 'maze' },
    elements: [who, ...(goal ? [goal] : [])].map((one, at) => ({
      ...one,
      id: `i${String(at + 1)}`,
      count: 1,
    })),
  });
}
