import { describe, expect, it } from 'vitest';
import { GLOW } from '../palette/glow';
import { regraded } from './grade';

describe('the light of the hour', () => {
  it('leaves what gives light of its own as it is', () => {
    const svg = `<path fill="${GLOW.window}"/><path fill="#c9553f"/>`;
    expect(regraded(svg, () => '#101030')).toBe(
      `<path fill="${GLOW.window}"/><path fill="#101030"/>`,
    );
  });
});
