/** Why a request came to nothing. */
export interface Failure {
  /** The API's code; `network` when no answer came, `canceled` when the visitor stopped it. */
  code: string;
  /** In the API's words. */
  message: string;
  /** Refused and failed requests cost nothing. Without an answer that is not known. */
  charged: 'nothing' | 'unknown';
}

/** The one error of requests to our API, whatever went wrong. */
export class RequestError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'RequestError';
    this.failure = failure;
  }
}

const NOTHING_CHARGED = 'Nothing was charged.';

/** The API's message as a sentence, with what it cost where it does not say so itself. */
export function withCost({ message, charged }: Pick<Failure, 'message' | 'charged'>): string {
  const begun = message.charAt(0).toUpperCase() + message.slice(1);
  const sentence = /[.!?]$/.test(begun) ? begun : `${begun}.`;
  if (charged === 'unknown') return `${sentence} The balance says whether it was charged.`;
  return sentence.includes(NOTHING_CHARGED) ? sentence : `${sentence} ${NOTHING_CHARGED}`;
}

/** Why something that costs units came to nothing, as a sentence that says what it cost. */
export function sentenceOf(error: unknown): string {
  if (error instanceof RequestError) return withCost(error.failure);
  return 'The server did not answer. Try again.';
}
