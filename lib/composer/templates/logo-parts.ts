import { line } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import type { Design } from './design/design';
import type { Frame } from './design/frame';
import { accentOf, inkOn, readable, signInkOn } from './design/ink';
import { markArt, type MarkSubject } from './design/mark';
import { widthOf } from './design/type';
import type { Voice } from './design/voice';
import { initialsOf, tells, textOf, tradeOf } from './design/words';
import type { IconLook, IconStyle } from './icons/icon-art';
import { plainMark, toldField } from './marks/fields';
import { strokeTold, toldInk } from './marks/told-inks';
import type { TemplateRequest } from './template';

/** What a logo is made of. */
export interface Parts {
  design: Design;
  request: TemplateRequest;
  subject: MarkSubject;
  voice: Voice;
  /** As it was written, or nothing: a name is never invented. */
  name?: string;
  tag?: string;
}

const TAG_TRACKING = 0.2;

const IN_LINES = ['line art', 'outline', 'line', 'lines', 'linear', 'monoline'] as const;

/** Every other picture has its mark in lines or two tones, where it stands on plain ground. */
function styleOf({ brief, variant = 0 }: TemplateRequest, isOnColor: boolean): IconStyle {
  if (tells(textOf(brief), ...IN_LINES)) return 'line';
  if (isOnColor || variant % 4 < 2) return 'solid';
  return variant % 4 === 2 ? 'duotone' : 'line';
}

function lookOn({ request }: Parts, ground: string, size: number, isOnColor = false): IconLook {
  const { palette } = request;
  const told = isOnColor ? undefined : toldInk(request.brief);
  return {
    style: styleOf(request, isOnColor),
    ink:
      told ??
      (isOnColor || request.brief.background !== undefined
        ? signInkOn(ground, palette)
        : readable(accentOf(palette, 0), ground, 3)),
    cool: accentOf(palette, 1),
    warm: accentOf(palette, 1),
    ground,
    strokePx: size * 0.08 * strokeTold(textOf(request.brief)),
  };
}

/** The firm in the words of the prompt, where it has no name. */
const firmOf = (brief: TemplateRequest['brief']): string =>
  tradeOf(brief) ??
  brief.elements[0]?.phrase ??
  brief.words.find(({ fate }) => fate === 'unknown')?.word ??
  '';

/** The mark, or initials in its place; what was drawn is noted. */
export function putMark(parts: Parts, frame: Frame, ground: string, isOnColor = false): void {
  const { design, request, subject, voice, name } = parts;
  const look = lookOn(parts, ground, frame.width, isOnColor);
  const isRound = tells(textOf(request.brief), 'circle');
  const isOnField = isOnColor && (isRound || toldField(request) !== undefined);
  const art = markArt(request, subject, frame, look, isOnField);
  if (art) {
    design.addArt(art.svg);
    design.show(...art.shown);
    return;
  }
  const letters = initialsOf(name ?? parts.tag ?? firmOf(request.brief));
  const center: Point = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const { palette } = request;
  if (letters === '') {
    const ink = isOnColor ? signInkOn(ground, palette) : accentOf(palette, 0);
    design.addArt(plainMark(center, frame.width * 0.42, ink));
    return;
  }
  design.text(letters, center, {
    face: voice.display,
    sizePx: frame.height * (letters.length > 1 ? 0.72 : 1),
    maxWidthPx: frame.width,
    align: 'center',
    middle: true,
    fill: isOnColor ? inkOn(ground, palette) : accentOf(palette, 0),
    on: ground,
  });
}

/** The tag line under a name, between two short rules where there is room. */
export function putTag({ design, request, voice, tag }: Parts, at: Point, widthPx: number): void {
  if (!tag) return;
  const { palette } = request;
  const sizePx = Math.min(design.size(1.75), widthPx * 0.064);
  const text = tag.toUpperCase();
  const set = { face: voice.label, sizePx, trackingEm: TAG_TRACKING };
  design.text(text, at, {
    ...set,
    align: 'center',
    middle: true,
    maxWidthPx: widthPx,
    fill: palette.muted,
    on: palette.ground,
  });
  const half = widthOf(text, set) / 2 + sizePx;
  if (half > widthPx * 0.4) return;
  for (const sign of [-1, 1]) {
    const rule: Point[] = [
      [at[0] + sign * half, at[1]],
      [at[0] + (sign * widthPx) / 2, at[1]],
    ];
    design.addArt(line(rule, accentOf(palette, 0), design.px(3)));
  }
}
