import { DELIVERY_FIELDS, TONES } from './fields';
import { isOpenAiModel } from './models';

/** Fields that only OpenAI's API has. */
const FOREIGN_FIELDS = [...Object.keys(DELIVERY_FIELDS), 'partial_images'];

const TONE_NAMES: readonly unknown[] = TONES;

/**
 * Whether a request for a picture, on the route that both APIs have, speaks OpenAI's dialect: it names
 * one of OpenAI's models, sends a field that only OpenAI has, or a value that only OpenAI knows. A size
 * alone does not tell: on our own terms one that the model lacks is refused.
 */
export function isDialect(fields: Record<string, unknown>, takesAliases: boolean): boolean {
  const { model, stream, style, size } = fields;
  if (isOpenAiModel(model, takesAliases) || stream === true) return true;
  if (FOREIGN_FIELDS.some((name) => fields[name] !== undefined)) return true;
  return TONE_NAMES.includes(style) || size === 'auto';
}
