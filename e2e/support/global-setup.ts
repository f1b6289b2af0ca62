import { TestServer } from '../../tests/support/server';

/** Starts a server with data of its own for the journeys, unless `EASEL_URL` names one that runs. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.EASEL_URL) return undefined;
  const server = await TestServer.start();
  // Playwright hands this environment on to the processes that run the tests.
  process.env.EASEL_URL = server.url;
  process.env.EASEL_OWN_SERVER = server.dataDir;
  return () => server.stop();
}
