'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { formatUnits } from '@/components/ui/units';
import { cancel } from '../actions/job-queue';
import { useJobs, type Job } from '../store/jobs';

/** Answers faster than this need no word about waiting. */
const QUIET_MS = 300;
const TICK_MS = 100;

function useElapsedMs(startedAtMs: number): number {
  const [now, setNow] = useState(startedAtMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now - startedAtMs;
}

/** What runs now, for how long, and the way to stop it. The canvas below stays usable. */
export function RunningBar() {
  const job = useJobs(({ jobs }) => jobs.find(({ state }) => state === 'running'));
  return job ? <Running key={job.id} job={job} /> : null;
}

function Running({ job }: { job: Job }) {
  const elapsedMs = useElapsedMs(job.startedAtMs ?? 0);
  if (elapsedMs < QUIET_MS) return null;
  return (
    <div
      role="group"
      aria-label="Running"
      className="absolute bottom-4 left-1/2 flex w-[min(400px,calc(100%-32px))] -translate-x-1/2 items-center gap-4 rounded-12 bg-raised p-4 shadow-dialog"
    >
      <div className="min-w-0 grow">
        <p className="flex items-center gap-2 font-semibold">
          <Spinner className="size-3.5 text-accent-text" />
          {job.title}
        </p>
        <p className="price mt-1 text-small text-text-2">
          {Math.floor(elapsedMs / 1000)} s · {formatUnits(job.priceUnits)} units reserved
        </p>
      </div>
      <Button kind="filled" onClick={() => cancel(job.id)}>
        Cancel
      </Button>
    </div>
  );
}
