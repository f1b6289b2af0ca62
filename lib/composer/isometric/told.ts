import type { Thing } from '../arrange/cast';
import { isActor, type StagePlan, type Wish } from '../arrange/node';
import type { Footprint } from './floor-plan';
import type { Item } from './items';

/** Where a prompt says that things stand to each other, as what a floor plan keeps to. */

type Bound = Pick<Footprint, 'before' | 'about' | 'behind' | 'faces' | 'beneath' | 'looksOut'>;

/** What a wish makes of the print of the first thing, the second being told by its print. */
const BOUND: Partial<Record<Wish['kind'], (host: string) => Bound>> = {
  'in-front-of': (before) => ({ before }),
  behind: (behind) => ({ behind }),
  beside: (about) => ({ about }),
  at: (before) => ({ before }),
  against: (about) => ({ about }),
  towards: (about) => ({ about }),
  around: (about) => ({ about }),
  under: (about) => ({ about }),
  above: (before) => ({ before }),
};
const BEFORE_WALL = /^(?:in-front-of|towards|at|under|beside)$/;

/** Around what stands before something. */
const ROOM_CM = 24;

const isBound = ({ print }: Item) =>
  print.before !== undefined ||
  print.about !== undefined ||
  print.behind !== undefined ||
  print.beneath !== undefined ||
  print.faces !== undefined;

/** What is under furniture or a car is in its shade, and so is who lies there. */
const isLowerThan = (one: Footprint, other: Footprint) => one.height < other.height * 0.92;

/** What of it all stands at whom, by the prints. */
function boundOf(wish: Wish, items: readonly Item[], hung: ReadonlySet<string>) {
  const ofElement = (id: string) => items.filter(({ elementId }) => elementId === id);
  const bind = BOUND[wish.kind];
  // What is behind somebody on the wall has them before it.
  if (hung.has(wish.from) && wish.kind === 'behind')
    return { guests: ofElement(wish.to), bound: { faces: wish.from } };
  if (hung.has(wish.to))
    return BEFORE_WALL.test(wish.kind)
      ? { guests: ofElement(wish.from), bound: { faces: wish.to } }
      : undefined;
  const [host = items.find(({ bears }) => bears?.includes(wish.to))] = ofElement(wish.to);
  // A stove that is behind its cook stays at the wall, and the cook comes before it.
  const [back] = ofElement(wish.from);
  const isFurniture = back?.body.kind === 'solid' && host?.body.kind === 'standee';
  if (wish.kind === 'behind' && isFurniture)
    return { guests: ofElement(wish.to), bound: { before: back.print.id } };
  if (wish.kind === 'under' && host?.body.kind === 'solid') {
    const guests = ofElement(wish.from).filter(({ print }) => isLowerThan(print, host.print));
    if (guests.length > 0)
      return { guests, bound: { beneath: host.print.id, looksOut: host.drives === true } };
  }
  return bind && host ? { guests: ofElement(wish.from), bound: bind(host.print.id) } : undefined;
}

/** The things of a floor, each bound to what it is told to stand by. */
export function stoodAsTold(
  items: readonly Item[],
  { wishes: told, roots = [] }: Pick<StagePlan, 'wishes'> & Partial<Pick<StagePlan, 'roots'>>,
  hung: ReadonlySet<string>,
): Item[] {
  // Who leans over somebody stands before them; a lamp over a table hangs.
  const live = new Set(roots.filter((node) => isActor(node)).map(({ thing }) => thing.element.id));
  const wishes = told.filter(({ kind, from }) => kind !== 'above' || live.has(from));
  return wishes.reduce<Item[]>(
    (all, wish) => {
      const stood = boundOf(wish, all, hung);
      if (!stood) return all;
      const { guests, bound }: { guests: readonly Item[]; bound: Bound } = stood;
      const hosts = new Set(Object.values(bound));
      const deep = Math.max(0, ...guests.map(({ print }) => print.depth + ROOM_CM));
      return all.map((item) => {
        if (item.print.id === bound.before)
          return { ...item, print: { ...item.print, frontCm: deep } };
        return guests.includes(item) && !isBound(item) && !hosts.has(item.print.id)
          ? { ...item, print: { ...item.print, ...bound, isTold: true } }
          : item;
      });
    },
    [...items],
  );
}

/** Where people queue, if they are told of no place: where something is sold. */
const COUNTERS = /counter|checkout|stall|truck|cart|kiosk|window/i;

/** Who stands in a row stands in line: the first before what all wait for, each next one behind the one before. */
export function queued(
  items: readonly Item[],
  nodes: readonly { thing: Pick<Thing, 'concept' | 'element'> }[],
): Item[] {
  const rows = nodes.filter(
    ({ thing: { concept, element } }) =>
      concept.kind === 'person' && element.count > 1 && element.attributes.includes('row'),
  );
  return rows.reduce<Item[]>(
    (all, { thing: { element } }) => {
      const line = all.filter(({ elementId }) => elementId === element.id);
      const told = line.map(({ print }) => print.before ?? print.about).find(Boolean);
      const counter = all.find(({ print }) => COUNTERS.test(print.id));
      const host = told ?? conceptHost(all, nodes) ?? counter?.print.id;
      const long = line.reduce((sum, { print }) => sum + print.depth + 16, 0);
      return all.map((item) => {
        if (item.print.id === host) return { ...item, print: { ...item.print, frontCm: long } };
        const place = line.indexOf(item);
        if (place < 0) return item;
        const { about: _, behind: __, ...print } = item.print;
        const before = place === 0 ? host : line[place - 1]?.print.id;
        return { ...item, print: { ...print, ...(before ? { before, isTold: true } : {}) } };
      });
    },
    [...items],
  );
}

/** The print of a named counter, stall or van. */
function conceptHost(
  items: readonly Item[],
  nodes: readonly { thing: Pick<Thing, 'concept' | 'element'> }[],
): string | undefined {
  const host = nodes.find(({ thing }) => COUNTERS.test(thing.concept.id));
  return items.find(({ elementId }) => elementId === host?.thing.element.id)?.print.id;
}
