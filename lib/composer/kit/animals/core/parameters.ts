import { z } from 'zod';

/** A colour as data of animals may write it. */
export const animalColor = z.string().regex(/^#[0-9a-fA-F]{6}$/);

/** What can be told of any animal; everything else is its species'. */
export const animalParameters = z.object({
  coat: animalColor.optional(),
  belly: animalColor.optional(),
  /** On its hind legs, as tales tell it. */
  upright: z.boolean().default(false),
  /** Its head alone: seen from the front, or from the side with `view`. */
  headOnly: z.boolean().default(false),
  /** Skates are under its feet. */
  skates: z.boolean().default(false),
  /** Its height as it stands in the picture, where it is not its own. */
  heightCm: z.number().positive().optional(),
});

/** From where it is seen, where its pose does not decide. */
export const viewParameter = z.enum(['front', 'side']).optional();

/** What was told, or the ordinary one where that makes no sense: an actor draws whatever it is given. */
export function told<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  const parsed = schema.safeParse(raw);
  return parsed.success ? parsed.data : schema.parse({});
}
