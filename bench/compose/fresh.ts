import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type GoldPrompt, readGold } from './gold/read-gold';

/** What a person must see, as the measures need it. */
export type Wanted = Pick<GoldPrompt, 'prompt' | 'elements' | 'relations' | 'actions'> & {
  category: string;
};

const freshSchema = z.array(
  z.strictObject({
    /** One of the categories of the gold prompts; the first forty have none. */
    category: z.string().default('fresh'),
    prompt: z.string(),
    /** Names that count, parted by `|`. */
    elements: z.array(z.string()),
    /** `from kind to`. */
    relations: z.array(z.string()),
    /** `agent verb`. */
    actions: z.array(z.string()),
  }),
);

const RELATION =
  /^(.+) (against|around|at|behind|beside|holds|in|in-front-of|on|under|wears) (.+)$/;

/** Everyday prompts in eight languages, whose lists were written before any was drawn. */
function readFresh(): Wanted[] {
  const parsed: unknown = JSON.parse(readFileSync('bench/compose/fresh.json', 'utf8'));
  return freshSchema.parse(parsed).map(({ category, prompt, elements, relations, actions }) => ({
    category,
    prompt,
    elements: elements.map((names) => {
      const accept = names.split('|');
      return { name: accept[0] ?? '', accept };
    }),
    relations: relations.map((text) => {
      const [, from = '', kind = '', to = ''] = RELATION.exec(text) ?? [];
      return { from, kind: kind as GoldPrompt['relations'][number]['kind'], to };
    }),
    actions: actions.map((text) => {
      const at = text.lastIndexOf(' ');
      return { agent: text.slice(0, at), verb: text.slice(at + 1) };
    }),
  }));
}

/** The prompts that a measure is asked for: `tune`, `held` or `fresh`. */
export function readWanted(name = 'tune'): Wanted[] {
  if (name === 'fresh') return readFresh();
  return readGold(name === 'held' ? 'held' : 'tune');
}
