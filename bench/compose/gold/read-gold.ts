import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

export const HALVES = ['tune', 'held'] as const;
export type Half = (typeof HALVES)[number];

export const CATEGORIES = [
  'animal',
  'appillus',
  'archit',
  'banner',
  'bloghero',
  'character',
  'concept',
  'education',
  'fantasy',
  'food',
  'holiday',
  'icon',
  'infographic',
  'isometric',
  'landscape',
  'logo',
  'nonen',
  'pattern',
  'poster',
  'product',
  'work',
] as const;

export const RELATIONS = [
  'against',
  'around',
  'at',
  'behind',
  'beside',
  'between',
  'from',
  'holds',
  'in',
  'in-front-of',
  'on',
  'over',
  'through',
  'towards',
  'under',
  'wears',
] as const;

const TEMPLATES = [
  'app-icon',
  'badge-on-icon',
  'chart',
  'coloring-page',
  'comparison',
  'cross-section',
  'cycle',
  'emblem',
  'flash-card',
  'grid',
  'icon',
  'icon-set',
  'labelled-diagram',
  'logo',
  'map',
  'monogram',
  'pattern',
  'pyramid',
  'steps',
  'timeline',
] as const;

/** What is counted although it is no element of its own: parts of a template. */
const PARTS = ['column', 'face', 'icon', 'layer', 'milestone', 'planet', 'slice', 'step'];

export const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'ru', 'ja'] as const;

const MAX_ELEMENTS = 15;

const text = z
  .string()
  .min(1)
  .refine((value) => value === value.trim(), 'has blanks at an end');
const name = text.refine((value) => value === value.toLowerCase(), 'names are lower case');

const element = z
  .strictObject({ name, accept: z.array(name).min(1) })
  .refine((it) => it.accept.includes(it.name), 'an element is accepted under its own name')
  .refine((it) => new Set(it.accept).size === it.accept.length, 'a name is accepted twice');

const goldPrompt = z
  .strictObject({
    id: z.string().regex(/^[a-z]+-\d\d$/),
    category: z.enum(CATEGORIES),
    model: z.string().regex(/^svcv\d/),
    style: text.optional(),
    prompt: text,
    elements: z.array(element).min(1).max(MAX_ELEMENTS),
    relations: z.array(z.strictObject({ from: name, kind: z.enum(RELATIONS), to: name })),
    actions: z.array(
      z.strictObject({
        agent: name,
        verb: name,
        patient: name.optional(),
        with: name.optional(),
      }),
    ),
    place: name.nullable(),
    hour: z.enum(['dawn', 'morning', 'noon', 'afternoon', 'sunset', 'dusk', 'night']).optional(),
    weather: z.enum(['sun', 'cloud', 'rain', 'snow', 'storm', 'wind', 'fog']).optional(),
    lettering: z.array(text).min(1).optional(),
    count: z.record(name, z.int().min(1)).optional(),
    template: z.enum(TEMPLATES).optional(),
  })
  .superRefine((gold, context) => {
    const known = new Set(gold.elements.map((it) => it.name));
    const complain = (message: string) =>
      context.addIssue({ code: 'custom', message: `${gold.id}: ${message}` });
    if (known.size < gold.elements.length) complain('an element is listed twice');
    if (!gold.id.startsWith(`${gold.category}-`)) complain(`is no id of ${gold.category}`);
    const referred = [
      ...gold.relations.flatMap(({ from, to }) => [from, to]),
      ...gold.actions.flatMap((action) => [action.agent, action.patient, action.with]),
      ...Object.keys(gold.count ?? {}).filter((counted) => !PARTS.includes(counted)),
    ];
    for (const it of referred) {
      if (it !== undefined && !known.has(it)) complain(`"${it}" is not among its elements`);
    }
  });

export type GoldPrompt = z.infer<typeof goldPrompt>;

const TEXT_OF = Object.fromEntries(LANGUAGES.map((language) => [language, text])) as Record<
  (typeof LANGUAGES)[number],
  typeof text
>;

const translated = z.strictObject({
  id: z.string(),
  half: z.enum(HALVES),
  prompt: text,
  translations: z.strictObject(TEXT_OF),
});

export type TranslatedPrompt = z.infer<typeof translated>;

const FOLDER = path.join(process.cwd(), 'bench/compose/gold');

function parse<T>(file: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')));
  if (!parsed.success) throw new Error(`${file}\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** The prompts of a half with what a person must see in their pictures. */
export function readGold(half: Half): GoldPrompt[] {
  const files = readdirSync(FOLDER).filter((file) => file.startsWith(`${half}-`));
  return files.sort().flatMap((file) => {
    const prompts = parse(file, z.array(goldPrompt));
    const stray = prompts.find(({ category }) => file !== `${half}-${category}.json`);
    if (stray) throw new Error(`${file}: ${stray.id} belongs into another file`);
    return prompts;
  });
}

/** Prompts of a half in other languages: each must be read as the English one is. */
export function readTranslations(half: Half): TranslatedPrompt[] {
  return parse('translations.json', z.array(translated)).filter((it) => it.half === half);
}

/** A round may be written in some of the languages only. */
const inLanguages = z.strictObject({ en: text, ...z.strictObject(TEXT_OF).partial().shape });

export const ROUNDS = readdirSync(FOLDER)
  .flatMap((file) => /^tongues-(\d+)\.json$/.exec(file)?.[1] ?? [])
  .map(Number);

/** Prompts that were written in several languages before anybody saw how they are read. */
export const readRound = (round: number) =>
  parse(`tongues-${String(round)}.json`, z.array(inLanguages));
