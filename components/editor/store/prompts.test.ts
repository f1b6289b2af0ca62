import { describe, expect, it } from 'vitest';
import { findPrompts, MAX_PROMPTS, withPrompt, type KeptPrompt } from './prompts';

const prompt = (text: string, isFavourite = false): KeptPrompt => ({ text, isFavourite });
const textsOf = (prompts: readonly KeptPrompt[]) => prompts.map(({ text }) => text);

describe('prompts', () => {
  it('are remembered once each, the newest first, and a favourite stays one', () => {
    const before = [prompt('a fox'), prompt('a house', true)];
    expect(withPrompt(before, 'a house')).toEqual([prompt('a house', true), prompt('a fox')]);
    expect(textsOf(withPrompt(before, 'a lake'))).toEqual(['a lake', 'a fox', 'a house']);
  });

  it('are forgotten beyond the limit, the oldest first, favourites never', () => {
    const full = Array.from({ length: MAX_PROMPTS }, (_, at) =>
      prompt(`${at}`, at === MAX_PROMPTS - 1),
    );
    const after = withPrompt(full, 'new');
    expect(after).toHaveLength(MAX_PROMPTS);
    expect(textsOf(after)).toContain(`${MAX_PROMPTS - 1}`);
    expect(textsOf(after)).not.toContain(`${MAX_PROMPTS - 2}`);
  });

  it('are found in any case, favourites first', () => {
    const all = [prompt('a red FOX'), prompt('a house'), prompt('two foxes', true)];
    expect(textsOf(findPrompts(all, ' fox'))).toEqual(['two foxes', 'a red FOX']);
    expect(findPrompts(all, 'lake')).toEqual([]);
  });
});
