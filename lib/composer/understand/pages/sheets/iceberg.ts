import type { Brief } from '../../../brief';
import { ICEBERGS, type Seen } from '../../../templates/content/icebergs.data';
import { thingOf } from '../page-things';
import { blankPage } from '../own-page';
import { bare, partsOf, type Read } from './told-list';

/** Icebergs of which somebody tells what is seen and what is not. English only. */

const ICEBERG =
  /\biceberg\b.{0,40}\b(?:infographics?|diagrams?|models?|metaphor|charts?|posters?|slides?|graphics?|illusion|theory)\b|\b(?:infographics?|diagrams?|models?|metaphor|charts?|posters?) (?:with|of|as|showing|about) (?:an? |the )?iceberg\b|\biceberg (?:of|for|about) (?!\p{L}+ (?:sea|water|ice))/iu;
/** What stands on the tip, and what is listed below the water. */
const ABOVE =
  /\b(?:tip|above(?: the)?(?: water| surface)?|top|surface|visible part)\b,? ?(?:it )?(?:says|saying|reads|reading|shows|showing|labell?ed|is|with|:)? ?["“]?(?<above>\p{L}[\p{L} ]{2,28}?)["”]?(?=,|;|$| and (?:the |a |an )?(?:huge|big|large|hidden|below|bottom|under|rest|lower))/iu;
const BELOW =
  /\b(?:below|beneath|under(?:neath|water)?|hidden|bottom)\b(?: (?:the )?(?:water|surface|part|it))*\s*(?::|shows?|showing|with|lists?|are|is)?\s+(?<below>[^:;.]{4,120})$/iu;
/** What says how it is drawn, and names nothing that is hidden. */
const NOTHING =
  /\b(?:symbols?|icons?|labels?|words|text|part|people|what|see|seen|visible|water|style|colou?rs?|background)\b/iu;
const NOT_ABOVE = new RegExp(`${NOTHING.source}|^and\\b|\\bbelow\\b`, 'iu');
const MOST = 7;

/** A name with the picture that it has among those that are known. */
const shownAs = (name: string, known: readonly Seen[]): Seen =>
  known.find((one) => one.name.toLowerCase() === name.toLowerCase()) ?? { name, shows: name };

export function asIceberg(prompt: string, read: Read): Brief | undefined {
  if (!ICEBERG.test(prompt)) return undefined;
  const known = ICEBERGS.find(({ words }) => words.test(prompt));
  if (!known) return undefined;
  const toldAbove = ABOVE.exec(prompt)?.groups?.above?.trim();
  const listed = partsOf(BELOW.exec(prompt)?.groups?.below ?? '')
    .map(bare)
    .filter((part) => !NOTHING.test(part));
  const isTold = toldAbove !== undefined && !NOT_ABOVE.test(toldAbove.replace(/^visible /i, ''));
  const above = isTold ? { name: toldAbove, shows: known.above.shows } : known.above;
  const below =
    listed.length > 1
      ? listed.slice(0, MOST).map((name) => shownAs(name, known.below))
      : known.below;
  const all = [above, ...below];
  return blankPage(read(prompt), {
    template: { id: 'iceberg', title: known.title, items: all.map(({ name }) => ({ text: name })) },
    elements: all.map(({ name, shows }, index) =>
      thingOf(`i${String(index + 1)}`, name, shows, read),
    ),
  });
}
