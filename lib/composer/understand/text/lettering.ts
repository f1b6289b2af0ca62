import { liftDetails, sentenceOf } from './details';

/** Longest text that is set, in characters, and how many there are at most. */
const MAX_LETTERS = 80;
const MAX_TEXTS = 8;

const QUOTES = [
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['„', '”'],
  ['«', '»'],
  ['»', '«'],
  ['「', '」'],
  ['『', '』'],
  ['‘', '’'],
] as const;

const quoted = QUOTES.map(
  ([open, close]) => `${open}([^${open}${close}]{1,${String(MAX_LETTERS)}})${close}`,
).join('|');
const straight = `(?<![\\p{L}\\p{N}])'([^']{2,${String(MAX_LETTERS)}})'(?![\\p{L}\\p{N}])`;
const QUOTED = new RegExp(`${quoted}|${straight}`, 'gu');

/** Words after which capitals are letters to be set: `called RIDGE`, `the letters MK`. */
const SAYING =
  /(?<![\p{L}])(?:text|words?|titled?|caption|slogan|lettering|headline|letters?|initials?|says?|saying|reads|spelling|called|named|name(?=:)|labell?ed|namens|genannt|Aufschrift|Buchstaben?|appelée?|nommée?|lettres?|llamad[oa]|letras?|chiamat[oa]|lettere|chamad[oa]|под названием|с надписью|буквы)[: ]+((?:[\p{Lu}\p{N}][\p{Lu}\p{N}!?&'-]*)(?: (?:[\p{Lu}\p{N}&][\p{Lu}\p{N}!?&'-]*))*)(?!\p{Ll})/gu;

/** `text: Leo is turning 5! with balloons`: a sentence after its colon, up to where the prompt goes on. */
const WRITTEN =
  /(?<!\p{L})((?:with |and )?(?:the )?(?:text|caption|slogan|tagline|message|lettering|wording|headline)(?: (?:says|reads))?: *)(\p{Lu}[^,.;:!?¶\n"“]{2,70}?)([!?]+|(?=[,.;]|\s*$|\s(?:with|and (?:an?|the|space|room|below|above)|on (?:an?|the)|in (?:an?|the|big|bold|large|small|\p{L}+ (?:letters|font|script))|at the|below|above|under(?:neath)?|over)\s))/gu;

/** `letters A and K`, `initials J & S`: single letters that stand together. */
const LETTERS =
  /(?<!\p{L})(letters?|initials?|monogram(?: of| with)?|buchstaben|initialen|lettres|initiales|letras|iniciales|lettere|iniziali)[: ]+(?:the )?(\p{Lu}(?:(?:, | and | und | et | y | e | ?& ?| ?\+ ?)\p{Lu}){1,3})(?![\p{L}.])/gu;

/** `monogram logo AJ`, `lettermark for Stone Architects`: letters that stand alone, or a name's. */
const INITIALS =
  /(?<!\p{L})((?:monogram|letter ?mark)(?: logo| design)?(?: with| of| for)?(?: the)?(?: letters?| initials?)?:? )(\p{Lu}(?:(?:, | and | und | et | y | e | ?& ?| ?\+ ?)\p{Lu}){1,3}(?![\p{L}.])|\p{Lu}{1,4}(?!\p{L})|\p{Lu}[\p{L}'’]+(?: (?:&|and|\p{Lu}[\p{L}'’]+))*)/u;

const SINGLE = /^\p{Lu}(?:[^\p{L}]{1,3}(?:(?:and|und|et|y|e) )?\p{Lu})+$/u;
/** `A and K` as they are set: together. */
const together = (letters: string): string =>
  SINGLE.test(letters) || /^\p{Lu} (?:and|und|et|y|e) \p{Lu}$/u.test(letters)
    ? [...letters].filter((sign) => /[\p{Lu}&]/u.test(sign)).join('')
    : letters;

/** What has a name written on it, in eight languages. */
const DESIGN =
  /logo|emblem|badge|poster|banner|flyer|cover|header|thumbnail|sticker|t-?shirt|word ?mark|monogram|ticket|menu|invitation|greeting card|birthday card|leaflet|label|packag|business card|flyer|sign\b|plakat|etikett|schild|affiche|étiquette|enseigne|cartel|etiqueta|letrero|manifesto|etichetta|insegna|cartaz|rótulo|логотип|постер|афиш|этикетк|вывеск/iu;
/** `called Golden Crust`: a name, whatever its letters. */
const NAMED =
  /(?<![\p{L}])(?:called|named|(?:team|club|band|league|crew|brand|festival),? the|name(?=:)|(?<=, |\bthe )name(?= \p{Lu})|namens|genannt|(?:qui )?s['’]appelle|appelée?|nommée?|llamad[oa]|chiamat[oa]|chamad[oa]|под названием)[: ]+((?:\p{Lu}[\p{L}\p{N}'’-]*)(?: (?:&|\p{Lu}[\p{L}\p{N}'’-]*))*)/gu;

const IN_CAPITALS = "\\p{Lu}[\\p{L}\\p{N}'’-]*(?: (?:& )?\\p{Lu}[\\p{L}\\p{N}'’-]*)+";
/** `Sunrise Bakery logo`, `logo for Green Valley Farm`, `logo R with a crown`: a firm in capitals, with no word that says it is a name. */
const FIRM = new RegExp(
  `^(?:(?<lead>(?!Letters?|Initials?)${IN_CAPITALS})(?= (?:[\\p{Ll}-]+ )?(?:logo|emblem|badge)(?!\\p{L}))|(?<before>.*(?:logo|emblem|badge) (?:for (?:the )?)?)(?<last>(?<=for (?:the )?)${IN_CAPITALS}|(?<=logo )\\p{Lu}{1,3}(?=$| with| for|,)))(?!\\p{L})`,
  'u',
);

/** A prompt whose firm is lifted as what is written. */
const withFirm = (prompt: string, keep: (text: string) => string): string =>
  prompt.replace(FIRM, (whole, ...found: unknown[]) => {
    const { lead, before = '', last } = found.at(-1) as Record<string, string | undefined>;
    return lead === undefined && last === undefined ? whole : before + keep(lead ?? last ?? '');
  });

/** `for the band Midnight Herons`: who plays is named, and is no band that is to be seen. */
const PLAYERS =
  /(?<!\p{L})(?:(?:for|of|by|with) )?(?:the |a )?(?:(?:\p{Ll}+ )?bands?|duo|trio|quartet|quintet|dj|singer|rapper|ensemble|choir|comedian) (\p{Lu}[\p{L}\p{N}'’-]*(?: (?:(?:&|and|of|the) )?\p{Lu}[\p{L}\p{N}'’-]*){0,3})(?=\s*(?:[,.;:¶]|$)|\s+(?:with|at|in|on|live)\b)/gu;

/** `a red moon, THE LONG SUMMER`: what stands in capitals by itself on a page is set as it is written. */
const ALONE =
  /(?<=[,.;–—] ?|(?:poster|flyer|banner|cover): ?)(?<![\p{L}\p{N}])((?:[\p{Lu}\p{N}&'’!?-]+ )*\p{Lu}[\p{Lu}\p{N}&'’!?-]{2,}(?: [\p{Lu}\p{N}&'’!?%-]+)*)(?=\s*(?:[,.;:¶]|$))/gu;
/** Capitals that say how a picture is made. */
const OF_MAKING =
  /^(?:(?:no|without) .*|4k|8k|u?hd|hdr|rgb|cmyk|png|svg|jpe?g|pdf|a\d|dpi|\d+|3d|2d|b&w|diy|faq|usa|uk|nyc|led|tv)(?: .*)?$/i;
/** A prompt that is in capitals throughout sets none of them apart. */
const IN_SMALL = /\p{Ll}{2,}.*\p{Ll}{2,}/u;

/** A page whose clauses in capitals are lifted. */
const withCapitals = (prompt: string, keep: (text: string) => string): string =>
  IN_SMALL.test(prompt)
    ? prompt.replace(ALONE, (whole, text: string) => (OF_MAKING.test(text) ? whole : keep(text)))
    : prompt;

/** What somebody is to do: `a "Book now" button`, `a Shop now button`. */
const BUTTON =
  /(?<!\p{L})(?:and |with )?(?:an? |the )?(?:(?:big|large|small|round|rounded|orange|red|green|blue|clear) )*((?:shop|buy|order|book|learn|read|sign|join|get|start|try|subscribe|download|discover|explore|register|donate|view|watch|listen|reserve|apply)(?: \p{L}+){0,2}?)[- ](?:button|cta)\b/giu;
/** Around one whose words are quoted. */
const BUTTON_AROUND =
  /(?<!\p{L})(?:and |with )?(?:an? |the )?(?:(?:big|large|small|round|rounded|orange|red|green|blue|clear|call[- ]to[- ]action) )*(?:button|cta)(?: (?:that says|saying|reading|with the text|labell?ed))?:?(?= ?¶)|(?<=¶ ?)(?:button|cta)(?!\p{L})/giu;

/** `namens Rex`, `der Rex heißt`, `s'appelle Lola et`: what somebody is called, who is seen and not their name. */
const CALLED =
  /(?<!\p{L})(?:namens \p{Lu}[\p{L}'’-]+|(?:, )?d(?:er|ie|as) \p{Lu}[\p{L}'’-]+ heißt|heißt \p{Lu}[\p{L}'’-]+(?: und)?|(?:qui )?s['’]appelle(?:nt)? \p{Lu}[\p{L}'’-]+(?: et)?)(?!\p{L})/gu;

/** `business card for Anna Schmidt`, `invitation for Emma and Lucas`: whose it is. */
const OF_PERSON =
  /(?<!\p{L})(?:invitation|business card|visiting card|certificate|invite|save the date|einladung|visitenkarte|hochzeitseinladung|faire-part|carte de visite|invitación|tarjeta de visita|invito)(?: card)? (?:for|of|für|von|pour|de|para|per)(?: the wedding of)? ((?:\p{Lu}[\p{L}.'’-]+)(?: (?:and|und|et|y|e|&|\p{Lu}[\p{L}.'’-]+))*(?<=\p{L}))(?=\s*(?:[,.;:]|with|on|at|mit|am|avec|con|$))/giu;
/** `around the names Clara & Tom`: whose they are, without quotes. */
const NAMES =
  /(?<!\p{L})(?:the )?names?:? (?:of )?(\p{Lu}[\p{L}'’-]+(?: (?:&|and|\+|und|et|y|e) \p{Lu}[\p{L}'’-]+)+)/gu;
/** `for Lily turning 6`, `for Max's 7th birthday`: who has a birthday, and which. */
const TURNING =
  /(?<!\p{L})(?:for|of) (\p{Lu}[\p{L}-]+)(?:,? (?:who is |who's |is )?(?:turning|turns) (\d{1,3})|['’]s (\d{1,3})(?:st|nd|rd|th)(?= birthday))/gu;
/** Their trade, after their name on a card. */
const TRADE = /(¶\s*,\s*)(\p{L}[\p{L} -]{3,28}?)(?=\s*[,.])/u;

/** `answers to "Milo"`, `starring "Ana Ruiz"`: the words that belong to a quoted name are set with it. */
const LABELLED =
  /(?<!\p{L})(answers to|starring|hosted by|presented by|directed by|written by|with special guests?|featuring|feat\.)(?: the name)?:? ["“]([^"“”]{2,60})["”]/giu;
/** `by Anna Reed` on a cover, whose name is no thing. */
const CREDIT =
  /(?<!\p{L})((?:written |directed |illustrated )?by|starring|featuring|feat\.) (\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,2}(?:,? (?:and|&) \p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,2})?)/gu;

/** A prompt with such names and their words in one pair of quotes. */
const withCredits = (prompt: string): string =>
  prompt
    .replace(LABELLED, (_, label: string, name: string) => `"${sentenceOf(label)} ${name}"`)
    .replace(CREDIT, (_, label: string, name: string) => `"${label} ${name}"`);

export interface Lettered {
  /** The prompt with a placeholder where text was lifted out. */
  rest: string;
  texts: string[];
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A prompt whose button is told by its words alone. */
const withButton = (prompt: string, keep: (text: string) => string): string =>
  prompt.replace(BUTTON, (_, text: string) => keep(sentence(text))).replace(BUTTON_AROUND, '');

/** The names of a card, and who grows how old. */
const withNames = (prompt: string, keep: (text: string) => string): string =>
  prompt
    .replace(NAMES, (_, names: string) => keep(names))
    .replace(TURNING, (_, name: string, turned?: string, birthday?: string) =>
      keep(`${name} turns ${turned ?? birthday ?? ''}`),
    );

/** Lifts texts that are to be written out of a prompt: in quotes of any kind, or in capitals after `called`. */
export function liftLettering(prompt: string): Lettered {
  const texts: string[] = [];
  const keep = (text: string | undefined) => {
    const clean = text?.replace(/[,.]$/, '').trim();
    if (clean && texts.length < MAX_TEXTS) texts.push(clean);
    return ' ¶ ';
  };
  const isDesign = DESIGN.test(prompt);
  const credited = isDesign ? withCredits(prompt) : prompt;
  const quoted = credited.replace(QUOTED, (_match, ...groups: unknown[]) =>
    keep(groups.find((group): group is string => typeof group === 'string')),
  );
  const isCard = /business card|visitenkarte|carte de visite|tarjeta de visita/i.test(prompt);
  const named = quoted.replace(OF_PERSON, (whole, name: string) =>
    /^\p{Lu}/u.test(name) ? whole.slice(0, -name.length) + keep(name) : whole,
  );
  const invited = isDesign || /\bcards?\b/i.test(prompt) ? withNames(named, keep) : named;
  const lined = isCard
    ? invited.replace(TRADE, (_, before: string, trade: string) => before + keep(trade))
    : invited;
  const marked = lined.replace(
    INITIALS,
    (_, before: string, text: string) => before + keep(together(text)),
  );
  const lettered = marked.replace(
    LETTERS,
    (_, word: string, letters: string) => `${word} ${keep(together(letters))}`,
  );
  const played = isDesign
    ? withButton(lettered, keep).replace(PLAYERS, (_, name: string) => keep(name))
    : lettered;
  const written = isDesign
    ? played.replace(WRITTEN, (_, _before: string, text: string, end: string) => keep(text + end))
    : played;
  const said = liftDetails(isDesign ? withFirm(withCapitals(written, keep), keep) : written, keep)
    .replace(SAYING, (_match, text: string) => keep(text))
    .replace(NAMED, (match, text: string) => (isDesign ? keep(text) : match));
  const rest = isDesign ? said : said.replace(CALLED, '');
  return { rest, texts };
}
