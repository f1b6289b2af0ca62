import { ApiError } from '@/lib/errors/api-error';
import { fetchableUrl, RefusedUrl } from '../images/fetch-url';

export const RESPOND_ASYNC = 'respond-async';
const WEBHOOK_HEADER = 'x-webhook-url';

/** Whether the client would rather be answered later (RFC 7240, "respond-async"). */
export function prefersLater(headers: Headers): boolean {
  const preferences = (headers.get('prefer') ?? '').split(',');
  return preferences.some((one) => one.split(';')[0]?.trim().toLowerCase() === RESPOND_ASYNC);
}

/**
 * The address to tell when the request has ended, from `X-Webhook-Url`, guarded as an `image_url` is.
 * @throws ApiError `invalid_request` with the reason
 */
export function webhookUrlOf(
  headers: Headers,
  { isLater, allowPrivate }: { isLater: boolean; allowPrivate: boolean },
): string | null {
  const text = headers.get(WEBHOOK_HEADER);
  if (text === null) return null;
  const refuse = (why: string, cause?: unknown) =>
    new ApiError('invalid_request', `X-Webhook-Url ${why}`, { param: 'X-Webhook-Url', cause });
  if (!isLater) throw refuse(`goes with Prefer: ${RESPOND_ASYNC}; this answer is not told later`);
  try {
    return fetchableUrl(text, allowPrivate).href;
  } catch (error) {
    if (error instanceof RefusedUrl) throw refuse(`is not taken: ${error.message}`, error);
    throw error;
  }
}
