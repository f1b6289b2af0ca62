import { describe, expect, it } from 'vitest';
import { operationFor, toolFor } from './link-operation';

describe('a tool and the operation in hand', () => {
  it('go together as they are where the operation has a use for the tool', () => {
    expect(operationFor('brush', 'eraseRegion')).toBe('eraseRegion');
    expect(operationFor('lasso', 'replaceBackground')).toBe('replaceBackground');
    expect(operationFor('text', 'imageToImage')).toBe('imageToImage');
    expect(operationFor('hand', 'vectorize')).toBe('vectorize');
  });

  it('else bring the first operation that has one', () => {
    expect(operationFor('brush', 'vectorize')).toBe('inpaint');
    expect(operationFor('text', 'variateImage')).toBe('generateImage');
    expect(operationFor('outpaint', 'generateImage')).toBe('outpaint');
  });

  it('bring the tool that the operation begins with', () => {
    expect(toolFor('inpaint', 'hand')).toBe('brush');
    expect(toolFor('replaceBackground', 'text')).toBe('text');
    expect(toolFor('eraseRegion', 'text')).toBe('brush');
    expect(toolFor('outpaint', 'brush')).toBe('outpaint');
    expect(toolFor('outpaint', 'text')).toBe('text');
    expect(toolFor('vectorize', 'lasso')).toBe('hand');
    expect(toolFor('vectorize', 'compare')).toBe('compare');
  });
});
