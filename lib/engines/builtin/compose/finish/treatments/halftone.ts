import { clamp, smoothstep } from '../raster/math';
import { boxBlur } from '../raster/blur';
import { noiseField, whiteNoise } from '../raster/noise';
import { type Planes } from '../raster/planes';
import type { RasterScene } from '../raster/scene';
import { rgbToLab } from '../color/oklab';

type Rgb = readonly [number, number, number];

export interface SpotPrintOptions {
  /** Inks of the print, sRGB 0 to 1, darkest last. Asked colours take their place. */
  inks: readonly Rgb[];
  paper: Rgb;
  /** `dots` as on newsprint, `grain` as on a stencil duplicator. */
  screen: 'dots' | 'grain';
  /** Distance between dots in pixels at 1024. */
  cellPx: number;
  /** How far the inks miss each other in pixels at 1024. */
  misregisterPx: number;
}

const SCREEN_ANGLES = [15, 75, 45, 0, 30];

/** Threshold pattern of a screen, 0 to 1, evenly spread: coverage is where the tone exceeds it. */
function screenOf(scene: RasterScene, options: SpotPrintOptions, index: number): Float32Array {
  const { widthPx, heightPx, scale } = scene;
  if (options.screen === 'grain') {
    const noise = whiteNoise(widthPx * heightPx, scene.random(`screen-${index}`));
    const grain = boxBlur(noise, widthPx, heightPx, 0.8 * scale, 1);
    const spread = scale > 0.7 ? 1.35 : 0.5;
    return grain.map((value) => clamp(0.5 + value * spread, 0, 1));
  }
  const angle = ((SCREEN_ANGLES[index % SCREEN_ANGLES.length] ?? 0) * Math.PI) / 180;
  const step = (2 * Math.PI) / Math.max(4, options.cellPx * scale);
  const [cos, sin] = [Math.cos(angle) * step, Math.sin(angle) * step];
  const screen = new Float32Array(widthPx * heightPx);
  for (let y = 0, p = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, p += 1) {
      screen[p] = 0.5 - (Math.cos(x * cos + y * sin) + Math.cos(y * cos - x * sin)) * 0.25;
    }
  }
  return screen;
}

/**
 * How much of each ink makes a colour on paper: non-negative least squares on optical densities
 * (inks multiply), by a few rounds of coordinate descent. Table over a cube of colours.
 */
function separationCube(inks: readonly Rgb[], paper: Rgb): Float32Array {
  const density = (rgb: Rgb) => rgb.map((v, c) => -Math.log(clamp(v / paper[c]!, 0.02, 1)));
  const columns = inks.map(density);
  const cube = new Float32Array(CUBE ** 3 * inks.length);
  for (let i = 0; i < CUBE ** 3; i += 1) {
    const rgb: Rgb = [
      ((i / CUBE ** 2) | 0) / (CUBE - 1),
      (((i / CUBE) | 0) % CUBE) / (CUBE - 1),
      (i % CUBE) / (CUBE - 1),
    ];
    const wanted = density(rgb);
    const amounts = inks.map(() => 0);
    for (let round = 0; round < 12; round += 1) {
      columns.forEach((column, j) => {
        let [top, bottom] = [0, 1e-6];
        for (let c = 0; c < 3; c += 1) {
          const rest =
            wanted[c]! -
            columns.reduce((sum, other, k) => sum + (k === j ? 0 : other[c]! * amounts[k]!), 0);
          top += column[c]! * rest;
          bottom += column[c]! * column[c]!;
        }
        amounts[j] = clamp(top / bottom, 0, 1);
      });
    }
    cube.set(
      amounts.map((amount, j) => coverageOf(amount, inks[j]!, paper)),
      i * inks.length,
    );
  }
  return cube;
}

/** Share of the paper to cover for the same light as an even film (Murray and Davies 1936). */
function coverageOf(amount: number, ink: Rgb, paper: Rgb): number {
  const through = ink.reduce((sum, value, c) => sum + clamp(value / paper[c]!, 0.02, 1), 0) / 3;
  return through > 0.98 ? amount : (1 - through ** amount) / (1 - through);
}

const CUBE = 16;

function darkestLast(inks: readonly Rgb[]): Rgb[] {
  const lightness = (rgb: Rgb) =>
    rgbToLab(...(rgb.map((v) => Math.round(v * 255)) as [number, number, number]))[0];
  return [...inks].sort((a, b) => lightness(b) - lightness(a));
}

/** A print of a few transparent inks, each through its own screen, none quite in register. */
export function spotPrint(planes: Planes, scene: RasterScene, options: SpotPrintOptions): Planes {
  const { widthPx, heightPx, scale } = scene;
  const asked = scene.inks.map((rgb): Rgb => [rgb[0] / 255, rgb[1] / 255, rgb[2] / 255]);
  const usable = asked.filter((rgb) => Math.min(...rgb) < 0.85).slice(0, 4);
  const inks = darkestLast(usable.length >= 2 ? usable : options.inks);
  const cube = separationCube(inks, options.paper);
  const random = scene.random('register');
  const wear = noiseField(widthPx, heightPx, scene.random('wear'), {
    scalePx: 7 * scale,
    octaves: 3,
    roughness: 0.7,
  });
  const result = {
    ...planes,
    red: new Float32Array(planes.red.length).fill(options.paper[0]),
    green: new Float32Array(planes.red.length).fill(options.paper[1]),
    blue: new Float32Array(planes.red.length).fill(options.paper[2]),
  };
  const colors = cubeIndices(planes);
  const grainy = options.screen === 'grain';
  inks.forEach((ink, index) => {
    const reach =
      options.misregisterPx * scale * scene.boldness * (index === inks.length - 1 ? 0.3 : 1);
    const shiftX = Math.round((random() * 2 - 1) * reach);
    const shiftY = Math.round((random() * 2 - 1) * reach);
    const screen = screenOf(scene, options, index);
    const soft = grainy ? 0.3 : clamp(1.6 / (options.cellPx * scale), 0.05, 0.3);
    const pass = ink.map((value, c) => value / options.paper[c]! - 1);
    for (let y = 0, p = 0; y < heightPx; y += 1) {
      const row = clamp(y - shiftY, 0, heightPx - 1) * widthPx;
      for (let x = 0; x < widthPx; x += 1, p += 1) {
        const color = colors[row + clamp(x - shiftX, 0, widthPx - 1)]!;
        const full = cube[color * inks.length + index]!;
        const tone = grainy ? full + (smoothstep(0.1, 0.9, full) - full) * 0.7 : full;
        const over = tone * (1 + 2 * soft) - soft - screen[p]!;
        if (tone < 0.02 || over <= -soft) continue;
        const cover = smoothstep(-soft, soft, over) * (0.95 + 0.12 * wear[p]!);
        result.red[p] = result.red[p]! * (1 + cover * pass[0]!);
        result.green[p] = result.green[p]! * (1 + cover * pass[1]!);
        result.blue[p] = result.blue[p]! * (1 + cover * pass[2]!);
      }
    }
  });
  return result;
}

/** Cell of the colour cube of every pixel. */
function cubeIndices({ red, green, blue }: Planes): Uint16Array {
  const indices = new Uint16Array(red.length);
  for (let p = 0; p < indices.length; p += 1) indices[p] = cubeIndex(red[p]!, green[p]!, blue[p]!);
  return indices;
}

function cubeIndex(red: number, green: number, blue: number): number {
  const step = (value: number) => (clamp(value, 0, 1) * (CUBE - 1) + 0.5) | 0;
  return (step(red) * CUBE + step(green)) * CUBE + step(blue);
}
