import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeSdapi } from '../backends/fake-sdapi';
import { json } from '../backends/fake-server';
import { gate, until } from './gate';
import { spec } from './pictures';
import { context, open, SMALL } from './subjects';

let servers: FakeSdapi[];

beforeEach(async () => {
  servers = await Promise.all([new FakeSdapi().start(), new FakeSdapi().start()]);
});
afterEach(() => Promise.all(servers.map((server) => server.stop())));

const addresses = () => servers.map(({ url }) => url).join(',');
const openBoth = (variables: Record<string, string> = {}) =>
  open({ ENGINE_URL: `sdapi:${addresses()}`, ...SMALL, ...variables });
const drawn = () => servers.map(({ bodies }) => bodies.length);

describe('two addresses', () => {
  it('share the work: the next picture goes to the one with less', async () => {
    const gates = servers.map(() => gate());
    servers.forEach((server, index) => (server.gate = gates[index]?.closed));
    const { engine } = openBoth();
    const both = [0, 1].map((variant) => engine.draw(spec({ variant }), context()));
    await until(() => drawn().every((count) => count === 1), 'each has one');
    gates.forEach(({ open: release }) => release());
    await Promise.all(both);
    expect(drawn()).toEqual([1, 1]);
  });

  it('refuse one more than both can hold, with the time to wait', async () => {
    const gates = servers.map(() => gate());
    servers.forEach((server, index) => (server.gate = gates[index]?.closed));
    const { engine } = openBoth();
    const both = [0, 1].map((variant) => engine.draw(spec({ variant }), context()));
    await until(() => drawn().every((count) => count === 1), 'each has one');
    await expect(engine.draw(spec(), context())).rejects.toMatchObject({
      code: 'engine_busy',
      headers: { 'retry-after': expect.any(String) as string },
    });
    gates.forEach(({ open: release }) => release());
    await Promise.all(both);
    expect(drawn()).toEqual([1, 1]);
  });

  it('make one wait for a place when it has the time', async () => {
    const gates = servers.map(() => gate());
    servers.forEach((server, index) => (server.gate = gates[index]?.closed));
    const { engine } = openBoth({ ENGINE_QUEUE_SECONDS: '30' });
    const three = [0, 1, 2].map((variant) => engine.draw(spec({ variant }), context()));
    await until(() => drawn().every((count) => count === 1), 'each has one');
    gates.forEach(({ open: release }) => release());
    expect(await Promise.all(three)).toHaveLength(3);
  });

  it('draw on when one of them is dead', async () => {
    const [dead, living] = servers;
    await dead?.stop();
    const { engine } = openBoth();
    for (let variant = 0; variant < 4; variant += 1)
      await engine.draw(spec({ variant }), context());
    expect(living?.bodies).toHaveLength(4);
  });

  it('hand a picture on that one of them refused as busy', async () => {
    const { engine } = openBoth();
    await engine.draw(spec(), context());
    const [first, second] = servers;
    if (first) first.refusal = json({ error: 'busy' }, 503);
    for (let variant = 0; variant < 3; variant += 1)
      await engine.draw(spec({ variant }), context());
    expect(second?.bodies.length).toBeGreaterThanOrEqual(3);
  });

  it('never hand on a picture that one of them may have begun', async () => {
    const { engine } = openBoth();
    for (const server of servers) server.fault = 'drop';
    await expect(engine.draw(spec(), context())).rejects.toMatchObject({ code: 'engine_failed' });
    expect(drawn().reduce((sum, count) => sum + count, 0)).toBe(1);
  });
});

describe('a backend that is gone', () => {
  it('is said to be out of reach, and is asked no more for a while', async () => {
    const [server] = servers;
    const { engine, log } = open({ ENGINE_URL: `sdapi:${server?.url ?? ''}`, ...SMALL });
    await server?.stop();
    for (let turn = 0; turn < 3; turn += 1) {
      await expect(engine.draw(spec(), context())).rejects.toMatchObject({
        code: 'engine_failed',
        message: expect.stringContaining('can’t be reached') as string,
      });
    }
    expect(log.lines.filter((line) => line.includes('health check failed'))).toHaveLength(1);
  });

  it('that dies in the middle of a picture fails that picture and says so', async () => {
    const [server] = servers;
    const { engine } = open({ ENGINE_URL: `sdapi:${server?.url ?? ''}`, ...SMALL });
    const { closed, open: release } = gate();
    if (server) server.gate = closed;
    const drawing = engine.draw(spec(), context());
    await until(() => server?.bodies.length === 1, 'it draws');
    const dying = server?.stop();
    await expect(drawing).rejects.toMatchObject({
      code: 'engine_failed',
      message: expect.stringContaining('failed while it worked') as string,
    });
    release();
    await dying;
  });

  it('that is slower than its time gives up and says so', async () => {
    const [server] = servers;
    const { closed, open: release } = gate();
    if (server) server.gate = closed;
    const { engine } = open({
      ENGINE_URL: `sdapi:${server?.url ?? ''}`,
      REQUEST_TIMEOUT_SECONDS: '1',
      ...SMALL,
    });
    await expect(engine.draw(spec(), context())).rejects.toMatchObject({
      code: 'engine_failed',
      message: expect.stringContaining('in time') as string,
    });
    release();
  });
});
