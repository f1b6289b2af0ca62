import type { TestProject } from 'vitest/node';
import { SHARED_VARIABLES, TestServer } from '../support/server';

/** Starts one server for all files that want nothing of their own, as each would take seconds to start. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await TestServer.start(SHARED_VARIABLES);
  project.provide('runningServer', { port: server.port, environment: server.environment });
  return () => server.stop();
}
