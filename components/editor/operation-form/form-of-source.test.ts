import { describe, expect, it } from 'vitest';
import { generateImage } from '@/lib/operations/generate-image/definition';
import { imageToImage } from '@/lib/operations/image-to-image/definition';
import { refineDetails } from '@/lib/operations/refine-details/definition';
import type { OperationDefinition } from '@/lib/operations/define-operation';
import { layerSourceOf } from '../document/layer-source';
import { formOfSource, operationOfSource } from './form-of-source';
import { bodyOf } from './request-body';
import { modelFor } from './taken';

const canvas = { image: undefined, frame: {}, textLayout: undefined };

/** What a form sends that was filled from how something was asked for. */
function askedAgain(definition: OperationDefinition, body: Record<string, unknown>) {
  const model = modelFor(definition, body.model as string | undefined);
  return bodyOf(definition, formOfSource(layerSourceOf(definition.id, model, body)), canvas);
}

describe('asking again', () => {
  it('sends what was sent, field by field', () => {
    const drawn = {
      ...{ prompt: 'a fox', model: 'svcv3', n: 3, size: '3:2', style: 'Watercolor' },
      ...{ negative_prompt: 'people', random_seed: 9, image_format: 'png' },
      controls: {
        colors: [
          { rgb: [12, 200, 7], weight: 0.6 },
          { rgb: [0, 0, 255], weight: 0.4 },
        ],
        background_color: { rgb: [255, 255, 255] },
        artistic_level: 2,
        no_text: true,
      },
    };
    expect(askedAgain(generateImage, drawn)).toEqual(drawn);
    const restyled = { prompt: 'x', model: 'svcv4_1', n: 1, strength: 0.8, image_format: 'webp' };
    expect(askedAgain(imageToImage, restyled)).toEqual(restyled);
    const refined = { refinement: 'subtle', image_format: 'webp' };
    expect(askedAgain(refineDetails, refined)).toEqual(refined);
  });

  it('takes an exact size by its ratio, and no form for what has none', () => {
    expect(formOfSource({ parameters: { size: '1280x832' } }).size).toBe('3:2');
    expect(operationOfSource({ operationId: 'enhancePrompt' })).toBeUndefined();
    expect(operationOfSource({})).toBeUndefined();
  });
});
