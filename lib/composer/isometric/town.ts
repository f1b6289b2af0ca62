import type { Thing } from '../arrange/cast';
import type { Road } from './floor-plan';
import { enlarged, type Item } from './items';

/** Houses keep their size in a town, what is between them is drawn smaller: a street would be all cars. */
const SMALLER = { vehicle: 0.56, other: 0.62 } as const;
const HOUSE_AREA = 40_000;
const BED = { wide: 200, kerb: 56 } as const;

/** What a town has that nobody named. */
export const TOWN_MORE: Readonly<Record<'city' | 'village', readonly string[]>> = {
  city: [
    'apartment-building',
    'townhouse',
    'shop-building',
    'tree',
    'tree',
    'street-lamp',
    'tree',
    'car',
    'taxi',
    'street-lamp',
    'tree',
    'bench',
    'small-tree',
    'tree',
    'bush',
  ],
  village: [
    'tree',
    'cottage',
    'small-tree',
    'tree',
    'bush',
    'bench',
    'tree',
    'small-tree',
    'bush',
    'bush',
  ],
};

/** Where a thing of a town stands, and how large it is there. */
export function inTown(item: Item, isTrack = false): Item {
  const { print } = item;
  const isHouse =
    item.body.kind === 'solid' && print.width * print.depth > HOUSE_AREA && !item.drives;
  if (isHouse) return item;
  // By a track in the country animals and hives are what the picture is of.
  const by = item.drives ? SMALLER.vehicle : isTrack ? 1.1 : SMALLER.other;
  const large = enlarged(item, by);
  const lane = item.drives && item.body.kind === 'solid' ? 'road' : 'kerb';
  return { ...large, print: { ...large.print, lane } };
}

/** Roads of a tile: one by the water or through a few houses, else two that cross. */
export function roadsOf(side: number, doCross: boolean): readonly Road[] {
  if (!doCross) return [{ along: 'x', from: side * 0.6, wide: BED.wide, kerb: BED.kerb }];
  const from = side * 0.5 - BED.wide * 0.3;
  return [
    { along: 'x', from, wide: BED.wide, kerb: BED.kerb },
    { along: 'y', from, wide: BED.wide, kerb: BED.kerb },
  ];
}

/** Whether a thing drives on roads. */
export const drives = ({ concept }: Thing): boolean =>
  concept.kind === 'vehicle' && concept.habitat === 'ground';
