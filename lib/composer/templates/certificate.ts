import { type Hex, mix } from '@/lib/color/hex';
import { circle, line, path, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { Design } from './design/design';
import { headline } from './design/headline';
import { accentOf, cardOn, hairline, strongSurface } from './design/ink';
import { inset, square } from './design/frame';
import { kitArt } from './design/subject';
import { sentenceCase } from './design/words';
import type { Template } from './template';

/** A certificate: a border, what it is called and for what, lines for a name, a date and a hand, and a seal. */

const GOLD: Hex = '#d9a441';

function border(design: Design, tone: Hex): void {
  const whole = { x: 0, y: 0, width: design.width, height: design.height };
  const draw = (by: number, color: Hex, width: number, radius: number) => {
    const { x, y, width: wide, height } = inset(whole, design.px(by));
    design.addGround(
      stroke(roundedPath([x, y], wide, height, design.px(radius)), color, design.px(width)),
    );
  };
  draw(34, tone, 16, 10);
  draw(58, GOLD, 5, 4);
}

function seal(design: Design, [x, y]: Point, r: number, tone: Hex): void {
  const ribbon = (side: number) =>
    `M${x + side * r * 0.1} ${y}L${x + side * r * 0.9} ${y + r * 1.7}L${x + side * r * 0.5} ${y + r * 1.5}L${x + side * r * 0.2} ${y + r * 1.9}L${x - side * r * 0.4} ${y}Z`;
  design.addArt(
    path(ribbon(-1), mix(tone, '#20243a', 0.2)),
    path(ribbon(1), tone),
    ...times(16, (index) => {
      const turn = (index / 16) * Math.PI * 2;
      return circle([x + Math.cos(turn) * r, y + Math.sin(turn) * r], r * 0.2, GOLD);
    }),
    circle([x, y], r, GOLD),
    circle([x, y], r * 0.78, mix(GOLD, '#ffffff', 0.45)),
  );
}

function written(design: Design, text: string, y: number, sizePx: number, on: Hex): void {
  const { palette } = design.request;
  design.text(text, [design.width / 2, y], {
    face: 'interText',
    sizePx,
    align: 'center',
    middle: true,
    maxWidthPx: design.width * 0.72,
    fill: palette.muted,
    on,
  });
}

/** A line to write on, from its middle. */
function rule(design: Design, [x, y]: Point, half: number): void {
  const ends: Point[] = [
    [x - half, y],
    [x + half, y],
  ];
  design.addArt(line(ends, hairline(design.request.palette, 0.45), design.px(4)));
}

/** Lines for the date and for a hand. */
function signed(design: Design, on: Hex): void {
  const { width, height } = design;
  const y = height * 0.84;
  const places = [
    ['Date', width * 0.25],
    ['Signature', width * 0.75],
  ] as const;
  for (const [text, x] of places) {
    rule(design, [x, y], width * 0.12);
    design.text(text, [x, y + design.px(34)], {
      face: 'interText',
      sizePx: design.px(26),
      align: 'center',
      middle: true,
      fill: design.request.palette.muted,
      on,
    });
  }
}

export const certificate: Template = {
  id: 'certificate',
  draw(request) {
    const design = new Design(request);
    const { palette, brief } = request;
    const on = cardOn(palette);
    const tone = strongSurface(accentOf(palette, 0));
    design.fillGround(on);
    border(design, tone);
    const { title = 'Certificate', items = [] } = brief.template ?? {};
    const { width, height } = design;
    const middle = width / 2;
    headline(
      design,
      sentenceCase(title),
      { x: width * 0.14, y: height * 0.13, width: width * 0.72, height: height * 0.2 },
      {
        face: 'playfairDisplay',
        on,
        fills: [tone],
        align: 'center',
        vertical: 'middle',
        maxLines: 2,
      },
    );
    written(design, 'is awarded to', height * 0.385, design.px(32), on);
    rule(design, [middle, height * 0.5], width * 0.3);
    const [what] = items;
    if (what) written(design, `for ${what.text}`, height * 0.56, design.px(38), on);
    signed(design, on);
    const at: Point = [middle, height * 0.73];
    const r = design.px(92);
    seal(design, at, r, tone);
    const shown = brief.elements.find((one) => request.drawingOf(one, 1));
    const art = shown && kitArt(request, shown, square(at, r * 1.1));
    if (art && shown) {
      design.addArt(art.svg);
      design.show(shown.id);
    }
    design.tell('certificate');
    return design.finish();
  },
};
