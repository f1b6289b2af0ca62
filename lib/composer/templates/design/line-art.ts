import type { Hex } from '@/lib/color/hex';

/**
 * A drawing as its outlines, to be coloured in: what is filled is white with a line around it, and what only shades
 * or shines is left out, since its edges would be lines that nobody could colour.
 */

const TOKEN = /<g\b[^>]*>|<\/g>|<(?:path|circle|ellipse|rect|polygon)\b[^>]*?\/>/g;
const TRANSLUCENT = /\s(?:(?:fill|stroke)-)?opacity="0?\.\d+"/;
const FILL = /\bfill="#[0-9a-f]{3,8}"/i;
const STROKE = /\bstroke="#[0-9a-f]{3,8}"/i;
const SCALE = /scale\((-?[\d.]+)/;
const MATRIX = /matrix\((-?[\d.e]+)[ ,]+(-?[\d.e]+)/;

/** How much larger a group is drawn than it is written. */
function scaleOf(group: string): number {
  const scale = Number(SCALE.exec(group)?.[1] ?? 1);
  const [, a, b] = MATRIX.exec(group) ?? [];
  return Math.abs(scale) * (a === undefined ? 1 : Math.hypot(Number(a), Number(b)));
}

interface Look {
  ink: Hex;
  paper: Hex;
  /** How wide its lines are in the picture, whatever scale a part of it is drawn at. */
  widthPx: number;
}

export function lineArt(svg: string, { ink, paper, widthPx }: Look): string {
  const scales = [1];
  let hidden = 0;
  return svg.replace(TOKEN, (token) => {
    if (token === '</g>') {
      if (hidden > 0) hidden -= 1;
      else scales.pop();
      return token;
    }
    if (token.startsWith('<g')) {
      if (hidden > 0 || TRANSLUCENT.test(token)) hidden += 1;
      else scales.push((scales.at(-1) ?? 1) * scaleOf(token));
      return token;
    }
    if (hidden > 0 || TRANSLUCENT.test(token)) return '';
    if (STROKE.test(token)) return token.replace(STROKE, `stroke="${ink}"`);
    const width = widthPx / Math.max(0.001, scales.at(-1) ?? 1);
    return token.replace(
      FILL,
      `fill="${paper}" stroke="${ink}" stroke-width="${width.toFixed(3)}" stroke-linejoin="round"`,
    );
  });
}
