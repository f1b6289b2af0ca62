import { type Pixels, type Plane } from '@/lib/engines/engine';
import { toByte } from '@/lib/imaging/kernels/float-plane';
import { type Light } from './variation';

/** Weights of red, green and blue in what the eye takes for brightness (Rec. 709). */
const LUMA = [0.2126, 0.7152, 0.0722] as const;

/**
 * A picture in another light: of another colour and strength, from one side, and with its subject
 * set off from what is behind it. Alpha stays.
 * @param matte the subject, of the picture's size
 */
export function relight(pixels: Pixels, matte: Plane, light: Light): Pixels {
  const { widthPx, heightPx, data } = pixels;
  const curves = light.tint.map((factor) =>
    Float32Array.from({ length: 256 }, (_, value) => 255 * (value / 255) ** light.gamma * factor),
  );
  const result = new Uint8Array(data.length);
  for (let pixel = 0; pixel < widthPx * heightPx; pixel++) {
    const at = pixel * 4;
    const across = (pixel % widthPx) / widthPx - 0.5;
    const subject = matte.data[pixel]! / 255;
    const strength = (1 + 2 * light.side * across) * (light.behind + (1 - light.behind) * subject);
    const colors = [0, 1, 2].map((channel) => curves[channel]![data[at + channel]!]! * strength);
    const gray = LUMA.reduce((sum, weight, channel) => sum + weight * colors[channel]!, 0);
    for (let channel = 0; channel < 3; channel++)
      result[at + channel] = toByte(gray + (colors[channel]! - gray) * light.saturation);
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
