import type { Pixels } from '@/lib/engines/engine';
import { compositeOver } from '@/lib/imaging/composite';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import type { LayerRole, Painting, WildLand } from '../painting';
import { assemble } from './assemble';
import type { PassName, PixelStep } from './raster/steps';
import { photographTerrain } from './terrain/terrain';

/** What stays of a drawing when its land is photographed; shadows would lie where the drawn ground was. */
const STAYS: readonly LayerRole[] = ['subject', 'lettering'];
/**
 * Passes that make up for a drawn land; a photographed one is deep in focus and has its texture, and
 * no lamp reaches it.
 */
const NEEDLESS: readonly PassName[] = ['photoGround', 'depthOfField', 'lighting'];

/** The painting without the land that a photograph takes the place of. */
export function figuresOf(painting: Painting): Painting {
  return { ...painting, layers: painting.layers.filter((layer) => STAYS.includes(layer.role)) };
}

export function passesOverLand(steps: readonly PixelStep[]): PixelStep[] {
  return steps.filter((step) => !NEEDLESS.includes(step.pass));
}

/** Figures before a rendered landscape. */
export async function photograph(
  figures: Painting,
  land: WildLand,
  seed: number,
  size: { widthPx: number; heightPx: number },
): Promise<Pixels> {
  const { pixels } = await photographTerrain({ ...land, ...size, seed });
  return compositeOver(rasterizeSvg(assemble(figures, size), size), pixels);
}
