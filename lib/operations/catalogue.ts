import { createStyle } from './create-style/definition';
import type { OperationDefinition } from './define-operation';
import { generateImage } from './generate/definition';

/**
 * Every operation, for whatever is derived from them: the router, the OpenAPI document, the studio's
 * forms and the reference. Runs in the browser too; what does the work stands in `runs.ts`.
 */
export const CATALOGUE = [generateImage, createStyle] as unknown as readonly OperationDefinition[];

/** The operation that answers a path. */
export function operationAt(path: string): OperationDefinition | undefined {
  return CATALOGUE.find((operation) => operation.paths.includes(path));
}
