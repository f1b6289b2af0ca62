'use client';

import { useTransition } from 'react';
import { leaveTo } from '@/components/shell/leave';
import { Button } from '@/components/ui/button';
import { SectionHeader } from './section-header';

interface SessionsSectionProps {
  signOutEverywhere: () => Promise<void>;
}

export function SessionsSection({ signOutEverywhere }: SessionsSectionProps) {
  const [pending, start] = useTransition();
  const leaveAll = () =>
    start(async () => {
      await signOutEverywhere();
      await leaveTo('/signin');
    });
  return (
    <section
      id="sessions"
      aria-labelledby="sessions-title"
      className="flex scroll-mt-20 flex-col gap-4"
    >
      <SectionHeader
        id="sessions-title"
        title="Sessions"
        description="Ends every session of this account, on all devices, this one too. Tokens keep working."
        action={
          <Button onClick={leaveAll} disabled={pending} busy={pending}>
            Sign out everywhere
          </Button>
        }
      />
    </section>
  );
}
