import { SCHOOL_SUBJECTS } from '../words/school-subjects.data';

/** What may be said of a page besides its subject. */
const BEFORE = /^(?:an? |the )?(?:simple |basic )?(?:diagram of )?(?:the )?/i;
const AFTER =
  /(?:,? (?:(?:with|and) (?:labels|names|pictures|arrows)|labell?ed|explained|for (?:kids|children|school|students)|step by step))+$/i;

/** `the solar system`: a subject of lessons that is named alone, as the page that shows it; anything else as it is. */
export function asSchoolPage(prompt: string): string {
  const text = prompt
    .trim()
    .replace(/[.!]+$/, '')
    .replace(/’/g, "'");
  const named = text.replace(AFTER, '').toLowerCase();
  return SCHOOL_SUBJECTS.get(named) ?? SCHOOL_SUBJECTS.get(named.replace(BEFORE, '')) ?? prompt;
}
