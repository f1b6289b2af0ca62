import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { generateImage } from '@/lib/operations/generate-image/definition';
import { eraseRegion } from '@/lib/operations/erase-region/definition';
import { fileActions } from '@/lib/resources/files';
import { ledgerActions } from '@/lib/resources/ledger';
import { styleActions } from '@/lib/resources/styles';
import { callAction, callOperation } from './client';
import { RequestError } from './failure';

const image = { image_id: 'a', url: 'http://easel/v1/files/a.webp' };
const answered = () => Response.json({ credits: 35, data: [image] });
const refused = (status: number, code: string, headers: Record<string, string> = {}) =>
  Response.json({ code, message: 'the queue is full' }, { status, headers });

type Answer = () => Response | Promise<Response>;

/** The service gives these answers, one after the other, the last one again and again. */
function serverAnswers(...answers: Answer[]) {
  const fetched = vi.fn((_path: string, _init: RequestInit) => {
    const next = answers[Math.min(fetched.mock.calls.length, answers.length) - 1];
    return Promise.resolve(next?.() ?? Promise.reject(new TypeError('no answer')));
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const broken: Answer = () => Promise.reject(new TypeError('fetch failed'));

/** What came of a request, with all its pauses passed. */
async function outcome<Value>(request: Promise<Value>): Promise<Value | RequestError> {
  const settled = request.catch((error: unknown) => error as RequestError);
  await vi.runAllTimersAsync();
  return settled;
}

const generate = (signal?: AbortSignal) =>
  callOperation(generateImage, { body: { prompt: 'a' }, ...(signal ? { signal } : {}) });

async function failureFrom(request: Promise<unknown>) {
  const error = await outcome(request);
  expect(error).toBeInstanceOf(RequestError);
  return error instanceof RequestError ? error.failure : undefined;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an operation', () => {
  it('is JSON without files, and a form with nested JSON when there are some', async () => {
    const fetched = serverAnswers(answered);
    await generate();
    await callOperation(generateImage, {
      body: { n: 2, controls: { no_text: true } },
      files: { style_references: [new File(['x'], 'a.png')] },
    });
    const bodies = fetched.mock.calls.map(([, init]) => init.body);
    expect(bodies[0]).toBe('{"prompt":"a"}');
    const form = bodies[1] as FormData;
    expect([form.get('n'), form.get('controls')]).toEqual(['2', '{"no_text":true}']);
    expect(form.getAll('style_references')).toHaveLength(1);
  });

  it('answers images, whether they came as a list or alone', async () => {
    serverAnswers(answered, () => Response.json({ credits: 2, image }));
    expect(await generate()).toEqual({ credits: 35, images: [image] });
    expect(await callOperation(eraseRegion, { body: {} })).toEqual({ credits: 2, images: [image] });
  });

  it('fails in the words of the API, and cost nothing', async () => {
    const fetched = serverAnswers(() => refused(503, 'engine_busy', { 'retry-after': '5' }));
    expect(await failureFrom(generate())).toEqual({
      code: 'engine_busy',
      message: 'the queue is full',
      charged: 'nothing',
    });
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('is sent again after a broken connection with the key that keeps it from being paid twice', async () => {
    const fetched = serverAnswers(
      broken,
      () => refused(409, 'conflict', { 'retry-after': '1' }),
      answered,
    );
    expect(await outcome(generate())).toMatchObject({ credits: 35 });
    const keys = fetched.mock.calls.map(([, { headers }]) =>
      new Headers(headers).get('idempotency-key'),
    );
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is given up after a few tries, and says that it does not know the cost', async () => {
    const fetched = serverAnswers(broken);
    expect(await failureFrom(generate())).toMatchObject({ code: 'network', charged: 'unknown' });
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  it('does not claim to cost nothing when its first try may still run', async () => {
    serverAnswers(broken, () => refused(409, 'conflict', { 'retry-after': '1' }));
    expect(await failureFrom(generate())).toMatchObject({ code: 'network', charged: 'unknown' });
  });

  it('waits as long as it is asked to when it came too fast, but not for ever', async () => {
    const fetched = serverAnswers(
      () => refused(429, 'rate_limited', { 'retry-after': '1' }),
      answered,
    );
    expect(await outcome(generate())).toMatchObject({ credits: 35 });
    expect(fetched).toHaveBeenCalledTimes(2);
    serverAnswers(() => refused(429, 'rate_limited', { 'retry-after': '60' }));
    expect(await failureFrom(generate())).toMatchObject({ code: 'rate_limited' });
  });

  it('tells a stop by the visitor from a broken connection', async () => {
    serverAnswers(broken);
    expect(await failureFrom(generate(AbortSignal.abort()))).toMatchObject({ code: 'canceled' });
  });

  it('does not trust an answer of another form', async () => {
    serverAnswers(() => Response.json({ credits: 'many' }));
    expect(await failureFrom(generate())).toMatchObject({ code: 'internal', charged: 'unknown' });
  });
});

describe('an action', () => {
  it('goes where its definition says, with what is asked for', async () => {
    const fetched = serverAnswers(() => Response.json({ lines: [], next: null }));
    const query = { operation: 'inpaint', before: undefined, limit: 6 };
    expect(await callAction(ledgerActions.listLedger, { query })).toEqual({
      lines: [],
      next: null,
    });
    expect(fetched.mock.calls[0]?.[0]).toBe('/v1/users/me/ledger?operation=inpaint&limit=6');
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'GET' });
  });

  it('is asked again while the server is not there, where it only reads or deletes', async () => {
    const fetched = serverAnswers(
      broken,
      () => refused(503, 'engine_busy'),
      () => Response.json({ id: 'a', deleted: true }),
    );
    const params = { id: 'a' };
    await outcome(callAction(fileActions.deleteFile, { params }));
    expect(fetched).toHaveBeenCalledTimes(2);
    const reading = serverAnswers(
      broken,
      () => refused(503, 'internal'),
      () => new Response('x'),
    );
    expect(await outcome(callAction(fileActions.readFile, { params }))).toBeInstanceOf(Response);
    expect(reading).toHaveBeenCalledTimes(3);
  });

  it('that adds something is not sent twice', async () => {
    const fetched = serverAnswers(broken);
    const body = { image_id: '00000000-0000-4000-8000-000000000000' };
    const adding = callAction(styleActions.addStyleSample, { params: { id: 'a' }, body });
    expect(await failureFrom(adding)).toMatchObject({ code: 'network' });
    expect(fetched).toHaveBeenCalledOnce();
  });
});
