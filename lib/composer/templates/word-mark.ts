import type { Hex } from '@/lib/color/hex';
import { circle, rectangle } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import type { FaceId } from '@/lib/lettering/faces';
import { Design } from './design/design';
import type { Frame } from './design/frame';
import { accentOf, inkOn, readable } from './design/ink';
import { capHeightPx, placeLine, widthOf } from './design/type';
import { construction } from './design/variety';
import { letteringOf, tradeOf } from './design/words';
import type { Template, TemplateRequest } from './template';

interface Construct {
  face: FaceId;
  trackingEm: number;
  case: 'upper' | 'lower' | 'own';
  detail: 'dot' | 'bar' | 'rule' | 'block' | 'two-tone';
}

const CONSTRUCTS: readonly [Construct, ...Construct[]] = [
  { face: 'poppins', trackingEm: -0.02, case: 'lower', detail: 'dot' },
  { face: 'archivoBlack', trackingEm: -0.01, case: 'upper', detail: 'bar' },
  { face: 'playfairDisplay', trackingEm: 0.02, case: 'own', detail: 'rule' },
  { face: 'bebasNeue', trackingEm: 0.12, case: 'upper', detail: 'block' },
  { face: 'fredoka', trackingEm: 0, case: 'lower', detail: 'two-tone' },
];

function cased(text: string, to: Construct['case']): string {
  return to === 'upper' ? text.toUpperCase() : to === 'lower' ? text.toLowerCase() : text;
}

function linesOf(text: string): string[] {
  const words = text.split(/\s+/);
  if (text.length <= 14 || words.length < 2) return [text];
  const cut = Math.ceil(words.length / 2);
  return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
}

function setWord(
  design: Design,
  request: TemplateRequest,
  text: string,
  construct: Construct,
): void {
  const { palette } = request;
  const { face, trackingEm, detail } = construct;
  const lines = linesOf(cased(text, construct.case));
  const room = design.page.width * 0.86;
  const widest = Math.max(...lines.map((line) => widthOf(line, { face, sizePx: 1, trackingEm })));
  const size = Math.min(
    room / widest,
    (design.height * 0.34) / lines.length / capHeightPx(face, 1),
  );
  const cap = capHeightPx(face, size);
  const [x, y] = [design.width / 2, design.height / 2];
  const isBlock = detail === 'block';
  const surface = isBlock ? readable(accentOf(palette, 0), '#ffffff', 3) : palette.ground;
  const step = cap * 1.36;
  const height = cap + (lines.length - 1) * step;
  if (isBlock) {
    const pad = cap * 0.5;
    design.addArt(
      rectangle(
        [x - (widest * size) / 2 - pad, y - height / 2 - pad],
        widest * size + 2 * pad,
        height + 2 * pad,
        surface,
        { radius: cap * 0.08 },
      ),
    );
  }
  const boxes = lines.map((line, index) => {
    const at: Point = [x, y - height / 2 + cap / 2 + index * step];
    const set = placeLine(line, at, {
      face,
      sizePx: size,
      trackingEm,
      align: 'center',
      middle: true,
    });
    const fill = isBlock
      ? inkOn(surface, palette)
      : detail === 'two-tone' && index % 2 === 1
        ? accentOf(palette, 0)
        : palette.ink;
    return design.write(line, set, { fill, on: surface, contrast: 3 });
  });
  const last = boxes.at(-1);
  if (!last) return;
  const block = { left: x - (widest * size) / 2, top: y - height / 2, width: widest * size, cap };
  const base = y - height / 2 + cap + (lines.length - 1) * step;
  design.addArt(detailArt(design, detail, { ...block, base, last }, accentOf(palette, 0)));
  const low = isBlock
    ? base + cap * 0.5
    : Math.max(base, last.y + last.height) + (detail === 'bar' ? cap * 0.16 : 0);
  writeTrade(design, request, low);
}

interface SetBlock {
  left: number;
  top: number;
  width: number;
  cap: number;
  /** Baseline and box of its last line. */
  base: number;
  last: Frame;
}

function detailArt(
  design: Design,
  detail: Construct['detail'],
  { left, top, width, cap, base, last }: SetBlock,
  accent: Hex,
): string {
  if (detail === 'dot') {
    return circle([last.x + last.width + cap * 0.2, base - cap * 0.11], cap * 0.115, accent);
  }
  if (detail === 'bar') return rectangle([left, base + cap * 0.24], width, cap * 0.13, accent);
  if (detail !== 'rule') return '';
  const rule = design.px(160);
  return rectangle([left + (width - rule) / 2, top - cap * 0.62], rule, design.px(4), accent);
}

/** What the firm does, under its name. */
function writeTrade(design: Design, request: TemplateRequest, low: number): void {
  const { palette, brief } = request;
  const trade = letteringOf(brief)[1] ?? tradeOf(brief);
  if (!trade) return;
  design.text(trade.toUpperCase(), [design.width / 2, low + design.px(66)], {
    face: 'interSemiBold',
    sizePx: design.px(32),
    trackingEm: 0.24,
    align: 'center',
    middle: true,
    maxWidthPx: design.page.width * 0.86,
    fill: palette.muted,
    on: palette.ground,
  });
  for (const { id, phrase } of brief.elements) {
    if (trade.toLowerCase().includes(phrase.toLowerCase())) design.show(id);
  }
}

/** A name as letters alone, with one detail. */
export const wordMark: Template = {
  id: 'word-mark',
  draw(request) {
    const design = new Design(request);
    design.fillGround(request.palette.ground);
    const [text] = letteringOf(request.brief);
    if (text === undefined) design.miss('words of the word mark');
    else setWord(design, request, text, construction(request, CONSTRUCTS));
    return design.finish();
  },
};
