import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../support/client';
import { SHARED_VARIABLES, TestServer } from '../support/server';

const { STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: SECRET } = SHARED_VARIABLES;
const signer = new Stripe(KEY);

interface Line {
  state: string;
  units: number;
  note: string;
}

describe('payments', () => {
  let server: TestServer;
  let client: Client;

  beforeAll(async () => {
    server = await TestServer.start(SHARED_VARIABLES);
  });
  afterAll(() => server.stop());

  /** Tells the server of an event, as Stripe does. */
  async function tell(type: string, object: object, created: number, secret: string = SECRET) {
    const payload = JSON.stringify({ id: 'evt', object: 'event', created, type, data: { object } });
    const signature = signer.webhooks.generateTestHeaderString({ payload, secret });
    const response = await fetch(`${server.url}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'stripe-signature': signature },
      body: payload,
    });
    return response.status;
  }

  let count = 0;
  async function checkout(changes: object = {}) {
    count += 1;
    client = await Client.open(server, 0);
    const intent = `pi_${count}`;
    const session = {
      id: `cs_${count}`,
      payment_status: 'paid',
      currency: 'usd',
      amount_subtotal: 500,
      amount_total: 500,
      payment_intent: intent,
      metadata: { user_id: client.user.id },
      ...changes,
    };
    return {
      pay: () => tell('checkout.session.completed', session, 100),
      refund: (amount_refunded: number, created: number, secret?: string) => {
        const charge = { id: `ch_${intent}`, currency: 'usd', payment_intent: intent };
        return tell('charge.refunded', { ...charge, amount_refunded }, created, secret);
      },
      dispute: (type: string, created: number) =>
        tell(
          `charge.dispute.${type}`,
          {
            ...{ id: `dp_${intent}`, currency: 'usd', payment_intent: intent },
            ...{ amount: 500, status: 'needs_response' },
          },
          created,
        ),
    };
  }
  async function lines(): Promise<Line[]> {
    const answer = await client.fetch('/v1/users/me/ledger');
    return ((await answer.json()) as { lines: Line[] }).lines;
  }

  it('units follow what was paid after a discount', async () => {
    const { pay } = await checkout({
      amount_total: 125,
      total_details: { amount_discount: 375 },
    });
    expect(await pay()).toBe(200);
    expect(await client.balance()).toBe(1250);
  });

  it('a refund takes its units back once, and the ledger says so', async () => {
    const { pay, refund } = await checkout();
    await pay();
    for (const again of [1, 2]) expect(await refund(200, 100 + again)).toBe(200);
    expect(await client.balance()).toBe(3000);
    expect(await refund(500, 110)).toBe(200);
    expect(await client.balance()).toBe(0);
    expect(await lines()).toMatchObject([
      { state: 'reversed', units: -3000 },
      { state: 'reversed', units: -2000 },
      { state: 'granted', units: 5000 },
    ]);
  });

  it('a refund that is told before its payment leaves nothing to spend', async () => {
    const { pay, refund } = await checkout();
    await refund(500, 120);
    await pay();
    expect(await client.balance()).toBe(0);
  });

  it('disputed units go, and come back when the dispute is won', async () => {
    const { pay, dispute } = await checkout();
    await pay();
    await dispute('created', 130);
    expect(await client.balance()).toBe(0);
    await dispute('funds_withdrawn', 130);
    await dispute('funds_reinstated', 190);
    expect(await client.balance()).toBe(5000);
  });

  it('spent units are owed: the balance stays at nothing until they are settled', async () => {
    const { pay, refund } = await checkout();
    await pay();
    const drawn = { prompt: 'a cloud', model: 'svcv4_1_flash', n: 6 };
    expect((await client.post('/v1/images/generations', drawn)).status).toBe(200);
    await refund(500, 140);
    expect(await client.balance()).toBe(0);
    const granted = ['--email', client.user.email, '--credits', '50'];
    expect((await server.admin('credits:grant', ...granted)).credits).toBe(8);
  });

  it('a report that somebody else signed changes nothing', async () => {
    const { pay, refund } = await checkout();
    await pay();
    expect(await refund(500, 150, 'whsec_of_somebody')).toBe(401);
    expect(await client.balance()).toBe(5000);
  });
});
