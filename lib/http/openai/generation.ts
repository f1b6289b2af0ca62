import { generateImage } from '@/lib/operations/generate-image/definition';
import { operationOf } from '@/lib/operations/catalogue';
import type { RequestBody } from '../body/read-body';
import { parseFields } from '../parse-input';
import { formOf, type OwnRequest, type RequestForm } from '../request-form';
import { additionFactsOf } from './addition';
import { adaptationOf, imageFormatOf, streamOf } from './delivery';
import { DELIVERY_FIELDS, generationFields, STREAM_FIELDS, TONES } from './fields';
import { isDialect } from './is-dialect';
import { modelOf, responseFormatOf } from './models';
import { askedSize } from './sizes';

/** The path that both APIs have; ours that force an output are ours alone. */
export const GENERATION_PATH = '/v1/images/generations';

const OPERATION = operationOf('generateImage');

type Tone = (typeof TONES)[number];

/** What a tone says to an engine, which knows pictures by words alone. */
const TONE_WORDS: Readonly<Record<Tone, string>> = {
  vivid: 'vivid colours',
  natural: 'natural colours',
};

const isTone = (style: string | undefined): style is Tone =>
  (TONES as readonly (string | undefined)[]).includes(style);

/** The prompt as it is drawn; OpenAI's DALL·E 3 always says how it understood one. */
function revisedPrompt(prompt: string, style: string | undefined, model: string | undefined) {
  const revised = isTone(style) ? `${prompt}, ${TONE_WORDS[style]}` : prompt;
  const isTold = revised !== prompt || model === 'dall-e-3';
  return { prompt: revised, ...(isTold ? { told: revised } : {}) };
}

/** A generation in OpenAI's words as one in ours. Fields that are ours stay as they are. */
export function readGeneration(body: RequestBody, takesAliases: boolean): OwnRequest {
  const fields = parseFields(generationFields, body.fields);
  const asked = askedSize(fields.size);
  const adaptation = adaptationOf(fields, asked);
  const { prompt, told } = revisedPrompt(fields.prompt, fields.style, fields.model);
  const own = {
    ...body.fields,
    prompt,
    model: modelOf(fields, OPERATION, takesAliases),
    size: asked.size,
    style: isTone(fields.style) ? undefined : fields.style,
    response_format: responseFormatOf(fields, takesAliases),
    image_format: imageFormatOf(adaptation),
  };
  return {
    operation: OPERATION,
    body: { ...body, fields: own },
    adaptation,
    addition: additionFactsOf(fields, takesAliases, told),
    ...streamOf(fields, 'image_generation'),
  };
}

/** The form of the route that both APIs have: strict for our requests, lenient for OpenAI's. */
export const generationForm: RequestForm = {
  ...formOf(OPERATION),
  reads: {
    input: generateImage.input.extend({ ...DELIVERY_FIELDS, ...STREAM_FIELDS }),
    images: OPERATION.images,
  },
  read: (body, takesAliases) =>
    isDialect(body.fields, takesAliases)
      ? readGeneration(body, takesAliases)
      : { operation: OPERATION, body },
};
