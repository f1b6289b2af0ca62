import { operationOf } from '@/lib/operations/catalogue';
import type { OperationDefinition } from '@/lib/operations/define-operation';
import { listing, refuse } from '@/lib/operations/resolve/refuse';
import type { RequestBody } from '../body/read-body';
import { parseFields } from '../parse-input';
import type { OwnRequest, RequestForm } from '../request-form';
import { additionFactsOf } from './addition';
import { adaptationOf, imageFormatOf, streamOf } from './delivery';
import { editFields } from './fields';
import { modelOf, responseFormatOf } from './models';
import { EDIT_PICTURES, sortPictures, type SortedPictures, underNames } from './pictures';
import { askedSize, OPENAI_SIZES } from './sizes';

/** How far an edit without a mask departs from its picture, by `input_fidelity`. */
const STRENGTHS = { low: 0.5, high: 0.25 } as const;

/** The operation that an edit means, with its pictures under the names that they were sent by. */
function operationFor(pictures: SortedPictures): OperationDefinition {
  const operation = operationOf(pictures.hasMask ? 'inpaint' : 'imageToImage');
  return { ...operation, images: underNames(operation.images, pictures) };
}

/** An edit in OpenAI's words: with a mask an inpaint, else image to image. */
export function readEdit(body: RequestBody, takesAliases: boolean): OwnRequest {
  const pictures = sortPictures(body);
  const operation = operationFor(pictures);
  const fields = parseFields(editFields, pictures.body.fields);
  const asked = askedSize(fields.size);
  if (asked.size !== undefined && !asked.exact) {
    const sizes = listing(['auto', ...OPENAI_SIZES], 'or');
    refuse('size', `send size ${sizes}; ${JSON.stringify(fields.size)} is none of them`);
  }
  const adaptation = adaptationOf(fields, asked, pictures.hasMask);
  const own = {
    strength: STRENGTHS[fields.input_fidelity ?? 'low'],
    ...pictures.body.fields,
    model: modelOf(fields, operation, takesAliases),
    size: undefined,
    response_format: responseFormatOf(fields, takesAliases),
    image_format: imageFormatOf(adaptation),
  };
  return {
    operation,
    body: { ...pictures.body, fields: own },
    adaptation,
    addition: additionFactsOf(fields, takesAliases),
    ...streamOf(fields, 'image_edit'),
  };
}

export const editForm: RequestForm = {
  reads: { input: editFields, images: EDIT_PICTURES },
  storesPictures: true,
  read: readEdit,
};
