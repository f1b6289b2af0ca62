import { ERROR_CODES, type ErrorCode } from './codes';

/** The JSON of a failed request: both shapes that existing clients parse, flat and nested. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  error: { code: ErrorCode; message: string; type: string; param: string | null };
  request_id: string;
}

export function errorBody(
  code: ErrorCode,
  message: string,
  param: string | null,
  requestId: string,
): ErrorBody {
  const type = ERROR_CODES[code].type;
  return { code, message, error: { code, message, type, param }, request_id: requestId };
}
