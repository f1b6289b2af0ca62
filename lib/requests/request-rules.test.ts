import { describe, expect, it } from 'vitest';
import {
  checkRoom,
  type Delivery,
  deliveryPauseMs,
  MAX_INPUT_BYTES_PER_USER,
  webhookStateOf,
} from './request-rules';

const failed: Delivery = { atMs: 0, status: 500, error: null };
const delivered: Delivery = { atMs: 0, status: 204, error: null };

describe('open requests', () => {
  it('are limited in number and in bytes, and a refusal says when to come back', () => {
    expect(() => checkRoom({ count: 1, inputBytes: 0 }, 5, 2)).not.toThrow();
    for (const refused of [
      () => checkRoom({ count: 2, inputBytes: 0 }, 5, 2),
      () => checkRoom({ count: 0, inputBytes: MAX_INPUT_BYTES_PER_USER }, 1, 2),
    ]) {
      expect(refused).toThrow(
        expect.objectContaining({ code: 'rate_limited', headers: { 'retry-after': '5' } }),
      );
    }
  });
});

describe('deliveries', () => {
  it('are tried again after growing pauses, and given up in the end', () => {
    const pauses = [];
    for (let tries = 0; deliveryPauseMs(tries) !== undefined; tries += 1) {
      pauses.push(deliveryPauseMs(tries) ?? 0);
    }
    expect(pauses.length).toBeLessThan(10);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(webhookStateOf(pauses.map(() => failed))).toBe('given_up');
    expect(webhookStateOf([])).toBe('pending');
    expect(webhookStateOf([failed])).toBe('pending');
    expect(webhookStateOf([failed, delivered])).toBe('delivered');
  });
});
