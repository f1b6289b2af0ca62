import { number } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import type { BriefElement } from '../brief';
import { conceptOf } from '../concepts';
import type { Design } from './design/design';
import { boundsOf, type Frame } from './design/frame';
import { kitArt } from './design/subject';
import type { Shown, TemplateRequest } from './template';

/** Who is at a chart, on its bars, beside it or along its line, and bars that are made of things. */

type Where = 'tallest' | 'each' | 'beside' | 'along' | 'climbing';

/** Of a card: the side that whoever stands beside a chart has, and how high they are. */
export const BESIDE = { share: 0.3, height: 0.86, most: 3, overlap: 0.52 } as const;
/** Of a plot's height, who is on a bar. */
export const ON_BAR_SHARE = 0.3;
/** Of the height of who sits, how far their legs hang down before what they sit on. */
const LEGS = 0.36;
/** Of the width of a bar, who is on it at most. */
const OVER_BAR = 1.7;

/** Those of a place in the order of the prompt. */
export function figuresAt({ brief }: TemplateRequest, ...places: readonly Where[]): BriefElement[] {
  return (brief.template?.figures ?? []).flatMap(({ id, at }) =>
    places.includes(at) ? brief.elements.filter((one) => one.id === id) : [],
  );
}

/** Whether who is at a chart already has a place in it. */
export const isPlaced = ({ brief }: TemplateRequest, { id }: BriefElement): boolean =>
  brief.template?.madeOf === id || (brief.template?.figures ?? []).some((one) => one.id === id);

const isPerson = ({ concept = '' }: BriefElement) => conceptOf(concept)?.kind === 'person';

/** Who stands beside a chart, on the lower edge of its card. */
export function beside(design: Design, frame: Frame): void {
  const { request } = design;
  const own = figuresAt(request, 'beside')
    .flatMap((element) =>
      Array.from({ length: Math.min(element.count, BESIDE.most) }, (_, copy) => ({
        element,
        copy,
      })),
    )
    .slice(0, BESIDE.most);
  const height = frame.height * BESIDE.height;
  // Several stand before each other, the nearest first told.
  const step = own.length > 1 ? (frame.width * BESIDE.overlap) / (own.length - 1) : 0;
  const width = own.length > 1 ? frame.width * (1 - BESIDE.overlap) * 1.5 : frame.width;
  own.forEach(({ element, copy }, index) => {
    const box = { x: frame.x + index * step, y: frame.y + frame.height - height, width, height };
    const art = kitArt(request, element, box, 'bottom', copy > 0 ? { copy } : undefined);
    if (!art) return;
    design.addArt(art.svg);
    design.show(element.id);
  });
}

interface Bar extends Frame {
  /** The top of the bar before it. */
  before?: Frame | undefined;
}

const sitsIn = ({ brief }: TemplateRequest, id: string) =>
  brief.actions.some(({ agent, verb }) => agent === id && /^(?:sit|read|relax|rest)/.test(verb));

/** Who is on the tallest bar, or on the way up to it from the one before. */
export function onTallest(design: Design, bar: Bar, plot: Frame): void {
  const { request } = design;
  const height = plot.height * ON_BAR_SHARE;
  figuresAt(request, 'tallest', 'climbing').forEach((element, index) => {
    const isClimbing = figuresAt(request, 'climbing').includes(element);
    const base = isClimbing && bar.before ? bar.before : bar;
    const sits = !isClimbing && sitsIn(request, element.id);
    const drop = sits && isPerson(element) ? height * LEGS : 0;
    const width = base.width * OVER_BAR;
    const aside = isClimbing ? base.width * 0.3 : index * base.width * 0.6;
    const x = base.x + base.width / 2 - width / 2 + aside;
    const box = { x, y: base.y - height + drop, width, height };
    const pose: Shown | undefined = isClimbing
      ? { pose: 'climb' }
      : sits
        ? { pose: 'sit' }
        : undefined;
    const art = kitArt(request, { ...element, count: 1 }, box, 'bottom', pose);
    if (!art) return;
    design.addArt(art.svg);
    design.show(element.id);
  });
}

/** What flies or goes along a line, at its end, turned as it rises. */
export function alongLine(design: Design, points: readonly Point[], plot: Frame): void {
  const { request } = design;
  const [before, last] = points.slice(-2);
  if (!before || !last) return;
  const side = plot.height * ON_BAR_SHARE;
  figuresAt(request, 'along').forEach((element) => {
    const isOff = conceptOf(element.concept ?? '')?.kind === 'vehicle';
    const rise = (Math.atan2(before[1] - last[1], last[0] - before[0]) * 180) / Math.PI;
    const box = {
      x: Math.min(last[0] - side / 2, plot.x + plot.width - side),
      y: last[1] - side * (isOff ? 0.7 : 1),
      width: side,
      height: side,
    };
    const art = kitArt(request, element, box, isOff ? 'middle' : 'bottom');
    if (!art) return;
    const isUpright = art.box.height > art.box.width;
    const degrees = isOff ? (isUpright ? 90 - rise - 24 : -rise) : 0;
    const [x, y] = [art.box.x + art.box.width / 2, art.box.y + art.box.height / 2];
    design.addArt(
      `<g transform="rotate(${number(degrees)} ${number(x)} ${number(y)})">${art.svg}</g>`,
    );
    design.show(element.id);
  });
}

/** From this ratio on of height to width a thing is a bar by itself where it is no wider than that; others are stacked. */
const TALL_RATIO = 1.5;
const TOUCHING = 0.97;
/** A tall thing is no wider than this, of its column. */
const WIDEST = 1.15;

/** A bar that is made of things: one of its height, else as many as it takes; answers where it is. */
export function madeBar(design: Design, column: Frame, height: number): Frame | undefined {
  const { request } = design;
  const { madeOf } = request.brief.template ?? {};
  const element = request.brief.elements.find(({ id }) => id === madeOf);
  const unit = element && { ...element, count: 1, several: false };
  const box = unit && request.drawingOf(unit, 1)?.box;
  if (!unit || !box) return undefined;
  const ratio = (box.bottom - box.top) / Math.max(0.01, box.right - box.left);
  const foot = column.y + column.height;
  const arts = [];
  if (ratio > TALL_RATIO && height / ratio <= column.width * WIDEST) {
    const width = column.width * WIDEST;
    const x = column.x - (width - column.width) / 2;
    arts.push(kitArt(request, unit, { x, y: foot - height, width, height }, 'bottom'));
  } else {
    const step = column.width * ratio * TOUCHING;
    const count = Math.max(1, Math.round(height / step));
    for (let index = 0; index < count; index += 1) {
      const y = foot - column.width * ratio - index * step;
      const frame = { ...column, y, height: column.width * ratio };
      arts.push(kitArt(request, unit, frame, 'bottom', { copy: index % 3 }));
    }
  }
  const drawn = arts.flatMap((art) => art ?? []);
  if (drawn.length === 0) return undefined;
  design.addArt(...drawn.map(({ svg }) => svg));
  design.show(unit.id);
  return boundsOf(drawn.map((art) => art.box));
}

/** What a pie is made of, one of it in each of its slices. */
export function inSlice(design: Design, at: Point, side: number): void {
  const { request } = design;
  const element = request.brief.elements.find(({ id }) => id === request.brief.template?.madeOf);
  if (!element) return;
  const frame = { x: at[0] - side / 2, y: at[1] - side / 2, width: side, height: side };
  const art = kitArt(request, { ...element, count: 1, several: false }, frame);
  if (!art) return;
  design.addArt(art.svg);
  design.show(element.id);
}
