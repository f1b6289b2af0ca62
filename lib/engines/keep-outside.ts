import { composite } from '@/lib/imaging/composite';
import type { Engine } from './engine';

/**
 * A `repaint` that touches nothing outside its mask, whatever an engine does there: filters that reach
 * over the border, windows that are pasted whole, pictures that lost their transparency.
 */
export function keepingOutside(repaint: Engine['repaint']): Engine['repaint'] {
  return async (image, mask, spec, context) => {
    const repainted = await repaint(image, mask, spec, context);
    return { ...repainted, pixels: composite(image, repainted.pixels, mask) };
  };
}
