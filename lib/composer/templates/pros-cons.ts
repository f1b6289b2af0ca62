import { type Hex, mix } from '@/lib/color/hex';
import { circle, line, path, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { times } from '@/lib/svg/point';
import { PROS_CONS } from './content/pros-cons.data';
import { Design } from './design/design';
import { fittedWords, fittingSize } from './design/fitted-words';
import { type Frame, inset, split } from './design/frame';
import { accentOf, cardOn, hairline } from './design/ink';
import { scenePlate } from './design/scene-plate';
import { pageTitle } from './design/title';
import { matching, sentenceCase } from './design/words';
import type { Template, TemplateRequest } from './template';

/** What speaks for something and what against it, in two columns below a scene of it. */

const PRO: Hex = '#1f7a48';
const CON: Hex = '#c0352f';
const ROWS_DEFAULT = 4;

interface Side {
  name: string;
  tone: Hex;
  isPro: boolean;
  points: readonly string[];
  /** Of both sides, the longest point: all are set in one size. */
  longest: string;
}

/** A tick or a cross on a disc. */
function verdict(
  design: Design,
  isPro: boolean,
  [x, y]: Point,
  r: number,
  tone: Hex,
  ink: Hex,
): void {
  const tick = `M${x - r * 0.42} ${y + r * 0.04}L${x - r * 0.1} ${y + r * 0.36}L${x + r * 0.44} ${y - r * 0.32}`;
  const cross = `M${x - r * 0.32} ${y - r * 0.32}L${x + r * 0.32} ${y + r * 0.32}M${x + r * 0.32} ${y - r * 0.32}L${x - r * 0.32} ${y + r * 0.32}`;
  design.addArt(circle([x, y], r, tone), stroke(isPro ? tick : cross, ink, r * 0.22));
}

function column(
  design: Design,
  { name, tone, isPro, points, longest }: Side,
  frame: Frame,
  count: number,
): void {
  const { palette } = design.request;
  const on = cardOn(palette);
  const radius = design.px(28);
  design.addGround(path(roundedPath([frame.x, frame.y], frame.width, frame.height, radius), on));
  const headHeight = Math.min(design.px(92), frame.height * 0.2);
  design.addGround(path(roundedPath([frame.x, frame.y], frame.width, headHeight, radius), tone));
  const middle = frame.y + headHeight / 2;
  const r = headHeight * 0.3;
  verdict(design, isPro, [frame.x + r * 2, middle], r, '#ffffff', tone);
  design.text(name, [frame.x + r * 3.8, middle], {
    face: 'poppins',
    sizePx: headHeight * 0.48,
    middle: true,
    fill: '#ffffff',
    on: tone,
  });
  const list = inset(
    { ...frame, y: frame.y + headHeight, height: frame.height - headHeight },
    design.px(24),
    design.px(16),
  );
  const rows = split(
    list,
    'down',
    times(count, () => 1),
    design.px(8),
  );
  const rooms = rows.map((row) => {
    const mark = Math.min(row.height * 0.3, design.px(26));
    return { ...row, x: row.x + mark * 3, width: row.width - mark * 3 };
  });
  const sizes = [...points, longest].map((text, at) =>
    fittingSize(text, rooms[at] ?? rooms[0] ?? list, design.px(38)),
  );
  const sizePx = Math.min(...sizes, design.px(38));
  rows.forEach((row, index) => {
    const mark = Math.min(row.height * 0.3, design.px(26));
    const y = row.y + row.height / 2;
    verdict(design, isPro, [row.x + mark, y], mark, mix(on, tone, 0.22), tone);
    const room = rooms[index] ?? row;
    const text = points[index];
    if (text !== undefined) fittedWords(design, text, room, { sizePx, align: 'left', on });
    else {
      const ends: Point[] = [
        [room.x, y + mark * 0.5],
        [room.x + room.width, y + mark * 0.5],
      ];
      design.addArt(line(ends, hairline(palette, 0.26), design.px(4)));
    }
  });
}

export const prosCons: Template = {
  id: 'pros-cons',
  draw(request: TemplateRequest) {
    const design = new Design(request);
    const ground = mix(request.palette.ground, accentOf(request.palette, 0), 0.07);
    const palette = { ...request.palette, ground };
    design.fillGround(ground);
    const { title = 'Pros and cons', count } = request.brief.template ?? {};
    const frame = pageTitle(design, sentenceCase(title), { align: 'center', palette });
    const known = matching(title.toLowerCase(), PROS_CONS);
    if (!known) design.miss('the points (the prompt gives none)');
    const isBroad = frame.width > frame.height * 1.35;
    const part = request.sceneOfPanel?.(0, frame.width, frame.height * 0.4);
    const [head, rest = frame] = part
      ? split(frame, isBroad ? 'across' : 'down', [0.38, 0.62], design.px(22))
      : [undefined, frame];
    if (part && head)
      scenePlate(
        design,
        isBroad ? (request.sceneOfPanel?.(0, head.width, head.height) ?? part) : part,
        {
          frame: head,
          radius: design.px(30),
          on: mix(cardOn(palette), accentOf(palette, 1), 0.34),
        },
      );
    const rows =
      count ?? Math.max(known?.pros.length ?? 0, known?.cons.length ?? 0, known ? 0 : ROWS_DEFAULT);
    const all = [...(known?.pros ?? []), ...(known?.cons ?? [])];
    const longest = all.reduce((most, text) => (text.length > most.length ? text : most), '');
    const sides: readonly Side[] = [
      { name: 'Pros', tone: PRO, isPro: true, points: known?.pros ?? [], longest },
      { name: 'Cons', tone: CON, isPro: false, points: known?.cons ?? [], longest },
    ];
    split(rest, 'across', [1, 1], design.px(22)).forEach((place, index) => {
      const side = sides[index];
      if (side) column(design, side, place, Math.min(6, rows));
    });
    design.tell('pros', 'cons');
    return design.finish();
  },
};
