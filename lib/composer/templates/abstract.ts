import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, rectangle } from '@/lib/svg/markup';
import { blob, number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { Design } from './design/design';
import { accentOf, isDark } from './design/ink';
import { sector } from './design/shapes';
import { construction } from './design/variety';
import { tells, textOf } from './design/words';
import type { Template, TemplateRequest } from './template';

/**
 * A picture of nothing but shapes and colours: what is asked for as abstract, and the quiet answer to a
 * prompt of which nothing is understood.
 */

interface Sheet {
  design: Design;
  request: TemplateRequest;
  /** Colours from the ground's neighbour to the strongest. */
  tones: readonly [Hex, ...Hex[]];
}

const n = number;
const toneAt = ({ tones }: Sheet, index: number): Hex => tones[index % tones.length] ?? tones[0];

/** Bands that swell from side to side, each deeper than the one behind it. */
function waves(sheet: Sheet): void {
  const { design, request } = sheet;
  const { palette, random } = request;
  const [w, h] = [design.width, design.height];
  const count = 6;
  design.addGround(rectangle([0, 0], w, h, mix(palette.ground, accentOf(palette, 3), 0.35)));
  const moon: Point = [w * random.between(0.25, 0.75), h * random.between(0.2, 0.3)];
  design.addGround(circle(moon, design.shortSide * 0.13, mix(palette.ground, '#ffffff', 0.7)));
  const turn = random.between(0, 6);
  const bands = times(count, (index, share) => {
    const swell = h * (0.11 - 0.05 * share);
    const y = h * (0.3 + 0.62 * share);
    const at = (x: number) =>
      y +
      Math.sin(x * 4.2 + turn + index * 0.9) * swell +
      Math.sin(x * 9 + index * 2) * swell * 0.18;
    const crest = times(25, (_, x): Point => [w * x, at(x)]);
    const tone = mix(
      accentOf(palette, index),
      mix(palette.ground, palette.ink, 0.25),
      0.4 - 0.06 * index,
    );
    const edge = crest.map(([x, line]) => `${n(x)} ${n(line)}`).join('L');
    return path(`M${edge}L${n(w)} ${n(h)}L0 ${n(h)}Z`, tone);
  });
  design.addGround(...bands);
  design.tell('abstract waves');
}

/** A grid of quarter and half discs, rings and squares, as the Bauhaus set them. */
function tiles(sheet: Sheet): void {
  const { design, request } = sheet;
  const { random, palette } = request;
  const side = design.shortSide / 4;
  const [columns, rows] = [Math.round(design.width / side), Math.round(design.height / side)];
  const [cw, ch] = [design.width / columns, design.height / rows];
  const r = Math.min(cw, ch);
  times(columns * rows, (index) => {
    const [x, y] = [(index % columns) * cw, Math.floor(index / columns) * ch];
    const first = random.whole(0, 4);
    const ground = toneAt(sheet, first);
    const ink = toneAt(sheet, first + random.whole(1, 3));
    const corner = random.whole(0, 3);
    const at: Point = [x + (corner === 1 || corner === 2 ? cw : 0), y + (corner > 1 ? ch : 0)];
    const middle: Point = [x + cw / 2, y + ch / 2];
    const from = corner * 90;
    const forms = [
      () => path(sector(at, 0, r, from, from + 90), ink),
      () =>
        path(sector(at, 0, r, from, from + 90), ink) +
        path(sector(at, 0, r * 0.5, from, from + 90), palette.ground),
      () => circle(middle, r * 0.34, ink),
      () => path(sector(middle, 0, r / 2, from, from + 180), ink),
      () => path(`M${n(x)} ${n(y)}H${n(x + cw)}L${n(x)} ${n(y + ch)}Z`, ink),
      () => circle(middle, r * 0.42, ink) + circle(middle, r * 0.2, ground),
      () => '',
    ];
    design.addGround(
      rectangle([x, y], cw + 0.5, ch + 0.5, ground),
      random.pick(forms as [() => string])(),
    );
  });
  design.tell('geometric shapes');
}

/** Discs of light out of focus over a ground that fades. */
function lights(sheet: Sheet): void {
  const { design, request } = sheet;
  const { random, palette } = request;
  const [w, h] = [design.width, design.height];
  const pen = request.pen('lights', 1);
  const dark = mix(palette.ink, accentOf(palette, 0), 0.35);
  const deep = isDark(palette.ground) ? palette.ground : dark;
  const fade = pen.radial([w * 0.5, h * 0.55], Math.hypot(w, h) * 0.6, [
    [0, mix(deep, accentOf(palette, 0), 0.5), 1],
    [1, deep, 1],
  ]);
  design.addGround(rectangle([0, 0], w, h, deep), rectangle([0, 0], w, h, fade));
  times(34, (index) => {
    const r = design.shortSide * random.between(0.025, index % 4 === 0 ? 0.15 : 0.08);
    const at: Point = [
      random.between(0, w),
      h * (0.5 + random.between(-0.5, 0.5) * random.between(0.5, 1)),
    ];
    const tone = mix(accentOf(palette, index), '#ffffff', 0.25);
    design.addGround(
      circle(at, r, tone, { opacity: random.between(0.16, 0.42) }),
      circle(at, r * 0.86, tone, { opacity: 0.12 }),
    );
  });
  design.tell('circles of light');
}

/** Colours that run into each other. */
function gradient({ design, request }: Sheet): void {
  const { random, palette } = request;
  const [w, h] = [design.width, design.height];
  const pen = request.pen('gradient', 1);
  const far = Math.hypot(w, h);
  const corners: readonly Point[] = [
    [0, 0],
    [w, h * 0.15],
    [w * 0.9, h],
    [w * 0.05, h * 0.95],
  ];
  const turn = random.whole(0, 3);
  design.addGround(rectangle([0, 0], w, h, mix(accentOf(palette, 0), accentOf(palette, 1), 0.5)));
  corners.forEach((_, index) => {
    const at = corners[(index + turn) % corners.length] ?? [0, 0];
    const color = accentOf(palette, index);
    const glow = pen.radial(at, far * 0.72, [
      [0, color, 1],
      [0.45, color, 0.62],
      [1, color, 0],
    ]);
    design.addGround(rectangle([0, 0], w, h, glow));
  });
  design.tell('colour gradient');
}

/** An uneven round form about a middle. */
function form({ design, request: { random } }: Sheet, at: Point, share: number): string {
  const count = random.whole(6, 8);
  const turn = random.between(0, 6);
  const reach = design.shortSide * share;
  return blob(
    times(count, (index): Point => {
      const angle = turn + (index / count) * 2 * Math.PI;
      const far = reach * random.between(0.72, 1.12);
      return [at[0] + Math.cos(angle) * far * 1.15, at[1] + Math.sin(angle) * far];
    }),
  );
}

/** Few large calm forms that overlap, a disc and a line: a quiet picture. */
function forms(sheet: Sheet): void {
  const { design, request } = sheet;
  const { random, palette } = request;
  const [w, h] = [design.width, design.height];
  const soft = (index: number) => mix(accentOf(palette, index), palette.ground, 0.3);
  design.fillGround(palette.ground);
  const side = random.pick([-1, 1]);
  const x = (share: number) => w * (0.5 + side * share);
  design.addGround(path(form(sheet, [x(-0.3), h * 0.3], 0.36), soft(0)));
  design.addGround(path(form(sheet, [x(0.3), h * 0.72], 0.42), soft(1)));
  design.addGround(circle([x(0.16), h * 0.34], design.shortSide * 0.15, soft(2)));
  design.addGround(path(form(sheet, [x(-0.22), h * 0.82], 0.22), mix(soft(3), palette.ink, 0.12)));
  const sway = design.shortSide * random.between(0.08, 0.16);
  const line = `M${n(x(-0.46))} ${n(h * 0.62)}C${n(x(-0.2))} ${n(h * 0.62 - sway * 2)} ${n(x(0))} ${n(h * 0.62 + sway * 2)} ${n(x(0.22))} ${n(h * 0.5)}S${n(x(0.4))} ${n(h * 0.2)} ${n(x(0.46))} ${n(h * 0.24)}`;
  design.addGround(
    `<path d="${line}" fill="none" stroke="${mix(palette.ink, palette.ground, 0.2)}" stroke-width="${n(design.px(7))}" stroke-linecap="round"/>`,
  );
  design.tell('abstract shapes');
}

const KINDS: readonly [words: readonly string[], draw: (sheet: Sheet) => void][] = [
  [['wave', 'wavy', 'fluid', 'flowing', 'flow', 'liquid', 'curve', 'ribbon', 'swirl'], waves],
  [['geometric', 'geometry', 'bauhaus', 'tile', 'square', 'triangle', 'block', 'cube'], tiles],
  [['bokeh', 'disc', 'dot', 'bubble', 'orb', 'circle', 'light', 'lights'], lights],
  [['gradient', 'mesh', 'blur', 'blurred'], gradient],
];

export const abstract: Template = {
  id: 'abstract',
  draw(request) {
    const { palette, brief } = request;
    const design = new Design(request);
    const text = textOf(brief);
    const draw =
      KINDS.find(([words]) => tells(text, ...words))?.[1] ??
      construction(request, [forms, waves, forms, tiles] as const);
    const tones = [
      palette.ground,
      ...palette.accents,
      mix(palette.ink, palette.ground, 0.12),
    ] as const;
    draw({ design, request, tones });
    return design.finish();
  },
};
