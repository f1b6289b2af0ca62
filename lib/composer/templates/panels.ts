import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { conceptOf } from '../concepts';
import { verbFrameOf } from '../understand/words/verb';
import { arrowArt, dotsArt } from './design/arrow';
import { Design } from './design/design';
import { fittedWords, fittingSize } from './design/fitted-words';
import { type Frame, inset, middleOf, square } from './design/frame';
import { accentOf, cardOn, strongSurface } from './design/ink';
import { itemArt } from './design/item-sign';
import { numberDisc } from './design/number-disc';
import { scenePlate } from './design/scene-plate';
import { pageTitle } from './design/title';
import { sentenceCase } from './design/words';
import { panelChart, sharesOf } from './panel-chart';
import { type Grid, gridOf } from './panel-grid';
import type { PartScene, Template, TemplateRequest } from './template';
import { header, PAPER } from './worksheet';

/** A page that shows each clause of its prompt as a small scene above or beside its words. */

interface Panel {
  part: PartScene | undefined;
  index: number;
  caption: string;
  frame: Frame;
  sizePx: number;
}

const captionOf = (text: string): string => sentenceCase(text.replace(/\s+/g, ' ').trim());

const RIGHT = '#2a8f57';
const WRONG = '#c93a34';

/** A tick or a cross in the corner of a card. */
function verdict(design: Design, isRight: boolean, [x, y]: Point, on: Hex): void {
  const r = design.px(40);
  const tick = `M${x - r * 0.42} ${y + r * 0.04}L${x - r * 0.1} ${y + r * 0.36}L${x + r * 0.44} ${y - r * 0.32}`;
  const cross = `M${x - r * 0.34} ${y - r * 0.34}L${x + r * 0.34} ${y + r * 0.34}M${x + r * 0.34} ${y - r * 0.34}L${x - r * 0.34} ${y + r * 0.34}`;
  design.addArt(
    circle([x, y], r * 1.14, on),
    circle([x, y], r, isRight ? RIGHT : WRONG),
    stroke(isRight ? tick : cross, '#ffffff', r * 0.22),
  );
}

/** What a clause that shows nobody and nothing has a sign for, large on its plate. */
function signPlate(
  design: Design,
  caption: string,
  { frame, radius, on }: { frame: Frame; radius: number; on: Hex },
): void {
  design.addGround(path(roundedPath([frame.x, frame.y], frame.width, frame.height, radius), on));
  const element = {
    id: 'sign',
    phrase: caption.toLowerCase(),
    count: 1,
    several: false,
    colors: [],
    attributes: [],
  };
  const side = Math.min(frame.width, frame.height) * 0.62;
  const tone = strongSurface(design.request.palette.accents[0]);
  const art = itemArt(design.request, element, square(middleOf(frame), side), { tone, on });
  if (art) design.addArt(art.svg);
}

/** Scenes without a place, which fill any plate: drawn once, before the page is laid out. */
function alonesOf(request: TemplateRequest, count: number): (PartScene | undefined)[] {
  return Array.from({ length: count }, (_, index) =>
    request.isPanelInPlace?.(index) ? undefined : request.sceneOfPanel?.(index, 600, 520),
  );
}

/** Whether most of what is shown is higher than wide. */
function areUpright(parts: readonly (PartScene | undefined)[]): boolean {
  const ratios = parts.flatMap((part) => {
    if (!part?.reach) return [];
    const { scene, reach } = part;
    return (
      ((reach.right - reach.left) * scene.widthPx) / ((reach.bottom - reach.top) * scene.heightPx)
    );
  });
  const upright = ratios.filter((ratio) => ratio < 0.95).length;
  return ratios.every((ratio) => ratio < 1.7) && upright * 2 > parts.length;
}

/** A card with its scene, its words and its number. */
function panel(
  design: Design,
  { part: alone, index, caption, frame, sizePx }: Panel,
  { cut, align }: Grid,
): void {
  const { request } = design;
  const { palette } = request;
  const surface = cardOn(palette);
  const on = mix(surface, accentOf(palette, index), 0.34);
  const radius = design.px(30);
  const outline = roundedPath([frame.x, frame.y], frame.width, frame.height, radius);
  design.addGround(path(outline, surface));
  const { plate, words } = cut(frame, index);
  const inner = inset(plate, design.px(12));
  const part = alone ?? request.sceneOfPanel?.(index, inner.width, inner.height);
  const place = { frame: inner, radius: radius * 0.75, on };
  const shares = sharesOf(caption, request.brief.template?.panels?.[index]?.text ?? '');
  if (shares) panelChart(design, shares, place);
  else if (part) scenePlate(design, part, place);
  else signPlate(design, caption, place);
  const r = Math.min(design.px(30), inner.height * 0.24);
  const corner: Point = [inner.x + r * 1.47, inner.y + r * 1.47];
  const { count, page, panels: told = [] } = request.brief.template ?? {};
  if (told[index]?.isWrong) verdict(design, false, corner, surface);
  else if (page === 'do-and-dont') verdict(design, index === 0, corner, surface);
  else if (count !== undefined)
    numberDisc(design, index, corner, {
      radiusPx: r,
      rim: 1.16,
      rimColor: surface,
      sizePx: r * 1.15,
      on: strongSurface(accentOf(palette, index)),
    });
  fittedWords(design, caption, words, { sizePx, align, on: surface });
}

/** Cards in a grid, with arrows from one to the next where one leads to the other. */
function drawCards(design: Design, frame: Frame): void {
  const { request } = design;
  const { panels: told = [], page } = request.brief.template ?? {};
  const captions = told.map(({ caption }) => captionOf(caption));
  const parts = alonesOf(request, captions.length);
  const isChain = page === 'chain';
  const grid = gridOf(design, frame, { captions, isUpright: areUpright(parts), isChain });
  const rooms = grid.frames.map((one, index) => grid.cut(one, index).words);
  const sizes = captions.map((text, index) =>
    fittingSize(text, rooms[index] ?? frame, design.px(46)),
  );
  const sizePx = Math.min(...sizes);
  captions.forEach((caption, index) => {
    const cell = grid.frames[index];
    if (cell) panel(design, { part: parts[index], index, caption, frame: cell, sizePx }, grid);
  });
  const { isDotted } = request.brief.template?.laid ?? {};
  const tone = strongSurface(request.palette.accents[0]);
  for (const [from, to] of grid.links)
    design.addArt(
      isDotted ? dotsArt(from, to, tone, design.px(6)) : arrowArt(from, to, tone, design.px(14)),
    );
  if (isChain) design.tell(isDotted ? 'dotted line' : 'arrow');
}

/** A sheet with one scene, its sentence, and lines to write on. */
function drawSheet(design: Design): void {
  const { request } = design;
  const { title, panels: [only] = [] } = request.brief.template ?? {};
  design.fillGround(PAPER);
  const frame = header(
    { design, request },
    sentenceCase(request.brief.lettering[0] ?? title ?? 'Look and write'),
  );
  const lines = 2;
  const lineGap = design.px(74);
  const sizePx = design.px(40);
  const foot = design.px(100) + lines * lineGap;
  const plate = { ...frame, height: frame.height - foot };
  sceneIn(design, 0, only?.caption ?? '', plate);
  const words = { ...frame, y: plate.y + plate.height, height: design.px(96) };
  fittedWords(design, captionOf(only?.caption ?? ''), words, {
    sizePx: fittingSize(captionOf(only?.caption ?? ''), words, sizePx),
    align: 'left',
    on: PAPER,
  });
  const grey = mix(PAPER, request.palette.ink, 0.35);
  for (let line = 1; line <= lines; line += 1) {
    const y = words.y + words.height + line * lineGap - design.px(20);
    design.addArt(stroke(`M${frame.x} ${y}L${frame.x + frame.width} ${y}`, grey, design.px(3)));
  }
}

/** One card with a scene and its sentence. */
function drawCard(design: Design): void {
  const { request } = design;
  const { palette } = request;
  const ground = mix(palette.ground, accentOf(palette, 1), 0.3);
  design.fillGround(ground);
  const { page } = design;
  const width = Math.min(page.width, page.height * 1.1);
  const card = { ...page, x: page.x + (page.width - width) / 2, width };
  const surface = cardOn(palette);
  design.addGround(
    path(roundedPath([card.x, card.y], card.width, card.height, design.px(56)), surface),
  );
  const inner = inset(card, design.px(36));
  const caption = captionOf(request.brief.template?.panels?.[0]?.caption ?? '');
  const words = { ...inner, y: inner.y + inner.height * 0.8, height: inner.height * 0.2 };
  sceneIn(design, 1, caption, { ...inner, height: inner.height * 0.8 });
  const room = inset(words, design.px(24), design.px(10));
  const sizePx = fittingSize(caption, room, design.px(66));
  fittedWords(design, caption, room, { sizePx, align: 'center', on: surface });
}

/** Gestures whose hand is at a face: whoever does it is seen from near by. */
const AT_FACE = /^(?:eat|groom|ear|think|hide-face)$/;

/** Whether a page shows nobody but one who does something at their face, with nothing but what they hold. */
function isAtFace({ elements, actions }: TemplateRequest['brief']): boolean {
  const people = elements.filter(({ concept = '' }) => conceptOf(concept)?.kind === 'person');
  const isAlone = people.length === 1 && people[0]?.count === 1 && elements.length <= 2;
  return isAlone && actions.some(({ verb }) => AT_FACE.test(String(verbFrameOf(verb)?.near ?? '')));
}

/** The only scene of a page, on a plate in one of the palette's colours. */
function sceneIn(design: Design, accent: number, caption: string, frame: Frame): void {
  const { request } = design;
  const on = mix(cardOn(request.palette), accentOf(request.palette, accent), 0.34);
  const radius = design.px(30);
  const part = request.sceneOfPanel?.(0, frame.width, frame.height);
  if (part) scenePlate(design, part, { frame, radius, on, isNear: isAtFace(request.brief) });
  else signPlate(design, caption, { frame, radius, on });
}

export const panels: Template = {
  id: 'panels',
  draw(request) {
    const design = new Design(request);
    const { palette, brief } = request;
    const { title, page } = brief.template ?? {};
    if (page === 'worksheet') drawSheet(design);
    else if (page === 'card') drawCard(design);
    else {
      const ground = mix(palette.ground, accentOf(palette, 0), 0.07);
      design.fillGround(ground);
      const heading = brief.lettering[0] ?? title;
      const rest =
        heading === undefined
          ? design.page
          : pageTitle(design, sentenceCase(heading), {
              align: 'center',
              palette: { ...palette, ground },
            });
      drawCards(design, rest);
    }
    return design.finish();
  },
};
