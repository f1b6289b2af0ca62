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

/**
 * The wild land that a scene is set in, for looks of the camera: they photograph a rendered landscape
 * in place of the drawn backdrop and scenery. Left out where a scene is not a wild land.
 */
export interface WildLand {
  biome: 'alpine' | 'hills' | 'desert' | 'snow';
  hour: 'noon' | 'golden' | 'dusk' | 'night';
  /** A lake or a sea lies in front: only for scenes whose subjects float, fly or stand apart. */
  water: boolean;
}

export interface Painting {
  widthPx: number;
  heightPx: number;
  /** Content of one shared `<defs>`: gradients, clip paths, patterns. */
  defs: string;
  layers: PaintedLayer[];
  light: SceneLight;
  /** The backdrop is a sky: a camera finds clouds in it. */
  outdoors?: boolean;
  land?: WildLand;
  /** A pattern that meets itself at every border: it does after every look. */
  isTile?: boolean;
}
