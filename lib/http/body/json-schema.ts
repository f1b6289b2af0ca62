import { z } from 'zod';

/** The part of JSON Schema that decides how a multipart string becomes a value. */
export interface SchemaNode {
  type?: string;
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode;
  prefixItems?: SchemaNode[];
  maxItems?: number;
  anyOf?: SchemaNode[];
}

const cache = new WeakMap<z.ZodType, SchemaNode>();

/** The JSON Schema of what a client may send; made once for each schema. */
export function inputSchemaOf(schema: z.ZodType): SchemaNode {
  let node = cache.get(schema);
  if (!node) {
    node = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as SchemaNode;
    cache.set(schema, node);
  }
  return node;
}

/** Schema of an array's item at a place: a tuple's own, else the one of all items. */
export function itemSchema(node: SchemaNode | undefined, index: number): SchemaNode | undefined {
  return node?.prefixItems?.[Math.min(index, node.prefixItems.length - 1)] ?? node?.items;
}

/** Most items an array takes; `Infinity` when the schema does not say. */
export function maxItems(node: SchemaNode | undefined): number {
  return node?.prefixItems?.length ?? node?.maxItems ?? Infinity;
}
