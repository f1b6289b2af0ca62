import { HOUR_PALETTE, PHRASES, SEASON_PALETTE, SETTING_LIGHT } from './english.data';
import { NEUTRAL } from './languages.data';

/**
 * What `rewrite` adds to prompts, for finding it again: it tells other engines how a picture is made, and
 * whoever reads a prompt for what is to be seen in it leaves it out.
 */

/** Longest prompt that is searched. */
const MAX_CHARACTERS = 20_000;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const anyOf = (texts: readonly string[]) => `(?:${[...new Set(texts)].join('|')})`;
const patternOf = (phrase: string) =>
  escaped(phrase).replaceAll(String.raw`\{it\}`, 'the (?:subject|group)');

function ofAspect(aspect: keyof (typeof PHRASES)['open'], ...more: readonly string[]): string {
  const phrases = Object.values(PHRASES).flatMap((theme) => theme[aspect]);
  return anyOf([...phrases, ...more].map(patternOf));
}

function englishPattern(): string {
  const medium = ofAspect('medium');
  const composition = ofAspect('composition');
  const light = ofAspect('light', ...Object.values(SETTING_LIGHT));
  const palette = anyOf([
    ofAspect('palette', ...Object.values(HOUR_PALETTE), ...Object.values(SEASON_PALETTE)),
    'lets the [a-z ]{2,24} stand out against calm, neutral tones',
  ]);
  return anyOf([
    `Rendered as ${medium}(?:, ${composition})?`,
    `Composed ${composition}`,
    `${light}(?:; the palette ${palette})?`,
    `The palette ${palette}`,
    ofAspect('background'),
  ]);
}

/** One list of phrases of a language, as it is joined there. */
function neutralPattern(): string {
  const lists = Object.values(NEUTRAL).map((phrases) => {
    const one = anyOf(Object.values(phrases).map(([, phrase]) => escaped(phrase)));
    return `${one}(?:[,،、] ?${one}){0,3}`;
  });
  return anyOf(lists);
}

const ENGLISH = new RegExp(` (?:${englishPattern()})\\.(?= |$)`, 'g');
const OTHERS = new RegExp(` ${neutralPattern()}[.。।]$`, 'i');

/** A prompt without the sentences that `rewrite` added. */
export function withoutAdditions(prompt: string): string {
  if (prompt.length > MAX_CHARACTERS) return prompt;
  return prompt.replaceAll(ENGLISH, '').replace(OTHERS, '');
}
