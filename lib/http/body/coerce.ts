import { ApiError } from '@/lib/errors/api-error';
import { parseBoundedJson } from './read-json';
import { itemSchema, type SchemaNode } from './json-schema';

const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

function accepts(node: SchemaNode, ...types: string[]): boolean {
  if (node.anyOf) return node.anyOf.some((option) => accepts(option, ...types));
  return node.type !== undefined && types.includes(node.type);
}

function parseNested(text: string, field: string): unknown {
  try {
    return parseBoundedJson(text, field);
  } catch (cause) {
    if (cause instanceof ApiError && cause.code !== 'invalid_json') throw cause;
    throw new ApiError('invalid_request', `${field} is not valid JSON`, { param: field, cause });
  }
}

/** What clients in several languages write for true and false. */
const BOOLEANS = new Map([
  ...['true', 'True', '1', 'on'].map((word) => [word, true] as const),
  ...['false', 'False', '0', 'off'].map((word) => [word, false] as const),
]);

function coerceText(text: string, node: SchemaNode, field: string): unknown {
  if (accepts(node, 'boolean') && BOOLEANS.has(text)) return BOOLEANS.get(text);
  if (accepts(node, 'string')) return text;
  if (text === '') return undefined;
  if (accepts(node, 'number', 'integer')) return NUMBER.test(text) ? Number(text) : text;
  if (accepts(node, 'object', 'array')) return parseNested(text, field);
  return text;
}

/**
 * Turns the strings of a multipart body into what the schema asks for: numbers that parse exactly,
 * booleans in their usual spellings, nested JSON. What does not fit stays a string, for the schema to refuse with its place.
 */
export function coerce(value: unknown, node: SchemaNode | undefined, field: string): unknown {
  if (node === undefined) return value;
  if (typeof value === 'string') return coerceText(value, node, field);
  if (Array.isArray(value)) {
    return value.map((item, index) => coerce(item, itemSchema(node, index), field));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        coerce(item, node.properties?.[key], field === '' ? key : field),
      ]),
    );
  }
  return value;
}
