import { FakeSdapi } from '../backends/fake-sdapi';
import { TestServer } from './server';

/** A server whose pictures another one draws, or a cluster of such. */
export interface DrawnElsewhere {
  server: TestServer;
  backend: FakeSdapi;
  stop(): Promise<void>;
}

/**
 * Starts a server for tests that are about what is around a picture and not about what is in it: its form, its
 * price, its way. The built-in engine takes seconds of the processor for an edit; the backend takes a tenth of one,
 * and can be told to wait. Only mattes, traces and erasures are made by the server itself, in one process: each more
 * takes seconds to start, and loads its networks anew.
 */
export async function startDrawnElsewhere(
  variables: Readonly<Record<string, string>> = {},
): Promise<DrawnElsewhere> {
  const backend = await new FakeSdapi().start();
  const drawing = { ENGINE_URL: `sdapi:${backend.url}`, WORKERS: '1' };
  const server = await TestServer.start({ ...drawing, ...variables });
  return {
    server,
    backend,
    async stop() {
      await server.stop();
      await backend.stop();
    },
  };
}
