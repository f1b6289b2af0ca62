import { artworkOf } from '../assets/assets';
import type { ScenePlan } from '../plan/scene-plan';
import type { SceneCanvas } from './canvas';
import { fromLch, mix, rgbToHex, shade, toLch, type Hex } from '@/lib/color/hex';
import { mainHex } from './recolor';

/** The few colours of a graphic layout. */
export interface GraphicPalette {
  ground: Hex;
  /** The strongest colour. */
  brand: Hex;
  deep: Hex;
  light: Hex;
  accent: Hex;
}

const BRANDS: readonly [readonly [Hex, Hex], ...(readonly [Hex, Hex])[]] = [
  ['#2f6f8f', '#f2b84b'],
  ['#c8563f', '#f2d9b0'],
  ['#3f7f5f', '#e9c46a'],
  ['#5b4a9a', '#ff9f7a'],
  ['#1f4e79', '#ff8f5a'],
  ['#8a3b4f', '#f0c9a0'],
  ['#2a7f86', '#ffcf70'],
];

/** Colours of the request where there are any, else of the first subject, else of a seed. */
export function graphicPalette(
  canvas: SceneCanvas,
  plan: ScenePlan,
  brandFrom: 'companion' | 'subject' = 'companion',
): GraphicPalette {
  const random = canvas.random('graphic');
  const [fallback, fallbackAccent] = random.pick(BRANDS);
  const first = plan.subjects[0];
  const own = first?.subject.color
    ? rgbToHex(first.subject.color)
    : first
      ? mainHex(artworkOf(first.concept.asset).body)
      : undefined;
  const printed = own && (brandFrom === 'subject' ? calm(own) : companion(own, random.chance(0.5)));
  // A grey thing does not say in which colour its mark is printed.
  const isOpen = brandFrom === 'subject' && !first?.subject.color && own && isGrey(own);
  const brand = plan.accents[0] ?? (isOpen ? undefined : printed) ?? fallback;
  const accent = plan.accents[1] ?? (own ? mix(own, '#ffffff', 0.1) : fallbackAccent);
  const lch = toLch(brand);
  const deep = fromLch({ ...lch, lightness: Math.min(0.32, lch.lightness * 0.6) });
  const light = plan.accents[2] ?? mix(brand, '#fffaf0', 0.88);
  return { ground: plan.ground ?? light, brand, deep, light, accent };
}

const GREY_CHROMA = 0.03;

function isGrey(color: Hex): boolean {
  return toLch(color).chroma < GREY_CHROMA;
}

/** A subject's own colour, deep enough to print with. */
function calm(own: Hex): Hex {
  const lch = toLch(own);
  return fromLch({
    ...lch,
    lightness: Math.min(0.62, lch.lightness),
    chroma: Math.min(0.19, lch.chroma),
  });
}

/** A colour that sets another off: its complement or a neighbour, calm enough to lie behind it. */
function companion(own: Hex, opposite: boolean): Hex {
  const lch = toLch(own);
  if (lch.chroma < 0.04) return '#3f7fa6';
  const hueDegrees = (lch.hueDegrees + (opposite ? 180 : 205) + 720) % 360;
  // Yellows turn to mud when they are dark.
  const yellow = hueDegrees > 45 && hueDegrees < 125;
  return fromLch({
    lightness: yellow ? 0.85 : lch.lightness > 0.62 ? 0.52 : 0.72,
    chroma: Math.min(0.13, Math.max(0.07, lch.chroma)),
    hueDegrees,
  });
}

export function gradientOf(canvas: SceneCanvas, color: Hex): string {
  return canvas.slanted(
    [
      [0, shade(color, 0.06)],
      [1, shade(color, -0.06)],
    ],
    [0, 0],
    [0.7, 1],
  );
}
