import { afterEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_FORM, useForms } from '../store/forms';
import { useOperation } from '../store/operation';
import { keepTyped, typedIn, withTyped } from './typed-last';

/** What a browser keeps for a tab. */
function withStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return kept;
}

afterEach(() => {
  vi.unstubAllGlobals();
  useForms.setState({ forms: {} });
});

describe('the words that were typed last', () => {
  it('come back over those of the last pause, with the operation they were typed for', () => {
    withStorage();
    useOperation.getState().setOperation('inpaint');
    useForms.getState().change('inpaint', { prompt: 'a red hat' });
    keepTyped('mine');
    const kept = {
      forms: { inpaint: { ...EMPTY_FORM, prompt: 'a r', count: 3 } },
      operation: 'generateImage' as const,
    };
    const again = withTyped(kept, typedIn('mine'));
    expect(again.operation).toBe('inpaint');
    expect(again.forms.inpaint).toMatchObject({ prompt: 'a red hat', count: 3 });
  });

  it('are of one session alone', () => {
    withStorage();
    useForms.getState().change('inpaint', { prompt: 'a red hat' });
    keepTyped('mine');
    expect(typedIn('other')).toBeUndefined();
  });

  it('leave a session as it was where they can not be read', () => {
    const storage = withStorage();
    for (const broken of ['{', '{"sessionId":"mine"}', '[]']) {
      storage.set('easel-studio-typed', broken);
      expect(typedIn('mine')).toBeUndefined();
    }
    const kept = { forms: {}, operation: 'inpaint' as const };
    expect(withTyped(kept, typedIn('mine'))).toBe(kept);
  });

  it('know no operation that the service does not have', () => {
    const typed = {
      sessionId: 'mine',
      operation: '__proto__',
      prompts: { gone: 'a', inpaint: 'b' },
    };
    const again = withTyped({ forms: {}, operation: 'inpaint' as const }, typed);
    expect(Object.keys(again.forms)).toEqual(['inpaint']);
    expect(again.operation).toBe('inpaint');
  });
});
