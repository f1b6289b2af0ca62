import { boxBlur } from '../raster/blur';
import { smoothstep } from '../raster/math';
import { noiseField } from '../raster/noise';
import { paperTooth } from '../raster/paper';
import { mapPlanes, type Planes } from '../raster/planes';
import type { Regions } from '../raster/regions';
import type { RasterScene } from '../raster/scene';
import { shifted } from '../raster/shadow';

export interface PaperCutOptions {
  /** Distance between sheets, as length of their shadows in pixels at 1024. */
  liftPx: number;
  /** Most sheets the layers of the picture are gathered into. */
  sheets: number;
  /** Visible fibres of the paper, 0 to 1. */
  fibres: number;
}

/** Sheet of every layer, 0 lowest: backdrops share one, the others go by their order. */
function sheetOfLayers(regions: Regions, sheets: number): Uint8Array {
  const seen = new Set(regions.layer);
  const order = regions.roles.map((_, index) => index).filter((index) => seen.has(index + 1));
  const raised = order.filter((index) => regions.roles[index] !== 'backdrop');
  const result = new Uint8Array(regions.roles.length + 1);
  raised.forEach((index, position) => {
    const height = Math.ceil(((position + 1) / raised.length) * Math.min(sheets, raised.length));
    result[index + 1] = height;
  });
  return result;
}

interface Sheet {
  /** 1 where this sheet or a higher one covers. */
  cover: Float32Array;
}

function sheetCovers(regions: Regions, sheets: number): Sheet[] {
  const heights = sheetOfLayers(regions, sheets);
  const highest = Math.max(...heights);
  return Array.from({ length: highest }, (_, i) => {
    const cover = new Float32Array(regions.layer.length);
    for (let p = 0; p < cover.length; p += 1) if (heights[regions.layer[p]!]! > i) cover[p] = 1;
    return { cover };
  });
}

/**
 * Layers of cut paper: every sheet throws a soft shadow on the ones below it, its edge towards the
 * light is bright, and all of them show the fibres of their paper.
 */
export function paperCut(planes: Planes, scene: RasterScene, options: PaperCutOptions): Planes {
  const { widthPx, heightPx, scale } = scene;
  const lift = options.liftPx * scale * (0.6 + 0.4 * scene.boldness);
  const turn = (scene.light.directionDegrees * Math.PI) / 180;
  const [dx, dy] = [Math.round(-Math.sin(turn) * lift * 0.8), Math.round(Math.cos(turn) * lift)];
  const light = new Float32Array(planes.red.length).fill(1);
  for (const { cover } of sheetCovers(scene.regions(), options.sheets)) {
    const soft = boxBlur(
      shifted(cover, widthPx, heightPx, dx, dy),
      widthPx,
      heightPx,
      lift * 0.75,
      2,
    );
    const near = boxBlur(cover, widthPx, heightPx, 2.2 * scale, 1);
    for (let p = 0; p < light.length; p += 1) {
      if (cover[p] === 0) {
        light[p] = light[p]! * (1 - 0.42 * soft[p]! - 0.22 * near[p]!);
      } else {
        // On the sheet itself everything below is forgotten; its cut edge catches light.
        light[p] = 1 + 0.16 * smoothstep(0.98, 0.6, near[p]!);
      }
    }
  }
  const tooth = paperTooth(scene, 1.8);
  const fibre = noiseField(widthPx, heightPx, scene.random('fibres'), {
    scalePx: 34 * scale,
    octaves: 5,
    roughness: 0.6,
  });
  return mapPlanes(planes, (plane) =>
    plane.map(
      (value, p) =>
        value * light[p]! * (1 + options.fibres * (0.035 * tooth[p]! + 0.035 * fibre[p]!)),
    ),
  );
}
