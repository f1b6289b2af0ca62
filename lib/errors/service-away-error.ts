const BRAND = Symbol.for('easel.ServiceAwayError');

/**
 * A server that this one stands on (the database) can't be reached, or was lost on the way. No
 * `ApiError`: whether what was asked of it has happened is not known, and who asked may have to find out.
 */
export class ServiceAwayError extends Error {
  readonly [BRAND] = true;

  /** @param what as people know it: `the database` */
  constructor(
    readonly what: string,
    cause: unknown,
  ) {
    super(`${what} does not answer`, { cause });
    this.name = 'ServiceAwayError';
  }

  /** By brand, not by class: Next loads this module once per bundle, and errors cross between them. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && BRAND in value;
  }
}
