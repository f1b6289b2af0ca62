'use client';

import { Button } from '@/components/ui/button';
import { Message } from '@/components/ui/message';
import { formatUnits } from '@/components/ui/units';
import { MODELS } from '@/lib/models/models';
import { withCost } from '../actions/failure';
import { failureId, useJobs, type Job } from '../store/jobs';
import { useGenerateForm, useModel } from '../store/generate-form';
import { useFreeUnits } from './free-units';
import { useQuote } from './run-footer';

/** What stands between the form and its button: refusals that happened, and units that would not suffice. */
export function FormMessages({ initialBalance }: { initialBalance: number }) {
  const jobs = useJobs((state) => state.jobs);
  const failed = jobs.filter(({ state }) => state === 'failed');
  return (
    <div className="flex max-h-[45%] shrink-0 flex-col gap-2 overflow-y-auto border-t border-line px-4 py-3 empty:hidden">
      <ShortOfUnits initialBalance={initialBalance} />
      {failed.map((job) => (
        <FailedJob key={job.id} job={job} />
      ))}
    </div>
  );
}

function FailedJob({ job }: { job: Job }) {
  const { remove } = useJobs.getState();
  if (!job.failure) return null;
  const { code, message, charged } = job.failure;
  const title =
    code === 'engine_failed' || code === 'internal' || code === 'network'
      ? `${job.title} failed`
      : `${job.title} was not run`;
  return (
    <div
      id={failureId(job.id)}
      tabIndex={-1}
      className="rounded-8 outline-none focus:outline-2 focus:outline-error"
    >
      <Message
        tone="error"
        title={title}
        actions={
          <Button size="small" onClick={() => remove(job.id)}>
            Dismiss
          </Button>
        }
      >
        {withCost(message, charged)}
      </Message>
    </div>
  );
}

/** The gap, what is free, and a model that it pays for. */
function ShortOfUnits({ initialBalance }: { initialBalance: number }) {
  const { priceUnits } = useQuote();
  const model = useModel();
  const count = useGenerateForm((state) => state.count);
  const change = useGenerateForm((state) => state.change);
  const free = useFreeUnits(initialBalance);
  if (priceUnits === undefined || priceUnits <= free) return null;
  const cheaper = MODELS.filter(
    (other) => other.output === model.output && other.priceUnits * count <= free,
  ).sort((one, other) => one.priceUnits - other.priceUnits)[0];
  const offer = cheaper
    ? ` ${cheaper.name} would cost ${formatUnits(cheaper.priceUnits * count)}.`
    : '';
  return (
    <Message
      tone="warning"
      title={`${formatUnits(priceUnits - free)} units short`}
      actions={
        cheaper && (
          <Button size="small" onClick={() => change({ modelId: cheaper.id })}>
            Use {cheaper.name}
          </Button>
        )
      }
    >
      This costs {formatUnits(priceUnits)} and you have {formatUnits(free)}.{offer}
    </Message>
  );
}
