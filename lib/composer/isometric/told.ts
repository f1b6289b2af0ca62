import type { StagePlan, Wish } from '../arrange/node';
import type { Footprint } from './floor-plan';
import type { Item } from './items';

/** Where a prompt says that things stand to each other, as what a floor plan keeps to. */

type Bound = Pick<Footprint, 'before' | 'about' | 'behind' | 'faces'>;

/** What a wish makes of the print of the first thing, the second being told by its print. */
const BOUND: Partial<Record<Wish['kind'], (host: string) => Bound>> = {
  'in-front-of': (before) => ({ before }),
  behind: (behind) => ({ behind }),
  beside: (about) => ({ about }),
  at: (about) => ({ about }),
  against: (about) => ({ about }),
  towards: (about) => ({ about }),
  around: (about) => ({ about }),
  under: (about) => ({ about }),
};
const BEFORE_WALL = /^(?:in-front-of|towards|at|under|beside)$/;

/** Around what stands before something. */
const ROOM_CM = 24;

const isBound = ({ print }: Item) =>
  print.before !== undefined ||
  print.about !== undefined ||
  print.behind !== undefined ||
  print.faces !== undefined;

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
  const [host] = ofElement(wish.to);
  return bind && host ? { guests: ofElement(wish.from), bound: bind(host.print.id) } : undefined;
}

/** The things of a floor, each bound to what it is told to stand by. */
export function stoodAsTold(
  items: readonly Item[],
  { wishes }: Pick<StagePlan, 'wishes'>,
  hung: ReadonlySet<string>,
): Item[] {
  return wishes.reduce<Item[]>(
    (all, wish) => {
      const told = boundOf(wish, all, hung);
      if (!told) return all;
      const { guests, bound }: { guests: readonly Item[]; bound: Bound } = told;
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
