'use client';

import { useMemo } from 'react';
import type { Model } from '@/lib/models/models';
import { nearestRatio } from '@/lib/models/sizes';
import type { FieldName } from '@/lib/operations/catalogue';
import type { OperationDefinition } from '@/lib/operations/define-operation';
import type { FieldDescription } from '@/lib/operations/fields/describe';
import { useMask } from '../mask/mask-document';
import { useForm, type FormFields } from '../store/forms';
import { useOperation, type OperationId } from '../store/operation';
import type { Version } from '../store/versions';
import type { Problem } from './attempt';
import { useCanvasInputs, type CanvasInputs } from './canvas-inputs';
import { definitionOf, takesFrame } from './definitions';
import { imageProblem } from './image-problem';
import { quote, type Quote } from './quote';
import { bodyOf, referencesOf } from './request-body';
import { fieldOf, modelFor } from './taken';

/** The form in hand: its operation, what is written in it, and the model that will do the work. */
export interface OperationForm {
  operation: OperationId;
  definition: OperationDefinition;
  fields: FormFields;
  /** Operations without a choice of models have none. */
  model: Model | undefined;
  /** A field of the request as its schema describes it, where the model takes it. */
  field: (name: FieldName) => FieldDescription | undefined;
  taken: (name: FieldName) => boolean;
}

export function useOperationForm(): OperationForm {
  const operation = useOperation((state) => state.operation);
  const fields = useForm();
  const hasMask = useMask(({ share }) => share > 0);
  const definition = definitionOf(operation, hasMask);
  const model = modelFor(definition, fields.modelId);
  const field = (name: FieldName) => fieldOf(definition, model, name);
  const taken = (name: FieldName) => field(name) !== undefined;
  return { operation, definition, fields, model, field, taken };
}

/** Everything that is sent: the JSON fields, the picture it starts from, and whether the mask goes along. */
export interface StudioRequest {
  operation: OperationId;
  definition: OperationDefinition;
  model: Model | undefined;
  body: Record<string, unknown>;
  /** The picture that is edited or processed. */
  source: Version | undefined;
  /** Whether the mask goes along. */
  masked: boolean;
  references: File[];
}

export interface PricedRequest {
  request: StudioRequest;
  quote: Quote;
}

/** What keeps the pictures of a request from being sent, in the order in which people mend it. */
function pictureProblem(
  { operation, definition, source, masked }: StudioRequest,
  canvas: CanvasInputs,
): Problem | undefined {
  const { image, mask } = definition.images;
  if (image && !source) return { param: 'image', message: 'Open an image first' };
  const refused = image && source && imageProblem(image.rules, source);
  if (refused) return { param: 'image', message: refused };
  if (mask && !masked) return { param: 'mask', message: 'Paint over what to change first' };
  const framing = takesFrame(operation) ? canvas.frameProblem : undefined;
  const lettering = 'text_layout' in definition.input.shape ? canvas.textProblem : undefined;
  const message = framing ?? lettering;
  return message ? { param: undefined, message } : undefined;
}

/** Builds, checks and prices the request of a form with what the canvas holds. */
function pricedRequest(
  operation: OperationId,
  fields: FormFields,
  canvas: CanvasInputs,
): PricedRequest {
  const definition = definitionOf(operation, canvas.hasMask);
  const source = definition.images.image ? canvas.image : undefined;
  const references = referencesOf(definition, fields);
  const body = bodyOf(definition, fields, { ...canvas, image: source });
  const request: StudioRequest = {
    operation,
    definition,
    model: modelFor(definition, fields.modelId),
    body,
    source,
    masked: definition.images.mask !== undefined && canvas.hasMask,
    references,
  };
  const facts = { model: request.model, count: fields.count, hasReferences: references.length > 0 };
  const quoted = quote(definition, { body, facts, references: references.length });
  return {
    request,
    quote: { ...quoted, problem: pictureProblem(request, canvas) ?? quoted.problem },
  };
}

/** A request of a form for a picture on which nothing is painted or framed. */
export function plainRequest(
  operation: OperationId,
  fields: FormFields,
  image: Version | undefined,
  textLayout?: unknown,
): PricedRequest {
  return pricedRequest(operation, fields, {
    image,
    hasMask: false,
    frame: {},
    frameProblem: undefined,
    textLayout,
    sheetRatio: image ? nearestRatio(image) : '1:1',
    textProblem: undefined,
  });
}

/** The request that the studio would send now, checked and priced by the operation's own definition. */
export function useStudioRequest(): PricedRequest {
  const operation = useOperation((state) => state.operation);
  const fields = useForm();
  const canvas = useCanvasInputs();
  return useMemo(() => pricedRequest(operation, fields, canvas), [operation, fields, canvas]);
}
