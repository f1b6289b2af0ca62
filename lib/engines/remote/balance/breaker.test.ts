import { expect, it } from 'vitest';
import { Breaker } from './breaker';

function breakerAt() {
  const clock = { nowMs: 1_000_000 };
  return { clock, breaker: new Breaker(() => clock.nowMs) };
}

it('opens after failures in a row, and only in a row', () => {
  const { breaker } = breakerAt();
  breaker.failed();
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  breaker.failed();
  expect(breaker.state).toBe('closed');
  breaker.failed();
  expect(breaker.state).toBe('open');
});

it('asks for a trial when its time is up, waits longer after each failed one, and closes on success', () => {
  const { breaker, clock } = breakerAt();
  breaker.trip();
  const firstMs = breaker.waitMs;
  clock.nowMs += firstMs;
  expect(breaker.state).toBe('trial');
  breaker.trip();
  expect(breaker.state).toBe('open');
  expect(breaker.waitMs).toBe(2 * firstMs);
  clock.nowMs += 2 * firstMs;
  breaker.succeeded();
  expect(breaker.state).toBe('closed');
});

it('never stays open for hours', () => {
  const { breaker } = breakerAt();
  for (let turn = 0; turn < 60; turn += 1) breaker.trip();
  expect(breaker.waitMs).toBeLessThanOrEqual(240_000);
});
