import { type Hex, mix } from '@/lib/color/hex';
import { circle, line, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { add, type Point, polar, times } from '@/lib/svg/point';
import type { FaceId } from '@/lib/lettering/faces';
import type { BriefElement } from '../brief';
import { type Occasion, OCCASIONS } from './content/occasions.data';
import { Design } from './design/design';
import { type Frame, inset, square } from './design/frame';
import { accentOf, isDark } from './design/ink';
import { groupArt } from './design/group';
import { headline } from './design/headline';
import { flatLook, iconIn } from './design/subject';
import { construction } from './design/variety';
import { linesOf, saidOf } from './design/said';
import { matching, textOf } from './design/words';
import { paletteNamed } from './palettes';
import { drawBorder, isBordered } from './card-border';
import type { Template, TemplateRequest } from './template';

const NEUTRAL: Occasion = {
  words: [],
  greeting: '',
  palettes: ['sage'],
  motifs: ['flower', 'leaf', 'star'],
  script: true,
};

interface Parts {
  design: Design;
  request: TemplateRequest;
  occasion: Occasion;
  greeting?: string;
  /** Small words over the greeting. */
  above?: string | undefined;
  lines: readonly string[];
}

function motif(
  { occasion }: Parts,
  index: number,
  at: Point,
  side: number,
  color: Hex,
  ground: Hex,
): string {
  const word = occasion.motifs[index % occasion.motifs.length] ?? occasion.motifs[0];
  const art = iconIn(word, square(at, side), {
    style: 'solid',
    ink: color,
    cool: color,
    warm: color,
    ground,
    strokePx: side * 0.085,
  });
  return art?.svg ?? circle(at, side * 0.2, color);
}

/** The things of the card, or its first motif large where none was named or known. */
function art(parts: Parts, frame: Frame, ground: Hex): void {
  const { design, request } = parts;
  const { palette } = request;
  const look = (element: BriefElement) => ({
    ...flatLook(palette, isDark(ground) ? 1 : 0, element.phrase),
    strokePx: frame.height * 0.03,
  });
  const drawn = groupArt(
    request,
    request.brief.elements,
    frame,
    look,
    mix(ground, palette.ink, 0.12),
  );
  if (drawn) {
    design.addArt(drawn.svg);
    design.show(...drawn.shown);
    return;
  }
  const side = Math.min(frame.width, frame.height) * 0.8;
  design.addArt(
    motif(
      parts,
      0,
      [frame.x + frame.width / 2, frame.y + frame.height / 2],
      side,
      accentOf(palette, 0),
      ground,
    ),
  );
}

function wish(
  { design, request, occasion, greeting, above, lines }: Parts,
  frame: Frame,
  on: Hex,
): void {
  const { palette } = request;
  const face: FaceId = occasion.script ? 'pacifico' : 'fredoka';
  const small = lines.length * design.size(1.6) * 1.5;
  if (greeting !== undefined) {
    headline(
      design,
      greeting,
      { ...frame, height: frame.height - small },
      {
        face,
        on,
        fills: [isDark(on) ? accentOf(palette, 1) : accentOf(palette, 0)],
        align: 'center',
        vertical: 'middle',
        maxLines: 2,
        gap: occasion.script ? 0.75 : 0.4,
        maxCapPx: design.shortSide * 0.1,
        above,
      },
    );
  }
  lines.forEach((text, index) => {
    design.text(
      text,
      [
        frame.x + frame.width / 2,
        frame.y + frame.height - small + design.size(1.6) * (1 + index * 1.5),
      ],
      {
        face: 'playfairText',
        sizePx: design.size(1.6),
        align: 'center',
        maxWidthPx: frame.width,
        fill: palette.ink,
        on,
      },
    );
  });
}

/** A wreath of motifs round the things, the wish below. */
function wreath(parts: Parts): void {
  const { design, request } = parts;
  const { palette } = request;
  const page = design.page;
  design.fillGround(palette.ground);
  const s = Math.min(page.width, page.height * 0.72);
  const center: Point = [design.width / 2, page.y + s * 0.5];
  const r = s * 0.42;
  design.addGround(
    circle(
      center,
      r * 0.82,
      mix(palette.ground, accentOf(palette, 1), isDark(palette.ground) ? 0.16 : 0.3),
    ),
  );
  design.addArt(
    stroke(
      `M${center[0] - r} ${center[1]}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
      mix(palette.ground, accentOf(palette, 2), 0.7),
      design.px(7),
    ),
  );
  const count = 20;
  times(count, (index) => {
    const at = add(center, polar(-90 + (index * 360) / count, r));
    design.addArt(
      circle(at, s * 0.045, palette.ground),
      motif(parts, index, at, s * 0.07, accentOf(palette, index % 3), palette.ground),
    );
  });
  const box = r * 1.34;
  art(
    parts,
    { x: center[0] - box / 2, y: center[1] - box * 0.52, width: box, height: box },
    palette.ground,
  );
  wish(parts, { ...page, y: page.y + s, height: page.height - s }, palette.ground);
}

/** A snowy or sunny hill in an arched window with a frame. */
function window(parts: Parts): void {
  const { design, request } = parts;
  const { palette } = request;
  const page = design.page;
  design.fillGround(palette.ground);
  const sky = mix(palette.ground, accentOf(palette, 3), 0.55);
  const w = Math.min(page.width, page.height * 0.74);
  const frame: Frame = {
    x: (design.width - w) / 2,
    y: page.y,
    width: w,
    height: page.height * 0.72,
  };
  const arch = `M${frame.x} ${frame.y + frame.height}V${frame.y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${frame.x + w} ${frame.y + w / 2}V${frame.y + frame.height}Z`;
  const hills = path(
    `M${frame.x} ${frame.y + frame.height * 0.82}C${frame.x + w * 0.3} ${frame.y + frame.height * 0.7} ${frame.x + w * 0.6} ${frame.y + frame.height * 0.88} ${frame.x + w} ${frame.y + frame.height * 0.76}V${frame.y + frame.height}H${frame.x}Z`,
    mix(sky, accentOf(palette, 2), 0.5),
  );
  const flakes = times(16, (index) => {
    const at: Point = [
      frame.x + w * (0.08 + 0.84 * request.random()),
      frame.y + frame.height * (0.06 + 0.58 * request.random()),
    ];
    return motif(
      parts,
      index,
      at,
      w * (0.035 + 0.03 * request.random()),
      mix(sky, accentOf(palette, index % 3), 0.75),
      sky,
    );
  }).join('');
  design.addGround(
    path(arch, sky),
    request.pen('window', 1).clip(arch, hills + flakes),
    stroke(arch, accentOf(palette, 0), design.px(10)),
  );
  art(
    parts,
    {
      x: frame.x + w * 0.12,
      y: frame.y + frame.height * 0.28,
      width: w * 0.76,
      height: frame.height * 0.6,
    },
    sky,
  );
  wish(
    parts,
    {
      ...page,
      y: frame.y + frame.height + design.px(20),
      height: page.height - frame.height - design.px(20),
    },
    palette.ground,
  );
}

/** Motifs hang on threads from above, the things stand below. */
function garland(parts: Parts): void {
  const { design, request } = parts;
  const { palette } = request;
  const page = design.page;
  design.fillGround(palette.ground);
  const low = page.y + page.height;
  design.addGround(
    rectangle(
      [0, low - page.height * 0.1],
      design.width,
      design.height - low + page.height * 0.1,
      mix(palette.ground, accentOf(palette, 2), 0.3),
    ),
  );
  const count = 7;
  times(count, (index) => {
    const x = page.x + (page.width * (index + 0.5)) / count;
    const y = page.y + page.height * [0.06, 0.13, 0.08, 0.15, 0.07, 0.12, 0.05][index]!;
    const side = design.shortSide * 0.085;
    design.addArt(
      line(
        [
          [x, 0],
          [x, y - side * 0.45],
        ],
        mix(palette.ground, palette.ink, 0.3),
        design.px(2.5),
      ),
      motif(parts, index, [x, y], side, accentOf(palette, index % 3), palette.ground),
    );
  });
  wish(
    parts,
    { ...page, y: page.y + page.height * 0.25, height: page.height * 0.23 },
    palette.ground,
  );
  art(
    parts,
    { x: page.x, y: page.y + page.height * 0.53, width: page.width, height: page.height * 0.46 },
    palette.ground,
  );
}

/** A double frame with motifs in its corners. */
function framed(parts: Parts): void {
  const { design, request } = parts;
  const { palette } = request;
  const ground = mix(palette.ground, accentOf(palette, 0), isDark(palette.ground) ? 0.14 : 0.2);
  design.fillGround(ground);
  const card = inset(design.page, -design.px(14));
  design.addGround(
    path(roundedPath([card.x, card.y], card.width, card.height, design.px(36)), palette.ground),
  );
  const inner = inset(card, design.px(30));
  design.addGround(
    stroke(
      roundedPath([inner.x, inner.y], inner.width, inner.height, design.px(20)),
      accentOf(palette, 0),
      design.px(5),
    ),
  );
  const corners: Point[] = [
    [inner.x, inner.y],
    [inner.x + inner.width, inner.y],
    [inner.x, inner.y + inner.height],
    [inner.x + inner.width, inner.y + inner.height],
  ];
  corners.forEach((at, index) => {
    design.addArt(
      circle(at, design.px(52), palette.ground),
      motif(parts, index, at, design.px(72), accentOf(palette, index % 3), palette.ground),
    );
  });
  const room = inset(inner, inner.width * 0.09, inner.height * 0.08);
  art(parts, { ...room, height: room.height * 0.64 }, palette.ground);
  wish(
    parts,
    { ...room, y: room.y + room.height * 0.69, height: room.height * 0.31 },
    palette.ground,
  );
}

/** The things of the prompt all around the wish. */
function bordered(parts: Parts): void {
  const { design, request } = parts;
  const { palette } = request;
  design.fillGround(palette.ground);
  const room = drawBorder(design, request);
  wish(parts, inset(room, 0, room.height * 0.2), palette.ground);
}

/** A greeting with the things of its occasion. */
export const card: Template = {
  id: 'card',
  draw(given) {
    const occasion = matching(textOf(given.brief), OCCASIONS) ?? NEUTRAL;
    const name =
      occasion === NEUTRAL || given.brief.paletteColors.length > 0
        ? undefined
        : construction(given, occasion.palettes);
    const palette = (name === undefined ? undefined : paletteNamed(name)) ?? given.palette;
    const request = { ...given, palette };
    const design = new Design(request);
    const said = saidOf(request.brief);
    const { title, action, above } = said;
    const lines = [...linesOf(said), ...(action === undefined ? [] : [action])];
    const greeting = title ?? (occasion.greeting || undefined);
    const draw = isBordered(request)
      ? bordered
      : construction(request, [wreath, window, garland, framed]);
    draw({
      design,
      request,
      occasion,
      lines: lines.slice(0, 3),
      above,
      ...(greeting === undefined ? {} : { greeting }),
    });
    for (const { id, phrase } of request.brief.elements)
      if (occasion.words.includes(phrase.toLowerCase())) design.show(id);
    return design.finish();
  },
};
