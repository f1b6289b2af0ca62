'use client';

import { ChevronDown, Download, Redo2, SlidersHorizontal, Undo2 } from 'lucide-react';
import { AccountMenu, type Visitor } from '@/components/shell/account-menu';
import { Balance } from '@/components/shell/balance';
import { MainMenu } from '@/components/shell/main-menu';
import { ThemeSwitch } from '@/components/shell/theme-switch';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Logo } from '@/components/ui/logo';
import { Menu, type MenuItem } from '@/components/ui/menu';
import { useModifierKey } from '@/components/ui/modifier-key';
import { Spinner } from '@/components/ui/spinner';
import { BatchIndicator } from './batch/batch-indicator';
import { commandOf } from './palette/commands';
import { keysOf } from './palette/commands/command';
import { useHistory } from './history/history';
import { SaveStatus } from './projects/save-status';
import { isOpen, useJobs } from './store/jobs';
import { usePanels } from './store/panels';
import { useCurrentVersion } from './store/versions';

function Divider() {
  return <span aria-hidden className="hidden h-5 w-px shrink-0 bg-line tablet:block" />;
}

export function StudioHeader({ visitor }: { visitor: Visitor }) {
  const { inspectorOpen, toggleInspector } = usePanels();
  return (
    <header className="flex h-12 shrink-0 items-center gap-2 border-b border-line bg-panel px-2 max-tablet:h-13 tablet:gap-3 tablet:px-3">
      <MainMenu className="focus-ring flex size-8 shrink-0 items-center justify-center rounded-6 hover:bg-hover touch:size-11">
        <Logo />
      </MainMenu>
      <Divider />
      <DocumentMenu />
      <SaveStatus />
      <Divider />
      <UndoButtons />
      <div className="ml-auto flex items-center gap-2 tablet:gap-3">
        <BatchIndicator />
        <JobsIndicator />
        <Balance initialUnits={visitor.balanceUnits} />
        <Divider />
        <ExportButton />
        <span className="max-tablet:hidden">
          <ThemeSwitch />
        </span>
        <AccountMenu visitor={visitor} />
        <span className="hidden tablet:max-desktop:inline">
          <IconButton
            icon={SlidersHorizontal}
            label="Settings of the image"
            aria-expanded={inspectorOpen}
            onClick={toggleInspector}
          />
        </span>
      </div>
    </header>
  );
}

function UndoButtons() {
  const { undoLabel, redoLabel } = useHistory();
  return (
    <span className="inline-flex">
      <IconButton
        icon={Undo2}
        label={undoLabel ? `Undo ${undoLabel.toLowerCase()}` : 'Undo'}
        unavailable={undoLabel ? undefined : 'nothing to undo'}
        onClick={commandOf('undo').run}
      />
      <IconButton
        icon={Redo2}
        label={redoLabel ? `Redo ${redoLabel.toLowerCase()}` : 'Redo'}
        unavailable={redoLabel ? undefined : 'nothing to redo'}
        onClick={commandOf('redo').run}
      />
    </span>
  );
}

/** A command as a row of a menu. */
function useMenuItem(): (id: string) => MenuItem {
  const modifier = useModifierKey();
  return (id) => {
    const { label, icon, run, shortcuts, unavailable } = commandOf(id);
    const [shortcut] = shortcuts ?? [];
    return {
      label,
      icon,
      onSelect: run,
      disabled: unavailable?.() !== undefined,
      ...(shortcut ? { shortcut: keysOf(shortcut, modifier).join(' ') } : {}),
    };
  };
}

/** The picture's name and size, with what can be done with the file. */
function DocumentMenu() {
  const current = useCurrentVersion();
  const itemOf = useMenuItem();
  return (
    <div className="flex min-w-0 items-baseline gap-2 max-tablet:flex-col max-tablet:gap-0">
      <Menu
        label="File"
        items={[
          'open',
          'save-project',
          'download',
          'export',
          'batch',
          'copy-picture',
          'copy-code',
          'palette',
          'shortcuts',
        ].map(itemOf)}
        trigger={(props) => (
          <button
            {...props}
            type="button"
            className="focus-ring flex max-w-full min-w-0 items-center gap-1.5 rounded-6 font-semibold touch:min-h-6"
          >
            <span className="max-w-44 truncate max-tablet:max-w-28">
              {current?.fileName ?? 'Untitled'}
            </span>
            <Icon of={ChevronDown} sizePx={14} className="shrink-0 text-text-2" />
          </button>
        )}
      />
      <span className="price text-small whitespace-nowrap text-text-3 max-tablet:text-micro">
        {current ? `${current.widthPx} × ${current.heightPx}` : 'No image'}
      </span>
    </div>
  );
}

/** Saving what is on the canvas in any format; narrow windows have it in the menu of the file. */
function ExportButton() {
  const current = useCurrentVersion();
  return (
    <span className="max-tablet:hidden">
      <Button
        kind="ghost"
        icon={Download}
        className="bg-transparent!"
        disabled={!current}
        onClick={commandOf('export').run}
      >
        Export
      </Button>
    </span>
  );
}

function JobsIndicator() {
  const open = useJobs(({ jobs }) => jobs.filter(isOpen).length);
  if (open === 0) return null;
  return (
    <span className="flex items-center gap-1.5 text-small whitespace-nowrap">
      <Spinner className="size-3 text-accent-text" />
      {open === 1 ? '1 job' : `${open} jobs`}
    </span>
  );
}
