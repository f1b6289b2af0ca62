import type { z } from 'zod';
import type { BriefElement } from '../brief';
import type { Concept } from '../concepts/concept';

/**
 * What a prompt says of a thing, as parameters of the part that draws it. Parts name what they can be
 * (`material`, `state`, `open`); what a part does not know is left out, and an attribute fits where its
 * schema takes it.
 */
const VALUE_KEYS = [
  'material',
  'state',
  'pattern',
  'finish',
  'shape',
  'kind',
  'variant',
  'markings',
];
const COLOR_KEYS = ['color', 'coat', 'body', 'paint', 'cover'];

function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  return 'shape' in schema ? (schema.shape as Record<string, z.ZodType>) : {};
}

function takes(schema: z.ZodType | undefined, value: unknown): boolean {
  return schema?.safeParse(value).success ?? false;
}

export function parametersOf(
  { parameters = {} }: Concept,
  { colors, attributes }: BriefElement,
  schema: z.ZodType,
  isFromAbove = false,
): Record<string, unknown> {
  const shape = shapeOf(schema);
  const told: Record<string, unknown> = {};
  const [color] = colors;
  if (color) {
    const key = COLOR_KEYS.find((name) => takes(shape[name], color));
    if (key) told[key] = color;
    else if (takes(shape.colors, [color])) told.colors = [color];
  }
  for (const attribute of attributes) {
    const key = VALUE_KEYS.find((name) => takes(shape[name], attribute));
    if (key) told[key] = attribute;
    else if (takes(shape[attribute], true)) told[attribute] = true;
  }
  if (isFromAbove && takes(shape.view, 'top')) told.view = 'top';
  return { ...parameters, ...told };
}
