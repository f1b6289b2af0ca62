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

interface Frame {
  /** Width of the border as a share of the shorter side. */
  border: number;
  /** 0 the darkest tone of the scene to 1 its light. */
  tone: number;
}

/** The box that paper scenes are built in: an arched opening, and a darker one around it. */
const FRAMES: readonly Frame[] = [
  { border: 0.035, tone: 0.24 },
  { border: 0.014, tone: 0.1 },
];

interface ColoredSheet extends Sheet {
  color: readonly [number, number, number];
}

/** A sheet over the whole picture with an arched opening. */
function frameSheet(scene: RasterScene, { border, tone }: Frame): ColoredSheet {
  const { widthPx, heightPx, light } = scene;
  const edge = Math.min(widthPx, heightPx) * border;
  const radius = widthPx / 2 - edge;
  const rise = Math.min(radius, heightPx * 0.4);
  const corner = edge * 1.4;
  const cover = new Float32Array(widthPx * heightPx);
  for (let y = 0, p = 0; y < heightPx; y += 1) {
    const up = Math.max(0, (edge + rise - y) / rise);
    const down = Math.max(0, y - (heightPx - edge - corner)) / corner;
    const half =
      up > 0
        ? radius * Math.sqrt(Math.max(0, 1 - up * up))
        : radius - corner * (1 - Math.sqrt(Math.max(0, 1 - Math.min(1, down) ** 2)));
    const open = y >= edge && y < heightPx - edge;
    for (let x = 0; x < widthPx; x += 1, p += 1)
      cover[p] = open && Math.abs(x - widthPx / 2) <= half ? 0 : 1;
  }
  const mixed = (i: 0 | 1 | 2) =>
    (light.ambient[i] * (0.8 - tone) + light.color[i] * tone * 0.35 * light.brightness) / 255;
  return { cover, color: [mixed(0), mixed(1), mixed(2)] };
}

function colored(planes: Planes, { cover, color }: ColoredSheet): Planes {
  const paint = (plane: Float32Array, value: number) =>
    plane.map((below, p) => (cover[p] === 1 ? value : below));
  return {
    ...planes,
    red: paint(planes.red, color[0]),
    green: paint(planes.green, color[1]),
    blue: paint(planes.blue, color[2]),
  };
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
  const frames = scene.outdoors ? FRAMES.map((frame) => frameSheet(scene, frame)) : [];
  const sheets = [...sheetCovers(scene.regions(), options.sheets), ...frames];
  for (const { cover } of sheets) {
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
  const framed = frames.reduce((below, frame) => colored(below, frame), planes);
  return mapPlanes(framed, (plane) =>
    plane.map(
      (value, p) =>
        value * light[p]! * (1 + options.fibres * (0.035 * tooth[p]! + 0.035 * fibre[p]!)),
    ),
  );
}
