import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import { add, type Point, polar } from '@/lib/svg/point';
import type { BriefElement } from '../brief';
import { Design } from './design/design';
import { type Frame, square } from './design/frame';
import { headline } from './design/headline';
import { accentOf, inkOn, isDark, readable } from './design/ink';
import { markArt, markInDisc, markSubjectOf } from './design/mark';
import { fieldArt, toldField } from './marks/fields';
import { figuredArt, mayBeFigured } from './marks/figured';
import { ribbonParts, sealPath, shieldPath, starPath } from './design/shapes';
import { ringText } from './design/ring-text';
import { arcSpan, capHeightPx, placeLine } from './design/type';
import { construction } from './design/variety';
import { nameAndDate, textOf, titleCase, tradeOf } from './design/words';
import { isOfWater, scenery } from './emblem-scenery';
import type { Template, TemplateRequest } from './template';

const FACE = 'bebasNeue';
/** Sizes of the seal for a disc of radius 1. */
const DISC = 0.445;
const RING_IN = 0.64;
/** Of what has no words around it, and of a patch with and without: what is within fills it. */
const WORDLESS_IN = 0.88;
const PATCH_IN = [0.68, 0.82] as const;
/** On a shield: how far up the subject is and how large, over its ribbon and with the shield for itself. */
const ON_SHIELD = { up: 0.36, size: 0.92, light: 0.62 } as const;
const ALONE_ON_SHIELD = { up: 0.12, size: 1.2, light: 0.9 } as const;

interface Parts {
  design: Design;
  request: TemplateRequest;
  center: Point;
  /** Radius of the whole. */
  radius: number;
  name?: string;
  /** The name where there is no picture. */
  inside?: string;
  ribbon?: string;
}

/** Of the side of what is on a shield, the radius of the ring that somebody is in. */
const FIGURED = 0.54;

function subjectIn(
  parts: Parts,
  {
    center,
    side,
    paper,
    figureRadius,
  }: { center: Point; side: number; paper: string; figureRadius: number },
): void {
  const { design, request } = parts;
  const { palette } = request;
  const subject = markSubjectOf(request);
  const figure = mayBeFigured(request, subject)
    ? figuredArt(request, subject, center, figureRadius)
    : undefined;
  const art =
    figure ??
    markArt(request, subject, square(center, side), {
      style: 'solid',
      ink: isDark(palette.ground) ? palette.ground : palette.ink,
      cool: accentOf(palette, 2),
      warm: accentOf(palette, 0),
      ground: paper,
      strokePx: side * 0.07,
    });
  if (art) {
    design.addArt(art.svg);
    design.show(...art.shown);
  } else sayInside(parts, square(center, side), paper);
}

/** Of the inner disc: what swims is long, and higher than its water. */
const subjectShare = (parts: Parts) =>
  isOfWater(parts) ? 1.5 : parts.ribbon ? 1.02 : isWordless(parts) ? 1.44 : 1.2;

/** Without a picture the name is what the emblem shows. */
function sayInside({ design, request, inside }: Parts, frame: Frame, on: Hex): void {
  if (!inside) return design.miss('subject of the emblem');
  headline(design, inside.toUpperCase(), frame, {
    face: FACE,
    on,
    fills: [readable(accentOf(request.palette, 0), on, 4.5)],
    align: 'center',
    vertical: 'middle',
    perLine: 7,
  });
}

/** Name over the top of a ring between two stars, shrunk or opened to its arc. */
function ringName(parts: Parts, middleRadius: number, thickness: number, surface: string): void {
  const { design, request, center, name } = parts;
  if (!name) return;
  const text = name.toUpperCase();
  const sizeNatural = (thickness * 0.56) / capHeightPx(FACE, 1);
  const at = (sizePx: number) => middleRadius - capHeightPx(FACE, sizePx) / 2;
  let trackingEm = 0.1;
  let span = arcSpan(text, {
    face: FACE,
    sizePx: sizeNatural,
    trackingEm,
    radius: at(sizeNatural),
  });
  const share = Math.min(1, 205 / span);
  const sizePx = sizeNatural * share;
  span = arcSpan(text, { face: FACE, sizePx, trackingEm, radius: at(sizePx) });
  if (span < 116 && text.length > 1) {
    const open = ((116 - span) * Math.PI * at(sizePx)) / 180 / sizePx / (text.length - 1);
    trackingEm = Math.min(0.42, trackingEm + open);
    span = arcSpan(text, { face: FACE, sizePx, trackingEm, radius: at(sizePx) });
  }
  const ink = inkOn(surface, request.palette);
  design.arcText(text, {
    center,
    radius: at(sizePx),
    middleDegrees: -90,
    face: FACE,
    sizePx,
    trackingEm,
    fill: ink,
    on: surface,
  });
  for (const sign of [-1, 1]) {
    const star = add(center, polar(-90 + sign * (span / 2 + 14), middleRadius));
    design.addArt(path(starPath(star, thickness * 0.22), accentOf(request.palette, 1)));
  }
}

/** A ribbon across with its line, over everything but letters. */
function ribbonAcross(parts: Parts, y: number, width: number, height: number, edge: string): void {
  const { design, request, center, ribbon } = parts;
  if (!ribbon) return;
  const { palette } = request;
  const color = readable(accentOf(palette, 0), '#ffffff', 4.5);
  const shadeInk = isDark(palette.ground) ? palette.ground : palette.ink;
  const { front, tails, folds } = ribbonParts([center[0], y], width, height);
  const line = design.px(7);
  for (const tail of tails)
    design.addArt(path(tail, mix(color, shadeInk, 0.3)), stroke(tail, edge, line));
  for (const fold of folds) design.addArt(path(fold, mix(color, shadeInk, 0.68)));
  design.addArt(path(front, color), stroke(front, edge, line));
  const star = height * 0.17;
  for (const sign of [-1, 1]) {
    design.addArt(
      path(starPath([center[0] + sign * (width / 2 - star * 2.2), y], star), '#ffffff'),
    );
  }
  const sizePx = (height * 0.52) / capHeightPx(FACE, 1);
  const options = {
    face: FACE,
    sizePx,
    trackingEm: 0.12,
    align: 'center',
    middle: true,
    maxWidthPx: width - star * 8.4,
  } as const;
  design.write(ribbon, placeLine(ribbon.toUpperCase(), [center[0], y], options), {
    fill: '#ffffff',
    on: color,
  });
}

/** No name and no line: the picture has all of it. */
const isWordless = ({ name, ribbon }: Parts) => name === undefined && ribbon === undefined;

/** A seal with a wavy rim, ring text, a ribbon and stars. */
function seal(parts: Parts): void {
  const { design, request, center, radius } = parts;
  const { palette } = request;
  const dark = isDark(palette.ground) ? mix(palette.ground, '#ffffff', 0.12) : palette.ink;
  const paper = isDark(palette.ground) ? palette.ink : mix(palette.ground, '#ffffff', 0.35);
  design.addArt(path(sealPath(center, radius, 64, radius * 0.03), dark));
  design.addArt(stroke(ellipsePath(center, radius * 0.92), paper, design.px(5)));
  const inner = radius * (isWordless(parts) ? WORDLESS_IN : RING_IN);
  design.addArt(
    circle(center, inner, paper),
    stroke(ellipsePath(center, inner * 0.955), dark, design.px(5)),
  );
  const clip = request.pen('emblem', 1);
  design.addArt(
    clip.clip(ellipsePath(center, inner * 0.955), scenery(parts, center, inner, paper)),
  );
  const lift = isOfWater(parts) ? inner * 0.2 : parts.ribbon ? inner * 0.14 : 0;
  subjectIn(parts, {
    center: [center[0], center[1] - lift],
    side: inner * subjectShare(parts),
    paper,
    figureRadius: inner * 0.955 - lift,
  });
  ringName(parts, radius * 0.775, radius * 0.25, dark);
  ribbonAcross(parts, center[1] + radius * 0.47, radius * 1.24, radius * 0.235, paper);
  if (isWordless(parts)) return;
  for (const [angle, size] of [
    [77, 0.042],
    [90, 0.064],
    [103, 0.042],
  ] as const) {
    design.addArt(
      path(starPath(add(center, polar(angle, radius * 0.79)), radius * size), accentOf(palette, 1)),
    );
  }
}

/** Shapes that an emblem may be told to have besides the round one and the shield. */
const ANGULAR = /^(?:hexagon|diamond)$/;
/** A hexagon or a diamond is as much smaller than its circle that its sides show the same. */
const ANGULAR_SHARE = 0.93;

/** The word for the shape, which no thing is. */
const isFormTold = ({ concept, phrase }: BriefElement): boolean =>
  concept === undefined && /^(?:hexagon(?:al)?|diamond(?:[- ]shaped)?|rhombus)$/i.test(phrase);

/** A patch is round, or of the shape that is told. */
function formOf(request: TemplateRequest): (center: Point, radius: number) => string {
  const told = toldField(request);
  const field = told && ANGULAR.test(told) ? told : 'disc';
  const share = field === 'disc' ? 1 : ANGULAR_SHARE;
  return (center, radius) => fieldArt(center, radius * share, field);
}

/** A plain patch, round or of the shape that is told: light ring, dark middle. */
function patch(parts: Parts): void {
  const { design, request, center, radius } = parts;
  const { palette } = request;
  const dark = isDark(palette.ground) ? mix(palette.ground, '#ffffff', 0.12) : palette.ink;
  const paper = isDark(palette.ground) ? palette.ink : mix(palette.ground, '#ffffff', 0.5);
  const rim = accentOf(palette, 0);
  const form = formOf(request);
  design.addArt(path(form(center, radius), rim), path(form(center, radius * 0.955), paper));
  design.addArt(
    `<g stroke-dasharray="${design.px(12)} ${design.px(9)}">${stroke(form(center, radius * 0.915), rim, design.px(4))}</g>`,
  );
  design.show(...request.brief.elements.filter(isFormTold).map(({ id }) => id));
  const inner = radius * PATCH_IN[isWordless(parts) ? 1 : 0];
  design.addArt(path(form(center, inner), dark));
  const subject = markSubjectOf(request);
  const figure = mayBeFigured(request, subject)
    ? figuredArt(request, subject, center, inner)
    : undefined;
  const art =
    figure ??
    markInDisc(
      request,
      subject,
      { center, radius: inner, share: isWordless(parts) ? 1.4 : 1.24 },
      (side) => ({
        style: 'solid',
        ink: paper,
        cool: accentOf(palette, 1),
        warm: accentOf(palette, 1),
        ground: dark,
        strokePx: side * 0.074,
      }),
    );
  if (art) {
    design.addArt(art.svg);
    design.show(...art.shown);
  } else sayInside(parts, square(center, inner * 1.3), dark);
  patchText(parts, paper, rim);
}

function patchText(
  { design, request, center, radius, name, ribbon }: Parts,
  paper: Hex,
  rim: Hex,
): void {
  const { palette } = request;
  const ring = { center, radius: radius * 0.765, on: paper };
  if (name) {
    const fill = isDark(palette.ground) ? palette.ground : palette.ink;
    ringText(design, name, { ...ring, capPx: radius * 0.135, maxSpanDegrees: 230, fill });
  }
  if (!ribbon) return;
  const span = ringText(design, ribbon, {
    ...ring,
    capPx: radius * 0.1,
    trackingEm: 0.18,
    maxSpanDegrees: 100,
    isBelow: true,
    fill: rim,
  });
  for (const sign of [-1, 1]) {
    const at = add(center, polar(90 + sign * (span / 2 + 9), radius * 0.765));
    design.addArt(path(starPath(at, radius * 0.045), rim));
  }
}

/** A shield with the name on a ribbon across it. */
function shield(parts: Parts): void {
  const { design, request, center, radius, name } = parts;
  const { palette } = request;
  const dark = isDark(palette.ground) ? mix(palette.ground, '#ffffff', 0.12) : palette.ink;
  const paper = isDark(palette.ground) ? palette.ink : mix(palette.ground, '#ffffff', 0.5);
  const [w, h] = [radius * 1.56, radius * 1.98];
  design.addArt(path(shieldPath(center, w, h), dark));
  design.addArt(stroke(shieldPath(center, w * 0.93, h * 0.94), accentOf(palette, 1), design.px(5)));
  design.addArt(path(shieldPath(center, w * 0.87, h * 0.89), paper));
  const clip = request.pen('shield', 1);
  const on = isWordless(parts) ? ALONE_ON_SHIELD : ON_SHIELD;
  const heart: Point = [center[0], center[1] - radius * on.up];
  design.addArt(
    clip.clip(
      shieldPath(center, w * 0.87, h * 0.89),
      scenery(parts, heart, radius * on.light, paper),
    ),
  );
  const side = radius * on.size;
  subjectIn(parts, { center: heart, side, paper, figureRadius: side * FIGURED });
  const across = { ...parts, ...(name ? { ribbon: name } : {}) };
  ribbonAcross(across, center[1] + radius * 0.26, radius * 1.56, radius * 0.26, paper);
  if (parts.ribbon && name) {
    design.text(parts.ribbon.toUpperCase(), [center[0], center[1] + radius * 0.56], {
      face: FACE,
      sizePx: radius * 0.17,
      trackingEm: 0.12,
      align: 'center',
      middle: true,
      maxWidthPx: radius * 0.66,
      fill: dark,
      on: paper,
    });
  }
}

const OF_ARMS = /\b(?:coats? of arms|crest|heraldic|shield)\b/i;
const ROUND = /\b(?:round|circular|circle)\b/i;

/** Arms are on a shield, and what is said to be round is round. */
function drawn(request: TemplateRequest): (parts: Parts) => void {
  const text = textOf(request.brief);
  if (OF_ARMS.test(text)) return shield;
  // Of the three only the patch may be of another shape.
  if (ANGULAR.test(toldField(request) ?? '')) return patch;
  return ROUND.test(text)
    ? construction(request, [seal, patch])
    : construction(request, [seal, patch, shield]);
}

/** The shield that a crest is on is its form, and no thing on it. */
function onForm(request: TemplateRequest): { request: TemplateRequest; form: readonly string[] } {
  const { brief } = request;
  const others = brief.elements.filter(({ concept }) => concept !== 'shield');
  if (others.length === 0 || drawn(request) !== shield) return { request, form: [] };
  const form = brief.elements.filter(({ concept }) => concept === 'shield').map(({ id }) => id);
  const isHeld = brief.relations.some(({ kind, to }) => kind === 'holding' && form.includes(to));
  return isHeld
    ? { request, form: [] }
    : { request: { ...request, brief: { ...brief, elements: others } }, form };
}

/** A badge: ring text or a ribbon with the name, the subject in two tones, the date on a ribbon. */
export const emblem: Template = {
  id: 'emblem',
  draw(asked) {
    const { request, form } = onForm(asked);
    const design = new Design(request);
    design.show(...form);
    design.fillGround(request.palette.ground);
    const { name, date, rest } = nameAndDate(request.brief);
    const trade = tradeOf(request.brief);
    const ribbon = date ?? rest[0] ?? (trade === undefined ? undefined : titleCase(trade));
    const { elements, word } = markSubjectOf(request);
    const hasSubject = elements.length > 0 || word !== undefined;
    const parts: Parts = {
      design,
      request,
      center: [design.width / 2, design.height / 2],
      radius: design.shortSide * DISC,
      ...(name === undefined ? {} : hasSubject ? { name } : { inside: name }),
      ...(ribbon === undefined ? {} : { ribbon }),
    };
    drawn(request)(parts);
    for (const { id, phrase } of request.brief.elements) {
      if (trade?.toLowerCase().includes(phrase.toLowerCase())) design.show(id);
    }
    return design.finish();
  },
};
