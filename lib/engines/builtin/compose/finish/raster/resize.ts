import type { Pixels } from '@/lib/engines/engine';

/** Shrinks by averaging areas; a picture that is small enough comes back as it is. */
export function shrink(image: Pixels, maxSidePx: number): Pixels {
  const factor = Math.max(image.widthPx, image.heightPx) / maxSidePx;
  if (factor <= 1) return image;
  const widthPx = Math.max(1, Math.round(image.widthPx / factor));
  const heightPx = Math.max(1, Math.round(image.heightPx / factor));
  const data = new Uint8Array(widthPx * heightPx * 4);
  const stepX = image.widthPx / widthPx;
  const stepY = image.heightPx / heightPx;
  for (let y = 0; y < heightPx; y += 1) {
    const top = Math.floor(y * stepY);
    const bottom = Math.max(top + 1, Math.floor((y + 1) * stepY));
    for (let x = 0; x < widthPx; x += 1) {
      const left = Math.floor(x * stepX);
      const right = Math.max(left + 1, Math.floor((x + 1) * stepX));
      averageInto(data, (y * widthPx + x) * 4, image, left, top, right, bottom);
    }
  }
  return { widthPx, heightPx, data };
}

/** Mean of a box of pixels, colours weighted by alpha. */
function averageInto(
  out: Uint8Array,
  at: number,
  image: Pixels,
  left: number,
  top: number,
  right: number,
  bottom: number,
): void {
  let [r, g, b, a] = [0, 0, 0, 0];
  for (let y = top; y < bottom; y += 1) {
    let i = (y * image.widthPx + left) * 4;
    for (let x = left; x < right; x += 1, i += 4) {
      const alpha = image.data[i + 3]!;
      r += image.data[i]! * alpha;
      g += image.data[i + 1]! * alpha;
      b += image.data[i + 2]! * alpha;
      a += alpha;
    }
  }
  if (a === 0) return;
  out[at] = Math.round(r / a);
  out[at + 1] = Math.round(g / a);
  out[at + 2] = Math.round(b / a);
  out[at + 3] = Math.round(a / ((right - left) * (bottom - top)));
}
