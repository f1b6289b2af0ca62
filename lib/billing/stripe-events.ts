import type Stripe from 'stripe';
import { z } from 'zod';
import type { Notice } from './cashier';
import { UNITS_PER_CENT } from './packs';
import { shareOf } from './share';

/** Ids of Stripe's; they come alone, or as the object they name. */
const id = z.string().min(1).max(200);
const reference = z.union([id, z.object({ id }).transform((object) => object.id)]);

/** What a paid checkout says of itself; the metadata is what was put there when it was opened. */
const paidSession = z.object({
  id,
  payment_status: z.literal('paid'),
  currency: z.literal('usd'),
  /** The price of the pack. */
  amount_subtotal: z.int().positive(),
  /** What was taken: the price less discounts, plus tax where it comes on top. */
  amount_total: z.int().positive(),
  total_details: z.object({ amount_discount: z.int().min(0).default(0) }).nullish(),
  payment_intent: reference.nullish(),
  metadata: z.object({ user_id: z.uuid() }),
});

const refundedCharge = z.object({
  id,
  currency: z.literal('usd'),
  payment_intent: reference,
  /** In all, over every refund of this charge so far. */
  amount_refunded: z.int().min(0),
});

const dispute = z.object({
  id,
  currency: z.literal('usd'),
  payment_intent: reference,
  amount: z.int().min(0),
  status: z.string().max(100),
});

/**
 * What an event means here; nothing for those that mean nothing. Delayed payments confirm with the
 * second of the paid events (docs.stripe.com/payments/checkout/fulfill-orders).
 */
export function readEvent(event: Stripe.Event): Notice | undefined {
  const reportedAt = new Date(event.created * 1000);
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return paymentOf(event.data.object);
    case 'charge.refunded':
      return refundOf(event.data.object, reportedAt);
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return disputeOf(event.data.object, event.type, reportedAt);
    default:
      return undefined;
  }
}

/** The units follow from the money that was taken for them, whatever else the notice says. */
function paymentOf(object: unknown): Notice | undefined {
  const paid = paidSession.safeParse(object).data;
  if (!paid) return undefined;
  const priceCents = paid.amount_subtotal;
  const discounted = priceCents - (paid.total_details?.amount_discount ?? 0);
  const amountCents = Math.min(paid.amount_total, discounted);
  if (amountCents <= 0) return undefined;
  return {
    kind: 'payment',
    payment: {
      id: paid.id,
      intentId: paid.payment_intent ?? null,
      userId: paid.metadata.user_id,
      units: shareOf(priceCents * UNITS_PER_CENT, amountCents, priceCents),
      amountCents,
      note: `Top-up of $${(amountCents / 100).toFixed(2)} through Stripe`,
    },
  };
}

/** A charge says how much of it was refunded in all, so the highest figure is the latest. */
function refundOf(object: unknown, reportedAt: Date): Notice | undefined {
  const charge = refundedCharge.safeParse(object).data;
  if (!charge) return undefined;
  const cents = charge.amount_refunded;
  const intentId = charge.payment_intent;
  return {
    kind: 'reversal',
    reversal: { id: charge.id, intentId, cents, stage: cents, reportedAt },
  };
}

const DISPUTE_STAGES = {
  'charge.dispute.created': 0,
  'charge.dispute.funds_withdrawn': 1,
  'charge.dispute.funds_reinstated': 2,
} as const;

/** The disputed money is gone until it is reinstated; an inquiry of a bank takes none yet. */
function disputeOf(
  object: unknown,
  type: keyof typeof DISPUTE_STAGES,
  reportedAt: Date,
): Notice | undefined {
  const found = dispute.safeParse(object).data;
  if (!found) return undefined;
  if (type === 'charge.dispute.created' && found.status.startsWith('warning_')) return undefined;
  const cents = type === 'charge.dispute.funds_reinstated' ? 0 : found.amount;
  const { id: disputeId, payment_intent: intentId } = found;
  const stage = DISPUTE_STAGES[type];
  return { kind: 'reversal', reversal: { id: disputeId, intentId, cents, stage, reportedAt } };
}
