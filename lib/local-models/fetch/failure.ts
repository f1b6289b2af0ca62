/** Why something could not be had, and the one thing that mends it. */
export type FailureKind =
  | 'no_connection'
  | 'not_found'
  | 'not_allowed'
  | 'busy'
  | 'no_space'
  | 'wrong_size'
  | 'wrong_hash'
  | 'refused';

export class FetchFailure extends Error {
  override name = 'FetchFailure';

  constructor(
    readonly kind: FailureKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
