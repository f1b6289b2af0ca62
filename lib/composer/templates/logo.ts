import { circle, path, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import { add, type Point, polar } from '@/lib/svg/point';
import { Design } from './design/design';
import { square } from './design/frame';
import { accentOf, inkOn, isDark, readable, SMALL_TEXT_CONTRAST, surfaceOf } from './design/ink';
import { markSubjectOf } from './design/mark';
import { ringText } from './design/ring-text';
import { capHeightPx, widthOf } from './design/type';
import { construction } from './design/variety';
import { voiceOf } from './design/voice';
import { nameAndDate, tells, textOf, tradeOf } from './design/words';
import { type Parts, putMark, putTag } from './logo-parts';
import { type Field, fieldArt, toldField } from './marks/fields';
import { letterMarkOf } from './marks/letters';
import { fieldColor, inToldInk, toldInk } from './marks/told-inks';
import { figuredArt, mayBeFigured } from './marks/figured';
import { isMascot } from './marks/portrayed';
import type { Template } from './template';

/** Of the shorter side, how large a ring without a name is, by picture. */
const RING_RADII = [0.45, 0.4, 0.46, 0.42] as const;

/** Somebody in colours in a ring, with the name below; with no such figure, the mark on a shape. */
function figured(parts: Parts): void {
  const { design, request, subject, voice, name } = parts;
  const [x, y] = [design.width / 2, design.height / 2];
  const s = design.shortSide;
  const low = name === undefined ? 0 : s * 0.1;
  const r = s * (name === undefined ? construction(request, RING_RADII) : 0.29);
  const art = figuredArt(request, subject, [x, y - low], r);
  if (!art) return onShape(parts);
  design.addArt(art.svg);
  design.show(...art.shown);
  if (name === undefined) return;
  const sizePx = nameSize(parts, design.width * 0.7, s * 0.09);
  const line = { face: voice.display, sizePx, align: 'center', middle: true } as const;
  const { ink, ground } = request.palette;
  design.text(name, [x, y - low + r + s * 0.1], { ...line, fill: ink, on: ground });
  putTag(parts, [x, y - low + r + s * 0.2], s * 0.6);
}

function nameSize(parts: Parts, widthPx: number, capLimitPx: number): number {
  const { voice, name = '' } = parts;
  const natural = widthOf(name, { face: voice.display, sizePx: 100 }) / 100;
  const cap = capHeightPx(voice.display, 1);
  return Math.min(widthPx / Math.max(natural, 0.1), capLimitPx / cap);
}

function stacked(parts: Parts): void {
  const { design, request, voice, name, tag } = parts;
  const [x, y] = [design.width / 2, design.height / 2];
  const s = design.shortSide;
  const mark = name === undefined ? s * 0.7 : s * 0.44;
  const size = name === undefined ? 0 : nameSize(parts, design.width * 0.72, s * 0.115);
  const cap = name === undefined ? 0 : capHeightPx(voice.display, size);
  const whole = mark + (name ? s * 0.075 + cap : 0) + (tag && name ? s * 0.09 : 0);
  const top = y - whole / 2;
  putMark(parts, square([x, top + mark / 2], mark), request.palette.ground);
  if (name === undefined) return;
  const middle = top + mark + s * 0.075 + cap / 2;
  design.text(name, [x, middle], {
    face: voice.display,
    sizePx: size,
    align: 'center',
    middle: true,
    fill: request.palette.ink,
    on: request.palette.ground,
  });
  putTag(
    parts,
    [x, middle + cap / 2 + s * 0.075],
    Math.max(s * 0.5, Math.min(design.width * 0.72, s * 0.75)),
  );
}

function horizontal(parts: Parts): void {
  const { design, request, voice, name, tag } = parts;
  if (name === undefined) return enclosed(parts);
  // Several things beside a name are too small to be told: they have the width of the page over it.
  if (parts.subject.elements.length > 1) return stacked(parts);
  const { palette } = request;
  const s = design.shortSide;
  const room = design.page.width * 0.94;
  const words = name.split(' ');
  const lines = words.length > 1 && name.length > 9 ? halves(words) : [name];
  const widest = Math.max(
    ...lines.map((text) => widthOf(text, { face: voice.display, sizePx: 1 })),
  );
  const size = Math.min(
    (room * 0.66) / widest,
    (s * 0.2) / lines.length / capHeightPx(voice.display, 1) + s * 0.02,
  );
  const cap = capHeightPx(voice.display, size);
  const step = cap * 1.42;
  const block = cap + (lines.length - 1) * step + (tag ? cap * 0.5 + s * 0.03 : 0);
  const mark = Math.min(Math.max(block * 1.6, s * 0.3), (room * 0.38) / 1.24);
  const gap = mark * 0.24;
  const left = (design.width - (mark + gap + widest * size)) / 2;
  const y = design.height / 2;
  putMark(parts, square([left + mark / 2, y], mark), palette.ground);
  const x = left + mark + gap;
  const top = y - block / 2;
  lines.forEach((text, index) => {
    design.text(text, [x, top + cap / 2 + index * step], {
      face: voice.display,
      sizePx: size,
      middle: true,
      fill: palette.ink,
      on: palette.ground,
    });
  });
  if (tag) {
    const sizePx = Math.max(cap * 0.34, design.px(24));
    design.text(tag.toUpperCase(), [x, top + block], {
      face: voice.label,
      sizePx,
      trackingEm: 0.14,
      maxWidthPx: widest * size,
      fill: palette.muted,
      on: palette.ground,
    });
  }
}

function halves(words: readonly string[]): string[] {
  const joint = words.findIndex((word) => /^(&|\+|and|und|et|y|e)$/i.test(word));
  const cut = joint > 0 ? joint : Math.ceil(words.length / 2);
  return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
}

/** The mark on a filled shape with the name below. */
function onShape(parts: Parts): void {
  const { design, request, voice, name } = parts;
  const { palette } = request;
  const [x, y] = [design.width / 2, design.height / 2];
  const s = design.shortSide;
  const surface = fieldColor(palette);
  const low = name === undefined ? 0 : s * 0.1;
  const at: Point = [x, y - low];
  const plain =
    name === undefined ? construction<Field>(request, ['disc', 'hexagon', 'leaf', 'arch']) : 'disc';
  const field = toldField(request) ?? plain;
  const alone = field === 'diamond' ? 0.34 : 0.4;
  const r = s * (name === undefined ? alone : 0.27);
  design.addArt(
    path(fieldArt(at, r, field), surface),
    stroke(
      fieldArt(at, r * 1.11, field),
      readable(accentOf(palette, 1), palette.ground, 1.6),
      s * 0.012,
    ),
  );
  putMark(parts, square(at, r * 1.32), surface, true);
  if (name === undefined) return;
  const size = nameSize(parts, design.width * 0.7, s * 0.1);
  design.text(name, [x, y - low + r + s * 0.14], {
    face: voice.display,
    sizePx: size,
    align: 'center',
    middle: true,
    fill: palette.ink,
    on: palette.ground,
  });
  putTag(parts, [x, y - low + r + s * 0.25], s * 0.6);
}

/** A mark alone in an open ring, larger than on a field. */
function ringed(parts: Parts): void {
  const { design, request, name } = parts;
  if (name !== undefined) return horizontal(parts);
  const { palette } = request;
  const center: Point = [design.width / 2, design.height / 2];
  const s = design.shortSide;
  const tone = readable(accentOf(palette, 1), palette.ground, 1.6);
  design.addArt(
    stroke(
      ellipsePath(center, s * 0.455),
      readable(accentOf(palette, 0), palette.ground, 3),
      s * 0.022,
    ),
    stroke(ellipsePath(center, s * 0.425), tone, s * 0.008),
  );
  putMark(parts, square(center, s * 0.59), palette.ground);
}

/** The mark in a disc with the name round it in a ring. */
function enclosed(parts: Parts): void {
  const { design, request, name, tag } = parts;
  if (name === undefined || name.length < 4 || name.length > 22) return onShape(parts);
  const { palette } = request;
  const center: Point = [design.width / 2, design.height / 2];
  const s = design.shortSide;
  const surface = fieldColor(palette);
  const outer = s * 0.45;
  const inner = s * 0.315;
  design.addArt(
    circle(center, outer, palette.ink),
    circle(center, outer - s * 0.012, palette.ground),
    circle(center, outer - s * 0.022, palette.ink),
    circle(center, inner, palette.ground),
    circle(center, inner - s * 0.014, surface),
  );
  putMark(parts, square(center, inner * 1.32), surface, true);
  const capPx = (outer - inner) * 0.42;
  const ring = {
    center,
    radius: (inner + outer - s * 0.022) / 2,
    fill: inkOn(palette.ink, palette),
    on: palette.ink,
  };
  ringText(design, name, { ...ring, capPx, maxSpanDegrees: 200 });
  if (tag) {
    ringText(design, tag, {
      ...ring,
      capPx: capPx * 0.72,
      trackingEm: 0.14,
      maxSpanDegrees: 130,
      isBelow: true,
    });
    return;
  }
  for (const angle of [82, 90, 98]) {
    design.addArt(circle(add(center, polar(angle, ring.radius)), s * 0.007, accentOf(palette, 1)));
  }
}

/** The mark and the name on a coloured ground. */
function inverse(parts: Parts): void {
  const { request, design } = parts;
  const { palette } = request;
  const ground = isDark(palette.ground) ? surfaceOf(accentOf(palette, 0)) : palette.ink;
  design.fillGround(ground);
  const ink = inkOn(ground, palette);
  const lead = readable(accentOf(palette, 1), ground, SMALL_TEXT_CONTRAST);
  horizontal({
    ...parts,
    request: {
      ...request,
      palette: { ground, ink, accents: [lead, lead, lead, lead], muted: ink },
    },
  });
}

/** A letter or two are the mark, with the sign at their shoulder. */
function lettered(parts: Parts): void {
  const { design, request, voice, name = '' } = parts;
  const { ink, ground } = request.palette;
  const s = design.shortSide;
  const face = voice.display;
  const perEm = widthOf(name, { face, sizePx: 1 });
  const size = Math.min((s * 0.56) / perEm, (s * 0.46) / capHeightPx(face, 1));
  const [width, cap] = [perEm * size, capHeightPx(face, size)];
  const { elements, word } = parts.subject;
  const side = elements.length > 0 || word !== undefined ? s * 0.27 : 0;
  const x = (design.width - side * 0.8) / 2;
  const y = design.height / 2 + side * 0.2;
  const line = { face, sizePx: size, align: 'center', middle: true } as const;
  design.text(name, [x, y], { ...line, fill: ink, on: ground });
  if (side > 0) putMark(parts, square([x + width / 2 + side * 0.6, y - cap / 2], side), ground);
}

const isInitials = ({ name = '' }: Parts) => /^\p{Lu}{1,2}$/u.test(name);

/** Where a letter of the name can be the mark it is in the first picture, and in one of four else. */
function layoutFor(parts: Parts): (parts: Parts) => void {
  const trade = parts.tag ?? tradeOf(parts.request.brief);
  const tag = trade?.includes(' ') ? trade : parts.tag;
  const told = tag === undefined ? parts : { ...parts, tag };
  const letters = letterMarkOf(told);
  const others = [stacked, ringed, enclosed] as const;
  if (letters === undefined) return construction(parts.request, [...others, inverse]);
  if ((parts.request.variant ?? 0) % 4 > 0) return construction(parts.request, others);
  return () => {
    const { below, width } = letters();
    putTag(told, [parts.design.width / 2, below], width);
  };
}

/** A mark and a name: stacked, side by side, enclosed in a ring, or the mark as a letter. */
export const logo: Template = {
  id: 'logo',
  draw(asked) {
    const request = inToldInk(asked);
    const design = new Design(request);
    design.fillGround(request.palette.ground);
    const { name, date, rest } = nameAndDate(request.brief);
    // Whom a logo is for is its subject and no line of it.
    const tag = rest[0] ?? date;
    const parts: Parts = {
      design,
      request,
      subject: markSubjectOf(request),
      voice: voiceOf(request),
      ...(name === undefined ? {} : { name }),
      ...(tag === undefined ? {} : { tag }),
    };
    const isInCircle = tells(
      textOf(request.brief),
      'inside a circle',
      'circle',
      'round logo',
      'circular',
    );
    // On a ground that was asked for the mark stands alone, in what reads on it.
    const isOnAsked = request.brief.background !== undefined && name === undefined;
    const isFigured = (!isOnAsked || isMascot(request)) && mayBeFigured(request, parts.subject);
    const isInked = isOnAsked && toldInk(request.brief) !== undefined;
    const draw = isFigured
      ? figured
      : isInked && toldField(request) === undefined
        ? construction(request, [stacked, ringed])
        : isInCircle
          ? enclosed
          : toldField(request) !== undefined
            ? onShape
            : isOnAsked
              ? stacked
              : isInitials(parts)
                ? lettered
                : layoutFor(parts);
    draw(parts);
    // The firm is told by its name and its mark.
    for (const { id, phrase } of request.brief.elements) {
      if (tag?.toLowerCase().includes(phrase.toLowerCase())) design.show(id);
    }
    return design.finish();
  },
};
