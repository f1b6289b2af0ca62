import { describe, expect, it } from 'vitest';
import { illustrate, svgOf, understand } from '..';

function isScene(prompt: string): boolean {
  const brief = understand(prompt);
  const drawn = illustrate({ brief, prompt, widthPx: 512, heightPx: 768, seed: 11, variant: 0 });
  return svgOf(drawn).includes('id="scene-');
}

describe('a poster of several who are at something', () => {
  it('shows them in a scene where a row would make specks of them', () => {
    expect(isScene('poster with kids roasting marshmallows at a campfire by a tent')).toBe(true);
  });

  it('shows one who is large enough as a still life', () => {
    expect(isScene('poster "Dog Show" with a woman brushing a poodle')).toBe(false);
  });
});
