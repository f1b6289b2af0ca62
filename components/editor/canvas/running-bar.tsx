'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ProgressBar } from '@/components/ui/progress-bar';
import { formatUnits } from '@/components/ui/units';
import { cancel } from '../actions/job-queue';
import { useJobs, type Job } from '../store/jobs';
import { secondsLeft } from './seconds-left';

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

/** What runs now, how far it is, and the way to stop it. The canvas below stays usable. */
export function RunningBar() {
  const job = useJobs(({ jobs }) => jobs.find(({ state }) => state === 'running'));
  return job ? <Running key={job.id} job={job} /> : null;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function waiting(ahead: number): string {
  return ahead === 0 ? 'waiting, next in line' : `waiting, ${ahead} before it`;
}

function Running({ job }: { job: Job }) {
  const elapsedMs = useElapsedMs(job.startedAtMs ?? 0);
  if (elapsedMs < QUIET_MS) return null;
  const { progress } = job;
  const left = progress && secondsLeft(elapsedMs, progress.fraction);
  const time = `${Math.floor(elapsedMs / 1000)} s${left === undefined ? '' : `, about ${left} s left`}`;
  return (
    <div
      role="group"
      aria-label="Running"
      className="absolute bottom-4 left-1/2 flex w-[min(400px,calc(100%-32px))] -translate-x-1/2 items-center gap-4 rounded-12 bg-raised p-4 shadow-dialog"
    >
      <div className="price flex min-w-0 grow flex-col gap-1.5">
        <p className="flex justify-between gap-2 font-semibold">
          {job.title}
          {progress && <span>{Math.round(progress.fraction * 100)} %</span>}
        </p>
        <ProgressBar label={job.title} fraction={progress?.fraction} />
        <p className="flex justify-between gap-2 text-small whitespace-nowrap text-text-2">
          <span className="truncate">
            {progress
              ? capitalised(progress.queue ? waiting(progress.queue.ahead) : progress.step)
              : `${formatUnits(job.priceUnits)} units reserved`}
          </span>
          <span>{time}</span>
        </p>
      </div>
      <Button kind="filled" onClick={() => cancel(job.id)}>
        Cancel
      </Button>
    </div>
  );
}
