'use client';

import { useEffect } from 'react';
import { ApiProvider } from '@/components/api/api-provider';
import type { Visitor } from '@/components/shell/account-menu';
import { refreshBalance } from '@/components/shell/balance-store';
import { CanvasArea } from './canvas/canvas-area';
import { CanvasToolbar } from './canvas/canvas-toolbar';
import { RunningBar } from './canvas/running-bar';
import { Filmstrip } from './filmstrip/filmstrip';
import { setResultLifetime } from './actions/result-lifetime';
import { Inspector } from './inspector';
import { StudioDialogs } from './palette/studio-dialogs';
import { StudioHeader } from './studio-header';
import { rememberPromptsOf } from './store/prompts';
import { ToolRail } from './tools/tool-rail';

interface StudioProps {
  visitor: Visitor;
  /** How long the service keeps results. */
  resultTtlHours: number;
}

/** The studio: header, tools, canvas, form, filmstrip. On phones the form is a sheet below the canvas. */
export function Studio({ visitor, resultTtlHours }: StudioProps) {
  useEffect(() => setResultLifetime(resultTtlHours), [resultTtlHours]);
  useEffect(() => rememberPromptsOf(visitor.email), [visitor.email]);
  useEffect(() => {
    // Scripts and other windows spend from the same balance.
    const onFocus = () => void refreshBalance();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
  return (
    <ApiProvider>
      <div className="relative flex h-dvh flex-col overflow-hidden">
        <StudioHeader visitor={visitor} />
        <main className="flex min-h-0 grow max-tablet:flex-col">
          <h1 className="sr-only">Studio</h1>
          <ToolRail />
          <div className="flex min-h-0 min-w-0 grow flex-col max-tablet:order-1">
            <CanvasToolbar />
            <CanvasArea />
            <RunningBar className="h-11 shrink-0 border-t border-line bg-panel tablet:hidden" />
            <div className="relative max-tablet:hidden">
              <Filmstrip />
              <RunningBar className="absolute top-px right-44 h-7 max-w-[min(440px,calc(100%-200px))] rounded-8 bg-raised shadow-bar" />
            </div>
          </div>
          <Inspector initialBalance={visitor.balanceUnits} />
        </main>
        <StudioDialogs />
      </div>
    </ApiProvider>
  );
}
