import { mix } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { BriefElement } from '../brief';
import type { Design } from './design/design';
import { cells, type Frame, inset, split } from './design/frame';
import { fittedWords } from './design/fitted-words';
import { headline } from './design/headline';
import { accentOf, cardOn } from './design/ink';
import { iconIn, kitArt } from './design/subject';
import { textOfItem } from './infographic-figures';

interface Fact {
  text: string;
  value?: number | undefined;
  written?: string | undefined;
}

/** So many pictures stand for the whole. */
const PICTURES = 10;
/** What is not of the share. */
const FAINT_OPACITY = 0.22;

/** One share alone: its figure as large as can be, its words, and ten of its thing of which so many are full. */
export function drawFact(
  design: Design,
  fact: Fact,
  frame: Frame,
  subject: BriefElement | undefined,
): void {
  const { request } = design;
  const { palette } = request;
  const on = cardOn(palette);
  const tone = accentOf(palette, 0);
  design.addGround(
    path(roundedPath([frame.x, frame.y], frame.width, frame.height, design.px(36)), on),
  );
  const room = inset(frame, frame.width * 0.08, frame.height * 0.07);
  const [head, words, row] = split(room, 'down', [1.5, 0.8, 1.6], design.px(26));
  if (!head || !words || !row) return;
  headline(design, fact.written ?? '', head, {
    face: 'poppins',
    on,
    fills: [tone],
    align: 'center',
    vertical: 'middle',
    maxLines: 1,
  });
  fittedWords(design, textOfItem(fact), words, { sizePx: design.px(54), align: 'center', on });
  const full = Math.round(((fact.value ?? 0) / 100) * PICTURES);
  cells(row, PICTURES, PICTURES / 2, design.px(18)).forEach((cell, index) => {
    const isFull = index < full;
    const color = isFull ? tone : mix(on, palette.ink, 0.22);
    const art =
      (subject && kitArt(request, subject, cell)) ??
      iconIn('user', cell, {
        style: 'solid',
        ink: color,
        cool: color,
        warm: color,
        ground: on,
        strokePx: cell.height * 0.1,
      });
    if (!art) return;
    const isFaint = art.by === 'kit' && !isFull;
    design.addArt(isFaint ? `<g opacity="${FAINT_OPACITY}">${art.svg}</g>` : art.svg);
  });
  if (subject) design.show(subject.id);
}
