import { type Hex, mix } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import type { Brief } from '../brief';
import type { Design } from './design/design';
import { fittedWords, fittingSize } from './design/fitted-words';
import { type Frame, inset, square } from './design/frame';
import { accentOf, cardOn, strongSurface } from './design/ink';
import { itemArt, listedElement } from './design/item-sign';
import { numberDisc } from './design/number-disc';
import { sentenceCase } from './design/words';

type Item = NonNullable<NonNullable<Brief['template']>['items']>[number];
type Page = NonNullable<Brief['template']>['page'];

/** Cards wider than this have their words beside their picture. */
const WIDE = 1.5;

interface Card {
  design: Design;
  item: Item;
  index: number;
  frame: Frame;
  sizePx: number;
  page: Page;
}

interface Cut {
  plate: Frame;
  words: Frame;
  /** Where a figure or a text is to be put in. */
  slot: Frame | undefined;
}

/** Whether a card keeps room for a figure. */
const hasSlot = (page: Page): boolean => page === 'figures';

function cutOf(frame: Frame, page: Page, gapPx: number): Cut {
  const kind = hasSlot(page);
  if (frame.width > frame.height * WIDE) {
    const wide = Math.min(frame.width * 0.42, frame.height * 1.15);
    const x = frame.x + wide + gapPx;
    const rest = { ...frame, x, width: frame.width - wide - 2 * gapPx };
    const share = kind ? 0.5 : 1;
    return {
      plate: { ...frame, width: wide },
      words: { ...rest, height: rest.height * share },
      slot: kind
        ? { ...rest, y: rest.y + rest.height * 0.52, height: rest.height * 0.36 }
        : undefined,
    };
  }
  const share = kind ? 0.4 : 0.26;
  const plate = { ...frame, height: frame.height * (1 - share) };
  const below = { ...frame, y: frame.y + plate.height, height: frame.height * share };
  const words = { ...below, height: below.height * (kind ? 0.52 : 1) };
  return {
    plate,
    words: inset(words, gapPx * 0.4, 0),
    slot: kind
      ? {
          ...inset(below, gapPx, 0),
          y: words.y + words.height,
          height: below.height * 0.4,
        }
      : undefined,
  };
}

/** A place for a figure: a pill with a dashed rim. */
function slot(design: Design, frame: Frame, tone: Hex, on: Hex): void {
  const rim = mix(on, tone, 0.75);
  const outline = roundedPath([frame.x, frame.y], frame.width, frame.height, frame.height / 2);
  const dash = design.px(10);
  design.addArt(
    path(outline, mix(on, tone, 0.12)),
    `<path d="${outline}" fill="none" stroke="${rim}" stroke-width="${design.px(3)}" stroke-dasharray="${dash} ${dash * 0.8}"/>`,
  );
}

function card({ design, item, index, frame, sizePx, page }: Card): void {
  const { request } = design;
  const surface = cardOn(request.palette);
  const { plate, words, slot: free } = cutOf(frame, page, design.px(22));
  const accent = accentOf(request.palette, index);
  const tone = strongSurface(accent);
  const on = mix(surface, accent, 0.26);
  design.addGround(
    path(roundedPath([plate.x, plate.y], plate.width, plate.height, design.px(20)), on),
  );
  const element = listedElement(request, index);
  const side = Math.min(plate.width, plate.height);
  const room = inset(plate, plate.width * 0.1, plate.height * 0.1);
  const art =
    element &&
    (request.drawingOf(element, 1)
      ? itemArt(request, element, room, { tone, on })
      : itemArt(
          request,
          element,
          square([plate.x + plate.width / 2, plate.y + plate.height / 2], side * 0.56),
          { tone, on },
        ));
  if (art && element) {
    design.addArt(art.svg);
    design.show(element.id);
  }
  if (page === 'numbered' || !art) {
    const r = art ? Math.min(side * 0.16, design.px(30)) : side * 0.28;
    const at: Point = art
      ? [plate.x + r * 1.35, plate.y + r * 1.35]
      : [plate.x + plate.width / 2, plate.y + plate.height / 2];
    numberDisc(design, index, at, {
      radiusPx: r,
      rim: 1.16,
      rimColor: surface,
      sizePx: r * 1.1,
      on: tone,
    });
  }
  const isWide = words.y < plate.y + plate.height * 0.5;
  fittedWords(design, sentenceCase(item.text), words, {
    sizePx,
    align: isWide ? 'left' : 'center',
    on: surface,
  });
  if (free) slot(design, free, tone, surface);
}

/** Cards of a page, each with a picture, its name and a place for what is not known. */
export function topicCards(
  design: Design,
  items: readonly Item[],
  frames: readonly Frame[],
  page: Page,
): void {
  const [first] = frames;
  if (!first) return;
  const { words } = cutOf(first, page, design.px(22));
  const sizes = items.map(({ text }) => fittingSize(sentenceCase(text), words, design.px(36)));
  const sizePx = Math.min(...sizes);
  items.forEach((item, index) => {
    const frame = frames[index];
    if (frame) card({ design, item, index, frame, sizePx, page });
  });
}
