import { type Hex, mix } from '@/lib/color/hex';

/** Changes of finished markup: what `lib/svg/markup.ts` writes, and nothing else. */

const PAINT = / (fill|stroke)="(#[0-9a-f]{6})"((?: [a-z-]+="[^"]*")*)/gi;

/** Every fill and stroke seen through, as far as `share` says. */
export function seenThrough(markup: string, share: number): string {
  return markup.replace(PAINT, (_, kind: string, color: string, rest: string) => {
    const named = ` ${kind}-opacity="`;
    const told = new RegExp(`${named}([\\d.]+)"`).exec(rest);
    const opacity = Math.round(Number(told?.[1] ?? 1) * share * 100) / 100;
    const others = told ? rest.replace(told[0], '') : rest;
    return ` ${kind}="${color}"${named}${opacity}"${others}`;
  });
}

/** Dark, middle and light of a material. */
export type Ramp = readonly [dark: Hex, middle: Hex, light: Hex];

/** A colour of a ramp: 0 its dark, 0.5 its middle, 1 its light. */
export function onRamp([dark, middle, light]: Ramp, at: number): Hex {
  const share = Math.max(0, Math.min(1, at));
  return share < 0.5 ? mix(dark, middle, share * 2) : mix(middle, light, share * 2 - 1);
}
