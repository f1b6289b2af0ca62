import { type Brief, understand } from '@/lib/composer';
import { withoutAdditions } from '../rewrite/rewrite';
import type { DrawSpec } from '@/lib/engines/engine';

/** What a picture is to show: as a language model read it, else as the tables do. */
export function briefOf({ brief, prompt, negativePrompt }: DrawSpec): Brief {
  if (!brief) return understand(withoutAdditions(prompt), negativePrompt);
  if (!negativePrompt) return brief;
  const refused = new Set(understand('', negativePrompt).excluded);
  const gone = new Set(
    brief.elements.filter(({ concept = '' }) => refused.has(concept)).map(({ id }) => id),
  );
  const stay = (...ids: (string | undefined)[]) => ids.every((id) => !id || !gone.has(id));
  return {
    ...brief,
    elements: brief.elements.filter(({ id }) => stay(id)),
    relations: brief.relations.filter(({ from, to }) => stay(from, to)),
    actions: brief.actions.filter(({ agent, patient, instrument }) =>
      stay(agent, patient, instrument),
    ),
    excluded: [...new Set([...brief.excluded, ...refused])],
  };
}

const OF_LINES = 'line art';
/** Marks are drawn in lines and gradients of their own where these are told: a look would trace both sides of each line. */
const MARKS = /^(?:icon|icon-set|app-icon|logo|emblem|monogram|word-mark)$/;
const OWN_OF_MARKS = /^(?:line art|gradient)$/;

/** The medium or style that a brief names for the look of its picture; pages to colour are of lines, however thick. */
export function mediumOf({ media, template }: Brief): string | undefined {
  const id = template?.id ?? '';
  if (id === 'coloring-page') return OF_LINES;
  return MARKS.test(id) ? media.find((medium) => !OWN_OF_MARKS.test(medium)) : media[0];
}
