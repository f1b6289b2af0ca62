'use client';

import { useState } from 'react';
import { Input } from '@/components/ui/input';
import { Kbd } from '@/components/ui/kbd';
import { useModifierKey } from '@/components/ui/modifier-key';
import { COMMANDS } from '../palette/commands';
import { keysOf, type Command, type CommandGroup } from '../palette/commands/command';
import { StudioDialogFrame } from '../palette/studio-dialog';

/** A row of the sheet: one command, or several that are one idea. */
interface SheetRow {
  label: string;
  keys: string[];
}

const COLUMNS: readonly (readonly CommandGroup[])[] = [
  ['Tools', 'Operations'],
  ['Mask'],
  ['Results'],
  ['View', 'File and studio'],
];

/** Keys that no command has, as they are held or come with the pointer. */
const GESTURES: Partial<Record<CommandGroup, SheetRow[]>> = {
  Tools: [
    { label: 'Move the canvas', keys: ['hold Space'] },
    { label: 'Source of the clone stamp', keys: ['Alt', 'click'] },
  ],
  Mask: [
    { label: 'Straight line', keys: ['⇧', 'click'] },
    { label: 'Brush size', keys: ['Alt', 'wheel'] },
    { label: 'Add a thing or colour', keys: ['⇧', 'click'] },
    { label: 'Take it away', keys: ['Alt', 'click'] },
  ],
  Results: [{ label: 'See the version before', keys: ['hold \\'] }],
};

/** Results are chosen by their numbers; six rows would say the same. */
const HIDDEN = /^result-[2-6]$/;

function rowOf({ id, label, shortcuts }: Command, modifier: string): SheetRow[] {
  const [shortcut] = shortcuts ?? [];
  if (!shortcut || HIDDEN.test(id)) return [];
  if (id === 'result-1') return [{ label: 'Choose a result', keys: ['1', '–', '6'] }];
  return [{ label, keys: keysOf(shortcut, modifier) }];
}

/** Every key of the studio on one sheet. */
export function ShortcutsDialog() {
  const modifier = useModifierKey();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const rowsOf = (group: CommandGroup) =>
    [
      ...COMMANDS.filter((command) => command.group === group).flatMap((command) =>
        rowOf(command, modifier),
      ),
      ...(GESTURES[group] ?? []),
    ].filter(({ label }) => label.toLowerCase().includes(wanted));
  return (
    <StudioDialogFrame
      name="shortcuts"
      title="Keyboard shortcuts"
      aside={
        <Input
          aria-label="Find a shortcut"
          placeholder="Find a shortcut"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      }
      footer="Letters follow their place on the keyboard, so they work on every layout."
    >
      <div className="grid gap-x-8 gap-y-6 px-6 py-5 tablet:grid-cols-2 wide:grid-cols-4">
        {COLUMNS.map((groups) => (
          <div key={groups[0]} className="flex flex-col gap-6">
            {groups.map((group) => (
              <ShortcutGroup key={group} group={group} rows={rowsOf(group)} />
            ))}
          </div>
        ))}
      </div>
    </StudioDialogFrame>
  );
}

function ShortcutGroup({ group, rows }: { group: CommandGroup; rows: SheetRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 text-subheading">{group}</h3>
      <dl>
        {rows.map(({ label, keys }) => (
          <div key={label} className="flex min-h-8 items-center justify-between gap-2">
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
