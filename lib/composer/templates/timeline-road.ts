import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import type { Event } from './content/timelines.data';
import type { Design } from './design/design';
import type { Frame } from './design/frame';
import { inset, square } from './design/frame';
import { accentOf, cardOn, inkOn, strongSurface } from './design/ink';
import { itemArt } from './design/item-sign';
import { elementOfWord } from './design/picture-of';
import { fittedWords, fittingSize } from './design/fitted-words';
import type { TemplateRequest } from './template';

const ROAD = '#4a5063';
/** Of the width, where the road turns. */
const TURNS = [0.43, 0.57] as const;

/** Through all points, upright at each. */
function windingThrough(points: readonly Point[], [first, last]: readonly [Point, Point]): string {
  const all = [first, ...points, last];
  return all.reduce((drawn, [x, y], index) => {
    const before = all[index - 1];
    if (!before) return `M${x.toFixed(1)} ${y.toFixed(1)}`;
    const middle = ((before[1] + y) / 2).toFixed(1);
    return `${drawn}C${before[0].toFixed(1)} ${middle} ${x.toFixed(1)} ${middle} ${x.toFixed(1)} ${y.toFixed(1)}`;
  }, '');
}

interface Stop {
  event: Event;
  index: number;
  at: Point;
  /** Where its card stands. */
  card: Frame;
}

/** A pin on the road with its number or date, and beside it a card with its picture and its words. */
function stop(
  design: Design,
  request: TemplateRequest,
  r: number,
  { event, index, at, card }: Stop,
) {
  const { palette } = request;
  const tone = strongSurface(accentOf(palette, index));
  const on: Hex = mix(cardOn(palette), tone, 0.16);
  design.addArt(circle(at, r * 1.16, '#ffffff'), circle(at, r, tone));
  design.text(event.year, at, {
    face: 'poppins',
    sizePx: r * 0.9,
    align: 'center',
    middle: true,
    maxWidthPx: r * 1.7,
    fill: inkOn(tone, palette),
    on: tone,
    contrast: 3,
  });
  design.addGround(path(roundedPath([card.x, card.y], card.width, card.height, design.px(26)), on));
  const side = Math.min(card.height * 0.86, card.width * 0.34);
  const picture = square([card.x + side * 0.6, card.y + card.height / 2], side * 0.84);
  const element = elementOfWord(request, event.shows || 'flag');
  const art = itemArt(request, element, picture, { tone, on });
  if (art) {
    design.addArt(art.svg);
    if (!element.id.startsWith('table-')) design.show(element.id);
  }
  const x = art ? card.x + side * 1.16 : card.x + design.px(20);
  const room = { ...card, x, width: card.x + card.width - x - design.px(14) };
  const words = inset(room, 0, card.height * 0.14);
  fittedWords(design, event.head, words, {
    sizePx: fittingSize(event.head, words, design.px(40)),
    align: 'left',
    on,
  });
}

/** Milestones along a road that winds up the page, the first at its foot. */
export function road({
  design,
  request,
  events,
  frame,
}: {
  design: Design;
  request: TemplateRequest;
  events: readonly Event[];
  frame: Frame;
}): void {
  const step = frame.height / (events.length + 0.2);
  const wide = Math.min(frame.width * 0.12, step * 0.62);
  const points = events.map((_, index): Point => {
    const share = TURNS[index % 2] ?? TURNS[0];
    return [frame.x + frame.width * share, frame.y + frame.height - step * (index + 0.42)];
  });
  const foot: Point = [frame.x + frame.width * 0.5, design.height + wide];
  const top: Point = [frame.x + frame.width * 0.5, frame.y + wide * 0.7];
  const way = windingThrough(points, [foot, top]);
  design.addGround(
    stroke(way, mix(request.palette.ground, ROAD, 0.28), wide * 1.2),
    stroke(way, ROAD, wide),
    `<g stroke-dasharray="${(wide * 0.5).toFixed(1)} ${(wide * 0.42).toFixed(1)}">${stroke(way, '#ffffff', wide * 0.08)}</g>`,
  );
  const gap = wide * 0.66;
  events.forEach((event, index) => {
    const [x, y] = points[index] ?? [0, 0];
    const isLeft = index % 2 === 0;
    const from = isLeft ? frame.x : x + gap;
    const to = isLeft ? x - gap : frame.x + frame.width;
    const height = Math.min(step * 0.86, design.px(210));
    const card = { x: from, y: y - height / 2, width: to - from, height };
    stop(design, request, wide * 0.42, { event, index, at: [x, y], card });
  });
  design.tell('winding road', 'road');
}
