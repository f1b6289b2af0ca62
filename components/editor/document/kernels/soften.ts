/** A plane of one byte a pixel, row by row. */
export interface Plane {
  widthPx: number;
  heightPx: number;
  data: Uint8ClampedArray;
}

/** Passes of a box that come close to a Gaussian (central limit theorem). */
const PASSES = 3;

/** Radii of the boxes whose passes have the standard deviation of the Gaussian together. */
export function boxRadii(sigmaPx: number): number[] {
  const wanted = 12 * sigmaPx ** 2;
  const lower = Math.floor((Math.sqrt(wanted / PASSES + 1) - 1) / 2);
  const [small, large] = [(2 * lower + 1) ** 2 - 1, (2 * lower + 3) ** 2 - 1];
  const smallPasses = Math.round((wanted - PASSES * large) / (small - large));
  return Array.from({ length: PASSES }, (_, pass) => (pass < smallPasses ? lower : lower + 1));
}

interface Line {
  from: Uint8ClampedArray;
  to: Uint8ClampedArray;
  start: number;
  step: number;
  length: number;
}

/** The mean around each value of a line; beyond its ends it goes on as it ended. */
function boxLine({ from, to, start, step, length }: Line, radius: number): void {
  const at = (index: number) => from[start + Math.max(0, Math.min(length - 1, index)) * step] ?? 0;
  let sum = 0;
  for (let index = -radius; index <= radius; index++) sum += at(index);
  const share = 1 / (2 * radius + 1);
  for (let index = 0; index < length; index++) {
    to[start + index * step] = sum * share;
    sum += at(index + radius + 1) - at(index - radius);
  }
}

/**
 * Interleaved planes softened by a Gaussian of this standard deviation, in new memory.
 * @param channels bytes a pixel: 1 for a plane, 4 for RGBA whose colours have alpha multiplied in
 */
export function soften(plane: Plane, sigmaPx: number, channels = 1): Plane {
  const { widthPx, heightPx, data } = plane;
  let from = data.slice();
  let to = new Uint8ClampedArray(data.length);
  const row = widthPx * channels;
  for (const radius of boxRadii(sigmaPx).filter((each) => each > 0)) {
    for (let start = 0; start < data.length; start += row) {
      for (let channel = 0; channel < channels; channel++) {
        boxLine({ from, to, start: start + channel, step: channels, length: widthPx }, radius);
      }
    }
    [from, to] = [to, from];
    for (let start = 0; start < row; start++) {
      boxLine({ from, to, start, step: row, length: heightPx }, radius);
    }
    [from, to] = [to, from];
  }
  return { widthPx, heightPx, data: from };
}

/** Of RGBA pixels the red channel, which of a grey picture is all of it. */
export function planeOfGray(pixels: Uint8ClampedArray, widthPx: number, heightPx: number): Plane {
  const data = new Uint8ClampedArray(widthPx * heightPx);
  for (let at = 0; at < data.length; at++) data[at] = pixels[at * 4] ?? 0;
  return { widthPx, heightPx, data };
}

/** Black RGBA pixels that a plane is the alpha of; a mask of little weight hides little. */
export function alphaOfPlane({ data }: Plane, weight: number): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(data.length * 4);
  for (let at = 0; at < data.length; at++) {
    pixels[at * 4 + 3] = 255 - weight * (255 - (data[at] ?? 0));
  }
  return pixels;
}
