import type {
  OperationDefinition,
  PriceFacts,
  ResolvedInput,
} from '@/lib/operations/define-operation';
import { attempt, type Problem } from './attempt';

export interface Quote {
  /** What pressing the button costs; known even while the prompt is still empty. */
  priceUnits: number;
  /** The request, resolved, when it could be sent. */
  input: ResolvedInput | undefined;
  problem: Problem | undefined;
}

interface QuotedRequest {
  body: Record<string, unknown>;
  facts: PriceFacts;
  /** Style references that go along. */
  references: number;
}

/**
 * Checks and prices a request by the operation's own definition: the same code that the service runs,
 * so what the button says is what the request costs.
 */
export function quote(
  definition: OperationDefinition,
  { body, facts, references }: QuotedRequest,
): Quote {
  const result = attempt(definition, body, { style_references: references });
  const isWhole = 'input' in result;
  return {
    priceUnits: definition.price(isWhole ? result.input : facts),
    input: isWhole ? result.input : undefined,
    problem: isWhole ? undefined : result.problem,
  };
}
