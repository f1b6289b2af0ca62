import { mix } from '@/lib/color/hex';
import { circle, line, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import type { BriefElement } from '../brief';
import { UNDERGROUND } from './content/inner.data';
import { Design } from './design/design';
import { type Frame, inset, square } from './design/frame';
import { accentOf, cardOn, strongSurface } from './design/ink';
import { kitArt, pictureArt } from './design/subject';
import { pageTitle } from './design/title';
import { sentenceCase } from './design/words';
import { drawUnderground } from './insides-ground';
import type { Template, TemplateRequest } from './template';
import { inOneTone } from './icons/icon-art';

/** Something opened up: what is in it stands around it in circles, each with its name and a line to where it comes from. */

interface Slot {
  at: Point;
  r: number;
}

/** Circles at both sides of the subject, from the top down. */
function slotsIn(frame: Frame, count: number): Slot[] {
  const left = Math.ceil(count / 2);
  const rows = Math.max(left, 1);
  const r = Math.min((frame.height / rows) * 0.35, frame.width * 0.125);
  return Array.from({ length: count }, (_, index) => {
    const isLeft = index % 2 === 0;
    const row = Math.floor(index / 2);
    const inColumn = isLeft ? left : count - left;
    const y = frame.y + (frame.height * (row + 0.44)) / Math.max(1, inColumn);
    return { at: [isLeft ? frame.x + r : frame.x + frame.width - r, y], r };
  });
}

const BROAD = 1.55;

function ratioOf(request: TemplateRequest, subject: BriefElement | undefined): number {
  const box = subject && request.drawingOf(subject, 1)?.box;
  return box ? (box.right - box.left) / Math.max(0.1, box.bottom - box.top) : 1;
}

/** Circles in a row below what is broad. */
function below(frame: Frame, count: number): Slot[] {
  const r = Math.min((frame.width / count) * 0.4, frame.height * 0.17);
  return Array.from({ length: count }, (_, index) => ({
    at: [frame.x + (frame.width * (index + 0.5)) / count, frame.y + frame.height * 0.76],
    r,
  }));
}

function part(design: Design, element: BriefElement, index: number, { at, r }: Slot): void {
  const { request } = design;
  const { palette } = request;
  const tone = accentOf(palette, index);
  const on = mix(cardOn(palette), tone, 0.16);
  design.addArt(circle(at, r, on), stroke(ellipsePath(at, r), strongSurface(tone), design.px(6)));
  const art = pictureArt(
    request,
    element,
    square(at, r * 1.34),
    inOneTone(palette.ink, tone, on, r * 0.08),
  );
  if (art) {
    design.addArt(art.svg);
    design.show(element.id);
  } else {
    design.miss(element.phrase);
  }
  design.text(sentenceCase(element.phrase), [at[0], at[1] + r + design.px(34)], {
    face: 'poppinsSemiBold',
    sizePx: design.px(36),
    align: 'center',
    middle: true,
    maxWidthPx: r * 2.5,
    fill: palette.ink,
    on: palette.ground,
  });
}

function drawOpened(
  design: Design,
  subject: BriefElement | undefined,
  parts: readonly BriefElement[],
  frame: Frame,
): void {
  const { request } = design;
  const { palette } = request;
  const isBroad = ratioOf(request, subject) > BROAD;
  const slots = isBroad ? below(frame, parts.length) : slotsIn(frame, parts.length);
  const middle = isBroad
    ? { ...inset(frame, frame.width * 0.08, 0), height: frame.height * 0.5 }
    : inset(frame, frame.width * 0.29, frame.height * 0.04);
  const art = subject && kitArt(request, subject, middle);
  const box =
    art?.box ?? square([frame.x + frame.width / 2, frame.y + frame.height / 2], frame.width * 0.3);
  slots.forEach(({ at: [x, y], r }) => {
    if (isBroad) {
      const foot: Point = [x, box.y + box.height * 0.72];
      design.addGround(
        line([[x, y - r], foot], mix(palette.ground, palette.ink, 0.5), design.px(4)),
      );
      return;
    }
    const isLeft = x < box.x + box.width / 2;
    const edge = box.x + box.width * (isLeft ? 0.36 : 0.64);
    const reach = Math.min(box.y + box.height * 0.82, Math.max(box.y + box.height * 0.24, y));
    design.addGround(
      line(
        [
          [x + (isLeft ? r : -r), y],
          [edge, reach],
        ],
        mix(palette.ground, palette.ink, 0.5),
        design.px(4),
      ),
    );
  });
  if (art && subject) {
    design.addArt(art.svg);
    design.show(subject.id);
  } else if (subject) design.miss(subject.phrase);
  slots.forEach((slot, index) => {
    const element = parts[index];
    if (element) part(design, element, index, slot);
  });
}

export const insidesPage: Template = {
  id: 'insides',
  draw(request) {
    const design = new Design(request);
    const { brief, palette } = request;
    const { title = '' } = brief.template ?? {};
    const subject = brief.elements.find(({ id }) => id === 's1');
    const parts = brief.elements.filter(({ id }) => /^i\d+$/.test(id));
    const isGround = UNDERGROUND.test(subject?.phrase ?? '');
    const on = isGround ? ('#cfe8f5' as const) : palette.ground;
    design.fillGround(on);
    const heading = brief.lettering[0] ?? title;
    const frame = pageTitle(design, heading, {
      align: 'center',
      palette: isGround ? { ...palette, ground: on, ink: '#22303c' } : palette,
    });
    if (isGround) {
      const isMound = /hill|mound/i.test(subject?.phrase ?? '');
      drawUnderground(
        design,
        parts,
        brief.elements.find(({ id }) => id === 'w1'),
        { isMound, frame },
      );
      if (subject) design.show(subject.id);
    } else drawOpened(design, subject, parts, frame);
    design.tell('cross section', 'labels');
    return design.finish();
  },
};
