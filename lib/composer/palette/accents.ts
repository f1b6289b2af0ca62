import type { Random } from '@/lib/random/random';
import type { Pen } from '../kit/pen';
import { HOUSE } from './house';

/** Sets of four colours for cloth and paint that go together; the first leads. */
const SETS: readonly Pen['accents'][] = [
  [HOUSE.coral, HOUSE.mustard, HOUSE.green, HOUSE.navy],
  [HOUSE.mustard, HOUSE.teal, HOUSE.coral, HOUSE.navy],
  [HOUSE.green, HOUSE.coral, HOUSE.mustard, HOUSE.navy],
  [HOUSE.blue, HOUSE.mustard, HOUSE.coral, HOUSE.navy],
  [HOUSE.purple, HOUSE.mustard, HOUSE.teal, HOUSE.coral],
  [HOUSE.red, HOUSE.blue, HOUSE.mustard, HOUSE.navy],
];

export function accentsFor(random: Random, variant: number): Pen['accents'] {
  const first = random.whole(0, SETS.length - 1);
  return (
    SETS[(first + variant) % SETS.length] ?? [HOUSE.coral, HOUSE.mustard, HOUSE.green, HOUSE.navy]
  );
}
