'use client';

import { useRef, type PointerEvent } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Tabs } from '@/components/ui/tabs';
import { MODES, MODE_TITLES } from '@/lib/operations/studio-facts';
import { Strip } from './filmstrip/filmstrip';
import { FormMessages } from './operation-form/form-messages';
import { OperationForm } from './operation-form/operation-form';
import { OperationTabs } from './operation-form/operation-tabs';
import { RunFooter } from './operation-form/run-footer';
import { titleOf } from './operation-form/definitions';
import { operationsOfMode, useOperation } from './store/operation';
import { usePanels, type SheetStop } from './store/panels';

const MODE_TABS = MODES.map((value) => ({ value, label: MODE_TITLES[value] }));

const STOP_HEIGHTS: Record<SheetStop, string> = {
  peek: 'max-tablet:h-[104px]',
  half: 'max-tablet:h-[316px]',
  full: 'max-tablet:h-[calc(100dvh-108px)]',
};

/** The operation's form: a column at the right, a drawer in narrow windows, a sheet on phones. */
export function Inspector({ initialBalance }: { initialBalance: number }) {
  const { inspectorOpen, sheetStop } = usePanels();
  const { mode, operation, setMode } = useOperation();
  return (
    <aside
      aria-label="Operation"
      className={classNames(
        'flex shrink-0 flex-col bg-panel',
        'tablet:w-72 tablet:border-l tablet:border-line wide:w-80',
        'tablet:max-desktop:absolute tablet:max-desktop:top-12 tablet:max-desktop:right-0 tablet:max-desktop:bottom-0 tablet:max-desktop:z-10 tablet:max-desktop:w-80 tablet:max-desktop:shadow-dialog',
        !inspectorOpen && 'tablet:max-desktop:hidden',
        'max-tablet:order-3 max-tablet:rounded-t-16 max-tablet:bg-raised max-tablet:shadow-bar',
        STOP_HEIGHTS[sheetStop],
      )}
    >
      <SheetHandle />
      <div
        className={classNames(
          'flex min-h-0 grow flex-col overflow-y-auto overscroll-contain',
          sheetStop === 'peek' && 'max-tablet:hidden',
        )}
      >
        <div
          className={classNames(
            'sticky top-0 z-1 flex flex-col gap-2 border-b border-line bg-panel px-4 py-2 max-tablet:bg-raised max-tablet:pt-0',
            sheetStop === 'half' && operationsOfMode(mode).length < 2 && 'max-tablet:hidden',
          )}
        >
          <div className={sheetStop === 'half' ? 'max-tablet:hidden' : undefined}>
            <Tabs
              label="Mode"
              look="segments"
              tabs={MODE_TABS}
              value={mode}
              onChange={setMode}
              panelId="operation-form"
            />
          </div>
          <OperationTabs panelId="operation-form" />
        </div>
        <div id="operation-form" role="tabpanel" aria-label={titleOf(operation)} className="grow">
          <OperationForm />
        </div>
        <section aria-label="History" className="h-28 shrink-0 border-t border-line tablet:hidden">
          <Strip />
        </section>
      </div>
      <FormMessages initialBalance={initialBalance} />
      <RunFooter initialBalance={initialBalance} />
    </aside>
  );
}

const ORDER: readonly SheetStop[] = ['peek', 'half', 'full'];
/** A pull of this length moves the sheet by one stop. */
const PULL_PX = 24;

/** Pulls the phone's sheet up and down; a press goes to the next stop. */
function SheetHandle() {
  const { sheetStop, setSheetStop } = usePanels();
  const pull = useRef<{ y: number; moved: boolean } | undefined>(undefined);
  const move = (by: number) => {
    const next = ORDER[Math.max(0, Math.min(ORDER.length - 1, ORDER.indexOf(sheetStop) + by))];
    if (next) setSheetStop(next);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!pull.current) return;
    const distance = pull.current.y - event.clientY;
    if (Math.abs(distance) < PULL_PX) return;
    pull.current = { y: event.clientY, moved: true };
    move(Math.sign(distance));
  };
  return (
    <button
      type="button"
      aria-label={sheetStop === 'full' ? 'Lower the form' : 'Raise the form'}
      className="flex h-6 w-full shrink-0 touch-none items-center justify-center tablet:hidden"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pull.current = { y: event.clientY, moved: false };
      }}
      onPointerMove={onPointerMove}
      onClick={() => {
        if (!pull.current?.moved)
          setSheetStop(
            sheetStop === 'full' ? 'half' : (ORDER[ORDER.indexOf(sheetStop) + 1] ?? 'half'),
          );
        pull.current = undefined;
      }}
    >
      <span className="h-1 w-9 rounded-full bg-control" />
    </button>
  );
}
