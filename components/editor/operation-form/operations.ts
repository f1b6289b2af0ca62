import {
  Blend,
  Eraser,
  Expand,
  Image as ImageIcon,
  ImagePlus,
  ImageUpscale,
  PaintbrushVertical,
  PenTool,
  Scaling,
  ScanSearch,
  Scissors,
  Shuffle,
  type LucideIcon,
} from 'lucide-react';
import type { OperationId } from '../store/operation';

/** The picture on each operation's tile. */
export const OPERATION_ICONS: Record<OperationId, LucideIcon> = {
  generate: ImagePlus,
  inpaint: PaintbrushVertical,
  erase: Eraser,
  outpaint: Expand,
  background: ImageIcon,
  restyle: Blend,
  remix: Shuffle,
  removeBackground: Scissors,
  vectorize: PenTool,
  crispUpscale: Scaling,
  creativeUpscale: ImageUpscale,
  refineDetails: ScanSearch,
};
