import { NEUTRAL, type LanguageId, type NeutralPhrases } from './languages.data';

/** For languages without phrases of their own: words that every image model knows. */
const FALLBACK: NeutralPhrases = {
  composition: [/compos/i, 'balanced composition'],
  light: [/light/i, 'soft natural light'],
  palette: [/colou?r/i, 'harmonious colours'],
  background: [/background/i, 'uncluttered background'],
};

/** One sentence with what a prompt leaves open, in its own language and true of any subject. */
export function neutralAdditions(prompt: string, language: LanguageId | 'other'): string[] {
  const phrases = language === 'other' ? FALLBACK : NEUTRAL[language];
  const open = Object.values(phrases).flatMap(([settled, phrase]) =>
    settled.test(prompt) ? [] : [phrase],
  );
  if (open.length === 0) return [];
  if (language === 'zh' || language === 'ja') return [`${open.join('、')}。`];
  const text = open.join(language === 'ar' ? '، ' : ', ');
  const stop = language === 'hi' ? '।' : '.';
  return [`${text.charAt(0).toUpperCase()}${text.slice(1)}${stop}`];
}
