import { expect, it } from 'vitest';
import { HOUSE } from '../../../palette/house';
import { createPen, Definitions } from '../../pen';
import { bird } from './actor';

const flown = (species: string): string =>
  bird.drawActor(
    { species },
    { pose: 'fly' },
    createPen({
      definitions: new Definitions('t'),
      seed: 3,
      label: 'owl',
      pxPerCm: 8,
      accents: [HOUSE.coral, HOUSE.mustard, HOUSE.green, HOUSE.navy],
    }),
  ).svg;
const irises = (svg: string): number => svg.split(`fill="${HOUSE.mustard}"`).length - 1;

it.each(['owl', 'barn-owl', 'snowy-owl'])(
  'both eyes of a flying %s look at the viewer',
  (species) => {
    expect(irises(flown(species))).toBe(2);
  },
);
