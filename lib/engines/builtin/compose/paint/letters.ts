import { facesOfMood, letteringBlock, type LetteringMood } from '../lettering';
import type { ScenePlan } from '../plan/scene-plan';
import { n, type SceneCanvas } from './canvas';
import { lightnessOf, mix, shade, type Hex } from '@/lib/color/hex';

export interface LetterBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface LetterOptions {
  fill: Hex;
  /** Colour of an offset shadow; none without it. */
  shadow?: Hex;
  align?: 'left' | 'center' | 'right' | 'justify';
  maxCapHeightPx?: number;
  trackingEm?: number;
  mood?: LetteringMood;
}

/** The voice of the letters, from what the prompt says of the picture. */
export function letteringMood(plan: ScenePlan): LetteringMood {
  if (plan.media.includes('pixel art')) return 'pixel';
  if (plan.media.includes('vintage')) return 'retro';
  if (plan.media.some((medium) => ['doodle', 'pencil sketch', 'ink drawing'].includes(medium)))
    return 'hand';
  if (plan.moods.includes('romantic')) return 'script';
  if (plan.media.includes('childrens book') || plan.moods.includes('joyful')) return 'friendly';
  if (plan.layout === 'logo') return plan.seed % 3 === 0 ? 'elegant' : 'geometric';
  if (plan.moods.includes('futuristic')) return 'geometric';
  return 'poster';
}

/** Sets lines into a box as a lettering layer; answers the height that was inked. */
export function paintLetters(
  canvas: SceneCanvas,
  plan: ScenePlan,
  id: string,
  lines: readonly string[],
  box: LetterBox,
  options: LetterOptions,
): { top: number; bottom: number } | undefined {
  if (lines.length === 0) return undefined;
  const mood = options.mood ?? letteringMood(plan);
  const block = letteringBlock(lines, box, facesOfMood(mood)[0], options.align ?? 'center', {
    ...(options.maxCapHeightPx ? { maxCapHeightPx: options.maxCapHeightPx } : {}),
    ...(options.trackingEm ? { trackingEm: options.trackingEm } : {}),
  });
  if (block.pathData === '') return undefined;
  const offset = canvas.unitPx * 0.006;
  const shadow = options.shadow
    ? `<path transform="translate(${n(offset)} ${n(offset * 1.3)})" d="${block.pathData}" fill="${options.shadow}" opacity=".45"/>`
    : '';
  canvas.layer(id, 'lettering', 1, `${shadow}<path d="${block.pathData}" fill="${options.fill}"/>`);
  return { top: block.box.y, bottom: block.box.y + block.box.height };
}

/** Breaks a text into at most `most` lines of even length. */
export function balancedLines(text: string, most: number): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const count = Math.min(most, words.length);
  if (count <= 1) return [words.join(' ')];
  const target = text.length / count;
  const lines: string[] = [];
  let line = '';
  words.forEach((word, index) => {
    const left = words.length - index;
    const full = line !== '' && line.length + word.length / 2 > target;
    if (full && lines.length < count - 1 && left >= 1) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  });
  return [...lines, line];
}

/** Ink that reads on a ground: near-white on dark, near-black with a touch of it on light. */
export function inkOn(ground: Hex): Hex {
  return lightnessOf(ground) > 0.64
    ? shade(mix(ground, '#10141c', 0.86), 0)
    : mix(ground, '#ffffff', 0.94);
}
