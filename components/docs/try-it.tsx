'use client';

import dynamic from 'next/dynamic';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';

/** Fetched when it is first opened: the guide is read without it. */
const TryPanel = dynamic(() => import('./try-panel').then((module) => module.TryPanel), {
  ssr: false,
  loading: () => <Skeleton className="h-64" />,
});

/** The example of an operation as a real request, on the page that explains it. */
export function TryIt({ operationId }: { operationId: string }) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  return (
    <section aria-label="Try it" className="flex flex-col gap-4 border-t border-line pt-5">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-heading">Try it</h2>
        <Button
          aria-expanded={open}
          aria-controls={panelId}
          kind={open ? 'outline' : 'primary'}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Close' : 'Try it here'}
        </Button>
      </div>
      <div id={panelId}>{open && <TryPanel operationId={operationId} />}</div>
    </section>
  );
}
