import { mix } from '@/lib/color/hex';
import { circle, line, path, placed } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { Design } from './design/design';
import { type Frame, middleOf, split, square } from './design/frame';
import { accentOf, cardOn, inkOn, isDark, strongSurface } from './design/ink';
import { pictureArt } from './design/subject';
import { pageTitle } from './design/title';
import { construction } from './design/variety';
import { matching, sentenceCase, tells, textOf } from './design/words';
import { DIAGRAMS } from './diagrams';
import type { Diagram, Label } from './diagrams/diagram';
import { kitDiagramOf } from './diagrams/of-kit';
import { drawSolarSystem } from './solar-system';
import type { Template, TemplateRequest } from './template';
import { drawNamed, subjectOf } from './named-parts';
import { knownSteps, steps } from './steps';
import { drawWallChart } from './wall-chart';

interface Parts {
  design: Design;
  request: TemplateRequest;
  diagram: Diagram;
  frame: Frame;
}

/** The drawing in a square, and where a point of it lies. */
function put({ design, request, diagram }: Parts, frame: Frame): (at: Point) => Point {
  const scale = Math.min(frame.width, frame.height) / 1000;
  const [x, y] = middleOf(frame);
  design.addArt(placed(diagram.draw(request.pen('diagram', scale)), { at: [x, y], scaleX: scale }));
  return ([px, py]) => [x + px * scale, y + py * scale];
}

/** The labels of each side, from above; sides are evened out. */
function sidesOf(labels: readonly Label[]): readonly [Label[], Label[]] {
  const byX = [...labels].sort((a, b) => a.at[0] - b.at[0]);
  const left = byX.filter(({ at }) => at[0] < 0).length;
  const cut = Math.max(
    Math.floor(labels.length / 2) - 1,
    Math.min(Math.ceil(labels.length / 2) + 1, left),
  );
  const sorted = (list: Label[]) => list.sort((a, b) => a.at[1] - b.at[1]);
  return [sorted(byX.slice(0, cut)), sorted(byX.slice(cut))];
}

/** Names in two columns at equal steps, each with a line to its part. */
function callouts(parts: Parts): void {
  const { design, request, diagram, frame } = parts;
  const { palette } = request;
  const column = frame.width * 0.215;
  const side = Math.min(frame.height, frame.width - 2 * column - design.px(30));
  const at = put(parts, square(middleOf(frame), side));
  const tone = isDark(palette.ground) ? '#ffffff' : palette.ink;
  design.tell('labels', 'leader lines', ...diagram.labels.map(({ name }) => name));
  sidesOf(diagram.labels).forEach((list, which) => {
    const isLeft = which === 0;
    const step = Math.min(frame.height / list.length, design.shortSide * 0.16);
    const top = frame.y + (frame.height - step * list.length) / 2;
    const edge = isLeft ? frame.x + column : frame.x + frame.width - column;
    list.forEach((label, index) => {
      const y = top + step * (index + 0.5);
      const anchor = at(label.at);
      const textX = isLeft ? edge - design.px(14) : edge + design.px(14);
      const knee: Point = [edge + (isLeft ? 1 : -1) * design.px(30), y];
      design.addArt(
        line([[edge, y], knee, anchor], mix(tone, palette.ground, 0.15), design.px(2.5)),
        circle(anchor, design.px(8), '#ffffff'),
        circle(anchor, design.px(5), tone),
      );
      const align = isLeft ? 'right' : 'left';
      const room = column - design.px(14);
      const nameY = label.note ? y - design.px(2) : y + design.px(10);
      design.text(label.name, [textX, nameY], {
        face: 'poppinsSemiBold',
        sizePx: design.px(30),
        align,
        maxWidthPx: room,
        fill: palette.ink,
        on: palette.ground,
      });
      if (label.note)
        design.paragraph(label.note, [textX, y + design.px(26)], {
          face: 'interText',
          sizePx: design.px(22),
          align,
          widthPx: room,
          leading: 1.2,
          fill: palette.muted,
          on: palette.ground,
        });
    });
  });
}

/** Names in columns about the drawing, which stands on a disc of its own. */
function onDisc(parts: Parts): void {
  const { design, request, frame } = parts;
  const { palette } = request;
  const tone = mix(palette.ground, accentOf(palette, 1), isDark(palette.ground) ? 0.14 : 0.24);
  const r = Math.min(frame.height, frame.width * 0.57) / 2;
  design.addGround(circle(middleOf(frame), r, tone));
  callouts(parts);
}

/** Points pushed off each other until all are at a distance. */
function apart(points: readonly Point[], distancePx: number): Point[] {
  const moved = points.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0; round < 40; round += 1) {
    moved.forEach((a, index) => {
      for (const b of moved.slice(index + 1)) {
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
        const gap = Math.max(Math.hypot(dx, dy), 0.01);
        if (gap >= distancePx) continue;
        const push = (distancePx - gap) / 2 / gap;
        a[0] -= dx * push;
        a[1] -= dy * push;
        b[0] += dx * push;
        b[1] += dy * push;
      }
    });
  }
  return moved;
}

const BADGE_PX = 19;

function numberBadge(design: Design, center: Point, r: number, index: number): void {
  const { palette } = design.request;
  const tone = strongSurface(accentOf(palette, 0));
  design.addArt(circle(center, r * 1.16, '#ffffff'), circle(center, r, tone));
  design.text(String(index + 1), center, {
    face: 'poppinsSemiBold',
    sizePx: r * 1.05,
    align: 'center',
    middle: true,
    fill: inkOn(tone, palette),
    on: tone,
  });
}

/** Numbers on the drawing, names in a list beside or below it. */
function numbered(parts: Parts): void {
  const { design, request, diagram, frame } = parts;
  const { palette } = request;
  const isWide = frame.width > frame.height * 1.05;
  const count = diagram.labels.length;
  // Of two pictures with a list, one has it first.
  const isTurned = isWide && (request.variant ?? 0) % 4 > 1;
  const halves = isWide
    ? split(frame, 'across', isTurned ? [1, 1.35] : [1.35, 1], design.px(36))
    : split(frame, 'down', [1.5, 1], design.px(24));
  const [picture, list] = isTurned ? [...halves].reverse() : halves;
  if (!picture || !list) return;
  const surface = mix(cardOn(palette), accentOf(palette, 3), isDark(palette.ground) ? 0.1 : 0.16);
  design.addGround(
    path(
      roundedPath([picture.x, picture.y], picture.width, picture.height, design.px(30)),
      surface,
    ),
  );
  const at = put(parts, square(middleOf(picture), Math.min(picture.width, picture.height) * 0.9));
  design.tell('labels', ...diagram.labels.map(({ name }) => name));
  const columns = isWide ? 1 : 2;
  const rows = Math.ceil(count / columns);
  const step = Math.min(list.height / rows, design.shortSide * 0.1);
  const top = list.y + (list.height - step * rows) / 2;
  const r = design.px(BADGE_PX);
  const badge = (center: Point, index: number) => numberBadge(design, center, r, index);
  const labels = [...diagram.labels].sort((a, b) => a.at[1] - b.at[1]);
  const places = apart(
    labels.map((label) => at(label.at)),
    r * 2.5,
  );
  labels.forEach((label, index) => {
    badge(places[index] ?? at(label.at), index);
    const x = list.x + Math.floor(index / rows) * (list.width / columns);
    const y = top + step * ((index % rows) + 0.5);
    badge([x + r * 1.2, y], index);
    const room = list.width / columns - r * 3.4;
    design.text(label.name, [x + r * 3, y + (label.note ? -design.px(1) : design.px(9))], {
      face: 'poppinsSemiBold',
      sizePx: design.px(30),
      maxWidthPx: room,
      fill: palette.ink,
      on: palette.ground,
    });
    if (label.note)
      design.text(label.note, [x + r * 3, y + design.px(28)], {
        face: 'interText',
        sizePx: design.px(22),
        maxWidthPx: room,
        fill: palette.muted,
        on: palette.ground,
      });
  });
}

/** A subject of no table: its picture and its name; what its parts are called is not made up. */
function unknown(design: Design, request: TemplateRequest): void {
  const { palette, brief } = request;
  const [element] = brief.elements;
  const title = sentenceCase(
    brief.lettering[0] ?? brief.template?.title ?? element?.phrase ?? 'Diagram',
  );
  const frame = pageTitle(design, title, { align: 'center' });
  design.miss(`labels of ${element?.phrase ?? 'the diagram'} (its parts are not known)`);
  if (!element) return;
  const disc = mix(palette.ground, accentOf(palette, 1), 0.35);
  const art = pictureArt(
    request,
    element,
    square(middleOf(frame), Math.min(frame.width, frame.height) * 0.8),
    {
      style: 'duotone',
      ink: palette.ink,
      cool: accentOf(palette, 2),
      warm: accentOf(palette, 0),
      ground: disc,
      strokePx: design.px(14),
    },
    disc,
  );
  if (!art) return;
  design.addArt(art.svg);
  design.show(element.id);
}

const stemOf = (word: string) => word.toLowerCase().replace(/(?:es|s)$/, '');

/** The labels that the prompt lists, in its words, where most of them are parts that are known; else all. */
function askedOf({ labels }: Diagram, items: readonly { text: string }[]): readonly Label[] {
  const asked = items.flatMap(({ text }) => {
    const stem = stemOf(text);
    const exact = labels.find(({ name }) => stemOf(name) === stem);
    const label = exact ?? labels.find(({ name }) => name.toLowerCase().includes(stem));
    return label ? [{ ...label, name: sentenceCase(text) }] : [];
  });
  if (items.length < 2) return labels;
  return asked.length > 1 && asked.length >= items.length * 0.6 ? asked : [];
}

/** What an infographic tells, where it is not of the parts of a thing. */
const OF_PARTS = /\b(?:labell?ed|labels?|parts|anatomy|diagram|section|layers|inside)\b/i;

/** The diagram of a subject, where its parts are known. */
function diagramOf(request: TemplateRequest): Diagram | undefined {
  const { brief } = request;
  const { items = [], title: subject } = brief.template ?? {};
  // Of a list the things are shown; what it is about says whether its parts are known.
  const about = items.length > 1 && subject ? subject : textOf(brief);
  const text = about.toLowerCase();
  // Of several that are told the one is meant that has the parts asked for.
  const asked = items.length > 1 ? DIAGRAMS.filter(({ words }) => tells(text, ...words)) : [];
  const counts = asked.map((diagram) => askedOf(diagram, items).length);
  const best = asked[counts.indexOf(Math.max(1, ...counts))];
  return best ?? matching(text, DIAGRAMS) ?? kitDiagramOf(request);
}

function drawDiagram(request: TemplateRequest): Design {
  const design = new Design(request);
  design.fillGround(request.palette.ground);
  const { items = [] } = request.brief.template ?? {};
  const text = textOf(request.brief);
  if (/solar system|eight planets|planets of the sun|sonnensystem/.test(text)) {
    drawSolarSystem(design, request);
    return design;
  }
  const diagram = diagramOf(request);
  const shown = request.brief.elements.filter(({ phrase }) =>
    items.some((item) => item.text.toLowerCase() === phrase.toLowerCase()),
  );
  const isOfThings = shown.filter((one) => request.drawingOf(one, 1)).length === items.length;
  if (!diagram && items.length > 1 && !isOfThings && subjectOf(request)) {
    drawNamed(design, request);
    return design;
  }
  if (!diagram && items.length > 1) {
    drawWallChart(design, request);
    return design;
  }
  if (!diagram) {
    unknown(design, request);
    return design;
  }
  const labels = askedOf(diagram, items);
  if (labels.length === 0) {
    drawNamed(design, request, (frame) => {
      put({ design, request, diagram, frame }, frame);
    });
    return design;
  }
  const isTall = design.height > design.width * 1.2;
  // What the kit draws may be slim, so that numbers would hide it.
  const either =
    diagram.subtitle === ''
      ? construction(request, [callouts, onDisc])
      : construction(request, [callouts, numbered, onDisc, numbered]);
  const draw = isTall ? numbered : either;
  const frame = pageTitle(design, request.brief.lettering[0] ?? diagram.title, {
    ...(diagram.subtitle ? { subtitle: diagram.subtitle } : {}),
    align: draw === numbered ? 'left' : 'center',
    face: construction(request, [
      'poppins',
      'poppins',
      'playfairDisplay',
      'playfairDisplay',
    ] as const),
  });
  draw({ design, request, diagram: { ...diagram, labels }, frame });
  const known = [diagram.title, ...diagram.words, ...diagram.labels.map(({ name }) => name)].map(
    (word) => word.toLowerCase(),
  );
  for (const { id, phrase } of request.brief.elements) {
    if (known.some((word) => word.includes(phrase.toLowerCase()))) design.show(id);
  }
  return design;
}

/** A subject with its parts named. */
export const labelledDiagram: Template = {
  id: 'labelled-diagram',
  draw(request) {
    const { items = [], title = '' } = request.brief.template ?? {};
    const text = `${textOf(request.brief)} ${title}`;
    const isOfParts = OF_PARTS.test(text) || /solar system/.test(text) || items.length > 1;
    // How something works is told in steps, and so is what nothing can show.
    const isCourse =
      /^how /i.test(title) || (items.length < 2 && knownSteps(request) !== undefined);
    const isShown =
      subjectOf(request) !== undefined || /solar system/.test(text) || items.length > 1;
    if (!diagramOf(request) && (!isOfParts || isCourse || !isShown)) return steps.draw(request);
    return drawDiagram(request).finish();
  },
};

/** A subject cut open; its layers are named as in any diagram. */
export const crossSection: Template = {
  id: 'cross-section',
  draw: (request) => drawDiagram(request).finish(),
};
