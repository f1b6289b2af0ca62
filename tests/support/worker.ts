import { EaselProcess } from './easel-process';

/**
 * Starts a built worker of the queue, as `npm run worker` does; resolves once it takes jobs.
 * @param variables `REDIS_URL`, where its bytes lie, and whatever is to differ
 */
export async function startWorker(variables: Record<string, string>): Promise<EaselProcess> {
  const worker = new EaselProcess({
    entry: 'dist/worker-node.mjs',
    variables: { WORKERS: '1', LOG_LEVEL: 'warn', ...variables },
  });
  await worker.launch();
  return worker;
}
