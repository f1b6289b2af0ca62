import { mix } from '@/lib/color/hex';
import { circle, line, path, placed, stroke } from '@/lib/svg/markup';
import { roundedPath, smooth } from '@/lib/svg/path';
import { add, type Point, polar } from '@/lib/svg/point';
import type { BriefElement } from '../brief';
import { categoryPicture, isPictured, onBars, topPicture, PICTURES_SHARE } from './chart-pictures';
import {
  alongLine,
  beside,
  BESIDE,
  figuresAt,
  isPlaced,
  madeBar,
  onTallest,
  ON_BAR_SHARE,
} from './chart-figures';
import { dishOf, pieSlice } from './chart-food';
import { type Datum, figuresOf, shapesOf } from './chart-data';
import { chartPage } from './chart-page';
import { arrowArt } from './design/arrow';
import { Design } from './design/design';
import { type Frame, inset, middleOf, split } from './design/frame';
import { accentOf, cardOn, inkOn, strongSurface } from './design/ink';
import { kitArt } from './design/subject';
import { pageTitle } from './design/title';
import { sentenceCase, tells, textOf } from './design/words';
import type { Template, TemplateRequest } from './template';
import { header, PAPER } from './worksheet';

interface Parts {
  design: Design;
  request: TemplateRequest;
  data: readonly Datum[];
  frame: Frame;
  surface: string;
}

function scaleOf({ data }: Parts): number {
  return Math.max(...data.map(({ value }) => value)) * 1.12;
}

function gridLines({ design, request, surface }: Parts, plot: Frame): void {
  for (let index = 0; index <= 4; index += 1) {
    const y = plot.y + (plot.height * index) / 4;
    design.addGround(
      line(
        [
          [plot.x, y],
          [plot.x + plot.width, y],
        ],
        mix(surface, request.palette.ink, index === 4 ? 0.4 : 0.1),
        design.px(2),
      ),
    );
  }
}

function axisLabel(
  { design, request, surface }: Parts,
  datum: Datum,
  at: Point,
  widthPx: number,
): void {
  if (!datum.label) return;
  design.text(datum.label, at, {
    face: 'interSemiBold',
    sizePx: design.px(23),
    align: 'center',
    maxWidthPx: widthPx,
    fill: request.palette.muted,
    on: surface,
  });
}

/** The frame without the line of labels below it, where there are some. */
function plotOf({ design, data, frame }: Parts): Parts['frame'] {
  const hasLabels = data.some(({ label }) => label);
  const pictures = isPictured(design.request) ? frame.height * PICTURES_SHARE : 0;
  return { ...frame, height: frame.height - (hasLabels ? design.px(52) : 0) - pictures };
}

function bars(parts: Parts): void {
  const { design, request, data, surface } = parts;
  const { palette } = request;
  const plot = plotOf(parts);
  gridLines(parts, plot);
  const isOnTop = figuresAt(request, 'tallest', 'climbing').length > 0;
  const isRising = tells(textOf(request.brief), 'arrow', 'arrows');
  const room = isOnTop ? 1 / (1 - ON_BAR_SHARE) : isRising ? 1.3 : onBars(request) ? 1.16 : 1;
  const scale = scaleOf(parts) * room;
  const tops: Frame[] = [];
  split(
    plot,
    'across',
    data.map(() => 1),
    design.px(26),
  ).forEach((column, index) => {
    const datum = data[index];
    if (!datum) return;
    const height = (plot.height * datum.value) / scale;
    const y = plot.y + plot.height - height;
    const isLast = index === data.length - 1;
    const tone = datum.label
      ? accentOf(palette, index)
      : isLast
        ? accentOf(palette, 0)
        : mix(surface, accentOf(palette, 0), 0.42);
    const made = madeBar(design, column, height);
    if (!made) design.addArt(bar({ ...column, y, height }, design.px(16), tone));
    tops.push({ ...column, y: made?.y ?? y });
    if (datum.written)
      design.text(datum.written, [column.x + column.width / 2, y - design.px(14)], {
        face: 'poppins',
        sizePx: design.px(30),
        align: 'center',
        maxWidthPx: column.width,
        fill: palette.ink,
        on: surface,
      });
    const top = datum.written ? y - design.px(48) : (made?.y ?? y);
    topPicture(design, index, { x: column.x, y: top, width: column.width });
    const below = parts.frame.y + parts.frame.height - design.px(12);
    axisLabel(parts, datum, [column.x + column.width / 2, below], column.width * 1.15);
    const foot = plot.y + plot.height + design.px(12);
    if (isPictured(request))
      categoryPicture(design, index, { ...column, y: foot, height: below - foot - design.px(34) });
  });
  if (isRising) risingArrow(design, tops, plot);
  const tallest = tops.reduce((best, { y }, index) => (y < (tops[best]?.y ?? 0) ? index : best), 0);
  const top = tops[tallest];
  if (top) onTallest(design, { ...top, before: tops[tallest - 1] }, plot);
}

/** An arrow over the bars, from the first to above the last. */
function risingArrow(design: Design, tops: readonly Frame[], plot: Frame): void {
  const [first, last] = [tops[0], tops.at(-1)];
  if (!first || !last) return;
  const lift = plot.height * 0.12;
  const from: Point = [first.x + first.width / 2, Math.max(plot.y, first.y - lift)];
  const to: Point = [last.x + last.width * 0.7, Math.max(plot.y, last.y - lift * 1.6)];
  const tone = strongSurface(accentOf(design.request.palette, 1));
  design.addArt(arrowArt(from, to, tone, design.px(16)));
  design.tell('arrow');
}

/** A bar with round upper corners. */
function bar({ x, y, width, height }: Frame, radius: number, tone: string): string {
  const r = Math.min(radius, width / 2);
  return path(
    `M${x} ${y + height}V${y + r}Q${x} ${y} ${x + r} ${y}H${x + width - r}Q${x + width} ${y} ${x + width} ${y + r}V${y + height}Z`,
    tone,
  );
}

function lines(parts: Parts): void {
  const { design, request, data, surface } = parts;
  const { palette } = request;
  const plot = plotOf(parts);
  gridLines(parts, plot);
  const top = scaleOf(parts) * (figuresAt(request, 'along').length > 0 ? 1.2 : 1);
  const points = data.map(({ value }, index): Point => [
    plot.x + (plot.width * (index + 0.5)) / data.length,
    plot.y + plot.height * (1 - value / top),
  ]);
  const curve = smooth(points, { tension: 0.14 });
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return;
  const tone = accentOf(palette, 0);
  design.addGround(
    path(
      `${curve}L${last[0]} ${plot.y + plot.height}L${first[0]} ${plot.y + plot.height}Z`,
      mix(surface, tone, 0.2),
    ),
  );
  design.addArt(stroke(curve, tone, design.px(9)));
  points.forEach((at, index) => {
    const datum = data[index];
    design.addArt(
      circle(at, design.px(15), surface),
      circle(at, design.px(10), index === points.length - 1 ? accentOf(palette, 1) : tone),
    );
    if (datum?.written)
      design.text(datum.written, [at[0], at[1] - design.px(28)], {
        face: 'poppins',
        sizePx: design.px(27),
        align: 'center',
        fill: palette.ink,
        on: surface,
      });
    if (datum)
      axisLabel(
        parts,
        datum,
        [at[0], plot.y + plot.height + design.px(40)],
        plot.width / data.length,
      );
  });
  alongLine(design, points, plot);
}

const largestOf = (data: readonly Datum[]): number =>
  data.reduce((best, { value }, at) => (value > (data[best]?.value ?? 0) ? at : best), 0);

/** Where a pie begins whose largest slice is next to whoever points at it from the left, in degrees. */
function facingLeft(data: readonly Datum[], largest: number): number {
  const total = data.reduce((sum, { value }) => sum + value, 0);
  const degrees = (value: number) => (value / total) * 360;
  const before = data.slice(0, largest).reduce((sum, { value }) => sum + degrees(value), 0);
  return 180 - degrees(data[largest]?.value ?? 0) / 2 - before;
}

function pie(parts: Parts): void {
  const { design, request, data, frame, surface } = parts;
  const { palette } = request;
  const named = data.some(({ label }) => label);
  const isWide = frame.width > frame.height * 0.85;
  // Every other picture of a request has its names first.
  const isTurned = named && isWide && (request.variant ?? 0) % 2 === 1;
  const weights = isTurned ? [1, 1.55] : [1.55, 1];
  const halves = named ? split(frame, isWide ? 'across' : 'down', weights, design.px(30)) : [frame];
  const [picture = frame, legend] = isTurned ? [...halves].reverse() : halves;
  const center = middleOf(picture);
  const dish = dishOf(request);
  const isPulled = tells(textOf(request.brief), 'pulled', 'pulling', 'taken', 'missing', 'removed');
  // A slice that is pulled out needs room beside the others.
  const r = (Math.min(picture.width, picture.height) / 2) * (isPulled ? 0.84 : 1);
  // A pie is whole; a ring has a hole.
  const isRing = !dish && !tells(textOf(request.brief), 'pie');
  const total = data.reduce((sum, { value }) => sum + value, 0);
  const isPointed = figuresAt(request, 'beside').length > 0;
  const largest = largestOf(data);
  let from = isPointed ? facingLeft(data, largest) : -90;
  const tones = data.map((_, index) =>
    index < 4 ? accentOf(palette, index) : mix(accentOf(palette, index), surface, 0.45),
  );
  data.forEach(({ value, written }, index) => {
    const to = from + (value / total) * 360;
    const tone = tones[index] ?? palette.ink;
    const out = index === largest ? (isPointed ? r * 0.08 : isPulled ? r * 0.2 : 0) : 0;
    const middle = add(center, polar((from + to) / 2, out));
    const cut = { center: middle, r, from, to, index };
    pieSlice(design, cut, { dish, hole: isRing ? r * 0.52 : 0, tone, surface });
    if (written && to - from > 18) {
      design.text(written, add(center, polar((from + to) / 2, r * (isRing ? 0.76 : 0.62))), {
        face: 'poppins',
        sizePx: design.px(30),
        align: 'center',
        middle: true,
        maxWidthPx: r * 0.4,
        fill: inkOn(tone, palette),
        on: tone,
      });
    }
    from = to;
  });
  if (!legend) return;
  const step = Math.min(legend.height / data.length, design.px(64));
  const top = legend.y + (legend.height - step * data.length) / 2;
  data.forEach(({ label = '' }, index) => {
    if (label === '') return;
    const y = top + step * (index + 0.5);
    design.addArt(
      circle([legend.x + design.px(14), y], design.px(13), tones[index] ?? palette.ink),
    );
    design.text(label, [legend.x + design.px(44), y], {
      face: 'interSemiBold',
      sizePx: design.px(27),
      middle: true,
      maxWidthPx: legend.width - design.px(50),
      fill: palette.ink,
      on: surface,
    });
  });
}

const isLabel = (phrase: string, data: readonly Datum[]): boolean =>
  data.some(({ label }) => label?.toLowerCase() === phrase.toLowerCase());

const KINDS = { pie, lines, bars } as const;
/** What a kind is called in six languages; compounds too. */
const CALLED: readonly (readonly [keyof typeof KINDS, RegExp])[] = [
  [
    'pie',
    /\b(?:pie|donut|doughnut|circle|share)|kreis|torten|\bring|circulaire|camembert|circular|pastel\b|torta|pizza/u,
  ],
  ['lines', /\b(?:line|trend|curve|area)|linien|kurve|flächen|courbe|lignes?\b|líneas?|linee/u],
  ['bars', /\b(?:bar|column)|balken|säulen|barres|barras|barre\b/u],
];

/** The chart that is asked for; else shares of a whole are a ring, and anything else bars. */
function kindOf(text: string, data: readonly Datum[]): keyof typeof KINDS {
  const called = CALLED.find(([, pattern]) => pattern.test(text))?.[0];
  if (called) return called;
  const isShares = data.length > 1 && data.every(({ written }) => written?.includes('%'));
  return isShares ? 'pie' : data.some(({ label }) => label) ? 'bars' : 'lines';
}

/** Letters of a title that leaves no room beside it. */
const LONG_TITLE = 17;

/** As many stand beside a title. */
const THINGS_MAX = 3;

/** Things that the prompt wants to be seen with its figures stand on the card of the chart, at its right. */
function decorated(design: Design, things: readonly BriefElement[], frame: Frame): void {
  const { request } = design;
  const side = design.px(210);
  things.forEach((one, index) => {
    const x = frame.x + frame.width - side * (index + 1) - design.px(24);
    const art = kitArt(request, one, {
      x,
      y: frame.y - side + design.px(12),
      width: side,
      height: side,
    });
    if (!art) return;
    const down = frame.y + design.px(10) - (art.box.y + art.box.height);
    design.addArt(placed(art.svg, { at: [0, down] }));
    design.show(one.id);
  });
}

/** The title of a chart; on a sheet to be filled in a line for a name as well. */
function headOf(design: Design, title: string | undefined): Frame {
  const { request } = design;
  const isSheet = tells(textOf(request.brief), 'worksheet');
  design.fillGround(isSheet ? PAPER : request.palette.ground);
  if (title === undefined) return design.page;
  return isSheet ? header({ design, request }, title) : pageTitle(design, title);
}

/** Bars, a line or a ring; figures are those of the prompt, else there are none. */
export const chart: Template = {
  id: 'chart',
  draw(request) {
    const design = new Design(request);
    const { palette, brief } = request;
    const text = textOf(brief);
    const figures = figuresOf(request);
    const data = figures.length > 0 ? figures : shapesOf(request);
    if (figures.length === 0) design.miss('figures (the prompt gives none)');
    const own = brief.template?.title ?? brief.lettering.find((line) => !/^[\d%.,]+$/.test(line));
    const title = own === undefined ? undefined : sentenceCase(own);
    const page = headOf(design, title);
    const { charts = [] } = brief.template ?? {};
    if (charts.length > 1) {
      chartPage(design, page, charts, (kind, frame) => {
        KINDS[kind]({ design, request, data, frame, surface: cardOn(palette) });
      });
      return design.finish();
    }
    const things = brief.elements
      .filter((one) => !isLabel(one.phrase, data) && request.drawingOf(one, 1))
      .filter((one) => one.id !== onBars(request)?.id && !isPlaced(request, one))
      .slice(0, THINGS_MAX);
    const isShort = title !== undefined && title.length <= LONG_TITLE;
    const band = things.length === 0 ? 0 : design.px(isShort ? 70 : 200);
    const frame = { ...page, y: page.y + band, height: page.height - band };
    const surface = cardOn(palette);
    design.addGround(
      path(roundedPath([frame.x, frame.y], frame.width, frame.height, design.px(30)), surface),
    );
    const draw = KINDS[kindOf(text, data)];
    const inner = inset(frame, design.px(60));
    const isBeside = figuresAt(request, 'beside').length > 0;
    const aside = isBeside ? inner.width * BESIDE.share : 0;
    const plot = { ...inner, x: inner.x + aside, width: inner.width - aside };
    draw({ design, request, data, frame: plot, surface });
    beside(design, { ...inner, width: aside * 0.92 });
    decorated(design, things, frame);
    for (const { id, phrase } of brief.elements)
      if (/chart|graph|bar|pie|diagram|data/i.test(phrase) || isLabel(phrase, data))
        design.show(id);
    return design.finish();
  },
};
