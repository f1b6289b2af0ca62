import { contrastOf } from '@/lib/color/contrast';
import { type Hex, toLch } from '@/lib/color/hex';
import type { Brief, BriefElement } from '../../brief';
import { accentOf, readable, surfaceOf } from '../design/ink';
import type { TemplateRequest } from '../template';
import type { TemplatePalette } from '../template-palette';

/** The colours that a prompt gives a mark and what it is on: `gold on dark blue`, `white glyph, purple background`. */

const HEX = /^#[0-9a-f]{6}$/;
/** A colour that is told is kept as it is as long as it is seen at all. */
const SEEN = 1.9;
/** Lighter than this (against white) a field keeps its own colour, with a dark sign on it; yellow and gold sooner. */
const LIGHT_FIELD = 1.8;
const LIGHT_YELLOW = { from: 65, to: 115, contrast: 2.5 } as const;
/** A light field has a line around it, and needs less against its ground. */
const FIELD_SEEN = 1.2;

/** What is less coloured is black, white or grey, and a ground or an outline. */
const GREY = 0.03;
/** What is nearer to its ground is the ground's own colour once more. */
const SEEN_AS_TOLD = 1.35;

/** A pattern in an ink that is nearer to its ground is not seen. */
const FAINT = 1.15;

const THIN = 0.55;
const THICK = 1.3;

const isHex = (color: string | undefined): color is Hex => color !== undefined && HEX.test(color);

/** What a mark is told to be on. */
export const toldGround = ({ background }: Brief): Hex | undefined =>
  isHex(background) ? background : undefined;

/** The colour of the figure where the prompt tells of both figure and ground; the ground's own is none of the figure. */
export function toldInk(brief: Brief): Hex | undefined {
  const ground = toldGround(brief);
  if (ground === undefined) return undefined;
  const ofThings = new Set(brief.elements.flatMap(({ colors }) => colors));
  const others = brief.paletteColors
    .filter(isHex)
    .filter((color) => contrastOf(color, ground) >= SEEN_AS_TOLD);
  const own = others.find((color) => !ofThings.has(color)) ?? others[0];
  return own === undefined ? undefined : readable(own, ground, SEEN);
}

/** A mark with its letters in the colour of its figure. */
export function inToldInk(request: TemplateRequest): TemplateRequest {
  const ink = toldInk(request.brief);
  return ink ? { ...request, palette: { ...request.palette, ink } } : request;
}

/** A field for a sign, in the leading colour: dark enough for white, or light as it is with a dark sign. */
export function fieldColor(palette: TemplatePalette): Hex {
  const lead = accentOf(palette, 0);
  const { hueDegrees } = toLch(lead);
  const isYellow = hueDegrees > LIGHT_YELLOW.from && hueDegrees < LIGHT_YELLOW.to;
  return contrastOf('#ffffff', lead) < (isYellow ? LIGHT_YELLOW.contrast : LIGHT_FIELD)
    ? readable(lead, palette.ground, FIELD_SEEN)
    : surfaceOf(readable(lead, palette.ground, 3));
}

/** Two colours that are told for figures and for no ground: `blue and yellow`. */
export function tonesTold(brief: Brief): readonly [Hex, Hex] | undefined {
  const [first, second, ...more] = brief.paletteColors.filter(isHex);
  const isGradient = brief.words.some(({ word }) => /\bgradients?\b/i.test(word));
  const isGrey = (color: Hex) => toLch(color).chroma < GREY;
  return first && second && more.length === 0 && !brief.background && !isGradient && !isGrey(first)
    ? [first, second]
    : undefined;
}

/** Of two things in two told colours each has its own, where both are seen on the ground. */
export function inksOfTwo(
  brief: Brief,
  elements: readonly BriefElement[],
  ground: Hex,
): ReadonlyMap<string, Hex> {
  const tones = tonesTold(brief);
  const isSeen = tones?.every((tone) => contrastOf(tone, ground) >= SEEN_AS_TOLD) ?? false;
  const inks = new Map<string, Hex>();
  if (!tones || !isSeen || elements.length !== 2) return inks;
  elements.forEach(({ id }, index) => inks.set(id, tones[index === 0 ? 0 : 1]));
  return inks;
}

/** Which accent fills a sign in two tones: where one colour is told that, and none that nobody asked for. */
export const secondAccent = ({ brief }: TemplateRequest): 0 | 1 =>
  brief.paletteColors.length === 1 ? 0 : 1;

/** `silver on mustard`: the one ink that a pattern is printed in on its ground; nothing where more colours are told. */
export function soleInk(brief: Brief, ground: Hex): Hex | undefined {
  if (toldGround(brief) === undefined) return undefined;
  const told = [...brief.paletteColors, ...brief.elements.flatMap(({ colors }) => colors)];
  const [ink, ...more] = new Set(told.filter((color) => color !== brief.background));
  if (more.length > 0 || !isHex(ink)) return undefined;
  return contrastOf(ink, ground) < FAINT ? readable(ink, ground, SEEN) : ink;
}

/** The colour that a thing is told to have, where it is seen on what it is on. */
export const inkOf = ({ colors }: BriefElement, { ground }: { ground: Hex }): Hex | undefined =>
  colors.filter(isHex).find((color) => contrastOf(color, ground) >= SEEN);

/** Of a stroke as it is, what one that is told to be thin or thick has. */
export function strokeTold(text: string): number {
  if (/\b(?:thin|fine|delicate|hairline)\b/.test(text)) return THIN;
  return /\b(?:thick|bold|heavy|chunky) (?:rounded )?(?:lines?|strokes?|outlines?)\b/.test(text)
    ? THICK
    : 1;
}
