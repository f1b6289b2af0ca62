import type { Draft } from '../read/draft';
import { gerundOf } from './english-words';
import type { Glossary } from './gloss';

/**
 * A prompt as English would say it, made of what was read: for languages whose words stand in an order of their own.
 */
export function englishOfDraft(draft: Draft, glossary: Glossary): string {
  const { elements, relations, actions, places, template, hour } = draft;
  const names = new Map(
    elements.map(({ id, concept, phrase }) => [
      id,
      `a ${glossary.phrase(draft.said.get(id) ?? [], concept) || phrase}`,
    ]),
  );
  const nameOf = (id: string) => names.get(id) ?? '';
  const done = actions.map(
    ({ agent, verb, patient }) =>
      `${nameOf(agent)} ${gerundOf(verb)}${patient ? ` ${nameOf(patient)}` : ''}`,
  );
  const related = relations.map(
    ({ kind, from, to }) =>
      `${nameOf(from)} ${glossary.first(`relation ${kind}`) ?? kind.replaceAll('-', ' ')} ${nameOf(to)}`,
  );
  const told = new Set([
    ...actions.flatMap(({ agent, patient }) => [agent, patient]),
    ...relations.flatMap(({ from, to }) => [from, to]),
  ]);
  const alone = elements.filter(({ id }) => !told.has(id)).map(({ id }) => nameOf(id));
  const where = places.map(
    ({ concept }) => `in the ${glossary.first(`place ${concept}`) ?? concept}`,
  );
  const shown = template ? [glossary.first(`template ${template.id}`) ?? ''] : [];
  return [...shown, ...done, ...related, ...alone, ...where, ...(hour ? [`at ${hour}`] : [])]
    .filter(Boolean)
    .join(', ');
}
