import { describe, expect, it } from 'vitest';
import type { DrawSpec } from '@/lib/engines/engine';
import { cutoutOf } from './cutout';
import { among, wantedOf } from './wanted';

const specOf = (prompt: string): DrawSpec => ({
  prompt,
  widthPx: 600,
  heightPx: 400,
  modelId: 'svcv3',
  output: 'raster',
  seed: 3,
  variant: 0,
});
const wanted = (prompt: string) => wantedOf(specOf(prompt));
const HOLE = { widthPx: 300, heightPx: 300 };

describe('what a prompt puts into a picture', () => {
  it('comes from the kit, words that only the kit knows included', () => {
    const { things, brief } = wanted('a microwave');
    expect(things).toEqual([{ phrase: 'microwave', flies: false }]);
    const drawn = brief && cutoutOf(wanted('a microwave'), specOf('a microwave'), HOLE);
    expect(drawn?.report.drew).toEqual(['microwave']);
  });

  it('is the thing alone, without place, shadow or sky', () => {
    const prompt = 'a red fox in a snowy forest at night';
    const drawn = cutoutOf(wanted(prompt), specOf(prompt), HOLE);
    expect(drawn?.painting.layers.map(({ role }) => role)).toEqual(['subject']);
  });

  it('flies where it is at home in the air', () => {
    expect(wanted('a hot air balloon').things.map(({ flies }) => flies)).toEqual([true]);
    expect(wanted('a dog').things.map(({ flies }) => flies)).toEqual([false]);
  });

  it('can be some of it, with nothing told of the rest', () => {
    const all = wanted('a cat beside a balloon');
    const some = among(
      all,
      all.things.filter(({ phrase }) => phrase === 'cat'),
    );
    expect(some.brief?.elements.map(({ phrase }) => phrase)).toEqual(['cat']);
    expect(some.brief?.relations).toEqual([]);
  });

  it('says which words nobody knows', () => {
    const { things, unknown } = wanted('a zorgblat');
    expect(things).toEqual([]);
    expect(unknown).toEqual(['zorgblat']);
  });
});
