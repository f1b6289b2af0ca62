import { type Hex, lightnessOf, mix } from '@/lib/color/hex';

/** Of the way to the ground, how far the details of what is printed in one ink are from it at most. */
const DETAIL = 0.72;

/** A drawing printed in one ink on a ground: what is unlike the ink in lightness goes towards the ground. */
export function inOneInk(svg: string, ink: Hex, ground: Hex): string {
  const isLight = lightnessOf(ink) > lightnessOf(ground);
  return svg.replace(/#[0-9a-f]{6}\b/gi, (color) => {
    const tone = lightnessOf(color);
    return mix(ink, ground, (isLight ? 1 - tone : tone) * DETAIL);
  });
}
