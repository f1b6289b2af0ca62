'use client';

import { useState } from 'react';
import { formatBytes } from '@/lib/format-bytes';
import { Checkbox } from '@/components/ui/checkbox';
import { ConfirmButtons } from '@/components/ui/confirm-buttons';
import { Dialog } from '@/components/ui/dialog';
import { FieldError } from '@/components/ui/field';
import { useConfirmedAction } from '@/components/ui/use-confirmed-action';
import type { ModelLine } from '@/lib/local-models/overview';
import type { ModelActions } from './model-actions';

const COMMERCE = {
  yes: 'What is made with it may be sold.',
  limited: 'Commerce is limited: read it first.',
  no: 'It forbids commerce.',
  unknown: 'Whether results may be sold is not known.',
};

interface AddModelDialogProps {
  model: ModelLine;
  add: ModelActions['add'];
  onClose: () => void;
}

/** Shows what a model's licence is and what it takes before anything is fetched. */
export function AddModelDialog({ model, add, onClose }: AddModelDialogProps) {
  const [isAccepted, setAccepted] = useState(false);
  const { pending, refusal, run } = useConfirmedAction(onClose);
  const { title, licence, downloadBytes, expect } = model;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Install ${title}`}
      cost={`About ${formatBytes(downloadBytes)} are fetched from the hub.`}
      actions={
        <ConfirmButtons
          pending={pending}
          disabled={!isAccepted}
          onCancel={onClose}
          onConfirm={() => void run(() => add(model.id))}
        >
          Install
        </ConfirmButtons>
      }
    >
      <div className="flex flex-col gap-4">
        {expect && (
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-body">
            <dt className="text-text-2">On eight cores</dt>
            <dd>{expect.cpu}</dd>
            <dt className="text-text-2">On a card of 8 GB</dt>
            <dd>{expect.gpu}</dd>
          </dl>
        )}
        {licence && (
          <p>
            Its licence is{' '}
            <a
              href={licence.url}
              target="_blank"
              rel="noreferrer"
              className="text-accent-text underline"
            >
              {licence.name}
            </a>
            . {COMMERCE[licence.commerce]}
          </p>
        )}
        <Checkbox
          label="I have read the licence and accept it"
          checked={isAccepted}
          onChange={(event) => setAccepted(event.target.checked)}
        />
        {refusal && <FieldError>{refusal}</FieldError>}
      </div>
    </Dialog>
  );
}
