import { z } from 'zod';

/** Languages in which prompts are read. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ru', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** French, Spanish, Italian, Portuguese: qualities follow their nouns, and articles merge with prepositions. */
export const isRomance = (language: Language): boolean => /^(?:fr|es|it|pt)$/.test(language);

export const CONCEPT_KINDS = [
  'person',
  'animal',
  'plant',
  'building',
  'vehicle',
  'furniture',
  'food',
  'tool',
  'device',
  'instrument',
  'toy',
  'clothing',
  'container',
  'nature',
  'celestial',
  'symbol',
  'sign',
  'fantasy',
  'body-part',
  'place',
] as const;

/** Of who acts by themselves: people, animals and beings of tales. */
export const isLivingKind = (kind: string | undefined): boolean =>
  kind === 'person' || kind === 'animal' || kind === 'fantasy';

/** Where a thing is found when nothing is said. */
export const HABITATS = [
  'ground',
  'table',
  'hand',
  'wall',
  'ceiling',
  'air',
  'sky',
  'water',
  'underwater',
  'body',
] as const;

/** What a word means, told once: its words, its size, where it belongs, and who draws it. */
export const conceptSchema = z.strictObject({
  /** Kebab-case, the English word where it is one. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  kind: z.enum(CONCEPT_KINDS),
  /** Words by language, lower case, singular, the commonest first; plurals are found by rule, irregular ones are listed. */
  words: z.partialRecord(z.enum(LANGUAGES), z.array(z.string().min(1)).min(1)),
  /** Height (length of what lies) of an ordinary one. */
  heightCm: z.number().positive(),
  habitat: z.enum(HABITATS).default('ground'),
  /** The kit part or actor that draws it; none where nothing can draw it yet: it is reported as not drawn. */
  part: z.string().optional(),
  parameters: z.record(z.string(), z.unknown()).optional(),
  /** Places where it is at home, ids of places, the likeliest first. */
  places: z.array(z.string()).default([]),
});

export type Concept = z.output<typeof conceptSchema>;
/** As it is written in the tables: defaults may be left out. */
export type ConceptEntry = z.input<typeof conceptSchema>;
