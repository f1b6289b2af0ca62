import { describe, expect, it } from 'vitest';
import { HOUSE } from '../../../palette/house';
import { createPen, Definitions } from '../../pen';
import { bird } from './actor';

const drawn = (species: string) =>
  bird.drawActor(
    { species, upright: true },
    { pose: 'stand' },
    createPen({
      definitions: new Definitions('t'),
      seed: 3,
      label: 'bird',
      pxPerCm: 8,
      accents: [HOUSE.coral, HOUSE.mustard, HOUSE.green, HOUSE.navy],
    }),
  );

describe('a bird on its feet', () => {
  it.each(['crow', 'duck', 'flamingo', 'parrot', 'stork'])('keeps the beak of a %s', (species) => {
    const { anchors } = drawn(species);
    const reach = (anchors.mouth?.at[0] ?? 0) - (anchors.head?.at[0] ?? 0);
    expect(reach).toBeGreaterThan((anchors.head?.spanCm ?? 0) * 0.6);
  });

  it('stands on legs as long as its kind has them', () => {
    const crouch = (species: string) => {
      const { anchors, box } = drawn(species);
      return -(anchors.lap?.at[1] ?? 0) / (box.bottom - box.top);
    };
    expect(crouch('flamingo')).toBeGreaterThan(crouch('crow') * 1.5);
  });
});
