'use client';

import type { KeyboardEvent } from 'react';
import { classNames } from './class-names';
import { SEGMENT, SEGMENT_CHOSEN, SEGMENT_IDLE, SEGMENTED_TRACK } from './segmented';
import { tooltipProps } from './tooltip-props';

interface Tab<Value extends string> {
  value: Value;
  label: string;
  /** Why the tab can't be opened now. */
  unavailable?: string;
}

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Segments for modes, an underline for the languages of a code sample. */
  look: 'segments' | 'underline';
  /** Id of the panel that the tabs fill, where it is one element. */
  panelId?: string;
}

const LOOKS = {
  segments: {
    list: `flex ${SEGMENTED_TRACK}`,
    tab: `${SEGMENT} grow basis-0`,
    chosen: SEGMENT_CHOSEN,
    idle: SEGMENT_IDLE,
  },
  underline: {
    list: 'flex gap-4',
    tab: 'h-9 border-b-2 text-body font-medium touch:h-11',
    chosen: 'border-accent text-text',
    idle: 'border-transparent text-text-2 hover:text-text',
  },
} as const;

/** A tab list with one stop for the Tab key; arrows, Home and End move (ARIA practices: tabs). */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, look, panelId } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const open = tabs.filter((tab) => !tab.unavailable);
    const at = open.findIndex((tab) => tab.value === value);
    const targets: Record<string, number> = {
      ArrowRight: (at + 1) % open.length,
      ArrowLeft: (at - 1 + open.length) % open.length,
      Home: 0,
      End: open.length - 1,
    };
    const next = open[targets[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} onKeyDown={onKeyDown} className={LOOKS[look].list}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          data-tab={tab.value}
          aria-selected={tab.value === value}
          aria-controls={panelId}
          aria-disabled={tab.unavailable ? true : undefined}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => !tab.unavailable && onChange(tab.value)}
          {...(tab.unavailable ? tooltipProps({ label: tab.unavailable }) : {})}
          className={classNames(
            'focus-ring aria-disabled:text-disabled',
            LOOKS[look].tab,
            tab.value === value ? LOOKS[look].chosen : LOOKS[look].idle,
          )}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
