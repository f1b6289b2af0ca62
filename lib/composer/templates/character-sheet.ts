import { mix } from '@/lib/color/hex';
import { circle, ellipse, path, placed } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import type { BriefElement } from '../brief';
import type { KitDrawing } from '../kit/part';
import { Design } from './design/design';
import { caption, portrait, scaleFor, stand as standAt } from './design/figure';
import { type Frame, split } from './design/frame';
import { accentOf, cardOn } from './design/ink';
import { pageTitle } from './design/title';
import { VIEW_NAMES } from './design/shown.data';
import { construction } from './design/variety';
import { letteringOf } from './design/words';
import { card, disc, floor, rays } from './hero-grounds';
import type { Shown, Template, TemplateRequest } from './template';

/** Poses that show a figure, the plainest first. */
const POSES = ['stand', 'walk', 'sit-ground', 'run', 'jump'] as const;

interface Parts {
  design: Design;
  request: TemplateRequest;
  element: BriefElement;
  frame: Frame;
}

function drawingIn(
  request: TemplateRequest,
  element: BriefElement,
  pxPerCm: number,
  pose: (typeof POSES)[number],
): KitDrawing | undefined {
  return request.drawingOf(element, pxPerCm, pose);
}

/** A figure on its ground line, at the same scale as its fellows where one is given. */
function figure(
  { design, request, element }: Parts,
  frame: Frame,
  pose: (typeof POSES)[number],
  isMirrored = false,
): void {
  const probe = drawingIn(request, element, 1, pose);
  if (!probe) return;
  const { box } = probe;
  // Every pose at the scale of the standing figure, so that the sheet shows one size of person.
  const upright = drawingIn(request, element, 1, 'stand')?.box ?? box;
  const scale = Math.min(
    frame.width / (box.right - box.left),
    frame.height / Math.max(box.bottom - box.top, upright.bottom - upright.top),
  );
  const drawn = drawingIn(request, element, scale, pose) ?? probe;
  const x = frame.x + frame.width / 2;
  const y = frame.y + frame.height;
  const middle = ((box.left + box.right) / 2) * (isMirrored ? -1 : 1);
  design.addArt(
    ellipse(
      [x, y],
      ((box.right - box.left) * scale) / 2.2,
      frame.height * 0.022,
      mix(request.palette.ground, request.palette.ink, 0.16),
    ),
  );
  design.addArt(
    placed(drawn.svg + (drawn.front ?? ''), {
      at: [x - middle * scale, y - box.bottom * scale],
      scaleX: isMirrored ? -scale : scale,
      scaleY: scale,
    }),
  );
}

/** Colours that the figure is drawn in, the commonest first. */
function swatches({ design, request, element }: Parts, frame: Frame): void {
  const svg = drawingIn(request, element, 4, 'stand')?.svg ?? '';
  const counts = new Map<string, number>();
  for (const [color] of svg.matchAll(/#[0-9a-f]{6}/g))
    counts.set(color, (counts.get(color) ?? 0) + 1);
  const colors = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 6)
    .map(([color]) => color);
  const columns = frame.width > frame.height * 4 ? colors.length : Math.ceil(colors.length / 2);
  const rows = Math.ceil(colors.length / columns);
  const r = Math.min(frame.height / rows / 2.3, frame.width / (columns * 2.5));
  colors.forEach((color, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const at: Point = [
      frame.x + frame.width / 2 + (column - (columns - 1) / 2) * r * 2.5,
      frame.y + frame.height / 2 + (row - (rows - 1) / 2) * r * 2.4,
    ];
    design.addArt(
      circle(at, r, mix(request.palette.ground, request.palette.ink, 0.15)),
      circle(at, r * 0.9, color),
    );
  });
}

/** All sides in a row on one strip of ground, at one scale, each with its word. */
function sidesOf(parts: Parts, frame: Frame, sides: readonly Side[]): void {
  const { design, request } = parts;
  const { palette } = request;
  const surface = mix(cardOn(palette), accentOf(palette, 1), 0.16);
  design.addGround(
    path(roundedPath([frame.x, frame.y], frame.width, frame.height, design.px(34)), surface),
  );
  const label = Math.min(frame.height * 0.1, design.px(56));
  const inner = {
    x: frame.x + frame.width * 0.03,
    y: frame.y + frame.height * 0.05,
    width: frame.width * 0.94,
    height: frame.height * 0.93 - label * 1.5,
  };
  const all = split(
    inner,
    'across',
    sides.map(() => 1),
    inner.width * 0.02,
  );
  const scale = scaleFor(
    parts,
    all[0] ?? inner,
    sides.map(({ shown }) => shown),
  );
  all.forEach((cell, index) => {
    const side = sides[index];
    if (!side) return;
    standAt(parts, cell, { shown: side.shown, scale });
    if (side.text !== '')
      caption(
        parts,
        side.text,
        { ...cell, y: cell.y + cell.height + label * 0.3, height: label },
        surface,
      );
  });
}

interface Side {
  text: string;
  shown: Shown;
}

/** The sides that a prompt names, else the usual ones; where a figure has but one, what it can do. */
function sidesAsked({ request, element }: Parts): Side[] {
  const views = request.viewsOf?.(element) ?? [];
  if (views.length === 0)
    return POSES.slice(0, 4).map((pose): Side => ({ text: '', shown: { pose } }));
  const { items = [] } = request.brief.template ?? {};
  const named = VIEW_NAMES.filter(([text]) => items.some((item) => item.text === text));
  const usual = VIEW_NAMES.filter(([text]) => text !== 'three-quarter');
  return (named.length > 1 ? named : usual).map(([text, , shown]) => ({
    text,
    shown: { pose: 'stand', ...shown },
  }));
}

const FEELINGS = ['smile', 'angry', 'surprised', 'sad'] as const;

/** Faces in a row of cards; false for what has no head of its own. */
function faces(parts: Parts, frame: Frame, number: number): boolean {
  const { design, request } = parts;
  const { palette } = request;
  const all = split(
    frame,
    'across',
    Array.from({ length: number }, () => 1),
    design.px(22),
  );
  return all
    .map((cell, index) => {
      const r = Math.min(cell.width, cell.height) / 2;
      const center: Point = [cell.x + cell.width / 2, cell.y + cell.height / 2];
      design.addGround(circle(center, r, mix(palette.ground, accentOf(palette, index), 0.4)));
      return portrait(
        parts,
        { center, r, outline: ellipsePath(center, r) },
        { pose: 'stand', view: 'front', expression: FEELINGS[index] ?? 'smile' },
      );
    })
    .every(Boolean);
}

/** The figure from all sides, its faces and its colours below. */
function sheet(parts: Parts): void {
  const { design, frame } = parts;
  const [above, below] = split(frame, 'down', [1, 0.34], design.px(34));
  if (!above || !below) return;
  sidesOf(parts, above, sidesAsked(parts));
  const [left, right] = split(below, 'across', [1.7, 1], below.width * 0.05);
  if (!left || !right) return;
  faces(parts, left, 3);
  swatches(parts, { ...right, y: right.y + right.height * 0.2, height: right.height * 0.6 });
}

/** Sides alone, as large as the page takes them, with the colours below. */
function lineUp(parts: Parts): void {
  const { design, frame } = parts;
  const [upper, lower] = split(frame, 'down', [1, 0.1], design.px(28));
  if (!upper || !lower) return;
  sidesOf(parts, upper, sidesAsked(parts));
  swatches(parts, lower);
}

/** Who is low stands nearer to the middle, where no floor holds him down. */
function raised({ request, element }: Parts, stand: Frame): Frame {
  const box = drawingIn(request, element, 1, 'stand')?.box;
  if (!box) return stand;
  const ratio = (box.bottom - box.top) / (box.right - box.left);
  const heightPx = Math.min(stand.height, stand.width * ratio);
  return { ...stand, height: (stand.height + heightPx) / 2 };
}

/** The figure alone and large before a ground. */
const alone =
  (groundOf: typeof disc): Construction =>
  (parts) => {
    const { stand, isMirrored, hasFloor } = groundOf(parts);
    figure(parts, hasFloor ? stand : raised(parts, stand), 'stand', isMirrored);
  };

/** A design about one figure: the first thing of the prompt that can be drawn, under its name. */
function ofFigure(id: string, constructions: readonly [Construction, ...Construction[]]): Template {
  return {
    id,
    draw(request) {
      const design = new Design(request);
      design.fillGround(request.palette.ground);
      const element = request.brief.elements.find((one) => request.drawingOf(one, 1) !== undefined);
      if (!element) {
        design.miss('character');
        return design.finish();
      }
      const [name] = letteringOf(request.brief);
      const frame =
        name === undefined
          ? design.page
          : pageTitle(design, name, { align: 'center', face: 'fredoka' });
      // What has no limbs is the same in every pose.
      const probe = request.drawingOf(element, 1);
      const fitting =
        probe?.anchors.hand || (request.viewsOf?.(element).length ?? 0) > 0 ? constructions : ALONE;
      construction(request, fitting)({ design, request, element, frame });
      design.show(element.id);
      return design.finish();
    },
  };
}

type Construction = (parts: Parts) => void;
const ALONE: readonly [Construction, ...Construction[]] = [
  alone(disc),
  alone(card),
  alone(floor),
  alone(rays),
];

/** A figure in several poses with its face and its colours. */
export const characterSheet = ofFigure('character-sheet', [sheet, lineUp]);

/** One figure, large, doing what is said of it. */
export const mascot = ofFigure('mascot', ALONE);
