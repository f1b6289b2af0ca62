import { lightnessOf, rgbToHex } from '@/lib/color/hex';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { number } from '@/lib/svg/path';
import type { SubjectArt } from './subject';

/** A drawing is looked at in this size to tell how much of it is light. */
const LOOK_PX = 32;

/** How much of what is seen of a drawing is lighter than a lightness, from 0 to 1, without what it clips. */
export function lightShareOf({ svg, box }: SubjectArt, least: number): number {
  const view = [box.x, box.y, box.width, box.height].map(number).join(' ');
  const seen = svg
    .replace(/clip-path="url\(#[^)]*\)"/g, 'visibility="hidden"')
    .replace(/fill="url\([^)]*\)"/g, 'fill="#808080"');
  const { data } = rasterizeSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${LOOK_PX}" height="${LOOK_PX}" preserveAspectRatio="none">${seen}</svg>`,
    { widthPx: LOOK_PX, heightPx: LOOK_PX },
  );
  const opaque = Array.from({ length: LOOK_PX * LOOK_PX }, (_, index) => index * 4).filter(
    (at) => (data[at + 3] ?? 0) > 127,
  );
  const light = opaque.filter(
    (at) => lightnessOf(rgbToHex([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])) > least,
  );
  return opaque.length === 0 ? 0 : light.length / opaque.length;
}
