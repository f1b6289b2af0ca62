import { type Pixels, type Plane } from '@/lib/engines/engine';
import { gaussianBlur } from '@/lib/imaging/kernels/blur';
import { squaredDistances } from '@/lib/imaging/kernels/distance';
import { type FloatPlane, toByte } from '@/lib/imaging/kernels/float-plane';
import { membrane } from '@/lib/imaging/kernels/membrane';

export interface Seam {
  /** 255 in the hole; the size of both pictures. */
  hole: Plane;
  /** How deep the border's colours reach into a closed scene. */
  featherPx: number;
  /** An open expanse (sky) takes the border's colours all the way: only its own details differ. */
  isOpen: boolean;
}

/** Rim of the hole, in pixels, along which the two pictures are compared. */
export const RIM_PX = 3;
/** Fine texture must not be drawn out into the hole. */
const SMOOTH_PX = 3;

/**
 * Shifts the colours of `scene` so that along the hole's border they meet those of `ground`: the
 * difference there is continued inwards as a membrane (P. Pérez et al., "Poisson image editing",
 * 2003, in its membrane form).
 */
export function joinSeam(ground: Pixels, scene: Pixels, { hole, featherPx, isOpen }: Seam): Pixels {
  const squared = squaredDistances(hole, 0);
  const inside = Uint8Array.from(squared, (distance) => (distance > RIM_PX ** 2 ? 255 : 0));
  const data = Uint8Array.from(scene.data);
  for (let channel = 0; channel < 3; channel++) {
    const shift = membrane(difference(ground, scene, channel), inside).data;
    for (let pixel = 0; pixel < inside.length; pixel++) {
      const depth = Math.sqrt(squared[pixel]!) / (2 * featherPx);
      const share = isOpen ? 1 : Math.max(0, 1 - depth) ** 2;
      const at = pixel * 4 + channel;
      data[at] = toByte(data[at]! + shift[pixel]! * share);
    }
  }
  return { ...scene, data };
}

function difference(ground: Pixels, scene: Pixels, channel: number): FloatPlane {
  const { widthPx, heightPx } = ground;
  const values = new Float32Array(widthPx * heightPx);
  for (let pixel = 0; pixel < values.length; pixel++) {
    const at = pixel * 4 + channel;
    values[pixel] = ground.data[at]! - scene.data[at]!;
  }
  return gaussianBlur({ widthPx, heightPx, data: values }, SMOOTH_PX);
}
