import type { Draft } from '../read/draft';

interface Implied {
  concept: string;
  count?: number;
  attributes?: string[];
  because: string;
  /** Added beside others of its kind. */
  another?: boolean;
}

/** An id that no element has, though some were taken out. */
function nextId({ elements }: Draft): string {
  const used = elements.map(({ id }) => Number(id.slice(1)));
  return `e${String(Math.max(0, ...used) + 1)}`;
}

/** Adds what nobody named but the prompt means; the id of it, none where it is there already. */
export function imply(draft: Draft, implied: Implied): string | undefined {
  const concept = draft.lexicon.conceptNamed(implied.concept);
  const isThere = draft.elements.some((element) => element.concept === concept);
  if (draft.elements.length >= 40 || (isThere && !implied.another)) return undefined;
  const id = nextId(draft);
  draft.elements.push({
    id,
    concept,
    phrase: concept.replaceAll('-', ' '),
    count: implied.count ?? 1,
    several: false,
    colors: [],
    attributes: implied.attributes ?? [],
    because: implied.because,
  });
  return id;
}

/** Takes elements out of a draft with everything that is said of them. */
export function remove(draft: Draft, isGone: (id: string) => boolean): void {
  const gone = new Set(draft.elements.flatMap(({ id }) => (isGone(id) ? [id] : [])));
  const keep = <T>(items: T[], holds: (item: T) => boolean) =>
    items.splice(0, items.length, ...items.filter(holds));
  keep(draft.elements, ({ id }) => !gone.has(id));
  keep(draft.relations, ({ from, to }) => !gone.has(from) && !gone.has(to));
  keep(draft.actions, ({ agent, patient }) => !gone.has(agent) && (!patient || !gone.has(patient)));
  for (const action of draft.actions)
    if (action.instrument !== undefined && gone.has(action.instrument)) delete action.instrument;
}
