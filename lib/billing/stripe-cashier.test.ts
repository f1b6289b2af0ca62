import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPack, type TopUpPack } from './packs';
import { createStripeCashier } from './stripe-cashier';

const SECRET = 'whsec_for_tests';
const signer = new Stripe('sk_test_0');

function signed(event: object, secret = SECRET) {
  const payload = JSON.stringify(event);
  const header = signer.webhooks.generateTestHeaderString({ payload, secret });
  return { notice: Buffer.from(payload), header };
}

const userId = randomUUID();
const session = {
  id: 'cs_test_1',
  payment_status: 'paid',
  currency: 'usd',
  amount_subtotal: 2000,
  amount_total: 2000,
  payment_intent: 'pi_test_1',
  metadata: { user_id: userId },
};
const completed = (changes: object = {}) => ({
  id: 'evt_1',
  object: 'event',
  created: 1_795_000_000,
  type: 'checkout.session.completed',
  data: { object: { ...session, ...changes } },
});
const reported = (type: string, object: object, created = 1_795_000_000) => ({
  ...{ id: 'evt_2', object: 'event', created, type },
  data: { object: { currency: 'usd', payment_intent: 'pi_test_1', ...object } },
});

describe('notices from Stripe', () => {
  const cashier = createStripeCashier({ secretKey: 'sk_test_0', webhookSecret: SECRET });
  const read = (event: object, secret?: string) => {
    const { notice, header } = signed(event, secret);
    return cashier.read(notice, header);
  };

  it('a paid checkout gives a thousand units a dollar', async () => {
    expect(await read(completed())).toEqual({
      kind: 'payment',
      payment: {
        id: 'cs_test_1',
        intentId: 'pi_test_1',
        userId,
        units: 20_000,
        amountCents: 2000,
        note: 'Top-up of $20.00 through Stripe',
      },
    });
  });

  it.each([
    ['half the price', { amount_total: 1000, total_details: { amount_discount: 1000 } }, 10_000],
    ['a cent less', { amount_total: 1999 }, 19_990],
    ['tax on top of it', { amount_total: 2380, total_details: { amount_discount: 0 } }, 20_000],
    [
      'tax on top of half of it',
      { amount_total: 1190, total_details: { amount_discount: 1000 } },
      10_000,
    ],
  ])('the units follow what was paid: %s', async (_, changes, units) => {
    expect(await read(completed(changes))).toMatchObject({ payment: { units } });
  });

  it('a checkout that cost nothing gives nothing', async () => {
    const free = { payment_status: 'no_payment_required', amount_total: 0 };
    expect(await read(completed(free))).toBeUndefined();
    expect(await read(completed({ ...free, payment_status: 'paid' }))).toBeUndefined();
  });

  it('a refund says how much of the payment is gone in all', async () => {
    const charge = { id: 'ch_1', amount_refunded: 700 };
    expect(await read(reported('charge.refunded', charge))).toEqual({
      kind: 'reversal',
      reversal: {
        id: 'ch_1',
        intentId: 'pi_test_1',
        cents: 700,
        stage: 700,
        reportedAt: new Date(1_795_000_000_000),
      },
    });
  });

  it('a dispute takes the money until it is reinstated; an inquiry takes none', async () => {
    const dispute = { id: 'dp_1', amount: 2000, status: 'needs_response' };
    const centsOf = async (type: string, changes: object = {}) => {
      const notice = await read(reported(type, { ...dispute, ...changes }));
      return notice?.kind === 'reversal' ? notice.reversal.cents : undefined;
    };
    expect(await centsOf('charge.dispute.created')).toBe(2000);
    expect(await centsOf('charge.dispute.funds_withdrawn')).toBe(2000);
    expect(await centsOf('charge.dispute.funds_reinstated')).toBe(0);
    const inquiry = { status: 'warning_needs_response' };
    expect(await centsOf('charge.dispute.created', inquiry)).toBeUndefined();
  });

  it('a delayed payment counts when it has succeeded, not before', async () => {
    expect(await read(completed({ payment_status: 'unpaid' }))).toBeUndefined();
    const later = { ...completed(), type: 'checkout.session.async_payment_succeeded' };
    expect(await read(later)).toMatchObject({ payment: { units: 20_000 } });
  });

  it('a notice that somebody else signed, or changed, is refused', async () => {
    await expect(read(completed(), 'whsec_of_somebody')).rejects.toMatchObject({
      code: 'unauthorized',
    });
    const { notice, header } = signed(completed());
    const changed = Buffer.from(notice.toString().replace('2000', '9000'));
    await expect(cashier.read(changed, header)).rejects.toMatchObject({ code: 'unauthorized' });
  });

  it('other events, other currencies and other people’s sessions mean nothing', async () => {
    expect(await read({ ...completed(), type: 'customer.created' })).toBeUndefined();
    expect(await read(completed({ currency: 'jpy' }))).toBeUndefined();
    expect(await read(completed({ metadata: {} }))).toBeUndefined();
    const foreign = { id: 'ch_1', amount_refunded: 1, currency: 'jpy' };
    expect(await read(reported('charge.refunded', foreign))).toBeUndefined();
  });
});

describe('a checkout', () => {
  const received: URLSearchParams[] = [];
  const host = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push(new URLSearchParams(body));
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ id: 'cs_test_2', url: 'https://checkout.example/pay' }));
    });
  });
  beforeAll(() => new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve)));
  afterAll(() => host.close());

  it('asks for the price of the pack and says whose units they will be', async () => {
    const { port } = host.address() as AddressInfo;
    const cashier = createStripeCashier({
      secretKey: 'sk_test_0',
      webhookSecret: SECRET,
      apiUrl: `http://127.0.0.1:${port}`,
    });
    const pack = findPack('usd-20') as TopUpPack;
    const returnUrl = 'https://easel.example/usage';
    const url = await cashier.open({ userId, email: 'maria@example.com', pack, returnUrl });
    expect(url).toBe('https://checkout.example/pay');
    const body = Object.fromEntries(received[0] ?? []);
    expect(body).toMatchObject({
      mode: 'payment',
      'metadata[user_id]': userId,
      'payment_intent_data[metadata][user_id]': userId,
      'line_items[0][price_data][unit_amount]': '2000',
      'line_items[0][price_data][currency]': 'usd',
      success_url: 'https://easel.example/usage?topup=done',
    });
  });
});
