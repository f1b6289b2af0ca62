import { describe, expect, it, vi } from 'vitest';
import { createMailQueue, MAX_LETTERS } from './mail-queue';
import type { Letter } from './mailer';

const LETTER: Letter = { to: 'ada@example.com', subject: 'S', text: 'T', html: '<p>T</p>' };

function queueOf(send: (letter: Letter) => Promise<void>, isFinal = () => false) {
  const failures: boolean[] = [];
  const queue = createMailQueue({
    send,
    isFinal,
    onFailure: (_, again) => failures.push(again),
    pausesMs: [1, 2],
  });
  return { queue, failures };
}

describe('the queue of letters', () => {
  it('takes a letter at once, and sends it beside', async () => {
    const sent: Letter[] = [];
    const { queue } = queueOf(async (letter) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      sent.push(letter);
    });
    expect(queue.post(LETTER)).toBe(true);
    expect(sent).toEqual([]);
    await vi.waitFor(() => expect(sent).toEqual([LETTER]));
  });

  it('tries again after a failure, and gives up after the last pause', async () => {
    let tries = 0;
    const { queue, failures } = queueOf(async () => {
      tries += 1;
      throw new Error('busy');
    });
    queue.post(LETTER);
    await vi.waitFor(() => expect(failures).toEqual([true, true, false]));
    expect(tries).toBe(3);
  });

  it('does not repeat what failed for good', async () => {
    const send = vi.fn(() => Promise.reject(new Error('no such mailbox')));
    const { queue, failures } = queueOf(send, () => true);
    queue.post(LETTER);
    await vi.waitFor(() => expect(failures).toEqual([false]));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('refuses a letter more than it holds, and has room again when some are sent', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const { queue } = queueOf(() => gate);
    for (let count = 0; count < MAX_LETTERS; count += 1) expect(queue.post(LETTER)).toBe(true);
    expect(queue.post(LETTER)).toBe(false);
    open();
    await vi.waitFor(() => expect(queue.post(LETTER)).toBe(true));
  });
});
