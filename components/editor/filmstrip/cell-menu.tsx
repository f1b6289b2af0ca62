'use client';

import { Download, Ellipsis, PenLine, Trash2 } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu';
import { download } from '../actions/download';
import { resultItems } from '../actions/result-items';
import { removeVersions } from '../history/version-changes';
import type { Version } from '../store/versions';

interface CellMenuProps {
  version: Version;
  number: number;
  /** Fingers can't hover: they find it on the chosen cell. */
  current: boolean;
  onRename: () => void;
}

/** Takes a picture out of the session; undo brings it back. */
export function removeVersion({ id }: Version): void {
  removeVersions('Remove', [id]);
}

/** What can be done with a picture of the filmstrip, on its corner. */
export function CellMenu({ version, number, current, onRename }: CellMenuProps) {
  return (
    <Menu
      label={`Picture ${number}`}
      align="end"
      items={[
        { label: 'Rename', icon: PenLine, shortcut: 'F2', onSelect: onRename },
        { label: 'Download', icon: Download, onSelect: () => void download(version) },
        ...resultItems(version),
        {
          label: 'Remove',
          icon: Trash2,
          shortcut: 'Del',
          destructive: true,
          onSelect: () => removeVersion(version),
        },
      ]}
      trigger={(props) => (
        <button
          {...props}
          type="button"
          aria-label={`Options of picture ${number}`}
          className={classNames(
            'focus-ring absolute top-1 right-1 flex size-6 items-center justify-center rounded-6 bg-on-image text-white',
            'opacity-0 group-hover:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100',
            current ? 'touch:opacity-100' : 'touch:hidden',
          )}
        >
          <Icon of={Ellipsis} sizePx={14} />
        </button>
      )}
    />
  );
}
