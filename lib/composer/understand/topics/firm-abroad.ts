import type { Brief } from '../../brief';
import type { Language } from '../../concepts/concept';
import { perLanguage } from '../text/per-language';
import { FIRM_PAGES, FIRMS_ABROAD } from './firms-abroad.data';
import { isNothingLeft, named, taken } from './topic-abroad';

/**
 * A mark or a page of another language that names only whom it is for, told in English: `logo para una panadería` as `logo for
 * a bakery`, which is shown by its bread. Nothing of a prompt that says anything else.
 */
export interface FirmPage {
  english: string;
  /** The page and the firm in the words of the prompt. */
  page: string;
  firm: string;
}

const tablesOf = perLanguage((language) => ({
  // A Japanese page stands last.
  pages: named(FIRM_PAGES, language, language !== 'ja'),
  firms: named(FIRMS_ABROAD, language, false),
}));

/** The prompt in English where it is a page and its firm, and nothing else. */
export function firmPageInEnglish(prompt: string, language: Language): FirmPage | undefined {
  if (language === 'en') return undefined;
  const { pages, firms } = tablesOf(language);
  const page = taken(prompt.replace(/[.。]\s*$/u, ''), pages);
  const firm = page && taken(page.rest, firms);
  if (!page || !firm || !isNothingLeft(firm.rest, language)) return undefined;
  return { english: `${page.english} for a ${firm.english}`, page: page.said, firm: firm.said };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A brief that was read in English, under the words of its prompt; a title in English is theirs. */
export function withFirmNamed(brief: Brief, { page, firm }: FirmPage): Brief {
  const unseen = brief.words.filter(({ fate }) => fate === 'unknown');
  const words: Brief['words'] = [
    { word: page, fate: 'template' },
    { word: firm, fate: 'ignored', note: 'what the picture is about' },
    ...unseen.map(() => ({ word: firm, fate: 'unknown' as const })).slice(0, 1),
  ];
  return { ...brief, lettering: brief.lettering.map(() => capital(firm)).slice(0, 1), words };
}
