import type { FormFields } from '../store/forms';

/** Curated styles that are photographs. */
const STYLES = /photo/i;
/** Words by which people ask for one, in the languages that prompts come in. */
const WORDS =
  /\b(photo|photos|photograph|photography|photographie|photorealistic|photorealism|fotografie|fotografia|fotografía|foto|dslr|bokeh|35 ?mm|85 ?mm)\b|фотограф|写真/iu;

/** Whether what the form says asks for a photograph. */
export function isPhotograph({ prompt, style }: Pick<FormFields, 'prompt' | 'style'>): boolean {
  return STYLES.test(style) || WORDS.test(prompt);
}
