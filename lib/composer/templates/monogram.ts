import { circle, line, path, rectangle } from '@/lib/svg/markup';
import { stroke } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import type { FaceId } from '@/lib/lettering/faces';
import { Design } from './design/design';
import { accentOf, inkOn, readable } from './design/ink';
import { markSubjectOf } from './design/mark';
import { arcPath, superellipse } from './design/shapes';
import { arcSpan, capHeightPx, widthOf } from './design/type';
import { construction } from './design/variety';
import { initialsOf, letteringOf, tells, textOf, tradeOf } from './design/words';
import { logo } from './logo';
import { inToldInk } from './marks/told-inks';
import type { Template, TemplateRequest } from './template';

const LETTERS_MAX = 4;

/** The letters as written where they are few, else the initials of the first name written. */
function lettersOf({ brief }: TemplateRequest): { letters: string; name?: string } {
  const [first, second] = letteringOf(brief);
  // Without letters it is the firm's.
  if (first === undefined) return { letters: initialsOf(tradeOf(brief) ?? '') };
  const compact = first.replace(/[^\p{L}\p{N}&]/gu, '');
  if ([...compact].length <= LETTERS_MAX)
    return { letters: compact, ...(second ? { name: second } : {}) };
  return { letters: initialsOf(first), name: first };
}

interface Parts {
  design: Design;
  request: TemplateRequest;
  letters: string;
  tag?: string;
  face: FaceId;
}

function letterSize(letters: string, face: FaceId, widthPx: number, capPx: number, trackingEm = 0) {
  const natural = widthOf(letters, { face, sizePx: 1, trackingEm });
  return Math.min(widthPx / natural, capPx / capHeightPx(face, 1));
}

/** Letters close together in an open ring; the trade stands in its gap. */
function ring({ design, request, letters, tag, face }: Parts): void {
  const { palette } = request;
  const center: Point = [design.width / 2, design.height / 2];
  const radius = design.shortSide * 0.36;
  const tone = readable(accentOf(palette, 0), palette.ground);
  const text = tag?.toUpperCase();
  const set = { face: 'interText', sizePx: design.px(28), trackingEm: 0.34, radius } as const;
  const natural = text ? arcSpan(text, set) : 0;
  const sizePx = set.sizePx * Math.min(1, 120 / Math.max(natural, 1));
  const gap = text ? Math.min(natural, 120) / 2 + 6 : 0;
  design.addArt(
    text
      ? stroke(arcPath(center, radius, 90 + gap, 450 - gap), tone, design.px(3))
      : stroke(
          arcPath(center, radius, 0, 180) + arcPath(center, radius, 180, 360),
          tone,
          design.px(3),
        ),
  );
  if (text) {
    const below = { ...set, sizePx, radius: radius + sizePx * 0.36 };
    design.arcText(text, {
      ...below,
      center,
      middleDegrees: 90,
      isBelow: true,
      fill: tone,
      on: palette.ground,
    });
  }
  const tracking = letters.length > 1 ? -0.05 : 0;
  const size = letterSize(letters, face, radius * 1.42, radius * 0.92, tracking);
  design.text(letters, center, {
    face,
    sizePx: size,
    trackingEm: tracking,
    align: 'center',
    middle: true,
    fill: palette.ink,
    on: palette.ground,
  });
}

/** Letters on a filled tile, the trade below. */
function tile({ design, request, letters, tag, face }: Parts): void {
  const { palette } = request;
  const s = design.shortSide;
  const center: Point = [design.width / 2, design.height / 2 - (tag ? s * 0.06 : 0)];
  const r = s * 0.29;
  const surface = palette.ink;
  design.addArt(path(superellipse(center, r, 4), surface));
  const inner = inkOn(surface, palette);
  const inset = r * 0.86;
  design.addArt(stroke(superellipse(center, inset, 4), accentOf(palette, 1), s * 0.004));
  const size = letterSize(letters, face, r * 1.25, r * 0.78);
  design.text(letters, center, {
    face,
    sizePx: size,
    align: 'center',
    middle: true,
    fill: inner,
    on: surface,
  });
  if (!tag) return;
  design.text(tag.toUpperCase(), [center[0], center[1] + r + s * 0.1], {
    face: 'interText',
    sizePx: design.px(30),
    trackingEm: 0.26,
    align: 'center',
    middle: true,
    maxWidthPx: design.page.width,
    fill: palette.muted,
    on: palette.ground,
  });
}

/** Letters apart, with a fine rule between each two, in a frame. */
function ruled({ design, request, letters, tag, face }: Parts): void {
  const { palette } = request;
  const s = design.shortSide;
  const [x, y] = [design.width / 2, design.height / 2];
  const tone = readable(accentOf(palette, 0), palette.ground, 3);
  const list = [...letters];
  const room = s * 0.56;
  const slot = room / list.length;
  const widest = Math.max(...list.map((letter) => widthOf(letter, { face, sizePx: 1 })));
  const size = Math.min((slot * 0.72) / widest, (s * 0.26) / capHeightPx(face, 1));
  const cap = capHeightPx(face, size);
  const side = s * 0.37;
  design.addArt(
    stroke(`M${x - side} ${y - side}H${x + side}V${y + side}H${x - side}Z`, tone, s * 0.005),
  );
  design.addArt(
    stroke(
      `M${x - side + s * 0.018} ${y - side + s * 0.018}H${x + side - s * 0.018}V${y + side - s * 0.018}H${x - side + s * 0.018}Z`,
      tone,
      s * 0.002,
    ),
  );
  const middle = y - (tag ? s * 0.05 : 0);
  list.forEach((letter, index) => {
    const at: Point = [x - room / 2 + slot * (index + 0.5), middle];
    design.text(letter, at, {
      face,
      sizePx: size,
      align: 'center',
      middle: true,
      fill: palette.ink,
      on: palette.ground,
    });
    if (index > 0) {
      const rule = at[0] - slot / 2;
      design.addArt(
        line(
          [
            [rule, middle - cap * 0.85],
            [rule, middle + cap * 0.85],
          ],
          tone,
          s * 0.004,
        ),
      );
    }
  });
  if (tag) {
    design.text(tag.toUpperCase(), [x, y + s * 0.26], {
      face: 'interText',
      sizePx: design.px(28),
      trackingEm: 0.24,
      align: 'center',
      middle: true,
      maxWidthPx: side * 1.8,
      fill: tone,
      on: palette.ground,
    });
  }
}

/** Letters on a disc, the first large and light in colour, a bar below. */
function disc({ design, request, letters, tag }: Parts): void {
  const { palette } = request;
  const s = design.shortSide;
  const center: Point = [design.width / 2, design.height / 2];
  const surface = readable(accentOf(palette, 0), '#ffffff', 4.5);
  const ink = '#ffffff';
  const r = s * 0.36;
  design.addArt(
    circle(center, r, surface),
    stroke(arcPath(center, r * 0.93, 0, 180) + arcPath(center, r * 0.93, 180, 360), ink, s * 0.004),
  );
  const size = letterSize(letters, 'archivoBlack', r * 1.2, r * 0.72, -0.02);
  const y = center[1] - (tag ? r * 0.1 : 0);
  design.text(letters, [center[0], y], {
    face: 'archivoBlack',
    sizePx: size,
    trackingEm: -0.02,
    align: 'center',
    middle: true,
    fill: ink,
    on: surface,
  });
  if (!tag) return;
  const cap = capHeightPx('archivoBlack', size);
  design.addArt(
    rectangle([center[0] - r * 0.16, y + cap / 2 + r * 0.14], r * 0.32, s * 0.006, ink),
  );
  design.text(tag.toUpperCase(), [center[0], y + cap / 2 + r * 0.29], {
    face: 'interSemiBold',
    sizePx: design.px(27),
    trackingEm: 0.16,
    align: 'center',
    middle: true,
    maxWidthPx: r * 1.36,
    fill: ink,
    on: surface,
  });
}

/** Trades whose letters stand in hairlines and not on a full colour. */
const QUIET = [
  'wedding',
  'law',
  'legal',
  'jewelry',
  'jeweller',
  'perfume',
  'elegant',
  'luxury',
  'fashion',
  'photographer',
  'hotel',
];

/** Up to four letters as a sign, with the trade that the prompt names. */
export const monogram: Template = {
  id: 'monogram',
  draw(asked) {
    const request = inToldInk(asked);
    const { letters, name } = lettersOf(request);
    // Letters with a thing are a mark with a sign at their shoulder.
    const isWithThing = letters.length <= 2 && markSubjectOf(request).elements.length > 0;
    if (letters !== '' && name === undefined && isWithThing)
      return logo.draw({ ...request, brief: { ...request.brief, lettering: [letters] } });
    const design = new Design(request);
    design.fillGround(request.palette.ground);
    const tag = name ?? tradeOf(request.brief);
    if (letters === '') {
      design.miss('letters of the monogram');
      return design.finish();
    }
    const isBold = tells(textOf(request.brief), 'bold', 'modern', 'sport', 'tech', 'geometric');
    const face = isBold
      ? 'poppins'
      : construction(request, ['playfairDisplay', 'abrilFatface'] as const);
    const isQuiet = tells(textOf(request.brief), ...QUIET);
    const layout = isQuiet
      ? construction(request, [ring, ruled])
      : construction(request, [ring, tile, ruled, disc]);
    layout({
      design,
      request,
      letters,
      face,
      ...(tag ? { tag } : {}),
    });
    for (const { id, phrase } of request.brief.elements) {
      if (tag?.toLowerCase().includes(phrase.toLowerCase())) design.show(id);
    }
    return design.finish();
  },
};
