'use client';

import dynamic from 'next/dynamic';
import { Button } from '@/components/ui/button';
import type { LucideIcon } from '@/components/ui/icon';
import { PopoverSurface } from '@/components/ui/popover';
import { formatUnits } from '@/components/ui/units';
import { usePopover } from '@/components/ui/use-popover';
import { useCurrentBatch, useCurrentVersion, type Batch } from '../store/versions';
import { ReportLine } from './report-line';

/** Fetched when it is opened first: the studio shows without it. */
const SourceFacts = dynamic(() => import('./source-facts').then((module) => module.SourceFacts), {
  ssr: false,
});

/** How the chosen result came about: model, seed, engine, time, units, and what was drawn of the prompt. */
export function ResultDetails({ icon }: { icon: LucideIcon }) {
  const current = useCurrentVersion();
  const batch = useCurrentBatch();
  const { triggerProps, popoverProps } = usePopover({ side: 'top', align: 'end', gapPx: 8 });
  if (!current || (!batch && !current.source)) return null;
  return (
    <>
      <Button {...triggerProps} kind="ghost" size="small" icon={icon}>
        Details
      </Button>
      <PopoverSurface {...popoverProps} aria-label="Details of the result" className="w-80">
        <h2 className="border-b border-line px-4 py-3 text-subheading">
          {batch?.title ?? current.label}
        </h2>
        {batch && (
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 px-4 py-3 text-small">
            {factsOf(batch).map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-text-2">{name}</dt>
                <dd className="price text-right font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {current.source && (
          <div className="border-t border-line px-4 py-3">
            <SourceFacts source={current.source} />
          </div>
        )}
        {batch && <ReportLine batch={batch} className="border-t border-line px-4 py-3" />}
      </PopoverSurface>
    </>
  );
}

function factsOf(batch: Batch): [string, string][] {
  const facts: [string, string | undefined][] = [
    ['Engine', batch.engine],
    ['Took', `${(batch.elapsedMs / 1000).toFixed(1)} s`],
    ['Charged', `${formatUnits(batch.units)} units`],
  ];
  return facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}
