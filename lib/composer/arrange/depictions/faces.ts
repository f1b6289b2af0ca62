import type { Edges } from '@/lib/svg/point';
import type { KitDrawing } from '../../kit/part';

/** Where things have room for a picture. */
export interface Face {
  /** As shares of the thing's box from the upper left. */
  box: Edges;
  /** `picture` fills it with a small scene; `print` sets the motif alone upon the thing. */
  as: 'picture' | 'print';
  /** What is there already is covered in the thing's own colour. */
  isCovered?: boolean;
}

const face = (
  as: Face['as'],
  [left, top, right, bottom]: readonly [number, number, number, number],
  isCovered = false,
): Face => ({ as, box: { left, top, right, bottom }, ...(isCovered ? { isCovered } : {}) });

/** By concept; of anything else the largest free part of its outline. */
export const FACES: Readonly<Record<string, Face>> = {
  'picture-frame': face('picture', [0.12, 0.17, 0.88, 0.83]),
  'poster-sheet': face('picture', [0.08, 0.06, 0.9, 0.93]),
  mirror: face('picture', [0.22, 0.2, 0.78, 0.8]),
  billboard: face('picture', [0.025, 0.035, 0.965, 0.455]),
  easel: face('picture', [0.1, 0.275, 0.895, 0.635]),
  whiteboard: face('print', [0.2, 0.12, 0.8, 0.84]),
  blackboard: face('print', [0.2, 0.1, 0.8, 0.68]),
  television: face('picture', [0.035, 0.05, 0.965, 0.865]),
  monitor: face('picture', [0.04, 0.06, 0.96, 0.74]),
  laptop: face('picture', [0.105, 0.075, 0.895, 0.87]),
  tablet: face('picture', [0.055, 0.045, 0.93, 0.955]),
  phone: face('picture', [0.07, 0.04, 0.92, 0.96]),
  book: face('picture', [0.14, 0.07, 0.86, 0.93]),
  newspaper: face('picture', [0.06, 0.05, 0.92, 0.92]),
  notebook: face('print', [0.2, 0.12, 0.86, 0.88], true),
  't-shirt': face('print', [0.33, 0.28, 0.67, 0.82]),
  'shirt-on-hanger': face('print', [0.34, 0.42, 0.66, 0.88]),
  'standing-frame': face('picture', [0.15, 0.11, 0.85, 0.86]),
  hoodie: face('print', [0.36, 0.4, 0.64, 0.63]),
  sweater: face('print', [0.32, 0.3, 0.68, 0.84], true),
  'tote-bag': face('print', [0.14, 0.4, 0.86, 0.93], true),
  mug: face('print', [0.1, 0.24, 0.68, 0.88]),
  flag: face('print', [0.27, 0.08, 0.95, 0.47]),
  'warning-road-sign': face('print', [0.24, 0.13, 0.76, 0.39]),
  placard: face('print', [0.06, 0.06, 0.94, 0.42], true),
  'shop-sign': face('print', [0.32, 0.27, 0.9, 0.57]),
  surfboard: face('print', [0.16, 0.3, 0.84, 0.72], true),
  shield: face('print', [0.16, 0.14, 0.8, 0.82]),
  cap: face('print', [0.24, 0.2, 0.62, 0.66]),
  apron: face('print', [0.27, 0.3, 0.73, 0.78], true),
  backpack: face('print', [0.14, 0.14, 0.78, 0.5]),
  'shopping-bag': face('print', [0.14, 0.38, 0.78, 0.92]),
  towel: face('print', [0.24, 0.16, 0.76, 0.74]),
  'food-truck': face('print', [0.55, 0.32, 0.71, 0.7]),
  'hot-air-balloon': face('print', [0.22, 0.12, 0.78, 0.46]),
  wall: face('print', [0.05, 0.16, 0.6, 0.95]),
  'brick-wall': face('print', [0.05, 0.16, 0.6, 0.95]),
  mural: face('picture', [0.02, 0.045, 0.98, 0.955]),
  tapestry: face('picture', [0.155, 0.11, 0.845, 0.885]),
  'paper-drawing': face('print', [0.06, 0.14, 0.94, 0.96]),
  'photo-print': face('picture', [0.09, 0.075, 0.91, 0.77]),
  postcard: face('picture', [0.04, 0.06, 0.96, 0.94]),
  'stained-glass-window': face('picture', [0.19, 0.315, 0.81, 0.87]),
};

/** A face in the thing's own centimetres. */
export function edgesOf({ box }: Face, { box: of }: Pick<KitDrawing, 'box'>): Edges {
  const [width, height] = [of.right - of.left, of.bottom - of.top];
  return {
    left: of.left + box.left * width,
    right: of.left + box.right * width,
    top: of.top + box.top * height,
    bottom: of.top + box.bottom * height,
  };
}
