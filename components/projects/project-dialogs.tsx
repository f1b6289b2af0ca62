'use client';

import { useState } from 'react';
import { ConfirmButtons } from '@/components/ui/confirm-buttons';
import { Dialog } from '@/components/ui/dialog';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useConfirmedAction } from '@/components/ui/use-confirmed-action';
import { MAX_NAME_LENGTH } from '@/lib/projects/document-limits';
import type { Project } from './projects';

interface RenameProjectDialogProps {
  project: Project;
  rename: (name: string) => Promise<void>;
  onClose: () => void;
}

export function RenameProjectDialog({ project, rename, onClose }: RenameProjectDialogProps) {
  const [name, setName] = useState(project.name);
  const { pending, refusal, run } = useConfirmedAction(onClose);
  const isEmpty = name.trim() === '';
  const submit = () => {
    if (!isEmpty) void run(() => rename(name.trim()));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Rename ${project.name}`}
      actions={
        <ConfirmButtons pending={pending} disabled={isEmpty} onCancel={onClose} onConfirm={submit}>
          Save name
        </ConfirmButtons>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label="Name" error={refusal}>
          {(control) => (
            <Input
              {...control}
              autoFocus
              autoComplete="off"
              maxLength={MAX_NAME_LENGTH}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

interface DeleteProjectDialogProps {
  project: Project;
  remove: () => Promise<void>;
  onClose: () => void;
}

export function DeleteProjectDialog({ project, remove, onClose }: DeleteProjectDialogProps) {
  const { pending, refusal, run } = useConfirmedAction(onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete ${project.name}`}
      actions={
        <ConfirmButtons
          kind="destructive-filled"
          pending={pending}
          onCancel={onClose}
          onConfirm={() => void run(remove)}
        >
          Delete project
        </ConfirmButtons>
      }
    >
      <p className="text-text-2">
        Its layers are gone with it; pictures that no other project uses expire like results. This
        can’t be undone.
      </p>
      {refusal && (
        <div className="mt-3">
          <FieldError>{refusal}</FieldError>
        </div>
      )}
    </Dialog>
  );
}
