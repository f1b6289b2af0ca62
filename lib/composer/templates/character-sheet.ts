import { mix } from '@/lib/color/hex';
import { circle, ellipse, path, placed } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import type { BriefElement } from '../brief';
import type { KitDrawing } from '../kit/part';
import { Design } from './design/design';
import { type Frame, middleOf, split } from './design/frame';
import { accentOf, cardOn } from './design/ink';
import { pageTitle } from './design/title';
import { construction } from './design/variety';
import { letteringOf } from './design/words';
import type { Template, TemplateRequest } from './template';

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

/** The head in a disc, where the figure says where its head is. */
function portrait(
  { design, request, element }: Parts,
  center: Point,
  r: number,
  tone: string,
): void {
  const probe = drawingIn(request, element, 1, 'stand');
  const head = probe?.anchors.head?.at;
  if (!probe || !head) return;
  const crown = probe.anchors.crown?.at ?? [head[0], probe.box.top];
  const half = Math.max(
    Math.abs(head[1] - crown[1]) * 1.9,
    (probe.box.bottom - probe.box.top) * 0.1,
  );
  const scale = r / half;
  const drawn = drawingIn(request, element, scale, 'stand') ?? probe;
  const art = placed(drawn.svg + (drawn.front ?? ''), {
    at: [center[0] - head[0] * scale, center[1] - (head[1] - half * 0.06) * scale],
    scaleX: scale,
  });
  design.addGround(circle(center, r, tone));
  design.addArt(request.pen('portrait', 1).clip(ellipsePath(center, r), art));
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
  const r = Math.min(frame.height / 2, frame.width / (colors.length * 2.5));
  colors.forEach((color, index) => {
    const at: Point = [
      frame.x + frame.width / 2 + (index - (colors.length - 1) / 2) * r * 2.5,
      frame.y + frame.height / 2,
    ];
    design.addArt(
      circle(at, r, mix(request.palette.ground, request.palette.ink, 0.15)),
      circle(at, r * 0.9, color),
    );
  });
}

/** One large figure, three poses and the face beside it. */
function sheet(parts: Parts): void {
  const { frame } = parts;
  const { palette } = parts.request;
  const [big, rest] = split(frame, 'across', [1, 1.25], frame.width * 0.04);
  if (!big || !rest) return;
  const surface = mix(cardOn(palette), accentOf(palette, 1), 0.16);
  parts.design.addGround(
    path(roundedPath([big.x, big.y], big.width, big.height, parts.design.px(30)), surface),
  );
  figure(
    parts,
    {
      x: big.x + big.width * 0.1,
      y: big.y + big.height * 0.08,
      width: big.width * 0.8,
      height: big.height * 0.84,
    },
    'stand',
  );
  const [above, below] = split(rest, 'down', [0.9, 1], rest.height * 0.05);
  if (!above || !below) return;
  const r = Math.min(above.height * 0.42, above.width * 0.22);
  portrait(
    parts,
    [above.x + above.width * 0.27, above.y + above.height * 0.45],
    r,
    mix(palette.ground, accentOf(palette, 0), 0.3),
  );
  swatches(parts, {
    x: above.x + above.width * 0.54,
    y: above.y + above.height * 0.3,
    width: above.width * 0.46,
    height: above.height * 0.3,
  });
  split(below, 'across', [1, 1, 1], below.width * 0.04).forEach((cell, index) => {
    figure(
      parts,
      { ...cell, height: cell.height * 0.94 },
      POSES[index + 1] ?? 'stand',
      index === 1,
    );
  });
}

/** Four poses in a row on one line. */
function lineUp(parts: Parts): void {
  const { design, frame } = parts;
  const { palette } = parts.request;
  const [upper, lower] = split(frame, 'down', [1, 0.14], design.px(20));
  if (!upper || !lower) return;
  design.addGround(
    path(
      roundedPath(
        [frame.x, upper.y + upper.height * 0.8],
        frame.width,
        upper.height * 0.2,
        design.px(30),
      ),
      mix(palette.ground, accentOf(palette, 2), 0.26),
    ),
  );
  split(upper, 'across', [1, 1, 1, 1], frame.width * 0.02).forEach((cell, index) => {
    figure(parts, { ...cell, height: cell.height * 0.93 }, POSES[index] ?? 'stand', index === 2);
  });
  swatches(parts, lower);
}

/** The figure alone, large, on a disc. */
function hero(parts: Parts, accent = 1, isMirrored = false): void {
  const { design, frame } = parts;
  const { palette } = parts.request;
  const [x, y] = middleOf(frame);
  const r = Math.min(frame.width, frame.height) * 0.43;
  design.addGround(circle([x, y], r, mix(palette.ground, accentOf(palette, accent), 0.4)));
  figure(
    parts,
    { x: x - r, y: frame.y + frame.height * 0.04, width: r * 2, height: frame.height * 0.92 },
    'stand',
    isMirrored,
  );
}

/** The figure on a card that is as high as the picture, standing at its foot. */
function onCard(parts: Parts): void {
  const { design, frame } = parts;
  const { palette } = parts.request;
  const [x] = middleOf(frame);
  const width = Math.min(frame.width, frame.height * 0.8);
  const surface = mix(cardOn(palette), accentOf(palette, 0), 0.22);
  design.addGround(
    path(roundedPath([x - width / 2, frame.y], width, frame.height, design.px(30)), surface),
  );
  figure(
    parts,
    {
      x: x - width * 0.42,
      y: frame.y + frame.height * 0.09,
      width: width * 0.84,
      height: frame.height * 0.83,
    },
    'stand',
  );
}

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
      const fitting = probe?.anchors.hand ? constructions : ALONE;
      construction(request, fitting)({ design, request, element, frame });
      design.show(element.id);
      return design.finish();
    },
  };
}

type Construction = (parts: Parts) => void;
const ALONE: readonly [Construction, ...Construction[]] = [hero, onCard];

/** A figure in several poses with its face and its colours. */
export const characterSheet = ofFigure('character-sheet', [sheet, lineUp]);

/** One figure, large, doing what is said of it. */
export const mascot = ofFigure('mascot', [
  hero,
  onCard,
  (parts) => {
    hero(parts, 2, true);
  },
]);
