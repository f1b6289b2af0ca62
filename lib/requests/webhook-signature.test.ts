import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { webhookHeaders, webhookSecretOf } from './webhook-signature';

it('a receiver finds the same signature from the secret, the id, the time and the body', () => {
  const secret = webhookSecretOf('server', 'ada');
  const headers = webhookHeaders({ id: 'r1', timestamp: 12, body: '{"a":1}' }, secret);
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update('r1.12.{"a":1}').digest('base64');
  expect(headers).toEqual({
    'webhook-id': 'r1',
    'webhook-timestamp': '12',
    'webhook-signature': `v1,${expected}`,
  });
});

it('users have secrets of their own', () => {
  expect(webhookSecretOf('server', 'ada')).not.toBe(webhookSecretOf('server', 'bo'));
  expect(webhookSecretOf('server', 'ada')).toBe(webhookSecretOf('server', 'ada'));
});
