import type { Brief } from '../../brief';

/**
 * Pages of other languages that English lays out by what they tell: cards of a clause each, chains of who eats whom, what
 * somebody wears. Taken where English finds such a page and loses nothing that the own reading knows.
 */

/** Pages that may be told by their clauses. */
const PLAIN = /^(?:steps|wall-chart|flash-card|worksheet|labelled-diagram|infographic|topic-page)$/;
/** Pages that nothing but English rules lay out. */
const LAID_OUT = /^(?:panels|food-chain|solar-system|worn-figure)$/;

export const mayBeLaidOut = ({ template, lettering, excluded }: Brief): boolean =>
  PLAIN.test(template?.id ?? '') && lettering.length + excluded.length === 0;

/** How many things one reading tells that the other does not know. */
function toldMore(one: Brief, other: Brief): number {
  const known = new Set(other.elements.map(({ concept }) => concept));
  return one.elements.filter(
    ({ concept, because }) => concept !== undefined && !because && !known.has(concept),
  ).length;
}

/** The clauses of a prompt after its page, as it writes them. */
function clausesOf(prompt: string): string[] {
  const [, told = ''] = /^[^:,：、]+[:,：、]\s*(.+)$/su.exec(prompt) ?? [];
  return told.split(/\s*[,;、]\s*/u).filter(Boolean);
}

/** A page as English lays it out, with captions as its prompt writes them; the own reading where that is none or says less. */
export function laidOutAbroad(own: Brief, page: Brief, prompt: string): Brief {
  const { template } = page;
  if (!template || !LAID_OUT.test(template.id)) return own;
  // What a topic brings is not told by the prompt.
  const isTopic = own.template?.id === 'topic-page';
  // `pelota` is a ball of its own in English.
  if (!isTopic && toldMore(own, page) > toldMore(page, own)) return own;
  const clauses = clausesOf(prompt);
  const { title: _english, panels, ...rest } = template;
  const isEach = panels?.length === clauses.length;
  return {
    ...page,
    template: {
      ...rest,
      ...(panels
        ? { panels: panels.map((one, at) => ({ ...one, caption: (isEach && clauses[at]) || '' })) }
        : {}),
    },
  };
}
