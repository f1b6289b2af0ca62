'use client';

import { ChevronDown, Download, ImageUp, Redo2, SlidersHorizontal, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { AccountMenu, type Visitor } from '@/components/shell/account-menu';
import { Balance } from '@/components/shell/balance';
import { MainMenu } from '@/components/shell/main-menu';
import { ThemeSwitch } from '@/components/shell/theme-switch';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Logo } from '@/components/ui/logo';
import { Menu } from '@/components/ui/menu';
import { Spinner } from '@/components/ui/spinner';
import { download } from './actions/download';
import { OPENABLE_TYPES } from './actions/open-file';
import { isOpen, useJobs } from './store/jobs';
import { openFirst } from './store/open-file';
import { usePanels } from './store/panels';
import { useCurrentVersion } from './store/versions';

function Divider() {
  return <span aria-hidden className="hidden h-5 w-px shrink-0 bg-line tablet:block" />;
}

export function StudioHeader({ visitor }: { visitor: Visitor }) {
  const current = useCurrentVersion();
  const { inspectorOpen, toggleInspector } = usePanels();
  return (
    <header className="flex h-12 shrink-0 items-center gap-2 border-b border-line bg-panel px-2 max-tablet:h-13 tablet:gap-3 tablet:px-3">
      <MainMenu className="focus-ring flex size-8 shrink-0 items-center justify-center rounded-6 hover:bg-hover touch:size-11">
        <Logo />
      </MainMenu>
      <Divider />
      <DocumentMenu />
      <Divider />
      <span className="hidden tablet:inline-flex">
        <IconButton icon={Undo2} label="Undo" unavailable="nothing to undo" />
        <IconButton icon={Redo2} label="Redo" unavailable="nothing to redo" />
      </span>
      <div className="ml-auto flex items-center gap-2 tablet:gap-3">
        <JobsIndicator />
        <Balance initialUnits={visitor.balanceUnits} />
        <Divider />
        <Button
          kind="ghost"
          icon={Download}
          disabled={!current}
          onClick={() => current && download(current)}
          className="bg-transparent! max-tablet:hidden"
        >
          Export
        </Button>
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

/** The picture's name and size, with what can be done with the file. */
function DocumentMenu() {
  const current = useCurrentVersion();
  const chooser = useRef<HTMLInputElement>(null);
  const items = [
    { label: 'Open a file', icon: ImageUp, onSelect: () => chooser.current?.click() },
    {
      label: 'Download',
      icon: Download,
      disabled: !current,
      onSelect: () => current && download(current),
    },
  ];
  return (
    <div className="flex min-w-0 items-baseline gap-2 max-tablet:flex-col max-tablet:gap-0">
      <Menu
        label="File"
        items={items}
        trigger={(props) => (
          <button
            {...props}
            type="button"
            className="focus-ring flex max-w-full min-w-0 items-center gap-1.5 rounded-6 font-semibold touch:min-h-6"
          >
            <span className="max-w-44 truncate">{current?.fileName ?? 'Untitled'}</span>
            <Icon of={ChevronDown} sizePx={14} className="shrink-0 text-text-2" />
          </button>
        )}
      />
      <span className="price text-small whitespace-nowrap text-text-3 max-tablet:text-micro">
        {current ? `${current.widthPx} × ${current.heightPx}` : 'No image'}
      </span>
      <input
        ref={chooser}
        type="file"
        accept={OPENABLE_TYPES.join(',')}
        aria-label="Open a file"
        className="hidden"
        onChange={(event) => {
          void openFirst(event.target.files);
          event.target.value = '';
        }}
      />
    </div>
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
