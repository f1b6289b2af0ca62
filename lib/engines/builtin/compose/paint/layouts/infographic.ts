import type { PlacedSubject, ScenePlan } from '../../plan/scene-plan';
import { n, p, type SceneCanvas } from '../canvas';
import { mix, shade } from '@/lib/color/hex';
import { balancedLines, inkOn, paintLetters } from '../letters';
import { graphicPalette, type GraphicPalette } from '../palette';
import { subjectMarkup } from '../subject';
import { circlePath } from '../trees';
import type { PaintLayout } from './layout';

/** Lines of text to come, as shares of the width of a card: a heading and two lines. */
const BARS = [0.62, 0.7, 0.5] as const;

interface Card {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Cards in a grid, joined by a line; each with a picture, a number and bars for text to come. */
export const paintInfographic: PaintLayout = (canvas, plan) => {
  const { widthPx: width, heightPx: height, unitPx } = canvas;
  const colors = graphicPalette(canvas, plan);
  const ground = plan.ground ?? mix(colors.brand, '#ffffff', 0.88);
  canvas.layer(
    'ground',
    'backdrop',
    0,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
  );
  const title = plan.lettering[0];
  const head = height * (title ? 0.17 : 0.07);
  canvas.layer(
    'head',
    'scenery',
    0.2,
    `<rect width="${width}" height="${p(head)}" fill="${colors.brand}"/><rect y="${p(head)}" width="${width}" height="${p(unitPx * 0.01)}" fill="${colors.accent}"/>`,
  );
  if (title)
    paintLetters(
      canvas,
      plan,
      'title',
      balancedLines(title, title.length > 26 ? 2 : 1),
      { x: width * 0.08, y: head * 0.24, width: width * 0.84, height: head * 0.56 },
      { fill: inkOn(colors.brand) },
    );
  const motifs = [
    ...new Map(plan.subjects.map((placed) => [placed.concept.id, placed])).values(),
  ].slice(0, 6);
  const count = plan.steps ?? (motifs.length >= 3 ? motifs.length : 4);
  const even = count % 2 === 0;
  const columns =
    width >= height ? (count === 3 ? 3 : Math.min(3, Math.ceil(count / 2))) : even ? 2 : 1;
  const rows = Math.ceil(count / columns);
  const margin = unitPx * 0.06;
  const gap = unitPx * 0.045;
  const cardW = (width - 2 * margin - gap * (columns - 1)) / columns;
  const cardH = (height - head - 2 * margin - gap * (rows - 1)) / rows;
  for (let i = 0; i < count; i += 1) {
    const card = {
      x: margin + (i % columns) * (cardW + gap),
      y: head + margin + Math.floor(i / columns) * (cardH + gap),
      width: cardW,
      height: cardH,
    };
    paintCard(canvas, plan, colors, card, i, motifs[i % Math.max(1, motifs.length)]);
  }
};

function paintCard(
  canvas: SceneCanvas,
  plan: ScenePlan,
  colors: GraphicPalette,
  card: Card,
  index: number,
  motif: PlacedSubject | undefined,
): void {
  const { unitPx } = canvas;
  const { x, y, width, height } = card;
  const radius = unitPx * 0.025;
  const tone = index % 2 ? colors.accent : colors.brand;
  const lying = width > height * 1.5;
  const size = lying ? height * 0.58 : Math.min(width * 0.5, height * 0.46);
  const [cx, cy] = lying ? [x + height * 0.62, y + height / 2] : [x + width / 2, y + height * 0.36];
  const bars = BARS.map((share, i) => {
    const left = lying ? x + height * 1.2 : x + width * (0.5 - share / 2);
    const top = lying ? y + height * (0.28 + i * 0.17) : y + height * (0.72 + i * 0.075);
    const long = lying ? (width - height * 1.35) * (share + 0.28) : width * share;
    const thick = height * (lying ? 0.075 : 0.032) * (lying && i === 0 ? 1.3 : 1);
    return `<rect x="${p(left)}" y="${p(top)}" width="${p(long)}" height="${p(thick)}" rx="${p(thick / 2)}" fill="${mix(colors.deep, '#ffffff', i === 0 ? 0.45 : 0.8)}"/>`;
  }).join('');
  canvas.layer(
    'card',
    'scenery',
    0.4,
    `<rect x="${p(x + 3)}" y="${p(y + 6)}" width="${p(width)}" height="${p(height)}" rx="${p(radius)}" fill="${colors.deep}" opacity=".12"/><rect x="${p(x)}" y="${p(y)}" width="${p(width)}" height="${p(height)}" rx="${p(radius)}" fill="#ffffff"/><path d="${circlePath(cx, cy, size * 0.62)}" fill="${mix(tone, '#ffffff', 0.74)}"/>${bars}`,
  );
  if (motif) {
    const fit = size / Math.max(motif.widthPx, motif.heightPx);
    const placed = {
      ...motif,
      xPx: cx,
      baseYPx: cy + (motif.heightPx * fit) / 2,
      heightPx: motif.heightPx * fit,
      widthPx: motif.widthPx * fit,
    };
    canvas.layer(motif.id, 'subject', 0.6, subjectMarkup(canvas, plan, placed));
  } else {
    canvas.layer('chart', 'subject', 0.6, chart(canvas, cx, cy, size, index, colors));
  }
  const badgeR = unitPx * 0.03;
  canvas.layer(
    'number',
    'scenery',
    0.7,
    `<path d="${circlePath(x + badgeR * 1.5, y + badgeR * 1.5, badgeR)}" fill="${shade(tone, -0.05)}"/>`,
  );
  paintLetters(
    canvas,
    plan,
    'number-text',
    [String(index + 1)],
    { x: x + badgeR, y: y + badgeR, width: badgeR, height: badgeR },
    { fill: inkOn(shade(tone, -0.05)) },
  );
}

/** A small chart where the prompt names nothing to show. */
function chart(
  canvas: SceneCanvas,
  cx: number,
  cy: number,
  size: number,
  index: number,
  colors: GraphicPalette,
): string {
  const random = canvas.random(`chart-${index}`);
  let svg = '';
  for (let i = 0; i < 4; i += 1) {
    const high = size * random.between(0.3, 0.85);
    svg += `<rect x="${p(cx - size * 0.4 + i * size * 0.21)}" y="${p(cy + size * 0.42 - high)}" width="${n(size * 0.15)}" height="${p(high)}" rx="${n(size * 0.03)}" fill="${i % 2 ? colors.accent : colors.brand}"/>`;
  }
  return svg;
}
