import { mix } from '@/lib/color/hex';
import { line } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import type { BriefElement } from '../brief';
import { conceptOf } from '../concepts';
import { HEIGHTS, PLANETS } from './content/sizes.data';
import type { Design } from './design/design';
import type { Frame } from './design/frame';
import { accentOf } from './design/ink';
import { kitArt } from './design/subject';
import { pageTitle } from './design/title';
import { sizeForAll } from './design/type';
import { sentenceCase, textOf } from './design/words';
import type { TemplateRequest } from './template';

/** `size comparison of a mouse, a cat and a horse`: all on one ground, each as large as it is beside the others. */

const ASKS = /\bsizes?\b|\bheights?\b|\bhow (?:big|tall|large)\b|\bto scale\b/i;
const ASKS_FIGURES = /\bheights?\b|\bhow (?:tall|high)\b/i;
const MOST = 8;
/** What is more times as large as another is drawn as so many times as large, so that both are seen. */
const RATIO_MAX = 7;
const FACE = 'poppinsSemiBold';

interface Sized {
  element: BriefElement;
  /** Of whatever unit, the same for all. */
  size: number;
  written: string;
  aspect: number;
}

const nameOf = ({ phrase }: BriefElement): string =>
  phrase.replace(/^.*\b(?:comparison|sizes?|heights?) of /i, '').replace(/^(?:an?|the) /i, '');

function sizedOf(request: TemplateRequest, element: BriefElement): Sized | undefined {
  const drawing = request.drawingOf(element, 1);
  if (!drawing) return undefined;
  const { box } = drawing;
  const aspect = (box.right - box.left) / Math.max(1, box.bottom - box.top);
  const name = nameOf(element).toLowerCase();
  const across = PLANETS[name];
  if (across !== undefined)
    return { element, size: across, written: `${across.toLocaleString('en')} km`, aspect };
  const height = conceptOf(element.concept ?? '')?.heightCm;
  if (height === undefined) return undefined;
  return {
    element,
    size: height,
    written: HEIGHTS[name] ?? HEIGHTS[name.replace(/s$/, '')] ?? '',
    aspect,
  };
}

/** What a comparison of sizes is of; nothing where it asks for no sizes, or one of them is not known. */
export function sizesIn(request: TemplateRequest): readonly Sized[] | undefined {
  const { brief } = request;
  if (!ASKS.test(textOf(brief))) return undefined;
  const listed = brief.elements.filter(({ id }) => /^i\d+$/.test(id));
  const elements = (listed.length > 1 ? listed : brief.elements).slice(0, MOST);
  const sized = elements.flatMap((element) => sizedOf(request, element) ?? []);
  const areOfOneKind = new Set(sized.map(({ written }) => /km$/.test(written))).size === 1;
  return sized.length > 1 && sized.length === elements.length && areOfOneKind ? sized : undefined;
}

/** The heights in which they are drawn: true to each other, drawn together where they are too far apart. */
function drawnHeights(sized: readonly Sized[]): { heights: number[]; isTrue: boolean } {
  const sizes = sized.map(({ size }) => size);
  const ratio = Math.max(...sizes) / Math.min(...sizes);
  const power = ratio > RATIO_MAX ? Math.log(RATIO_MAX) / Math.log(ratio) : 1;
  return { heights: sizes.map((size) => size ** power), isTrue: power === 1 };
}

interface Lineup {
  sized: readonly Sized[];
  frame: Frame;
  heights: readonly number[];
}

interface Slot {
  /** The middle of its place, the width of its drawing, and how far its names may reach. */
  x: number;
  width: number;
  reach: number;
}

/** Room for each beside the others, as large as all of them fit. */
function placed(
  design: Design,
  { sized, frame, heights }: Lineup,
): { scale: number; slots: Slot[] } {
  const [gap, least] = [design.px(26), design.px(86)];
  const room = frame.width - gap * (sized.length - 1);
  const widthsAt = (scale: number) =>
    sized.map(({ aspect }, index) => Math.max(least, (heights[index] ?? 0) * scale * aspect));
  const sumOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);
  let scale = ((frame.height - design.px(FOOT_PX)) * 0.92) / Math.max(...heights);
  while (sumOf(widthsAt(scale)) > room && scale > 1e-9) scale *= 0.97;
  const widths = widthsAt(scale);
  const spare = (room - sumOf(widths)) / sized.length;
  const reach = Math.min(...widths) + spare + gap * 0.8;
  const slots = widths.map((width, index) => ({
    x: frame.x + sumOf(widths.slice(0, index)) + (spare + gap) * index + (width + spare) / 2,
    width,
    reach,
  }));
  return { scale, slots };
}

/** Below the ground, what names take. */
const FOOT_PX = 120;

/** The ground, and lines that lead the eye from one height to the next. */
function ruled(
  design: Design,
  frame: Frame,
  { ground, high }: { ground: number; high: number },
): void {
  const { palette } = design.request;
  const across = (y: number): Point[] => [
    [frame.x, y],
    [frame.x + frame.width, y],
  ];
  const marks = mix(palette.ground, accentOf(palette, 0), 0.22);
  for (const share of [0.25, 0.5, 0.75, 1])
    design.addGround(line(across(ground - high * share), marks, design.px(2)));
  design.addGround(line(across(ground), mix(palette.ground, palette.ink, 0.4), design.px(5)));
}

/** All on one ground, their names and sizes below it. */
function lineUp(design: Design, lineup: Lineup): void {
  const { request } = design;
  const { palette } = request;
  const { sized, frame, heights } = lineup;
  const { scale, slots } = placed(design, lineup);
  const high = Math.max(...heights) * scale;
  const foot = design.px(FOOT_PX);
  const ground = frame.y + (frame.height + high + foot) / 2 - foot;
  ruled(design, frame, { ground, high });
  const words = sized.map(({ element }) => sentenceCase(nameOf(element)));
  const most = { face: FACE, sizePx: design.px(34) } as const;
  const sizePx = sizeForAll(words, slots[0]?.reach ?? frame.width, most);
  sized.forEach(({ element, written }, index) => {
    const { x = frame.x, width = 0, reach = 0 } = slots[index] ?? {};
    const height = (heights[index] ?? 0) * scale;
    const box = { x: x - width / 2, y: ground - height, width, height };
    const art = kitArt(request, { ...element, count: 1 }, box, 'bottom');
    if (art) design.addArt(art.svg);
    design.show(element.id);
    const text = { align: 'center', middle: true, on: palette.ground } as const;
    const below = ground + sizePx * 1.1;
    design.text(words[index] ?? '', [x, below], { ...text, face: FACE, sizePx, fill: palette.ink });
    if (written === '') return;
    design.text(written, [x, below + sizePx * 1.15], {
      ...text,
      face: 'interText',
      sizePx: sizePx * 0.78,
      maxWidthPx: reach,
      fill: palette.muted,
    });
  });
}

export function drawSizes(design: Design, sized: readonly Sized[]): void {
  const { brief } = design.request;
  const { heights, isTrue } = drawnHeights(sized);
  const isAcross = sized.some(({ written }) => /km$/.test(written));
  const told = isAcross ? 'How far they are across' : 'Side by side on one ground';
  const title = brief.template?.title;
  const isOfAll =
    title !== undefined && !sized.some(({ element }) => nameOf(element).includes(title));
  const frame = pageTitle(
    design,
    sentenceCase(brief.lettering[0] ?? (isOfAll ? `Sizes of ${title}` : 'How large they are')),
    {
      subtitle: isTrue ? told : `${told}; drawn closer in size than they are`,
    },
  );
  lineUp(design, { sized, frame, heights });
  for (const { element, written } of sized)
    if (written === '' && ASKS_FIGURES.test(textOf(brief)))
      design.miss(`height of ${nameOf(element)} (not known)`);
  for (const { id, phrase } of brief.elements)
    if (/\b(?:size|height|scale|comparison)s?\b/i.test(phrase)) design.show(id);
}
