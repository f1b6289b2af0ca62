import type { FieldName } from '@/lib/operations/catalogue';
import type { OperationDefinition } from '@/lib/operations/define-operation';
import { describeFields, type FieldDescription } from '@/lib/operations/fields/describe';

/** Fields with a place of their own in the form, on the canvas or in the tracing options. */
const PLACED: readonly FieldName[] = [
  'prompt',
  'model',
  'n',
  'size',
  'strength',
  'style',
  'style_id',
  'style_match',
  'negative_prompt',
  'text_layout',
  'controls',
  'random_seed',
  'image_format',
  'expand_left',
  'expand_right',
  'expand_top',
  'expand_bottom',
  'zoom_out_percentage',
  'svg_compression',
  'limit_num_shapes',
  'max_num_shapes',
];

const CONTROLLABLE: readonly FieldDescription['kind'][] = [
  'text',
  'number',
  'range',
  'choice',
  'switch',
];

/**
 * The parameters of an operation that nobody has placed: an added operation's own ones appear in the
 * form by their description alone.
 */
export function plainParameters(
  definition: Pick<OperationDefinition, 'input'>,
): [name: string, field: FieldDescription][] {
  return Object.entries(describeFields(definition.input)).filter(
    ([name, { hidden, kind }]) =>
      !hidden &&
      !name.includes('.') &&
      !(PLACED as readonly string[]).includes(name) &&
      CONTROLLABLE.includes(kind),
  );
}
