import type { Brief, BriefElement, RoomSide } from '../brief';
import type { Wish } from './node';

/** On which side of others things are told to be, or on which of the picture. */
export function sidesTold({ elements, relations }: Brief): Wish[] {
  const tied = relations.flatMap(({ side, from, to }): Wish[] =>
    side
      ? [{ kind: 'left-of', from: side === 'left' ? from : to, to: side === 'left' ? to : from }]
      : [],
  );
  const isTied = (id: string) => tied.some(({ from, to }) => from === id || to === id);
  const at = (side: RoomSide) => elements.filter((one) => one.side === side && !isTied(one.id));
  const others = elements.filter(({ side, id }) => !side && !isTied(id));
  const [left, right] = [at('left'), at('right')];
  const pairs = (ones: readonly BriefElement[], those: readonly BriefElement[]) =>
    ones.flatMap(({ id }) =>
      those.map((other): Wish => ({ kind: 'left-of', from: id, to: other.id })),
    );
  return [...tied, ...pairs(left, [...others, ...right]), ...pairs(others, right)];
}
