'use client';

import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Segmented } from '@/components/ui/segmented';
import { formatUnits } from '@/components/ui/units';
import { SeriesMark } from './series-mark';
import { stackDays, type DaySpending, type Series } from './stack-days';
import { UsageChart } from './usage-chart';

export interface UsageTotals {
  units: number;
  requests: number;
  released: number;
}

interface UsageOverviewProps {
  /** First and last day, `YYYY-MM-DD` in UTC. */
  range: { first: string; last: string };
  days: number;
  totals: UsageTotals;
  byOperation: DaySpending[];
  byToken: DaySpending[];
}

const GROUPINGS = [
  { value: 'operation', label: 'Operation' },
  { value: 'token', label: 'Token' },
] as const;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const UNITS_PER_DOLLAR = 1000;

export function UsageOverview({ range, days, totals, byOperation, byToken }: UsageOverviewProps) {
  const [grouping, setGrouping] = useState<'operation' | 'token'>('operation');
  const stacked = stackDays(grouping === 'operation' ? byOperation : byToken, range);
  return (
    <section aria-label="Units per day" className="rounded-8 border border-line bg-panel p-5">
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <dl className="grid grid-cols-2 gap-x-8 gap-y-4 divide-line tablet:flex tablet:gap-x-0 tablet:divide-x tablet:*:px-8 tablet:*:first:pl-0">
          <Figure value={formatUnits(totals.units)} label={`units in ${days} days`} />
          <Figure
            value={dollars.format(totals.units / UNITS_PER_DOLLAR)}
            label="at 1,000 units per dollar"
          />
          <Figure value={formatUnits(totals.requests)} label="requests" />
          <Figure value={formatUnits(totals.released)} label="failed, not charged" />
        </dl>
        <Segmented label="Group by" options={GROUPINGS} value={grouping} onChange={setGrouping} />
      </header>
      <div className="mt-4">
        {totals.units > 0 ? (
          <UsageChart {...stacked} />
        ) : (
          <div className="flex h-56 flex-col items-center justify-center gap-4 rounded-8 border border-dashed border-control p-6 text-center text-text-2">
            Nothing was spent in these {days} days.
            <div className="flex flex-wrap justify-center gap-2">
              <ButtonLink href="/studio" prefetch={false}>
                Open the studio
              </ButtonLink>
              <ButtonLink href="/docs" prefetch={false}>
                Read the API
              </ButtonLink>
            </div>
          </div>
        )}
      </div>
      {stacked.series.length > 0 && <Legend series={stacked.series} />}
    </section>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-small text-text-2">{label}</dt>
      <dd className="price text-[20px] leading-7 font-semibold tracking-[-0.015em]">{value}</dd>
    </div>
  );
}

function Legend({ series }: { series: Series[] }) {
  return (
    <ul aria-label="Units in all" className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
      {series.map(({ name, units }, index) => (
        <li key={name} className="flex items-center gap-2 text-small">
          <SeriesMark index={index} />
          <span className="text-text-2">{name}</span>
          <span className="price font-medium">{formatUnits(units)}</span>
        </li>
      ))}
    </ul>
  );
}
