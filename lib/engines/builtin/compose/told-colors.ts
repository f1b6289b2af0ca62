import { type Hex, hexToRgb, isHex, lightnessOf, mix, toLch } from '@/lib/color/hex';
import { type Brief, isSkinTone, showsPeople } from '@/lib/composer';
import type { FinishOptions } from './finish/finish';

/**
 * The colours of a picture that its prompt tells: printed in two or three colours a design has its paper beside them,
 * or nothing would stand out from its ground.
 */

type ToldColors = Pick<FinishOptions, 'colors' | 'isLed' | 'staysColored'>;

/** Of an accent as much is seen, and of paper that nobody told. */
const ACCENT_SHARE = 0.1;
const PAPER_SHARE = 0.25;
/** Colours nearer to each other in lightness are not read on each other. */
const CONTRAST_LIGHTNESS = 0.42;
const PAPER_LIGHTNESS = 0.93;
const FEW = 3;
const GREY_CHROMA = 0.05;
/** What is drawn in a told colour stays in it. */
const SAME_LIGHTNESS = 0.02;
const SAME_CHROMA = 0.012;

const isColored = (hex: Hex): boolean => toLch(hex).chroma > GREY_CHROMA;

/** The paper under colours of like lightness; nothing where they have their contrast themselves. */
function paperFor(colors: readonly Hex[]): Hex | undefined {
  const tones = colors.map(lightnessOf);
  const span = Math.max(...tones) - Math.min(...tones);
  const hasPaper = span > CONTRAST_LIGHTNESS || Math.max(...tones) > PAPER_LIGHTNESS;
  if (colors.length > FEW || hasPaper) return undefined;
  return mix(colors[0] ?? '#ffffff', '#fffdf8', 0.93);
}

/** Marks are drawn in the colours of their figure and their ground, which a palette laid over them would mix up. */
const MARKS = /^(?:logo|icon|icon-set|app-icon|emblem|monogram|word-mark)$/;

/** Pages that are read: their paper and their ink are of the palette already, and have their contrast. */
const READ =
  /^(?:infographic|chart|panel-chart|steps|timeline|org-chart|topic-page|wall-chart|panels|comparison|cycle|pyramid|flowchart|mind-map|quadrants|gantt|menu|labelled-diagram|pros-cons|planner|worksheet)$/;
const INK_LIGHTNESS = 0.32;
const isPaperOrInk = (color: Hex): boolean =>
  lightnessOf(color) > PAPER_LIGHTNESS || lightnessOf(color) < INK_LIGHTNESS;

const isSame = (one: Hex, other: Hex): boolean => {
  const [a, b] = [toLch(one), toLch(other)];
  return (
    Math.abs(a.lightness - b.lightness) < SAME_LIGHTNESS &&
    Math.abs(a.chroma - b.chroma) < SAME_CHROMA &&
    mixesInto(one, other)
  );
};
/** Hues of greys tell nothing; of others the colour between two alike is as strong as they are. */
const mixesInto = (one: Hex, other: Hex): boolean =>
  toLch(mix(one, other, 0.5)).chroma >
  Math.min(toLch(one).chroma, toLch(other).chroma) - SAME_CHROMA;

/** Colours that the prompt names for the picture as a whole; none where it names none. */
export function toldColors(brief: Brief): ToldColors {
  const { paletteColors, accentColors = [], background, template, elements } = brief;
  if (MARKS.test(template?.id ?? '')) return {};
  // A ground alone tells nothing of what is upon it.
  if (paletteColors.every((color) => color === background)) return {};
  const ground = isHex(background) ? [background] : [];
  // What is told in a colour of its own keeps it beside those of the page.
  const own = template ? elements.flatMap(({ colors }) => colors) : [];
  const told = [...new Set([...paletteColors, ...ground, ...own])];
  const paper = template && ground.length === 0 ? paperFor(told) : undefined;
  const isOwn = (hex: Hex) => own.includes(hex) && !paletteColors.includes(hex);
  const isAccent = (hex: Hex) => accentColors.includes(hex) || isOwn(hex);
  const mains = Math.max(1, told.filter((hex) => !isAccent(hex)).length);
  const accents = told.filter(isAccent).length;
  const rest = Math.max(0.3, 1 - accents * ACCENT_SHARE - (paper ? PAPER_SHARE : 0));
  const isDesigned = template !== undefined && told.length > 1;
  const isLed = isDesigned || accentColors.length + ground.length > 0 || paper !== undefined;
  const keepsSkin = told.filter(isColored).length > 1 && showsPeople(brief);
  const isRead = READ.test(template?.id ?? '');
  return {
    colors: [
      ...told.map((hex) => ({
        rgb: hexToRgb(hex),
        ...(isLed ? { weight: isAccent(hex) ? ACCENT_SHARE : rest / mains } : {}),
      })),
      ...(paper ? [{ rgb: hexToRgb(paper), weight: PAPER_SHARE }] : []),
    ],
    isLed,
    staysColored: (color) =>
      told.some((hex) => isSame(hex, color)) ||
      (isRead && isPaperOrInk(color)) ||
      (keepsSkin && isSkinTone(color)),
  };
}
