import { type Hex, toLch } from '@/lib/color/hex';
import { remove } from './imply';
import type { Draft } from '../read/draft';
import type { Rule } from './rule';

/** Designs of few colours: those that the prompt names are its palette. */
const OF_INKS =
  /^(?:logo|icon|icon-set|app-icon|monogram|emblem|word-mark|infographic|chart|business-card|poster|banner|comparison|steps|timeline)$/;
const MARKS = /^(?:logo|icon|icon-set|app-icon|monogram|emblem|word-mark)$/;
const CHROMA_MIN = 0.03;
const CODE = /#[0-9a-f]{6}\b/giu;
const ON = /^(?:on|auf|sur|sobre|en|su)$/i;
const BETWEEN =
  /^(?:and|und|et|y|e|with|in|mit|a|an|the|tones?|colou?rs?|palette|only|dark|light|&|thin|thick|fine|bold|rounded|round|solid|plain|lines?|strokes?|glyphs?|symbols?|tiles?|circles?|discs?|squares?|buttons?)$/i;
/** `mint green background #3eb489`. */
const BACKGROUND =
  /(?:background|hintergrund|fond|fondo|sfondo)[^,.;]{0,12}(#[0-9a-f]{6})\b|(#[0-9a-f]{6})[^,.;]{0,8}(?:background|hintergrund|fond|fondo|sfondo)/iu;

/** A part of the prompt that is colours alone: `gold on cream` is gold, on cream. */
function colorsOf(draft: Draft, part: string): { inks: Hex[]; ground?: Hex } | undefined {
  const inks: Hex[] = [];
  let ground: Hex | undefined;
  let isGround = false;
  for (const word of part.trim().split(/\s+/)) {
    const color = draft.lexicon.lookUp(word.toLowerCase(), draft.language)?.color;
    if (ON.test(word)) isGround = true;
    else if (color && isGround) ground = color;
    else if (color) inks.push(color);
    else if (!BETWEEN.test(word)) return undefined;
  }
  return inks.length > 0 ? { inks, ...(ground ? { ground } : {}) } : undefined;
}

/** `a blue tile`, `in black circles`: what a sign is on. */
const TILE = /\b((?:[a-z]+ )?[a-z]+) (?:tiles?|circles|squares|buttons?|rounded squares?)\b/iu;
const ICONS = /^(?:icon|icon-set|app-icon)$/;

function tileOf(draft: Draft, prompt: string, id: string): Hex | undefined {
  const words = ICONS.test(id) ? TILE.exec(prompt)?.[1]?.toLowerCase().split(' ') : undefined;
  const colorOf = (text: string) => draft.lexicon.lookUp(text, draft.language)?.color;
  return words && (colorOf(words.join(' ')) ?? colorOf(words.at(-1) ?? ''));
}

/** Colours of a mark, wherever they stand; white and black are what it is printed in. */
function colorsAnywhere(draft: Draft, prompt: string): Hex[] {
  return prompt
    .replace(/["“„«][^"“”„«»]*["”“»]/gu, ' ')
    .split(/[^\p{L}]+/u)
    .flatMap((word) => draft.lexicon.lookUp(word.toLowerCase(), draft.language)?.color ?? [])
    .filter((color) => toLch(color).chroma > CHROMA_MIN);
}

export const inks: Rule = {
  name: 'colours that a design names alone, by name or by code, are its palette',
  example: {
    prompt: 'logo with a wheat ear, gold on cream',
    brief: { background: '#fcf4dc', paletteColors: ['#d6a630'] },
  },
  apply(draft, prompt) {
    const id = draft.template?.id ?? '';
    if (!OF_INKS.test(id)) return;
    const ground = BACKGROUND.exec(prompt);
    const groundCode = (ground?.[1] ?? ground?.[2])?.toLowerCase();
    if (groundCode) draft.background = groundCode;
    const codes = [...prompt.matchAll(CODE)].map(([code]) => code.toLowerCase());
    const parts = prompt.split(/[,;.]\s|[.]$/);
    const named = parts.flatMap((part) => colorsOf(draft, part) ?? []);
    const found = [
      ...codes.filter((code) => code !== groundCode),
      ...named.flatMap((one) => one.inks),
    ];
    const own = MARKS.test(id) ? colorsAnywhere(draft, prompt) : [];
    const isColoured = draft.paletteColors.some((color) => toLch(color).chroma > CHROMA_MIN);
    const inksFound = found.length > 0 ? found : isColoured ? [] : own;
    for (const color of inksFound)
      if (!draft.paletteColors.includes(color)) draft.paletteColors.push(color);
    const paper = named.find((one) => one.ground)?.ground ?? tileOf(draft, prompt, id);
    if (paper) draft.background ??= paper;
    const isTile = (phrase: string) => ICONS.test(id) && TILE.exec(phrase)?.[0] === phrase;
    const alone = parts
      .filter((part) => colorsOf(draft, part))
      .join(' ')
      .toLowerCase()
      .split(/\s+/);
    remove(draft, (element) => {
      const { phrase = '', concept } = draft.element(element) ?? {};
      const lower = phrase.toLowerCase();
      const isCode = !concept && phrase.length > 2 && codes.some((code) => code.includes(lower));
      return (
        isCode ||
        isTile(lower) ||
        alone.includes(lower) ||
        (!concept && colorsOf(draft, phrase) !== undefined)
      );
    });
    for (const word of draft.words)
      if (word.fate === 'unknown' && codes.some((code) => code.endsWith(word.word.toLowerCase())))
        word.fate = 'attribute';
  },
};

/** Designs that are printed or cut in two inks, where light and shadow of a film would be out of place. */
const isOfTwoInks = (id: string) => MARKS.test(id) || id === 'pattern';
const BLACK: Hex = '#1c1d22';
const WHITE: Hex = '#fbfbf8';
const FILM = /\b(?:noir|film|cinema\w*|movie|detective|photo\w*)\b/iu;

const inBlackAndWhite: Rule = {
  name: 'a mark or a pattern in black and white is printed in these two',
  example: {
    prompt: 'black and white pattern of bicycles',
    brief: { media: [], paletteColors: ['#1c1d22', '#fbfbf8'] },
  },
  apply(draft, prompt) {
    const at = draft.media.indexOf('noir');
    if (at < 0 || !isOfTwoInks(draft.template?.id ?? '') || FILM.test(prompt)) return;
    draft.media.splice(at, 1);
    draft.paletteColors.splice(0, Infinity, BLACK, WHITE);
  },
};

const MONOCHROME = /\bmonochrom(?:e|atic)\b/iu;

const inOneColor: Rule = {
  name: 'what is monochrome in a colour is in tones of it, and no film',
  example: {
    prompt: 'monochrome blue illustration of a harbor',
    brief: { media: [], paletteColors: ['#2e70de'] },
  },
  apply(draft, prompt) {
    const at = draft.media.indexOf('noir');
    const isColored = draft.paletteColors.some((color) => toLch(color).chroma > CHROMA_MIN);
    if (at >= 0 && isColored && MONOCHROME.test(prompt)) draft.media.splice(at, 1);
  },
};

/** Of what a design is printed in: its own colours first. */
export const INK_RULES: readonly Rule[] = [inks, inBlackAndWhite, inOneColor];
