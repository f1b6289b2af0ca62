import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type GoldPrompt, readGold, RELATIONS } from './gold/read-gold';

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

const RELATION = new RegExp(`^(.+) (${RELATIONS.join('|')}) (.+)$`);

function relationOf(text: string): GoldPrompt['relations'][number] {
  const [, from = '', kind, to = ''] = RELATION.exec(text) ?? [];
  const known = RELATIONS.find((one) => one === kind);
  if (!known) throw new Error(`no relation: ${text}`);
  return { from, kind: known, to };
}

/** Everyday prompts in eight languages, whose lists were written before any was drawn. */
function readFresh(name: string): Wanted[] {
  const parsed: unknown = JSON.parse(readFileSync(`bench/compose/${name}.json`, 'utf8'));
  return freshSchema.parse(parsed).map(({ category, prompt, elements, relations, actions }) => ({
    category,
    prompt,
    elements: elements.map((names) => {
      const accept = names.split('|');
      return { name: accept[0] ?? '', accept };
    }),
    relations: relations.map(relationOf),
    actions: actions.map((text) => {
      const at = text.lastIndexOf(' ');
      return { agent: text.slice(0, at), verb: text.slice(at + 1) };
    }),
  }));
}

/** The prompts that a measure is asked for: `tune`, `held`, `fresh`, or `fresh-2` and so on, a file each. */
export function readWanted(name = 'tune'): Wanted[] {
  if (/^fresh(?:-\d)?$/.test(name)) return readFresh(name);
  return readGold(name === 'held' ? 'held' : 'tune');
}
