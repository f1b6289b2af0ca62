import { followLayerKeys } from '../document/layer-keys';
import { followTextKeys } from '../text/text-keys';
import { followVectorKeys } from '../vector/vector-keys';

/** Follows the keys of text boxes, layers and paths on the canvas; the returned function stops that. */
export function followCanvasKeys(): () => void {
  const stops = [followTextKeys(), followLayerKeys(), followVectorKeys()];
  return () => stops.forEach((stop) => stop());
}
