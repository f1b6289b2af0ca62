import { refuse } from '@/lib/operations/resolve/refuse';
import { operationOf } from '@/lib/operations/catalogue';
import type { RequestBody } from '../body/read-body';
import { parseFields } from '../parse-input';
import type { OwnRequest, RequestForm } from '../request-form';
import { additionFactsOf } from './addition';
import { adaptationOf, imageFormatOf } from './delivery';
import { variationFields } from './fields';
import { modelOf, responseFormatOf } from './models';
import { sortPictures, underNames, VARIATION_PICTURES } from './pictures';
import { askedSize } from './sizes';

/** What OpenAI makes when a request does not say. */
const USUAL_SIZE = '1024x1024';

/** Variations in OpenAI's words as a remix of ours. */
export function readVariation(body: RequestBody, takesAliases: boolean): OwnRequest {
  const pictures = sortPictures(body);
  if (pictures.hasLook) refuse('image', 'send one image; a variation has one source');
  const remix = operationOf('variateImage');
  const operation = { ...remix, images: underNames(remix.images, pictures) };
  const fields = parseFields(variationFields, pictures.body.fields);
  const isUsual = fields.size === undefined || fields.size === 'auto';
  const asked = askedSize(isUsual ? USUAL_SIZE : fields.size);
  const adaptation = adaptationOf(fields, asked);
  const own = {
    ...pictures.body.fields,
    model: modelOf(fields, operation, takesAliases),
    size: asked.size,
    response_format: responseFormatOf(fields, takesAliases),
    image_format: imageFormatOf(adaptation),
  };
  return {
    operation,
    body: { ...pictures.body, fields: own },
    adaptation,
    addition: additionFactsOf(fields, takesAliases),
  };
}

export const variationForm: RequestForm = {
  reads: { input: variationFields, images: VARIATION_PICTURES },
  storesPictures: true,
  read: readVariation,
};
