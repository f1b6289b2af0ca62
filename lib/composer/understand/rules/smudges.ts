import type { Hex } from '@/lib/color/hex';
import type { BriefElement } from '../../brief';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import type { Rule } from './rule';

/** What smears: on a part of somebody it is a dab there, and not the bag or the pot that it comes in. */
const SMEARS: readonly (readonly [RegExp, Hex])[] = [
  [/\b(?:flour|(?:icing|powdered|caster )?\s?sugar|powder|chalk|snow|snowflakes?)$/i, '#ffffff'],
  [/\b(?:whipped )?(?:cream|foam|lather|frosting|icing|yog(?:h)?urt|milk|toothpaste)$/i, '#fffaf0'],
  [/\b(?:soot|coal(?: dust)?|ash(?:es)?|ink|oil|grease|engine oil|charcoal|tar)$/i, '#33303a'],
  [/\b(?:mud|dirt|chocolate|cocoa(?: powder)?|soil|clay|gravy)$/i, '#7a5236'],
  [/\b(?:jam|ketchup|tomato sauce|lipstick|berry juice|war paint)$/i, '#c93a45'],
  [/\b(?:honey|syrup|mustard|pollen|egg(?: yolk)?|glitter|gold dust|saffron)$/i, '#f0b43a'],
  [/\b(?:paint|face paint|dust)$/i, '#5b8fd8'],
];

/** Where it is, by the part that is named. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:nose|snout|muzzle|tip of (?:his|her|its|the) nose)$/i, 'on-nose'],
  [/^(?:cheeks?)$/i, 'on-cheek'],
  [/^(?:face|faces|whiskers)$/i, 'on-face'],
  [/^(?:forehead|brow)$/i, 'on-forehead'],
  [/^(?:chin|beard|lips|mouth|moustache|mustache)$/i, 'on-chin'],
  [/^(?:hands?|fingers?|paws?)$/i, 'on-hands'],
  [/^(?:apron|overalls|dungarees|shirt|smock|dress|sweater|jacket|coat|clothes)$/i, 'on-clothes'],
];

const lastWords = ({ phrase }: BriefElement): string => phrase.toLowerCase();
const foundIn = <Value>(table: readonly (readonly [RegExp, Value])[], text: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1];

/** Who has it on: whose part or clothes they are, else who was told of before. */
function whoIn(draft: Draft, part: BriefElement, smear: BriefElement): BriefElement | undefined {
  const told = draft.relations.find(
    ({ kind, from, to }) =>
      (kind === 'part-of' && from === part.id && draft.isAnimate(to)) ||
      (kind === 'wearing' && to === part.id && draft.isAnimate(from)),
  );
  const owner = told && draft.element(told.kind === 'part-of' ? told.to : told.from);
  const at = draft.elements.indexOf(smear);
  return owner ?? draft.elements.slice(0, at).findLast(({ id }) => draft.isAnimate(id));
}

function smear(draft: Draft, thing: BriefElement, part: BriefElement, spot: string): void {
  const who = whoIn(draft, part, thing);
  const color = thing.colors[0] ?? foundIn(SMEARS, lastWords(thing));
  if (!who || !color) return;
  thing.concept = draft.lexicon.conceptNamed('smudge');
  thing.colors = [color];
  thing.attributes = [spot];
  draft.unrelate(({ from, to }) => from === thing.id || to === thing.id);
  if (spot === 'on-clothes') {
    const isWorn = draft.relations.some(({ from, to }) => from === who.id && to === part.id);
    if (!isWorn) draft.relate('wearing', who.id, part.id);
  } else {
    draft.fate(part.phrase, 'ignored', 'where it is seen');
    remove(draft, (id) => id === part.id);
  }
  draft.relate('wearing', who.id, thing.id);
}

export const smudges: Rule = {
  name: 'flour on a nose is a dab of it, and no bag',
  example: {
    prompt: 'a baker girl with flour on her nose',
    elements: ['girl', 'smudge'],
    without: ['flour', 'nose'],
  },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      const thing = draft.element(from);
      const part = draft.element(to);
      if (!/^(?:on|over|in|at)$/.test(kind) || !thing || !part) continue;
      const spot = foundIn(PARTS, part.concept === 'apron' ? 'apron' : lastWords(part));
      if (spot && foundIn(SMEARS, lastWords(thing))) smear(draft, thing, part, spot);
    }
  },
};
