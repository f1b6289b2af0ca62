import { FEELINGS, FEELINGS_AS_MOODS, MANNERS, SAID_OF_MEDIA } from '../words/manners.data';

/**
 * What a prompt says of how its picture is made, lifted out of it before it is read: `two foxes, rule of thirds, shot on
 * 85mm` shows neither a rule nor a lens. Only whole parts between commas and full stops are taken, and never the first,
 * which says what there is. English only.
 */
export interface ToldManner {
  rest: string;
  /** The parts that were lifted, in the words of the prompt. */
  said: string[];
}

const whole = (pattern: string) =>
  new RegExp(`^(?:(?:and|with|in|but|also|all|please) )*(?:${pattern})$`, 'iu');

const LIFTED = MANNERS.map(whole);
const MEDIA = SAID_OF_MEDIA.map(([pattern, as]) => [whole(pattern), as] as const);
const OF_FEELING = FEELINGS.map(whole);

/** Words in quotation marks are set as they are, with their commas. */
const QUOTED = /"[^"]*"|“[^”]*”|«[^»]*»|„[^“”]*[“”]/gu;
const HIDDEN = '\uE000';
/** What parts are told apart by, kept with the text between them. */
const MARKS = /(\s*[,;]\s+|[.!]+(?:\s+|$))/u;
/** Longer parts tell of things. */
const LONGEST_PART = 140;

const moodOf = (feeling: string): string =>
  FEELINGS_AS_MOODS.reduce((told, [words, mood]) => told.replace(words, mood), feeling);

/** What a part is read as; nothing where it is lifted, and undefined where it tells of things. */
function plainly(part: string): string | undefined {
  if (part.length > LONGEST_PART || part.includes(HIDDEN)) return undefined;
  if (LIFTED.some((pattern) => pattern.test(part))) return '';
  for (const [pattern, as] of MEDIA) if (pattern.test(part)) return part.replace(pattern, as);
  for (const pattern of OF_FEELING) {
    const feeling = pattern.exec(part)?.groups?.feeling;
    if (feeling !== undefined) return `${moodOf(feeling)} style`;
  }
  return undefined;
}

/** A prompt without those parts, and with ways of drawing said as looks know them. */
export function liftManner(prompt: string): ToldManner {
  const masked = prompt.replace(QUOTED, (quoted) => HIDDEN.repeat(quoted.length));
  const parts = masked.split(MARKS);
  if (parts.length < 3) return { rest: prompt, said: [] };
  const said: string[] = [];
  let at = 0;
  let rest = '';
  for (let index = 0; index < parts.length; index += 2) {
    const [part = '', mark = ''] = [parts[index], parts[index + 1]];
    const own = prompt.slice(at, at + part.length);
    at += part.length + mark.length;
    const as = index === 0 ? undefined : plainly(part.trim());
    if (as === '') said.push(own.trim());
    // A part that goes takes the mark after it along: what is before has its own.
    if (as !== '') rest += (as ?? own) + mark;
  }
  return said.length > 0 || rest !== prompt ? { rest: closed(rest), said } : { rest, said };
}

/** Without the mark that stood before the last part. */
const closed = (text: string): string => text.replace(/[\s,;]+$/u, '');
