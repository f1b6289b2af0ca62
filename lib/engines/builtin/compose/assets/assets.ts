import { createRequire } from 'node:module';
import measured from './measured.json';
import own from './own.json';

export interface Artwork {
  /** SVG fragment; ids in it are the icon's own and must be namespaced before use. */
  body: string;
  /** Drawn box in the icon's coordinates. */
  box: { x: number; y: number; width: number; height: number };
}

interface IconSet {
  icons: Record<string, { body: string }>;
}
type Box = [x: number, y: number, width: number, height: number, crownX: number];

const requireFromHere = createRequire(import.meta.url);
const boxes = measured as unknown as Record<string, Box>;
const ownBodies = own as Record<string, string>;
const sets = new Map<string, IconSet>();

/** Icon sets are large, so each is read once and only when something of it is drawn. */
function setOf(name: string): IconSet {
  const known = sets.get(name);
  if (known) return known;
  const loaded = requireFromHere(`@iconify-json/${name}/icons.json`) as IconSet;
  sets.set(name, loaded);
  return loaded;
}

/** Drawn box of an asset, without loading its artwork. */
export function boxOf(asset: string): Artwork['box'] {
  const box = boxes[asset];
  if (!box) throw new Error(`The asset ${asset} was never measured`);
  const [x, y, width, height] = box;
  return { x, y, width, height };
}

/** Middle of what is drawn in the topmost part: where a hat would sit. */
export function crownXOf(asset: string): number {
  return boxes[asset]?.[4] ?? boxOf(asset).x + boxOf(asset).width / 2;
}

/** The artwork of an asset key `set:icon`. */
export function artworkOf(asset: string): Artwork {
  const [set = '', icon = ''] = asset.split(':');
  const body = set === 'own' ? ownBodies[icon] : setOf(set).icons[icon]?.body;
  if (body === undefined) throw new Error(`The asset ${asset} is not in its icon set`);
  return { body, box: boxOf(asset) };
}
