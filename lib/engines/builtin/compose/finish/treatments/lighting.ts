import { boxBlur } from '../raster/blur';
import { clamp, smoothstep } from '../raster/math';
import { noiseField } from '../raster/noise';
import { mapPlanes, type Planes } from '../raster/planes';
import { roleMask } from '../raster/regions';
import type { RasterScene } from '../raster/scene';
import { thrownShadow } from '../raster/shadow';

type Rgb = readonly [number, number, number];

export interface LightingOptions {
  kind: 'window' | 'flash' | 'evening' | 'softbox' | 'spot' | 'blinds';
  strength: number;
  color: Rgb;
}

/** Light and shade of a lamp over the picture: factors around 1, and coloured light that adds. */
interface Lamp {
  factor: Float32Array;
  added: Float32Array;
}

function field(
  scene: RasterScene,
  value: (u: number, v: number, p: number) => number,
): Float32Array {
  const { widthPx, heightPx } = scene;
  const result = new Float32Array(widthPx * heightPx);
  for (let y = 0, p = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, p += 1) result[p] = value(x / widthPx, y / heightPx, p);
  }
  return result;
}

/** Slanting panes of sunlight, softened by distance, broken up by leaves. */
function windowLight(scene: RasterScene): Lamp {
  const { widthPx, heightPx, scale } = scene;
  const leaves = noiseField(widthPx, heightPx, scene.random('leaves'), {
    scalePx: 120 * scale,
    octaves: 3,
  });
  const panes = field(scene, (u, v, p) => {
    const slant = u * 0.92 - v * 0.55;
    const across = (slant + 0.75) * 3.1;
    const bar = Math.abs(across - Math.round(across));
    const rail = Math.abs((v * 0.9 + u * 0.35) * 2.3 - 1.05);
    const inside =
      smoothstep(0.06, 0.13, bar) *
      smoothstep(0.02, 0.09, rail) *
      smoothstep(-0.75, -0.6, slant) *
      smoothstep(0.5, 0.3, slant);
    return inside * smoothstep(0.5, 0.1, leaves[p]!);
  });
  const soft = boxBlur(panes, widthPx, heightPx, 9 * scale, 2);
  return { factor: soft.map((v) => 0.8 + 0.42 * v), added: soft.map((v) => v * 0.1) };
}

/** A bare flash beside the lens: bright middle, fast fall-off, a hard shadow behind the subject. */
function flashLight(scene: RasterScene): Lamp {
  const { widthPx, heightPx, scale } = scene;
  const subject = roleMask(scene.regions(), ['subject']);
  const shadow = thrownShadow(subject, widthPx, heightPx, 26 * scale, 16 * scale, 1.6 * scale);
  const [cu, cv] = focusOf(scene);
  const factor = field(scene, (u, v, p) => {
    const distance = Math.hypot(u - cu, v - cv);
    const near = subject[p]! > 0 ? 1.14 : 1;
    return (1.22 - 1.05 * smoothstep(0.12, 0.78, distance)) * near * (1 - 0.58 * shadow[p]!);
  });
  return {
    factor,
    added: field(scene, (u, v) => 0.07 * smoothstep(0.42, 0, Math.hypot(u - cu, v - cv))),
  };
}

/** Low sun from one side: warm towards it, dusk away from it, haze in between. */
function eveningLight(scene: RasterScene): Lamp {
  const fromRight = scene.light.directionDegrees >= 0;
  const side = (u: number) => (fromRight ? u : 1 - u);
  return {
    factor: field(scene, (u, v) => 0.66 + 0.5 * smoothstep(0, 1, side(u) * 0.8 + (1 - v) * 0.25)),
    added: field(
      scene,
      (u, v) => 0.34 * smoothstep(0.85, 0, Math.hypot(side(u) - 1.02, (v - 0.34) * 1.2)),
    ),
  };
}

/** Large soft lamps: the middle of the set is bright, its corners fall off, a pool on the ground. */
function softbox(scene: RasterScene): Lamp {
  return {
    factor: field(
      scene,
      (u, v) => 1.08 - 0.3 * smoothstep(0.25, 0.85, Math.hypot(u - 0.5, (v - 0.52) * 0.9)),
    ),
    added: field(scene, (u, v) => 0.06 * smoothstep(0.5, 0.05, Math.hypot(u - 0.36, v - 0.3))),
  };
}

/** Middle of the subjects, as shares of the picture; a little below its middle without any. */
function focusOf(scene: RasterScene): readonly [u: number, v: number] {
  const { widthPx, heightPx } = scene;
  const mask = roleMask(scene.regions(), ['subject']);
  let [count, sumX, sumY] = [0, 0, 0];
  for (let p = 0; p < mask.length; p += 5) {
    if (mask[p] === 0) continue;
    count += 1;
    sumX += p % widthPx;
    sumY += Math.floor(p / widthPx);
  }
  return count === 0 ? [0.5, 0.55] : [sumX / count / widthPx, sumY / count / heightPx];
}

/** One lamp from above in a dark room. */
function spotLight(scene: RasterScene): Lamp {
  const [cu, cv] = focusOf(scene);
  return {
    factor: field(scene, (u, v) => {
      const pool = Math.hypot(u - cu, (v - cv) * 0.95);
      return 0.3 + 0.9 * smoothstep(0.66, 0.16, pool);
    }),
    added: field(scene, () => 0),
  };
}

/** Street light through the slats of a blind: bright bands aslant, strongest about the subject. */
function blindsLight(scene: RasterScene): Lamp {
  const { widthPx, heightPx, scale } = scene;
  const [cu, cv] = focusOf(scene);
  const bands = field(scene, (u, v) => {
    const across = (v - u * 0.22) * 10.5;
    return smoothstep(0.38, 0.3, Math.abs(across - Math.round(across)));
  });
  const soft = boxBlur(bands, widthPx, heightPx, 3 * scale, 2);
  return {
    factor: field(scene, (u, v, p) => {
      const pool = smoothstep(0.8, 0.14, Math.hypot(u - cu, v - cv));
      return 0.36 + (0.3 + 0.62 * soft[p]!) * pool;
    }),
    added: field(scene, () => 0),
  };
}

const LAMPS = {
  window: windowLight,
  flash: flashLight,
  evening: eveningLight,
  softbox,
  spot: spotLight,
  blinds: blindsLight,
};

/** Lights the picture once more, as a photographer would with a lamp, a window or the hour. */
export function lighting(planes: Planes, scene: RasterScene, options: LightingOptions): Planes {
  const { factor, added } = LAMPS[options.kind](scene);
  const strength = options.strength * clamp(scene.boldness, 0.5, 1.4);
  let c = -1;
  return mapPlanes(planes, (plane) => {
    c += 1;
    const tint = options.color[c as 0 | 1 | 2];
    const result = new Float32Array(plane.length);
    for (let p = 0; p < result.length; p += 1) {
      const gain = (factor[p]! - 1) * strength;
      const lit = plane[p]! * (1 + gain * (gain > 0 ? tint : 1));
      const sum = lit + added[p]! * strength * tint;
      result[p] = sum > 0.88 ? 0.88 + (sum - 0.88) / (1 + (sum - 0.88) * 3.5) : sum;
    }
    return result;
  });
}
