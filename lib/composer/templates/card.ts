import { mix } from '@/lib/color/hex';
import { circle, line, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { type Occasion, OCCASIONS } from './content/occasions.data';
import { Design } from './design/design';
import { type Frame, inset } from './design/frame';
import { accentOf, isDark } from './design/ink';
import { construction } from './design/variety';
import { linesOf, type Said, saidOf } from './design/said';
import { kindOfSaid } from './design/said-kinds';
import { matching, tells, textOf } from './design/words';
import { paletteNamed } from './palettes';
import { drawBorder, isBordered } from './card-border';
import { blanksOf } from './cards/card-blanks';
import { art, type CardParts, motif, wish } from './cards/card-parts';
import { deco, isDeco, isTag, stage, tag } from './cards/card-stage';
import { isWreathed, ringOfSigns, wreathed } from './cards/card-wreath';
import { drawScenePoster } from './scene-poster';
import type { Template, TemplateRequest } from './template';

const NEUTRAL: Occasion = {
  words: [],
  greeting: '',
  palettes: ['sage'],
  motifs: ['flower', 'leaf', 'star'],
  script: true,
};

/** A snowy or sunny hill in an arched window with a frame. */
function window(parts: CardParts): void {
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
function garland(parts: CardParts): void {
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
    { ...page, y: page.y + page.height * 0.21, height: page.height * 0.23 },
    palette.ground,
  );
  art(
    parts,
    { x: page.x, y: page.y + page.height * 0.47, width: page.width, height: page.height * 0.52 },
    palette.ground,
  );
}

/** A double frame with motifs in its corners. */
function framed(parts: CardParts): void {
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
  const room = inset(inner, inner.width * 0.07, inner.height * 0.06);
  art(parts, { ...room, height: room.height * 0.68 }, palette.ground);
  wish(
    parts,
    { ...room, y: room.y + room.height * 0.72, height: room.height * 0.28 },
    palette.ground,
  );
}

/** The things of the prompt all around the wish. */
function bordered(parts: CardParts): void {
  const { design, request } = parts;
  const { palette } = request;
  design.fillGround(palette.ground);
  const room = drawBorder(design, request);
  wish(parts, inset(room, 0, room.height * 0.2), palette.ground);
}

/** The place that the card tells of fills it, the wish in its sky or beside it. */
function scenic({ design, request, greeting, above, lines, occasion }: CardParts): void {
  const { sceneOf } = request;
  const face = occasion.script ? 'pacifico' : 'fredoka';
  if (sceneOf) drawScenePoster({ design, request, sceneOf, title: greeting, lines, above, face });
}

/** How a card is laid out: as it says itself, else in one of four ways. */
function layoutOf(request: TemplateRequest): (parts: CardParts) => void {
  if (isTag(request)) return tag;
  if (isWreathed(request)) return wreathed;
  if (isDeco(request)) return deco;
  if (isBordered(request)) return bordered;
  if (request.sceneOf && !blanksOf(request.brief)?.length) return scenic;
  const first = request.brief.elements.length > 0 ? stage : ringOfSigns;
  return construction(request, [first, window, garland, framed]);
}

/** `Clara & Tom`: two who marry or invite. */
const COUPLE = /^\p{Lu}[\p{L}'’. -]* (?:&|\+|and|und|et|y|e) \p{Lu}[\p{L}'’. -]*$/u;

/** What leads to the names of two on the card of their feast. */
function leadOf({ brief }: TemplateRequest, title: string | undefined): string | undefined {
  if (title === undefined || !COUPLE.test(title)) return undefined;
  const text = textOf(brief);
  if (tells(text, 'save the date')) return 'Save the Date';
  return tells(text, 'wedding', 'marriage') ? 'The wedding of' : undefined;
}

/** Who is invited to a wedding has more than its date to save. */
function greetingOf({ brief }: TemplateRequest, { greeting }: Occasion): string {
  const text = textOf(brief);
  const isInvited = tells(text, 'invitation', 'invite') && !tells(text, 'save the date');
  return isInvited && greeting === 'Save the Date' ? 'Wedding Invitation' : greeting;
}

/** What a card says: a day and an hour alone are no wish, and stand below that of the occasion. */
function wordsOf(
  request: TemplateRequest,
  occasion: Occasion,
): Pick<CardParts, 'greeting' | 'above' | 'lines' | 'blanks'> {
  const said: Said = saidOf(request.brief);
  const { title, action } = said;
  const lines = [...linesOf(said), ...(action === undefined ? [] : [action])];
  const isName = title !== undefined && kindOfSaid(title) === 'name';
  const greeting = isName ? title : greetingOf(request, occasion) || title;
  const below = isName || greeting === title ? lines : [title ?? [], lines].flat();
  return {
    above: said.above ?? leadOf(request, title),
    lines: below.slice(0, 3),
    blanks: blanksOf(request.brief),
    ...(greeting === undefined ? {} : { greeting }),
  };
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
    layoutOf(request)({ design, request, occasion, ...wordsOf(request, occasion) });
    for (const { id, phrase } of request.brief.elements)
      if (occasion.words.includes(phrase.toLowerCase())) design.show(id);
    return design.finish();
  },
};
