import type { Hex } from '@/lib/color/hex';
import { number } from '@/lib/svg/path';
import type { SubjectArt } from './subject';

const TAG = /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g;

interface Level {
  /** Pixels of one unit here. */
  scale: number;
  /** What is cut to a shape adds nothing to the outline. */
  isCut: boolean;
}

function scaleOf(attributes: string): number {
  return Math.abs(Number(/scale\((-?[\d.]+)/.exec(attributes)?.[1] ?? 1)) || 1;
}

/**
 * The outline of a drawing, grown by a border all round: each of its shapes in one colour with a stroke
 * of that colour, of the same width at every scale of its groups. No filter, so that a vector stays clean.
 */
export function silhouette({ svg }: Pick<SubjectArt, 'svg'>, color: Hex, borderPx: number): string {
  const levels: Level[] = [{ scale: 1, isCut: false }];
  return svg.replace(TAG, (_, closing: string, name: string, attributes: string) => {
    const level = levels.at(-1) ?? { scale: 1, isCut: false };
    if (name === 'g') {
      if (closing) {
        levels.pop();
        return level.isCut ? '' : '</g>';
      }
      const isCut = level.isCut || attributes.includes('clip-path=');
      levels.push({ scale: level.scale * scaleOf(attributes), isCut });
      return isCut ? '' : `<g${attributes.replace(/ (?:opacity|fill|stroke)="[^"]*"/g, '')}>`;
    }
    if (level.isCut || closing) return '';
    const scale = level.scale * scaleOf(attributes);
    const own = Number(/ stroke-width="([\d.]+)"/.exec(attributes)?.[1] ?? 0);
    const isLine = attributes.includes('fill="none"');
    const geometry = attributes.replace(
      / (?:opacity|fill|fill-opacity|stroke|stroke-opacity|stroke-width|stroke-linecap|stroke-linejoin)="[^"]*"/g,
      '',
    );
    const width = own + (2 * borderPx) / scale;
    return `<${name}${geometry} fill="${isLine ? 'none' : color}" stroke="${color}" stroke-width="${number(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  });
}
