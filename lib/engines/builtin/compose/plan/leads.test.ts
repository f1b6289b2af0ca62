import { describe, expect, it } from 'vitest';
import { understand } from '../understand/understand';
import { plan } from './plan';

function leadsIn(prompt: string) {
  const size = { widthPx: 512, heightPx: 512 };
  const spec = { prompt, ...size, modelId: 'svcv4_1', output: 'raster' as const };
  return plan(understand(prompt), { ...spec, seed: 3, variant: 0 }).leads;
}

describe('leads', () => {
  it('join who walks a dog to the dog', () => {
    expect(leadsIn('a girl walking a dog in the park')).toEqual([
      { ownerId: 'girl-1', petId: 'dog-1' },
    ]);
  });

  it('trail from an animal that is alone on one', () => {
    expect(leadsIn('a dog on a leash')).toEqual([{ petId: 'dog-1' }]);
  });

  it('are not drawn where nobody walks and none is named', () => {
    expect(leadsIn('a girl next to a dog')).toEqual([]);
  });
});
