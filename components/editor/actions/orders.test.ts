import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '@/components/api/failure';
import { keepOrdersIn, landAnswersOf, workOfOrder, workOfRecord, type OrderRecord } from './orders';

const api = vi.hoisted(() => ({
  submitOperation: vi.fn(),
  followRequest: vi.fn(),
  cancelRequest: vi.fn(),
}));
vi.mock('@/components/api/later', () => api);

const answer = { answer: { credits: 4, images: [] }, elapsedMs: 1 };
const failure = (code: string) => new RequestError({ code, message: code, charged: 'nothing' });

const draft = {
  title: 'Erase',
  priceUnits: 2,
  path: '/v1/images/eraseRegion',
  responseForm: 'single',
  body: {},
  landing: {
    kind: 'results',
    operation: 'eraseRegion',
    title: 'Erase',
    source: undefined,
    body: {},
    place: undefined,
    maskPart: undefined,
    layer: { operationId: 'eraseRegion' },
  },
} as const;

const kept = new Map<string, OrderRecord>();
const landed = vi.fn(async () => undefined);
const run = (work: ReturnType<typeof workOfOrder>, signal = new AbortController().signal) =>
  work.run({ signal, onProgress: () => undefined });
const keys = () => api.submitOperation.mock.calls.map(([, { key }]) => key as string);
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.resetAllMocks();
  kept.clear();
  keepOrdersIn({
    put: async (record) => void kept.set(record.order.key, structuredClone(record)),
    remove: async (key) => void kept.delete(key),
  });
  landAnswersOf('results', landed);
  api.submitOperation.mockResolvedValue({ requestId: 'r' });
  api.followRequest.mockResolvedValue(answer);
  api.cancelRequest.mockResolvedValue(undefined);
});

describe('an order', () => {
  it('is kept before it is sent, and let go once its answer has landed', async () => {
    let atSending = 0;
    api.submitOperation.mockImplementation(async () => {
      atSending = kept.size;
      return { requestId: 'r' };
    });
    let atFollowing: OrderRecord[] = [];
    api.followRequest.mockImplementation(async () => {
      atFollowing = [...kept.values()];
      return answer;
    });
    await run(workOfOrder(draft, Promise.resolve({})));
    expect(atSending).toBe(1);
    expect(atFollowing[0]?.requestId).toBe('r');
    expect(landed).toHaveBeenCalledOnce();
    expect(kept.size).toBe(0);
  });

  it('of an earlier page is asked for by its id, or sent again under its key', async () => {
    const order = { ...draft, key: 'k', files: {} };
    await run(workOfRecord({ order, sentAtMs: 0, requestId: 'known' }));
    expect(api.submitOperation).not.toHaveBeenCalled();
    expect(api.followRequest.mock.calls[0]?.[1]).toBe('known');
    await run(workOfRecord({ order, sentAtMs: 0 }));
    expect(keys()).toEqual(['k']);
  });

  it('that was not answered for want of a connection or a session is the same when it is tried again', async () => {
    const work = workOfOrder(draft, Promise.resolve({}));
    for (const code of ['network', 'unauthorized']) {
      api.submitOperation.mockRejectedValueOnce(failure(code));
      await expect(run(work)).rejects.toThrow(code);
      expect(kept.size).toBe(1);
    }
    await run(work);
    expect(new Set(keys()).size).toBe(1);
    expect(kept.size).toBe(0);
  });

  it('that was refused is another one when it is tried again', async () => {
    const work = workOfOrder(draft, Promise.resolve({}));
    api.submitOperation.mockRejectedValueOnce(failure('engine_busy'));
    await expect(run(work)).rejects.toThrow('engine_busy');
    expect(kept.size).toBe(0);
    await run(work);
    expect(new Set(keys()).size).toBe(2);
  });

  it('that is stopped is cancelled at the service, also when the stop comes before its id', async () => {
    const aborter = new AbortController();
    let take: (taken: { requestId: string }) => void = () => undefined;
    api.submitOperation.mockReturnValue(new Promise((resolve) => (take = resolve)));
    const running = run(workOfOrder(draft, Promise.resolve({})), aborter.signal);
    await settled();
    aborter.abort();
    await expect(running).rejects.toMatchObject({ failure: { code: 'canceled' } });
    expect([...kept.values()][0]?.canceled).toBe(true);
    take({ requestId: 'late' });
    await settled();
    expect(api.cancelRequest).toHaveBeenCalledWith('single', 'late');
    expect(kept.size).toBe(0);
    expect(landed).not.toHaveBeenCalled();
  });

  it('that had been answered when the stop came is not lost: it was paid for', async () => {
    const aborter = new AbortController();
    api.followRequest.mockImplementation(
      (_form: string, _id: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(failure('canceled'))),
        ),
    );
    api.cancelRequest.mockResolvedValue(answer);
    const running = run(workOfOrder(draft, Promise.resolve({})), aborter.signal);
    await settled();
    aborter.abort();
    await expect(running).rejects.toThrow('canceled');
    await settled();
    expect(api.cancelRequest).toHaveBeenCalledWith('single', 'r');
    expect(landed).toHaveBeenCalledOnce();
    expect(kept.size).toBe(0);
  });

  it('waits no longer once it is given up', async () => {
    const work = workOfOrder(draft, Promise.resolve({}));
    await settled();
    expect(kept.size).toBe(1);
    work.forget?.();
    await settled();
    expect(kept.size).toBe(0);
  });
});
