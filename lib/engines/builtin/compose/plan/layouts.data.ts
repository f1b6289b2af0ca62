import type { LayoutId } from '../understand/description';

/** Where a layout puts its subjects: centre as shares of the picture, size in shorter sides. */
export interface LayoutBox {
  centreX: number;
  centreY: number;
  width: number;
  height: number;
}

/** Layouts that frame their subjects; the others stand them in a place. */
export const LAYOUT_BOXES: Partial<Record<LayoutId, LayoutBox>> = {
  object: { centreX: 0.5, centreY: 0.5, width: 0.66, height: 0.62 },
  icon: { centreX: 0.5, centreY: 0.5, width: 0.52, height: 0.5 },
  logo: { centreX: 0.5, centreY: 0.41, width: 0.36, height: 0.37 },
  badge: { centreX: 0.5, centreY: 0.46, width: 0.42, height: 0.36 },
  sticker: { centreX: 0.5, centreY: 0.5, width: 0.66, height: 0.68 },
  product: { centreX: 0.5, centreY: 0.47, width: 0.6, height: 0.5 },
  character: { centreX: 0.5, centreY: 0.53, width: 0.66, height: 0.7 },
  poster: { centreX: 0.5, centreY: 0.63, width: 0.8, height: 0.54 },
  banner: { centreX: 0.73, centreY: 0.52, width: 0.88, height: 0.7 },
  'still-life': { centreX: 0.5, centreY: 0.6, width: 0.92, height: 0.64 },
  isometric: { centreX: 0.5, centreY: 0.47, width: 0.6, height: 0.42 },
};

/** Head and shoulders: the body goes on below the edge of the picture. */
export const PORTRAIT_BOX: LayoutBox = { centreX: 0.5, centreY: 0.83, width: 1.1, height: 1.24 };

/** Framed only on a plain ground: with a place, their subjects stand in it as in a scene. */
export const STAGED_LAYOUTS: ReadonlySet<LayoutId> = new Set<LayoutId>([
  'object',
  'product',
  'character',
  'poster',
]);

/** Layouts whose colours are graphic: no hour of the day tints them. */
export const GRAPHIC_LAYOUTS: ReadonlySet<LayoutId> = new Set<LayoutId>([
  'object',
  'icon',
  'logo',
  'badge',
  'pattern',
  'sticker',
  'product',
  'infographic',
  'abstract',
]);

/** Layouts that gather their subjects around the first of them. */
export const HERO_LAYOUTS: ReadonlySet<LayoutId> = new Set<LayoutId>([
  'poster',
  'banner',
  'still-life',
]);
