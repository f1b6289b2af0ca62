import { it } from 'vitest';
import { runsOnCluster } from './server';

/**
 * A test of something that a cluster has not, or that each of its nodes has for itself.
 * @param _reason why it can't be asked of a cluster, for who reads the test
 */
export function itOnOneMachine(_reason: string, title: string, test: () => Promise<void>): void {
  // Left out visibly: a group that nothing is left of would count as a file that failed.
  it.skipIf(runsOnCluster())(title, test);
}
