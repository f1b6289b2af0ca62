import type { Brief } from '../../brief';
import { conceptOf } from '../../concepts';
import { theLexicon } from '../lexicon';

/** `bar chart about favourite fruits, apples bananas and pears drawn under the bars`: what the bars of a chart are of. */

const UNDER =
  /(?:[,:]|\bwith)\s*(?<list>[^:]{5,120}?) (?:(?:drawn|shown|pictured|painted|placed) )?(?:under|below|beneath|at the foot of) (?:the |each |every |its )?(?:bars?|columns?)\b/iu;
const ABOUT =
  /\b(?:chart|graph|worksheet)s? (?:about|of|on|for|showing) (?<what>[^,:]{3,50}?)(?=[,:]|\swith\s|$)/iu;
const ARTICLE = /^(?:an?|the|some|little|small) /iu;

const conceptOfWord = (word: string) => theLexicon().lookUp(word.toLowerCase(), 'en')?.concept;

/** The things of a list, at its commas and where a thing follows a thing. */
function thingsIn(list: string): string[] {
  const parts = list
    .split(/,\s*(?:and\s)?|\s(?:and|&)\s/u)
    .map((part) => part.trim().replace(ARTICLE, ''))
    .filter(Boolean);
  return parts.flatMap((part) => {
    const words = part.split(/\s+/);
    const areThings = words.length > 1 && words.every((word) => conceptOfWord(word));
    return areThings && !theLexicon().lookUp(part.toLowerCase(), 'en')?.concept ? words : [part];
  });
}

/** The brief of a chart with the things under its bars as its categories. */
export function withCategories(brief: Brief, prompt: string): Brief {
  const list = UNDER.exec(prompt)?.groups?.list;
  if (brief.template?.id !== 'chart' || list === undefined) return brief;
  const things = thingsIn(list);
  const known = things.filter((one) => conceptOf(conceptOfWord(one) ?? ''));
  if (things.length < 2 || things.length > 8 || known.length < things.length / 2) return brief;
  const what = ABOUT.exec(prompt)?.groups?.what;
  const given = brief.template.items ?? [];
  const items = given.length === things.length ? given : things.map((text) => ({ text }));
  return {
    ...brief,
    template: {
      ...brief.template,
      page: 'pictured',
      ...(brief.template.title || !what ? {} : { title: what }),
      items,
    },
    elements: things.map((phrase, index) => {
      const concept = conceptOfWord(phrase);
      return {
        id: `i${String(index + 1)}`,
        ...(concept ? { concept } : {}),
        phrase,
        count: 1,
        several: false,
        colors: [],
        attributes: [],
      };
    }),
    relations: [],
  };
}
