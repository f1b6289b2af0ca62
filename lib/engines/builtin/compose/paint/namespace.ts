import type { SceneCanvas } from './canvas';

/** Icons bring their own ids; each instance gets fresh ones. */
export function namespaced(canvas: SceneCanvas, body: string): string {
  const ids = new Map(
    [...body.matchAll(/\bid="([^"]+)"/g)].map((match) => [match[1] as string, canvas.id('i')]),
  );
  if (ids.size === 0) return body;
  return body
    .replace(/\bid="([^"]+)"/g, (_match, id: string) => `id="${ids.get(id) ?? id}"`)
    .replace(/url\(#([^)]+)\)/g, (_match, id: string) => `url(#${ids.get(id) ?? id})`)
    .replace(/href="#([^"]+)"/g, (_match, id: string) => `href="#${ids.get(id) ?? id}"`);
}
