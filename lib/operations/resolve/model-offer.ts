import { MODELS, findModel, type Model } from '@/lib/models/models';
import {
  styleMatchesOf,
  supports,
  type LimitedParameter,
  type StyleMatch,
} from '@/lib/models/support';

/**
 * The models that an operation runs with and what each of them takes there, as its form offers them.
 * `resolve` judges requests by the same rules; `model-offer.test.ts` holds the two together.
 */
export interface ModelOffer {
  /** In the order of the model table. */
  offered: readonly Model[];
  /** Id of the one that does the work when nothing in a request names or implies another. */
  usual: string;
  /** Whether a parameter that only some models know may be sent with this one. */
  takes(model: Model, parameter: LimitedParameter): boolean;
  /** How closely a style may be followed; the first is what most styles have. */
  styleMatches(model: Model): readonly StyleMatch[];
}

/** An offer by the support table alone, with what the operation has of its own (spec: Parameter support). */
export function offerModels(offer: Partial<ModelOffer> & Pick<ModelOffer, 'usual'>): ModelOffer {
  return {
    offered: MODELS,
    takes: supports,
    styleMatches: (model) => styleMatchesOf(model.family),
    ...offer,
  };
}

/** The chosen model where the operation runs with it, else its usual one. */
export function offeredModel(offer: ModelOffer, modelId: string | undefined): Model | undefined {
  return offer.offered.find(({ id }) => id === modelId) ?? findModel(offer.usual);
}
