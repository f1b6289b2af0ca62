import { contrastOf } from '@/lib/color/contrast';
import { fromLch, type Hex, lightnessOf, mix, toLch } from '@/lib/color/hex';
import type { Random } from '@/lib/random/random';
import type { Brief } from '../brief';
import { isDark, readable } from './design/ink';
import { tells, textOf } from './design/words';
import { PALETTES } from './palettes.data';
import type { TemplatePalette } from './template-palette';

const INK_CONTRAST = 10;
const MUTED_CONTRAST = 4.6;

/** A palette whose ink and quiet tone have their contrast, whatever was put in. */
function measured(
  ground: Hex,
  ink: Hex,
  accents: TemplatePalette['accents'],
  muted = mix(ink, ground, 0.4),
): TemplatePalette {
  return {
    ground,
    ink: readable(ink, ground, INK_CONTRAST),
    accents,
    muted: readable(muted, ground, MUTED_CONTRAST),
  };
}

/** Accents on one ground must be told apart from it and from each other by lightness or hue. */
function accentsFrom(colors: readonly [Hex, ...Hex[]]): TemplatePalette['accents'] {
  const [first] = colors;
  const lch = toLch(first);
  const turned = (degrees: number, step: number) =>
    fromLch({
      lightness: Math.max(0.4, Math.min(0.8, lch.lightness + step)),
      chroma: Math.max(0.08, lch.chroma),
      hueDegrees: lch.hueDegrees + degrees,
    });
  return [
    first,
    colors[1] ?? turned(35, 0.14),
    colors[2] ?? turned(-30, -0.1),
    colors[3] ?? mix(first, '#ffffff', 0.55),
  ];
}

/** A dark colour is a ground as it is, and one of middle depth is deepened to one. */
const deepened = (color: Hex): Hex => {
  const { lightness, ...tone } = toLch(color);
  return fromLch({ ...tone, lightness: Math.min(lightness, 0.34) });
};

/** A palette from the colours that a prompt or a brand names: a tint of them below, a shade to write in. */
function ownPalette(colors: readonly [Hex, ...Hex[]], wantsDark: boolean): TemplatePalette {
  const vivid = [...colors].sort((a, b) => toLch(b).chroma - toLch(a).chroma);
  const [lead = colors[0]] = vivid;
  const { hueDegrees } = toLch(lead);
  const darkest = [...colors].sort((a, b) => lightnessOf(a) - lightnessOf(b))[0] ?? lead;
  const others = vivid.filter((color) => color !== darkest || vivid.length < 2);
  const isGround = colors.length > 1 && toLch(darkest).lightness < (wantsDark ? 0.55 : 0.4);
  if (wantsDark || isGround) {
    const ground = isGround
      ? deepened(darkest)
      : fromLch({ lightness: 0.24, chroma: 0.06, hueDegrees });
    // Of colours that are told together no hue is made that nobody asked for.
    const shades = isGround ? [mix(ground, '#ffffff', 0.3), mix(lead, '#ffffff', 0.4)] : [];
    return measured(
      ground,
      '#fffaf0',
      accentsFrom([others[0] ?? lead, ...others.slice(1), ...shades]),
    );
  }
  const ground = fromLch({ lightness: 0.972, chroma: 0.014, hueDegrees });
  const ink = fromLch({ lightness: 0.26, chroma: 0.06, hueDegrees });
  return measured(ground, ink, accentsFrom([lead, ...vivid.slice(1)]));
}

function onGround(palette: TemplatePalette, ground: Hex): TemplatePalette {
  const ink =
    contrastOf(palette.ink, ground) >= INK_CONTRAST
      ? palette.ink
      : isDark(ground)
        ? '#ffffff'
        : '#15171f';
  return measured(ground, ink, clearOf(ground, palette.accents));
}

/** In OKLCh, how far a colour is from its ground at least to be seen on it. */
const CLEAR = 0.13;

/** Accents of which none drowns in the ground: what does is as the next that does not. */
function clearOf(ground: Hex, accents: TemplatePalette['accents']): TemplatePalette['accents'] {
  const clear = accents.filter((color) => distanceOf(color, ground) >= CLEAR);
  const at = (index: number): Hex => {
    const own = accents[index] ?? accents[0];
    return clear.includes(own) ? own : (clear[index % Math.max(1, clear.length)] ?? own);
  };
  return [at(0), at(1), at(2), at(3)];
}

function distanceOf(one: Hex, other: Hex): number {
  const [a, b] = [toLch(one), toLch(other)];
  const turn = ((a.hueDegrees - b.hueDegrees) * Math.PI) / 180;
  const hue = a.chroma ** 2 + b.chroma ** 2 - 2 * a.chroma * b.chroma * Math.cos(turn);
  return Math.sqrt((a.lightness - b.lightness) ** 2 + Math.max(0, hue));
}

/** Of the collection: the palette whose words are told most often, then others that suit, then neutral ones. */
function suited(text: string, wantsDark: boolean, random: Random, variant: number) {
  const start = random.whole(0, PALETTES.length - 1);
  const scored = PALETTES.map((palette, index) => ({
    palette,
    score:
      palette.words.filter((word) => tells(text, word)).length * 2 +
      (wantsDark === palette.isDark ? 1 : 0) -
      (palette.isDark && !wantsDark ? 2 : 0) +
      (palette.words.length === 0 ? 0.5 : 0),
    order: (index + start) % PALETTES.length,
  }));
  const fitting = scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.order - b.order)
    .slice(0, 4);
  return fitting[variant % Math.max(1, fitting.length)]?.palette ?? PALETTES[0];
}

/**
 * The colours of a design: those that the prompt names, else one of a collection by its subject and
 * mood, chosen by the stream among those that fit equally. `variant` moves on to the next of them.
 */
export function templatePaletteOf(brief: Brief, random: Random, variant = 0): TemplatePalette {
  const text = textOf(brief);
  const [named, ...more] = brief.paletteColors.filter((color) => /^#[0-9a-f]{6}$/.test(color));
  const wantsDark = tells(
    text,
    'dark',
    'night',
    'dark mode',
    'neon',
    'noir',
    'black friday',
    'black background',
  );
  const chosen = suited(text, wantsDark, random, variant);
  const base =
    named === undefined
      ? measured(chosen.ground, chosen.ink, chosen.accents)
      : ownPalette([named, ...more], wantsDark);
  const asked =
    brief.background && /^#[0-9a-f]{6}$/.test(brief.background) ? brief.background : undefined;
  return asked === undefined ? base : onGround(base, asked);
}

/** A palette of the collection by its id, measured. */
export function paletteNamed(id: string): TemplatePalette | undefined {
  const found = PALETTES.find((palette) => palette.id === id);
  return found && measured(found.ground, found.ink, found.accents);
}
