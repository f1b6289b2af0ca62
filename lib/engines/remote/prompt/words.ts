import type { DrawSpec, StyleProfile } from '@/lib/engines/engine';
import type { Recipe } from '@/lib/engines/mapping/recipe';
import { cleanPrompt } from './clean';
import { colorName, colorNames } from './color-names';

/** What a backend is told in words. */
export interface Words {
  prompt: string;
  negativePrompt: string;
}

/** For diffusion models where there is nothing to say, as in a remix: some servers refuse empty prompts. */
export const NEUTRAL_PROMPT = 'detailed picture';

const MAX_COLOR_WORDS = 5;
const TEXT_WORDS = 'text, letters, caption, watermark, signature';

const LEVEL_WORDS: readonly string[] = [
  'plain and simple composition',
  'restrained composition',
  '',
  'lively composition',
  'artistic, expressive composition',
  'bold, highly artistic, unusual composition',
];

/** A measured style in words. Thresholds are those at which people use the word of a picture. */
function styleWords(profile: StyleProfile): string[] {
  const says: [boolean, string][] = [
    [profile.flatness > 0.75, 'flat areas of solid colour'],
    [profile.lineWeight > 0.006, 'bold dark outlines'],
    [profile.lineWeight > 0 && profile.lineWeight <= 0.006, 'fine lines'],
    [profile.grain > 0.03, 'grainy texture'],
    [profile.contrast > 0.26, 'strong contrast'],
    [profile.contrast < 0.1, 'soft low contrast'],
    [profile.saturation > 0.14, 'vivid colours'],
    [profile.saturation < 0.03, 'muted, nearly colourless'],
    [profile.edgeDensity > 0.2, 'dense detail'],
    [profile.edgeDensity < 0.04, 'minimal detail'],
  ];
  const palette = colorNames(profile.palette, MAX_COLOR_WORDS);
  return [
    ...says.flatMap(([isSo, words]) => (isSo ? [words] : [])),
    ...(palette.length > 0 ? [`palette of ${palette.join(', ')}`] : []),
  ];
}

function controlWords(spec: DrawSpec): string[] {
  const colors = spec.colors?.length ? colorNames(spec.colors, MAX_COLOR_WORDS) : [];
  return [
    ...(colors.length > 0 ? [`colours: ${colors.join(', ')}`] : []),
    ...(spec.backgroundColor ? [`plain ${colorName(spec.backgroundColor)} background`] : []),
    ...(spec.artisticLevel === undefined ? [] : [LEVEL_WORDS[spec.artisticLevel] ?? '']),
    ...(spec.textLayout?.length ? ['empty space for lettering'] : []),
  ];
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part.trim() !== '').join(', ');
}

/**
 * The words of a specification: the user's, cleaned of directives, between the operator's, which are
 * trusted as they are. `spec` without a prompt (a remix) speaks of its style alone.
 */
export function wordsOf(spec: DrawSpec, recipe: Recipe): Words {
  const avoidsText = spec.noText || Boolean(spec.textLayout?.length);
  return {
    prompt: joined([
      ...recipe.prefixes,
      cleanPrompt(spec.prompt),
      ...controlWords(spec),
      ...(spec.style ? styleWords(spec.style.profile) : []),
      ...recipe.suffixes,
    ]),
    negativePrompt: joined([
      spec.negativePrompt && cleanPrompt(spec.negativePrompt),
      avoidsText ? TEXT_WORDS : undefined,
      ...recipe.negatives,
    ]),
  };
}
