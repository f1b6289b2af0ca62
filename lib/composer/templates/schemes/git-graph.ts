import { mix } from '@/lib/color/hex';
import { circle, path, stroke } from '@/lib/svg/markup';
import { coordinates, roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { Design } from '../design/design';
import type { Frame } from '../design/frame';
import { accentOf, inkOn, strongSurface } from '../design/ink';
import { listedElement } from '../design/item-sign';
import { pageTitle } from '../design/title';
import { sizeForAll, widthOf } from '../design/type';
import { sentenceCase } from '../design/words';
import type { Template, TemplateRequest } from '../template';

const FACE = 'poppinsSemiBold';
const COLUMNS = 9;
const LANES_DEFAULT = ['main', 'develop', 'feature'];
const LANES_MAX = 5;

/** Kinds of branches from above: what tells one, the columns of its commits, what it leaves and comes back to. */
const KINDS: readonly { of: RegExp; spans: readonly (readonly [from: number, to: number])[] }[] = [
  { of: /main|master|trunk|production/i, spans: [[0, COLUMNS - 1]] },
  { of: /hotfix|bugfix/i, spans: [[2, 3]] },
  { of: /release|staging/i, spans: [[5, 6]] },
  { of: /dev/i, spans: [[1, 7]] },
  {
    of: /./,
    spans: [
      [2, 5],
      [3, 4],
      [4, 6],
    ],
  },
];
const DEVELOP = 3;
const kindOf = (name: string) => KINDS.findIndex(({ of }) => of.test(name));

interface Lane {
  name: string;
  index: number;
  kind: number;
  y: number;
  /** Columns of its first and last commit. */
  from: number;
  to: number;
}

function lanesOf({ brief }: TemplateRequest, frame: Frame): Lane[] {
  const items = brief.template?.items ?? [];
  const names =
    items.length > 1 ? items.map(({ text }) => text.replace(/ branches$/i, '')) : LANES_DEFAULT;
  const sorted = names
    .slice(0, LANES_MAX)
    .map((name, index) => ({ name, index, kind: kindOf(name) }))
    .sort((a, b) => a.kind - b.kind);
  const step = frame.height / sorted.length;
  return sorted.map((lane, depth) => {
    const before = sorted.slice(0, depth).filter(({ kind }) => kind === lane.kind).length;
    const spans = KINDS[lane.kind]?.spans ?? [];
    const [from, to] = spans[before % spans.length] ?? [0, COLUMNS - 1];
    return { ...lane, y: frame.y + step * (depth + 0.5), from, to };
  });
}

/** What a branch leaves: features and releases the one that is developed on, where there is one, else the main one. */
function parentOf(lane: Lane, lanes: readonly Lane[]): Lane | undefined {
  const develop = lanes.find(({ kind }) => kind === DEVELOP);
  const isOfDevelop = lane.kind > DEVELOP || lane.kind === DEVELOP - 1;
  const [main] = lanes;
  return lane === main ? undefined : isOfDevelop ? (develop ?? main) : main;
}

/** A branch that leaves one lane and comes back to it, with a head where it is merged. */
function branchData(x: (column: number) => number, lane: Lane, parent: Lane): string {
  const bend = (x(1) - x(0)) * 0.62;
  const [start, end] = [x(lane.from), x(lane.to)];
  const [out, back] = [start - (x(1) - x(0)), end + (x(1) - x(0))];
  return (
    `M${coordinates([out, parent.y])}C${coordinates([out + bend, parent.y])} ${coordinates([start - bend, lane.y])} ${coordinates([start, lane.y])}` +
    `H${end.toFixed(1)}C${coordinates([end + bend, lane.y])} ${coordinates([back - bend, parent.y])} ${coordinates([back, parent.y])}`
  );
}

function pill(design: Design, text: string, [right, y]: Point, tone: string, sizePx: number): void {
  const on = strongSurface(tone);
  const width = widthOf(text, { face: FACE, sizePx }) + sizePx * 1.3;
  const height = sizePx * 2;
  design.addArt(path(roundedPath([right - width, y - height / 2], width, height, height / 2), on));
  const fill = inkOn(on, design.request.palette);
  design.text(text, [right - width / 2, y], {
    face: FACE,
    sizePx,
    align: 'center',
    middle: true,
    fill,
    on,
  });
}

/** Branches of a repository as lanes: where they leave, their commits, where they are merged. */
export const gitGraph: Template = {
  id: 'git-graph',
  draw(request) {
    const design = new Design(request);
    const { palette, brief } = request;
    design.fillGround(palette.ground);
    const title = sentenceCase(brief.lettering[0] ?? brief.template?.title ?? 'Git branches');
    const page = pageTitle(design, title, { align: 'center' });
    const lanes = lanesOf(request, page);
    const names = lanes.map(({ name }) => name);
    const sizePx = sizeForAll(names, page.width * 0.2, { face: FACE, sizePx: design.px(32) });
    const widest =
      Math.max(...names.map((text) => widthOf(text, { face: FACE, sizePx }))) + sizePx * 1.3;
    const left = page.x + widest + design.px(34);
    const step = (page.x + page.width - design.px(24) - left) / (COLUMNS - 1);
    const x = (column: number) => left + step * column;
    const strokePx = design.px(13);
    lanes.forEach((lane, depth) => {
      const tone = accentOf(palette, depth);
      const parent = parentOf(lane, lanes);
      const data = parent
        ? branchData(x, lane, parent)
        : `M${coordinates([x(0), lane.y])}H${x(COLUMNS - 1).toFixed(1)}`;
      design.addGround(
        stroke(
          `M${coordinates([left - design.px(30), lane.y])}H${(page.x + page.width).toFixed(1)}`,
          mix(palette.ground, palette.ink, 0.1),
          design.px(3),
        ),
      );
      design.addArt(stroke(data, tone, strokePx));
    });
    lanes.forEach((lane, depth) => {
      const tone = accentOf(palette, depth);
      const every = depth === 0 ? 2 : 1;
      for (let column = lane.from; column <= lane.to; column += every)
        design.addArt(
          circle([x(column), lane.y], design.px(25), palette.ground),
          circle([x(column), lane.y], design.px(20), tone),
          circle([x(column), lane.y], design.px(8), palette.ground),
        );
      pill(design, lane.name, [left - design.px(34), lane.y], tone, sizePx);
      const own = listedElement(request, lane.index);
      if (own) design.show(own.id);
    });
    design.tell('branches', 'commits', 'merge');
    for (const { id, phrase } of brief.elements)
      if (
        /^(?:git|branch\w*|merg\w*|commits?)$/i.test(phrase) ||
        title.toLowerCase().includes(phrase.toLowerCase())
      )
        design.show(id);
    return design.finish();
  },
};
