'use client';

import { Search } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Kbd } from '@/components/ui/kbd';
import { useModifierKey } from '@/components/ui/modifier-key';
import { usePanels } from '../store/panels';
import { COMMANDS } from './commands';
import { keysOf, type Command } from './commands/command';
import { highlight, search } from './search';
import { ModalDialog } from './studio-dialog';

/** Finds and runs any command: a combobox over a list (ARIA practices: combobox with list popup). */
export function Palette() {
  const listId = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const found = search(COMMANDS, text);
  const chosen = found[Math.min(at, found.length - 1)];
  const optionId = (command: Command) => `${listId}-${command.id}`;
  const move = (to: number) => {
    const next = (to + found.length) % Math.max(1, found.length);
    setAt(next);
    list.current?.querySelectorAll('[role="option"]')[next]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 };
    const to = steps[event.key];
    if (to !== undefined) move(to);
    else if (event.key === 'Enter' && chosen) runCommand(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <ModalDialog
      name="palette"
      label="Command palette"
      className="mx-auto mt-28 max-w-[min(640px,calc(100vw-32px))] max-tablet:mt-4"
    >
      <label className="flex h-14 shrink-0 items-center gap-3 border-b border-line px-5">
        <Icon of={Search} sizePx={18} className="text-text-2" />
        <span className="sr-only">Find a command</span>
        <input
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={chosen && optionId(chosen)}
          autoComplete="off"
          placeholder="Find a command"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
          className="min-w-0 grow bg-transparent text-heading font-normal outline-none"
        />
        <Kbd>Esc</Kbd>
      </label>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label="Commands"
        className="min-h-0 overflow-y-auto overscroll-contain p-2 tablet:max-h-[448px]"
      >
        {found.map((command, index) => (
          <CommandRow
            key={command.id}
            id={optionId(command)}
            command={command}
            text={text}
            chosen={command === chosen}
            heading={text || found[index - 1]?.group === command.group ? undefined : command.group}
            onHover={() => setAt(index)}
          />
        ))}
        {found.length === 0 && <p className="px-3 py-4 text-text-2">No command has that name.</p>}
      </div>
      <footer className="flex shrink-0 items-center gap-4 border-t border-line px-5 py-2.5 text-small text-text-2 max-tablet:hidden">
        <span className="flex items-center gap-1.5">
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> Move
        </span>
        <span className="flex items-center gap-1.5">
          <Kbd>↵</Kbd> Run
        </span>
        <button
          type="button"
          onClick={() => usePanels.getState().showDialog('shortcuts')}
          className="focus-ring ml-auto rounded-4 hover:text-text"
        >
          All shortcuts
        </button>
      </footer>
    </ModalDialog>
  );
}

function runCommand(command: Command): void {
  if (command.unavailable?.() !== undefined) return;
  usePanels.getState().closeDialog();
  command.run();
}

interface CommandRowProps {
  id: string;
  command: Command;
  text: string;
  chosen: boolean;
  /** Name of the group that begins here. */
  heading: string | undefined;
  onHover: () => void;
}

function CommandRow({ id, command, text, chosen, heading, onHover }: CommandRowProps) {
  const modifier = useModifierKey();
  const [shortcut] = command.shortcuts ?? [];
  const reason = command.unavailable?.();
  return (
    <>
      {heading && (
        <p role="presentation" className="px-3 pt-3 pb-1 text-small font-medium text-text-2">
          {heading}
        </p>
      )}
      <div
        id={id}
        role="option"
        aria-selected={chosen}
        aria-disabled={reason ? true : undefined}
        onPointerMove={onHover}
        onClick={() => runCommand(command)}
        className={classNames(
          'flex h-10 cursor-pointer items-center gap-3 rounded-6 px-3 touch:h-12',
          chosen && 'bg-accent-soft',
          reason ? 'text-text-3' : 'text-text',
        )}
      >
        <Icon of={command.icon} className={chosen ? 'text-accent-text' : 'text-text-2'} />
        <span className="truncate">
          {highlight(command.label, text).map(({ part, found }, index) => (
            <span key={index} className={found ? 'font-semibold' : ''}>
              {part}
            </span>
          ))}
        </span>
        {reason && <span className="truncate text-small text-text-3">{reason}</span>}
        {shortcut && (
          <span aria-hidden className="ml-auto flex gap-1">
            {keysOf(shortcut, modifier).map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </span>
        )}
      </div>
    </>
  );
}
