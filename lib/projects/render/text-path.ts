import { affinePathData } from '@/lib/lettering/path-data';
import { loadFace } from '@/lib/lettering/faces';
import { setGlyphs } from '@/lib/lettering/set-line';
import type { TextContent } from '../layer-content';

const ALIGN_SHARE = { left: 0, center: 0.5, right: 1 } as const;

/**
 * The words of a text layer as the path data of their outlines, in the layer's own pixels: baselines and
 * alignment as `textContent` says. Letters that no face has are left out.
 */
export function textPathData(content: TextContent): string {
  const { sizePx, lineHeight, letterSpacingEm, widthPx, align, face } = content;
  const font = loadFace(face);
  const ascentPx = (font.ascender / font.unitsPerEm) * sizePx;
  const descentPx = (-font.descender / font.unitsPerEm) * sizePx;
  return content.text
    .split('\n')
    .map((line, at) => {
      const { glyphs, widthEm } = setGlyphs(line, face, letterSpacingEm);
      const left = (widthPx - widthEm * sizePx) * ALIGN_SHARE[align];
      const baseline = (at + 0.5) * lineHeight * sizePx + (ascentPx - descentPx) / 2;
      return glyphs
        .map(({ commands, x }) =>
          affinePathData(commands, (ex, ey) => [left + (x + ex) * sizePx, baseline + ey * sizePx]),
        )
        .join('');
    })
    .join('');
}

/** A text layer as an SVG of its own size. */
export function textSvg(content: TextContent): string {
  const { widthPx, heightPx, color } = content;
  const path = `<path fill="${color}" d="${textPathData(content)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}" width="${widthPx}" height="${heightPx}">${path}</svg>`;
}
