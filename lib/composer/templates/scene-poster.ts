import { stroke } from '@/lib/svg/markup';
import type { FaceId } from '@/lib/lettering/faces';
import type { Illustration } from '../illustration';
import type { Design } from './design/design';
import type { Frame } from './design/frame';
import { accentOf, inkOn, strongSurface } from './design/ink';
import { headline, headlineLayout } from './design/headline';
import { construction } from './design/variety';
import type { TemplateRequest } from './template';

/** Most of the page's height that the title takes. */
const TITLE_SHARE = 0.2;
const SMALL_STEP = 2.1;
/** Share of a wide page that its words take. */
const ASIDE_SHARE = 0.4;

interface Parts {
  design: Design;
  request: TemplateRequest;
  sceneOf: (widthPx: number, heightPx: number) => Illustration;
  title?: string | undefined;
  lines: readonly string[];
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
  { hasMargin: true, isAbove: false, isColored: true },
  { hasMargin: true, isAbove: false, isColored: false },
  { hasMargin: false, isAbove: false, isColored: true },
  { hasMargin: true, isAbove: true, isColored: false },
  { hasMargin: false, isAbove: true, isColored: true },
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
  { design, title, lines, face }: Parts,
  room: Frame,
  { page, ink }: Layout,
  perLine: number,
  maxLines: number,
): void {
  const small = design.size(SMALL_STEP);
  const below = lines.length * small * 1.4;
  const options = {
    face,
    perLine,
    on: page,
    fills: [ink] as const,
    align: 'center' as const,
    maxLines,
    vertical: 'middle' as const,
  };
  const head = { ...room, height: room.height - below - (below > 0 ? small * 0.8 : 0) };
  if (title !== undefined) headline(design, title, head, options);
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

/** Words on one side, the scene to the edges on the other. */
function aside(parts: Parts, layout: Layout): void {
  const { design, sceneOf } = parts;
  const width = Math.round(design.width * (1 - ASIDE_SHARE));
  const scene = sceneOf(width, design.height);
  const isLeft = layout.isTitleAbove;
  design.addScene(scene, {
    x: isLeft ? design.width - width : 0,
    y: 0,
    width,
    height: design.height,
  });
  const pad = design.shortSide * 0.08;
  const room: Frame = {
    x: (isLeft ? 0 : width) + pad,
    y: design.height * 0.2,
    width: design.width - width - 2 * pad,
    height: design.height * 0.6,
  };
  write(parts, room, layout, 9, 4);
  design.tell(...scene.drew);
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
  const perLine = design.width > design.height ? 20 : 13;
  const titleHeight =
    title === undefined
      ? 0
      : headlineLayout(
          title,
          { ...measure, height: design.height * TITLE_SHARE },
          { face, perLine, on: layout.page, fills: [layout.ink], maxLines: 2 },
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
  const scene = sceneOf(frame.width, height);
  design.addScene(scene, frame);
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

/** A poster or banner that shows its place, with its words on plain ground beside it. */
export function drawScenePoster(parts: Parts): void {
  const { design, title, lines } = parts;
  const layout = layoutOf(parts);
  design.fillGround(layout.page);
  const hasWords = title !== undefined || lines.length > 0;
  if (hasWords && design.width > design.height * 1.3) aside(parts, layout);
  else below(parts, hasWords ? layout : { ...layout, marginPx: 0 });
}
