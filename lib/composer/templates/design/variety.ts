import type { TemplateRequest } from '../template';

/**
 * One of several constructions. The stream of a request begins somewhere in the list, and each of its
 * pictures takes the next, so that no two of `n` are alike while there are enough.
 */
export function construction<T>(
  request: Pick<TemplateRequest, 'random' | 'variant'>,
  items: readonly [T, ...T[]],
): T {
  const start = request.random.whole(0, items.length - 1);
  return items[(start + (request.variant ?? 0)) % items.length] ?? items[0];
}
