import type {
  ImageCounts,
  OperationDefinition,
  ResolvedInput,
} from '@/lib/operations/define-operation';
import { attempt, type Problem } from './attempt';

export interface Quote {
  /** What pressing the button costs; known even while the prompt is still empty. */
  priceUnits: number | undefined;
  /** The request, resolved, when it could be sent. */
  input: ResolvedInput | undefined;
  problem: Problem | undefined;
}

/** Stand-ins for what is yet to be written or drawn, as the price does not depend on it. */
const LIKELY = { prompt: 'a', size: '1:1' } as const;

function likelyBody(definition: OperationDefinition, body: Record<string, unknown>) {
  const prompt = typeof body.prompt === 'string' ? body.prompt.trim() : undefined;
  const needsSize = definition.id === 'outpaint' || 'size' in definition.input.shape;
  return {
    ...body,
    ...(prompt === '' ? { prompt: LIKELY.prompt } : {}),
    ...(needsSize && Object.keys(body).every((name) => !FRAME_FIELD.test(name))
      ? { size: LIKELY.size }
      : {}),
  };
}

const FRAME_FIELD = /^(size|expand_\w+|zoom_out_percentage)$/;

/**
 * Checks and prices a request by the operation's own definition: the same code that the service runs,
 * so what the button says is what the request costs.
 */
export function quote(
  definition: OperationDefinition,
  body: Record<string, unknown>,
  images: ImageCounts,
): Quote {
  const result = attempt(definition, body, images);
  if ('input' in result) {
    return { priceUnits: definition.price(result.input), input: result.input, problem: undefined };
  }
  const likely = attempt(definition, likelyBody(definition, body), images);
  return {
    priceUnits: 'input' in likely ? definition.price(likely.input) : undefined,
    input: undefined,
    problem: result.problem,
  };
}
