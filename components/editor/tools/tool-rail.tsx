'use client';

import { Fragment, useEffect, useRef } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { ShortcutsButton } from '../shortcuts/shortcuts-button';
import { useVersions } from '../store/versions';
import { useActiveTool } from './active-tool';
import { linkToolAndOperation } from './link-operation';
import { takeTool } from './take-tool';
import { moveToolbarFocus } from './toolbar-focus';
import { TOOL_GROUPS } from './tools';

/** The tools: a column beside the canvas, on phones a row below it that scrolls. */
export function ToolRail() {
  const current = useActiveTool((state) => state.tool);
  const hasPicture = useVersions((state) => state.currentId !== undefined);
  // Some tools need two versions.
  useVersions((state) => state.versions.length);
  useEffect(linkToolAndOperation, []);
  const toolbar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The row of a phone scrolls, and an operation may have chosen a tool out of sight.
    const pressed = toolbar.current?.querySelector('[aria-pressed="true"]');
    pressed?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <div className="flex shrink-0 bg-panel max-tablet:order-2 max-tablet:h-14 max-tablet:border-t max-tablet:border-line tablet:w-12 tablet:flex-col tablet:border-r tablet:border-line">
      <div
        ref={toolbar}
        role="toolbar"
        aria-label="Tools"
        aria-orientation="vertical"
        onKeyDown={moveToolbarFocus}
        className="flex min-w-0 grow scroll-px-6 items-center gap-1 overflow-auto p-1.5 [scrollbar-width:none] tablet:flex-col"
      >
        {TOOL_GROUPS.map((group, index) => (
          <Fragment key={group[0]?.id}>
            {index > 0 && (
              <span
                aria-hidden
                className="shrink-0 bg-line max-tablet:mx-1 max-tablet:h-6 max-tablet:w-px tablet:my-1 tablet:h-px tablet:w-6"
              />
            )}
            {group.map((tool) => {
              const unavailable =
                tool.unavailable ??
                (tool.needsNoPicture || hasPicture ? undefined : 'open an image first');
              return (
                <IconButton
                  key={tool.id}
                  icon={tool.icon}
                  label={tool.label}
                  shortcut={unavailable ? undefined : tool.shortcut}
                  size="tool"
                  pressed={tool.id === current}
                  unavailable={unavailable}
                  tabIndex={tool.id === current ? 0 : -1}
                  tooltipSide="right"
                  onClick={() => takeTool(tool.id)}
                />
              );
            })}
          </Fragment>
        ))}
      </div>
      <div className="hidden justify-center p-1.5 tablet:flex">
        <ShortcutsButton />
      </div>
    </div>
  );
}
