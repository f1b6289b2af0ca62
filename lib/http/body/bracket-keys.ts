import { ApiError } from '@/lib/errors/api-error';
import { itemSchema, maxItems, type SchemaNode } from './json-schema';

/**
 * Nested values in multipart field names: `controls[colors][0][rgb][0]`, or with empty brackets,
 * where each pushes to a list. Empty brackets inside one another are ambiguous (`a[][b][]`): the schema
 * settles it, filling an item until it is full before the next one begins.
 */

const MAX_DEPTH = 8;
/** The longest list there is has 60 items; a larger index would make a list of holes. */
const MAX_INDEX = 99;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

type Container = Record<string, unknown> | unknown[];

/** Splits `a[b][0][]` into `a`, `b`, `0` and an empty key; `undefined` when the brackets do not match. */
export function splitFieldName(name: string): string[] | undefined {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) return undefined;
  const nested = [...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? '');
  return [match[1] ?? '', ...nested];
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

function childSchema(schema: SchemaNode | undefined, key: string, index: number) {
  return schema?.properties?.[key] ?? itemSchema(schema, index);
}

/** Whether the rest of a name still finds room inside a container that exists. */
function hasRoom(
  container: unknown,
  schema: SchemaNode | undefined,
  keys: readonly string[],
): boolean {
  const [key = '', ...rest] = keys;
  if (Array.isArray(container)) {
    if (key !== '') return true;
    if (container.length < maxItems(schema)) return true;
    return rest.length > 0 && hasRoom(container.at(-1), itemSchema(schema, container.length), rest);
  }
  if (!isContainer(container)) return false;
  const child = (container as Record<string, unknown>)[key];
  if (child === undefined) return true;
  return rest.length > 0 && hasRoom(child, schema?.properties?.[key], rest);
}

function emptyContainerFor(nextKey: string): Container {
  return nextKey === '' || /^\d+$/.test(nextKey) ? [] : (Object.create(null) as Container);
}

function assignAt(container: Container, key: string | number, value: unknown): void {
  (container as Record<string | number, unknown>)[key] = value;
}

/** The place in a container that a key means; a push continues the last item while it has room. */
function placeOf(
  container: Container,
  schema: SchemaNode | undefined,
  key: string,
  rest: readonly string[],
): string | number {
  if (!Array.isArray(container)) return key;
  if (key !== '') return Number(key);
  const last = container.length - 1;
  const continues =
    rest.length > 0 && last >= 0 && hasRoom(container[last], itemSchema(schema, last), rest);
  return continues ? last : container.length;
}

function checkKeys(keys: readonly string[]): void {
  const [field = ''] = keys;
  const refuse = (problem: string): never => {
    throw new ApiError('invalid_request', `field name ${JSON.stringify(field)}: ${problem}`, {
      param: field,
    });
  };
  if (keys.length > MAX_DEPTH) refuse(`more than ${MAX_DEPTH} levels of brackets`);
  for (const key of keys) {
    if (FORBIDDEN_KEYS.has(key)) refuse(`${key} is not a name a field may have`);
    if (/^\d+$/.test(key) && Number(key) > MAX_INDEX) refuse(`indexes go up to ${MAX_INDEX}`);
  }
}

/** Puts a value into `fields` at the place its bracketed name says; the schema is the whole input's. */
export function assignBracketed(
  fields: Record<string, unknown>,
  keys: readonly string[],
  value: unknown,
  schema: SchemaNode,
): void {
  checkKeys(keys);
  let container: Container = fields;
  let node: SchemaNode | undefined = schema;
  for (const [depth, key] of keys.entries()) {
    const rest = keys.slice(depth + 1);
    const place = placeOf(container, node, key, rest);
    if (rest.length === 0) return assignAt(container, place, value);
    const child: unknown = (container as Record<string | number, unknown>)[place];
    const next: Container = isContainer(child) ? child : emptyContainerFor(rest[0] ?? '');
    if (next !== child) assignAt(container, place, next);
    node = childSchema(node, key, typeof place === 'number' ? place : 0);
    container = next;
  }
}
