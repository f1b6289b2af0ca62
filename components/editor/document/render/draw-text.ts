import type { TextContent } from '@/lib/projects/layer-content';
import { contextOf, type Sources } from './sources';

/** What the key of a face begins with, where its bytes are asked for. */
export const FACE_KEY = 'face ';

const loaded = new Set<string>();

/** Has a face ready to be drawn with; where it can't be had, the system's own stands in. */
async function loadFace(face: string, sources: Sources): Promise<void> {
  if (loaded.has(face)) return;
  const bytes = await sources.source(FACE_KEY + face);
  if (!(bytes instanceof ArrayBuffer)) return;
  const made = await new FontFace(face, bytes).load();
  // Workers have a set of fonts of their own, which the types of pages don't know.
  (self as unknown as { fonts: FontFaceSet }).fonts.add(made);
  loaded.add(face);
}

const LEFT_SHARE = { left: 0, center: 0.5, right: 1 } as const;

/** Words in their box, baselines where `textContent` says, at `scale` pixels for each of its own. */
export async function drawText(
  content: TextContent,
  scale: number,
  sources: Sources,
): Promise<OffscreenCanvas> {
  await loadFace(content.face, sources);
  const { text, face, sizePx, color, align, lineHeight, letterSpacingEm } = content;
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.ceil(content.widthPx * scale)),
    Math.max(1, Math.ceil(content.heightPx * scale)),
  );
  const context = contextOf(canvas);
  context.scale(canvas.width / content.widthPx, canvas.height / content.heightPx);
  context.font = `${sizePx}px "${face}", sans-serif`;
  context.letterSpacing = `${letterSpacingEm * sizePx}px`;
  context.fillStyle = color;
  context.textAlign = align;
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText('x');
  text.split('\n').forEach((line, index) => {
    const baseline = (index + 0.5) * lineHeight * sizePx + (up - down) / 2;
    context.fillText(line, content.widthPx * LEFT_SHARE[align], baseline);
  });
  return canvas;
}
