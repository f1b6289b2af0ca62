'use client';

import { DeleteDialog } from '@/components/ui/delete-dialog';
import { RenameDialog } from '@/components/ui/rename-dialog';
import { MAX_NAME_LENGTH } from '@/lib/projects/document-limits';
import type { Project } from './projects';

interface ProjectDialogProps {
  project: Project;
  onClose: () => void;
}

interface RenameProjectDialogProps extends ProjectDialogProps {
  rename: (name: string) => Promise<void>;
}

export function RenameProjectDialog({ project: { name }, ...rest }: RenameProjectDialogProps) {
  return <RenameDialog name={name} title={name} maxLength={MAX_NAME_LENGTH} {...rest} />;
}

interface DeleteProjectDialogProps extends ProjectDialogProps {
  remove: () => Promise<void>;
}

export function DeleteProjectDialog({ project: { name }, ...rest }: DeleteProjectDialogProps) {
  return (
    <DeleteDialog title={name} action="Delete project" {...rest}>
      Its layers are gone with it; pictures that no other project uses expire like results. This
      can’t be undone.
    </DeleteDialog>
  );
}
