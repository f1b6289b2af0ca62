import { describe, expect, it } from 'vitest';
import { penFor } from '../../arrange/testing/planned';
import { filled } from './filled';
import { STUFF_NAMES } from './stuff';

describe('a vessel with food in it', () => {
  it.each(['bowl', 'plate', 'mug', 'glass', 'jar'])(
    'looks otherwise with every food: %s',
    (kind) => {
      const drawn = STUFF_NAMES.map(
        (name) => filled.draw({ kind, garnish: [name] }, penFor('probe')).svg,
      );
      expect(new Set(drawn).size).toBe(STUFF_NAMES.length);
    },
  );

  it('shows all that is layered in its glass', () => {
    const draw = (garnish: string[]) =>
      filled.draw({ kind: 'glass', garnish }, penFor('probe')).svg;
    expect(draw(['yogurt', 'blueberries'])).toContain('#fdf6ec');
    expect(draw(['yogurt', 'blueberries'])).not.toBe(draw(['yogurt']));
  });
});
