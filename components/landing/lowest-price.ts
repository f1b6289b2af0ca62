import { ApiError } from '@/lib/errors/api-error';
import { MODELS } from '@/lib/models/models';
import type { OperationDefinition } from '@/lib/operations/define-operation';

/** A request with only what operations demand, so that each can be priced without a visitor's input. */
const LEAST_BODY = {
  prompt: 'a',
  size: '1:1',
  strength: 0.5,
  style: undefined as string | undefined,
};
const STYLE_ID = '00000000-0000-4000-8000-000000000000';

function priceWith(operation: OperationDefinition, model: string | undefined): number | undefined {
  const images = Object.fromEntries(
    Object.entries(operation.images).map(([name, field]) => [name, field.required ? 1 : 0]),
  );
  for (const styleId of [undefined, STYLE_ID]) {
    const body = { ...LEAST_BODY, model, style_id: styleId };
    const parsed = operation.input.safeParse(body);
    if (!parsed.success) continue;
    try {
      return operation.price(operation.resolve(parsed.data, images, operation.paths[0] ?? ''));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return undefined;
}

export interface PriceRange {
  lowestUnits: number;
  /** Whether models differ in price: then the lowest is a "from". */
  varies: boolean;
}

/** What one result of an operation costs, over all the models that it takes. */
export function priceRange(operation: OperationDefinition): PriceRange {
  const models = 'model' in operation.input.shape ? MODELS.map((model) => model.id) : [undefined];
  const prices = models
    .map((model) => priceWith(operation, model))
    .filter((price) => price !== undefined);
  const lowestUnits = Math.min(...prices);
  return { lowestUnits, varies: prices.some((price) => price !== lowestUnits) };
}
