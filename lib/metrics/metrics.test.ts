import { afterEach, describe, expect, it } from 'vitest';
import { type Figures, openMetrics, openWorkerMetrics } from './metrics';
import { serveMetrics } from './serve-metrics';

const figures: Figures = {
  load: () => ({ running: 2, waiting: 3, workers: 4, oldestWaitMs: 1_500 }),
  reservations: async () => ({ count: 5, units: 175 }),
  files: async () => [{ kind: 'result', files: 7, bytes: 7_000 }],
  parts: async () => ({ database: 'ok', storage: 'failing' }),
};
const away = () => Promise.reject(new Error('away'));

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function served(changes: Partial<Figures> = {}) {
  const metrics = await openMetrics({ ...figures, ...changes });
  const { port, close } = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
  closing.push(close);
  return { metrics, url: `http://127.0.0.1:${port}` };
}

describe('metrics', () => {
  it('tell requests by route and status, and how long they took', async () => {
    const { metrics, url } = await served();
    const route = '/v1/files/{id}';
    metrics.request({ route, method: 'GET', status: 200, seconds: 0.02 });
    metrics.request({ route, method: 'GET', status: 404, seconds: 0.002 });
    const answer = await fetch(`${url}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    expect(text).toContain(`easel_requests_total{route="${route}",method="GET",status="404"} 1`);
    expect(text).toContain(`easel_request_duration_seconds_bucket{le="0.01",route="${route}"} 1`);
    expect(text).toContain(`easel_request_duration_seconds_count{route="${route}"} 2`);
  });

  it('tell the queue, the ledger, the files, the parts and the process', async () => {
    const { url } = await served();
    const text = await (await fetch(`${url}/metrics`)).text();
    for (const line of [
      'easel_jobs_active 2',
      'easel_jobs_waiting 3',
      'easel_jobs_oldest_wait_seconds 1.5',
      'easel_job_slots 4',
      'easel_reservations_open 5',
      'easel_reservations_open_units 175',
      'easel_files_bytes{kind="result"} 7000',
      'easel_part_up{part="database"} 1',
      'easel_part_up{part="storage"} 0',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    expect(text).toContain('easel_nodejs_eventloop_lag_p99_seconds');
    expect(text).toContain('easel_process_resident_memory_bytes');
  });

  it('are told without what can not be looked up', async () => {
    const { url } = await served({ reservations: away, files: away });
    const answer = await fetch(`${url}/metrics`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('easel_jobs_waiting 3');
  });

  it('are all that their port serves', async () => {
    const { url } = await served();
    expect((await fetch(`${url}/v1/models`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('of a machine of workers tell its jobs, and nothing of what it does not know', async () => {
    const metrics = await openWorkerMetrics(() => ({ running: 1, workers: 2 }));
    metrics.job({ lane: 'quick', ended: 'done', seconds: 0.3 });
    metrics.job({ lane: 'slow', ended: 'handed_back', seconds: 9 });
    const { port, close } = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
    closing.push(close);
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toContain('easel_worker_jobs_total{lane="quick",ended="done"} 1');
    expect(text).toContain('easel_worker_jobs_total{lane="slow",ended="handed_back"} 1');
    expect(text).toContain('easel_worker_job_duration_seconds_count{lane="quick"} 1');
    expect(text).toContain('easel_jobs_active 1');
    expect(text).toContain('easel_job_slots 2');
    expect(text).toContain('easel_process_resident_memory_bytes');
    expect(text).not.toContain('easel_reservations_open');
  });
});
