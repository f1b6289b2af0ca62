/**
 * A picture between `paint` and `finish`: layers of SVG, back to front, with what a treatment needs
 * to know about each of them. Everything in it is self-contained (no external references, no
 * scripts, no `<text>`: lettering is already paths) and every id is namespaced by its layer.
 */

export type LayerRole =
  | 'backdrop' // sky, wall, flat ground: fills the picture
  | 'scenery' // ridges, trees, buildings, furniture behind or around the subjects
  | 'shadow' // contact and cast shadows
  | 'subject'
  | 'foreground' // grass, snow, foliage in front of the subjects
  | 'atmosphere' // rays, fog, rain, snowfall, stars
  | 'lettering';

export interface PaintedLayer {
  /** Unique in the picture, a valid XML id, readable: `sky`, `ridge-2`, `fox-1`. */
  id: string;
  role: LayerRole;
  /** 0 at the horizon or behind, 1 nearest to the viewer. */
  depth: number;
  /** An SVG fragment in picture pixels. */
  svg: string;
}

export interface SceneLight {
  /** Where the light comes from, degrees clockwise from straight above the picture. */
  directionDegrees: number;
  /** Colour of the light, 0 to 255 each. */
  color: [number, number, number];
  /** Colour of the shadows. */
  ambient: [number, number, number];
  /** 0 night to 1 full day. */
  brightness: number;
}

export interface Painting {
  widthPx: number;
  heightPx: number;
  /** Content of one shared `<defs>`: gradients, clip paths, patterns. */
  defs: string;
  layers: PaintedLayer[];
  light: SceneLight;
}
