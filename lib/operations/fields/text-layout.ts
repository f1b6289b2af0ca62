import { z } from 'zod';

const MAX_WORDS = 60;
const LONGEST_WORD = 60;
const LEGAL_PUNCTUATION = '!"#$%&\'()*+,-./:;<>?@_{}';

/** The characters of a word that lettering can't set, each once, in order of appearance. */
export function illegalCharacters(word: string): string[] {
  const illegal = [...word].filter(
    (character) => !/^[A-Z0-9]$/.test(character) && !LEGAL_PUNCTUATION.includes(character),
  );
  return [...new Set(illegal)];
}

function illegalWord(word: string, illegal: readonly string[]): string {
  const upper = word.toUpperCase();
  const shown = illegal.map((character) => JSON.stringify(character)).join(', ');
  const legal = `a word takes uppercase Latin letters, digits and ${LEGAL_PUNCTUATION}`;
  return illegalCharacters(upper).length === 0
    ? `send ${JSON.stringify(upper)}; ${legal}, not ${shown}`
    : `${legal}; ${JSON.stringify(word)} holds ${shown}`;
}

const coordinate = z.number().min(0).max(1);
const point = z.tuple([coordinate, coordinate]);

const textBox = z.object({
  text: z
    .string()
    .min(1)
    .max(LONGEST_WORD, { abort: true })
    .superRefine((word, context) => {
      const illegal = illegalCharacters(word);
      if (illegal.length === 0) return;
      context.addIssue({ code: 'custom', message: illegalWord(word, illegal) });
    }),
  bbox: z.tuple([point, point, point, point]),
});

/** Lettering at places: one word an item, its quad in 0..1 from the top-left corner (spec: Text layout). */
export const textLayoutField = z
  .array(textBox)
  .max(MAX_WORDS)
  .optional()
  .meta({ title: 'Text', description: 'Words and the quads they fill. V3 models.' });

export type TextLayout = NonNullable<z.output<typeof textLayoutField>>;
