import Stripe from 'stripe';
import { ApiError } from '@/lib/errors/api-error';
import type { Cashier, Purchase } from './cashier';
import { UNITS_PER_CENT } from './packs';
import { readEvent } from './stripe-events';

interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** Another root than Stripe's own, for tests. */
  apiUrl?: string;
}

const TIMEOUT_MS = 20_000;
const RETRIES = 2;
function addressOf(apiUrl: string | undefined) {
  if (!apiUrl) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  return {
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    host: hostname,
    ...(port ? { port } : {}),
  };
}

function checkoutOf({ userId, email, pack, returnUrl }: Purchase) {
  const units = pack.amountCents * UNITS_PER_CENT;
  return {
    mode: 'payment' as const,
    customer_email: email,
    client_reference_id: userId,
    metadata: { user_id: userId },
    payment_intent_data: { metadata: { user_id: userId } },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: pack.amountCents,
          product_data: { name: `${units.toLocaleString('en-GB')} API units` },
        },
      },
    ],
    success_url: `${returnUrl}?topup=done`,
    cancel_url: `${returnUrl}?topup=cancelled`,
  };
}

/** Stripe Checkout, with its signed notices as the only proof that something was paid. */
export function createStripeCashier(options: StripeOptions): Cashier {
  const stripe = new Stripe(options.secretKey, {
    ...addressOf(options.apiUrl),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
  return {
    async open(purchase) {
      const { url } = await stripe.checkout.sessions.create(checkoutOf(purchase));
      if (!url) throw new Error('Stripe opened a checkout without an address.');
      return url;
    },
    async read(notice, signature) {
      return readEvent(await verified(stripe, notice, signature, options.webhookSecret));
    },
  };
}

async function verified(stripe: Stripe, notice: Buffer, signature: string, secret: string) {
  try {
    return await stripe.webhooks.constructEventAsync(notice, signature, secret);
  } catch (cause) {
    throw new ApiError('unauthorized', 'the notice does not carry a valid signature', { cause });
  }
}
