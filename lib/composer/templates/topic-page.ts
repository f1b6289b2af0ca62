import { mix } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { Design } from './design/design';
import { cells, columnsFor, type Frame, inset, split } from './design/frame';
import { accentOf, cardOn } from './design/ink';
import { scenePlate } from './design/scene-plate';
import { pageTitle } from './design/title';
import { construction } from './design/variety';
import { sentenceCase } from './design/words';
import type { Template, TemplateRequest } from './template';
import { topicCards } from './topic-cards';

/**
 * A page about a topic whose texts nobody gave: a scene that is the topic at its head, and below it the things that
 * belong to it, or the members that it is told apart by, each with its name and, where figures are asked for, a
 * place for one.
 */

interface Arrangement {
  /** Of the room below the title, how much the scene takes; none where there is no room for one. */
  scene: number;
  columns: number;
}

/** By the number of cards, on square and upright pages. */
const UPRIGHT: readonly Arrangement[] = [
  { scene: 1, columns: 1 },
  { scene: 0.56, columns: 1 },
  { scene: 0.54, columns: 2 },
  { scene: 0.52, columns: 3 },
  { scene: 0.5, columns: 4 },
  { scene: 0.4, columns: 3 },
  { scene: 0.4, columns: 3 },
  { scene: 0.36, columns: 4 },
  { scene: 0.36, columns: 4 },
];
const MANY: Arrangement = { scene: 0, columns: 4 };
const BROAD = 1.35;

interface Rooms {
  scene: Frame | undefined;
  cards: Frame;
  columns: number;
}

/** From here on what is shown is no higher than it is wide. */
const UPRIGHT_RATIO = 0.7;
const IN_A_ROW_MAX = 6;

/** People and what else is higher than wide stand in one row. */
function areUpright({ brief, drawingOf }: TemplateRequest): boolean {
  const ratios = brief.elements.flatMap((element) => {
    const box = /^i\d/.test(element.id) ? drawingOf(element, 1)?.box : undefined;
    return box ? [(box.right - box.left) / Math.max(0.1, box.bottom - box.top)] : [];
  });
  return (
    ratios.length > 2 &&
    ratios.filter((ratio) => ratio < UPRIGHT_RATIO).length > ratios.length * 0.7
  );
}

/** Where the scene and the cards are. */
function roomsOf(design: Design, frame: Frame, count: number): Rooms {
  const gap = design.px(22);
  if (count <= IN_A_ROW_MAX && frame.height < frame.width * BROAD && areUpright(design.request)) {
    const [scene, cards = frame] = split(frame, 'down', [0.46, 0.54], gap);
    return { scene, cards, columns: count };
  }
  if (frame.width > frame.height * BROAD) {
    const [scene, cards = frame] = split(frame, 'across', [0.42, 0.58], gap);
    return { scene, cards, columns: count > 4 ? Math.ceil(count / 2) : Math.min(count, 2) };
  }
  const isTall = frame.height > frame.width * BROAD;
  const { scene: share, columns } = UPRIGHT[count] ?? MANY;
  const ways = construction(design.request, ['above', 'beside', 'below', 'above'] as const);
  if (ways === 'beside' && count > 3 && count < 7 && !isTall) {
    const [scene, cards = frame] = split(frame, 'across', [0.46, 0.54], gap);
    return { scene, cards, columns: count === 4 || count === 6 ? 2 : 1 };
  }
  const inRow = isTall && count > 3 && columns > 2 ? Math.min(columns, 2) : columns;
  if (share === 0) return { scene: undefined, cards: frame, columns: isTall ? 3 : columns };
  const taken = isTall ? Math.min(share, 0.34) : share;
  if (ways === 'below') {
    const [cards = frame, scene] = split(frame, 'down', [1 - taken, taken], gap);
    return { scene, cards, columns: inRow };
  }
  const [scene, cards = frame] = split(frame, 'down', [taken, 1 - taken], gap);
  return { scene, cards, columns: inRow };
}

function topicScene(design: Design, frame: Frame): void {
  const { request } = design;
  const part = request.sceneOfPanel?.(0, frame.width, frame.height);
  const on = mix(cardOn(request.palette), accentOf(request.palette, 1), 0.34);
  if (part) scenePlate(design, part, { frame, radius: design.px(30), on });
}

function drawTopic(request: TemplateRequest): Design {
  const { brief } = request;
  const ground = mix(request.palette.ground, accentOf(request.palette, 0), 0.07);
  const palette = { ...request.palette, ground };
  const design = new Design(request);
  design.fillGround(ground);
  const { title, items = [], page } = brief.template ?? {};
  const heading = brief.lettering[0] ?? title;
  const frame =
    heading === undefined
      ? design.page
      : pageTitle(design, sentenceCase(heading), { align: 'left', palette });
  const hasScene = request.sceneOfPanel?.(0, 100, 100) !== undefined;
  const rooms = hasScene
    ? roomsOf(design, frame, items.length)
    : { scene: undefined, cards: frame, columns: columnsFor(items.length, frame) };
  if (rooms.scene) topicScene(design, rooms.scene);
  const surface = cardOn(palette);
  const all = cells(rooms.cards, items.length, rooms.columns, design.px(20));
  for (const cell of all)
    design.addGround(
      path(roundedPath([cell.x, cell.y], cell.width, cell.height, design.px(26)), surface),
    );
  topicCards(
    design,
    items,
    all.map((cell) => inset(cell, design.px(12))),
    page,
  );
  for (const missing of brief.template?.missing ?? []) design.miss(missing);
  return design;
}

export const topicPage: Template = {
  id: 'topic-page',
  draw: (request) => drawTopic(request).finish(),
};
