import type * as Prometheus from 'prom-client';
import type { Registry } from 'prom-client';

/** What one request came to. */
export interface RequestSample {
  /** The route's pattern, such as `/v1/files/{id}`; never an address that somebody made up. */
  route: string;
  method: string;
  status: number;
  /** Until the answer's headers were ready; the bytes of a file or a stream come after. */
  seconds: number;
}

/** What is worked on, and where jobs wait, too. */
interface WorkLoad {
  running: number;
  workers: number;
  waiting?: number;
  oldestWaitMs?: number;
}

/** Numbers of a web server that are looked up when somebody asks for them. */
export interface Figures {
  load(): WorkLoad;
  /** Reservations that no request has ended yet, and their units. */
  reservations(): Promise<{ count: number; units: number }>;
  files(): Promise<readonly { kind: string; files: number; bytes: number }[]>;
  /** State of each part of the server, as `/readyz` tells it. */
  parts(): Promise<Readonly<Record<string, 'ok' | 'degraded' | 'failing'>>>;
}

/** Counts what happens, for a Prometheus that asks. */
export interface Metrics {
  request(sample: RequestSample): void;
  /** All numbers in Prometheus' text form. */
  text(): Promise<string>;
  contentType: string;
}

/** Seconds; from a look at a balance to a large picture on a slow machine. */
const BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];
const PART_STATES = { ok: 1, degraded: 0.5, failing: 0 } as const;

type Gauges = (name: string, help: string, labelNames?: string[]) => Prometheus.Gauge;

function gaugesOf(prometheus: typeof Prometheus, registers: Registry[]): Gauges {
  return (name, help, labelNames = []) =>
    new prometheus.Gauge({ name: `easel_${name}`, help, labelNames, registers });
}

/** Gauges of the work; the function sets them. */
function loadGauges(gauge: Gauges): (load: WorkLoad) => void {
  const running = gauge('jobs_active', 'Jobs that are worked on now.');
  const waiting = gauge('jobs_waiting', 'Jobs that wait for a worker.');
  const oldest = gauge('jobs_oldest_wait_seconds', 'How long the job that came first has waited.');
  const slots = gauge('job_slots', 'Jobs that can be worked on at once.');
  return (load) => {
    running.set(load.running);
    slots.set(load.workers);
    if (load.waiting !== undefined) waiting.set(load.waiting);
    if (load.oldestWaitMs !== undefined) oldest.set(load.oldestWaitMs / 1000);
  };
}

/** The numbers that are looked up; the function does so, and leaves out what can't be looked up now. */
function figureGauges(gauge: Gauges, figures: Figures): () => Promise<void> {
  const setLoad = loadGauges(gauge);
  const reservations = gauge('reservations_open', 'Requests whose units are reserved.');
  const units = gauge('reservations_open_units', 'Units that are reserved.');
  const files = gauge('files', 'Files that are kept.', ['kind']);
  const bytes = gauge('files_bytes', 'Bytes of the files that are kept.', ['kind']);
  const parts = gauge('part_up', 'State of a part: 1 ok, 0.5 degraded, 0 failing.', ['part']);

  return async () => {
    setLoad(figures.load());
    for (const each of [reservations, units, files, bytes]) each.reset();
    await Promise.allSettled([
      figures.reservations().then((open) => {
        reservations.set(open.count);
        units.set(open.units);
      }),
      figures.files().then((kinds) => {
        for (const { kind, ...kept } of kinds) {
          files.set({ kind }, kept.files);
          bytes.set({ kind }, kept.bytes);
        }
      }),
      figures.parts().then((states) => {
        for (const [part, state] of Object.entries(states)) parts.set({ part }, PART_STATES[state]);
      }),
    ]);
  };
}

/** A registry with what the client knows of the process itself: memory, event loop, garbage. */
async function openRegistry() {
  const prometheus = await import('prom-client');
  const registry = new prometheus.Registry();
  prometheus.collectDefaultMetrics({ register: registry, prefix: 'easel_' });
  return { prometheus, registry, registers: [registry] as Registry[] };
}

/**
 * Every metric of a server is named here (docs/operations.md says what to do when one moves); those of the
 * process (memory, event loop, garbage) come with the client, which is loaded only where it is asked for.
 */
export async function openMetrics(figures: Figures): Promise<Metrics> {
  const { prometheus, registry, registers } = await openRegistry();
  const requests = new prometheus.Counter({
    name: 'easel_requests_total',
    help: 'Requests under /v1, by route and status.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new prometheus.Histogram({
    name: 'easel_request_duration_seconds',
    help: 'Time until the headers of an answer were ready, by route.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  const lookUp = figureGauges(gaugesOf(prometheus, registers), figures);

  return {
    request({ route, method, status, seconds }) {
      requests.inc({ route, method, status: String(status) });
      durations.observe({ route }, seconds);
    },
    async text() {
      await lookUp();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

/** What one job on a machine of workers came to. */
export interface JobSample {
  lane: string;
  /** As its manifest says it, or `handed_back`. */
  ended: string;
  seconds: number;
}

/** Counts what a machine of workers does. */
export interface WorkerMetrics extends Pick<Metrics, 'text' | 'contentType'> {
  job(sample: JobSample): void;
}

/** The metrics of a machine of workers, which knows its own work alone. */
export async function openWorkerMetrics(load: () => WorkLoad): Promise<WorkerMetrics> {
  const { prometheus, registry, registers } = await openRegistry();
  const jobs = new prometheus.Counter({
    name: 'easel_worker_jobs_total',
    help: 'Jobs that this machine had, by lane and how they ended.',
    labelNames: ['lane', 'ended'],
    registers,
  });
  const durations = new prometheus.Histogram({
    name: 'easel_worker_job_duration_seconds',
    help: 'Time that a job took here, with what was read and stored for it, by lane.',
    labelNames: ['lane'],
    buckets: BUCKETS,
    registers,
  });
  const setLoad = loadGauges(gaugesOf(prometheus, registers));
  return {
    job({ lane, ended, seconds }) {
      jobs.inc({ lane, ended });
      durations.observe({ lane }, seconds);
    },
    async text() {
      setLoad(load());
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
