import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, stroke } from '@/lib/svg/markup';
import { coordinates, ellipsePath } from '@/lib/svg/path';
import { add, type Point, polar } from '@/lib/svg/point';
import { CYCLES, type KnownCycle, type Stage } from './content/cycles.data';
import { lifeStageOf, SPAWN, whoLivesIn } from './content/life-stages.data';
import { signOfStage } from './content/stage-signs.data';
import { nameOf, outside, stand } from './cycle-places';
import { Design } from './design/design';
import { square } from './design/frame';
import { fittedWords, fittingSize } from './design/fitted-words';
import { headline } from './design/headline';
import { accentOf, cardOn, inkOn, strongSurface } from './design/ink';
import { elementOfStage, elementOfWord } from './design/picture-of';
import { arcPath } from './design/shapes';
import { iconIn, pictureArt } from './design/subject';
import { arcSpan, capHeightPx } from './design/type';
import { construction } from './design/variety';
import { letteringOf, matching, sentenceCase, textOf } from './design/words';
import type { Template, TemplateRequest } from './template';

interface Parts {
  design: Design;
  request: TemplateRequest;
  title: string;
  stages: readonly Stage[];
  center: Point;
  radius: number;
}

/** A known cycle, else the things of the prompt in their order. */
/** What every living thing goes through, where no more is known of one. */
const lifeOf = (phrase: string): Stage[] => [
  { name: 'Birth', shows: 'heart' },
  { name: 'Growing up', shows: phrase },
  { name: 'Grown up', shows: phrase },
  { name: 'Offspring', shows: 'users' },
];

const ADULT = /^(?:adult|grown[- ]?up|fully grown|mature)$/i;
const stem = (text: string) => text.toLowerCase().replace(/(?:es|s)$/, '');

/** What a prompt says besides the stages that it lists: whose life it is. */
function headOf({ template, words }: Pick<TemplateRequest['brief'], 'template' | 'words'>): string {
  const listed = new Set((template?.items ?? []).map(({ text }) => text.toLowerCase()));
  return words
    .map(({ word }) => word.toLowerCase())
    .filter((word) => !listed.has(word))
    .join(' ');
}

/** Whose life a ring is of: what the prompt names beside its stages, where at least one of them is known of it. */
function whoseLife(
  { elements, template, words }: TemplateRequest['brief'],
  known: KnownCycle | undefined,
): string | undefined {
  const { items = [] } = template ?? {};
  const own = elements.find(
    ({ id, concept, phrase }) =>
      concept !== undefined &&
      !/^i\d+$/.test(id) &&
      !items.some(({ text }) => text.toLowerCase() === phrase.toLowerCase()),
  );
  const told =
    own?.phrase ??
    whoLivesIn(headOf({ template, words })) ??
    /^Life of an? (.+)$/.exec(known?.title ?? '')?.[1];
  const who = told?.toLowerCase().replace(/^(?:an?|the) /, '');
  return who !== undefined && items.some(({ text }) => lifeStageOf(who, text)) ? who : undefined;
}

/** A cluster of eggs. */
function clutch([x, y]: Point, r: number, fill: Hex): string {
  return [
    [-0.3, 0.28],
    [0.06, 0.36],
    [0.4, 0.24],
    [-0.46, -0.04],
    [-0.1, 0.02],
    [0.26, -0.06],
    [-0.24, -0.34],
    [0.1, -0.38],
    [0.5, -0.28],
  ]
    .map(([dx = 0, dy = 0]) => {
      const at: Point = [x + dx * r, y + dy * r];
      return (
        circle(at, r * 0.21, mix(fill, '#3a2a1c', 0.28)) +
        circle(at, r * 0.185, fill) +
        circle([at[0] - r * 0.05, at[1] - r * 0.06], r * 0.06, mix(fill, '#ffffff', 0.7))
      );
    })
    .join('');
}

/** `life cycle of a sunflower`: whose life it is told to be, where lives are known of its kind. */
function lifeToldOf(title: string | undefined, known: KnownCycle | undefined): string | undefined {
  if (title === undefined || !/^Life of /.test(known?.title ?? '')) return undefined;
  const name = title.toLowerCase().replace(/^(?:an?|the) /, '');
  if (name.split(' ').length > 2 || /cycle/.test(name)) return undefined;
  return `Life of ${/s$/.test(name) ? '' : /^[aeiou]/.test(name) ? 'an ' : 'a '}${name}`;
}

/** The stages that the prompt lists, in its words; what is known of a stage of that name shows it. */
function listedCycle(
  { brief }: TemplateRequest,
  known: KnownCycle | undefined,
  title: string | undefined,
): { title: string; stages: readonly Stage[] } {
  const { items = [] } = brief.template ?? {};
  const who = whoseLife(brief, known);
  const all = [...(known?.stages ?? []), ...CYCLES.flatMap(({ stages }) => stages)];
  return {
    title:
      brief.lettering[0] ??
      (items.some(({ stack }) => stack) && title ? sentenceCase(title) : undefined) ??
      lifeToldOf(title, known) ??
      (who === undefined ? undefined : `Life of a ${who}`) ??
      known?.title ??
      sentenceCase(title ?? 'Cycle'),
    stages: items.map(({ text, stack: [shown] = [] }) => {
      if (shown !== undefined) return { name: sentenceCase(text), shows: shown };
      const own = who === undefined ? undefined : lifeStageOf(who, text);
      if (own) return { name: sentenceCase(text), ...own };
      const same =
        all.find(({ name }) => stem(name) === stem(text)) ??
        all.find(({ name }) => name.toLowerCase().startsWith(`${stem(text)} `));
      const grown = ADULT.test(text) ? known?.stages.at(-1) : undefined;
      const shows = grown?.shows ?? same?.shows ?? text.toLowerCase();
      return { name: sentenceCase(text), shows };
    }),
  };
}

function contentOf(
  request: TemplateRequest,
): { title: string; stages: readonly Stage[] } | undefined {
  const { brief } = request;
  // A stage may be one of many lives: `adult` is no human where the life is a frog's.
  const known = matching(headOf(brief), CYCLES) ?? matching(textOf(brief), CYCLES);
  const { items = [], title } = brief.template ?? {};
  if (items.length > 2) return listedCycle(request, known, title);
  if (known) return known;
  const [only] = brief.elements;
  if (only && brief.elements.length < 3)
    return {
      title: `Life of ${/s$/.test(only.phrase) ? '' : 'a '}${only.phrase}`,
      stages: lifeOf(only.phrase.toLowerCase()),
    };
  if (!only) return undefined;
  return {
    title: letteringOf(brief)[0] ?? 'Cycle',
    stages: brief.elements.map(({ phrase }) => ({
      name: sentenceCase(phrase),
      shows: phrase.toLowerCase(),
    })),
  };
}

function node(
  { design, request }: Parts,
  stage: Stage,
  index: number,
  at: Point,
  r: number,
  tone: Hex,
): void {
  const { palette } = request;
  const surface = mix(cardOn(palette), tone, 0.16);
  // What the prompt lists is seen by its stage, whatever shows it.
  const listed = request.brief.elements.find(
    ({ id, phrase }) => /^i\d+$/.test(id) && phrase.toLowerCase() === stage.name.toLowerCase(),
  );
  design.addArt(circle(at, r, surface));
  // The grown-up of a cycle is of its own kind, and no person.
  const element =
    ADULT.test(stage.name) || stage.share !== undefined
      ? elementOfWord(request, stage.shows)
      : elementOfStage(request, stage.name, stage.shows);
  const frame = square(at, r * 1.4 * (stage.share ?? 1));
  design.addArt(stroke(ellipsePath(at, r), strongSurface(tone), design.px(6)));
  if (stage.shows === SPAWN) {
    design.addArt(clutch(at, r * (stage.share ?? 1), stage.spawn ?? '#f4e9ad'));
    if (listed) design.show(listed.id);
    return;
  }
  const look = {
    style: 'duotone',
    ink: palette.ink,
    cool: tone,
    warm: mix(tone, surface, 0.25),
    ground: surface,
    strokePx: r * 0.075,
  } as const;
  const sign = signOfStage(stage.name);
  const art =
    pictureArt(request, element, frame, look) ??
    (sign === undefined ? undefined : iconIn(sign, square(at, r * 1.1), look));
  if (art) {
    stand(request, stage, at, r, design);
    design.addArt(art.svg);
    if (!element.id.startsWith('table-')) design.show(element.id);
    if (listed && stage.share !== undefined) design.show(listed.id);
    return;
  }
  design.text(String(index + 1), at, {
    face: 'poppins',
    sizePx: r * 0.9,
    align: 'center',
    middle: true,
    fill: tone,
    on: surface,
    contrast: 3,
  });
}

/** A broad arrow along the ring between two angles. */
function arrow(center: Point, radius: number, width: number, from: number, to: number): string {
  const head = ((width * 0.95) / radius) * (180 / Math.PI);
  const neck = to - head;
  const at = (angle: number, r: number) => coordinates(add(center, polar(angle, r)));
  const [outer, inner] = [radius + width / 2, radius - width / 2];
  const arcTo = (r: number, sweep: number, angle: number) =>
    `A${r.toFixed(1)} ${r.toFixed(1)} 0 0 ${sweep} ${at(angle, r)}`;
  return `M${at(from, outer)}${arcTo(outer, 1, neck)}L${at(neck, outer + width * 0.34)}L${at(to, radius)}L${at(neck, inner - width * 0.34)}L${at(neck, inner)}${arcTo(inner, 0, from)}Z`;
}

/** Broad arrows that carry their words, a picture at each joint. */
function arrows(parts: Parts): void {
  const { design, request, stages, center, radius, title } = parts;
  const { palette } = request;
  const step = 360 / stages.length;
  const r =
    radius *
    (stages.length > 6 ? 0.19 : stages.length > 5 ? 0.24 : stages.length > 4 ? 0.28 : 0.34);
  const width = radius * 0.23;
  const gap = ((r + radius * 0.02) / radius) * (180 / Math.PI);
  stages.forEach((stage, index) => {
    const angle = -90 - step / 2 + step * index + (stages.length % 2 === 1 ? step / 2 : 0);
    const tone = strongSurface(accentOf(palette, index));
    design.addArt(path(arrow(center, radius, width, angle + gap, angle + step - gap), tone));
    if (stage.leads) {
      const middle = angle + step / 2 - 2;
      const isBelow = Math.sin((middle * Math.PI) / 180) > 0.15;
      const face = 'poppinsSemiBold' as const;
      const natural = design.px(38);
      const span = arcSpan(stage.leads, { face, sizePx: natural, radius });
      const sizePx = natural * Math.min(1, (step - 2 * gap - 16) / span);
      const cap = capHeightPx(face, sizePx);
      design.arcText(stage.leads, {
        center,
        radius: isBelow ? radius + cap / 2 : radius - cap / 2,
        middleDegrees: middle,
        isBelow,
        face,
        sizePx,
        fill: inkOn(tone, palette),
        on: tone,
      });
    }
    const at = add(center, polar(angle, radius));
    node(parts, stage, index, at, r, accentOf(palette, index));
    if (stage.leads) return;
    const sine = Math.sin((angle * Math.PI) / 180);
    if (sine > LOW) outside(design, nameOf(stage.name), [at[0], at[1] + r], 1);
    else if (sine < -LOW && sine > -TOP)
      outside(design, nameOf(stage.name), [at[0], at[1] - r], -1);
    else caption(parts, nameOf(stage.name), angle, radius - r - radius * 0.07);
  });
  const isFree = stages.every(({ leads }) => leads);
  middle(parts, title, radius * (isFree ? 0.64 : stages.length === 4 ? 0.5 : 0.36));
}

/** From here on, as a sine, a stage is so low or so high that its name has its place below or above it. */
const LOW = 0.45;
/** What is right at the top has no room above it. */
const TOP = 0.95;

/** Of the ring's radius, the room of such a name: two at the sides of a ring leave the middle to the title. */
const CAPTION_WIDTH = 0.42;

/** The name of a stage towards the middle of the ring, upright, in two lines where it is long. */
function caption(
  { design, request, center, radius }: Parts,
  text: string,
  angle: number,
  at: number,
): void {
  const [x, y] = add(center, polar(angle, at));
  const horizontal = Math.cos((angle * Math.PI) / 180);
  const isMiddle = Math.abs(horizontal) < 0.3;
  const box = { width: radius * (isMiddle ? 0.9 : CAPTION_WIDTH), height: design.px(84) };
  const sizePx = fittingSize(text, box, design.px(36));
  const left = isMiddle ? x - box.width / 2 : horizontal > 0 ? x - box.width : x;
  const frame = { ...box, x: left, y: y - box.height / 2 };
  fittedWords(design, text, frame, { sizePx, align: 'center', on: request.palette.ground });
}

function middle({ design, request, center }: Parts, title: string, half: number): void {
  const { palette } = request;
  headline(
    design,
    title,
    { x: center[0] - half, y: center[1] - half * 0.5, width: half * 2, height: half },
    {
      face: 'poppins',
      on: palette.ground,
      fills: [palette.ink],
      align: 'center',
      vertical: 'middle',
      maxLines: 3,
      gap: 0.5,
      maxCapPx: design.px(64),
    },
  );
}

/** Large discs on a thin ring with small arrow heads, names below the discs. */
function discs(parts: Parts): void {
  const { design, request, stages, center, radius, title } = parts;
  const { palette } = request;
  const step = 360 / stages.length;
  const r = radius * (stages.length > 5 ? 0.25 : stages.length > 4 ? 0.3 : 0.36);
  const ring = radius * 0.92;
  stages.forEach((stage, index) => {
    const angle = -90 + step * index;
    const gap = ((r * 1.14) / ring) * (180 / Math.PI);
    const tone = strongSurface(accentOf(palette, index));
    design.addArt(
      stroke(arcPath(center, ring, angle + gap, angle + step - gap - 5), tone, design.px(14)),
    );
    const tip = add(center, polar(angle + step - gap, ring));
    const turn = angle + step - gap + 90;
    design.addArt(
      path(
        `M${coordinates(tip)}L${coordinates(add(tip, polar(turn + 152, design.px(46))))}L${coordinates(add(tip, polar(turn - 152, design.px(46))))}Z`,
        tone,
      ),
    );
    const at = add(center, polar(angle, ring));
    node(parts, stage, index, [at[0], at[1] - r * 0.12], r * 0.88, accentOf(palette, index));
    design.text(nameOf(stage.name), [at[0], at[1] + r * 1.02], {
      face: 'poppinsSemiBold',
      sizePx: design.px(34),
      align: 'center',
      middle: true,
      maxWidthPx: r * 2.3,
      fill: palette.ink,
      on: palette.ground,
    });
  });
  stages.forEach(({ leads }, index) => {
    if (!leads) return;
    const angle = -90 + step * (index + 0.5);
    const isBelow = Math.sin((angle * Math.PI) / 180) > 0.1;
    const sizePx = design.px(23);
    design.arcText(leads, {
      center,
      radius: ring - design.px(isBelow ? 16 : 34),
      middleDegrees: angle,
      isBelow,
      face: 'interSemiBold',
      sizePx,
      fill: palette.muted,
      on: palette.ground,
    });
  });
  middle(parts, title, ring * 0.42);
}

/** Of the ring's radius, how far the wheel under the discs reaches. */
const WHEEL = { outer: 0.92, inner: 0.56 } as const;

/** The discs on a broad pale wheel. */
function onWheel(parts: Parts): void {
  const { design, request, center, radius } = parts;
  const { palette } = request;
  const tone = mix(palette.ground, accentOf(palette, 1), 0.14);
  design.addGround(
    circle(center, radius * WHEEL.outer, tone),
    circle(center, radius * WHEEL.inner, palette.ground),
  );
  discs(parts);
}

/** A ring of stages: broad arrows with pictures at their joints, or discs on a thin ring. */
export const cycle: Template = {
  id: 'cycle',
  draw(request) {
    const design = new Design(request);
    design.fillGround(request.palette.ground);
    const content = contentOf(request);
    if (!content) {
      design.miss('stages of the cycle');
      return design.finish();
    }
    const isLed = content.stages.every(({ leads }) => leads);
    // What leads on is written on broad arrows first.
    const [usual, other] = isLed ? [arrows, onWheel] : [arrows, discs];
    const draw = construction(request, [usual, other, isLed ? discs : onWheel]);
    design.tell('arrow', 'labels');
    const radius = design.shortSide * 0.345;
    draw({ design, request, ...content, center: [design.width / 2, design.height / 2], radius });
    for (const { id, phrase } of request.brief.elements)
      if (
        /cycle|life|diagram/i.test(phrase) ||
        content.title.toLowerCase().includes(phrase.toLowerCase())
      )
        design.show(id);
    return design.finish();
  },
};
