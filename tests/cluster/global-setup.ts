import type { TestProject } from 'vitest/node';
import { freePort } from '@/lib/free-port';
import { SHARED_VARIABLES, startCluster } from '../support/server';
import { Backing } from './backing';

/**
 * Starts database, Redis and an S3 server for a test run in which every server is a cluster, and one
 * such cluster for all files that want the usual one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const backing = await Backing.start();
  try {
    const cluster = await startCluster(
      backing.variables,
      await freePort(),
      'shared',
      SHARED_VARIABLES,
    );
    const environment = cluster.environmentOf('node1');
    project.provide('sharedVariables', backing.variables);
    project.provide('runningServer', { port: cluster.port, environment });
    return async () => {
      await cluster.stop();
      await backing.stop();
    };
  } catch (error) {
    await backing.stop();
    throw error;
  }
}
