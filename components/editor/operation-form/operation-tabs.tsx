'use client';

import { useEffect, useRef, type KeyboardEvent } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { tooltipProps } from '@/components/ui/tooltip-props';
import { operationOf } from '@/lib/operations/catalogue';
import { operationsOfMode, useOperation, type OperationId } from '../store/operation';
import { OPERATION_ICONS } from './operation-icons';

/** How far each key goes; the tiles stand in rows of three. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: 3,
  ArrowUp: -3,
};

function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  if (Math.abs(step) === 1) return (at + step + count) % count;
  return at + step >= 0 && at + step < count ? at + step : undefined;
}

interface OperationTabsProps {
  /** Id of the panel that the tiles fill. */
  panelId: string;
}

/** The operations of the mode as tiles, on phones as a row that scrolls (ARIA practices: tabs). */
export function OperationTabs({ panelId }: OperationTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { mode, operation, setOperation } = useOperation();
  useEffect(() => {
    // The row of a phone scrolls, and a tool may have chosen an operation out of sight.
    const chosen = list.current?.querySelector('[aria-selected="true"]');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [operation]);
  const operations = operationsOfMode(mode);
  if (operations.length < 2) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    const next =
      operations[targetOf(event.key, operations.indexOf(operation), operations.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    setOperation(next);
    list.current?.querySelector<HTMLElement>(`[data-operation="${next}"]`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Operation"
      onKeyDown={onKeyDown}
      className="flex gap-1.5 max-tablet:-mx-4 max-tablet:scroll-px-4 max-tablet:overflow-x-auto max-tablet:px-4 max-tablet:py-1 max-tablet:[scrollbar-width:none] tablet:grid tablet:grid-cols-3 tablet:gap-1"
    >
      {operations.map((id) => (
        <OperationTab
          key={id}
          id={id}
          chosen={id === operation}
          panelId={panelId}
          onChoose={() => setOperation(id)}
        />
      ))}
    </div>
  );
}

interface OperationTabProps {
  id: OperationId;
  chosen: boolean;
  panelId: string;
  onChoose: () => void;
}

function OperationTab({ id, chosen, panelId, onChoose }: OperationTabProps) {
  const { title, paths, studio } = operationOf(id);
  return (
    <button
      type="button"
      role="tab"
      data-operation={id}
      aria-selected={chosen}
      aria-controls={panelId}
      tabIndex={chosen ? 0 : -1}
      onClick={onChoose}
      {...tooltipProps({ label: paths[0]?.split('/').pop() ?? '' })}
      className={classNames(
        'focus-ring flex shrink-0 items-center rounded-6 font-medium select-none max-tablet:whitespace-nowrap',
        'max-tablet:h-9 max-tablet:gap-1.5 max-tablet:border max-tablet:px-3 max-tablet:text-small touch:min-h-11',
        'tablet:min-h-12 tablet:py-1 tablet:flex-col tablet:justify-center tablet:gap-1 tablet:text-center tablet:text-micro tablet:leading-3.5',
        chosen
          ? 'bg-accent-soft text-accent-text max-tablet:border-accent-line'
          : 'text-text-2 hover:bg-hover hover:text-text max-tablet:border-line max-tablet:bg-field',
      )}
    >
      {studio && <Icon of={OPERATION_ICONS[studio.icon]} />}
      {title}
    </button>
  );
}
