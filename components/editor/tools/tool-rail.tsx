'use client';

import { Fragment, useState, type KeyboardEvent } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { ShortcutsButton } from '../shortcuts/shortcuts-button';
import { TOOL_GROUPS } from './tools';

/** Arrow keys move through the toolbar, which is one stop of the Tab key (ARIA practices: toolbar). */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

/** The tools: a column beside the canvas, on phones a row below it that scrolls. */
export function ToolRail() {
  const [current] = useState('hand');
  return (
    <div className="flex shrink-0 bg-panel max-tablet:order-2 max-tablet:h-14 max-tablet:border-t max-tablet:border-line tablet:w-12 tablet:flex-col tablet:border-r tablet:border-line">
      <div
        role="toolbar"
        aria-label="Tools"
        aria-orientation="vertical"
        onKeyDown={moveFocus}
        className="flex min-w-0 grow items-center gap-1 overflow-auto p-1.5 [scrollbar-width:none] tablet:flex-col"
      >
        {TOOL_GROUPS.map((group, index) => (
          <Fragment key={group[0]?.id}>
            {index > 0 && (
              <span
                aria-hidden
                className="shrink-0 bg-line max-tablet:mx-1 max-tablet:h-6 max-tablet:w-px tablet:my-1 tablet:h-px tablet:w-6"
              />
            )}
            {group.map((tool) => (
              <IconButton
                key={tool.id}
                icon={tool.icon}
                label={tool.label}
                shortcut={tool.unavailable ? undefined : tool.shortcut}
                size="tool"
                pressed={tool.id === current}
                unavailable={tool.unavailable}
                tabIndex={tool.id === current ? 0 : -1}
                tooltipSide="right"
              />
            ))}
          </Fragment>
        ))}
      </div>
      <div className="hidden justify-center p-1.5 tablet:flex">
        <ShortcutsButton />
      </div>
    </div>
  );
}
