import {
  BEGINS_AN_END,
  FEELINGS,
  FEELINGS_AS_MOODS,
  FOR_KIDS,
  MANNERS,
  MANNERS_AT_END,
  SAID_OF_MEDIA,
} from '../words/manners.data';
import { mediumAlone } from './medium-alone';
import { isOfItsForms, mannerByWords } from './manner-words';
import { MANNERS_ABROAD } from '../words/manners-abroad.data';
import { isMannerAbroad } from './manner-abroad';

/**
 * What a prompt says of how its picture is made, lifted out of it before it is read: `two foxes, rule of thirds, shot on
 * 85mm` shows neither a rule nor a lens. Only whole parts between commas and full stops are taken, and never the first,
 * which says what there is. Ways of drawing and feelings are known in English only.
 */
export interface ToldManner {
  rest: string;
  /** The parts that were lifted, in the words of the prompt. */
  said: string[];
}

const whole = (pattern: string) =>
  new RegExp(`^(?:(?:and|with|in|but|also|all|please) )*(?:${pattern})$`, 'iu');

const LIFTED = [...MANNERS, ...MANNERS_ABROAD].map(whole);
const MEDIA = SAID_OF_MEDIA.map(([pattern, as]) => [whole(pattern), as] as const);
const OF_FEELING = FEELINGS.map(whole);

/** Words in quotation marks are set as they are, with their commas. */
const QUOTED = /"[^"]*"|“[^”]*”|«[^»]*»|„[^“”]*[“”]/gu;
const HIDDEN = '\uE000';
/** What parts are told apart by, kept with the text between them. */
const MARKS = /(\s*[,;]\s+|、|[.!]+(?:\s+|$)|。\s*)/u;
/** Longer parts tell of things. */
const LONGEST_PART = 140;

const moodOf = (feeling: string): string =>
  FEELINGS_AS_MOODS.reduce((told, [words, mood]) => told.replace(words, mood), feeling);

/** How a picture is to feel, as a style. */
function feelingIn(part: string): string | undefined {
  const feeling = OF_FEELING.map((pattern) => pattern.exec(part)?.groups?.feeling).find(Boolean);
  return feeling === undefined ? undefined : `${moodOf(feeling)} style`;
}

/** Marks, which have no qualities of things: a cute icon is drawn in a cute way. */
const OF_A_MARK =
  /\b(?:icons?|logos?|emblems?|badges?|infographics?|diagrams?|patterns?|monograms?)\b/iu;
const FEELS =
  '(?:cute|elegant|modern|playful|friendly|fun|cheerful|happy|lively|trendy|fresh|sleek|classy|luxurious|premium|bold|simple|quirky|whimsical|funny|cool|chic|sophisticated|professional|colou?rful|clean|cozy|cosy|warm|calm|welcoming|approachable|timeless|stylish|contemporary|nice|pretty|beautiful|unique|creative|memorable|recogni[sz]able|legible|readable)';
const FEELINGS_ALONE = new RegExp(
  `^(?:(?:and|but|very|really|quite|super) )*${FEELS}(?:(?: and| but| yet)? (?:(?:very|really|quite) )?${FEELS}){0,3}$`,
  'iu',
);
/** The mood of such feelings; nothing where it is none that a picture shows. */
function feelingAlone(part: string): string | undefined {
  if (!FEELINGS_ALONE.test(part)) return undefined;
  const mood = /\b(?:upbeat|zen|dreamy|cozy)\b/iu.exec(moodOf(part))?.[0];
  return mood === undefined ? '' : `${mood} style`;
}

/** What joins the stops of a page. */
const JOINED = /\b(?:dotted|dashed) (?:lines?|paths?|arrows?)\b/iu;
/** In which direction it is read. */
const IN_A_DIRECTION = /^(?:horizontal|vertical|circular)(?: (?:layout|flow))?$/iu;
const OF_A_COURSE =
  /\b(?:infographics?|diagrams?|flow ?charts?|process|timelines?|steps?|maps?|how)\b/iu;

/** What a part is read as; nothing where it is lifted, and undefined where it tells of things. */
function plainly(part: string, lead: string): string | undefined {
  if (part.length > LONGEST_PART || part.includes(HIDDEN)) return undefined;
  if ((JOINED.test(part) || IN_A_DIRECTION.test(part)) && OF_A_COURSE.test(lead)) return undefined;
  if (LIFTED.some((pattern) => pattern.test(part)) || isMannerAbroad(part)) return '';
  for (const [pattern, as] of MEDIA) if (pattern.test(part)) return part.replace(pattern, as);
  const feeling = feelingIn(part) ?? (OF_A_MARK.test(lead) ? feelingAlone(part) : undefined);
  if (feeling !== undefined || isOfItsForms(lead, part)) return feeling;
  return mannerByWords(part);
}

const AT_END = MANNERS_AT_END.map(whole);
const LONGEST_END_WORDS = 10;

/** What the end of a part that tells of things is read as; undefined where it tells of them, too. */
function plainlyAtEnd(end: string): string | undefined {
  if (!BEGINS_AN_END.test(end)) return undefined;
  if (AT_END.some((pattern) => pattern.test(end))) return '';
  for (const [pattern, as] of MEDIA) if (pattern.test(end)) return `, ${end.replace(pattern, as)}`;
  const feeling = /^(?:that|which|with) /iu.test(end) ? feelingIn(end) : undefined;
  return feeling === undefined ? undefined : `, ${feeling}`;
}

/** A part without such an end, and the words that were lifted; the part as it is where it has none. */
function withoutEnd(part: string): { kept: string; lifted: string } {
  const words = part.split(' ');
  for (let at = Math.max(2, words.length - LONGEST_END_WORDS); at < words.length - 1; at += 1) {
    const end = words.slice(at).join(' ');
    const as = plainlyAtEnd(end);
    if (as !== undefined)
      return { kept: words.slice(0, at).join(' ') + as, lifted: as === '' ? end : '' };
  }
  const forKids = FOR_KIDS.exec(part);
  return forKids
    ? { kept: part.slice(0, forKids.index), lifted: forKids[0].trim() }
    : { kept: part, lifted: '' };
}

/** The same, and whether what is left of a part is of that kind, too: `minimal details so it stays readable`. */
function withoutEnds(part: string, lead: string | undefined): { kept: string; lifted: string } {
  const { kept, lifted } = withoutEnd(part);
  const left = lifted !== '' && lead !== undefined ? plainly(kept.trim(), lead) : undefined;
  if (left === undefined) return { kept, lifted };
  return left === '' ? { kept: '', lifted: part.trim() } : { kept: left, lifted };
}

/** A prompt without those parts, and with ways of drawing said as looks know them. */
export function liftManner(prompt: string): ToldManner {
  const masked = prompt.replace(QUOTED, (quoted) => HIDDEN.repeat(quoted.length));
  const parts = masked.split(MARKS);
  const said: string[] = [];
  let at = 0;
  let rest = '';
  for (let index = 0; index < parts.length; index += 2) {
    const [part = '', mark = ''] = [parts[index], parts[index + 1]];
    const own = prompt.slice(at, at + part.length);
    at += part.length + mark.length;
    const before = parts.slice(0, index).filter((_, place) => place % 2 === 0);
    const isLast =
      parts
        .slice(index + 1)
        .join('')
        .trim().length <= 1;
    const alone = index > 0 ? mediumAlone(part.trim(), before, isLast) : undefined;
    const as = index === 0 ? undefined : (alone ?? plainly(part.trim(), parts[0] ?? ''));
    const isQuoting = part.includes(HIDDEN);
    const { kept, lifted } =
      as === undefined && !isQuoting
        ? withoutEnds(own, index > 0 ? (parts[0] ?? '') : undefined)
        : { kept: as ?? own, lifted: as === '' ? own.trim() : '' };
    if (lifted !== '') said.push(lifted);
    // A part that goes takes the mark after it along: what is before has its own.
    if (as !== '' && kept !== '') rest += kept + mark;
  }
  return { rest: rest === prompt ? prompt : closed(rest), said };
}

/** Without the mark that stood before the last part. */
const closed = (text: string): string => text.replace(/[\s,;、]+$/u, '');
