'use client';

import { Keyboard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { Kbd } from '@/components/ui/kbd';
import { runShortcut, SHORTCUTS } from './shortcuts';

const GROUPS = [...new Set(SHORTCUTS.map(({ group }) => group))];

/** Listens for the studio's keys, and shows them all on a sheet. */
export function ShortcutsButton() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => runShortcut(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <IconButton
        icon={Keyboard}
        label="Keyboard shortcuts"
        size="tool"
        tooltipSide="right"
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Keyboard shortcuts"
        cost="Letters follow their place on the keyboard, so they work on every layout."
        actions={<Button onClick={() => setOpen(false)}>Close</Button>}
      >
        <div className="grid gap-6 tablet:grid-cols-3">
          {GROUPS.map((group) => (
            <ShortcutGroup key={group} group={group} />
          ))}
        </div>
      </Dialog>
    </>
  );
}

function ShortcutGroup({ group }: { group: string }) {
  return (
    <section>
      <h3 className="mb-2 text-subheading">{group}</h3>
      <dl>
        {SHORTCUTS.filter((shortcut) => shortcut.group === group).map(({ label, keys }) => (
          <div key={label} className="flex h-8 items-center justify-between gap-2">
            <dt className="text-text-2">{label}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
