import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { post, RequestError } from './request';

const answer = z.object({ credits: z.number() });

function serverAnswers(response: () => Response | Promise<Response>) {
  const fetched = vi.fn(response);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

async function failureFrom(signal?: AbortSignal) {
  const options = { path: '/v1/x', body: { prompt: 'a' }, answer, ...(signal ? { signal } : {}) };
  const error: unknown = await post(options).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RequestError);
  return error instanceof RequestError ? error.failure : undefined;
}

afterEach(() => vi.unstubAllGlobals());

describe('a request of the studio', () => {
  it('is JSON without files, and a form with nested JSON when there are some', async () => {
    const fetched = serverAnswers(() => Response.json({ credits: 35 }));
    await post({ path: '/v1/x', body: { n: 2 }, answer });
    await post({
      path: '/v1/x',
      body: { n: 2, controls: { no_text: true } },
      files: { style_references: [new File(['x'], 'a.png')] },
      answer,
    });
    const bodies = fetched.mock.calls.map((call: unknown[]) => (call[1] as RequestInit).body);
    expect(bodies[0]).toBe('{"n":2}');
    const form = bodies[1] as FormData;
    expect([form.get('n'), form.get('controls')]).toEqual(['2', '{"no_text":true}']);
    expect(form.getAll('style_references')).toHaveLength(1);
  });

  it('fails in the words of the API, and cost nothing', async () => {
    serverAnswers(() =>
      Response.json({ code: 'engine_busy', message: 'the queue is full' }, { status: 503 }),
    );
    expect(await failureFrom()).toEqual({
      code: 'engine_busy',
      message: 'the queue is full',
      charged: 'nothing',
    });
  });

  it('says that it does not know the cost when no answer came', async () => {
    serverAnswers(() => Promise.reject(new TypeError('fetch failed')));
    expect(await failureFrom()).toMatchObject({ code: 'network', charged: 'unknown' });
  });

  it('tells a stop by the visitor from a broken connection', async () => {
    serverAnswers(() => Promise.reject(new DOMException('aborted', 'AbortError')));
    expect(await failureFrom(AbortSignal.abort())).toMatchObject({ code: 'canceled' });
  });

  it('does not trust an answer of another form', async () => {
    serverAnswers(() => Response.json({ credits: 'many' }));
    expect(await failureFrom()).toMatchObject({ code: 'internal', charged: 'unknown' });
  });
});
