/**
 * The one table of error codes: HTTP status and the `type` that clients of OpenAI-like APIs read.
 * Every refusal and every failure under `/v1` names one of these.
 */
export const ERROR_CODES = {
  invalid_json: { status: 400, type: 'invalid_request_error' },
  invalid_request: { status: 400, type: 'invalid_request_error' },
  unsupported_parameter: { status: 400, type: 'invalid_request_error' },
  invalid_image: { status: 400, type: 'invalid_request_error' },
  invalid_mask: { status: 400, type: 'invalid_request_error' },
  unsafe_svg: { status: 400, type: 'invalid_request_error' },
  image_fetch_failed: { status: 400, type: 'invalid_request_error' },
  unauthorized: { status: 401, type: 'authentication_error' },
  insufficient_credits: { status: 402, type: 'insufficient_credits_error' },
  forbidden: { status: 403, type: 'permission_error' },
  storage_quota_exceeded: { status: 403, type: 'invalid_request_error' },
  not_found: { status: 404, type: 'invalid_request_error' },
  method_not_allowed: { status: 405, type: 'invalid_request_error' },
  request_timeout: { status: 408, type: 'invalid_request_error' },
  conflict: { status: 409, type: 'invalid_request_error' },
  payload_too_large: { status: 413, type: 'invalid_request_error' },
  unsupported_media_type: { status: 415, type: 'invalid_request_error' },
  range_not_satisfiable: { status: 416, type: 'invalid_request_error' },
  rate_limited: { status: 429, type: 'rate_limit_error' },
  headers_too_large: { status: 431, type: 'invalid_request_error' },
  canceled: { status: 499, type: 'invalid_request_error' },
  engine_failed: { status: 502, type: 'engine_error' },
  engine_busy: { status: 503, type: 'engine_error' },
  server_busy: { status: 503, type: 'server_error' },
  storage_full: { status: 503, type: 'server_error' },
  service_unavailable: { status: 503, type: 'server_error' },
  internal: { status: 500, type: 'server_error' },
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;
