'use client';

import { History } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { PopoverSurface } from '@/components/ui/popover';
import type { usePopover } from '@/components/ui/use-popover';

/** Fetched when it is opened first: the studio shows without it. */
const PromptList = dynamic(() => import('./prompt-list').then((module) => module.PromptList), {
  ssr: false,
});

interface PromptHistoryProps extends Pick<ReturnType<typeof usePopover>, 'popoverProps' | 'close'> {
  trigger: Omit<ReturnType<typeof usePopover>['triggerProps'], 'ref'>;
  className: string;
}

/** What was asked for before in this browser, to be asked for again. */
export function PromptHistory({ trigger, popoverProps, close, className }: PromptHistoryProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button {...trigger} type="button" className={className}>
        <Icon of={History} sizePx={12} />
        History
      </button>
      <PopoverSurface
        {...popoverProps}
        aria-label="Prompts"
        onToggle={(event) => {
          popoverProps.onToggle(event);
          setOpened(event.newState === 'open');
        }}
        className="w-[408px]"
      >
        {opened && <PromptList close={close} />}
      </PopoverSurface>
    </>
  );
}
