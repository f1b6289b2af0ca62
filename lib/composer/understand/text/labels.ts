/** Words that are said to stand on a thing are taken out of a sentence, which is then read as if they were not there. */

/** A word of a prompt, and what is written on the thing that it names. */
export interface Label {
  noun: string;
  text: string;
  /** It is one of the things of a page, whose words head nothing. */
  isOnPage?: boolean;
}

export interface Labelled {
  rest: string;
  labels: Label[];
}

const MOST_LABELS = 6;

/** Pictures whose words are their own: names, headlines, the letters of a sign in lights. */
const OF_WORDS =
  /\b(?:logos?|posters?|banners?|flyers?|headers?|thumbnails?|stickers?|emblems?|badges?|icons?|monogram|tickets?|menus?|invitations?|leaflets?|cards?|covers?|neon|chalk ?board|black ?board|billboard|infographics?|diagrams?|charts?|timeline|worksheets?|flash ?cards?|maps?|steps|screens?|screenshot|websites?|mock-?up|packaging|memes?|comics?|panels?|alphabet|wordmark|lettermark|lettering|typography|book|magazine|speech bubbles?|quote|slide|patterns?)\b/i;

const TEXT =
  '(?:["“‘\']([^"“”‘’]{1,28})["”’\']|(\\p{Lu}[\\p{Lu}\\d&!?]{1,15}(?: [\\p{Lu}\\d&!?]{1,15}){0,3})(?![\\p{L}\\d]))';
/** What comes between a thing and its words. */
const SAYS =
  '(?:that |which )?(?:(?:is |are )?(?:labell?ed|marked|stamped|tagged|inscribed|engraved|embroidered|printed|painted|stencill?ed)(?: with)?(?: the)?(?: words?| text| letters?| name)?|says|saying|reads|reading|with (?:the|a|an) (?:\\w{1,10} )?(?:label|words?|text|name|letters?|inscription|tag|sign)(?: (?:that )?(?:says|saying|reads|reading))?)';
const BEFORE = new RegExp(`(\\p{L}{2,24}),? (${SAYS}):? ${TEXT}`, 'gu');
/** `a bus with SCHOOL written on its side`. */
const AFTER = new RegExp(
  `(\\p{L}{2,24}) with ${TEXT} (?:written|printed|painted|stamped|engraved|carved|stitched|stencill?ed)?(?: ?(?:on|across|into|over) (?:it|them|(?:its|the|his|her) (?:front|side|back|lid|label|top|chest|face))(?!\\p{L}))`,
  'gu',
);
/** `a wooden sign saying Welcome to Paris`: words with a capital, where the thing can't speak. */
const NAMED =
  /(\p{L}{2,24}) (?:(?:that |which )?(?:says|reads)|saying|reading):? (\p{Lu}[\p{Ll}’']+(?: (?:(?:to|of|the|and|our) )*\p{Lu}[\p{L}’']*){0,3})(?!\p{L})/gu;
/** Who speaks says it aloud. */
const SPOKEN = /^(?:says|saying|reads|reading)$/i;
/** What somebody holds up in a sticker or on a poster says its words itself. */
const HELD =
  /\b(?:holding|holds|carrying|carries) (?:up )?(?:an?|the|its|his|her|their) (?:[a-z]{3,14} ){0,2}?(signs?|placards?|banners?|boards?|flags?|mugs?|cups?)\b/i;
const HELD_BARE = /\b(signs?|placards?|banners?|boards?) (?=["“])/gi;

/** Takes the words on things out of a prompt of everyday things. */
export function liftLabels(asked: string): Labelled {
  const isHeld = HELD.test(asked);
  if (OF_WORDS.test(asked) && !isHeld) return labelledOnPage(asked);
  const prompt = isHeld ? asked.replace(HELD_BARE, '$1 that says ') : asked;
  const labels: Label[] = [];
  const keep = (whole: string, noun: string, text: string | undefined) => {
    if (text === undefined || labels.length >= MOST_LABELS) return whole;
    labels.push({ noun: noun.toLowerCase(), text: text.trim() });
    return noun;
  };
  const rest = prompt
    .replace(BEFORE, (whole, noun: string, says: string, quoted?: string, capitals?: string) =>
      SPOKEN.test(says) && !SIGNS.test(noun) ? whole : keep(whole, noun, quoted ?? capitals),
    )
    .replace(AFTER, (whole, noun: string, quoted?: string, capitals?: string) =>
      keep(whole, noun, quoted ?? capitals),
    )
    .replace(NAMED, (whole, noun: string, words: string) =>
      SIGNS.test(noun) ? keep(whole, noun, words) : whole,
    );
  return { rest, labels };
}

/** `a poster with a crate and a chalk sign saying Every Saturday`: a sign that is one of a page's things. */
const SIGN_ON_PAGE =
  /((?:with|and|beside|near|next to|behind|holding|under|before|by|,) (?:an? |the )(?!neon)(?:(?!neon)[a-z-]{3,14} ){0,2}(signs?|boards?|placards?|plaques?|signposts?)) (?:(?:that |which )?(?:says|reads)|saying|reading):? (?:["“]([^"”]{1,28})["”]|(\p{Lu}[\p{L}’']*(?: (?:(?:to|of|the|and|our) )*\p{Lu}[\p{L}’']*){0,3})(?!\p{L}))/gu;
const BOARDS = /^\s*(?:an? )?(?:\w+ )?(?:chalk ?board|black ?board|neon)/i;

function labelledOnPage(asked: string): Labelled {
  if (BOARDS.test(asked)) return { rest: asked, labels: [] };
  const labels: Label[] = [];
  const rest = asked.replace(
    SIGN_ON_PAGE,
    (whole, thing: string, noun: string, quoted?: string, words?: string) => {
      labels.push({ noun: noun.toLowerCase(), text: quoted ?? words ?? '', isOnPage: true });
      return thing;
    },
  );
  return { rest, labels };
}

/** What says something without a mouth. */
const SIGNS =
  /^(?:signs?|boards?|plaques?|notes?|boxe?s?|crates?|jars?|mugs?|cups?|bottles?|flags?|bags?|buckets?|doors?|boulders?|rocks?|stones?|gravestones?|tombstones?|balloons?|blocks?|barrels?|signposts?|placards?|medals?|trucks?|vans?|cakes?|scrolls?|papers?|envelopes?|mats?|doormats?|mailbox|trophy|trophies|chests?|tins?|cans?|pots?|weights?|ribbons?|sashes|sash|books?|gifts?|parcels?|packages?|folders?|towers?|buildings?|shops?|stalls?|boats?)$/i;
