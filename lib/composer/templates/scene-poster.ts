import { mix } from '@/lib/color/hex';
import { path, stroke } from '@/lib/svg/markup';
import type { FaceId } from '@/lib/lettering/faces';
import type { Design } from './design/design';
import type { Frame } from './design/frame';
import { areSpecks, isCovered } from './design/covered';
import { accentOf, inkOn, strongSurface } from './design/ink';
import { bestPerLine, headline, headlineLayout } from './design/headline';
import { quietZone, toneIn } from './design/quiet-zone';
import { construction } from './design/variety';
import { wordBlock } from './banner-words';
import type { TemplateRequest } from './template';

/** Most of the page's height that the title takes. */
const TITLE_SHARE = 0.24;
const SMALL_STEP = 2.9;
/** Share of a wide page that its words take. */
const ASIDE_SHARE = 0.42;

interface Parts {
  design: Design;
  request: TemplateRequest;
  sceneOf: NonNullable<TemplateRequest['sceneOf']>;
  title?: string | undefined;
  lines: readonly string[];
  above?: string | undefined;
  action?: string | undefined;
  face: FaceId;
}

interface Layout {
  /** Around the scene; none where it runs to the edges of the page. */
  marginPx: number;
  isTitleAbove: boolean;
  page: string;
  ink: string;
}

const LAYOUTS = [
  { hasMargin: false, isAbove: false, isColored: true },
  { hasMargin: false, isAbove: true, isColored: true },
  { hasMargin: true, isAbove: true, isColored: false },
] as const;

function layoutOf({ design, request }: Parts): Layout {
  const { palette } = request;
  const { hasMargin, isAbove, isColored } = construction<(typeof LAYOUTS)[number]>(
    request,
    LAYOUTS,
  );
  const page =
    isColored && !request.brief.background ? strongSurface(accentOf(palette, 0)) : palette.ground;
  return {
    marginPx: hasMargin ? design.shortSide * 0.05 : 0,
    isTitleAbove: isAbove,
    page,
    ink: page === palette.ground ? palette.ink : inkOn(page, palette),
  };
}

/** The title, and below it in small lines what is announced; answers nothing, `room` holds both. */
function write(
  { design, title, lines, face, above }: Parts,
  room: Frame,
  { page, ink }: Layout,
  perLine: number | undefined,
  maxLines: number,
): void {
  const small = design.size(SMALL_STEP);
  const below = lines.length * small * 1.4;
  const options = {
    face,
    on: page,
    fills: [ink] as const,
    align: 'center' as const,
    maxLines,
    vertical: 'middle' as const,
    above,
  };
  const head = { ...room, height: room.height - below - (below > 0 ? small * 0.8 : 0) };
  if (title !== undefined)
    headline(design, title, head, {
      ...options,
      perLine: perLine ?? bestPerLine(title, head, options),
    });
  const first = room.y + room.height - below + small;
  lines.forEach((line, index) => {
    design.text(line, [room.x + room.width / 2, first + index * small * 1.4], {
      face: 'interSemiBold',
      sizePx: small,
      align: 'center',
      maxWidthPx: room.width,
      fill: ink,
      on: page,
    });
  });
}

/** How far the edge of the words' ground swings into the scene, of the width. */
const SWING = 0.045;

/** The ground of the words beside a scene: its edge swings or slopes, with a stripe along it. */
function sideGround({ design, request }: Parts, { page }: Layout, edge: number, isLeft: boolean) {
  const { width: w, height: h } = design;
  const [out, swing] = [isLeft ? 0 : w, w * SWING * (isLeft ? 1 : -1)];
  const isBent = construction(request, [true, false]);
  const along = (x: number) =>
    isBent
      ? `M${out} 0H${x + swing * 0.4}C${x + swing * 1.6} ${h * 0.3} ${x - swing * 1.4} ${h * 0.66} ${x + swing * 0.6} ${h}H${out}Z`
      : `M${out} 0H${x + swing}L${x - swing} ${h}H${out}Z`;
  const stripe = mix(accentOf(request.palette, 1), page, 0.15);
  design.addArt(path(along(edge + swing * 0.34), stripe), path(along(edge), page));
}

/** Words on one side, the scene to the edges on the other; false where what is beside each other there is small. */
function aside(parts: Parts, layout: Layout): boolean {
  const { design, request, sceneOf, title, lines, above, action } = parts;
  const { width: w, height: h } = design;
  const isLeft = layout.isTitleAbove;
  const words = w * ASIDE_SHARE;
  const width = Math.round(w - words + w * SWING * 0.8);
  const scene = sceneOf(width, h);
  if (areSpecks(scene)) return false;
  design.addScene(scene, { x: isLeft ? w - width : 0, y: 0, width, height: h });
  sideGround(parts, layout, isLeft ? words : w - words, isLeft);
  const pad = w * 0.05;
  const room = words - pad - w * SWING * 1.1;
  const frame = { x: isLeft ? pad : w - pad - room, y: h * 0.1, width: room, height: h * 0.8 };
  const all = [title, ...lines].flatMap((line) => line ?? []);
  const set = { design, request, above, action, frame, on: layout.page, align: 'left' } as const;
  wordBlock({ ...set, lines: all });
  design.tell(...scene.drew);
  return true;
}

/** The scene fills a wide page, its words on the quiet side of it; false where its things reach over there. */
function overAside(parts: Parts): boolean {
  const { design, request, sceneOf, title, lines, above, action } = parts;
  const { width: w, height: h } = design;
  const told = request.brief.clearSide;
  const side =
    told === 'left' || told === 'right' ? told : construction(request, ['left', 'right'] as const);
  const scene = sceneOf(w, h, side);
  const pad = w * 0.052;
  const width = w * ASIDE_SHARE - pad;
  const frame = { x: side === 'left' ? pad : w - pad - width, y: h * 0.1, width, height: h * 0.8 };
  const apart = { ...frame, x: side === 'left' ? pad : frame.x - pad, width: width + pad };
  if (isCovered(scene, apart, 'aside') || areSpecks(scene)) return false;
  const tone = toneIn(scene, frame);
  design.addScene(scene, { x: 0, y: 0, width: w, height: h });
  design.addArt(quietZone(tone, side, { widthPx: w, heightPx: h, reach: w * ASIDE_SHARE }));
  const all = [title, ...lines].flatMap((line) => line ?? []);
  wordBlock({ design, request, above, action, frame, on: tone, align: 'left', lines: all });
  design.tell(...scene.drew);
  return true;
}

/** Of the height: words over a scene that fills the page. */
const OVER_SHARE = 0.3;
const OVER_MOST = 0.4;

/** The scene fills the page, its words in its sky; false where its things reach up there. */
function over(parts: Parts): boolean {
  const { design, request, sceneOf, lines } = parts;
  const { width: w, height: h } = design;
  const edge = design.shortSide * 0.065;
  const small = design.size(SMALL_STEP);
  const height = Math.min(h * OVER_MOST, h * OVER_SHARE + lines.length * small * 1.1);
  const scene = sceneOf(w, h, 'top');
  const room = { x: edge, y: edge, width: w - 2 * edge, height: height - edge };
  if (isCovered(scene, room)) return false;
  const page = toneIn(scene, room);
  design.addScene(scene, { x: 0, y: 0, width: w, height: h });
  design.addArt(quietZone(page, 'top', { widthPx: w, heightPx: h, reach: height }));
  const ink = inkOn(page, request.palette);
  write(parts, room, { marginPx: 0, isTitleAbove: true, page, ink }, undefined, 3);
  design.tell(...scene.drew);
  return true;
}

/** Of the height, how far the scene reaches below the words' ground. */
const BLEED = 0.03;

/** The ground of the words above or below a scene, its edge a wave or a slope with a stripe along it. */
function bandGround({ design, request }: Parts, { page, isTitleAbove }: Layout, edge: number) {
  const { width: w, height: h } = design;
  const out = isTitleAbove ? 0 : h;
  const swing = h * BLEED * (isTitleAbove ? -1 : 1);
  const isBent = construction(request, [true, false]);
  const along = (y: number) =>
    isBent
      ? `M0 ${out}V${y}C${w * 0.3} ${y + swing * 2} ${w * 0.62} ${y - swing * 0.4} ${w} ${y + swing * 0.7}V${out}Z`
      : `M0 ${out}V${y + swing}L${w} ${y}V${out}Z`;
  const stripe = mix(accentOf(request.palette, 1), page, 0.15);
  design.addArt(path(along(edge - swing * 0.42), stripe), path(along(edge), page));
}

/** The scene in a frame or to three edges of the page, the words below or above it. */
function below(parts: Parts, layout: Layout): void {
  const { design, sceneOf, title, lines, face } = parts;
  const edge = design.shortSide * 0.05;
  const inner: Frame = {
    x: layout.marginPx,
    y: layout.marginPx,
    width: design.width - 2 * layout.marginPx,
    height: design.height - 2 * layout.marginPx,
  };
  const measure = { x: edge * 1.4, y: 0, width: design.width - 2.8 * edge };
  const perLine = design.width > design.height ? 20 : 10;
  const titleHeight =
    title === undefined
      ? 0
      : headlineLayout(
          title,
          { ...measure, height: design.height * TITLE_SHARE },
          { face, perLine, on: layout.page, fills: [layout.ink], maxLines: 2, above: parts.above },
        ).height;
  const small = design.size(SMALL_STEP);
  const words =
    titleHeight +
    lines.length * small * 1.4 +
    (lines.length > 0 && title !== undefined ? small * 0.8 : 0);
  const band = words === 0 ? 0 : words + edge * (layout.marginPx > 0 ? 0.9 : 2.1);
  const height = Math.round(inner.height - band);
  const frame: Frame = {
    ...inner,
    y: layout.isTitleAbove ? inner.y + inner.height - height : inner.y,
    width: Math.round(inner.width),
    height,
  };
  // Without a margin the scene runs on below the swung edge of the words' ground.
  const bleed = layout.marginPx > 0 || words === 0 ? 0 : Math.round(design.height * BLEED);
  const shown = {
    ...frame,
    y: layout.isTitleAbove ? frame.y - bleed : frame.y,
    height: height + bleed,
  };
  const scene = sceneOf(shown.width, shown.height);
  design.addScene(scene, shown);
  if (bleed > 0) bandGround(parts, layout, layout.isTitleAbove ? frame.y : frame.y + height);
  if (layout.marginPx > 0)
    design.addArt(
      stroke(
        `M${frame.x} ${frame.y}h${frame.width}v${height}h${-frame.width}Z`,
        layout.ink,
        design.px(5),
      ),
    );
  const top = layout.isTitleAbove
    ? layout.marginPx + (layout.marginPx > 0 ? 0 : edge)
    : frame.y + height + edge * (layout.marginPx > 0 ? 0.9 : 1);
  write(parts, { ...measure, y: top, height: words + 1 }, layout, perLine, 2);
  design.tell(...scene.drew);
}

/** A poster or banner that shows its place: with its words in the picture, or on plain ground beside it. */
export function drawScenePoster(parts: Parts): void {
  const { design, request, title, lines, action } = parts;
  const layout = layoutOf(parts);
  design.fillGround(layout.page);
  const hasWords = title !== undefined || lines.length > 0;
  const isOver = construction(request, [true, false, true]);
  if (hasWords && design.width > design.height * 1.3) {
    if ((isOver && overAside(parts)) || aside(parts, layout)) return;
  }
  const all = { ...parts, lines: action === undefined ? lines : [...lines, action] };
  if (hasWords && isOver && over(all)) return;
  below(all, hasWords ? layout : { ...layout, marginPx: 0 });
}
