import type { Canvas } from '../canvas';
import { outdoors } from '../outdoor';
import { TERRAINS } from '../outdoor/terrain';

/** Open country as it is seen from a terrace: it ends at the railing, and nothing of it is before who stands there. */

const TOWN = /^(?:city|street|square|village|rooftop|harbour|park|garden|river|lake|sky)$/;

/** Where the land meets the sky, as a share of what is seen over the railing. */
const HORIZON = 0.5;
/** All of it is behind the railing. */
const DEPTH = 0.045;

const isCountry = (part: string) => part in TERRAINS && !TOWN.test(part);

/** Whether what is looked out on is country or the sea, and no town. */
export const overlooksCountry = ({ stage }: Canvas): boolean =>
  stage.parts.some(isCountry) && !stage.parts.includes('city');

/** Draws the country down to the railing. */
export function addOverlooked(canvas: Canvas, railPx: number): void {
  const { stage } = canvas;
  const parts = stage.parts.filter((part) => part in TERRAINS);
  const isSea = parts.includes('sea');
  const { layers } = outdoors.draw({
    ...stage,
    parts,
    heightPx: railPx,
    horizon: HORIZON,
    standY: 0.9,
    ...(isSea ? { isAfloat: true } : {}),
  });
  for (const { role, depth, ...layer } of layers)
    if (role !== 'foreground') canvas.add({ ...layer, role, depth: Math.max(0, depth) * DEPTH });
}
