import { describe, expect, it } from 'vitest';
import { boxesIn } from './testing/seen';

describe('who sits on what nobody made for that', () => {
  it.each([
    'a boy sitting on a gravestone',
    'a woman sitting on a table',
    'a boy sitting on a traffic cone',
  ])('sits on its edge, the feet before it: %s', (prompt) => {
    const { boxOf } = boxesIn(prompt);
    const [sitter, host] = [boxOf('e1'), boxOf('e2')];
    expect(sitter.bottom).toBeGreaterThan(host.top + sitter.height * 0.15);
    expect(sitter.top).toBeLessThan(host.top);
  });

  it('is large enough to be who an island in the air is drawn for', () => {
    const { boxOf } = boxesIn('an elf standing on a floating island');
    expect(boxOf('e1').height).toBeGreaterThan(boxOf('e2').width * 0.25);
  });
});
