import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { generateImage } from '@/lib/operations/generate-image/definition';
import { RequestError } from './failure';
import { cancelRequest, followRequest, submitOperation } from './later';

const ID = '00000000-0000-4000-8000-000000000000';
const image = { image_id: 'a', url: 'http://easel/v1/files/a.webp' };
const answer = { credits: 35, data: [image] };

/** A request of the API as it is told. */
const told = (state: string, more: Record<string, unknown> = {}) => ({
  id: ID,
  object: 'request',
  state,
  operation: 'generateImage',
  model: null,
  credits: 35,
  progress: null,
  creation_time: '2026-01-01T00:00:00.000Z',
  start_time: null,
  end_time: state === 'running' ? null : '2026-01-01T00:00:02.000Z',
  expiration_time: '2026-01-02T00:00:00.000Z',
  error: null,
  webhook: null,
  queue: null,
  result: state === 'succeeded' ? answer : null,
  ...more,
});

/** The lines that are listened to; the test says what comes over them. */
class FakeSource extends EventTarget {
  static all: FakeSource[] = [];
  closed = false;
  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }
  close() {
    this.closed = true;
  }
  tell(type: string, data?: unknown) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
}

function serverAnswers(...answers: (() => Response | Promise<Response>)[]) {
  const fetched = vi.fn((_path: string, _init: RequestInit) => {
    const next = answers[Math.min(fetched.mock.calls.length, answers.length) - 1];
    return Promise.resolve(next?.() ?? Promise.reject(new TypeError('no answer')));
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const broken = () => Promise.reject(new TypeError('fetch failed'));
const lineOf = async (place: number) => {
  await vi.advanceTimersByTimeAsync(0);
  const source = FakeSource.all[place];
  if (!source) throw new Error('Nobody listens');
  return source;
};

async function failureOf(request: Promise<unknown>) {
  const error = await request.catch((thrown: unknown) => thrown);
  return error instanceof RequestError ? error.failure : undefined;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSource.all = [];
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an operation that is answered later', () => {
  const submission = { body: { prompt: 'a' }, key: 'k' };

  it('is taken on under its key, and known by the id of its request', async () => {
    const fetched = serverAnswers(() => Response.json(told('queued'), { status: 202 }));
    expect(await submitOperation(generateImage, submission)).toEqual({ requestId: ID });
    const headers = new Headers(fetched.mock.calls[0]?.[1].headers);
    expect([headers.get('prefer'), headers.get('idempotency-key')]).toEqual(['respond-async', 'k']);
  });

  it('may be answered at once', async () => {
    serverAnswers(() => Response.json(answer));
    expect(await submitOperation(generateImage, submission)).toMatchObject({
      answer: { credits: 35, images: [image] },
    });
  });

  it('waits for a lost connection and is sent again under the same key', async () => {
    const navigator = { onLine: false };
    vi.stubGlobal('navigator', navigator);
    const fetched = serverAnswers(broken, broken, broken, broken, () =>
      Response.json(told('queued'), { status: 202 }),
    );
    const heard: boolean[] = [];
    const submitted = submitOperation(generateImage, {
      ...submission,
      onConnection: (connected) => heard.push(connected),
    });
    await vi.runAllTimersAsync();
    expect(await submitted).toEqual({ requestId: ID });
    expect(heard).toEqual([false, true]);
    const keys = fetched.mock.calls.map(([, { headers }]) =>
      new Headers(headers).get('idempotency-key'),
    );
    expect(new Set(keys)).toEqual(new Set(['k']));
  });

  it('tells its progress and its place in the line, and ends with the answer', async () => {
    const progress = vi.fn();
    const following = followRequest('list', ID, { onProgress: progress });
    const line = await lineOf(0);
    line.tell('progress', told('queued', { queue: { ahead: 2 } }));
    line.tell('progress', told('running', { progress: { fraction: 0.5, step: 'drawing' } }));
    line.tell('end', told('succeeded'));
    expect(await following).toEqual({
      answer: { credits: 35, images: [image] },
      elapsedMs: 2_000,
    });
    expect(progress.mock.calls.map(([each]) => each as unknown)).toEqual([
      { fraction: 0, step: 'waiting', queue: { ahead: 2 } },
      { fraction: 0.5, step: 'drawing' },
    ]);
    expect(line.closed).toBe(true);
  });

  it('is asked for again when the line breaks, for as long as the connection is away', async () => {
    const open = () => Response.json(told('running'));
    const fetched = serverAnswers(broken, broken, broken, broken, open);
    const heard: boolean[] = [];
    const following = followRequest('list', ID, {
      onConnection: (connected) => heard.push(connected),
    });
    (await lineOf(0)).tell('error');
    await vi.advanceTimersByTimeAsync(10_000);
    const second = FakeSource.all[1];
    second?.tell('error');
    await vi.advanceTimersByTimeAsync(10_000);
    (await lineOf(2)).tell('end', told('succeeded'));
    expect(await following).toMatchObject({ answer: { credits: 35 } });
    expect(heard).toEqual([false, true]);
    expect(fetched).toHaveBeenCalledTimes(5);
  });

  it('fails as the service says, and one that was cancelled did not fail', async () => {
    const failing = failureOf(followRequest('list', ID, {}));
    const error = { code: 'engine_failed', message: 'the worker ended' };
    (await lineOf(0)).tell('end', told('failed', { error }));
    expect(await failing).toEqual({ ...error, charged: 'nothing' });
    const canceled = failureOf(followRequest('list', ID, {}));
    (await lineOf(1)).tell('end', told('canceled'));
    expect(await canceled).toMatchObject({ code: 'canceled' });
  });

  it('that was answered before the stop came gives its answer', async () => {
    const fetched = serverAnswers(
      () => Response.json(told('canceled')),
      () => Response.json(told('succeeded')),
    );
    expect(await cancelRequest('list', ID)).toBeUndefined();
    expect(await cancelRequest('list', ID)).toMatchObject({ answer: { credits: 35 } });
    expect(fetched.mock.calls[0]?.[1].method).toBe('DELETE');
  });
});
