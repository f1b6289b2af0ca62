import { mix } from '@/lib/color/hex';
import { circle, stroke } from '@/lib/svg/markup';
import { add, type Point, polar, times } from '@/lib/svg/point';
import { Design } from '../design/design';
import { cells, columnsFor } from '../design/frame';
import { accentOf, strongSurface } from '../design/ink';
import { pageTitle } from '../design/title';
import { dial } from '../worksheet-time';
import type { Template } from '../template';

/** Minutes round the dial, as degrees from the top. */
const degreesOf = (share: number) => share * 360 - 90;

/** Several dials, each with its time below. */
function drawSeveral(design: Design, items: readonly { text: string; value?: number }[]): void {
  const { request, page } = design;
  const { palette } = request;
  const on = mix(palette.ground, accentOf(palette, 1), 0.16);
  design.fillGround(on);
  const frame = pageTitle(design, 'What time is it?', { align: 'center', face: 'fredoka' });
  const columns = columnsFor(items.length, page);
  cells(frame, items.length, columns, design.px(24)).forEach((cell, index) => {
    const { text = '', value = 0 } = items[index] ?? {};
    const r = Math.min(cell.width * 0.44, cell.height * 0.38);
    const x = cell.x + cell.width / 2;
    const top = cell.y + (cell.height - r * 2.7) / 2;
    const time = [Math.floor(value / 60), value % 60] as const;
    dial({ design, request }, [x, top + r], r, time, index);
    design.text(text, [x, top + r * 2.4], {
      face: 'fredoka',
      sizePx: r * 0.36,
      align: 'center',
      middle: true,
      fill: palette.ink,
      on,
    });
  });
  design.tell('clock', 'clocks');
}

/** The time in words or figures below the dial, of a radius `r`. */
function writeTime(design: Design, time: string, at: Point, r: number): void {
  const { palette } = design.request;
  design.text(time, at, {
    face: 'fredoka',
    sizePx: r * 0.26,
    align: 'center',
    middle: true,
    fill: palette.ink,
    on: mix(palette.ground, accentOf(palette, 1), 0.16),
  });
}

/** A dial that shows one time, with its numerals, and the time written below. */
export const clockFace: Template = {
  id: 'clock-face',
  draw(request) {
    const design = new Design(request);
    const { palette, brief } = request;
    const { items = [] } = brief.template ?? {};
    const [item] = items;
    if (items.length > 1) {
      drawSeveral(design, items);
      return design.finish();
    }
    const minutes = item?.value ?? 0;
    design.fillGround(mix(palette.ground, accentOf(palette, 1), 0.16));
    const r = design.shortSide * 0.37;
    const at: Point = [design.width / 2, design.height / 2 - design.shortSide * 0.06];
    const rim = strongSurface(accentOf(palette, 0));
    design.addArt(
      circle(add(at, [0, r * 0.05]), r * 1.08, mix(palette.ground, palette.ink, 0.14)),
      circle(at, r * 1.08, rim),
      circle(at, r * 0.97, '#ffffff'),
      ...times(60, (index) => {
        const angle = degreesOf(index / 60);
        const inner = add(at, polar(angle, r * (index % 5 ? 0.9 : 0.86)));
        const outer = add(at, polar(angle, r * 0.93));
        return stroke(
          `M${inner.join(' ')}L${outer.join(' ')}`,
          palette.ink,
          r * (index % 5 ? 0.01 : 0.022),
        );
      }),
    );
    times(12, (index) => {
      design.text(String(index + 1), add(at, polar(degreesOf((index + 1) / 12), r * 0.72)), {
        face: 'fredoka',
        sizePx: r * 0.2,
        align: 'center',
        middle: true,
        fill: palette.ink,
        on: '#ffffff',
      });
    });
    const hand = (share: number, length: number, width: number, color: string) => {
      const tip = add(at, polar(degreesOf(share), r * length));
      const back = add(at, polar(degreesOf(share), -r * 0.08));
      return stroke(`M${back.join(' ')}L${tip.join(' ')}`, color, r * width);
    };
    design.addArt(
      hand(minutes / 720, 0.42, 0.07, palette.ink),
      hand((minutes % 60) / 60, 0.62, 0.045, strongSurface(accentOf(palette, 2))),
      circle(at, r * 0.06, rim),
    );
    if (item) writeTime(design, item.text, [design.width / 2, at[1] + r * 1.36], r);
    design.tell('clock');
    return design.finish();
  },
};
