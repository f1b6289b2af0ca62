import type { RequestForm } from '../request-form';
import { editForm } from './edit';
import { variationForm } from './variation';

/** A path that only OpenAI's API has, answered by our operations. */
export interface DialectRoute {
  /** `operationId` of the document. */
  id: string;
  path: string;
  summary: string;
  description: string;
  form: RequestForm;
  /** Whether `stream` exists. */
  streams: boolean;
}

export const DIALECT_ROUTES: readonly DialectRoute[] = [
  {
    id: 'createImageEdit',
    path: '/v1/images/edits',
    summary: 'OpenAI: edit an image',
    description:
      'With a `mask`, whose transparent pixels are to change, an inpaint and its price; without one image to image and its price.',
    form: editForm,
    streams: true,
  },
  {
    id: 'createImageVariation',
    path: '/v1/images/variations',
    summary: 'OpenAI: make variations of an image',
    description: 'variateImage and its price, under OpenAI’s names.',
    form: variationForm,
    streams: false,
  },
];
