'use client';

import { ArrowLeft, KeyRound } from 'lucide-react';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { ApiExplorer } from './api-explorer';
import { AUTHENTICATION_HASH, CONSOLE_HASH } from './console-route';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

const asksForConsole = () => window.location.hash.startsWith(CONSOLE_HASH);

// Plain anchors: the router's own links change the fragment without telling anybody.
const LINK =
  'focus-ring flex h-8 items-center gap-1.5 rounded-6 px-2 font-medium text-text-2 hover:bg-hover hover:text-text touch:h-11';

/**
 * The list of endpoints, or the console at the one that the address names. The console is large, so
 * it is loaded when it is first asked for; from then on it only hides, as it listens to the address.
 */
export function ReferenceView({ children }: { children: ReactNode }) {
  const isOpen = useSyncExternalStore(subscribe, asksForConsole, () => false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <>
      <div hidden={isOpen}>{children}</div>
      {wasOpened && (
        <div hidden={!isOpen} className="flex h-[calc(100dvh-49px)] min-h-96 flex-col">
          <div className="flex h-12 shrink-0 items-center justify-between border-b border-line bg-panel px-3">
            <a href="#endpoints" className={LINK}>
              <Icon of={ArrowLeft} />
              All endpoints
            </a>
            <a href={AUTHENTICATION_HASH} className={LINK}>
              <Icon of={KeyRound} />
              Use a token
            </a>
          </div>
          <ApiExplorer />
        </div>
      )}
    </>
  );
}
