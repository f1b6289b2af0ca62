import type { z } from 'zod';
import type { OperationDefinition, ResolvedInput } from './define-operation';
import type { Controls as ControlsField } from './fields/controls';
import { createStyle } from './create-style/definition';
import { creativeUpscale } from './creative-upscale/definition';
import { crispUpscale } from './crisp-upscale/definition';
import { enhancePrompt } from './enhance-prompt/definition';
import { eraseRegion } from './erase-region/definition';
import { generateImage } from './generate-image/definition';
import { generateBackground } from './generate-background/definition';
import { imageToImage } from './image-to-image/definition';
import { inpaint } from './inpaint/definition';
import { outpaint } from './outpaint/definition';
import { refineDetails } from './refine-details/definition';
import { removeBackground } from './remove-background/definition';
import { replaceBackground } from './replace-background/definition';
import { variateImage } from './variate-image/definition';
import { vectorize } from './vectorize/definition';

/** Every operation with its own types; the order is that of the reference. */
const OPERATIONS = [
  generateImage,
  createStyle,
  inpaint,
  outpaint,
  eraseRegion,
  replaceBackground,
  generateBackground,
  imageToImage,
  variateImage,
  vectorize,
  removeBackground,
  crispUpscale,
  creativeUpscale,
  refineDetails,
  enhancePrompt,
] as const;

type Operation = (typeof OPERATIONS)[number];

/** The one name of an operation, everywhere. */
export type OperationId = Operation['id'];
/** The lucide icons that tiles of the studio have. */
export type OperationIcon = NonNullable<Operation['studio']>['icon'];
/** What an operation's `resolve` makes of a request, and its `run` gets. */
export type InputOf<Id extends OperationId> = ReturnType<Extract<Operation, { id: Id }>['resolve']>;

/** A field of some operation's request; those of nested objects with their path. */
export type FieldName =
  FieldsOf<Operation> | `controls.${keyof NonNullable<ControlsField> & string}`;
type FieldsOf<Each> = Each extends { input: { shape: infer Shape } } ? keyof Shape & string : never;

/** An operation in its general form, as whatever treats all of them alike sees it. */
export type CatalogueEntry = OperationDefinition<
  z.ZodObject,
  ResolvedInput,
  OperationId,
  OperationIcon
>;

/**
 * Every operation, for whatever is derived from them: the router, the OpenAPI document, the studio's
 * forms and the reference. Runs in the browser too; what does the work stands in `runs.ts`.
 */
export const CATALOGUE = OPERATIONS as unknown as readonly CatalogueEntry[];

const byId = new Map<string, CatalogueEntry>(CATALOGUE.map((entry) => [entry.id, entry]));

/** The operation of this id, where the text is one. */
export function findOperation(id: string): CatalogueEntry | undefined {
  return byId.get(id);
}

/** The operation of an id that is known to be one. */
export function operationOf(id: OperationId): CatalogueEntry {
  const definition = byId.get(id);
  if (!definition) throw new Error(`The catalogue has no operation ${id}`);
  return definition;
}
