import { type Hex, mix } from '@/lib/color/hex';
import type { FaceId } from '@/lib/lettering/faces';
import { circle } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import type { BriefElement } from '../../brief';
import type { Occasion } from '../content/occasions.data';
import type { Design } from '../design/design';
import { type Frame, square } from '../design/frame';
import { groupArt } from '../design/group';
import { headline } from '../design/headline';
import { accentOf, isDark } from '../design/ink';
import { flatLook, iconIn } from '../design/subject';
import { drawBlanks } from './card-blanks';
import type { TemplateRequest } from '../template';

/** What every layout of a card draws with. */
export interface CardParts {
  design: Design;
  request: TemplateRequest;
  occasion: Occasion;
  greeting?: string;
  /** Small words over the greeting. */
  above?: string | undefined;
  lines: readonly string[];
  /** What it keeps a line for, to be written on by hand. */
  blanks?: readonly string[];
}

/** A small sign of the occasion. */
export function motif(
  { occasion }: CardParts,
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

/** The things of the card, or its first motif large where none was named or known; answers where they are. */
export function art(parts: CardParts, frame: Frame, ground: Hex): Frame {
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
    return drawn.box;
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
  return frame;
}

/** Colours that are told are those of the words; of a dark card's own, the light one. */
const wishColor = ({ palette, brief }: TemplateRequest, on: Hex): Hex =>
  accentOf(palette, isDark(on) && brief.paletteColors.length === 0 ? 1 : 0);

/** Of the letters: how high a row is that somebody writes on. */
const BLANK_ROW = 1.9;

/** The greeting as large as its frame allows, what leads to it above, when and where below. */
export function wish(parts: CardParts, frame: Frame, on: Hex, largest = 0.1): void {
  const { design, request, occasion, greeting, above, lines, blanks = [] } = parts;
  const { palette } = request;
  const face: FaceId = occasion.script ? 'pacifico' : 'fredoka';
  const sizePx = design.size(1.9);
  const rowPx = sizePx * BLANK_ROW;
  const told = lines.length * sizePx * 1.5;
  const small = told + blanks.length * rowPx;
  if (greeting !== undefined) {
    headline(
      design,
      greeting,
      { ...frame, height: frame.height - small },
      {
        face,
        on,
        fills: [wishColor(request, on)],
        align: 'center',
        vertical: 'middle',
        maxLines: 2,
        perLine: 16,
        gap: occasion.script ? 0.75 : 0.4,
        maxCapPx: design.shortSide * largest,
        above,
      },
    );
  }
  lines.forEach((text, index) => {
    const y = frame.y + frame.height - small + sizePx * (1 + index * 1.5);
    design.text(text, [frame.x + frame.width / 2, y], {
      face: 'playfairText',
      sizePx,
      align: 'center',
      maxWidthPx: frame.width,
      fill: palette.ink,
      on,
    });
  });
  if (blanks.length > 0) {
    const low = { ...frame, y: frame.y + frame.height - small + told };
    drawBlanks(design, blanks, low, { sizePx, rowPx, on });
  }
}
