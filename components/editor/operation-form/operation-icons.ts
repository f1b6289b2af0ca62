import {
  Blend,
  Eraser,
  Expand,
  Image,
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
import type { OperationIcon } from '@/lib/operations/catalogue';

/** The pictures of the icons that definitions name; one that is missing here does not compile. */
export const OPERATION_ICONS: Record<OperationIcon, LucideIcon> = {
  Blend,
  Eraser,
  Expand,
  Image,
  ImagePlus,
  ImageUpscale,
  PaintbrushVertical,
  PenTool,
  Scaling,
  ScanSearch,
  Scissors,
  Shuffle,
};
