'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { ProgressBar } from '@/components/ui/progress-bar';
import { formatUnits } from '@/components/ui/units';
import { cancel } from '../actions/job-queue';
import { useConnection } from '../store/connection';
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

/** What runs now, how far it is, and the way to stop it: one line beside the canvas, never over the picture. */
export function RunningBar({ className }: { className: string }) {
  const job = useJobs(({ jobs }) => jobs.find(({ state }) => state === 'running'));
  return job ? <Running key={job.id} job={job} className={className} /> : null;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function waiting(ahead: number): string {
  return ahead === 0 ? 'waiting, next in line' : `waiting, ${ahead} before it`;
}

/** What is being done, or where in the line it is. */
function stepOf({ progress, priceUnits }: Job): string {
  if (!progress) return `${formatUnits(priceUnits)} units reserved`;
  return capitalised(progress.queue ? waiting(progress.queue.ahead) : progress.step);
}

function Running({ job, className }: { job: Job; className: string }) {
  const elapsedMs = useElapsedMs(job.startedAtMs ?? 0);
  const offline = useConnection((state) => state.offline);
  if (elapsedMs < QUIET_MS) return null;
  const { progress } = job;
  const left = progress && secondsLeft(elapsedMs, progress.fraction);
  const time = `${Math.floor(elapsedMs / 1000)} s${left === undefined ? '' : `, about ${left} s left`}`;
  return (
    <div
      role="group"
      aria-label="Running"
      className={classNames('flex items-center gap-2 pr-0.5 pl-3 text-small', className)}
    >
      <span className="font-semibold whitespace-nowrap">{job.title}</span>
      <span className="w-16 shrink-0">
        <ProgressBar label={job.title} fraction={progress?.fraction} />
      </span>
      {progress && <span className="price">{Math.round(progress.fraction * 100)} %</span>}
      <span className="price min-w-0 grow truncate text-text-2">
        {offline ? 'Offline, it goes on at the server' : stepOf(job)}, {time}
      </span>
      <Button kind="ghost" size="small" onClick={() => cancel(job.id)}>
        Cancel
      </Button>
    </div>
  );
}
