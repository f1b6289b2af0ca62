import Stripe from 'stripe';
import { z } from 'zod';
import { ApiError } from '@/lib/errors/api-error';
import type { Cashier, Purchase } from './cashier';
import { UNITS_PER_CENT } from './packs';
import type { Payment } from './payment-store';

interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** Another root than Stripe's own, for tests. */
  apiUrl?: string;
}

const TIMEOUT_MS = 20_000;
const RETRIES = 2;
/** Events that may mean paid; delayed methods confirm later, with the second (docs.stripe.com/payments/checkout/fulfill-orders). */
const PAID_EVENTS = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];

/** What a paid checkout says of itself; the metadata is what {@link Purchase} put there. */
const paidSession = z.object({
  id: z.string().min(1).max(200),
  payment_status: z.literal('paid'),
  currency: z.literal('usd'),
  amount_subtotal: z.int().positive(),
  metadata: z.object({ user_id: z.uuid() }),
});

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
      const event = await verified(stripe, notice, signature, options.webhookSecret);
      if (!PAID_EVENTS.includes(event.type)) return undefined;
      return paymentOf(event.data.object);
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

/** The units follow from the money that was taken, whatever else the notice says. */
function paymentOf(session: unknown): Payment | undefined {
  const paid = paidSession.safeParse(session).data;
  if (!paid) return undefined;
  const dollars = (paid.amount_subtotal / 100).toFixed(2);
  return {
    id: paid.id,
    userId: paid.metadata.user_id,
    units: paid.amount_subtotal * UNITS_PER_CENT,
    amountCents: paid.amount_subtotal,
    note: `Top-up of $${dollars} through Stripe`,
  };
}
