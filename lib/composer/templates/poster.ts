import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, rectangle, shape } from '@/lib/svg/markup';
import { add, type Point, polar, times } from '@/lib/svg/point';
import type { FaceId } from '@/lib/lettering/faces';
import { Design } from './design/design';
import type { Frame } from './design/frame';
import { accentOf, inkOn, isDark, readable, strongSurface } from './design/ink';
import { groupArt } from './design/group';
import { headline, headlineLayout } from './design/headline';
import { sector } from './design/shapes';
import { construction } from './design/variety';
import { letteringOf, nameAndDate, tells, textOf } from './design/words';
import { drawScenePoster } from './scene-poster';
import type { Template, TemplateRequest } from './template';

/** Step of the type scale for the small lines. */
const SMALL_STEP = 2.3;

interface Parts {
  design: Design;
  request: TemplateRequest;
  title?: string;
  /** Small lines that the prompt gives, nothing else. */
  lines: readonly string[];
  face: FaceId;
}

function faceFor(request: TemplateRequest): FaceId {
  const text = textOf(request.brief);
  if (tells(text, 'vintage', 'circus', 'retro', 'western'))
    return construction(request, ['abrilFatface', 'bebasNeue'] as const);
  if (tells(text, 'movie', 'film', 'thriller', 'noir')) return 'bebasNeue';
  if (tells(text, 'kid', 'bake sale', 'cupcake', 'school', 'birthday', 'picnic')) return 'fredoka';
  if (tells(text, 'elegant', 'classical', 'opera', 'ballet', 'fashion', 'wedding'))
    return 'playfairDisplay';
  return construction(request, ['archivoBlack', 'anton', 'poppins', 'bebasNeue'] as const);
}

function art({ design, request }: Parts, frame: Frame, ground: Hex, ink?: Hex): void {
  const { palette, brief } = request;
  const tone = ink ?? (isDark(ground) ? '#ffffff' : palette.ink);
  const drawn = groupArt(request, brief.elements, frame, {
    style: 'solid',
    ink: tone,
    cool: accentOf(palette, 2),
    warm: accentOf(palette, 1),
    ground,
    strokePx: frame.height * 0.05,
  });
  if (!drawn) return;
  design.addArt(drawn.svg);
  design.show(...drawn.shown);
}

/** Small lines in one row or below each other; answers their height. */
function smallLines(
  { design, request, lines }: Parts,
  frame: Frame,
  on: Hex,
  align: 'left' | 'center',
): number {
  const sizePx = design.size(SMALL_STEP);
  lines.forEach((line, index) => {
    const at: Point = [
      align === 'left' ? frame.x : frame.x + frame.width / 2,
      frame.y + index * sizePx * 1.45,
    ];
    design.text(line, at, {
      face: 'interSemiBold',
      sizePx,
      align,
      maxWidthPx: frame.width,
      fill: inkOn(on, request.palette),
      on,
    });
  });
  return lines.length * sizePx * 1.45;
}

/** Rings behind the things, quarter rings in the corners, words that fill the measure at the foot. */
function rings(parts: Parts): void {
  const { design, request, title, face, lines } = parts;
  const { palette } = request;
  const page = design.page;
  design.fillGround(palette.ground);
  const [a, b, c] = [accentOf(palette, 0), accentOf(palette, 1), accentOf(palette, 2)];
  const options = {
    face,
    perLine: 7,
    on: palette.ground,
    fills: [palette.ink, a] as const,
    justify: true,
    align: 'center' as const,
  };
  const room: Frame = { ...page, height: page.height * (title && title.length > 12 ? 0.36 : 0.28) };
  const low = title === undefined ? 0 : headlineLayout(title, room, options).height;
  const small =
    lines.length * design.size(SMALL_STEP) * 1.5 + (lines.length > 0 ? design.px(16) : 0);
  const artHeight = page.height - low - small - design.px(40);
  const center: Point = [design.width / 2, page.y + artHeight * 0.5];
  const r = Math.min(artHeight * 0.5, page.width * 0.46);
  const corner = design.shortSide * 0.24;
  const quarter = (at: Point, from: number) =>
    [1, 0.66, 0.33]
      .map((share, index) =>
        path(sector(at, 0, corner * share, from, from + 90), index % 2 === 0 ? c : palette.ground),
      )
      .join('');
  design.addGround(quarter([0, 0], 0), quarter([design.width, page.y + artHeight], 180));
  design.addGround(
    ...[1, 0.82, 0.64, 0.46].map((share, index) =>
      circle(center, r * share, index % 2 === 0 ? a : b),
    ),
  );
  const size = r * 1.4;
  art(
    parts,
    { x: center[0] - size / 2, y: center[1] - size / 2, width: size, height: size },
    b,
    palette.ink,
  );
  if (title !== undefined)
    headline(
      design,
      title,
      { ...room, y: page.y + page.height - low - small, height: low + 1 },
      options,
    );
  if (lines.length > 0)
    smallLines(
      parts,
      { ...page, y: page.y + page.height - small + design.size(SMALL_STEP) * 1.2 },
      palette.ground,
      'center',
    );
}

/** Words above on a full colour, the things on a hill of another. */
function hill(parts: Parts): void {
  const { design, request, title, face, lines } = parts;
  const { palette } = request;
  const page = design.page;
  const ground = isDark(palette.ground) ? palette.ground : strongSurface(accentOf(palette, 0));
  design.fillGround(ground);
  const [w, h] = [design.width, design.height];
  const sun: Point = [w / 2, h * 0.62];
  design.addGround(circle(sun, design.shortSide * 0.34, accentOf(palette, 1)));
  const back = mix(accentOf(palette, 2), palette.ink, isDark(palette.ground) ? 0 : 0.1);
  design.addGround(
    path(
      `M0 ${h * 0.8}C${w * 0.25} ${h * 0.68} ${w * 0.6} ${h * 0.84} ${w} ${h * 0.74}V${h}H0Z`,
      mix(back, accentOf(palette, 1), 0.3),
    ),
  );
  design.addGround(
    path(
      `M0 ${h * 0.86}C${w * 0.3} ${h * 0.8} ${w * 0.7} ${h * 0.8} ${w} ${h * 0.88}V${h}H0Z`,
      back,
    ),
  );
  const top = page.height * 0.27;
  if (title !== undefined)
    headline(
      design,
      title,
      { ...page, height: top },
      {
        face,
        perLine: 7,
        on: ground,
        fills: [inkOn(ground, palette)],
        justify: true,
        align: 'center',
        maxLines: 3,
      },
    );
  art(
    parts,
    { x: page.x, y: h * 0.38, width: page.width, height: h * (lines.length > 0 ? 0.46 : 0.49) },
    accentOf(palette, 1),
    palette.ink,
  );
  if (lines.length > 0) smallLines(parts, { ...page, y: h * 0.915 }, back, 'center');
}

/** Rays from behind the things, the words on a band. */
function rays(parts: Parts): void {
  const { design, request } = parts;
  const { palette } = request;
  const [a, b] = [accentOf(palette, 0), accentOf(palette, 1)];
  design.fillGround(palette.ground);
  const center: Point = [design.width / 2, design.height * 0.44];
  const far = Math.hypot(design.width, design.height);
  const tone = mix(palette.ground, b, 0.55);
  design.addGround(
    ...times(16, (index) =>
      shape(
        [
          center,
          add(center, polar(index * 22.5, far)),
          add(center, polar(index * 22.5 + 11.25, far)),
        ],
        tone,
      ),
    ),
  );
  design.addGround(
    circle(center, design.shortSide * 0.36, a),
    circle(center, design.shortSide * 0.325, palette.ground),
    circle(center, design.shortSide * 0.305, mix(palette.ground, b, 0.35)),
  );
  const size = design.shortSide * 0.54;
  art(
    parts,
    { x: center[0] - size / 2, y: center[1] - size * 0.52, width: size, height: size },
    palette.ground,
  );
  bandOfWords(parts);
}

/** A band across the page with the title, small lines on a strip below it. */
function bandOfWords(parts: Parts): void {
  const { design, request, title, face, lines } = parts;
  const { palette } = request;
  const page = design.page;
  if (title === undefined) return;
  const band = page.height * (title.length > 16 ? 0.22 : 0.17);
  const y = page.y + page.height - band - (lines.length > 0 ? design.px(70) : 0);
  const surface = isDark(palette.ground)
    ? readable(accentOf(palette, 0), '#ffffff', 4.5)
    : palette.ink;
  design.addArt(
    rectangle([0, y], design.width, band, surface),
    rectangle([0, y + band + design.px(8)], design.width, design.px(8), surface),
  );
  headline(
    design,
    title,
    { x: page.x, y: y + band * 0.18, width: page.width, height: band * 0.64 },
    {
      face,
      perLine: 16,
      on: surface,
      fills: [inkOn(surface, palette)],
      align: 'center',
      vertical: 'middle',
      maxLines: 2,
    },
  );
  if (lines.length === 0) return;
  const strip = y + band + design.px(16);
  design.addArt(rectangle([0, strip], design.width, design.height - strip, palette.ground));
  smallLines(
    { ...parts, lines: [lines.join(' · ')] },
    { ...page, y: strip + design.px(52) },
    palette.ground,
    'center',
  );
}

/** Large words set left, the things on a block of colour that leaves the page. */
function swiss(parts: Parts): void {
  const { design, request, title, face, lines } = parts;
  const { palette } = request;
  const page = design.page;
  design.fillGround(palette.ground);
  const a = accentOf(palette, 0);
  const top = page.y + page.height * (title === undefined ? 0.04 : 0.36);
  const block: Frame = {
    x: page.x,
    y: top,
    width: design.width - page.x,
    height: design.height - top,
  };
  design.addGround(rectangle([block.x, block.y], block.width, block.height, a));
  design.addGround(
    path(
      sector([block.x, design.height], 0, block.height * 0.72, 270, 360),
      mix(a, accentOf(palette, 1), 0.75),
    ),
  );
  if (title !== undefined) {
    headline(
      design,
      title,
      { ...page, height: page.height * 0.32 - lines.length * design.size(SMALL_STEP) * 1.4 },
      { face, perLine: 7, on: palette.ground, fills: [palette.ink], maxLines: 3, gap: 0.2 },
    );
    smallLines(
      parts,
      {
        ...page,
        y: top - lines.length * design.size(SMALL_STEP) * 1.4 + design.size(SMALL_STEP) * 0.5,
      },
      palette.ground,
      'left',
    );
  }
  art(
    parts,
    {
      x: block.x + block.width * 0.1,
      y: block.y + block.height * 0.1,
      width: block.width * 0.8,
      height: block.height * 0.82,
    },
    a,
    inkOn(a, palette),
  );
}

/** A poster: its words and its things in one of four layouts. */
export const poster: Template = {
  id: 'poster',
  draw(request) {
    const design = new Design(request);
    const { name, date, rest } = nameAndDate(request.brief);
    const title = name ?? letteringOf(request.brief)[0];
    const lines = [...(date === undefined ? [] : [date]), ...rest].slice(0, 3);
    const parts: Parts = {
      design,
      request,
      lines,
      face: faceFor(request),
      ...(title === undefined ? {} : { title }),
    };
    if (request.sceneOf) {
      drawScenePoster({ ...parts, sceneOf: request.sceneOf });
      return design.finish();
    }
    construction(request, [rings, hill, rays, swiss])(parts);
    return design.finish();
  },
};
