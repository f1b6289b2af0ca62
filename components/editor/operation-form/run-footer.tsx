'use client';

import { useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { useModifierKey } from '@/components/ui/modifier-key';
import { formatUnits } from '@/components/ui/units';
import { generateImage } from '@/lib/operations/generate/definition';
import { generateWork } from '../actions/generate';
import { enqueue, MAX_OPEN_JOBS } from '../actions/job-queue';
import { requestOf, useGenerateForm } from '../store/generate-form';
import { isOpen, useJobs } from '../store/jobs';
import { usePanels } from '../store/panels';
import { useFreeUnits } from './free-units';
import { quoteGenerate, type Problem, type Quote } from './quote';

/** The form as it is now, checked and priced. */
export function useQuote(): Quote {
  const fields = useGenerateForm();
  return useMemo(() => {
    const { body, files } = requestOf(fields);
    return quoteGenerate(body, { style_references: files.style_references.length });
  }, [fields]);
}

/** What is missing, in few words where the form itself makes the rest plain. */
function reasonOf(problem: Problem): string {
  if (problem.param === 'style_id') return 'Add references: this model needs a style';
  if (problem.param === 'prompt' && useGenerateForm.getState().prompt.trim() === '') {
    return 'Write a prompt first';
  }
  return problem.message;
}

function useBlock(quote: Quote, free: number): string | undefined {
  const open = useJobs(({ jobs }) => jobs.filter(isOpen).length);
  if (quote.problem) return reasonOf(quote.problem);
  const missing = (quote.priceUnits ?? 0) - free;
  if (missing > 0) return `${formatUnits(missing)} units short`;
  return open >= MAX_OPEN_JOBS ? `${open} jobs are in line; wait for one to end` : undefined;
}

/** The one primary button, with its price; below it what it is made of, and what will be left. */
export function RunFooter({ initialBalance }: { initialBalance: number }) {
  const fields = useGenerateForm();
  const quote = useQuote();
  const modifier = useModifierKey();
  const free = useFreeUnits(initialBalance);
  const blocked = useBlock(quote, free);
  const running = useJobs(({ jobs }) => jobs.filter(isOpen).length);
  const price = quote.priceUnits ?? 0;
  const count = fields.count > 1 ? ` ${fields.count}` : '';
  const run = () => {
    if (!quote.input || blocked) return;
    enqueue(generateWork(fields, quote.input));
    // On phones the sheet would lie over what comes.
    usePanels.getState().setSheetStop('half');
  };
  const sum = price === 0 ? '' : `${fields.count} × ${formatUnits(price / fields.count)} units`;
  const waits =
    running === 1 ? 'Starts when the running job ends' : `Starts after ${running} others`;
  const line = blocked ?? (running > 0 ? waits : sum);
  return (
    <div className="flex flex-col gap-2 border-t border-line bg-panel px-4 py-3 max-tablet:pb-[max(12px,env(safe-area-inset-bottom))]">
      <Button
        kind="primary"
        size="large"
        wide
        data-primary-action
        priceUnits={quote.priceUnits}
        disabled={blocked !== undefined}
        onClick={run}
        className="max-tablet:justify-center"
        end={
          <span aria-hidden className="text-small opacity-90">
            {modifier} ↵
          </span>
        }
      >
        {generateImage.title}
        {count}
      </Button>
      <p className="price flex min-h-4 justify-between gap-4 text-small text-text-2">
        <span className="truncate">{line}</span>
        {price <= free && (
          <span className="whitespace-nowrap">
            {formatUnits(free - (blocked ? 0 : price))} left
          </span>
        )}
      </p>
    </div>
  );
}
