'use client';

import { X } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { ProgressBar } from '@/components/ui/progress-bar';
import { formatUnits } from '@/components/ui/units';
import { cancel } from '../actions/job-queue';
import { isOpen, useJobs, type Job } from '../store/jobs';

/** The bar on the canvas tells of one job; from this many on, they are listed here. */
const LEAST_JOBS = 2;

/** Everything that runs or waits, each with the way to stop it. */
export function JobsList() {
  const jobs = useJobs((state) => state.jobs);
  const open = jobs.filter(isOpen);
  if (open.length < LEAST_JOBS) return null;
  const reserved = open.reduce((sum, { priceUnits }) => sum + priceUnits, 0);
  return (
    <section aria-label="Jobs" className="flex flex-col gap-1">
      <h3 className="flex justify-between text-small">
        <span className="font-medium text-text-2">Jobs</span>
        <span className="price text-text-3">{formatUnits(reserved)} units reserved</span>
      </h3>
      <ul>
        {open.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </ul>
    </section>
  );
}

function JobRow({ job }: { job: Job }) {
  const { progress, state, title } = job;
  const running = state === 'running';
  const percent = progress ? `${Math.round(progress.fraction * 100)} %` : 'begins';
  return (
    <li className="border-b border-line py-1 last:border-b-0">
      <div className="flex items-center gap-2">
        <span className="grow truncate font-semibold">{title}</span>
        <span className="price text-small text-text-2">{running ? percent : 'waits'}</span>
        <IconButton
          icon={X}
          size="small"
          label={`Cancel ${title.toLowerCase()}`}
          tooltipSide="left"
          onClick={() => cancel(job.id)}
          className="-mr-1.5"
        />
      </div>
      {running && <ProgressBar label={title} fraction={progress?.fraction} />}
    </li>
  );
}
