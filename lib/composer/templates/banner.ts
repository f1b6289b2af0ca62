import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, rectangle } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import { Design } from './design/design';
import { type Frame, inset, split } from './design/frame';
import { accentOf, inkOn, isDark, strongSurface } from './design/ink';
import { groupArt } from './design/group';
import { headline } from './design/headline';
import { ideaArt } from './design/idea-art';
import { flatLook } from './design/subject';
import { construction } from './design/variety';
import { voiceOf } from './design/voice';
import { nameAndDate } from './design/words';
import { drawScenePoster } from './scene-poster';
import type { Template, TemplateRequest } from './template';

interface Parts {
  design: Design;
  request: TemplateRequest;
  lines: readonly string[];
}

function art({ design, request }: Parts, frame: Frame, ground: Hex): void {
  const { palette, brief, idea } = request;
  if (idea) {
    const side = Math.min(frame.width, frame.height * 1.12);
    const place = {
      x: frame.x + (frame.width - side) / 2,
      y: frame.y + frame.height - side * 0.96,
      width: side,
      height: side,
    };
    const picture = ideaArt(request, place, { ground, accent: accentOf(palette, 1) });
    design.addArt(picture?.svg ?? '');
    design.show(...(picture?.shown ?? []));
    design.tell(...(picture?.told ?? []));
    return;
  }
  const drawn = groupArt(
    request,
    brief.elements,
    frame,
    (element) => ({
      ...flatLook(palette, 0, element.phrase),
      strokePx: frame.height * 0.03,
    }),
    mix(ground, palette.ink, 0.14),
  );
  if (!drawn) return;
  design.addArt(drawn.svg);
  design.show(...drawn.shown);
}

/** The first line large, the others small below it. */
function words(
  { design, request, lines }: Parts,
  frame: Frame,
  on: Hex,
  align: 'left' | 'center',
): void {
  const [title, ...rest] = lines;
  if (title === undefined) return;
  const { palette } = request;
  const voice = voiceOf(request);
  const sizePx = Math.max(design.size(2.1), frame.height * 0.075);
  const below = rest.length * sizePx * 1.6;
  const fill = inkOn(on, palette);
  const used = headline(
    design,
    title,
    { ...frame, height: frame.height - below },
    {
      face: voice.display,
      on,
      fills: [fill, fill],
      align,
      vertical: 'middle',
      maxLines: 3,
      gap: 0.5,
      maxCapPx: frame.height * 0.3,
    },
  );
  rest.forEach((line, index) => {
    const at: Point = [
      align === 'left' ? frame.x : frame.x + frame.width / 2,
      used.y + used.height + sizePx * (1.6 + index * 1.5),
    ];
    design.text(line, at, { face: voice.label, sizePx, align, maxWidthPx: frame.width, fill, on });
  });
}

function isWide({ design }: Parts): boolean {
  return design.width >= design.height * 1.15;
}

/** Without words a banner leaves room for them: the things stand aside in so much of it. */
function aside({ design }: Parts, share: number, side: 'left' | 'right'): Frame {
  const { page } = design;
  const [width, height] = [page.width * share, page.height * share];
  const x = side === 'left' ? page.x : page.x + page.width - width;
  return { x, y: page.y + (page.height - height) * 0.7, width, height };
}

/** Words on one side, the things on a large disc on the other. */
function disc(parts: Parts): void {
  const { design, request } = parts;
  const { palette } = request;
  design.fillGround(palette.ground);
  const page = inset(design.page, design.px(10));
  const [left, right] = isWide(parts)
    ? split(page, 'across', [1, 1], design.px(60))
    : split(page, 'down', [0.8, 1.2], design.px(30));
  if (!left || !right) return;
  const place = parts.lines.length === 0 ? aside(parts, 0.78, 'right') : right;
  const center: Point = [place.x + place.width / 2, place.y + place.height / 2];
  const r = Math.min(place.width, place.height) * 0.52;
  const tone = mix(palette.ground, accentOf(palette, 1), 0.5);
  design.addGround(
    circle(center, r, tone),
    circle([center[0] + r * 0.92, center[1] - r * 0.72], r * 0.13, accentOf(palette, 0)),
    circle([center[0] - r * 1.02, center[1] + r * 0.55], r * 0.08, accentOf(palette, 2)),
  );
  art(parts, inset(place, 0, place.height * 0.06), tone);
  words(parts, left, palette.ground, isWide(parts) ? 'left' : 'center');
}

/** A coloured half cut by a slope. */
function slope(parts: Parts): void {
  const { design, request } = parts;
  const { palette } = request;
  const color = strongSurface(accentOf(palette, 0));
  design.fillGround(palette.ground);
  const page = inset(design.page, design.px(10));
  const [w, h] = [design.width, design.height];
  if (parts.lines.length === 0 || !isWide(parts)) {
    design.addGround(path(`M0 ${h * 0.52}L${w} ${h * 0.4}V${h}H0Z`, color));
    const [top, bottom] = split(
      page,
      'down',
      parts.lines.length === 0 ? [0.001, 1] : [0.75, 1.25],
      design.px(40),
    );
    const place = parts.lines.length === 0 ? aside(parts, 0.66, 'left') : bottom;
    if (place) art(parts, place, palette.ground);
    if (top && parts.lines.length > 0) words(parts, top, palette.ground, 'center');
    return;
  }
  design.addGround(path(`M0 0H${w * 0.54}L${w * 0.46} ${h}H0Z`, color));
  const [left, right] = split(page, 'across', [0.86, 1.14], w * 0.09);
  if (right) art(parts, right, palette.ground);
  if (left) words(parts, left, color, 'left');
}

/** Everything on a full colour, the things on a lighter floor. */
function floor(parts: Parts): void {
  const { design, request } = parts;
  const { palette } = request;
  const color = isDark(palette.ground)
    ? palette.ground
    : mix(palette.ground, accentOf(palette, 1), 0.62);
  const [w, h] = [design.width, design.height];
  design.fillGround(color);
  const low = mix(color, palette.ink, 0.12);
  design.addGround(rectangle([0, h * 0.8], w, h * 0.2, low));
  design.addGround(
    circle([w * 0.86, h * 0.16], design.shortSide * 0.3, mix(color, '#ffffff', 0.25)),
  );
  const page = inset(design.page, design.px(10));
  const isTall = !isWide(parts);
  const [first, second] = isTall
    ? split(page, 'down', [0.8, 1.2], design.px(30))
    : split(page, 'across', [1, 1], design.px(50));
  if (!first || !second) return;
  const place = parts.lines.length === 0 ? page : second;
  const top = Math.max(place.y, h * 0.14);
  art(
    parts,
    { ...place, y: top, height: Math.max(place.y + place.height, h * 0.88) - top - h * 0.02 },
    color,
  );
  words(parts, isTall ? first : { ...first, height: h * 0.68 }, color, isTall ? 'center' : 'left');
}

/** A wide picture with a headline: three layouts. */
export const banner: Template = {
  id: 'banner',
  draw(request) {
    const design = new Design(request);
    const { name, date, rest } = nameAndDate(request.brief);
    const lines = [name, date, ...rest].flatMap((line) => line ?? []).slice(0, 3);
    if (request.sceneOf) {
      const [title, ...others] = lines;
      const { display: face } = voiceOf(request);
      drawScenePoster({ design, request, sceneOf: request.sceneOf, title, lines: others, face });
    } else construction(request, [disc, slope, floor])({ design, request, lines });
    return design.finish();
  },
};
