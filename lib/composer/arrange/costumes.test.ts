import { describe, expect, it } from 'vitest';
import { dressed } from './dressing';

describe('an animal that somebody goes as', () => {
  it('is a suit with a hood of its own', () => {
    const bee = dressed({}, [], [{ concept: 'costume', attributes: ['bee'] }]);
    expect(bee).toMatchObject({ hat: 'hood', adorned: ['feelers'], behind: ['fairy-wings'] });
    expect(dressed({}, ['shark', 'costumed'], [])).toMatchObject({ hat: 'hood', adorned: ['fin'] });
  });

  it('is none where no animal is told, or one is only had', () => {
    expect(dressed({}, ['cat'], [])).toEqual({});
    expect(dressed({}, [], [{ concept: 'costume', attributes: [] }])).toMatchObject({
      hat: 'witch',
    });
  });
});
