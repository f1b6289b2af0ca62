import type { BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import type { Rule } from './rule';

/** Of whom nothing but the face is told, the picture is of the face: who weeps is no figure of a thumb's height. */

/** How a face looks, by the ids of the attributes. */
const OF_A_FACE =
  /^(?:smiling|laughing|crying|worried|shy|bored|disgusted|winking|smug|proud|in-love|yawning|shouting|sad|angry|surprised|scared|tired|confused|focused|freckled|gap-toothed|scarred|masked|blindfolded|bearded|bald|blond|redhead|curly|braided)$/;
/** What is seen of a body alone. */
const OF_A_BODY =
  /^(?:pregnant|muscular|fat|thin|tall|short|barefoot|tattooed|chibi|armored|winged|costumed|upright|toy-sized|tiny|giant|measured|hooded|dirty|wet|burning|frozen|floating|flying|sleeping|dancing|invisible|transparent|glowing|lit|chained|caged|wheeled|tracked|female|male)$/;
/** What is about a face and told with it. */
const ABOUT_A_FACE =
  /^(?:eye|nose|ear|mouth|cheek|freckles|dimples|fringe|afro|scar|elf-ears|tooth-gap|tooth|glasses|sunglasses|round-glasses|monocle|eye-patch|earrings?|hair-bow|hair-flower|flower-crown|headband|shaved-head)$/;
/** What is on a head or about a neck, and seen with a face. */
const NEAR_A_FACE =
  /^(?:hat|cap|beanie|beret|top-hat|straw-hat|cowboy-hat|witch-hat|crown|tiara|scarf|bow-tie|tie|necklace|headphones|earmuffs|bandana|turban|hijab|headscarf|mask|collar|pipe)$/;
/** Deeds of a face alone. */
const DEEDS = /^(?:smile|laugh|cry|frown|wink|grin|make-face|blush|yawn|shout|scream|pout)$/;

const isFacial = ({ concept = '' }: BriefElement): boolean =>
  ABOUT_A_FACE.test(concept) || isOfSort(concept, 'of-hair');

const isSitter = ({ concept = '', count, several, measured, blend, attributes }: BriefElement) =>
  conceptOf(concept)?.part === 'person' &&
  count === 1 &&
  !several &&
  measured === undefined &&
  blend === undefined &&
  !attributes.some((one) => OF_A_BODY.test(one));

const isOfNothingElse = ({ places, hour, weather, season, template, ideas, lettering }: Draft) =>
  places.length + ideas.length + lettering.length === 0 &&
  (hour ?? weather ?? season ?? template) === undefined;

const isUnframed = ({ camera, seenFrom, media }: Draft) =>
  (camera ?? seenFrom) === undefined && media.length === 0;

const OTHERWISE =
  /\b(?:full[- ]body|whole body|standing|character (?:design|sheet)|mascot|icons?|stickers?|emoji|avatar|pattern|set of)\b/i;

const facesTold: Rule = {
  name: 'who is told by the face alone is seen from near',
  example: { prompt: 'a crying boy', elements: ['boy'], brief: { camera: 'portrait' } },
  apply(draft, prompt) {
    const [first, ...others] = draft.elements;
    const isNear = (one: BriefElement) => isFacial(one) || NEAR_A_FACE.test(one.concept ?? '');
    if (!first || !isSitter(first) || !others.every(isNear)) return;
    if (!isOfNothingElse(draft) || !isUnframed(draft) || OTHERWISE.test(prompt)) return;
    if (!draft.actions.every(({ verb, patient }) => DEEDS.test(verb) && !patient)) return;
    const isTold = first.attributes.some((one) => OF_A_FACE.test(one));
    if (isTold || others.some(isFacial) || draft.actions.length > 0) draft.camera = 'portrait';
  },
};

export const FACE_RULES: readonly Rule[] = [facesTold];
