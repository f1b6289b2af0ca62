import { describe, expect, it } from 'vitest';
import { understand } from '../understand';
import { castOf } from './cast';
import { isLookedDownOn } from './looked-down-on';

const partsOf = (prompt: string) =>
  castOf(understand(prompt)).things.map(({ drawnBy, parameters }) =>
    drawnBy.kind === 'part' ? `${drawnBy.part.id} ${String(parameters.isPair)}` : drawnBy.kind,
  );

describe('animals that are seen from above', () => {
  it('are drawn from above, near, in their water', () => {
    expect(partsOf('a sea turtle seen from above, turquoise sea')).toEqual(['from-above false']);
  });

  it('hold hands as a pair', () => {
    expect(partsOf('otters holding hands in a river, seen from above')).toEqual([
      'from-above true',
    ]);
  });

  it('are not meant where people or houses are seen from the air', () => {
    expect(isLookedDownOn(understand('aerial view of a village in the hills'))).toBe(false);
    expect(isLookedDownOn(understand('top view of a girl and her dog in a park'))).toBe(false);
  });
});
