'use client';

import { useEffect, useRef, useState } from 'react';
import { Message } from '@/components/ui/message';
import { Skeleton } from '@/components/ui/skeleton';
import './api-explorer.css';

const SETTINGS: Record<string, string> = {
  'spec-url': '/v1/openapi.json',
  'hide-server-selection': 'true',
  'default-schema-tab': 'model',
  'nav-item-spacing': 'compact',
  'schema-expand-level': '2',
  collapse: 'false',
};

/**
 * The whole API from its OpenAPI document, with a console that sends real requests: with the token
 * that is entered under Authentication, else with the visitor's session. The renderer is an element of
 * its own, loaded here alone; it is given nothing but addresses of this server.
 */
export function ApiExplorer() {
  const holder = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    const element = holder.current;
    let isGone = false;
    import('openapi-explorer').then(
      () => {
        if (isGone || !element) return;
        const explorer = document.createElement('openapi-explorer');
        for (const [name, value] of Object.entries(SETTINGS)) explorer.setAttribute(name, value);
        explorer.setAttribute('server-url', window.location.origin);
        element.replaceChildren(explorer);
        setState('ready');
      },
      () => setState('failed'),
    );
    return () => {
      isGone = true;
      element?.replaceChildren();
    };
  }, []);
  return (
    <div className="relative min-h-0 w-full grow">
      {state === 'loading' && <Skeleton className="absolute inset-4" />}
      {state === 'failed' && (
        <div className="p-4">
          <Message tone="error" title="The reference could not be loaded">
            The document itself is at <a href="/v1/openapi.json">/v1/openapi.json</a>.
          </Message>
        </div>
      )}
      <div ref={holder} className="size-full" />
    </div>
  );
}
