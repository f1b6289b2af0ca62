import { type Hex, mix } from '@/lib/color/hex';
import { path, rectangle } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { BriefElement } from '../brief';
import { Design } from './design/design';
import { type Frame, square } from './design/frame';
import { accentOf, inkOn, isDark, readable, strongSurface } from './design/ink';
import { markArt, markSubjectOf } from './design/mark';
import { signArt } from './design/subject';
import { construction } from './design/variety';
import { voiceOf } from './design/voice';
import { letteringOf } from './design/words';
import type { Template, TemplateRequest } from './template';

/** Width by height of a card. */
const ASPECT = 1.7;

function paper(design: Design, { x, y, width, height }: Frame, fill: Hex, on: Hex): void {
  const radius = design.px(18);
  design.addGround(
    path(
      roundedPath([x + design.px(6), y + design.px(12)], width, height, radius),
      mix(on, '#000000', 0.18),
    ),
    path(roundedPath([x, y], width, height, radius), fill),
  );
}

/** By what somebody is reached: a line of the card to fill in, and no mark. */
const CONTACT =
  /^(?:(?:tele)?phone(?: number)?|mobile|e-?mail(?: address)?|website|web ?site|address)$/i;
const isContact = ({ phrase }: BriefElement): boolean => CONTACT.test(phrase);

function mark(design: Design, request: TemplateRequest, frame: Frame, ground: Hex, ink: Hex): void {
  const things = request.brief.elements.filter((element) => !isContact(element));
  const marked = { ...request, brief: { ...request.brief, elements: things } };
  const art = markArt(marked, markSubjectOf(marked), frame, {
    style: 'solid',
    ink,
    cool: ink,
    warm: ink,
    ground,
    strokePx: frame.width * 0.075,
  });
  if (!art) return;
  design.addArt(art.svg);
  design.show(...art.shown);
}

interface Front {
  design: Design;
  request: TemplateRequest;
  front: Hex;
  lead: Hex;
}

/** The mark beside the name and its lines; in the middle where no name was given. */
function writeFront({ design, request, front, lead }: Front, first: Frame): void {
  const { palette, brief } = request;
  const { width, height } = first;
  const [name, ...lines] = letteringOf({ ...brief, elements: [] });
  const ink = isDark(front) ? '#ffffff' : palette.ink;
  if (name === undefined) {
    mark(
      design,
      request,
      square([first.x + width / 2, first.y + height / 2], height * 0.5),
      front,
      lead,
    );
  } else {
    const side = height * 0.42;
    mark(
      design,
      request,
      square([first.x + width * 0.22, first.y + height / 2], side),
      front,
      lead,
    );
    const left = first.x + width * 0.42;
    const voice = voiceOf(request);
    const top = first.y + height * (lines.length > 0 ? 0.4 : 0.5);
    design.text(name, [left, top], {
      face: voice.display,
      sizePx: height * 0.13,
      middle: true,
      maxWidthPx: width * 0.5,
      fill: ink,
      on: front,
    });
    design.addArt(rectangle([left, top + height * 0.11], width * 0.12, design.px(4), lead));
    writeContacts({ design, request, front, lead }, first, lines.length);
    lines.slice(0, 4).forEach((text, index) => {
      design.text(text, [left, top + height * (0.2 + index * 0.1)], {
        face: voice.label,
        sizePx: height * 0.065,
        middle: true,
        maxWidthPx: width * 0.5,
        fill: ink,
        on: front,
      });
    });
  }
}

/** A sign of each way to reach somebody, with a rule for what the prompt does not give. */
function writeContacts({ design, request, front, lead }: Front, first: Frame, lines: number): void {
  const { width, height } = first;
  const left = first.x + width * 0.42;
  const from = first.y + height * (0.61 + Math.max(1, lines) * 0.1);
  const side = height * 0.075;
  request.brief.elements
    .filter(isContact)
    .slice(0, 3)
    .forEach((element, index) => {
      const y = from + index * height * 0.11;
      const look = { style: 'line', ink: lead, cool: lead, warm: lead, ground: front } as const;
      const sign = signArt(element, square([left + side / 2, y], side), {
        ...look,
        strokePx: side * 0.09,
      });
      if (!sign) return;
      const rule = mix(front, request.palette.ink, 0.3);
      design.addArt(
        sign.svg,
        rectangle([left + side * 1.5, y + side * 0.4], width * 0.34, design.px(2), rule),
      );
      design.show(element.id);
    });
}

/** Front and back of a card: the mark with the words that were given, and the mark alone on colour. */
export const businessCard: Template = {
  id: 'business-card',
  draw(request) {
    const design = new Design(request);
    const { palette, brief } = request;
    const asked = brief.background && /^#/.test(brief.background) ? brief.background : undefined;
    const front: Hex = asked ?? (isDark(palette.ground) ? palette.ground : '#ffffff');
    const table: Hex = isDark(front) ? '#d9d6d0' : mix(palette.ground, palette.ink, 0.14);
    const accent = asked ? accentOf(palette, construction(request, [0, 1])) : accentOf(palette, 0);
    const lead = readable(accent, front, 3);
    const back = asked && isDark(asked) ? asked : strongSurface(accent);
    design.fillGround(table);
    const isWide = design.width > design.height * 1.3;
    const width = Math.min(
      design.page.width * (isWide ? 0.52 : 0.9),
      design.page.height * (isWide ? 0.75 : 0.47) * ASPECT,
    );
    const height = width / ASPECT;
    const gap = design.shortSide * 0.055;
    const [cx, cy] = [design.width / 2, design.height / 2];
    const first: Frame = isWide
      ? { x: cx - width - gap / 2, y: cy - height / 2, width, height }
      : { x: cx - width / 2, y: cy - height - gap / 2, width, height };
    const second: Frame = isWide ? { ...first, x: cx + gap / 2 } : { ...first, y: cy + gap / 2 };
    paper(design, first, front, table);
    paper(design, second, back, table);
    writeFront({ design, request, front, lead }, first);
    const light = inkOn(back, palette);
    mark(
      design,
      request,
      square([second.x + width / 2, second.y + height / 2], height * 0.36),
      back,
      back === front ? lead : light,
    );
    return design.finish();
  },
};
