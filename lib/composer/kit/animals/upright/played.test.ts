import { describe, expect, it } from 'vitest';
import { HOUSE } from '../../../palette/house';
import { playedAt } from './played';

const body = { mouth: [0, -60] as const, groundY: 0, heightUnits: 100, unitCm: 1 };
const thing = (highCm: number, anchors: object) => ({
  svg: `<path fill="${HOUSE.red}" d="M0 0h1v1z"/>`,
  box: { left: -5, right: 5, top: -highCm, bottom: 0 },
  anchors,
});

describe('instruments of animals', () => {
  it('have their mouthpiece at the mouth', () => {
    const flute = thing(10, { grip: { at: [20, 0] }, mouth: { at: [0, 0] } });
    const reach = playedAt({ gesture: 'blown', holds: { drawing: flute } }, body);
    expect(reach?.at).toEqual([20, -58]);
  });

  it('stand on the ground where they are as tall as who plays them', () => {
    const cello = thing(90, { grip: { at: [0, -70] }, gripFar: { at: [4, -30] } });
    const reach = playedAt({ holds: { drawing: cello, both: true } }, body);
    expect(reach?.at?.[1]).toBe(-70);
  });

  it('are held as other things are where they are small', () => {
    const drum = thing(20, { grip: { at: [0, -10] }, gripFar: { at: [4, -10] } });
    expect(playedAt({ holds: { drawing: drum, both: true } }, body)).toBeUndefined();
  });
});
