import type { Brief } from '../../brief';
import { asPanels } from '../panels/panels';
import { reworded } from '../text/reworded';

/**
 * `infographic on sleep with a woman in bed, a phone in a drawer, and a pie chart of …`: what an infographic wants to be
 * seen, a panel each, under what it is about.
 */

const WITH_SHOWN =
  /^(?:an? )?(?:[\w-]+ ){0,2}?infographic (?:on|about|of) (?<what>[^,:]{3,50}?) (?:with|showing) (?<list>.{12,240})$/iu;
const ONE_THING = /^(?:an?|one) \p{L}/iu;
const SPLIT = /,\s*(?:and\s)?|\sand (?=an?\s)/u;
const ARTICLE = /^(?:an?|the|some) /iu;
const OF_CHART =
  /^(?:an? )?(?:pie|donut|ring|bar) chart (?:of|with|for) (?:the |your )?(?<of>.+)$/iu;
const WORDS_MAX = 6;
const PANELS_MAX = 6;

/** What stands for a place inside that the kit shows closed. */
const OPENLY: readonly (readonly [RegExp, string])[] = [
  [/\b(?:in|inside) an? (?:open )?drawer\b/i, 'on a dresser'],
];

/** The brief as panels of what its infographic wants to be seen; nothing where it lists mere words. */
export function withShown(brief: Brief, prompt: string, read: (text: string) => Brief): Brief {
  const { what, list } = WITH_SHOWN.exec(prompt.trim())?.groups ?? {};
  if (what === undefined || list === undefined) return brief;
  const parts = list
    .split(SPLIT)
    .map((part) => part.trim())
    .filter(Boolean);
  const areShort = parts.every((part) => part.split(/\s+/).length <= WORDS_MAX);
  const areScenes = parts.filter((part) => /\s(?:in|on|at|under|with|of)\s/i.test(part)).length;
  // `with a dripping tap, a short shower and a full washing machine`: things one by one.
  const areThings = parts.length > 2 && parts.every((part) => ONE_THING.test(part));
  if (parts.length < 2 || parts.length > PANELS_MAX || !areShort) return brief;
  if (areScenes < 2 && !areThings) return brief;
  const clauses = parts.map((part) => {
    const chart = OF_CHART.exec(part)?.groups?.of;
    return {
      caption: chart ?? part.replace(ARTICLE, ''),
      text: reworded(part, OPENLY),
    };
  });
  return asPanels(brief, { title: what, clauses, isOrdered: false, isKnown: true }, read);
}
