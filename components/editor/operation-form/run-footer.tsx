'use client';

import { CodeXml } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { useModifierKey } from '@/components/ui/modifier-key';
import { formatUnits } from '@/components/ui/units';
import { enqueue, MAX_OPEN_JOBS, MAX_RUNNING_JOBS } from '../actions/job-queue';
import { workOf } from '../actions/run-operation';
import { isOpen, useJobs } from '../store/jobs';
import { usePanels } from '../store/panels';
import type { Problem } from './attempt';
import { titleOf } from './definitions';
import { EngineRow } from './engine-row';
import { useFreeUnits } from './free-units';
import { useStudioRequest, type PricedRequest } from './use-operation-form';

/** What is missing, in few words where the form itself makes the rest plain. */
function reasonOf(problem: Problem, { request }: PricedRequest): string {
  if (problem.param === 'style_id') return 'Choose a style or add references: this model needs one';
  const { prompt } = request.body;
  if (problem.param === 'prompt' && typeof prompt === 'string' && prompt.trim() === '') {
    return 'Write a prompt first';
  }
  return problem.message;
}

function useBlock(priced: PricedRequest, free: number): string | undefined {
  const open = useJobs(({ jobs }) => jobs.filter(isOpen).length);
  const { problem, priceUnits = 0 } = priced.quote;
  if (problem) return reasonOf(problem, priced);
  const missing = priceUnits - free;
  if (missing > 0) return `${formatUnits(missing)} units short`;
  return open >= MAX_OPEN_JOBS ? `${open} jobs are in line; wait for one to end` : undefined;
}

/** Characters of a name that leave room for the keys; the price must never be cut off. */
const LONGEST_BESIDE_KEYS = 12;

/** The one primary button, with its price; below it what it is made of, and what will be left. */
export function RunFooter({ initialBalance }: { initialBalance: number }) {
  const priced = useStudioRequest();
  const modifier = useModifierKey();
  const free = useFreeUnits(initialBalance);
  const blocked = useBlock(priced, free);
  const open = useJobs(({ jobs }) => jobs.filter(isOpen).length);
  const { priceUnits } = priced.quote;
  const price = priceUnits ?? 0;
  const { operation, body } = priced.request;
  const count = typeof body.n === 'number' ? body.n : 1;
  const run = () => {
    if (!priced.quote.input || blocked) return;
    enqueue(workOf(priced));
    // On phones the sheet would lie over what comes.
    usePanels.getState().setSheetStop('half');
  };
  const sum = price === 0 ? '' : `${count} × ${formatUnits(price / count)} units`;
  const waits = open >= MAX_RUNNING_JOBS ? 'Starts when a running job ends' : sum;
  return (
    <div className="flex flex-col gap-2 border-t border-line bg-panel px-4 py-3 max-tablet:pb-[max(12px,env(safe-area-inset-bottom))]">
      <EngineRow />
      <div className="flex gap-2">
        <Button
          kind="primary"
          size="large"
          wide
          data-primary-action
          priceUnits={priceUnits}
          disabled={blocked !== undefined}
          onClick={run}
          className="min-w-0 shrink! max-tablet:justify-center"
          end={
            titleOf(operation).length <= LONGEST_BESIDE_KEYS && (
              <span aria-hidden className="text-small">
                {modifier} ↵
              </span>
            )
          }
        >
          {titleOf(operation)}
          {count > 1 ? ` ${count}` : ''}
        </Button>
        <IconButton
          icon={CodeXml}
          label="Copy as code"
          tooltipSide="top"
          className="size-10! rounded-8! border border-line-strong touch:size-12!"
          onClick={() => usePanels.getState().showDialog('code')}
        />
      </div>
      <p className="price flex min-h-4 justify-between gap-4 text-small text-text-2">
        <span className={blocked ? '' : 'truncate'}>{blocked ?? waits}</span>
        {price <= free && (
          <span className="whitespace-nowrap">
            {formatUnits(free - (blocked ? 0 : price))} left
          </span>
        )}
      </p>
    </div>
  );
}
