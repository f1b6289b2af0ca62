import { topicAbroad } from './about-abroad';

/**
 * What the picture of an article is about, told apart from what it shows: of `blog header about working
 * parents, a mother at a laptop` only the mother is to be seen.
 */

const PICTURE =
  '(?:header|hero|image|images|illustration|illustrations|picture|graphic|cover|banner|thumbnail|post|article|piece|blog|story|essay|column|newsletter|spot|editorial|artwork|visual|titelbild|artikel|beitrag)';
/** `on a shelf` is where something is, `on sleep` what it is about. */
const ABOUT =
  '(?:about|explaining|covering|regarding|on the (?:topic|subject) of|on (?!an? |the |my |top|white|black|plain|dark|light|transparent|canvas|paper)|über|zum thema)';
const CUT = '(?:\\s*[,:;]\\s*|\\.\\s+|\\s+[-–—]\\s+|\\s+(?:showing|featuring|depicting)\\s+)';
const TOPIC = new RegExp(
  `^(.{0,60}?\\b${PICTURE}(?: (?:image|header|cover|illustration|graphic|banner))?),? ${ABOUT}\\s*(.{3,70}?)${CUT}(.+)$`,
  'isu',
);
/** `blog header: how to train your puppy, …` and `article header, kids and screen time: …`. */
const HEADED = new RegExp(
  `^(.{0,50}?\\b${PICTURE})\\s*[:,]\\s*((?:how|why|what|when|\\d+ (?:tips|ways|reasons|habits|things|signs|ideas|steps|rules))\\b[^,:]{3,60}|\\p{L}{3,}ing (?:the|your|an?|out|from|into|for)\\b[^,:]{3,50})${CUT}(.+)$`,
  'isu',
);
const BEFORE_COLON = new RegExp(
  `^(.{0,50}?\\b${PICTURE})\\s*,\\s*([^,:]{3,50})\\s*:\\s*(.+)$`,
  'isu',
);
/** Who has the picture made: `web hero for a pet food brand, a dog at its bowl` shows no food beside it. */
const CLIENT = new RegExp(
  `^(.{0,40}?\\b(?:${PICTURE}|poster|ad|advert|flyer|landing page)) for (?:an?|the|my|our|this) (.{0,40}?\\b(?:brand|app|company|agency|startup|service|website|channel|business|platform|software|firm|course|podcast|shop|store))(?: called ¶)?(?:${CUT}|\\s+with\\s+)(.+)$`,
  'isu',
);
/** `poster against drunk driving, car keys in a glass`. */
const AGAINST = new RegExp(
  `^(.{0,60}?\\b(?:${PICTURE}|poster|flyer|campaign|billboard)),? against (?!an? |the )(.{3,50}?)${CUT}(.+)$`,
  'isu',
);
/** `plants, animals and people`: several topics, none of them told of further. */
const LISTED =
  /^(?:\p{L}+ ){0,1}\p{L}+(?:, (?:\p{L}+ ){0,1}\p{L}+)*,? (?:and|&) (?:\p{L}+ ){0,1}\p{L}+$/u;
const PLACE_AT_END = /\b(?:in|at|under|on) (?:(?:the|an?|our|big|small|modern) )*(\p{L}+)$/iu;

/** What kind of picture is wanted, in words that would be read as children, books and heroes in it. */
const OF_A_CHILDRENS_BOOK =
  /\b(?:children|kid|child)(?:'s|’s|s|s'|s’)? (?:picture ?|story ?)?book(?:'s)?(?: (?:illustrations?|hero(?:ine)?s?|characters?|main characters?|scenes?|style|pages?|spreads?|covers?|art(?:work)?|drawings?|mascots?))?\b|\bstory ?book (?:hero(?:ine)?|(?:main )?character)s?\b/giu;

/** A cover with a title of its own is a page with words, and not only a picture. */
const bookTold = (said: string, isTitled: boolean): string =>
  isTitled && /covers?$/i.test(said) ? 'book cover' : 'storybook illustration';

export const withoutBook = (prompt: string): string =>
  prompt.replace(OF_A_CHILDRENS_BOOK, (said) =>
    READ_BY.test(said) ? said : bookTold(said, prompt.includes('¶')),
  );
/** `a child's book on the shelf` is a thing. */
const READ_BY = /^child['’]s book$/i;

interface Sense {
  /** Whether words name a thing that could be drawn, and whether they name a place. */
  isThing(words: string): boolean;
  isPlace(words: string): boolean;
}

export interface Told {
  rest: string;
  topic?: string;
  /** Whether the picture is about it, and not only for somebody or against it. */
  isSubject?: boolean;
}

/** Takes the topic out of a prompt that tells what the picture shows as well; a place it names stays. */
export function liftTopic(prompt: string, { isThing, isPlace }: Sense): Told {
  const text = prompt.trim();
  const abroad = topicAbroad(text);
  if (abroad && isThing(abroad.shown.replaceAll('¶', '')))
    return { rest: [abroad.picture, abroad.shown].filter(Boolean).join(', '), topic: abroad.topic };
  const about = TOPIC.exec(text);
  const found = [HEADED, BEFORE_COLON, CLIENT, AGAINST].map((pattern) => pattern.exec(text));
  const [, picture = '', topic = '', shown = ''] =
    about ?? found.find((match) => match !== null) ?? [];
  const words = shown.replaceAll('¶', '').trim();
  const isList = topic.trim().split(' ').length < 3 && isThing(topic) && LISTED.test(words);
  if (topic === '' || isList || !isThing(words)) return { rest: prompt };
  const tail = PLACE_AT_END.exec(topic);
  const keepsPlace = tail?.[1] !== undefined && isPlace(tail[1]) && !isPlace(words);
  const place = keepsPlace ? `, ${tail[0]}` : '';
  const named = picture
    .replace(/\bblog (?:post|article|story)\b/i, 'blog')
    .replace(/\bhero$/i, 'hero banner');
  const rest = `${named}, ${shown.replace(/[.\s]+$/, '')}${place}`;
  return { rest, topic, ...(about ? { isSubject: true } : {}) };
}
