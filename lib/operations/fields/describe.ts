import { z } from 'zod';
import { formHints, type FormHint } from './form-hints';

/** The control that a field asks for. */
export type ControlKind = 'text' | 'number' | 'range' | 'choice' | 'switch' | 'list' | 'object';

/** A field of a request as its schema describes it; a form needs to know nothing else. */
export interface FieldDescription extends FormHint {
  title: string;
  description: string;
  required: boolean;
  kind: ControlKind;
  /** Smallest and largest number; a range has both. */
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  /** What a choice may be, in the order of the hints' labels where there are some. */
  values?: readonly string[];
}

/** The part of JSON Schema that says what a form may offer. */
interface SchemaNode {
  type?: string;
  title?: string;
  description?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  enum?: readonly string[];
  anyOf?: readonly SchemaNode[];
  properties?: Record<string, SchemaNode>;
  required?: readonly string[];
}

/** Steps of a range that people can still tell apart on a slider. */
const MOST_STEPS = 100;

function kindOf(node: SchemaNode): ControlKind {
  if (node.type === 'boolean' || node.anyOf?.some(({ type }) => type === 'boolean')) {
    return 'switch';
  }
  if (node.enum) return 'choice';
  if (node.type === 'array') return 'list';
  if (node.type === 'object') return 'object';
  if (node.type !== 'integer' && node.type !== 'number') return 'text';
  const { minimum, maximum } = node;
  const bounded = minimum !== undefined && maximum !== undefined;
  return bounded && maximum - minimum <= MOST_STEPS ? 'range' : 'number';
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function describeNode(node: SchemaNode, required: boolean, hint: FormHint): FieldDescription {
  const { title = '', description = '', minimum, maximum, maxLength, maxItems } = node;
  const labelled = hint.labels && Object.keys(hint.labels);
  const values = node.enum && (labelled ?? node.enum);
  return {
    title,
    description,
    required: required && node.default === undefined,
    kind: kindOf(node),
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(maxItems === undefined ? {} : { maxItems }),
    ...(values === undefined ? {} : { values }),
    ...(isScalar(node.default) ? { initial: node.default } : {}),
    ...(node.type === 'integer' ? { step: 1 } : {}),
    ...hint,
  };
}

const known = new WeakMap<z.ZodObject, Readonly<Record<string, FieldDescription>>>();

function describe(schema: z.ZodObject): Record<string, FieldDescription> {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as SchemaNode;
  const described: Record<string, FieldDescription> = {};
  const note = (prefix: string, { properties = {}, required = [] }: SchemaNode) => {
    for (const [name, node] of Object.entries(properties)) {
      const field = prefix === '' ? schema.shape[name] : undefined;
      const hint = (field && formHints.get(field as z.ZodType)) ?? {};
      described[prefix + name] = describeNode(node, required.includes(name), hint);
      if (node.properties) note(`${prefix}${name}.`, node);
    }
  };
  note('', root);
  return described;
}

/**
 * The fields of a request by name, those of nested objects as `controls.colors`: titles, ranges,
 * choices and the control that each asks for, all read from the schema that judges the request.
 */
export function describeFields(schema: z.ZodObject): Readonly<Record<string, FieldDescription>> {
  const description = known.get(schema) ?? describe(schema);
  known.set(schema, description);
  return description;
}
