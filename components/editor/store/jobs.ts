'use client';

import { create } from 'zustand';
import type { Failure } from '@/components/api/failure';
import type { Progress } from '@/components/api/progress';

/** A request of this window that is waiting, running, or has failed and not been dismissed. */
export interface Job {
  id: string;
  /** `Generate`. */
  title: string;
  priceUnits: number;
  /** The version that is worked on. */
  parentId?: string;
  state: 'waiting' | 'running' | 'failed';
  /** When it began to run, in milliseconds of `performance.now()`. */
  startedAtMs?: number;
  progress?: Progress;
  failure?: Failure;
}

interface JobsState {
  jobs: Job[];
  add: (job: Job) => void;
  update: (id: string, change: Partial<Job>) => void;
  remove: (id: string) => void;
}

export const useJobs = create<JobsState>((set) => ({
  jobs: [],
  add: (job) => set(({ jobs }) => ({ jobs: [...jobs, job] })),
  update: (id, change) =>
    set(({ jobs }) => ({ jobs: jobs.map((job) => (job.id === id ? { ...job, ...change } : job)) })),
  remove: (id) => set(({ jobs }) => ({ jobs: jobs.filter((job) => job.id !== id) })),
}));

/** Jobs that run or wait; failed ones only wait to be read. */
export function isOpen(job: Job): boolean {
  return job.state !== 'failed';
}

/** Id of the element that tells why a job failed, beside the form. */
export function failureId(jobId: string): string {
  return `failure-${jobId}`;
}
