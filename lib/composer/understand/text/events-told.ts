import { EVENTS } from '../words/events.data';

/**
 * Scenes that are told by their occasion alone: `a birthday party for twins`, `girl at a piano recital`. What people do
 * there is what is seen. Only where a prompt begins so, and asks for no page. English only.
 */

interface Event {
  who: string;
  seen: string;
}

const ROWS = EVENTS.split('\n')
  .filter(Boolean)
  .map((line) => line.split('|').map((column) => column.trim()));
const BY_NAME = new Map<string, Event>(
  ROWS.flatMap(([names = '', who = '', seen = '']) =>
    names.split(',').map((name): [string, Event] => [name.trim(), { who, seen }]),
  ),
);

/** Longest first: a kids' birthday party is no kid. */
const NAMES = [...BY_NAME.keys()].sort((a, b) => b.length - a.length).join('|');
const KIND =
  "(?:(?:an?|the|our|cozy|cosy|fun|funny|big|small|happy|joyful|colorful|colourful|sunny|outdoor|indoor|backyard|garden|summer|winter|spring|autumn|fall|school|kids'|kid's|children's|family|community|traditional|japanese|weekend|romantic|festive|noisy|lively|simple|friendly|little|rustic|vintage|beach|elegant|charity|local|annual|village|neighbou?rhood|cute|exciting|peaceful|early|lazy|messy) ){0,3}";
const PEOPLE =
  '((?:(?:an?|the|two|three|four|five|some|his|her|their|many|several|little|young|old|elderly|happy|group of|best) ){0,3}(?:friends?|kids|children|child|boys?|girls?|twins|sisters?|brothers?|couple|family|m[ae]n|wom[ae]n|grandpas?|grandmas?|grandparents|grandfather|grandmother|dad|father|mom|mum|mother|students?|teenagers?|teens|toddlers?|colleagues|coworkers|neighbou?rs|volunteers|teams|farmers|workers|dogs?|cats?|rabbits|foxes|bears|mice|animals|elves|pupils|players|artists|musicians|knights))';
const ENDS =
  '(?= (?:on|in|at|by|under|near|beside|during|outside|along|through|over|to|inside|around|with)\\b|[,.;]|$)';

/** `yoga class at sunrise`, `pillow fight between two sisters`. */
const NAMED = new RegExp(
  `^${KIND}(${NAMES})(?: (?:with|for|between|of|among) ${PEOPLE})?${ENDS}`,
  'iu',
);
/** `a girl at a piano recital`. */
const AT = new RegExp(
  `^${PEOPLE} (?:at|during|having|enjoying|on|after|celebrating) (?:an? |the |their |his |her )?${KIND}(${NAMES})${ENDS}`,
  'iu',
);
/** Pages announce such an occasion, and are read as pages. */
const PAGE =
  /\b(?:posters?|banners?|cards?|invitations?|invites?|flyers?|icons?|logos?|headers?|cover|stickers?|pattern|infographic|app|screen|worksheet|badge|emblem|sign|menu|ticket|calendar|checklist|schedule|thumbnail|ad|advert|set of|clipart|mockup|isometric|diagram|template|page|article|blog)\b/iu;
/** Somebody told later does what is done there. */
const TOLD_LATER =
  /^,? (?:and |with |where |as )?(?:(?:an?|the|two|three|four) )?(?:[a-z]+ )?(?:kids|child|children|people|friends|wom[ae]n|m[ae]n|girls?|boys?|guests|students|bride|couple|family|magician|teacher)\b/iu;

/** Where it is else, which a place that is told takes the place of. */
const ELSEWHERE = / ~[^,]*/u;
const PLACED = /^ (?:on|in|at|by|near|beside|outside|along|through|over|inside)\b/iu;

function told({ who, seen }: Event, people: string | undefined, rest: string): string {
  const where = PLACED.test(rest) ? seen.replace(ELSEWHERE, '') : seen.replace('~', '');
  return where.replace('{who}', people ?? who) + rest;
}

/** A prompt that begins with an occasion, told as what people do there; others as they are. */
export function eventsTold(text: string): string {
  if (PAGE.test(text)) return text;
  const at = AT.exec(text);
  const event = at && BY_NAME.get((at[2] ?? '').toLowerCase());
  if (at && event) return told(event, at[1], text.slice(at[0].length));
  const named = NAMED.exec(text);
  const known = named && BY_NAME.get((named[1] ?? '').toLowerCase());
  if (!named || !known) return text;
  const rest = text.slice(named[0].length);
  return TOLD_LATER.test(rest) ? text : told(known, named[2], rest);
}
