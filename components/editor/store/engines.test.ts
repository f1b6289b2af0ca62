import { describe, expect, it } from 'vitest';
import { definitionOf } from '../operation-form/definitions';
import { enginesFor, type EngineView } from './engines';

const engine = (name: string): EngineView => ({
  name,
  capabilities: [],
  falls_back: [],
  answering: 1,
  addresses: 1,
  models: [],
});

const engines = [engine('comfyui'), engine('sdcpp')];
const capabilities = { draw: 'comfyui', repaint: 'sdcpp', erase: 'builtin', matte: 'builtin' };
const namesFor = (...operation: Parameters<typeof definitionOf>) =>
  enginesFor({ capabilities, engines }, definitionOf(...operation)).map(({ name }) => name);

describe('the engines of an operation', () => {
  it('are those that do one of its primitives', () => {
    expect(namesFor('generateImage')).toEqual(['comfyui']);
    expect(namesFor('inpaint')).toEqual(['sdcpp']);
    expect(namesFor('replaceBackground')).toEqual(['comfyui']);
  });

  it('are none where Easel does all of it, erasing among it', () => {
    expect(namesFor('eraseRegion')).toEqual([]);
    expect(namesFor('removeBackground')).toEqual([]);
  });
});
