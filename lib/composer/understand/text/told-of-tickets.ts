/**
 * A ticket that a prompt begins with is the page, whatever it is for: of `vintage train ticket to the seaside, a steam engine on a
 * viaduct` the engine is printed on it. A ticket that somebody holds stays the thing. English only.
 */

const LOOK =
  '(?:vintage|retro|old|old-fashioned|antique|modern|minimal(?:ist)?|elegant|simple|colou?rful|playful|printable|illustrated|wide|horizontal|vertical|flat|cute|classic|stylish|victorian)';
/** What a ticket is for is told in nouns: nobody buys it, and it is no report of a bug. */
const NOUN =
  "(?!(?:an?|the|his|her|my|their|of|with|and|for|on|in|at|to|from|support|bug|jira|help|desk|two|three|old)\\b|\\p{L}+ing\\b)[\\p{L}'’&-]{2,18}";
const LEAD = new RegExp(
  `^((?:an? |the |my |our )?(?:${LOOK} )*)((?:${NOUN} ){0,3}?)(?:tickets?|boarding pass(?:es)?)(?: design| template| stub)?(?=\\s?[,:;]|\\s+(?:to|for|with|from|showing|featuring)\\b)`,
  'iu',
);
const HELD =
  /\b(?:hands?|fingers|icons?|logo|stickers?|emoji|pinned|wallet|holding|app|screen|(?:on|under|beside|in) (?:an?|the|his|her) (?:[a-z]+ )?(?:table|desk|floor|book|pocket|drawer|wiper|windshield|counter|hat))\b/iu;
const JOURNEY =
  /\b(?:train|railway|bus|coach|plane|flight|airline|ferry|boat|ship|tram|cruise|subway|metro|rocket|balloon)\b/iu;
const QUOTED = /["“„«]/u;
const GOES_TO =
  /^\s+to ((?:the |an? )?[\p{L}'’-]{2,20}(?: [\p{L}'’-]{2,20}){0,2}?)(?=\s?[,.;:]|$)/iu;
const FOR =
  /^\s+for (?:an? |the |our |my )?((?!(?:kids?|children|adults?|everyone)\b)[\p{L}'’-]{2,20}(?: (?!(?:with|and|showing|featuring)\b)[\p{L}'’-]{2,20}){0,4})(?=\s?[,.;:]|$)/iu;
const NUMBER =
  /,?\s(?:and |with )?(?:the |a )?(?:(?:ticket|serial) )?(?:number|no\.?|nr\.?|№|#)\s?(\d{1,7})(?=\s?[,.;]|$)/giu;

const capitalized = (text: string) =>
  text
    .trim()
    .replace(
      /(^|\s)(?!(?:the|of|and|a|an)\s)(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );

/** What stands on a ticket that says no words of its own: on one of a journey where it goes, else what it is for. */
function wordsOf(kind: string, after: string): string {
  if (QUOTED.test(after)) return '';
  const event = FOR.exec(after)?.[1];
  if (event !== undefined) return `, "${capitalized(event)}"`;
  if (!JOURNEY.test(kind)) return '';
  const to = GOES_TO.exec(after)?.[1];
  const goal = to === undefined ? '' : `, "To ${capitalized(to).replace(/^The /u, 'the ')}"`;
  return `, "${capitalized(kind)} Ticket"${goal}`;
}

/** A prompt for a ticket as one for its page; any other as it is. */
export function toldOfTickets(prompt: string): string {
  if (!/\b(?:ticket|boarding pass)/iu.test(prompt)) return prompt;
  const [whole, look = '', kind = ''] = LEAD.exec(prompt) ?? [];
  if (whole === undefined || HELD.test(prompt)) return prompt;
  const after = prompt.slice(whole.length);
  const rest = after.replace(NUMBER, ', "No. $1"');
  return `${look}ticket design${rest}${wordsOf(kind, after)}`;
}
