/**
 * What somebody says to whoever makes a picture before they say what it is to be: in `can you design a banner` no can
 * is meant. English only.
 */
const POLITE = '(?:(?:please|kindly|just|maybe|perhaps|also|really|quickly) )*';
const MAKES =
  '(?:make|create|design|draw|generate|illustrate|paint|produce|prepare|come up with|put together|mock up|sketch|do|give|get|have|see)';
const ASKING = [
  '(?:can|could|would|will) (?:you|we|someone|somebody)(?: please| possibly| kindly| maybe)?(?: help (?:me|us))?(?: be able)?(?: to)?',
  'please(?= (?:make|create|design|draw|generate|illustrate|paint|produce|prepare) )',
  'can (?:i|we) (?:please )?(?:get|have)',
  `(?:i|we)['’]?(?: ?d| would) ${POLITE}(?:like|love|prefer)(?: to)?`,
  `(?:i|we) ${POLITE}(?:need|want|require)(?: to)?`,
  "(?:i['’]?m|i am|we['’]?re|we are) (?:currently )?(?:looking for|in need of|searching for|after)",
  "(?:looking for|in need of|help (?:me|us)(?: to)?|thinking of|how about|let['’]?s)",
].join('|');
const REQUEST = new RegExp(
  `^\\s*(?:(?:hi|hello|hey)(?: there| team| all)?[ ,!.]+)?(?:please[ ,]+)?(?:${ASKING})(?: please)?(?:(?: ${MAKES})(?: (?:me|us))?(?= \\p{L})|(?: (?:me|us))?(?= (?:an?|the|some(?:thing)?|two|three|four|five|six|seven|eight|nine|ten|twelve|my|our|\\d+) ))`,
  'iu',
);
/** Thanks and polite words at the end of a request. */
const THANKS =
  /[\s,.;!–-]+(?:please|pls|plz|thanks|thank you|many thanks|cheers)(?: (?:so much|a lot|in advance))?[\s.!]*$/iu;

/** How somebody begins to talk, and pictures that are named before what they show. */
const OPENING =
  /^\s*(?:(?:ok(?:ay)?|so|well|um+(?=,| an? | the | like | so )|hmm+|basically|alright|right)[ ,]+){1,4}(?=\p{L})|^\s*(?:an? )?(?:(?:artistic|creative|modern|stylized|stylised|personal|visual|playful|whimsical|simple|beautiful) ){0,3}(?:interpretation|rendition|portrayal|representation|visuali[sz]ation|(?:art|wall|giclee|fine art|framed) print|colou?rful print|(?:series|collection) of (?:illustrations|pictures|images|drawings)) (?:of|showing|depicting|with|about) (?=.{4})/iu;

/** `why sleep matters`: what an essay is about, and no words of its picture. */
const WHY =
  /^\s*(?:why|on why) (?<what>[\p{L}'’ -]{3,40}?) (?:(?:really |still |always )?matters?|(?:is|are) (?:so |really )?(?:important|essential|vital|good for (?:you|us)))(?= ?[,.:;]| ?$)/iu;

/** A prompt without the words of its request; as it is where nobody is asked. */
export function withoutRequest(prompt: string): string {
  const begun = prompt.replace(OPENING, '');
  const asked = begun.replace(REQUEST, '');
  const plain = asked === prompt ? prompt : asked.replace(THANKS, '').trim();
  return plain.replace(COMPARE, 'comparison of ').replace(WHY, '$<what>');
}

/** `for a 5 yr old who loves dinosaurs,`: for whom a card is, before what it shows. */
const FOR_WHOM =
  / for (?:an? |my |our |the )[^,.:;"“]{2,40}? (?:who|that) (?:(?:really|just|absolutely) )?(?:loves?|likes?|adores?|is (?:into|crazy about|obsessed with|mad about)|enjoys?) (?<what>[^,.:;"“]{3,40}?)(?<after>\s*,\s*)(?=.{6})/iu;
const A_CARD = /\b(?:cards?|invitations?|invites?)\b/i;
/** What is told after them may be no more than how the page is drawn, and who they are is then its picture. */
const A_PAGE =
  /\b(?:banners?|headers?|posters?|flyers?|cover|hero)\b(?!.*\b(?:loves?|likes?|adores?|enjoys?|into|about|of|with) [^,]{3,40}, (?:[a-z-]+ ){0,3}(?:style|colou?rs?|palette|look|theme|mood|vibes?|tones|vector|watercolou?r)\b[^,]*$)/i;

/** `kids birthday invitation`: whose feast it is, and no children to be seen. */
const OF_WHOM =
  /^((?:an? )?(?:(?:cute|fun|printable|colou?rful|simple|modern) )*)(?:kids?|child|children|boys?|girls?|toddlers?)(?:['’]s?)? (?=(?:\d+(?:st|nd|rd|th) )?(?:birthday|party|pool party|sleepover)\b[^,.:;]{0,24}\b(?:cards?|invitations?|invites?)\b)/iu;

const A_STICKER = /\b(?:stickers?|decals?)\b/i;
/** `thick white outline` of a sticker: its border, which it has, and no line drawing in white. */
const CUT_LINE =
  /(?:\s*[,;]|\s+and|\s+with)*\s+(?:(?:an?|the|thick|thin|bold|wide|clean|simple|white|die[- ]?cut|cut) )+(?:outlines?|borders?|edges?|strokes?|contours?)(?: around (?:it|the \p{L}+))?(?=\s*(?:[,.;]|$|\son\s|\sand\s|\swith\s))/giu;

/** A sticker without its border, which each has. */
export const withoutCutLine = (prompt: string): string =>
  A_STICKER.test(prompt) ? prompt.replace(CUT_LINE, '') : prompt;

/** A card without whom it is for, where it tells what it shows: a taste is shown by that. */
export const withoutAudience = (prompt: string): string =>
  A_CARD.test(prompt)
    ? prompt.replace(FOR_WHOM, '$<after>').replace(OF_WHOM, '$1')
    : A_PAGE.test(prompt)
      ? prompt.replace(FOR_WHOM, '$<after>')
      : prompt;

/** `compare a frog and a toad`: what is asked for is a comparison. */
const COMPARE =
  /^compare (?=(?:an? |the )?[\p{L}-]{2,20}(?: [\p{L}-]{2,20})? (?:and|with|to|vs\.?|versus) (?:an? |the )?[\p{L}-]{2,20})/iu;
