import { describe, expect, it } from 'vitest';
import { PAYLOAD_VERSION, readPayload, type Payload } from './payload';

const today: Payload = {
  v: PAYLOAD_VERSION,
  userId: 'x',
  lane: 'quick',
  nodeId: 'n',
  endsAtMs: 1,
  workMs: 1_000,
  turn: { startMs: 0, costMs: 100 },
  wantsProgress: false,
  work: { operationId: 'generateImage', input: { n: 1 }, seed: 5, images: { image: ['k'] } },
};

describe('payloads', () => {
  it('of this version are read as they are', () => {
    expect(readPayload(structuredClone(today))).toEqual(today);
  });

  it('of the version before become ones of today, while a release is rolled out', () => {
    const { wantsProgress: _, ...before } = today;
    const readers = {
      [PAYLOAD_VERSION]: (data: unknown) => data as Payload,
      [PAYLOAD_VERSION - 1]: (data: unknown) => ({ ...(data as Payload), wantsProgress: true }),
    };
    const read = readPayload({ ...before, v: PAYLOAD_VERSION - 1 }, readers);
    expect(read).toMatchObject({ userId: 'x', wantsProgress: true });
  });

  it('of a version that nobody here knows, or not as they say, are refused', () => {
    expect(() => readPayload({ ...today, v: PAYLOAD_VERSION + 1 })).toThrow('this worker takes 1');
    expect(() => readPayload({ ...today, work: { input: 1 } })).toThrow();
    expect(() => readPayload('text')).toThrow();
  });
});
