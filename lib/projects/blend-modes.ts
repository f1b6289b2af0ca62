/**
 * How a layer meets what lies beneath it, by the names of the W3C's "Compositing and Blending Level 1"
 * that canvas (`globalCompositeOperation`; `normal` is `source-over` there), CSS, SVG and PSD share.
 */
export const BLEND_MODES = [
  'normal',
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
  'difference',
  'exclusion',
  'hue',
  'saturation',
  'color',
  'luminosity',
] as const;

export type BlendMode = (typeof BLEND_MODES)[number];
