import { operationOf } from '@/lib/operations/catalogue';
import type { OperationDefinition } from '@/lib/operations/define-operation';
import { LOOK_FIELD } from '@/lib/operations/adapt/adaptation';
import { listing, refuse } from '@/lib/operations/resolve/refuse';
import type { RequestBody } from '../body/read-body';
import { parseFields } from '../parse-input';
import type { OwnRequest, RequestForm } from '../request-form';
import { additionOf } from './addition';
import { adaptationOf, imageFormatOf, streamOf } from './delivery';
import { editFields } from './fields';
import { answersBase64, modelOf } from './models';
import { EDIT_PICTURES, lookPictures, sortPictures, type SortedPictures } from './pictures';
import { askedSize, OPENAI_SIZES } from './sizes';

/** How far an edit without a mask departs from its picture, by `input_fidelity`. */
const STRENGTHS = { low: 0.5, high: 0.25 } as const;

/** The operation that an edit means, with its pictures under the names that the dialect has for them. */
function operationFor({ hasMask, hasLook }: SortedPictures): OperationDefinition {
  const operation = operationOf(hasMask ? 'inpaint' : 'imageToImage');
  const { image, mask } = operation.images;
  return {
    ...operation,
    images: {
      ...(image ? { image: { ...image, json: 'image', parts: ['image'] } } : {}),
      ...(mask ? { mask: { ...mask, json: 'mask' } } : {}),
      ...(hasLook ? { [LOOK_FIELD]: lookPictures } : {}),
    },
  };
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
  const usualFormat = answersBase64(fields.model, takesAliases) ? 'b64_json' : 'url';
  const own = {
    strength: STRENGTHS[fields.input_fidelity ?? 'low'],
    ...pictures.body.fields,
    model: modelOf(fields, operation, takesAliases),
    size: undefined,
    response_format: fields.response_format ?? usualFormat,
    image_format: imageFormatOf(adaptation),
  };
  return {
    operation,
    body: { ...pictures.body, fields: own },
    adaptation,
    addition: additionOf(fields, takesAliases),
    ...streamOf(fields, 'image_edit'),
  };
}

export const editForm: RequestForm = {
  reads: { input: editFields, images: EDIT_PICTURES },
  storesPictures: true,
  read: readEdit,
};
