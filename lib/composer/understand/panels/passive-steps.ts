import { formsOf } from '../text/conjugate';
import { PACKED, PARTICIPLES, RAW, STEPS_SEEN } from '../words/steps-seen.data';
import { isThing } from './makings';
import type { Clause, Told } from './clauses';

/**
 * Processes that are told by what is done to stuff (`how cheese is made: milk is heated, then curdled, pressed and left to age`): each
 * clause keeps what it is done to, and is seen by who does it.
 */

const formed = new Map(
  [...STEPS_SEEN.keys()].flatMap((verb) =>
    formsOf(verb, 'en')
      .filter(([, kind]) => kind === 'past' || kind === 'gerund')
      .map(([form]) => [form, verb] as const),
  ),
);
const verbOf = (word: string): string | undefined =>
  PARTICIPLES[word] ?? formed.get(word) ?? (STEPS_SEEN.has(word) ? word : undefined);

const PASSIVE = /^(?<who>[\p{L}' -]{2,40}?) (?:is|are|gets?) (?<done>[\p{L}-]{3,20}.{0,60})$/iu;
/** What only says when or how, before what is done. */
const BEFORE_DEED =
  /^(?:then|next|finally|lastly|first|carefully|slowly|gently|and|it is|they are|is|are|left to|set to|allowed to|laid out to|put out to)\s+/iu;
const PRODUCT =
  /\b(?:how|making(?: of)?|production of) (?:an? |the |our |your )?(?<what>[\p{L}' -]{2,40}?)(?: (?:is|are|gets?|goes|travels?|comes|moves) [\p{L}]+(?: .{2,50})?)?(?: in (?:\d{1,2}|\p{L}+)(?: \p{L}+)? steps)?$/iu;

interface Step {
  caption: string;
  /** What is done, from its participle on; nothing where a clause says something else. */
  done?: string;
  who?: string;
}

function stepOf(part: string): Step {
  const { who, done } = PASSIVE.exec(part)?.groups ?? {};
  if (who !== undefined && done !== undefined && !/^(?:it|they)$/iu.test(who))
    return { caption: part, who, done };
  return { caption: part, done: done ?? part };
}

/** The participle that a deed begins with, after all that stands before it. */
function deedOf(done: string): string | undefined {
  let rest = done.trim().toLowerCase();
  for (let cut = 0; cut < 3; cut += 1) rest = rest.replace(BEFORE_DEED, '');
  return verbOf(rest.split(/\s/)[0] ?? '');
}

const LIST = /[;,]\s*|\s+(?:and )?then\s+|\s→\s|\s->\s/u;
const AND = /^(?<left>.{3,80}?)\s(?:and|&)\s(?<right>.{3,80})$/u;

/** `left to rise and baked`: two steps, where what follows is done as well. */
const parted = (part: string): string[] => {
  const { left, right } = AND.exec(part)?.groups ?? {};
  return left !== undefined && right !== undefined && deedOf(stepOf(right).done ?? '') !== undefined
    ? [left, right]
    : [part];
};

const partsOf = (list: string): string[] =>
  list
    .split(LIST)
    .map((part) =>
      part
        .trim()
        .replace(/^(?:and|then|finally|next|lastly|first)\s+/iu, '')
        .replace(/\.$/u, ''),
    )
    .filter((part) => part.length > 2)
    .flatMap(parted);

const nounOf = (words: string): string =>
  words.replace(/^(?:the|an?|all|some|fresh)\s/iu, '').trim();
const STEPS_MAX = 8;

/** The clauses of a process in the passive, or in mere participles; nothing where a list tells something else. */
function passiveSteps(list: string, head: string): Clause[] | undefined {
  const steps = partsOf(list).map(stepOf);
  const deeds = steps.map(({ done = '' }) => deedOf(done));
  if (steps.length < 3 || steps.length > STEPS_MAX) return undefined;
  const known = deeds.filter((deed) => deed !== undefined).length;
  const isPassive = steps.some(({ who }) => who !== undefined);
  if (known < steps.length * (isPassive ? 0.5 : 0.99)) return undefined;
  const product = (PRODUCT.exec(head.trim())?.groups?.what ?? '').toLowerCase();
  const made = isThing(product) ? (PACKED[product] ?? product) : undefined;
  const last = steps.length - 1;
  let it = RAW[product] ?? product;
  return steps.map(({ caption, who }, index) => {
    const stuff = nounOf(who ?? '').toLowerCase();
    const seen = RAW[stuff] ?? stuff;
    if (who !== undefined && isThing(seen)) it = seen;
    // `spinning wheel`: a name, and nothing that is done.
    const name = caption.toLowerCase();
    const scene = name.includes(' ') && isThing(name) ? name : STEPS_SEEN.get(deeds[index] ?? '');
    const shown = scene ?? (index === last && made ? made : it);
    return { caption, text: shown.replace('{it}', it).replace('{product}', made ?? it) };
  });
}

/** What tells how something comes about. */
const PROCESS =
  /^from .{2,30} to \w|\bhow\b.{2,60}\b(?:is|are|gets?) \w+|\bhow to make\b|\b(?:making|production|process|manufactur\w+)\b/i;
const HEAD =
  /^(?:(?:an? )?(?:[\w-]+ ){0,3}(?:infographic|poster|diagram|chart|guide)s?(?: of| on| about|:| showing)? )?(?<title>[^:]{3,70}):\s*(?<list>.{8,300})$/iu;

/** The page of a process that is told so. */
export function processIn(prompt: string): Told | undefined {
  const { title, list } = HEAD.exec(prompt)?.groups ?? {};
  if (title === undefined || list === undefined || !PROCESS.test(title)) return undefined;
  const clauses = passiveSteps(list, title);
  return clauses && { title, clauses, isOrdered: true, isKnown: true };
}
