import { symbolOf } from '../../ideas/tropes/symbols.data';

/**
 * What a picture stands for, beside the picture itself: `freedom, a bird leaving an open cage`, `a ship in a bottle, a metaphor
 * for loneliness`. The picture is drawn as it is told, and its notion adds nothing to it.
 */
export interface NotionTold {
  /** The picture by itself. */
  rest: string;
  /** What it stands for, as written. */
  notion: string;
}

const BEFORE =
  /^((?:(?:an? |the )?(?:concept|idea|feeling|notion|power|meaning) of )?(?:the |our |my )?[\p{L}'-]+(?: [\p{L}\d'-]+){0,3}?)(?: concept| metaphor)?(?:\s*:|,|\s[-–—]|,? (?:is |being )?(?:illustrated|pictured|shown|represented|visuali[sz]ed|depicted|symboli[sz]ed|drawn) (?:as|by|with)| (?:as|is|is like|as if|feels like|like)(?= (?:an?|the|two|three|someone|people|hands?) )) +(.{8,})$/u;
const AFTER =
  /^(.{8,}?),? (?:(?:that |which )?(?:symboli[sz](?:es|ing)|represent(?:s|ing)|convey(?:s|ing)|express(?:es|ing)|stand(?:s|ing) for)|(?:as )?an? (?:symbol|metaphor|allegory|image) (?:of|for)|(?:to )?(?:symboli[sz]e|represent)|(?:the )?(?:concept|idea) of) ((?:the )?[\p{L}'-]+(?: [\p{L}'-]+){0,3})\.?$/u;
/** A picture, and last of all a notion. */
const LAST =
  /^(.{8,}), ((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+?)(?: (?:concept|metaphor|symbol|illustration))?\.?$/iu;
/** A picture that is told begins so. */
export const TOLD =
  /^(?:(?:an?|the|one|two|three|four|five|several|many|some|someone|tiny|small|giant|huge|hands?|people)\b|(?:\p{L}{3,14} ){1,3}?(?!(?:during|evening|morning|wedding|king|ring|wing|string|spring|swing|thing)\b)\p{L}{2,12}ing (?:an?|the|his|her|their|its|at|on|in|under|behind|through|over|into|out|off|from|with|up|down|to|by|go|\p{L}{3,14})\b)/iu;
/** Nouns with symbols that are seen themselves, and words for kinds of pictures. */
const SEEN =
  /\b(?:people|man|woman|customers?|clients?|users?|team|staff|family|friends|food|music|homes?|house|nature|city|tree|work|art|arts|design|style|travel|party|summer|spring|night|baby|celebration|body|heart|world|earth|sport|sports|shopping|school|office|theme|scene|app|mobile|code|technology|machines?)$/iu;
const KIND =
  /\b(?:icons?|logo|poster|banner|pattern|infographic|diagram|card|cover|hero|header|photo|painting|drawing|sketch|mascot|avatar|set|scene|portrait|sticker|flyer|invitation|map|isometric|pixel|watercolou?r|vector|flat|3d)\b/iu;

const PRINTED =
  /\b(?:sign|icons?|logo|poster|banner|pattern|infographic|diagram|landing|hero|header|colou?ring|book|web|first|front)\b/iu;

/** Whatever a picture is said to be a concept of is what it is about. */
const CONCEPT =
  /^(?:an? |the )?(?:(?:visual|conceptual|editorial) )?(?:concept|metaphor|idea|notion) (?:of|for|about) /iu;

/** `climbing the career ladder, a businessman on a ladder`: the ladder that is said is the one that is told. */
const LADDER_SAID =
  /^(?:climb\w*|going up) (?:up )?the (?:career|corporate|social|property|success) ladder$/iu;

/** What everybody feels, and what words that end so name, is to be seen nowhere. */
const UNSEEN =
  /(?:^| )(?:[\p{L}-]{2,}(?:ness|tion|sion|ism|hood|dom|ity|ship(?<!\bship)|ance|ence|ety|acy|alism)|fatigue|overload|theft|mindset|(?:\p{L}+ )(?:gap|loss|block|balance|breakdown|failure|divide|barrier|pressure|fatigue|crisis|control|conflict|addiction)|grief|greed|envy|guilt|shame|anger|rage|fear|burnout|anxiety|stress|doubt|jealousy|regret|nostalgia|boredom|inflation|old age|youth|death|fate|memory|overthinking|procrastinati(?:on|ng))$/iu;

/** How a picture is made, and what is to be seen in it, by such words: stations, vegetation. */
const OF_DRAWING =
  /(?:illustration|composition|resolution|saturation|animation|definition|proportion|station|vegetation|decoration|constellation|reflection|construction|plantation|explosion|mansion|fountain|balance|entrance|lance|fence)s?$/iu;

/** What a page of an app says of itself, before the picture on it: `no results`, `server error`, `order delivered`. */
const OF_PAGE =
  /^(?:.{0,24}\b(?:state|screen|page|view|modal|pop-?up|onboarding)(?: illustration| image)?|(?:no|empty|zero|allow|enable|404|error|offline|loading|onboarding|uploading|upload|update|maintenance|server|connection|permission|something|oops)\b.{0,32}|.{2,28} (?:sent|delivered|received|failed|failure|success(?:ful)?|completed?|expired|declined|confirmed|confirmation|lost|found|in progress|unavailable|cancel+ed|denied|empty|disabled|paused|blocked|reset|placed|saved|error|permission|notifications?|update|onboarding)(?: illustration| image)?)$/iu;
/** Nouns alone tell a picture too where it is said how they are to each other. */
const RELATED =
  /^(?:\p{L}{2,14} ){1,3}?(?:with|under|inside|over|behind|between|around|above|holding|sitting|standing|stacked|arranged|tied|balanced|trapped|hidden|made|shaped|on|in|from|as|out of|(?:\p{L}{2,10}(?:ed|en|ught|lost|torn|cut) (?:by|into|in|on|onto|to|from|out|under|over|between|with)|\p{L}{2,12}(?:ed|s) (?:over |up |down |out |off )?(?:an?|the|his|her|its|their))) \p{L}/iu;
/** After `no messages,` stands what is there instead. */
const OF_NOTHING = /^no /iu;

/** `while a nurse sleeps, a bear …`: a clause, which the picture shows as well. */
const CLAUSE = /^(?:while|when|whilst|as|after|before|once|until|where)\b/iu;

/** `loneliness in a crowd`: what is felt, and where. */
const FELT_IN =
  /^[\p{L}-]{3,}(?:ness|tion|ism|ity|ance|ence|ment) (?:in|at|on|among|within) (?:an? |the )?\p{L}{3,}$/iu;

/** And what is so named whatever its last word is. */
const NAMED =
  /^(?:(?:the |that )?(?:feeling|sense|weight|pressure|burden|power|price|cost|joy|fear|pain|illusion|importance|beauty|value|myth|chaos|comfort) of (?:[\p{L}'-]+ ){0,3}[\p{L}'-]+|(?:the )?mental load|(?:remote|hybrid|team|shift) work|(?:work[ -])?life balance|self[ -]care|self[ -](?:esteem|love|doubt|image)|overwhelm(?:ed)?|(?:the |my )?inner (?:child|voice|critic|peace)|digital (?:detox|wellbeing|nomad(?:s|ism)?)|invest(?:ment|ing)|global warming|climate change|(?:fear of )?missing out|fomo|gratitude|brainstorm(?:ing)?|goal setting|mentor(?:ing|ship)|hiring|recruitment|recruiting|job (?:search|hunting)|unemployment|layoffs?|dementia|burn[ -]?out|quiet quitting|dreaming|insomnia|breaking free|letting go|moving on|(?:leaving )?(?:the |your )?comfort zone|bottlenecks?|(?:setting )?boundaries|(?:cyber ?)?bullying|(?:big|open) data|multitasking|networking|teamwork|life)$/iu;

const isNotion = (words: string): boolean =>
  FELT_IN.test(words) ||
  NAMED.test(words) ||
  (!CLAUSE.test(words) &&
    (symbolOf(words) !== undefined || UNSEEN.test(words)) &&
    !SEEN.test(words) &&
    !KIND.test(words));

/** `A suitcase you carry everywhere` is somebody who carries it. */
const ANYBODY_DOES =
  /^(an? .+?),? (?:that |which )?(?:you|we|i|they|everyone|one) (?:always |never |have to |can't stop )?(carry|drag|pull|push|wear|hold|climb|ride|open|water|juggle|feed)(?: (?!up\b|on\b)\p{L}+)?[.]?$/iu;
const doneBySomebody = (image: string): string => {
  const [, thing = '', verb = ''] = ANYBODY_DOES.exec(image) ?? [];
  const doing = verb.toLowerCase().replace(/(?<=d|l|t|mb|n|r)e$/u, '');
  return thing === '' ? image : `a person ${doing}ing ${thing}`;
};

const tellsPicture = (image: string): boolean => TOLD.test(image) || RELATED.test(image);

/** Whether a prompt names a notion or a page of an app, and then tells its picture. */
export function leadsPicture(prompt: string): boolean {
  const [, lead = '', image = ''] = BEFORE.exec(prompt.trim()) ?? [];
  const isPage = OF_PAGE.test(lead) && !PRINTED.test(lead);
  return tellsPicture(image) && (isPage || isNotion(lead));
}

/** The notion of a prompt apart from its picture; nothing where it tells no picture, or no notion. */
export function liftNotion(
  prompt: string,
  { isThing, isPlace }: { isThing(words: string): boolean; isPlace(words: string): boolean },
): NotionTold | undefined {
  const text = prompt.trim();
  const [, lead = '', image = ''] = BEFORE.exec(text) ?? [];
  const isMeant = isNotion(lead) || (CONCEPT.test(lead) && !KIND.test(lead));
  if (tellsPicture(image) && isMeant && !isPlace(lead) && isThing(image))
    return { rest: doneBySomebody(image), notion: lead };
  const isPage = OF_PAGE.test(lead) && !PRINTED.test(lead);
  if (isPage && (tellsPicture(image) || OF_NOTHING.test(lead)) && isThing(image))
    return { rest: image, notion: lead };
  if (LADDER_SAID.test(lead) && /\bladder\b/iu.test(image) && isThing(image))
    return { rest: image, notion: lead };
  const [, seen = '', named = ''] = LAST.exec(text) ?? [];
  const isUnseen = UNSEEN.test(named) && !OF_DRAWING.test(named) && !isPlace(named);
  if ((isUnseen || NAMED.test(named)) && !SEEN.test(named) && isThing(seen))
    return { rest: seen, notion: named };
  const [, shown = '', meant = ''] = AFTER.exec(text) ?? [];
  if (isNotion(meant) && isThing(shown)) return { rest: shown, notion: meant };
  return undefined;
}
