import type { Brief } from '../brief';
import { type Entry, ledgerOf, told } from '../ledger';
import type { Cast } from './cast';
import { drawNode } from './cluster';
import type { PenFor } from './held';
import type { PlaceLayer } from '../places/place';
import { isDoneBelow } from './looked-down-on';
import { isPosed } from './posed';
import { isOfFigure, type Node, nodesOf, type StagePlan } from './node';
import {
  depictedState,
  LEAST_SHARE,
  markOf,
  type Part,
  partState,
  qualityMark,
  type Sight,
  sightsOf,
  stateId,
  stateMark,
} from '../sight';
import { isLook, isPrint } from './dressing';
import { ownStates } from './stated';
import { ownLooks } from './parts/parted';
import { isState } from './states';

/** What is drawn as part of somebody, such as clothes, by whose figure it is seen. */
export function wearers({ roots }: Pick<StagePlan, 'roots'>, penFor: PenFor): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (node: Node) => {
    for (const child of node.children) {
      if (isOfFigure(child, node) && changes(node, child, penFor))
        found.set(child.thing.element.id, node.thing.element.id);
      visit(child);
    }
  };
  roots.forEach(visit);
  return found;
}

/** Whether somebody looks otherwise without what is worn: not everything that has a name is drawn. */
function changes(wearer: Node, worn: Node, penFor: PenFor): boolean {
  const naked = { ...wearer, children: wearer.children.filter((child) => child !== worn) };
  return drawNode(wearer, penFor).svg !== drawNode(naked, penFor).svg;
}

/** Layers of the place, and marked parts of them, that show a concept, as parts of the picture. */
function placeParts({ place }: Shown): Part[] {
  const marks = new Map<string, string[]>();
  const add = (concept: string, mark: string) =>
    marks.set(concept, [...(marks.get(concept) ?? []), mark]);
  for (const { id, shows = [], svg } of place.layers) {
    for (const concept of shows) add(concept, `id="${id}"`);
    for (const [mark, concept = ''] of svg.matchAll(/data-shows="([a-z-]+)"/g)) add(concept, mark);
  }
  return [...marks].map(([concept, found]) => ({ id: `${PLACE}${concept}`, marks: found }));
}

/** Layers of a picture's place, with what they show. */
interface Shown {
  place: { layers: readonly Pick<PlaceLayer, 'id' | 'shows' | 'svg'>[] };
}

interface Picture {
  svg: string;
  widthPx: number;
  heightPx: number;
}

/** What is seen of the things of a picture and of the named parts of its place. */
export interface Looked {
  sights: ReadonlyMap<string, Sight>;
  /** Parts of the place. */
  around: readonly Part[];
}

export function lookedAt(
  { elements }: Brief,
  { things }: Cast,
  scene: Shown,
  picture: Picture,
): Looked {
  const around = placeParts(scene);
  const prints = elements.flatMap(({ id, depicts }) =>
    (depicts?.things ?? []).map((_, index) => ({
      id: stateId(id, depictedState(index)),
      marks: [stateMark(id, depictedState(index))],
    })),
  );
  const states = things.flatMap((thing) =>
    thing.element.attributes.filter(isState).map((one) => ({
      id: stateId(thing.element.id, one),
      marks: [stateMark(thing.element.id, one)],
    })),
  );
  const looks = elements.flatMap(({ id, partLooks = [] }) =>
    partLooks.map(({ part }) => ({
      id: stateId(id, partState(part)),
      marks: [stateMark(id, partState(part))],
    })),
  );
  const parts = [
    ...looks,
    ...things.map(({ element: { id } }) => ({ id, marks: [markOf(id)] })),
    ...states,
    ...prints,
    ...around,
  ];
  return { around, sights: sightsOf(picture.svg, parts, picture) };
}

/**
 * What of a brief can be seen, by the pixels of the picture: `drew` lists it, `notDrawn` everything
 * else that was asked for.
 */
export function reportOf(
  brief: Brief,
  { things, parts: bodyParts }: Cast,
  plan: StagePlan,
  { sights, around }: Looked,
  penFor: PenFor,
): { drew: string[]; notDrawn: string[] } {
  const worn = wearers(plan, penFor);
  const nodes = nodesOf(plan.roots);
  const conceptOfElement = new Map(brief.elements.map(({ id, concept = '' }) => [id, concept]));
  const { surface } = plan;
  const asked = new Set([
    surface === undefined ? undefined : SURFACE,
    ...brief.places.map(({ concept }) => concept),
    ...conceptOfElement.values(),
    ...(brief.qualities ?? []).map(({ id }) => qualityMark(id)),
    brief.weather,
  ]);
  const isSeen = (id: string) => isLarge(sights.get(id));
  const isOwn = new Set(
    things.flatMap((thing) => ownStates(thing).map((one) => stateId(thing.element.id, one))),
  );
  for (const { element, parameters } of things)
    for (const part of ownLooks(parameters)) isOwn.add(stateId(element.id, partState(part)));
  for (const { element, concept } of things)
    if (concept.kind === 'person')
      for (const one of element.attributes.filter(isLook)) isOwn.add(stateId(element.id, one));
  for (const { element } of things)
    if (worn.has(element.id))
      for (const one of element.attributes.filter(isPrint)) isOwn.add(stateId(element.id, one));
  const isDone = (verb: string) =>
    isDoneBelow(brief, verb) ||
    brief.actions.some(
      (action) => action.verb === verb && isPosed(nodes.get(action.agent), verb, penFor),
    );
  const isShown = ({ kind, id }: Entry): boolean => {
    if (kind === 'action') return isDone(id);
    if (kind === 'camera') return isSeenFrom(id, things, plan);
    if (kind === 'state') return isSeen(id) || isOwn.has(id);
    if (kind !== 'element') return isSeen(`${PLACE}${id}`);
    if (id === surface && isSeen(`${PLACE}${SURFACE}`)) return true;
    return (
      isSeen(worn.get(id) ?? bodyParts.get(id) ?? id) ||
      isSeen(`${PLACE}${conceptOfElement.get(id)}`) ||
      isSeen(`${PLACE}${conceptOfElement.get(id)}s`)
    );
  };
  const unasked = around
    .map(({ id }) => id)
    .filter((id) => isSeen(id) && !asked.has(id.slice(PLACE.length)));
  const drew = unasked.map((id) => id.slice(PLACE.length).replaceAll('-', ' '));
  return told(ledgerOf(brief), isShown, { drew: drew.filter((name) => !GROUNDS.has(name)) });
}

/** Whether a picture is taken from where it was asked: from the air land alone is, from above and below what is drawn so. */
function isSeenFrom(view: string, things: Cast['things'], { roots, surface }: StagePlan): boolean {
  if (view === 'aerial') return roots.every(({ thing }) => thing.concept.kind !== 'building');
  return surface !== undefined || things.some(({ parameters }) => parameters.view === view);
}

/** Before the concepts that a place shows, among the parts of a picture. */
const PLACE = 'place ';
/** What is under or behind everything, and nothing that anybody looks for. */
const GROUNDS = new Set([
  'sky',
  'woods',
  'aerial land',
  'aerial shore',
  'at window',
  'patchwork',
  'table',
  'table top',
  'podium',
  'wall',
  'counter',
  'window sill',
  'floor',
]);
/** The place that draws a table which only bears things. */
const SURFACE = 'table-top';

/** From this distance of colours on an area counts whole; what is nearer to its ground is seen less. */
const DISTINCT = 0.075;

function isLarge(sight: Sight | undefined): boolean {
  if (sight === undefined) return false;
  const { share, contrast = DISTINCT } = sight;
  return share * Math.min(1, (contrast / DISTINCT) ** 2) >= LEAST_SHARE && contrast >= LOST;
}

/** What differs less is lost in its ground, however large. */
const LOST = 0.035;
