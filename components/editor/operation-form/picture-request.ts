import type { PixelSize } from '@/lib/models/sizes';
import type { OperationDefinition, PriceFacts } from '@/lib/operations/define-operation';
import type { FormFields } from '../store/forms';
import { imageProblem } from './image-problem';
import { quote } from './quote';
import { bodyOf, referencesOf } from './request-body';
import { modelFor } from './taken';

/** The request of a form for a picture that is not on the canvas. */

/** Whether an operation can be done to many pictures: it takes one, and nothing painted or framed on it. */
export function takesAnyPicture({ images, studio }: OperationDefinition): boolean {
  return images.image !== undefined && images.mask === undefined && studio?.resultSize !== 'frame';
}

/** What is sent with a picture, and what that costs. */
interface PictureRequest {
  body: Record<string, unknown>;
  /** Style references that go along. */
  references: File[];
  priceUnits: number;
  /** What is missing in the form. */
  problem: string | undefined;
}

/** What of a form goes along with a picture. What the canvas holds is left out: it is about one picture. */
export function pictureRequest(
  definition: OperationDefinition,
  fields: FormFields,
  image: PixelSize,
): PictureRequest {
  const references = referencesOf(definition, fields);
  const model = modelFor(definition, fields.modelId);
  const body = bodyOf(definition, fields, { image, frame: {}, textLayout: undefined });
  const facts: PriceFacts = { model, count: fields.count, hasReferences: references.length > 0 };
  const { priceUnits, problem } = quote(definition, { body, facts, references: references.length });
  return { body, references, priceUnits, problem: problem?.message };
}

/** Why an operation can't take a picture, or nothing. */
export function pictureRefusal(
  { images }: OperationDefinition,
  picture: PixelSize & { fileName: string },
): string | undefined {
  return images.image && imageProblem(images.image.rules, picture);
}
