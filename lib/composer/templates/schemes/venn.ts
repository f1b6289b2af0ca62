import { type Hex, mix } from '@/lib/color/hex';
import { circle, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import { add, type Point, polar } from '@/lib/svg/point';
import { factsOfPair } from '../content/facts.data';
import { comparedTraits, sentenceOf } from '../content/traits.data';
import { Design } from '../design/design';
import { type Frame, middleOf, square } from '../design/frame';
import { accentOf } from '../design/ink';
import { itemArt, listedElement } from '../design/item-sign';
import { pageTitle } from '../design/title';
import { sizeForAll } from '../design/type';
import { sentenceCase } from '../design/words';
import type { Template, TemplateRequest } from '../template';

const FACE = 'poppinsSemiBold';

interface Ring {
  name: string;
  index: number;
  at: Point;
  /** Where its own part lies, and where its name stands. */
  own: Point;
  tone: Hex;
}

/** Two side by side, or three about a middle. */
function ringsOf(request: TemplateRequest, names: readonly string[], frame: Frame) {
  const middle = middleOf(frame);
  const isPair = names.length === 2;
  const r = isPair
    ? Math.min(frame.width / 3.3, frame.height / 2)
    : Math.min(frame.width / 3.2, frame.height / 3.1);
  const shift = isPair ? r * 0.64 : r * 0.66;
  const turn = isPair ? 180 : -150;
  const rings = names.map((name, index): Ring => {
    const toward = polar(turn + (360 / names.length) * index, 1);
    const at = add(middle, [toward[0] * shift, toward[1] * shift + (isPair ? 0 : r * 0.12)]);
    const far = isPair ? r * 0.36 : r * 0.46;
    return {
      name,
      index,
      at,
      own: add(at, [toward[0] * far, toward[1] * far]),
      tone: accentOf(request.palette, index),
    };
  });
  return { rings, r, middle: isPair ? middle : add(middle, [0, r * 0.12]) };
}

/** Short lines below each other about a point. */
function lines(
  design: Design,
  texts: readonly string[],
  [x, y]: Point,
  widthPx: number,
  on: Hex,
): void {
  const sizePx = sizeForAll(texts, widthPx, { face: 'interSemiBold', sizePx: design.px(29) });
  const step = sizePx * 1.75;
  texts.forEach((text, index) => {
    const at: Point = [x, y + (index - (texts.length - 1) / 2) * step];
    const set = { face: 'interSemiBold', sizePx, align: 'center', middle: true } as const;
    design.text(text, at, { ...set, fill: design.request.palette.ink, on });
  });
}

/** Lines to write on, where nothing is given to stand there. */
function rules(design: Design, [x, y]: Point, widthPx: number, count: number): void {
  const step = design.px(54);
  for (let index = 0; index < count; index += 1) {
    const at = y + (index - (count - 1) / 2) * step;
    const data = `M${(x - widthPx / 2).toFixed(1)} ${at.toFixed(1)}h${widthPx.toFixed(1)}`;
    design.addArt(stroke(data, mix(design.request.palette.ink, '#ffffff', 0.45), design.px(3)));
  }
}

function ringArt(
  design: Design,
  ring: Ring,
  r: number,
  texts: readonly string[],
  isPair: boolean,
): void {
  const { request } = design;
  const on = mix(request.palette.ground, ring.tone, 0.32);
  const element = listedElement(request, ring.index);
  const size = r * (isPair ? 0.78 : 0.66);
  const up: Point = isPair ? [ring.own[0], ring.at[1] - r * 0.4] : add(ring.own, [0, -r * 0.08]);
  const art = element && itemArt(request, element, square(up, size), { tone: ring.tone, on });
  if (art) design.addArt(art.svg);
  if (art && element) design.show(element.id);
  const sizePx = sizeForAll([ring.name], r * (isPair ? 0.95 : 0.74), {
    face: FACE,
    sizePx: design.px(46),
  });
  const at: Point = isPair ? [ring.own[0], ring.at[1] + r * 0.12] : add(ring.own, [0, r * 0.33]);
  design.text(ring.name, at, {
    face: FACE,
    sizePx,
    align: 'center',
    middle: true,
    fill: request.palette.ink,
    on,
  });
  if (!isPair) return;
  const below: Point = [ring.own[0], ring.at[1] + r * 0.52];
  if (texts.length > 0) lines(design, texts, below, r * 0.92, on);
  else rules(design, below, r * 0.8, 3);
}

/** Rings that lie over each other: what each has of its own, and what they share. */
export const venn: Template = {
  id: 'venn',
  draw(request) {
    const design = new Design(request);
    const { palette, brief } = request;
    design.fillGround(palette.ground);
    const { items = [], title } = brief.template ?? {};
    const told = items.filter(({ level }) => level === 1);
    const names = items
      .filter(({ level }) => level !== 1)
      .slice(0, 3)
      .map(({ text }) => sentenceCase(text));
    if (names.length < 2) names.splice(0, names.length, 'A', 'B');
    const isPair = names.length === 2;
    const heading = brief.lettering[0] ?? title ?? names.join(isPair ? ' and ' : ', ');
    const frame = pageTitle(design, sentenceCase(heading), { align: 'center' });
    const { rings, r, middle } = ringsOf(request, names, frame);
    const [first = '', second = ''] = names;
    const traits = isPair ? comparedTraits(first, second) : undefined;
    const facts = isPair ? (traits?.rows ?? factsOfPair(first, second)).slice(0, 3) : [];
    const shared = (
      told.length > 0 ? told.map(({ text }) => sentenceCase(text)) : (traits?.shared ?? [])
    ).slice(0, 3);
    for (const { at, tone } of rings) design.addArt(circle(at, r, tone, { opacity: 0.34 }));
    for (const { at, tone } of rings) design.addArt(stroke(ellipsePath(at, r), tone, design.px(6)));
    rings.forEach((ring) => {
      const own = facts.map(({ text, values }) => sentenceOf(text, values[ring.index] ?? ''));
      ringArt(design, ring, r, own, isPair);
    });
    const both = mix(palette.ground, mix(accentOf(palette, 0), accentOf(palette, 1), 0.5), 0.5);
    const width = r * (isPair ? 0.64 : 0.56);
    const label = isPair ? 'Both' : 'All';
    const set = { face: FACE, sizePx: design.px(36), align: 'center', middle: true } as const;
    const top = isPair ? add(middle, [0, -r * 0.3]) : add(middle, [0, -design.px(20)]);
    design.text(label, top, { ...set, fill: palette.ink, on: both });
    if (shared.length > 0)
      lines(
        design,
        isPair ? shared : shared.slice(0, 1),
        add(middle, [0, isPair ? r * 0.1 : design.px(30)]),
        width,
        both,
      );
    else rules(design, add(middle, [0, isPair ? r * 0.12 : design.px(40)]), width, isPair ? 3 : 1);
    if (shared.length === 0 || (isPair && facts.length === 0))
      design.miss('points of the Venn diagram (the prompt gives none): lines to fill in');
    for (const { id, phrase } of brief.elements)
      if (heading.toLowerCase().includes(phrase.toLowerCase()) && !/^i\d/.test(id)) design.show(id);
    return design.finish();
  },
};
