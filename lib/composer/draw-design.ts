import { isLivingKind } from './concepts/concept';
import { createRandom, seedOfVariant } from '@/lib/random/random';
import { buildOf } from './arrange/build';
import { castOf } from './arrange/cast';
import { lettersMark } from './arrange/labelled';
import { sideBySide } from './arrange/assemble';
import { drawNode } from './arrange/cluster';
import { isGroundOfTales } from './arrange/setting';
import { wearers } from './arrange/report';
import { isFlanked } from './free-side';
import { isPosed } from './arrange/posed';
import { probePen } from './arrange/roots';
import { isActor, type Node, nodesOf } from './arrange/node';
import { stagePlanOf } from './arrange/stage-plan';
import { conceptOf } from './concepts';
import type { Brief, BriefElement } from './brief';
import { designReportOf } from './design-report';
import { OF_UNITS } from './designs-of-units.data';
import { drawerOf, drawingsOf, viewsOf } from './draw-figures';
import { isFallingIn, isOnBar, stagedOnChart } from './staged-charts';
import { isCharacter, isHeldUp, MARKS, stagedIn } from './staged-marks';
import { type Illustration, type IllustrationRequest, svgOf } from './illustration';
import { createPen, Definitions, type Pen } from './kit/pen';
import {
  type Template,
  type TemplateDrawing,
  type TemplateRequest,
  templatePaletteOf,
} from './templates';
import { isCloth } from './templates/pattern-companions';
import { legible } from './legible';
import { inPlaceOf } from './ideas/in-place-of';
import type { TakenIdea } from './ideas/taken';
import { isScenic } from './scenic';
import { regraded } from './paint/grade';
import { upright } from './paint/upright';
import { designTintFor } from './palette/tints';
import { isPlaceDrawn } from './places';
import { understand, verbFrameOf } from './understand';
import { briefOfPanel } from './understand/panels/panels';
import { understandClause } from './understand/understand';

/** Light of a design: even, from the upper left. */
const EVEN_LIGHT = { key: '#ffffff', shade: '#23264d', brightness: 1 } as const;

/** Draws a brief as a design with slots; its things are drawn by the kit. */
export function drawDesign(
  template: Template,
  request: IllustrationRequest,
  {
    sceneOf,
    sceneInstead,
    idea,
  }: {
    sceneOf?: SceneOf;
    /** For designs that show a still life, and a scene only where that would make specks of somebody. */
    sceneInstead?: SceneOf;
    idea?: TakenIdea;
  } = {},
): Illustration {
  const { brief, prompt, widthPx, heightPx, seed, variant } = request;
  const random = createRandom(seed, `${prompt} design`);
  // What is drawn is another of its kind in each picture of a request.
  const own = seedOfVariant({ seed, variant });
  const palette = templatePaletteOf(brief, random, variant);
  const definitions = new Definitions(`t${seed.toString(36)}-${variant}-`);
  const pen = (label: string, pxPerCm: number) =>
    createPen({
      definitions,
      seed: own,
      label: `${prompt} ${label}`,
      pxPerCm,
      accents: palette.accents,
    });
  const staging = stagingOf(
    template,
    brief,
    probePen({ seed: own, label: prompt, accents: palette.accents }),
  );
  const held: Held = { parts: [] };
  const drawn = template.draw({
    brief: staging.brief,
    ...(sceneOf ? scenesFor(request, sceneOf, held) : {}),
    ...(sceneInstead ? { sceneInstead: sceneDrawer(request, sceneInstead, held) } : {}),
    widthPx,
    heightPx,
    random,
    variant,
    palette,
    pen,
    drawingOf: drawerOf(staging, pen),
    drawingsOf: (element) => drawingsOf(element, staging.nodeOf(element)),
    ...(idea ? { idea, drawingOfBrief: phraseDrawer(brief, pen, idea) } : {}),
    isStaged: (element) => isStaged(staging.nodeOf(element)),
    isInhabited: (element) => isInhabited(staging.nodeOf(element)),
    isCharacter: (element) => isCharacter(element, brief),
    viewsOf: (element) => viewsOf(staging.nodeOf(element)),
  });
  return finished(request, drawn, {
    scene: held.scene ?? (brief.template?.panels ? together(held.parts) : undefined),
    staging,
    defs: definitions.markup + [held.scene, ...held.parts].map((one) => one?.defs ?? '').join(''),
  });
}

type SceneOf = (request: IllustrationRequest, isAlone?: boolean) => Illustration;

/** Scenes that a design drew: one that it is all about, or one for each of its parts. */
interface Held {
  scene?: Illustration;
  parts: Illustration[];
}

/** How a design gets at scenes, as its brief has sides, panels or neither. */
function scenesFor(
  request: IllustrationRequest,
  sceneOf: SceneOf,
  held: Held,
): Pick<TemplateRequest, 'sceneOf' | 'sceneOfSide' | 'sceneOfPanel' | 'isPanelInPlace'> {
  const { brief } = request;
  if (brief.template?.sides) return { sceneOfSide: sideDrawer(request, sceneOf, held.parts) };
  if (brief.template?.panels) return panelDrawer(request, sceneOf, held.parts);
  return { sceneOf: sceneDrawer(request, sceneOf, held) };
}

/** Draws the scene of a whole page, and keeps it for its definitions. */
function sceneDrawer(
  request: IllustrationRequest,
  sceneOf: SceneOf,
  held: Held,
): NonNullable<TemplateRequest['sceneOf']> {
  return (widthPx, heightPx, clearSide) => {
    // Its words stand beside the scene, or on the side of it that is asked to be clear.
    const wordless = { ...request.brief, lettering: [], ...(clearSide ? { clearSide } : {}) };
    // Who does something outdoors, or is out in the weather, is where a picture without words finds them.
    const { template: _page, ...free } = wordless;
    const brief = wordless.places.length === 0 && isScenic(wordless) ? free : wordless;
    held.scene = sceneOf({ ...request, widthPx, heightPx, brief });
    return held.scene;
  };
}

/** Draws what the phrases of an idea name; who and what the prompt names itself stands in for its like. */
function phraseDrawer(
  own: Brief,
  pen: (label: string, pxPerCm: number) => Pen,
  { ofWords }: TakenIdea,
): NonNullable<TemplateRequest['drawingOfBrief']> {
  return (phrase, pxPerCm, which) => {
    // A trope says its people in the prompt's own words.
    const brief = inPlaceOf(phrase, own, ofWords === undefined);
    const penFor = (label: string) => pen(`${label} ${which}`, pxPerCm);
    const { things } = castOf(brief);
    const { roots } = stagePlanOf(brief, things, verbFrameOf, (one) => buildOf(one, pen('', 1)));
    const [root] = roots;
    if (!root) return undefined;
    const ids = new Set(own.elements.map(({ id }) => id));
    // A family is all of them.
    const isGroup = roots.length > 1 && roots.every(isActor);
    return {
      drawing: isGroup
        ? sideBySide(roots.map((one) => drawNode(one, penFor)))
        : drawNode(root, penFor),
      shown: [...nodesOf(isGroup ? roots : [root]).keys()].filter((id) => ids.has(id)),
    };
  };
}

/** Draws the scene that a side of a comparison tells of, and keeps it for its definitions. */
function sideDrawer(
  request: IllustrationRequest,
  sceneOf: SceneOf,
  sides: Illustration[],
): NonNullable<TemplateRequest['sceneOfSide']> {
  return (text, widthPx, heightPx) => {
    const { template: _none, ...own } = { ...understand(text), lettering: [] };
    if (!own.places.some(({ concept }) => isPlaceDrawn(concept))) return undefined;
    const seed = request.seed + sides.length + 1;
    const part = `s${String(sides.length + 1)}`;
    const side = sceneOf({ ...request, widthPx, heightPx, brief: own, seed, part });
    sides.push(side);
    return side;
  };
}

/** Draws the scenes of panels, in their places where their clauses tell of one, and keeps them for their definitions. */
function panelDrawer(
  request: IllustrationRequest,
  sceneOf: SceneOf,
  drawn: Illustration[],
): Required<Pick<TemplateRequest, 'sceneOfPanel' | 'isPanelInPlace'>> {
  const briefs = (request.brief.template?.panels ?? []).map((clause, index) =>
    briefOfPanel(clause, index, understandClause),
  );
  const isPanelInPlace = (index: number) =>
    briefs[index]?.places.some(({ concept }) => isPlaceDrawn(concept)) ?? false;
  return {
    isPanelInPlace,
    sceneOfPanel(index, widthPx, heightPx) {
      const brief = briefs[index];
      if (!brief || (castOf(brief).things.length === 0 && !isPanelInPlace(index))) return undefined;
      const size = { widthPx: Math.round(widthPx), heightPx: Math.round(heightPx) };
      const isInPlace = isPanelInPlace(index);
      const scene = sceneOf(
        { ...request, ...size, brief, part: `p${String(index + 1)}` },
        !isInPlace,
      );
      drawn.push(scene);
      return { scene, ...(scene.reach && !isInPlace ? { reach: scene.reach } : {}) };
    },
  };
}

/** What the panels of a page show, told as of one scene. */
function together(panels: readonly Illustration[]): Report {
  const drew = panels.flatMap((one) => one.drew);
  const missing = panels.flatMap(({ notDrawn }) => notDrawn);
  return { drew, notDrawn: missing.filter((phrase) => !drew.includes(phrase)) };
}

interface Rest {
  scene: (Report & Partial<Illustration>) | undefined;
  staging: Pick<Staging, 'isDone' | 'wholeOf'>;
  defs: string;
}

/** The drawing with its report; the light is that of the scene in it, where there is one. */
function finished(
  { brief, widthPx, heightPx, variant }: IllustrationRequest,
  drawn: TemplateDrawing,
  { scene, staging, defs }: Rest,
): Illustration {
  const tint =
    MARKS.has(brief.template?.id ?? '') || scene ? undefined : designTintFor(brief, variant);
  const toned = (svg: string) => (tint ? regraded(svg, tint) : svg);
  const picture = {
    widthPx,
    heightPx,
    defs: toned(defs),
    layers: drawn.layers.map(({ id, role, svg }) => ({
      id,
      role,
      depth: role === 'backdrop' ? 0 : 1,
      svg: role === 'lettering' ? svg : upright(toned(svg)),
    })),
  };
  const svg = svgOf(picture);
  const report = designReportOf(brief, drawn, { ...picture, svg }, staging);
  const onThings = brief.elements.flatMap(({ id, lettering }) =>
    lettering !== undefined && svg.includes(lettersMark(id)) ? lettering : [],
  );
  report.drew.push(...onThings);
  return {
    ...picture,
    light: scene?.light ?? EVEN_LIGHT,
    outdoors: scene?.outdoors ?? false,
    ...reportOf(scene, report),
  };
}

type Report = Pick<Illustration, 'drew' | 'notDrawn'>;

/** What a scene in a design shows is told by the scene: its places, its weather, who does what. */
function reportOf(scene: Report | undefined, design: Report): Report {
  if (!scene) return { drew: design.drew, notDrawn: design.notDrawn };
  const drew = [
    ...new Set([
      ...scene.drew,
      ...design.drew.filter((phrase) => !scene.notDrawn.includes(phrase)),
    ]),
  ];
  const notDrawn = [...new Set([...scene.notDrawn, ...design.notDrawn])];
  return { drew, notDrawn: notDrawn.filter((phrase) => !drew.includes(phrase)) };
}

/** Pages that show what lies on a table near by, and no table from its feet up with small things on it. */
const OF_A_TABLE_TOP = /^(?:poster|banner)$/;

const NO_ACCENTS = ['#f2664f', '#f5b33f', '#2f8f78', '#2d3263'] as const;

/** Whether a page is all of what is on a table, whose top is then seen from side to side as in any picture. */
export function isOnTableTop(brief: Brief): boolean {
  if (!OF_A_TABLE_TOP.test(brief.template?.id ?? '') || isFlanked(brief.elements)) return false;
  const { things } = castOf(brief);
  const probe = probePen({ seed: 1, label: '', accents: NO_ACCENTS });
  const plan = stagePlanOf(brief, things, verbFrameOf, (thing) => buildOf(thing, probe));
  return plan.table !== undefined;
}

/** Whether a figure has more around it than a design of one shows: a place, a colour, others beside it. */
export function isAmongOthers(brief: Brief): boolean {
  if (brief.places.length > 0 || brief.background !== undefined) return true;
  const { things } = castOf(brief);
  const probe = probePen({
    seed: 1,
    label: '',
    accents: NO_ACCENTS,
  });
  const { roots } = stagePlanOf(brief, things, verbFrameOf, (thing) => buildOf(thing, probe));
  return (
    roots.length > 1 ||
    roots.some(({ children }) => children.some(({ bond }) => bond === 'swarming')) ||
    roots.some(isGroundOfTales) ||
    brief.weather !== undefined ||
    (roots[0]?.thing.element.count ?? 1) > 1
  );
}

interface Staging {
  /** What the design lays out: things that belong to none of the others. */
  brief: Brief;
  nodeOf(element: BriefElement): Node | undefined;
  isDone(agent: string, verb: string): boolean;
  /** On whom something is seen that is no thing of its own: a hand, a face. */
  wholeOf(elementId: string): string | undefined;
}

const isStaged = (node: Node | undefined) =>
  node !== undefined &&
  (node.children.length > 0 || (isActor(node) && Object.keys(node.doing).length > 0));

const isInhabited = (node: Node | undefined) =>
  node !== undefined &&
  isStaged(node) &&
  [...nodesOf([node]).values()].some((one) => isLivingKind(one.thing.concept.kind));

/** What of a motif is on, in or about another of it; things that merely go with each other are motifs of their own. */
const OF_A_MOTIF = /^(?:on|in|above|holding|wearing|hanging|out-of|under|around|tied|part-of)$/;

/** The motifs of a pattern, one of a kind: a frog on its lily pad is one of them, and no two. */
function motifStaging(brief: Brief, probe: Pen, wholeOf: Staging['wholeOf']): Staging {
  const single = brief.elements.map((element) => ({ ...element, count: 1, several: false }));
  const { things } = castOf({ ...brief, elements: single });
  const isLiving = (id: string) =>
    isLivingKind(conceptOf(single.find((one) => one.id === id)?.concept ?? '')?.kind);
  // Tiles and cloth are what the motifs are printed on.
  const isPrintedOn = (id: string) => isCloth(single.find((one) => one.id === id)?.phrase ?? '');
  const relations = brief.relations.filter(
    ({ kind, from, to }) =>
      !isPrintedOn(to) && (OF_A_MOTIF.test(kind) || (kind === 'with' && isLiving(from))),
  );
  const { roots } = stagePlanOf(
    { ...brief, elements: single, relations },
    things,
    verbFrameOf,
    (thing) => buildOf(thing, probe),
  );
  const nodes = nodesOf(roots);
  const isPart = (id: string) =>
    nodes.has(id) && !roots.some((root) => root.thing.element.id === id);
  return {
    brief: { ...brief, elements: brief.elements.filter(({ id }) => !isPart(id)) },
    nodeOf(element) {
      const [thing] = castOf({ ...brief, elements: [element] }).things;
      return nodes.get(element.id) ?? (thing && { thing, doing: {}, children: [] });
    },
    isDone: (agent, verb) => isPosed(nodes.get(agent), verb, () => probe),
    wholeOf,
  };
}

/** The things of a brief as somebody has, wears and does them, or each alone. */
function stagingOf({ id }: Template, told: Brief, probe: Pen): Staging {
  const brief = MARKS.has(id) || id === 'pattern' ? legible(told) : told;
  const { things, parts } = castOf(brief);
  const wholeOf = (elementId: string) => parts.get(elementId);
  const thingOf = (element: BriefElement) => things.find((one) => one.element.id === element.id);
  const penFor = () => probe;
  if (OF_UNITS.has(id))
    return {
      brief,
      nodeOf(element) {
        // What a table shows is nothing of the prompt's, and drawn like it.
        const thing = thingOf(element) ?? castOf({ ...brief, elements: [element] }).things[0];
        return thing && { thing, doing: {}, children: [] };
      },
      isDone: (_, verb) => isFallingIn(id, verb),
      wholeOf,
    };
  if (id === 'pattern') return motifStaging(brief, probe, wholeOf);
  const staged = stagedOnChart(id, stagedIn(id, brief));
  const plan = stagePlanOf(staged, things, verbFrameOf, (thing) => buildOf(thing, probe));
  // A design has no table from side to side under its things: it is one of them.
  const roots = plan.table ? [plan.table] : plan.roots;
  const nodes = nodesOf(roots);
  const clothed = wearers({ roots }, penFor);
  const isPart = (elementId: string) =>
    nodes.has(elementId) && !roots.some((root) => root.thing.element.id === elementId);
  return {
    brief: { ...brief, elements: brief.elements.filter((element) => !isPart(element.id)) },
    nodeOf: (element) => nodes.get(element.id),
    isDone: (agent, verb) =>
      isPosed(nodes.get(agent), verb, penFor) ||
      (MARKS.has(id) && isHeldUp(brief, agent, verb)) ||
      isOnBar(brief, agent, verb),
    wholeOf: (elementId) => wholeOf(elementId) ?? clothed.get(elementId),
  };
}
