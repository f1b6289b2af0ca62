import { createHmac } from 'node:crypto';

/**
 * Signatures of deliveries, as the Standard Webhooks specification 1.0 writes them ("Signature scheme"):
 * HMAC-SHA256 over id, time and body, so that neither can be replaced and an old delivery not sent again.
 */

const PREFIX = 'whsec_';

/** A user's secret, drawn from the server's: nothing to keep, and no user's tells another's. */
export function webhookSecretOf(serverSecret: string, userId: string): string {
  const key = createHmac('sha256', serverSecret).update(`webhooks/${userId}`).digest('base64');
  return `${PREFIX}${key}`;
}

export interface SignedDelivery {
  /** Of the request: the same in every try, so that a receiver can tell repeats. */
  id: string;
  /** Unix time, seconds. */
  timestamp: number;
  body: string;
}

/** The headers by which a receiver knows that a delivery is ours. */
export function webhookHeaders(
  { id, timestamp, body }: SignedDelivery,
  secret: string,
): Record<string, string> {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}
