/** What a client may ask of the front door. Every one of these is a promise to everybody else. */

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;
const SECOND_MS = 1000;

/** The longest body of any address that does not read bodies with limits of its own. */
export const FOREIGN_BODY_BYTES = 16 * KIBIBYTE;
/** Such a body is awaited this long. */
export const FOREIGN_BODY_PATIENCE_MS = 10 * SECOND_MS;

/** The longest path under `/v1`; the longest that exists has about a hundred characters. */
export const LONGEST_API_PATH = 2 * KIBIBYTE;
/** Request line and headers together. */
export const MAX_HEADER_BYTES = 16 * KIBIBYTE;
export const HEADERS_PATIENCE_MS = 10 * SECOND_MS;
/** A whole request, body included: 85 MB at 1 Mbit/s take eleven minutes. */
export const REQUEST_PATIENCE_MS = 15 * 60 * SECOND_MS;
/** How often Node looks for requests that have lost its patience. */
export const PATIENCE_CHECK_MS = 2 * SECOND_MS;

/** A client that takes no byte of its answer for this long loses the connection; so does an idle one. */
export const WRITE_PATIENCE_MS = 30 * SECOND_MS;

/**
 * What is still read, and thrown away, of a body that nobody wanted: many clients look for an answer
 * only after they have sent everything, and a connection closed in mid-body reads as a network failure.
 */
export const LINGER_BYTES = 64 * MEBIBYTE;
export const LINGER_MS = 10 * SECOND_MS;
/** A client that sends nothing more for this long has seen the answer, or never will. */
export const LINGER_SILENCE_MS = SECOND_MS;

/** Bytes that wait in one connection for their reader; must hold a whole foreign body. */
export const SOCKET_BUFFER_BYTES = 2 * FOREIGN_BODY_BYTES;

/** Answers below this gain nothing from compression. */
export const SMALLEST_COMPRESSED_BYTES = KIBIBYTE;
