'use client';

import { DeleteDialog } from '@/components/ui/delete-dialog';
import { RenameDialog } from '@/components/ui/rename-dialog';
import { MAX_STYLE_NAME_LENGTH } from '@/lib/styles/style-limits';
import { nameOfStyle } from './style-name';
import type { StoredStyle } from './style-requests';

interface StyleDialogProps {
  style: StoredStyle;
  onClose: () => void;
}

interface RenameStyleDialogProps extends StyleDialogProps {
  rename: (name: string) => Promise<void>;
}

export function RenameStyleDialog({ style, ...rest }: RenameStyleDialogProps) {
  const title = nameOfStyle(style);
  return (
    <RenameDialog name={style.name} title={title} maxLength={MAX_STYLE_NAME_LENGTH} {...rest} />
  );
}

interface DeleteStyleDialogProps extends StyleDialogProps {
  remove: () => Promise<void>;
}

export function DeleteStyleDialog({ style, ...rest }: DeleteStyleDialogProps) {
  return (
    <DeleteDialog title={nameOfStyle(style)} action="Delete style" {...rest}>
      Requests that name its id are refused from then on. What was made with it stays. This can’t be
      undone.
    </DeleteDialog>
  );
}
