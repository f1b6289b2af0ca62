/**
 * Pictures that things of a scene show: a mural of whales, a mug with a cat printed on it, a billboard showing a burger.
 * What they show is taken out of the sentence, which is then read as if they were empty.
 */

/** A picture on a thing: the noun by which the thing is read, how it was written, and what is to be seen on it. */
export interface Depiction {
  noun: string;
  written: string;
  shown: string;
}

/** What the words of a picture name, as far as taking them out goes by it. */
export interface Known {
  /** Whether the kit draws something of them. */
  isDrawn(words: string): boolean;
  /** Whether what they name is no part of clothes and goods: a hood, a pocket, a zip. */
  isMotif(words: string): boolean;
}

export interface Depicted {
  rest: string;
  depictions: Depiction[];
}

const MOST = 4;
/** Phrases that are looked up: what comes after so many is no picture. */
const MOST_TRIES = 12;

const ADJECTIVES = "(?:[\\w’'-]+ ){0,2}?";
const STOP =
  '(?=$|[,;.:]| (?:on|onto|above|over|behind|beside|next|against|near|under|below|from|at|hanging|hangs|hung|pinned|taped|stuck|mounted|displayed|propped|leaning|stands|while|with|and|in|inside|as|for|to|that|which|who|whose|by|is|are|across|between|around|parked|driving|standing)(?![\\w-]))';
/** A noun with what is said of it before, and a second one without an article. */
const SHOWN = `((?:an? |the |his |her |their |our |my |your |its |two |three |some )?(?:[\\w’'-]+ ){0,3}?[\\w’'-]+?(?: and (?!an? |the |his |her )[\\w’'-]+)?)`;

const OF_WALLS = 'murals?|wall (?:mural|painting)s?|frescos?|frescoes|wall art|graffiti';
const OF_CLOTH = 'tapestr(?:y|ies)|wall hangings?';
const OF_FRAMES =
  '(?:framed |oil |old |faded |large |big |small |huge |abstract |family |vintage |black and white |wedding ){0,3}(?:paintings?|portraits?|pictures?|photos?|photographs?|prints?|watercolou?rs?|artworks?)';
const OF_PAPER =
  "(?:(?:child's|crayon|chalk|children's|kid's|pencil) ){0,2}(?:drawings?|sketch(?:es)?)";
/** A billboard by a word that names no design. */
const HOARDING = 'hoarding';
const CARRIERS: readonly (readonly [words: RegExp, noun: string])[] = [
  [new RegExp(`^(?:${OF_WALLS})$`, 'i'), 'mural'],
  [new RegExp(`^(?:${OF_CLOTH})$`, 'i'), 'tapestry'],
  [/stained[ -]glass/i, 'stained glass window'],
  [/poster/i, 'wall poster'],
  [/postcard/i, 'picture postcard'],
  [/billboard/i, HOARDING],
  [new RegExp(`^(?:${OF_PAPER})$`, 'i'), 'paper drawing'],
  [/./, 'picture frame'],
];
const FRAME = 'picture frame';
const ON_FURNITURE =
  /^ on (?:an? |the |his |her |their |my )?(?:[\w-]+ ){0,2}(?:desk|table|shelf|nightstand|mantel\w*|piano|dresser|sideboard|windowsill|counter|bookshelf|cabinet)\b/i;
/** The noun by which a picture is read that stands where its words say. */
function nounOf(written: string, after: string): string {
  const noun = CARRIERS.find(([words]) => words.test(written))?.[1] ?? FRAME;
  if (noun !== FRAME) return noun;
  if (ON_FURNITURE.test(after)) return 'standing photo frame';
  return FIXED.test(after) && /photo|snapshot/i.test(written) ? 'photo print' : noun;
}

const ALWAYS = new RegExp(
  `^(?:${OF_WALLS}|${OF_CLOTH}|stained[ -]glass (?:windows?|panels?)|billboards?|framed .*)$`,
  'i',
);
const PICTURE = new RegExp(
  `\\b(${OF_WALLS}|${OF_CLOTH}|stained[ -]glass (?:windows?|panels?)|billboards?|${OF_FRAMES}|${OF_PAPER}|(?:movie |film |travel |vintage )?posters?|postcards?) (?:of|showing|depicting|with|advertising|featuring) ${SHOWN}${STOP}`,
  'gi',
);
/** What hangs, leans or stands at nothing that pictures are put up at is what the picture shows. */
const ITSELF =
  /^,? ?(?:that )?(?:hanging|hangs|hung|stuck|propped|leaning|stands)\b(?!\s*(?:$|[,.;]))(?! (?:\w+ ){0,5}?(?:walls?|door|fridge|board|easel|ceiling|hooks?|nails?|string|rope|fence|tree|sofa|couch|bed|desk|table|fireplace|mantel\w*|shelf|cabinet|room|bedroom|hallway|office|kitchen|window|gallery|museum|cafe|bar|shop|wardrobe|dresser)\b)/i;
/** Where a picture is that is a thing. */
const PLACED =
  /^,? ?(?:that )?(?:hanging|hangs|hung|pinned|taped|stuck|mounted|displayed|propped|leaning|stands|(?:above|over|behind) (?:an? |the |his |her |their )?(?:[\w-]+ ){0,2}(?:fireplace|mantel\w*|sofa|couch|bed|bunk|desk|table|counter|bar|crib|piano|bathtub|sink|toilet|door|throne|altar|cabinet|sideboard|bench|(?:arm)?chair)|in (?:an? |the )(?:[\w-]+ ){0,2}(?:frame|museum|gallery)|on (?:an? |the |his |her |their |our )?(?:[\w-]+ ){0,2}(?:walls?|fridge|refrigerator|door|easel|corkboard|(?:bulletin |notice ?)board|mantel\w*|wardrobe|blackboard|chalkboard|whiteboard))\b/i;
const PUT_UP =
  ' (?:on the (?:[\\w-]+ )?wall|(?:above|over) (?:the|his|her|a) (?:[\\w-]+ )?(?:bed|desk|sofa|couch|fireplace|table|crib)|hanging|hung|pinned|taped|framed)\\b';

/** How paper is where it was put up. */
const FIXED =
  /^ (?:pinned|stuck|taped|glued|tacked|attached|fixed|clipped)(?: up)? (?:to|on|onto)\b/i;
const FRAMED_IN = /^ in an? (?:[\w-]+ ){0,2}frame\b/i;
/** A word before a picture by which it is part of something else: `looking at a painting of`. */
const GOVERNS =
  /\b(?:at|with|holding|holds|carrying|hanging|hangs|under|below|beneath|beside|near|by|before|behind|against|showing|shows|of|admiring|studying|restoring|framing|selling|and|in front of|next to|(?<!close[ -]?)up|from) (?:(?:an?|the|his|her|their|some|my|our|old|faded|large|big|small|vintage) ){0,3}$/i;
const HELD = /\b(?:holding|holds|holding up|showing|shows) (?:[\w'-]+ )?$/i;
/** Whoever asks for one means the whole picture. */
const ASKED = /^\W*(?:please )?(?:create|make|generate|draw|paint|design|illustrate|show)\b/i;

/** Of what is drawn into a frame, words that are no subject. */
const NO_SUBJECT =
  /^(?:an? |the )?(?:(?:bar|pie|line) )?(?:charts?|graphs?|words?|texts?|names?|logos?|quotes?|letters?|frames?|borders?|it|them)$/i;

const PRINTABLE =
  '(?:t-?shirts?|tee|hoodies?|sweaters?|cardigans?|dress(?:es)?|sundress(?:es)?|raincoats?|pajamas|pyjamas|blouses?|sweatshirts?|jumpers?|jackets?|tote bags?|tote|mugs?|cups?|flags?|banners?|billboards?|signs?|placards?|books?|book covers?|notebooks?|magazines?|tvs?|televisions?|laptops?|phones?|smartphones?|tablets?|monitors?|screens?|surfboards?|shields?|caps?|aprons?|backpacks?|shopping bags?|paper bags?|vans?|trucks?|lorr(?:y|ies)|bus(?:es)?|hot air balloons?|towels?|cans?|jars?|bottles?|sails?|boxe?s?|onesies?|bibs?|whiteboards?|blackboards?|chalkboards?|paperbacks?|novels?|comics?|food trucks?)';
const BLAZON =
  '(?:flags?|shields?|t-?shirts?|hoodies?|sweaters?|sweatshirts?|jumpers?|tote bags?|billboards?|aprons?|surfboards?)';
const ART =
  '(?:picture|image|print|drawing|illustration|photo|motif|design|patch|decal|emblem|painting|portrait|sticker|silhouette)s?';
const DONE =
  '(?:printed|painted|embroidered|stitched|drawn|stamped|stencill?ed|sewn|knitted|sprayed|pictured|decorated|adorned|patterned)';
const ON_IT =
  '(?:on|across|onto) (?:(?:it|them)(?![\\w-])|(?:the|its|his|her|their|each) (?:front|side|cover|screen|label|lid|chest|face|door|doors|sides)|(?:the|his|her) back)';

/** Each with its thing first and what it shows second. */
const PRINTED: readonly RegExp[] = [
  `(${PRINTABLE}) (?:with|has|bearing|that has|which has) (?:an? |the )?${ADJECTIVES}${ART} of ${SHOWN}(?: ${ON_IT})?${STOP}`,
  `(${PRINTABLE}) (?:with|has|bearing|that has|which has) ${SHOWN}(?: (?:that is|which is))? ${DONE} ${ON_IT}`,
  `(${PRINTABLE}) (?:with|has|bearing|that has|which has) ${SHOWN} ${ON_IT}`,
  `(${PRINTABLE}) (?:with|has|that has) ((?:an? )?(?:[\\w'-]+ )?[\\w'-]+) ${ART}(?: ${ON_IT})?${STOP}`,
  `(${PRINTABLE}|computers?|newspapers?|mirrors?|crystal balls?)(?: screens?| cover)? (?:(?:is |are )?(?:showing|displaying|playing)|showing|shows|displaying|depicting|featuring|playing|that shows) ${SHOWN}${STOP}`,
  `(${PRINTABLE}|cushions?|pillows?) ${DONE} with ${SHOWN}${STOP}`,
  `(${PRINTABLE}) whose (?:cover|front|screen|side|label|back) (?:has|shows|features|bears) ${SHOWN}(?: ${ON_IT})?${STOP}`,
  `(${BLAZON}) (?:with|bearing|featuring) ((?:an? |the )(?:[\\w'-]+ ){0,2}?[\\w'-]+)${STOP}`,
  `(phones?|smartphones?|tablets?) with ((?:an? )?(?:[\\w'-]+ )?map(?: and an? pin)?)${STOP}`,
].map((source) => new RegExp(`\\b${source}`, 'gi'));

/** What is done to a wall or a cup with what it shows: `a whale painted on a brick wall`. */
const DONE_ON = new RegExp(
  `(^|, | with | of )${SHOWN} (?:${DONE}|projected) (?:on|onto|across) (an? |the |his |her )?${ADJECTIVES}(walls?|buildings?|garage doors?|vans?|trains?|${PRINTABLE})\\b`,
  'gi',
);
/** `a tote bag on a hook, a dinosaur printed on it`: told of the thing that was named before. */
const TOLD_LATER = new RegExp(
  `\\b(${PRINTABLE})((?: [\\w-]+){0,6}), (?:and |with )?${SHOWN} ${DONE} ${ON_IT}`,
  'gi',
);
/** `a big dinosaur poster on the wall`: what it shows comes first. */
const SHOWN_FIRST = new RegExp(
  `\\b((?:an? |the |his |her |their )?)(?!(?:an?|the|his|her|their|of|with|and) )((?:[\\w'-]+ )?[\\w'-]+) (posters?|murals?|paintings?|portraits?|tapestr(?:y|ies)|photos?|prints?)(?=${PUT_UP})`,
  'gi',
);
/** `watching a tiger on TV`. */
const ON_SCREEN = new RegExp(
  `\\bwatch(?:ing|es)? ${SHOWN} on (?:(?:the|a|their|his|her) )?(?:big |flat )?(tv|television|laptop|tablet|phone|screen)\\b`,
  'gi',
);
/** `the dragon on the back of his jacket`. */
const ON_A_SIDE = new RegExp(
  `\\b((?:an? |the |his |her )(?:[\\w'-]+ )?[\\w'-]+) on the (?:back|front|side|sleeve|cover|lid) of (his |her |the |an? |their )${ADJECTIVES}(${PRINTABLE})\\b`,
  'gi',
);
/** What covers something large, and what stands on a board: the thing itself shows it. */
const COVERING = new RegExp(
  `\\b(?:(?:an? |the )?(?:huge|giant|big|large|colou?rful|vibrant|bright|old|faded|painted|beautiful) )?(?:graffiti|murals?|street art|wall painting|pictures?|drawings?|diagrams?|sketch(?:es)?) of ${SHOWN} (?:painted |drawn |sprayed )?(?:on|across|covering|along) (?:the side of )?(an? |the )${ADJECTIVES}(brick walls?|concrete walls?|buildings?|garage doors?|vans?|trucks?|trains?|trams?|bus(?:es)?|house|silo|blackboard|whiteboard|chalkboard|board)\\b`,
  'gi',
);
const AT_WORK = new RegExp(
  `(?<!\\b(?:an?|the|his|her|oil|old|my) )\\b(painting|sketching|drawing|draws|paints|spraying|sprays|spray[- ]painting) (?:an? |the )?(?:(?:picture|portrait|mural|painting|image|drawing|graffiti) of ${SHOWN}|(?!of )${SHOWN}) (?:on|onto|at) ((?:an? |the |her |his |their )?${ADJECTIVES})(easels?|canvas(?:es)?|wall|blackboard|whiteboard|chalkboard)\\b`,
  'gi',
);
const AT_EASEL = new RegExp(
  `\\b(painting|paints|sketching|sketches|drawing|draws) (?:an? |the )?(?:picture|portrait) of ${SHOWN}${STOP}`,
  'gi',
);

/** What is said of a picture that was put up, and adds nothing to where it is. */
const READ_AS = new RegExp(
  `\\b(picture frame|paper drawing|photo print|picture postcard|wall poster)( (?:pinned|stuck|taped|glued|tacked|attached|fixed|clipped)(?: up)? (?:to|on|onto)\\b| in an? (?:[\\w-]+ ){0,2}frame\\b)`,
  'gi',
);

class Lift {
  readonly depictions: Depiction[] = [];

  constructor(
    private rest: string,
    private readonly known: Known,
  ) {}

  private tries = 0;

  private keep(noun: string, written: string, shown: string, mustBeMotif = false): boolean {
    if (this.depictions.length >= MOST || NO_SUBJECT.test(shown.trim())) return false;
    this.tries += 1;
    if (this.tries > MOST_TRIES) return false;
    if (!this.known.isDrawn(shown) || (mustBeMotif && !this.known.isMotif(shown))) return false;
    this.depictions.push({ noun, written, shown: shown.trim() });
    return true;
  }

  private each(pattern: RegExp, change: (match: RegExpExecArray) => string | undefined): void {
    this.rest = this.rest.replace(pattern, (...args: unknown[]) => {
      const at = args.findIndex((one) => typeof one === 'number');
      const groups = args.slice(0, at).map((one) => (typeof one === 'string' ? one : ''));
      const match = Object.assign(groups, {
        index: args[at] as number,
        input: args[at + 1] as string,
      }) as unknown as RegExpExecArray;
      return change(match) ?? groups[0] ?? '';
    });
  }

  /** Pictures that are things themselves. */
  pictures(): void {
    this.each(PICTURE, ({ 0: whole, 1: written = '', 2: shown = '', index, input }) => {
      const [before, after] = [input.slice(0, index), input.slice(index + whole.length)];
      const isPlaced = PLACED.test(after) && !ITSELF.test(after);
      const isThing = ALWAYS.test(written) || isPlaced || GOVERNS.test(before);
      if (!isThing || (ASKED.test(before) && !isPlaced)) return undefined;
      const isHeld =
        HELD.test(before) && /photo|snapshot/i.test(written) && !/framed/i.test(written);
      const noun = isHeld ? 'photo print' : nounOf(written, after);
      return this.keep(noun, written, shown) ? noun : undefined;
    });
    this.each(SHOWN_FIRST, ({ 1: article = '', 2: shown = '', 3: written = '' }) => {
      const noun = nounOf(written, '');
      return this.keep(noun, written, shown, true) ? `${article}${noun}` : undefined;
    });
    this.rest = this.rest.replace(READ_AS, (_, noun: string, said: string) =>
      FRAMED_IN.test(said) ? noun : `${noun} on`,
    );
  }

  /** Pictures that somebody is making. */
  inTheMaking(): void {
    this.each(
      AT_WORK,
      ({ 1: verb = '', 2: named = '', 3: plain = '', 4: article = '', 5: on = '' }) =>
        this.keep(on.toLowerCase(), on, named || plain)
          ? `${/easel|canvas/i.test(on) ? `${verb} at` : 'painting'} ${article}${on}`
          : undefined,
    );
    this.each(AT_EASEL, ({ 1: verb = '', 2: shown = '' }) =>
      this.keep('easel', 'easel', shown) ? `${verb} at an easel` : undefined,
    );
  }

  /** Pictures on goods and walls. */
  prints(): void {
    this.each(ON_SCREEN, ({ 1: shown = '', 2: screen = '' }) =>
      this.keep(screen.toLowerCase(), screen, shown) ? `watching a ${screen}` : undefined,
    );
    this.each(ON_A_SIDE, ({ 1: shown = '', 2: whose = '', 3: thing = '' }) =>
      this.keep(thing.toLowerCase(), thing, shown, true) ? `${whose}${thing}` : undefined,
    );
    for (const [index, pattern] of PRINTED.entries())
      this.each(pattern, ({ 1: written = '', 2: shown = '' }) => {
        const noun = /billboard/i.test(written) ? HOARDING : written.toLowerCase();
        return this.keep(noun, written, shown, index >= 3) ? noun : undefined;
      });
    this.each(TOLD_LATER, ({ 1: thing = '', 2: between = '', 3: shown = '' }) =>
      this.keep(thing.toLowerCase(), thing, shown) ? `${thing}${between}` : undefined,
    );
    this.each(COVERING, ({ 1: shown = '', 2: article = '', 3: thing = '' }) =>
      this.keep(thing.toLowerCase(), thing, shown) ? `${article}${thing}` : undefined,
    );
    this.each(DONE_ON, ({ 1: before = '', 2: shown = '', 3: article = '', 4: thing = '' }) =>
      this.keep(thing.toLowerCase(), thing, shown) ? `${before}${article}${thing}` : undefined,
    );
  }

  get text(): string {
    return this.rest;
  }
}

/** Pictures that are marks themselves, whatever they are made of: a shield with a keyhole. */
const MARKS =
  /\b(?:logos?|icons?|emblems?|badges?|crests?|coat of arms|stickers?|mascots?|patterns?)\b/i;

/** Takes what things show out of an English prompt, in linear time of its length. */
export function liftDepictions(prompt: string, known: Known): Depicted {
  if (MARKS.test(prompt)) return { rest: prompt, depictions: [] };
  const lift = new Lift(prompt, known);
  lift.inTheMaking();
  lift.prints();
  lift.pictures();
  return { rest: lift.text, depictions: lift.depictions };
}
