/**
 * What a text must have in it for a pattern to match: most of hundreds of figures of speech and ideas are ruled out by three
 * letters that a prompt has nowhere, before their patterns are compiled or run.
 *
 * A pattern is read as ECMA-262 writes it (flag `u`, no flag `i`); what isn't understood rules nothing out.
 */

/** Letters by which a text is looked up; a required literal has as many at least. */
const GRAM = 3;

/** Literals of which any match has one at least; none where nothing is known of it. */
export type Required = readonly string[] | undefined;

interface Atom {
  /** One letter that has to be there; a group's own source; anything else. */
  letter?: string;
  group?: string;
  /** It can be left out. */
  isOptional: boolean;
  /** What follows is not next to it: it is repeated. */
  isRepeated: boolean;
}

/** Sticky: it is looked for where an atom ends. */
const QUANTIFIER = /(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/y;
const LETTER = /^[\p{L}\p{N} '’-]$/u;

/** Where a class or a group that opens at an index ends, behind its last bracket. */
function endOf(source: string, start: number): number {
  let depth = 0;
  let isInClass = false;
  for (let at = start; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === '\\') at += 1;
    else if (isInClass) isInClass = sign !== ']';
    else if (sign === '[') isInClass = true;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (!isInClass && depth === 0) return at + 1;
  }
  return source.length;
}

/** The alternatives of a source that stand in no group. */
function alternativesOf(source: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < source.length;) {
    const sign = source[at];
    if (sign === '|') {
      parts.push(source.slice(from, at));
      from = at + 1;
    }
    at = sign === '\\' ? at + 2 : sign === '(' || sign === '[' ? endOf(source, at) : at + 1;
  }
  return [...parts, source.slice(from)];
}

/** An escape is one sign, or a class of signs as `\p{L}`. */
const escapeEnd = (source: string, at: number): number =>
  /[pP]/.test(source[at + 1] ?? '') ? source.indexOf('}', at) + 1 : at + 2;

const GROUP = /^\((?:\?:|\?<[a-z]+>)?(?!\?)([^]*)\)$/i;

function atomAt(
  source: string,
  at: number,
): { atom: Omit<Atom, 'isOptional' | 'isRepeated'>; end: number } {
  const sign = source[at] ?? '';
  if (sign === '(') {
    const end = endOf(source, at);
    const group = GROUP.exec(source.slice(at, end))?.[1];
    return { atom: group === undefined ? {} : { group }, end };
  }
  if (sign === '[') return { atom: {}, end: endOf(source, at) };
  if (sign === '\\') return { atom: {}, end: escapeEnd(source, at) };
  return { atom: LETTER.test(sign) ? { letter: sign } : {}, end: at + 1 };
}

function atomsOf(source: string): Atom[] {
  const atoms: Atom[] = [];
  for (let at = 0; at < source.length;) {
    const { atom, end } = atomAt(source, at);
    QUANTIFIER.lastIndex = end;
    const [quantifier = '', least] = QUANTIFIER.exec(source) ?? [];
    const isOptional = /^[?*]/.test(quantifier) || least === '0';
    atoms.push({ ...atom, isOptional, isRepeated: quantifier !== '' });
    at = end + quantifier.length;
  }
  return atoms;
}

/** Of two that are both required, the one that rules out more: fewer literals, else longer ones. */
function sharper(one: Required, other: Required): Required {
  if (!one || !other) return one ?? other;
  if (one.length !== other.length) return one.length < other.length ? one : other;
  const shortest = (literals: readonly string[]) =>
    Math.min(...literals.map(({ length }) => length));
  return shortest(one) >= shortest(other) ? one : other;
}

function requiredOfSequence(source: string): Required {
  let best: Required;
  let run = '';
  const close = () => {
    if (run.length >= GRAM) best = sharper(best, [run]);
    run = '';
  };
  for (const { letter, group, isOptional, isRepeated } of atomsOf(source)) {
    if (letter !== undefined && !isOptional) run += letter;
    if (letter === undefined || isRepeated) close();
    if (group !== undefined && !isOptional) best = sharper(best, requiredBy(group));
  }
  close();
  return best;
}

/** The literals of which a match of a pattern's source has one at least. */
export function requiredBy(source: string): Required {
  const all = alternativesOf(source).map(requiredOfSequence);
  return all.every((one) => one !== undefined) ? all.flat() : undefined;
}

/** All runs of three signs that a text has. */
export function gramsOf(text: string): ReadonlySet<string> {
  const grams = new Set<string>();
  for (let at = 0; at + GRAM <= text.length; at += 1) grams.add(text.slice(at, at + GRAM));
  return grams;
}

/** Whether a text with these grams may have what is required. */
export const mayHave = (grams: ReadonlySet<string>, required: Required): boolean =>
  required === undefined ||
  required.some((literal) => grams.has(literal.slice(0, GRAM)) && grams.has(literal.slice(-GRAM)));

/** A pattern that is looked for everywhere in a text, in any case, with what the text has to have for it. */
export interface Guarded {
  pattern: RegExp;
  required: Required;
}

export const guarded = (source: string): Guarded => ({
  pattern: new RegExp(source, 'giu'),
  required: requiredBy(source),
});
