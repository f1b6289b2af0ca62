'use client';

import { withCost } from '@/components/api/failure';
import { Button, ButtonLink } from '@/components/ui/button';
import { Message } from '@/components/ui/message';
import { formatUnits } from '@/components/ui/units';
import { download } from '../actions/download';
import { dismiss, retry } from '../actions/job-queue';
import { failureId, useJobs, type Job } from '../store/jobs';
import { enginesFor, isDown, useEngines } from '../store/engines';
import { changeForm } from '../store/forms';
import { GONE, remaining, useNow } from '../filmstrip/expiry';
import { useCurrentVersion } from '../store/versions';
import { useFreeUnits } from './free-units';
import { JobsList } from './jobs-list';
import { PhotographOffer } from './photograph-offer';
import { modelsOf, unitPrice } from './taken';
import { useOperationForm, useStudioRequest } from './use-operation-form';

/** What stands between the form and its button: refusals that happened, and units that would not suffice. */
export function FormMessages({ initialBalance }: { initialBalance: number }) {
  const jobs = useJobs((state) => state.jobs);
  const failed = jobs.filter(({ state }) => state === 'failed');
  return (
    <div className="flex max-h-[45%] shrink-0 flex-col gap-2 overflow-y-auto border-t border-line px-4 py-3 empty:hidden">
      <JobsList />
      <NearExpiry />
      <EngineDown />
      <PhotographOffer />
      <ShortOfUnits initialBalance={initialBalance} />
      {failed.map((job) => (
        <FailedJob key={job.id} job={job} />
      ))}
    </div>
  );
}

/** Says in time that the picture in hand will be deleted. */
function NearExpiry() {
  const current = useCurrentVersion();
  const left = remaining(current?.expiresAtMs, useNow());
  if (!current || !left) return null;
  if (left === GONE) {
    return (
      <Message tone="warning" title="This picture is gone">
        The service keeps results for a limited time. What the canvas still shows is this window’s
        own copy.
      </Message>
    );
  }
  return (
    <Message
      tone="warning"
      title={`This picture is kept for ${left}`}
      actions={
        <Button size="small" onClick={() => void download(current)}>
          Download
        </Button>
      }
    >
      The service keeps results for a limited time.
    </Message>
  );
}

/** Says beforehand that a request would fail: the server that it goes to does not answer. */
function EngineDown() {
  const all = useEngines();
  const { definition, model } = useOperationForm();
  const down = enginesFor(all, definition, model?.id).filter(isDown);
  if (down.length === 0) return null;
  return (
    <Message
      tone="warning"
      title={`${down.map(({ name }) => name).join(' and ')} does not answer`}
      actions={
        <Button size="small" onClick={() => all.lookAgain()}>
          Ask again
        </Button>
      }
    >
      This would fail now, at no cost. Easel asks again every few seconds.
    </Message>
  );
}

function FailedJob({ job }: { job: Job }) {
  if (!job.failure) return null;
  const { code } = job.failure;
  const signedOut = code === 'unauthorized';
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
          <>
            <Button size="small" onClick={() => retry(job.id)}>
              Try again
            </Button>
            <Button kind="ghost" size="small" onClick={() => dismiss(job.id)}>
              Dismiss
            </Button>
          </>
        }
      >
        {signedOut
          ? 'Your session has ended. Nothing was charged; it is sent once you have signed in again.'
          : withCost(job.failure)}
      </Message>
    </div>
  );
}

/** The gap, what is free, a model that it pays for, and the way to more units. */
function ShortOfUnits({ initialBalance }: { initialBalance: number }) {
  const { request, quote } = useStudioRequest();
  const free = useFreeUnits(initialBalance);
  const { priceUnits } = quote;
  if (priceUnits === undefined || priceUnits <= free) return null;
  const { definition, model, body } = request;
  const count = typeof body.n === 'number' ? body.n : 1;
  const cheaper = modelsOf(definition)
    .filter((other) => other.output === model?.output)
    .map((other) => ({ model: other, units: unitPrice(definition, other) * count }))
    .filter(({ units }) => units <= free)
    .sort((one, other) => one.units - other.units)[0];
  const offer = cheaper ? ` ${cheaper.model.name} would cost ${formatUnits(cheaper.units)}.` : '';
  return (
    <Message
      tone="warning"
      title={`${formatUnits(priceUnits - free)} units short`}
      actions={
        <>
          {cheaper && (
            <Button size="small" onClick={() => changeForm({ modelId: cheaper.model.id })}>
              Use {cheaper.model.name}
            </Button>
          )}
          <ButtonLink size="small" kind={cheaper ? 'ghost' : 'outline'} href="/usage">
            Balance
          </ButtonLink>
        </>
      }
    >
      This costs {formatUnits(priceUnits)} and you have {formatUnits(free)}.{offer}
    </Message>
  );
}
