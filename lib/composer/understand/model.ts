import { type Brief, briefSchema } from '../brief';

/**
 * A brief that a language model wrote as JSON; none where it breaks the schema or names an element
 * that it does not list, so that the built-in reading is used.
 */
export function briefFromModel(json: unknown): Brief | undefined {
  const parsed = briefSchema.safeParse(json);
  if (!parsed.success) return undefined;
  const { elements, relations, actions } = parsed.data;
  const ids = new Set(elements.map(({ id }) => id));
  if (ids.size !== elements.length) return undefined;
  const names = [
    ...relations.flatMap(({ from, to }) => [from, to]),
    ...actions.flatMap(({ agent, patient, instrument }) => [agent, patient, instrument]),
  ];
  return names.every((name) => name === undefined || ids.has(name)) ? parsed.data : undefined;
}
