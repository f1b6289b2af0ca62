import { understand } from '@/lib/composer';
import { withoutAdditions } from './additions';
import { openAspects } from './aspects';
import { englishAdditions } from './english';
import { languageOf } from './language';
import { neutralAdditions } from './neutral';

export { withoutAdditions };

/** Most characters that are added to a prompt. */
const MAX_ADDED_CHARACTERS = 600;

/**
 * A fuller prompt: the user's words, all of them and in their order, then what they leave open of
 * medium, composition, light, palette and background, as one paragraph. The same prompt always gives
 * the same answer, and one that leaves nothing open comes back as it was but for line breaks. Prompts
 * in other languages than English are completed in their language, with nothing that could miss
 * their subject.
 */
export function rewrite(prompt: string): string {
  const own = asParagraph(prompt);
  if (own === '') return own;
  const language = languageOf(own);
  const additions = language === 'en' ? additionsInEnglish(own) : neutralAdditions(own, language);
  const added = withinLimit(additions);
  return added === '' ? own : `${closed(own)} ${added}`;
}

function additionsInEnglish(prompt: string): string[] {
  const brief = understand(withoutAdditions(prompt));
  return englishAdditions(prompt, brief, openAspects(prompt, brief));
}

const QUOTED = /("[^"]*"|“[^”]*”|«[^»]*»|「[^」]*」|『[^』]*』)/;

/** Line breaks become spaces, but not inside quotes: what is to be lettered stays as it is. */
function asParagraph(prompt: string): string {
  return prompt
    .trim()
    .split(QUOTED)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/\s*\n\s*/g, ' ')))
    .join('');
}

/** Ends as a sentence does, so that another may follow. */
function closed(text: string): string {
  const ended = text.replace(/[\s,;:–-]+$/, '');
  return /[.!?…。！？]["”»」』)]?$/.test(ended) ? ended : `${ended}.`;
}

function withinLimit(sentences: readonly string[]): string {
  let text = '';
  for (const sentence of sentences) {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    // Two characters are the full stop and the space before the additions.
    if (longer.length + 2 > MAX_ADDED_CHARACTERS) break;
    text = longer;
  }
  return text;
}
