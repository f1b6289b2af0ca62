import { heightOf } from '@/lib/svg/point';
import { flattened } from '../arrange/assemble';
import { drawNode } from '../arrange/cluster';
import { copiesEach } from '../arrange/copies';
import type { PenFor } from '../arrange/held';
import { castOf } from '../arrange/cast';
import { briefSchema } from '../brief';
import type { Node } from '../arrange/node';
import type { KitDrawing } from '../kit/part';
import type { Form } from './forms/form';
import { formOf } from './forms';
import { isBox } from './forms/furniture';
import type { Footprint } from './floor-plan';

/** Something on the floor: a solid with what is on it, or a drawing that stands upright. */
export interface Item {
  print: Footprint;
  elementId: string;
  scale: number;
  body: Solid | { kind: 'standee'; drawing: KitDrawing };
}

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
/** How deep a drawing stands on the floor, and the most room that it takes there. */
const STANDEE = { depthShare: 0.36, mostDepthCm: 70 } as const;

function scaleOf(heightCm: number): number {
  const height = Math.max(1, heightCm);
  const even = Math.min(EVEN_CM.most, Math.max(EVEN_CM.least, height));
  const scale = (even / height) ** COMPRESSION;
  return Math.min(SCALES.most, Math.max(SCALES.least, scale));
}

function standee(id: string, node: Node, penFor: PenFor, before?: string): Item {
  const drawing = flattened(drawNode(node, penFor));
  const scale = scaleOf(heightOf(drawing.box));
  const width = (drawing.box.right - drawing.box.left) * scale;
  return {
    elementId: node.thing.element.id,
    scale,
    body: { kind: 'standee', drawing },
    print: {
      id,
      width: width * 0.8,
      depth: Math.min(STANDEE.mostDepthCm, Math.max(24, width * STANDEE.depthShare)),
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
  const resting = node.children.filter(({ bond }) => bond !== 'at');
  return {
    elementId: element.id,
    scale,
    body: {
      kind: 'solid',
      form,
      riders: resting
        .flatMap((child) =>
          Array.from({ length: copiesEach(child) }, (_, copy) => ({ child, copy })),
        )
        .filter((_, index) => index % hosts === turn)
        .map(({ child, copy }) => {
          const drawing = flattened(drawNode(child, (label) => penFor(`${label} ${copy}`)));
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
      isAfloat: concept.habitat === 'water',
    },
  };
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

/** What a city is where the prompt names no building of it. */
const CITY = ['skyscraper', 'apartment-building', 'skyscraper', 'apartment-building'];

/** A city without a building is an empty street: some are put up. */
export function withBuildings(nodes: readonly Node[], places: readonly string[]): Node[] {
  const isBuilt = nodes.some(({ thing }) => thing.concept.kind === 'building');
  if (isBuilt || !places.includes('city')) return [...nodes];
  return [...nodes, ...nodesOf(CITY, 'city')];
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

/** The things of a picture one by one: who is at a table stands before it. */
export function itemsOf(nodes: readonly Node[], penFor: PenFor): Item[] {
  return set(nodes).flatMap((node) => {
    const { element, drawnBy, parameters } = node.thing;
    return Array.from({ length: copiesEach(node) }, (_, copy) => {
      const id = copy === 0 ? element.id : `${element.id}-${copy}`;
      const own: PenFor = (label) => penFor(copy === 0 ? label : `${label} ${copy}`);
      const bare =
        drawnBy.kind === 'part' ? drawnBy.part.draw(parameters, own(element.id)) : undefined;
      const form = bare && formOf(node.thing, bare, own(element.id));
      if (!form) return [standee(id, node, own)];
      const guests = copy > 0 ? [] : node.children.filter(({ bond }) => bond === 'at');
      return [
        solid(id, node, form, own, copy),
        ...guests.flatMap((guest) =>
          Array.from({ length: copiesEach(guest) }, (_none, index) =>
            standee(
              `${guest.thing.element.id}-at-${index}`,
              guest,
              (label) => own(`${label} ${index}`),
              id,
            ),
          ),
        ),
      ];
    }).flat();
  });
}
