'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Select } from '@/components/ui/select';
import { PERIODS_DAYS } from './periods';

/** Chooses how many days back the page looks; the address remembers it. */
export function PeriodSelect({ days }: { days: number }) {
  const router = useRouter();
  const [pending, start] = useTransition();
  return (
    <Select
      aria-label="Period"
      value={days}
      disabled={pending}
      onChange={(event) => start(() => router.push(`/usage?days=${event.target.value}`))}
      className="w-36"
    >
      {PERIODS_DAYS.map((choice) => (
        <option key={choice} value={choice}>
          Last {choice} days
        </option>
      ))}
    </Select>
  );
}
