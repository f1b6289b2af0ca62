'use client';

import { CheckCheck, Columns2, Download, Layers, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { ConfirmButtons } from '@/components/ui/confirm-buttons';
import { Dialog } from '@/components/ui/dialog';
import { FieldError } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { MAX_STYLE_REFERENCES } from '@/lib/operations/fields/images';
import type { Result } from './results';
import { deleteResults, saveAsZip } from './save-results';

/** Results that can be compared at a time. */
const COMPARED = 2;

interface SelectionBarProps {
  results: Result[];
  onSelectAll: () => void;
  onCompare: () => void;
  onClear: () => void;
  onDeleted: (ids: ReadonlySet<string>) => void;
}

/** What can be done with the chosen results; floats over the gallery. */
export function SelectionBar(props: SelectionBarProps) {
  const { results, onSelectAll, onCompare, onClear, onDeleted } = props;
  const [progress, setProgress] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [asking, setAsking] = useState(false);
  const count = results.length;
  const ids = results.map(({ id }) => id).join(',');

  const attempt = async (work: () => Promise<void>) => {
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : 'It did not work. Try again.');
    }
    setProgress(undefined);
  };
  const download = () => {
    setProgress(`0 of ${count}`);
    return attempt(() => saveAsZip(results, (done) => setProgress(`${done} of ${count}`)));
  };
  const remove = () => {
    setAsking(false);
    const gone = new Set<string>();
    return attempt(() => deleteResults(results, (id) => gone.add(id))).finally(() =>
      onDeleted(gone),
    );
  };

  return (
    <div
      role="region"
      aria-label="Selection"
      className="fixed bottom-4 left-1/2 z-10 flex max-w-[calc(100vw-16px)] -translate-x-1/2 animate-rise flex-col gap-2 rounded-12 bg-raised p-2 shadow-dialog"
    >
      {refusal && <FieldError>{refusal}</FieldError>}
      <div className="flex items-center gap-1 overflow-x-auto">
        <span role="status" className="px-2 font-medium whitespace-nowrap">
          {progress ?? `${count} selected`}
        </span>
        <Button kind="ghost" icon={CheckCheck} onClick={onSelectAll}>
          <span className="max-tablet:sr-only">Select all</span>
        </Button>
        {count <= MAX_STYLE_REFERENCES && (
          <ButtonLink
            kind="ghost"
            icon={Layers}
            href={`/styles?references=${ids}`}
            prefetch={false}
          >
            <span className="max-tablet:sr-only">Create style</span>
          </ButtonLink>
        )}
        {count === COMPARED && (
          <Button kind="ghost" icon={Columns2} onClick={onCompare}>
            <span className="max-tablet:sr-only">Compare</span>
          </Button>
        )}
        <Button
          kind="ghost"
          icon={Download}
          disabled={progress !== undefined}
          busy={progress !== undefined}
          onClick={() => void download()}
        >
          Download
        </Button>
        <Button kind="destructive" icon={Trash2} onClick={() => setAsking(true)}>
          <span className="max-tablet:sr-only">Delete</span>
        </Button>
        <IconButton icon={X} label="Clear selection" onClick={onClear} />
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={count === 1 ? 'Delete this result' : `Delete ${count} results`}
        actions={
          <ConfirmButtons
            kind="destructive-filled"
            onCancel={() => setAsking(false)}
            onConfirm={() => void remove()}
          >
            Delete
          </ConfirmButtons>
        }
      >
        <p className="text-text-2">
          Their addresses stop working at once. This can’t be undone, and nothing is refunded.
        </p>
      </Dialog>
    </div>
  );
}
