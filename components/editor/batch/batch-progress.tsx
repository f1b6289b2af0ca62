'use client';

import { Check, Download, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { RequestError } from '@/components/api/failure';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { ProgressBar } from '@/components/ui/progress-bar';
import { formatUnits } from '@/components/ui/units';
import { usePanels } from '../store/panels';
import { countsOf, fractionOf, type Batch, type BatchCounts, type BatchItem } from './batch';
import { cancelBatch, dismissBatch, retryBatch } from './run-batch';
import { saveBatch } from './save-results';

/** How far a batch is, file by file, and what can be done with what came of it. */
export function BatchProgress({ batch }: { batch: Batch }) {
  const { items, facts } = batch;
  const counts = countsOf(items);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    setProblem(await saveBatch(batch).then(() => undefined, messageOf));
    setIsSaving(false);
  };
  return (
    <Dialog
      open
      onClose={usePanels.getState().closeDialog}
      title={`Batch: ${facts.title}`}
      cost={<Charged counts={counts} />}
      actions={
        <>
          {counts.open > 0 ? (
            <Button onClick={() => void cancelBatch()}>Cancel the rest</Button>
          ) : (
            <Button onClick={() => void dismissBatch()}>New batch</Button>
          )}
          {counts.open === 0 && counts.failed + counts.canceled > 0 && (
            <Button icon={RotateCw} onClick={() => void retryBatch()}>
              Try {counts.failed + counts.canceled} again
            </Button>
          )}
          <Button
            kind="primary"
            icon={Download}
            disabled={counts.done === 0 || isSaving}
            busy={isSaving}
            onClick={() => void save()}
          >
            Download ZIP
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p role="status" aria-label="Batch" className="price text-small text-text-2">
          {summaryOf(items, counts)}
        </p>
        <ProgressBar label="Batch" fraction={fractionOf(items)} />
        {problem && <FieldError>{problem}</FieldError>}
        <ul aria-label="Files" className="max-h-[44dvh] overflow-y-auto overscroll-contain">
          {items.map((item) => (
            <ItemRow key={item.id} item={item} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function messageOf(error: unknown): string {
  return error instanceof RequestError ? error.failure.message : 'The archive was not made.';
}

function summaryOf({ length }: readonly BatchItem[], { done, failed, canceled }: BatchCounts) {
  const parts = [`${done} of ${length} done`];
  if (failed > 0) parts.push(`${failed} failed`);
  if (canceled > 0) parts.push(`${canceled} canceled`);
  return parts.join(' · ');
}

function Charged({ counts }: { counts: BatchCounts }) {
  const nothing = counts.failed > 0 ? '; what failed cost nothing' : '';
  return (
    <span className="price">
      {formatUnits(counts.units)} units{nothing}
    </span>
  );
}

const STATES: Record<BatchItem['state'], string> = {
  waiting: 'waits',
  running: 'begins',
  done: 'done',
  failed: 'failed',
  canceled: 'canceled',
};

function ItemRow({ item }: { item: BatchItem }) {
  const { fileName, state, fraction, failure, results } = item;
  const said = state === 'running' && fraction ? `${Math.round(fraction * 100)} %` : STATES[state];
  return (
    <li className="flex min-h-9 flex-col justify-center gap-1 border-b border-line py-1.5 last:border-b-0">
      <div className="flex items-center gap-3">
        <span className="min-w-0 grow truncate">{results[0]?.name ?? fileName}</span>
        {state === 'done' && <Icon of={Check} sizePx={14} className="text-accent-text" />}
        <span
          className={`price text-small whitespace-nowrap ${state === 'failed' ? 'text-error' : 'text-text-2'}`}
        >
          {said}
        </span>
      </div>
      {state === 'running' && <ProgressBar label={fileName} fraction={fraction} />}
      {failure && <p className="text-small text-error">{failure.message}</p>}
    </li>
  );
}
