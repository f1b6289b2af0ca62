import type { Hex } from '@/lib/color/hex';
import { path, rectangle } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { Design } from '../design/design';
import { accentOf, cardOn, hairline, inkOn, strongSurface } from '../design/ink';
import type { Frame } from '../design/frame';
import { pageTitle } from '../design/title';
import { sentenceCase } from '../design/words';
import type { Template } from '../template';
import { PHASES } from './structures.data';

const WEEKS = 8;

interface Field {
  design: Design;
  frame: Frame;
  /** Where the bars are. */
  bars: Frame;
  surface: Hex;
}

/** Weeks with a line between them. */
function weeks({ design, frame, bars, surface }: Field): void {
  const { palette } = design.request;
  const week = bars.width / WEEKS;
  const head = bars.y - frame.y;
  times(WEEKS, (index) => {
    const x = bars.x + week * index;
    const line = hairline(palette, 0.14);
    design.addGround(rectangle([x, bars.y], design.px(2), bars.height - design.px(20), line));
    design.text(`W${String(index + 1)}`, [x + week / 2, frame.y + head * 0.55], {
      face: 'interSemiBold',
      sizePx: design.px(26),
      align: 'center',
      middle: true,
      fill: palette.muted,
      on: surface,
    });
  });
}

/** A phase: its name at the side, its bar over its weeks. */
function phase(
  { design, frame, bars, surface }: Field,
  [name, from, to]: (typeof PHASES)[number],
  index: number,
  row: number,
): void {
  const { palette } = design.request;
  const middle = bars.y + row * (index + 0.5) - design.px(6);
  const tone = strongSurface(accentOf(palette, index));
  const x = bars.x + bars.width * from + design.px(8);
  const width = bars.width * (to - from) - design.px(16);
  design.addArt(path(roundedPath([x, middle - row * 0.3], width, row * 0.6, row * 0.2), tone));
  design.text(name, [frame.x + design.px(26), middle], {
    face: 'poppinsSemiBold',
    sizePx: Math.min(design.px(36), row * 0.36),
    middle: true,
    maxWidthPx: bars.x - frame.x - design.px(36),
    fill: palette.ink,
    on: surface,
  });
  const length = `${String(Math.max(1, Math.round((to - from) * WEEKS)))} weeks`;
  if (width > design.px(150))
    design.text(length, [x + width / 2, middle], {
      face: 'interSemiBold',
      sizePx: design.px(25),
      align: 'center',
      middle: true,
      fill: inkOn(tone, palette),
      on: tone,
    });
}

/** Bars over weeks: what is done when in a project. */
export const planOfTime: Template = {
  id: 'gantt',
  draw(request) {
    const design = new Design(request);
    const { palette, brief } = request;
    design.fillGround(palette.ground);
    const title = brief.lettering[0] ?? brief.template?.title ?? 'Project plan';
    const frame = pageTitle(design, sentenceCase(title));
    const items = brief.template?.items ?? [];
    const surface = cardOn(palette);
    design.addGround(
      path(roundedPath([frame.x, frame.y], frame.width, frame.height, design.px(28)), surface),
    );
    const [labels, head] = [frame.width * 0.24, frame.height * 0.1];
    const bars = {
      x: frame.x + labels,
      y: frame.y + head,
      width: frame.width - labels,
      height: frame.height - head,
    };
    const field = { design, frame, bars, surface };
    weeks(field);
    PHASES.forEach(([name, from, to], index) => {
      const told = sentenceCase(items[index]?.text ?? name);
      phase(field, [told, from, to], index, bars.height / PHASES.length);
    });
    design.miss('true dates (the prompt gives none)');
    for (const { id, phrase } of brief.elements)
      if (/project|chart|plan|gantt/i.test(phrase) || title.includes(phrase)) design.show(id);
    return design.finish();
  },
};
