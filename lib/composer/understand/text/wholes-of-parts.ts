import { conceptOf } from '../../concepts';
import { theLexicon } from '../lexicon';
import { hasWord } from './told-host';
import type { Draft } from '../read/draft';

/**
 * `the handle of an umbrella`, `close-up of the wing of a butterfly`: nobody draws a handle alone, and the whole shows it. The
 * text names the whole, and the part is told to be seen with it. English only.
 */
export interface ToldWhole {
  /** A word of the name of the whole. */
  host: string;
  part: string;
}

const OF_THINGS =
  'handles?|tip|point|nib|keyhole|lid|rim|base|stem|neck|strings|keys|pages?|spine|cover|soles?|laces|hands?|face|dial|needle|blade|barrel|petals?|leaves|roots?|bark|thorns|core|peel|rind|wheels?|spokes|wings?|tail|propeller|sails?|mast|hull|roof|chimney|legs?|lens|cap|cork|label|spout|wick|brim|buckle|zipper|sleeves?|collar|frame|clasp|hilt|handlebars?|bristles|headlights?|branches|trunk|canopy|steeple|facade|teeth';
const OF_ANIMALS =
  'tail|horns?|antlers?|mane|paws?|beak|eyes?|wings?|feathers?|fur|claws?|tusks?|trunk|shell|fins?|whiskers|ears?|tongue|fangs|snout|muzzle|hump|nose|stripes|spots|scales|spines|feet|hooves';
/** Of what somebody is: their own hands are drawn alone. */
const LIVES = /^(?:animal|fantasy)$/;

const LEAD =
  '(^|(?:close-?up|macro|detail|view|picture|photo|photograph|drawing|illustration|image|shot|icon|logo)(?: [a-z]{2,12}){0,2} (?:of|on) |(?:hold|gripp|touch|pull|grabb|turn|sharpen|polish|clean|examin|fix|paint|fold|clutch|grasp|push|repair)(?:ing|s) |in (?=the (?:[a-z-]{2,12} )?(?:keyhole|trunk|bark) ))';
const TOLD = new RegExp(
  `${LEAD}the ((?:(?!and\\b|or\\b)[a-z-]{2,12} ){0,2}?(?:${OF_THINGS}|${OF_ANIMALS})) of (an? |the |his |her |my |their |its )((?:[a-z-]{2,16} ?){1,4})`,
  'giu',
);
const ONE = new RegExp(`^(?:${OF_THINGS})$`, 'iu');
const LIVING_ONE = new RegExp(`^(?:${OF_ANIMALS})$`, 'iu');

/** The first word, or two of them, that names something the kit draws, and whether that is of those whose part it is. */
function hostIn(words: string, part: string): string | undefined {
  const said = words.trim().toLowerCase().split(' ');
  for (const [at, word] of said.entries()) {
    const names = [`${word} ${said[at + 1] ?? ''}`.trim(), word];
    const concept = names
      .map((name) => conceptOf(theLexicon().lookUp(name, 'en')?.concept ?? ''))
      .find((one) => one?.part !== undefined && one.kind !== 'place' && one.kind !== 'body-part');
    if (!concept) continue;
    if (concept.kind === 'person') return undefined;
    const isOwn = LIVES.test(concept.kind) ? LIVING_ONE.test(part) : ONE.test(part);
    return isOwn ? word : undefined;
  }
  return undefined;
}

/** The text with wholes for their parts, and those parts. */
export function liftWholes(text: string): { rest: string; wholes: ToldWhole[] } {
  const wholes: ToldWhole[] = [];
  const rest = text.replace(
    TOLD,
    (whole: string, lead: string, part: string, article: string, words: string) => {
      const host = hostIn(words, part.split(' ').at(-1) ?? '');
      if (host === undefined) return whole;
      wholes.push({ host, part });
      return `${lead}${article}${words}`;
    },
  );
  return { rest, wholes };
}

/** Says of wholes that their parts are seen with them. */
export function setWholes(draft: Draft, wholes: readonly ToldWhole[]): void {
  for (const { host, part } of wholes) {
    const element = draft.elements.find(({ phrase }) => hasWord(phrase, host));
    if (!element) {
      draft.fate(part, 'unknown');
      continue;
    }
    element.shows = [...(element.shows ?? []), part];
    draft.fate(part, 'element', element.id);
  }
}
