import { type Pixels, type Plane } from '@/lib/engines/engine';
import { toByte } from '@/lib/imaging/kernels/float-plane';
import { type Light } from './variation';

/** Weights of red, green and blue in what the eye takes for brightness (Rec. 709). */
const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722];

/**
 * A picture in another light: of another colour and strength, from one side, and with its subject
 * set off from what is behind it. Alpha stays.
 * @param matte the subject, of the picture's size; without it nothing is set off
 */
export function relight(pixels: Pixels, matte: Plane | undefined, light: Light): Pixels {
  const { widthPx, heightPx, data } = pixels;
  const { saturation } = light;
  const [reds, greens, blues] = light.tint.map((factor) =>
    Float32Array.from({ length: 256 }, (_, value) => 255 * (value / 255) ** light.gamma * factor),
  ) as [Float32Array, Float32Array, Float32Array];
  const behinds = Float64Array.from(
    { length: 256 },
    (_, alpha) => light.behind + (1 - light.behind) * (alpha / 255),
  );
  const result = new Uint8Array(data.length);
  for (let pixel = 0; pixel < widthPx * heightPx; pixel++) {
    const at = pixel * 4;
    const across = (pixel % widthPx) / widthPx - 0.5;
    const set = matte ? behinds[matte.data[pixel]!]! : 1;
    const strength = (1 + 2 * light.side * across) * set;
    const red = reds[data[at]!]! * strength;
    const green = greens[data[at + 1]!]! * strength;
    const blue = blues[data[at + 2]!]! * strength;
    const gray = RED * red + GREEN * green + BLUE * blue;
    result[at] = toByte(gray + (red - gray) * saturation);
    result[at + 1] = toByte(gray + (green - gray) * saturation);
    result[at + 2] = toByte(gray + (blue - gray) * saturation);
    result[at + 3] = data[at + 3]!;
  }
  return { widthPx, heightPx, data: result };
}

/** Left and right exchanged. */
export function mirror({ widthPx, heightPx, data }: Pixels): Pixels {
  const result = new Uint8Array(data.length);
  for (let pixel = 0; pixel < widthPx * heightPx; pixel++) {
    const x = pixel % widthPx;
    const from = (pixel - x + widthPx - 1 - x) * 4;
    for (let channel = 0; channel < 4; channel++)
      result[pixel * 4 + channel] = data[from + channel]!;
  }
  return { widthPx, heightPx, data: result };
}
