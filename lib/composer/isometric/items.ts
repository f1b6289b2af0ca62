import { heightOf } from '@/lib/svg/point';
import { flattened } from '../arrange/assemble';
import { drawNode } from '../arrange/cluster';
import { copiesEach } from '../arrange/copies';
import type { PenFor } from '../arrange/held';
import { castOf } from '../arrange/cast';
import { briefSchema } from '../brief';
import { isActor, type Node } from '../arrange/node';
import type { KitDrawing } from '../kit/part';
import type { Form } from './forms/form';
import { formOf } from './forms';
import { isBox } from './forms/furniture';
import type { Footprint } from './floor-plan';
import { drives } from './town';

/** Something on the floor: a solid with what is on it, or a drawing that stands upright. */
export interface Item {
  print: Footprint;
  elementId: string;
  scale: number;
  body: Solid | { kind: 'standee'; drawing: KitDrawing };
  /** Elements that are part of it: the screen on a desk. */
  also?: readonly string[];
  /** Elements that are on it or in it: the patient in a chair. */
  bears?: readonly string[];
  /** It belongs on a road. */
  drives?: boolean;
}

/** A fuller form of a thing than its own: a desk with its screen and its chair. */
export type Dress = (concept: string) => Form | undefined;

export interface Solid {
  kind: 'solid';
  form: Form;
  riders: Rider[];
}

interface Rider {
  drawing: KitDrawing;
  scale: number;
}

/** From a table to somebody's height things keep their size; taller ones are drawn smaller, smaller ones larger. */
const EVEN_CM = { least: 55, most: 185 } as const;
const COMPRESSION = 0.5;
const SCALES = { least: 0.3, most: 2 } as const;
/** A drawing stands across the floor, from its left to its right corner: of its width, what it takes along each side. */
const STANDEE = { share: 0.52, leastCm: 28, mostCm: 520 } as const;
/** Ships and planes are drawn no wider: they would reach over the edges of the tile. */
const WIDEST_CM = 430;
/** Half of a centimetre along a side of the floor, as it is seen from left to right. */
const HALF_WIDTH = 0.866;

const foot = (widthCm: number) => {
  const side = Math.min(STANDEE.mostCm, Math.max(STANDEE.leastCm, widthCm * STANDEE.share));
  return { width: side, depth: side };
};

function scaleOf(heightCm: number): number {
  const height = Math.max(1, heightCm);
  const even = Math.min(EVEN_CM.most, Math.max(EVEN_CM.least, height));
  const scale = (even / height) ** COMPRESSION;
  return Math.min(SCALES.most, Math.max(SCALES.least, scale));
}

/** What is in the room under a thing is on the floor there. */
const isUnder = ({ bond, lurks }: Node) => bond === 'beneath' || lurks === 'under';

/** Those at a thing and under it stand by themselves. */
const standsApart = (child: Node) => child.bond === 'at' || isUnder(child);

/** Whom and what a thing bears. */
const bornBy = ({ children }: Node): string[] =>
  children
    .filter((child) => !standsApart(child))
    .flatMap((child) => [child.thing.element.id, ...bornBy(child)]);

function standee(id: string, node: Node, penFor: PenFor, before?: string): Item {
  const drawing = flattened(drawNode(node, penFor));
  const wide = drawing.box.right - drawing.box.left;
  const scale = Math.min(scaleOf(heightOf(drawing.box)), WIDEST_CM / wide);
  const width = wide * scale;
  return {
    elementId: node.thing.element.id,
    scale,
    bears: bornBy(node),
    drives: drives(node.thing),
    body: { kind: 'standee', drawing },
    print: {
      id,
      ...foot(width),
      reach: width / 2 / HALF_WIDTH,
      height: heightOf(drawing.box) * scale,
      isAtWall: false,
      isFlat: false,
      isAfloat: node.thing.concept.habitat === 'water',
      ...(before === undefined ? {} : { before }),
    },
  };
}

/** @param turn which of the node's copies it is: what is on them is shared out */
function solid(id: string, node: Node, form: Form, penFor: PenFor, turn: number): Item {
  const hosts = copiesEach(node);
  const { element, concept } = node.thing;
  const [width, depth, height] = form.size;
  const scale = form.isFlat ? 1 : scaleOf(Math.max(height, width * 0.5));
  const resting = node.children.filter((child) => !standsApart(child));
  return {
    elementId: element.id,
    scale,
    bears: bornBy(node),
    drives: drives(node.thing),
    body: {
      kind: 'solid',
      form,
      riders: resting
        .flatMap((child) =>
          Array.from({ length: copiesEach(child) }, (_, copy) => ({ child, copy })),
        )
        .filter((_, index) => index % hosts === turn)
        .map(({ child, copy }) => {
          const rider = isSeat(node) ? sat(child) : form.isWater ? swum(child) : child;
          const drawing = flattened(drawNode(rider, (label) => penFor(`${label} ${copy}`)));
          return { drawing, scale: scaleOf(heightOf(drawing.box)) };
        }),
    },
    print: {
      id,
      width: width * scale,
      depth: depth * scale,
      height: height * scale,
      isAtWall: form.isAtWall ?? false,
      isFlat: form.isFlat ?? false,
      ...(form.isFlat && (form.isWater || resting.length > 0) ? { isTaken: true } : {}),
      isAfloat: concept.habitat === 'water',
    },
  };
}

const isSeat = ({ thing: { drawnBy } }: Node) =>
  drawnBy.kind === 'part' && drawnBy.part.id === 'seat';

/** Who is in a pool swims there. */
const swum = (rider: Node): Node =>
  isActor(rider) ? { ...rider, doing: { ...rider.doing, pose: 'swim' } } : rider;

/** Who is on a sofa sits there, unless it is told how else they are there. */
function sat(rider: Node): Node {
  const isFree = rider.thing.concept.kind === 'person' && !rider.hasPosture;
  const stands = (rider.doing.pose ?? 'stand') === 'stand';
  return isFree && stands ? { ...rider, doing: { ...rider.doing, pose: 'sit' } } : rider;
}

const isTable = ({ thing: { drawnBy, parameters } }: Node) =>
  drawnBy.kind === 'part' && drawnBy.part.id === 'table' && !BEDS.has(String(parameters.kind));

/** What is small and belongs on a table; what is a box of its own stands by itself. */
const isTableware = ({ thing: { concept, drawnBy, parameters } }: Node) =>
  concept.habitat === 'table' && drawnBy.kind === 'part' && !isBox(String(parameters.kind));

/** Things that belong on a table get one, where the room has none. */
export function withTable(nodes: readonly Node[]): Node[] {
  const needsTable = nodes.some(isTableware);
  if (!needsTable || nodes.some(isTable)) return [...nodes];
  return [...nodes, ...nodesOf(['table'], 'implied')];
}

/** A thing so many times as large, with the floor that it takes. */
export function enlarged(item: Item, by: number): Item {
  const { print } = item;
  return {
    ...item,
    scale: item.scale * by,
    print: {
      ...print,
      width: print.width * by,
      depth: print.depth * by,
      height: print.height * by,
      ...(print.reach === undefined ? {} : { reach: print.reach * by }),
    },
  };
}

/** What stands on a telephone that sells something, where the prompt names nothing on it. */
export function withWares(nodes: readonly Node[], places: readonly string[]): Node[] {
  const shop = places.includes('shop') ? nodesOf(['shop-building'], 'built') : [];
  return nodes.length + shop.length > 1
    ? [...nodes, ...shop]
    : [...nodes, ...shop, ...nodesOf(['shopping-bag', 'box'], 'ware')];
}

/** What people gather about. */
const HEARTHS = new Set(['campfire', 'bonfire', 'fire-pit', 'fire']);

/** Everybody, and what is sat on, stands about the fire where there is one. */
export function gathered(items: readonly Item[], nodes: readonly Node[]): Item[] {
  const hearth = nodes.find(({ thing }) => HEARTHS.has(thing.concept.id));
  if (!hearth) return [...items];
  const guests = new Set(
    nodes
      .filter(({ thing }) => thing.drawnBy.kind === 'actor')
      .map(({ thing }) => thing.element.id),
  );
  const about = hearth.thing.element.id;
  return items.map((item) =>
    guests.has(item.elementId) ? { ...item, print: { ...item.print, about } } : item,
  );
}

/** Things that nobody asked for, by their concepts. */
export function nodesOf(concepts: readonly string[], label: string): Node[] {
  const elements = concepts.map((concept, index) => ({
    id: `${label}-${index}`,
    concept,
    phrase: concept,
  }));
  const brief = briefSchema.parse({ elements, relations: [], actions: [], places: [], words: [] });
  return castOf(brief).things.map((thing) => ({ thing, doing: {}, children: [] }));
}

/** What belongs on a table is put on those that are there, one on each in turn. */
function set(nodes: readonly Node[]): Node[] {
  const tables = nodes.filter(isTable);
  const seats = tables.flatMap((table) => Array.from({ length: copiesEach(table) }, () => table));
  const things = nodes.filter(isTableware);
  if (seats.length === 0 || things.length === 0) return [...nodes];
  return nodes
    .filter((node) => !things.includes(node))
    .map((node) => {
      if (!tables.includes(node)) return node;
      const own = things.filter((_, index) => seats[index % seats.length] === node);
      return {
        ...node,
        children: [...node.children, ...own.map((child): Node => ({ ...child, bond: 'on' }))],
      };
    });
}

const BEDS = new Set(['bed', 'crib', 'bathtub']);

/** Who stands at a table for no reason sits there on a chair. */
function seated(guest: Node): Node {
  const isFree = guest.thing.concept.kind === 'person' && !guest.hasPosture;
  const stands = (guest.doing.pose ?? 'stand') === 'stand';
  const [chair] = isFree && stands ? nodesOf(['chair'], 'seat') : [];
  if (!chair) return guest;
  const { thing } = guest;
  const one = { ...thing, element: { ...thing.element, count: 1, several: false } };
  const sitter: Node = { ...guest, thing: one, doing: { ...guest.doing, pose: 'sit' }, bond: 'on' };
  return { ...chair, children: [sitter] };
}

/** Who is at one of several tables: they share these out among them. */
function guestsOf(node: Node, copy: number, host: string, penFor: PenFor): Item[] {
  const hosts = copiesEach(node);
  return node.children
    .filter(({ bond }) => bond === 'at')
    .flatMap((guest) =>
      Array.from({ length: copiesEach(guest) }, (_, index) => index)
        .filter((index) => index % hosts === copy)
        .map((index) => ({ guest, index })),
    )
    .map(({ guest, index }, seatIndex): Item => {
      const item = standee(
        `${guest.thing.element.id}-at-${String(index)}`,
        isTable(node) ? seated(guest) : guest,
        (label) => penFor(`${label} ${String(index)}`),
        host,
      );
      const elementId = guest.thing.element.id;
      if (!isTable(node) || !isActor(guest)) return { ...item, elementId };
      return { ...item, elementId, print: { ...item.print, seatIndex } };
    });
}

/** What stands on a desk that is dressed is part of it. */
const ON_DESKS = new Set([
  'computer',
  'monitor',
  'laptop',
  'keyboard',
  'cup',
  'coffee',
  'plate',
  'lamp',
  'books',
]);

/** Who is at a counter stands there by themselves, behind it or before it. */
const isAtCounter = (child: Node, host: Node) =>
  child.bond === 'at' && isActor(child) && /counter/.test(host.thing.concept.id);

/** The dressed form of a thing with nothing on it that the form has not. */
function dressed(node: Node, dress: Dress | undefined): Form | undefined {
  const isPlain = node.children.every((child) =>
    isAtCounter(child, node) ? true : child.bond !== 'at' && ON_DESKS.has(child.thing.concept.id),
  );
  return isPlain ? dress?.(node.thing.concept.id) : undefined;
}

/** So many of a kind that stands in rows are one row. */
const IN_ROWS: ReadonlyMap<string, number> = new Map([
  ['server-rack', 2],
  ['server', 2],
  ['wall-shelf', 1],
  ['box', 2],
  ['crate', 2],
  ['dumbbell', 4],
  ['chart', 3],
  ['bar-chart', 3],
]);

/** The things of a picture one by one: who is at a table stands before it. */
export function itemsOf(nodes: readonly Node[], penFor: PenFor, dress?: Dress): Item[] {
  return set(nodes).flatMap((node) => {
    const { element, drawnBy, parameters, concept } = node.thing;
    const full = dressed(node, dress);
    const copies = copiesEach(node);
    const count = full ? Math.ceil(copies / (IN_ROWS.get(concept.id) ?? 1)) : copies;
    return Array.from({ length: count }, (_, copy) => {
      const id = copy === 0 ? element.id : `${element.id}-${copy}`;
      const own: PenFor = (label) => penFor(copy === 0 ? label : `${label} ${copy}`);
      if (full) {
        const [guests, on] = [true, false].map((isGuest) =>
          node.children.filter((child) => isAtCounter(child, node) === isGuest),
        );
        const also = (on ?? []).map(({ thing }) => thing.element.id);
        return [
          {
            ...solid(id, { ...node, children: [] }, full, own, copy),
            scale: 1,
            print: printOf(id, full),
            also,
          },
          ...guestsOf({ ...node, children: guests ?? [] }, copy, id, own),
        ];
      }
      const bare =
        drawnBy.kind === 'part' ? drawnBy.part.draw(parameters, own(element.id)) : undefined;
      const form = bare && formOf(node.thing, bare, own(element.id));
      if (!form) return [standee(id, node, own)];
      const under = copy === 0 ? itemsUnder(node, id, penFor, dress) : [];
      return [solid(id, node, form, own, copy), ...under, ...guestsOf(node, copy, id, own)];
    }).flat();
  });
}

/** What is told to be under a thing, on the floor in its shade. */
function itemsUnder(node: Node, beneath: string, penFor: PenFor, dress?: Dress): Item[] {
  const under = node.children
    .filter(isUnder)
    .map(({ bond: _, lurks: __, ...child }): Node => child);
  const looksOut = node.thing.concept.kind === 'vehicle';
  return itemsOf(under, penFor, dress).map((item) => ({
    ...item,
    print: { ...item.print, isAtWall: false, beneath, looksOut },
  }));
}

/** The footprint of a form at its own size. */
export function printOf(id: string, { size, isAtWall = false, isFlat = false }: Form): Footprint {
  const [width, depth, height] = size;
  return { id, width, depth, height, isAtWall, isFlat, isAfloat: false };
}
