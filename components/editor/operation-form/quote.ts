import { ApiError } from '@/lib/errors/api-error';
import type { ImageCounts } from '@/lib/operations/define-operation';
import { generateImage, type GenerateInput } from '@/lib/operations/generate/definition';

/** Why a form can't be sent as it is, in the words that the API would use. */
export interface Problem {
  /** The request's field. */
  param: string | undefined;
  message: string;
}

export interface Quote {
  /** What pressing the button costs; known even while the prompt is still empty. */
  priceUnits: number | undefined;
  /** The request, resolved, when it could be sent. */
  input: GenerateInput | undefined;
  problem: Problem | undefined;
}

/** Stands in for a prompt that is yet to be written, as the price does not depend on it. */
const ANY_PROMPT = 'a';

type Attempt = { input: GenerateInput } | { problem: Problem };

function attempt(body: Record<string, unknown>, images: ImageCounts): Attempt {
  const parsed = generateImage.input.safeParse(body);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const param = issue?.path.join('.') || undefined;
    return { problem: { param, message: issue?.message ?? 'The request is not complete.' } };
  }
  try {
    return { input: generateImage.resolve(parsed.data, images, generateImage.paths[0] ?? '') };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { problem: { param: error.param ?? undefined, message: error.message } };
  }
}

/**
 * Checks and prices a request by the operation's own definition: the same code that the service runs,
 * so what the button says is what the request costs.
 */
export function quoteGenerate(body: Record<string, unknown>, images: ImageCounts): Quote {
  const result = attempt(body, images);
  if ('input' in result) {
    const { input } = result;
    return { priceUnits: generateImage.price(input), input, problem: undefined };
  }
  const prompt = typeof body.prompt === 'string' && body.prompt.trim() ? body.prompt : ANY_PROMPT;
  const likely = attempt({ ...body, prompt }, images);
  return {
    priceUnits: 'input' in likely ? generateImage.price(likely.input) : undefined,
    input: undefined,
    problem: result.problem,
  };
}
