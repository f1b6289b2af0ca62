import { boxBlur } from '../raster/blur';
import { hatch, linePhase } from '../raster/hatch';
import { drawnLines } from '../raster/lines';
import { clamp } from '../raster/math';
import { noiseField } from '../raster/noise';
import { paperTooth } from '../raster/paper';
import { lumaOf, type Planes } from '../raster/planes';
import { reliefOf } from '../raster/relief';
import type { RasterScene } from '../raster/scene';

export interface EngravingOptions {
  spacingPx: number;
  /** 0 black ink on paper to 1 the picture's colours under coloured lines. */
  color: number;
  paper: readonly [number, number, number];
  ink: readonly [number, number, number];
}

/** How many lines a cushion's height pushes the lines aside: they bend over the form. */
const BEND_OVER_FORM = 1.5;

/** Tone to cut: darkness with its contrast spread, a little darker on the side away from the light. */
function darknessOf(luma: Float32Array, height: Float32Array, scene: RasterScene): Float32Array {
  const { widthPx, heightPx, scale } = scene;
  const turn = (scene.light.directionDegrees * Math.PI) / 180;
  const [lx, ly] = [Math.sin(turn), -Math.cos(turn)];
  const smooth = boxBlur(height, widthPx, heightPx, 3 * scale, 2);
  const darkness = new Float32Array(luma.length);
  for (let y = 0, p = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, p += 1) {
      const dx = x < widthPx - 1 && x > 0 ? smooth[p + 1]! - smooth[p - 1]! : 0;
      const dy = y < heightPx - 1 && y > 0 ? smooth[p + widthPx]! - smooth[p - widthPx]! : 0;
      const shade = clamp((dx * lx + dy * ly) * 0.3, -0.3, 0.3);
      darkness[p] = clamp(1.02 - luma[p]! * 1.05 + shade, 0, 1);
    }
  }
  return darkness;
}

/**
 * Copperplate engraving: swelling lines that bend over the forms, a second set crossing them in the
 * shadows, thin outlines. With colour, the lines are printed over flat tints.
 */
export function engraving(planes: Planes, scene: RasterScene, options: EngravingOptions): Planes {
  const { widthPx, heightPx, scale } = scene;
  const spacingPx = Math.max(3, options.spacingPx * scale);
  const luma = lumaOf(planes);
  const { height } = reliefOf(scene.regions(), { what: 'everything', roundness: 0.05, body: 0.7 });
  const darkness = darknessOf(luma, height, scene);
  const wobble = noiseField(widthPx, heightPx, scene.random('burin'), {
    scalePx: 120 * scale,
    octaves: 3,
  });
  const bend = height.map(
    (value, p) => (value / (spacingPx * 3)) * BEND_OVER_FORM + wobble[p]! * 0.9,
  );
  const ink = new Float32Array(luma.length);
  const strong = 0.72 + 0.12 * (scene.boldness - 1);
  hatch(ink, linePhase(widthPx, heightPx, 8, spacingPx, bend), darkness, {
    spacingPx,
    fullest: strong,
    from: 0.06,
    to: 0.95,
  });
  hatch(ink, linePhase(widthPx, heightPx, 62, spacingPx, bend), darkness, {
    spacingPx,
    fullest: 0.5,
    from: 0.52,
    to: 1,
  });
  hatch(ink, linePhase(widthPx, heightPx, -48, spacingPx, wobble), darkness, {
    spacingPx,
    fullest: 0.5,
    from: 0.76,
    to: 1.1,
  });
  const outline = drawnLines(luma, widthPx, heightPx, {
    widthPx: 1.5 * scale,
    sharpness: 16,
    threshold: 0.32,
    contrast: 6,
  });
  const tooth = paperTooth(scene, 1.6);
  return print(planes, luma, options, (p) => {
    const line = Math.max(ink[p]!, 1 - outline[p]!);
    return clamp(line * (1 + 0.1 * tooth[p]!) + 0.012 * tooth[p]!, 0, 1);
  });
}

/** Lines over paper; with colour over a tint of the picture, in a deep shade of it. */
function print(
  planes: Planes,
  luma: Float32Array,
  { color, paper, ink }: EngravingOptions,
  cover: (p: number) => number,
): Planes {
  const channel = (plane: Float32Array, c: 0 | 1 | 2) =>
    plane.map((value, p) => {
      const tint =
        paper[c] * (1 - color) + color * (0.3 * paper[c] + 0.7 * Math.min(1, value * 0.8 + 0.26));
      const grey = luma[p]!;
      const deep = ink[c] * (1 - color) + color * clamp((grey + (value - grey) * 1.5) * 0.42, 0, 1);
      return tint + (deep - tint) * cover(p);
    });
  return {
    ...planes,
    red: channel(planes.red, 0),
    green: channel(planes.green, 1),
    blue: channel(planes.blue, 2),
  };
}
