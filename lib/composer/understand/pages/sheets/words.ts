import type { Brief } from '../../../brief';
import { sentenceCase } from '../../../templates/design/words';
import { thingOf } from '../page-things';
import { blankPage } from '../own-page';
import { bare, countedIn, partsOf, type Read, tailOf, thingsOf } from './told-list';

/** Pages of words with their pictures: dictionaries, words to trace, maps of the mind, and sums of pictures. */

const VOCABULARY =
  /\b(?:picture dictionary|picture glossary|illustrated dictionary|visual dictionary|vocabulary (?:page|sheet|mat|poster|cards?|list|chart|worksheet)|word (?:mat|wall|bank|cards?))\b(?: page| sheet| poster)?(?: (?:of|for|about|on|with) (?:the )?(?<what>[^,:;]{3,40}?))?(?=\s*(?:[:,]|\bwith\b|\bshowing\b|$))/iu;
const THINGS_MAX = 12;

/** `picture dictionary page of kitchen words: pot, spoon, oven`: each word below its picture. */
export function asVocabulary(prompt: string, read: Read): Brief | undefined {
  const found = VOCABULARY.exec(prompt);
  if (!found) return undefined;
  const words = partsOf(tailOf(prompt.slice(found.index)) ?? '').map(bare);
  if (words.length < 3 || words.length > THINGS_MAX) return undefined;
  const what = found.groups?.what;
  return blankPage(read(prompt), {
    template: {
      id: 'wall-chart',
      title: sentenceCase(what ?? 'New words'),
      items: words.map((text) => ({ text })),
    },
    elements: thingsOf(words, read),
  });
}

const TRACED =
  /\b(?:handwriting|cursive|trac(?:e|ing)|writing practice|spelling)\b[^.:]{0,50}?\b(?:words?|names?)\b:? ["'“]?(?<word>\p{L}{2,12})["'”]?(?=\s*(?:[,.;]|$|\bwith\b|\band\b))/iu;
const PICTURE =
  /\b(?:with|and|beside) (?:an? |the )(?<thing>[\p{L} -]{2,30}?)(?: (?:drawn|on top|above|below|next|beside|picture|to colou?r)\b|[,.;]|$)/iu;

/** `handwriting page for the word apple`: the word, and lines of it to go over. */
export function asTracedWord(prompt: string, read: Read): Brief | undefined {
  const word = TRACED.exec(prompt)?.groups?.word;
  if (!word || !/\b(?:page|worksheet|sheet|practice|card)\b/i.test(prompt)) return undefined;
  if (/^(?:with|for|and|in|of|to|the|that|from|list|search|family)$/i.test(word)) return undefined;
  const thing = PICTURE.exec(prompt)?.groups?.thing?.trim() ?? word.toLowerCase();
  return blankPage(read(prompt), {
    template: { id: 'worksheet', page: 'trace', title: word.toLowerCase() },
    elements: [thingOf('i1', thing, `a ${thing}`, read)],
  });
}

const MIND_MAP =
  /\b(?:mind ?map|spider diagram|concept map|brainstorm(?:ing)? map)\b(?: (?:of|about|on|for) (?:the )?(?<what>[^,:;]{3,40}?))?(?=\s*(?:[:,]|\bwith\b|\bshowing\b|\bbranching\b|$))/iu;
/** What is in the middle, and no branch. */
const AROUND =
  /,?\s+(?:all )?(?:around|branching (?:out )?from|about) (?:an? |the )?(?<middle>[\p{L} -]{3,30})$/iu;
const BRANCHES_MAX = 6;

/** `mind map of healthy habits with sleep, sport and friends`: a branch for each. */
export function asMindMap(prompt: string, read: Read): Brief | undefined {
  const found = MIND_MAP.exec(prompt);
  if (!found) return undefined;
  const plain = prompt.replace(AROUND, '');
  const tail = tailOf(plain.slice(found.index + found[0].length - 1)) ?? '';
  const branches = partsOf(tail.replace(/^(?:branches|arms|ideas) (?:for|of|about) /i, '')).map(
    bare,
  );
  if (branches.length < 3 || branches.length > BRANCHES_MAX) return undefined;
  if (branches.some((one) => one.split(/\s+/).length > 4)) return undefined;
  const what = found.groups?.what;
  return blankPage(read(prompt), {
    template: {
      id: 'mind-map',
      ...(what ? { title: sentenceCase(what) } : {}),
      items: branches.map((text) => ({ text })),
    },
    elements: thingsOf(branches, read),
  });
}

const PAIRED =
  /^(?<head>[^:]{3,80}):\s+(?<names>[^:.;]{5,120}?),?\s+(?:with|shown by|showing|illustrated by) (?<things>(?:an?|the) [^:.;]{5,160})$/iu;
const PAGE = /\b(?:infographic|poster|chart|cards?|diagram|columns)\b/i;

/** `reduce, reuse, recycle, with a tap, a cloth bag and a green bin`: as many pictures as names are theirs in order. */
export function asNamesWithThings(prompt: string, read: Read): Brief | undefined {
  const { head, names, things } = PAIRED.exec(prompt.trim())?.groups ?? {};
  if (!head || !names || !things || !PAGE.test(head)) return undefined;
  const [heads, shown] = [partsOf(names), partsOf(things)];
  const areThings = shown.every((part) => /^(?:an?|the|two|three) /i.test(part));
  const areNames = heads.every((part) => part.split(/\s+/).length < 4);
  if (heads.length < 2 || heads.length > 6 || heads.length !== shown.length) return undefined;
  if (!areThings || !areNames) return undefined;
  const brief = read(prompt);
  return blankPage(brief, {
    template: {
      id: 'wall-chart',
      page: 'pictured',
      ...(brief.template?.title ? { title: brief.template.title } : {}),
      items: heads.map((text) => ({ text })),
    },
    elements: heads.map((name, at) => thingOf(`i${String(at + 1)}`, name, shown[at] ?? name, read)),
  });
}

const TAKEN =
  /\b(?<first>(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:\p{L}+ )?\p{L}{3,16})[^.?]{0,30}?,? (?:and |then |but )?(?<second>one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:of them )?(?:\p{L}+ )?(?:fly|flies|run|swim|hop|walk|roll|drive|sail|float|go|goes|are (?:eaten|taken|gone|sold|popped)|is (?:eaten|taken|gone)|leave|leaves|pop|pops|melt|fall|disappear)\b[^.?]{0,30}[,.;]? how many\b/iu;

/** `seven balloons, three fly away, how many are left`: the sum, with what is gone crossed out. */
export function asTakenAway(prompt: string, read: Read): Brief | undefined {
  const { first, second } = TAKEN.exec(prompt)?.groups ?? {};
  const all = countedIn(first ?? '');
  const gone = countedIn(`${second ?? ''} things`);
  if (!all || !gone || gone.count > all.count) return undefined;
  return blankPage(read(prompt), {
    template: {
      id: 'worksheet',
      items: [{ text: `${String(all.count)} − ${String(gone.count)}` }],
    },
    elements: [thingOf('i1', all.what, `a ${all.what.replace(/(?<=[^s])s$/iu, '')}`, read)],
  });
}
