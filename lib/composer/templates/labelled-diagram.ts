import { mix } from '@/lib/color/hex';
import { Design } from './design/design';
import { accentOf } from './design/ink';
import { kitArt, pictureArt } from './design/subject';
import { pageTitle } from './design/title';
import { construction } from './design/variety';
import { matching, sentenceCase, tells, textOf } from './design/words';
import { DIAGRAMS } from './diagrams';
import type { Diagram, Label } from './diagrams/diagram';
import { aboveAndBelow, isBroader } from './labelled-rows';
import { callouts, numbered, onDisc, put } from './labelled-layouts';
import { drawPair, pairOf } from './labelled-pair';
import { inScene } from './labelled-scene';
import { kitDiagramOf } from './diagrams/of-kit';
import { drawSolarSystem } from './solar-system';
import type { Template, TemplateRequest } from './template';
import { drawNamed, subjectOf } from './named-parts';
import { stepsKnownOf } from './content/known-steps';
import { steps } from './steps';
import { drawWallChart } from './wall-chart';

/** Where lines to what nobody named end, as shares of the width and height of a thing. */
const ANYWHERE = [
  [0.3, 0.14],
  [0.7, 0.22],
  [0.22, 0.46],
  [0.78, 0.54],
  [0.32, 0.8],
  [0.68, 0.86],
  [0.5, 0.4],
  [0.5, 0.68],
] as const;
const ANY_COUNT = 6;

/** A subject of no table: its picture with lines to its parts and boxes for their names; what they are called is not made up. */
function unknown(design: Design, request: TemplateRequest): void {
  const { brief } = request;
  const { count = ANY_COUNT, title, laid } = brief.template ?? {};
  const element = brief.elements.find((one) => request.drawingOf(one, 1)) ?? brief.elements[0];
  const heading = sentenceCase(brief.lettering[0] ?? title ?? element?.phrase ?? 'Diagram');
  const frame = pageTitle(design, heading, { align: 'center' });
  if (!laid?.isWordless)
    design.miss(`labels of ${element?.phrase ?? 'the diagram'} (its parts are not known)`);
  if (!element) return;
  const side = 940;
  const box = { x: -side / 2, y: -side / 2, width: side, height: side };
  const art = kitArt(request, element, box) ?? pictureArt(request, element, box, plainLook(design));
  if (!art) return;
  const { x, y, width, height } = art.box;
  const labels = laid?.isWordless ? [] : ANYWHERE.slice(0, Math.max(3, count));
  const diagram: Diagram = {
    words: [element.phrase],
    title: heading,
    subtitle: '',
    draw: () => art.svg,
    labels: labels.map(([across, down]) => ({
      name: '',
      at: [x + across * width, y + down * height],
    })),
    extent: [width / 2, height / 2],
  };
  callouts({ design, request, diagram, frame });
  design.show(element.id);
}

/** How what the kit has no drawing of is drawn. */
function plainLook(design: Design) {
  const { palette } = design.request;
  return {
    style: 'duotone',
    ink: palette.ink,
    cool: accentOf(palette, 2),
    warm: accentOf(palette, 0),
    ground: mix(palette.ground, accentOf(palette, 1), 0.35),
    strokePx: design.px(14),
  } as const;
}

const stemOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/ae$/, 'a')
    .replace(/ves$/, 'f')
    .replace(/(?:es|s)$/, '');

/** The labels that the prompt lists, in its words, where most of them are parts that are known; else all. */
function askedOf(
  { labels, keeps = [] }: Diagram,
  items: readonly { text: string }[],
): readonly Label[] {
  const asked = items.flatMap(({ text }) => {
    const stem = stemOf(text);
    const exact = labels.find(({ name }) => stemOf(name) === stem);
    const like = labels.find(({ also = [] }) => also.some((word) => stemOf(word) === stem));
    const label = exact ?? like ?? labels.find(({ name }) => name.toLowerCase().includes(stem));
    // `rain over mountains` is the rain.
    const within =
      label ??
      labels.find(({ name }) => name.length > 3 && tells(text.toLowerCase(), name.toLowerCase()));
    return within ? [{ ...within, name: sentenceCase(text) }] : [];
  });
  if (items.length < 2) return labels;
  const isTold = ({ at }: Label) => asked.some((one) => one.at === at);
  const kept = labels.filter((label) => keeps.includes(label.name) && !isTold(label));
  return asked.length > 1 && asked.length >= items.length * 0.6 ? [...asked, ...kept] : [];
}

/** On a sheet to be filled in a line stands for each name. */
const toBeWritten = ({ at }: Label): Label => ({ at, name: '____________' });

/** What an infographic tells, where it is not of the parts of a thing. */
const OF_PARTS = /\b(?:labell?ed|labels?|parts|anatomy|diagram|section|layers|inside)\b/i;

/** The diagram of a subject, where its parts are known. */
function diagramOf(request: TemplateRequest): Diagram | undefined {
  const { brief } = request;
  const { items = [], title: subject } = brief.template ?? {};
  // Of a list the things are shown; what it is about says whether its parts are known.
  const about = items.length > 1 && subject ? subject : `${textOf(brief)} ${subject ?? ''}`;
  const text = about.toLowerCase().replace(/\bcell ?phones?\b/g, 'phone');
  // Of several that are told the one is meant that has the parts asked for.
  const asked = items.length > 1 ? DIAGRAMS.filter(({ words }) => tells(text, ...words)) : [];
  const counts = asked.map((diagram) => askedOf(diagram, items).length);
  const best = asked[counts.indexOf(Math.max(1, ...counts))];
  const found = best ?? matching(text, DIAGRAMS);
  // Of a subject whose other parts are asked for the kit may know more.
  const own = found && askedOf(found, items).length > 0 ? undefined : kitDiagramOf(request);
  return own ?? found;
}

/** A known subject with the labels that are asked for; those that are not known are told. */
function drawKnown(design: Design, request: TemplateRequest, diagram: Diagram): void {
  const { labels } = diagram;
  const { items = [] } = request.brief.template ?? {};
  for (const { text } of items)
    if (!labels.some(({ name }) => name.toLowerCase() === text.toLowerCase())) design.miss(text);
  if (request.brief.template?.laid?.isWordless) {
    put({ design, request, diagram, frame: design.page }, design.page);
    design.tell(diagram.title);
    return;
  }
  const isTall = design.height > design.width * 1.2;
  // What the kit draws may be slim, so that numbers would hide it.
  const isSlim = diagram.subtitle === '' || diagram.isFine === true;
  const either = isSlim
    ? construction(request, [callouts, onDisc])
    : construction(request, [callouts, numbered, onDisc, numbered]);
  const isBroad = isBroader(diagram, design);
  const draw = diagram.isScene
    ? inScene
    : isBroad
      ? aboveAndBelow
      : isTall && !diagram.isFine
        ? numbered
        : either;
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
  draw({ design, request, diagram, frame });
  const known = [diagram.title, ...diagram.words, ...diagram.labels.map(({ name }) => name)].map(
    (word) => word.toLowerCase(),
  );
  for (const { id, phrase } of request.brief.elements) {
    const isLabels = /^(?:clear |small )?(?:labels?|names|captions|lines)$/i.test(phrase);
    if (isLabels || known.some((word) => word.includes(phrase.toLowerCase()))) design.show(id);
  }
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
  const pair = pairOf(request);
  if (pair) {
    drawPair(design, request, pair);
    return design;
  }
  const diagram = diagramOf(request);
  const shown = request.brief.elements.filter(({ phrase }) =>
    items.some((item) => item.text.toLowerCase() === phrase.toLowerCase()),
  );
  const drawn = shown.filter((one) => request.drawingOf(one, 1)).length;
  // Where no parts are asked for, what is listed are things of their own.
  const isOfThings =
    drawn === items.length || (drawn >= items.length * 0.6 && !OF_PARTS.test(text));
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
  const isSheet = request.brief.template?.page === 'worksheet';
  drawKnown(design, request, { ...diagram, labels: isSheet ? labels.map(toBeWritten) : labels });
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
      /^how /i.test(title) || (items.length < 2 && stepsKnownOf(request.brief) !== undefined);
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
