import type { Shapes } from './shape';

/**
 * Only the silhouettes of a drawing: tones and markings are cut to them by clips, stay painted on them
 * and are no volumes of their own.
 */
export function formsOf(shapes: Shapes): Shapes {
  return { ...shapes, list: shapes.list.filter(({ clips }) => clips.length === 0) };
}
