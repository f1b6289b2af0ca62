import { ERROR_CODES, type ErrorCode } from './codes';

interface ApiErrorOptions {
  /** Name of the request field the error is about, as the client wrote it. */
  param?: string;
  /** Extra response headers, such as `Retry-After`. */
  headers?: Record<string, string>;
  cause?: unknown;
}

const BRAND = Symbol.for('easel.ApiError');

/** A refusal or failure that a client is meant to read. Anything else that is thrown answers `internal`. */
export class ApiError extends Error {
  readonly [BRAND] = true;
  readonly code: ErrorCode;
  readonly param: string | null;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, message: string, options: ApiErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.param = options.param ?? null;
    this.headers = options.headers ?? {};
  }

  /** By brand, not by class: Next loads this module once per bundle, and errors cross between them. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && BRAND in value;
  }

  get status(): number {
    return ERROR_CODES[this.code].status;
  }
}

/** What crosses the border between processes: an `ApiError` without its stack. */
export interface SerializedApiError {
  code: ErrorCode;
  message: string;
  param: string | null;
  headers: Record<string, string>;
}

export function serializeApiError(error: ApiError): SerializedApiError {
  return { code: error.code, message: error.message, param: error.param, headers: error.headers };
}

export function deserializeApiError(data: SerializedApiError): ApiError {
  return new ApiError(data.code, data.message, {
    ...(data.param === null ? {} : { param: data.param }),
    headers: data.headers,
  });
}
