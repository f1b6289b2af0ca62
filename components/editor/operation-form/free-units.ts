'use client';

import { useBalance } from '@/components/shell/balance-store';
import { isOpen, useJobs } from '../store/jobs';

/** Units that a new request may spend: the balance, less what the jobs in line will take. */
export function useFreeUnits(initialBalance: number): number {
  const balance = useBalance((state) => state.units) ?? initialBalance;
  const spoken = useJobs(({ jobs }) =>
    jobs.filter(isOpen).reduce((sum, job) => sum + job.priceUnits, 0),
  );
  return balance - spoken;
}
