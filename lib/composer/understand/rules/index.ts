import type { Draft } from '../read/draft';
import { METAPHORS } from '../words/metaphors.data';
import { verbFrameOf } from '../words/verb';
import type { Rule } from './rule';

function imply(draft: Draft, concept: string, count: number, because: string): string | undefined {
  if (draft.elements.length >= 40 || draft.elements.some((element) => element.concept === concept))
    return undefined;
  const id = `e${String(draft.elements.length + 1)}`;
  draft.elements.push({
    id,
    concept,
    phrase: concept.replaceAll('-', ' '),
    count,
    several: false,
    colors: [],
    attributes: [],
    because,
  });
  return id;
}

function remove(draft: Draft, gone: (id: string) => boolean): void {
  const keep = <T>(items: T[], holds: (item: T) => boolean) =>
    items.splice(0, items.length, ...items.filter(holds));
  keep(draft.elements, ({ id }) => !gone(id));
  keep(draft.relations, ({ from, to }) => !gone(from) && !gone(to));
  keep(draft.actions, ({ agent }) => !gone(agent));
}

const clients: Rule = {
  name: 'whom a design is for is shown only where nothing else is asked for',
  example: { prompt: 'logo for a baker, a wheat ear', elements: ['wheat'], without: ['baker'] },
  apply(draft) {
    const others = draft.elements.filter(({ id }) => !draft.clients.has(id));
    if (others.length === 0 || draft.clients.size === 0) return;
    for (const { id, phrase } of draft.elements)
      if (draft.clients.has(id)) draft.fate(phrase, 'ignored', 'whom the design is for');
    remove(draft, (id) => draft.clients.has(id));
  },
};

const tools: Rule = {
  name: 'a verb brings its tool where none is named',
  example: { prompt: 'a carpenter sawing a plank', elements: ['saw'] },
  apply(draft) {
    for (const action of draft.actions) {
      const tool = verbFrameOf(action.verb)?.tool;
      if (!tool || action.instrument !== undefined) continue;
      const patient = draft.element(action.patient ?? '')?.concept;
      if (patient === tool) continue;
      const named = draft.elements.find(({ concept }) => concept === tool);
      action.instrument =
        named?.id ?? imply(draft, tool, 1, `needed to ${action.verb.replaceAll('-', ' ')}`);
    }
  },
};

const ideas: Rule = {
  name: 'an idea is shown by things where nothing else is asked for',
  example: { prompt: 'teamwork', elements: ['hand', 'jigsaw-puzzle'] },
  apply(draft) {
    if (draft.elements.some(({ concept }) => concept !== undefined)) return;
    for (const { id } of draft.metaphors) {
      const metaphor = METAPHORS.find((candidate) => candidate.id === id);
      for (const [concept, count = 1] of metaphor?.shows ?? [])
        imply(draft, concept, count, metaphor?.because ?? '');
    }
  },
};

/** In their order. */
export const RULES: readonly Rule[] = [clients, tools, ideas];
