import type { ErrorCode } from '@/lib/errors/codes';

/** What each code tells a client, and what helps. */
export const ERROR_MEANINGS: Readonly<Record<ErrorCode, string>> = {
  invalid_json: 'The body is not JSON, or not an object.',
  invalid_request: 'A field is missing or out of its range; `param` names it.',
  unsupported_parameter: 'The model does not take this parameter; the message names those that do.',
  invalid_image: 'A picture is damaged, of another type, or outside the size limits.',
  invalid_mask: 'The mask has another size than the image, or pixels between 0 and 255.',
  unsafe_svg: 'The SVG has scripts, addresses or more than is drawn safely.',
  image_fetch_failed: 'The address of a picture did not answer with one.',
  unauthorized: 'The token is missing, unknown, expired or revoked.',
  insufficient_credits: 'The balance is below the price. Nothing was charged.',
  forbidden: 'The account may not do this.',
  storage_quota_exceeded:
    'You keep as many bytes as you may: delete results or styles. Nothing was charged.',
  not_found: 'It does not exist, has expired, or belongs to somebody else.',
  method_not_allowed: 'The path takes another method; the `Allow` header says which.',
  request_timeout: 'The request took too long to arrive.',
  conflict: 'It exists already, or there are as many as are allowed.',
  payload_too_large: 'The body is larger than this endpoint takes.',
  unsupported_media_type: 'Send JSON or a multipart form.',
  range_not_satisfiable: 'The range lies outside the file; `Content-Range` says how long that is.',
  rate_limited: 'Too many requests; wait as long as `Retry-After` says.',
  headers_too_large: 'Request line and headers together are too long.',
  canceled: 'The client went away before the answer. Nothing was charged.',
  engine_failed: 'The engine could not do it. Nothing was charged; another try may work.',
  engine_busy: 'Too many jobs are waiting; wait as long as `Retry-After` says.',
  server_busy: 'Too much is being uploaded or read at once; wait as long as `Retry-After` says.',
  storage_full: 'The disk of the server is nearly full; wait as long as `Retry-After` says.',
  service_unavailable:
    'Something the server needs (storage, queue) does not answer; wait as long as `Retry-After` says.',
  internal: 'A fault on our side. Nothing was charged; the log knows the request id.',
};
