/**
 * Whom a Venn diagram compares and what it tells of them: `comparing frogs and toads, with eggs and water in the overlap`.
 * What stands in the overlap has a level of its own. English only.
 */
interface Rings {
  title: string;
  items: { text: string; level?: number }[];
}

const COMPARED =
  /\bvenn diagrams?\b(?: (?:infographic|poster|worksheet|chart))?(?::| (?:comparing|of|for|between|about|showing|with|contrasting))+ (?:the )?(?<first>[\p{L}' -]{2,30}?)(?:,| and| vs\.?| versus| with| &) (?<more>[^.;:]{2,240})$/iu;
const SHARED =
  /,?\s*(?:and |with |where |showing )*(?<shared>[\p{L}', -]{3,120}?) (?:(?:are|is|written|shown|placed|listed) )?(?:in|at|on) (?:the |their )?(?:overlap(?:ping (?:part|area|section|middle))?|middle|cent(?:er|re)|intersection|shared (?:part|area|section)|both)\b/iu;
const OPENING = /^(?:and|with|the|an?|where|showing)\s+/iu;
const SHARED_MAX = 3;
const RINGS_MAX = 3;

const partsOf = (text: string): string[] =>
  text
    .split(/\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/iu)
    .map((part) => part.trim().replace(OPENING, ''))
    .filter(Boolean);

/** The rings and what they share; nothing where a prompt tells nothing that is shared. */
export function ringsTold(prompt: string): Rings | undefined {
  const { first, more } = COMPARED.exec(prompt.trim())?.groups ?? {};
  if (!first || !more) return undefined;
  // The last of the rings ends where what they share begins.
  const cut = /,|\s(?:with|where|showing)\s/iu.exec(more)?.index;
  const found = cut === undefined ? undefined : SHARED.exec(more.slice(cut));
  const shared = found?.groups?.shared;
  if (cut === undefined || shared === undefined) return undefined;
  const rings = [first, ...partsOf(more.slice(0, cut))].slice(0, RINGS_MAX);
  const both = partsOf(shared.replace(/^[,\s]+/u, '')).slice(0, SHARED_MAX);
  if (rings.length < 2 || both.length === 0) return undefined;
  return {
    title: rings.join(' and '),
    items: [...rings.map((text) => ({ text })), ...both.map((text) => ({ text, level: 1 }))],
  };
}
