import type { TestProject } from 'vitest/node';
import { Backing, type SharedVariables } from './backing';

declare module 'vitest' {
  interface ProvidedContext {
    /** What servers of this test run share; only where they are many. */
    sharedVariables: SharedVariables | undefined;
  }
}

/** Starts database, Redis and an S3 server for a test run in which every server is a cluster. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const backing = await Backing.start();
  project.provide('sharedVariables', backing.variables);
  return () => backing.stop();
}
