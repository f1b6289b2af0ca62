import { mix } from '@/lib/color/hex';
import { ellipse, path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { BriefElement } from '../brief';
import { conceptOf } from '../concepts';
import { isLivingKind } from '../concepts/concept';
import type { Design } from './design/design';
import { type Frame, inset, split } from './design/frame';
import { cardOn } from './design/ink';
import { kitArt } from './design/subject';

/** A page with charts of several kinds, a card each, and whoever is told with them before the cards. */

type Kind = 'pie' | 'bars' | 'lines';
const NAMES: Readonly<Record<Kind, string>> = {
  pie: 'pie chart',
  bars: 'bar chart',
  lines: 'line chart',
};

/** Of the height of the page, how high several who stand before it are, and how much of them is before the cards. */
const PEOPLE = { share: 0.4, overlap: 0.3, most: 6 } as const;
/** Of the width of the page, what one who stands beside it has. */
const ONE_SHARE = 0.24;
const PAD = 34;

/** Equal shares for so many. */
const ones = (count: number): number[] => Array.from({ length: count }, () => 1);

/** Cards in a row; of three and of four the rows are full, and upright pages have them below each other. */
function cardsOf(design: Design, frame: Frame, count: number): Frame[] {
  const gap = design.px(24);
  if (frame.height > frame.width * 1.25) return split(frame, 'down', ones(count), gap);
  if (count === 2 || frame.width > frame.height * 2.2)
    return split(frame, 'across', ones(count), gap);
  const [upper = frame, lower = frame] = split(frame, 'down', [1, 1], gap);
  return [...split(upper, 'across', ones(count - 2), gap), ...split(lower, 'across', ones(2), gap)];
}

/** Each of them once, as often as they are told to be there. */
function whoIsThere(design: Design): { element: BriefElement; copy: number }[] {
  const { request } = design;
  return request.brief.elements
    .filter((one) => request.drawingOf(one, 1))
    .flatMap((element) =>
      Array.from(
        { length: element.several ? Math.max(4, element.count) : element.count },
        (_, copy) => ({
          element,
          copy,
        }),
      ),
    )
    .slice(0, PEOPLE.most);
}

function stand(
  design: Design,
  { element, copy }: { element: BriefElement; copy: number },
  frame: Frame,
): void {
  const { palette } = design.request;
  const one = { ...element, count: 1, several: false };
  const isAlive = isLivingKind(conceptOf(element.concept ?? '')?.kind ?? '');
  const room = isAlive
    ? frame
    : { ...frame, y: frame.y + frame.height * 0.45, height: frame.height * 0.55 };
  const art = kitArt(design.request, one, room, 'bottom', copy > 0 ? { copy } : undefined);
  if (!art) return;
  const foot = { x: art.box.x + art.box.width / 2, y: art.box.y + art.box.height };
  const shade = mix(palette.ground, palette.ink, 0.16);
  design.addArt(ellipse([foot.x, foot.y], art.box.width * 0.5, design.px(9), shade), art.svg);
  design.show(element.id);
}

/** Where the cards are, and each of those who are told with them. */
function roomsOf(frame: Frame, count: number): { cards: Frame; people: Frame[] } {
  if (count === 0) return { cards: frame, people: [] };
  const isTall = frame.height > frame.width * 1.1;
  if (count === 1 && !isTall) {
    const width = frame.width * ONE_SHARE;
    const one = { ...frame, width, y: frame.y + frame.height * 0.08, height: frame.height * 0.92 };
    return { cards: { ...frame, x: frame.x + width, width: frame.width - width }, people: [one] };
  }
  const high = frame.height * (isTall ? 0.3 : PEOPLE.share);
  const kept = high * (1 - PEOPLE.overlap);
  const row = { ...frame, y: frame.y + frame.height - high, height: high };
  return {
    cards: { ...frame, height: frame.height - kept },
    people: split(row, 'across', ones(count)),
  };
}

/** Draws the cards, their charts by `drawIn`, and who is before them. */
export function chartPage(
  design: Design,
  frame: Frame,
  kinds: readonly Kind[],
  drawIn: (kind: Kind, frame: Frame) => void,
): void {
  const { palette } = design.request;
  const who = whoIsThere(design);
  const { cards, people } = roomsOf(frame, who.length);
  const surface = cardOn(palette);
  const isUnder = people.length > 1;
  cardsOf(design, cards, kinds.length).forEach((card, index) => {
    const kind = kinds[index];
    if (!kind) return;
    design.addGround(
      path(roundedPath([card.x, card.y], card.width, card.height, design.px(30)), surface),
    );
    // Heads are before the lower edge of a card and not before its chart.
    const low = isUnder && card.y + card.height > cards.y + cards.height - 1;
    const room = inset(card, design.px(PAD));
    const taken = low ? (people[0]?.height ?? 0) * PEOPLE.overlap * 0.6 : 0;
    drawIn(kind, { ...room, height: room.height - taken });
  });
  people.forEach((room, index) => {
    const one = who[index];
    if (one) stand(design, one, room);
  });
  design.tell(...kinds.map((kind) => NAMES[kind]));
}
