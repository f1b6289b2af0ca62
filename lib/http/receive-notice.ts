import { ApiError } from '@/lib/errors/api-error';
import type { Notice } from '@/lib/billing/cashier';
import type { PaymentStore } from '@/lib/billing/payment-store';
import { audit } from '@/lib/server/audit';
import { logger } from '@/lib/server/logger';
import { services } from '@/lib/server/services';
import { asApiError, errorResponse } from './answer/error-response';
import { receiveBytes } from './body/receive-body';
import { openContext } from './request-context';

/** Stripe's notices have some kilobytes. */
const LONGEST_NOTICE_BYTES = 256 * 1024;

/** Does what a notice says, once, however often and in whatever order notices come. */
async function heed(notice: Notice, payments: PaymentStore): Promise<void> {
  if (notice.kind === 'payment') {
    const { id, userId, units } = notice.payment;
    if (await payments.record(notice.payment)) {
      audit('units_bought', { userId, units, paymentId: id });
    }
    return;
  }
  const { id, intentId } = notice.reversal;
  const units = await payments.reverse(notice.reversal);
  if (units !== 0) audit('units_reversed', { units, reversalId: id, intentId });
}

/**
 * Takes a notice of the payment service. Its signature is its only authority, so it needs no
 * session; a payment that was noted before is acknowledged again and grants nothing.
 */
export async function receiveNotice(request: Request): Promise<Response> {
  const context = openContext(request);
  try {
    const { cashier, payments } = await services();
    if (!cashier) throw new ApiError('not_found', 'topping up is not set up on this server');
    const notice = await receiveBytes(request, { limitBytes: LONGEST_NOTICE_BYTES });
    const read = await cashier.read(notice, request.headers.get('stripe-signature') ?? '');
    if (read) await heed(read, payments);
    return Response.json({ received: true }, { headers: context.headers });
  } catch (thrown) {
    const error = asApiError(thrown);
    logger().warn({ requestId: context.requestId, err: error }, 'a payment notice was refused');
    return errorResponse(error, context.requestId, context.headers);
  }
}
