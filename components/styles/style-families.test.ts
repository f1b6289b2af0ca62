import { describe, expect, it } from 'vitest';
import { familyOfModel, STYLE_FAMILIES } from './style-families';

describe('families of styles', () => {
  it('begin with the usual one and leave out the model that takes no styles', () => {
    expect(STYLE_FAMILIES.map(({ modelId }) => modelId)).toEqual([
      'svcv4_styles',
      'svcv4_1',
      'svcv4',
      'svcv3',
      'svcv2',
    ]);
  });

  it('say what a style works with, its matches and its base styles', () => {
    const [usual] = STYLE_FAMILIES;
    expect(usual).toMatchObject({
      worksWith: ['1K', 'SVG', 'Pro', 'SVG Pro'],
      matches: ['flexible', 'precise'],
      baseStyles: [],
      sampleUnits: 35,
    });
    const v3 = familyOfModel('svcv3_vector');
    expect(v3?.matches).toEqual(['regular']);
    expect(v3?.baseStyles).toContain('Watercolor');
    expect(familyOfModel('svcv4_1_utility')?.worksWith).toContain('Utility SVG');
  });
});
