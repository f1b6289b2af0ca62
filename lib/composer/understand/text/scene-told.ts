import { isLivingKind } from '../../concepts/concept';
import type { Brief } from '../../brief';
import { conceptOf } from '../../concepts';
import { TOLD } from './notion-told';
import { theLexicon } from '../lexicon';

/**
 * A page or a title told before the scene that it shows: of `first apartment checklist, a young couple painting a wall` the couple is
 * the picture, and of `password reset screen: a man looking under a doormat` the man. No page is laid out, and no sign of an app
 * stands beside who is told.
 */
export interface SceneTold {
  /** The scene by itself, or the whole prompt. */
  rest: string;
  /** What it is said to be for, as written. */
  said: string[];
}

/** Pages that are pictures, and no sheets of words. */
const PAGE =
  '(?:screens?|page|splash|onboarding|walkthrough|modal|pop-?up|state|header|hero|cover|post|article|story|essay|column|newsletter|blog|thumbnail|feature|settings|app|website|checklist|guide|tips|hacks|tricks|ideas|advice|mistakes|habits|lessons|tutorial|basics|routine|trends|explained|review|diary)';
const AND_PICTURE =
  '(?:(?: blog| web(?:site)?)? (?:image|illustration|graphic|picture|visual|artwork|art|header|hero|cover|banner|photo))?';
/** What is written about: `post about houseplants`. */
const ABOUT = "(?: (?:about|on|for|of) [\\p{L}'’ -]{2,50}?)?";
const LEAD = new RegExp(
  `^([\\p{L}\\d'’&/-]{1,24}(?: [\\p{L}\\d'’&/-]{1,24}){0,6}? )?${PAGE}${AND_PICTURE}${ABOUT}$`,
  'iu',
);
const ILLUSTRATED =
  /^(?:\p{L}{3,20} ){1,4}(?:settings|onboarding|login|logout|sign-?up|reset|checkout|welcome|empty state|paywall|permissions?|backup|complete|completed|failed|failure|request|sent|received|deleted|removed|expired|confirmed|confirmation|not found|not available|unavailable|verification|verified|success|coming soon) (?:illustration|image|picture|graphic)$/iu;
/** Pages of an app with nothing on them, which things alone can show. */
const OF_NOTHING =
  /^(?:empty|no) (?:[\p{L}'’-]+ ){1,4}(?:illustrations?|image|picture|graphic|state|screen|page)$/iu;
const HEAD =
  /^(?:how (?:to|we|i|not to)|why|what|when|\d{1,2} (?:ways|tips|reasons|signs|things)) /iu;
/** As many things as are told after it. */
const NUMBERED = /^(?:\d{1,2}|two|three|four|five|six) /iu;
/** Pages that are sheets of words or of several pictures, and what would be lost without its page. */
const OTHER =
  /\b(?:icons?|logo|posters?|flyer|stickers?|patterns?|infographic|diagram|comic|manga|storyboard|steps?|panels?|book|magazine|album|menu|invitation|card|map|coloring|colouring|worksheet|game|differences?|maze|puzzle|character|mascot|404|error|not found|step by step|isometric)\b/iu;
const WITH_WORDS = /["“”„«»¶]|\b(?:titled|saying|with (?:the )?(?:text|words|title|headline))\b/iu;
/** Several short parts are a list, and no scene. */
const LIST = /,[^,]{2,24},[^,]{2,24},/u;
const CUT = /\s*(?:[,:;]\s+|\s[–—-]\s+|\s+(?:with|showing|featuring) (?=(?:an?|one|two|three) ))/u;
const HANDS = /^(?:hand|arm|finger|robot-hand)$/;

const isActor = (concept = ''): boolean =>
  isLivingKind(conceptOf(concept)?.kind) || HANDS.test(concept);

/** Whether a brief tells somebody who does something or is in relation to something, and no page. */
function isScene({ elements, actions, relations, places, template }: Brief): boolean {
  if (template) return false;
  const actors = new Set(elements.flatMap(({ id, concept }) => (isActor(concept) ? [id] : [])));
  const others = elements.filter(({ id, concept }) => concept !== undefined && !actors.has(id));
  const isAtIt =
    actions.some(({ agent }) => actors.has(agent)) ||
    relations.some(({ from }) => actors.has(from));
  return isAtIt && others.length + places.length + actors.size > 1;
}

/** Whether it tells things that are somewhere: a lemon in an open fridge. */
const isOfThings = ({ elements, template }: Brief): boolean =>
  !template && elements.filter(({ concept }) => concept).length > 1;

/** Whether words name nothing that is to be seen around who is told after them. */
const isLead = (lead: string): boolean =>
  LEAD.test(lead) || ILLUSTRATED.test(lead) || OF_NOTHING.test(lead) || HEAD.test(lead);

/** `the cart` that was told as a shopping cart is one. */
function namedWhole(lead: string, scene: string): string {
  return scene.replace(/\bthe (\p{L}{3,14})\b(?! of\b)/iu, (whole, named: string) => {
    const words = lead.toLowerCase().split(' ');
    const before = words[words.indexOf(named.toLowerCase()) - 1];
    const isKnown =
      before !== undefined &&
      theLexicon().lookUp(`${before} ${named.toLowerCase()}`, 'en')?.concept;
    return isKnown ? `the ${before} ${named}` : whole;
  });
}

/** The scene of a prompt for a page that tells one; the whole prompt of any other. English only. */
export function liftScene(prompt: string, read: (text: string) => Brief): SceneTold {
  const whole: SceneTold = { rest: prompt, said: [] };
  const text = prompt.trim();
  const cut = CUT.exec(text);
  if (!cut || WITH_WORDS.test(text) || LIST.test(text)) return whole;
  const lead = text.slice(0, cut.index).replace(/^(?:an?|the|my|our) /iu, '');
  const rest = text.slice(cut.index + cut[0].length).trim();
  if (!TOLD.test(rest) || rest.length < 12 || OTHER.test(lead) || !isLead(lead)) return whole;
  // `2 ways to save energy: a woman …, a man …` is a list of two.
  if (NUMBERED.test(lead) && rest.includes(',')) return whole;
  const { places, media, elements } = read(lead);
  if (media.length > 0 || elements.some(({ concept }) => isActor(concept))) return whole;
  const scene = read(rest);
  if (!isScene(scene) && !(OF_NOTHING.test(lead) && isOfThings(scene))) return whole;
  // Of `first apartment checklist` the room is the scene's, where that tells of no other.
  const [place, ...others] = places.map(({ phrase }) => phrase);
  const where = place !== undefined && scene.places.length === 0 ? `, in the ${place}` : '';
  if (where !== '' && others.length > 0) return whole;
  return { rest: `${namedWhole(lead, rest)}${where}`, said: [lead] };
}

/** Pages of an app, and pictures that stand alone between words, whose scene has nothing around it that is not told. */
const OF_APP =
  /^(?:(?:an?|the|flat|simple|minimal(?:ist)?|modern|cute|friendly|vector|colou?rful|playful) )*(?:spot (?:illustration|drawing)|(?:[\p{L}\d'’-]+ ){0,5}?(?:onboarding|walkthrough|sign-?up|log-?in|checkout|paywall|permissions?|maintenance|empty|no|error|404|500|success|loading|offline|confirm(?:ation|ed)|welcome|splash|upgrade|update|premium|payment|order|account|verification|verified|settings|reset|invite|favou?rites|profile|backup|completed?|failed|request|sent|deleted|expired|available|found|logout|app)(?: [\p{L}\d'’-]+){0,5}? (?:screen|page|state|modal|pop-?up|illustration|graphic|image|picture)(?: illustration| image| graphic)?(?: (?:no\. )?\d{1,2})?|(?:[\p{L}\d'’-]+ ){0,4}?onboarding)(?: (?:for|about|of|on) [\p{L}'’ -]{2,60}?)?(?:[:,]| [-–—]) /iu;

/** The same picture, alone, where it is told for a page of an app. */
export const aloneOnPage = (brief: Brief, prompt: string): Brief =>
  brief.template === undefined && OF_APP.test(prompt) ? { ...brief, isOfIdea: true } : brief;

/** Pages beside whose picture somebody sets words later. */
const WORDS_BESIDE = /\b(?:header|hero|banner)\b/iu;

/** A scene that was told for such a page leaves a side free, where one alone is in it and no place. */
export function withSideFree(brief: Brief, { said: [lead = ''] }: SceneTold): Brief {
  const actors = brief.elements.filter(({ concept }) => isActor(concept));
  const isAlone = actors.length === 1 && actors[0]?.count === 1;
  if (!WORDS_BESIDE.test(lead) || !isAlone || brief.places.length > 0 || brief.clearSide)
    return brief;
  return { ...brief, clearSide: 'left' };
}
