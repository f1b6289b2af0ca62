'use client';

import { useState, useTransition } from 'react';
import { leaveTo } from '@/components/shell/leave';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { SectionHeader } from './section-header';
import { SessionTable, type SessionView } from './session-table';

interface SessionsSectionProps {
  sessions: readonly SessionView[];
  /** The server's clock, so that both renderings say the same. */
  now: Date;
  /** Resolves to a refusal, or to nothing. */
  endSession: (sessionId: string) => Promise<string | undefined>;
  signOutEverywhere: () => Promise<void>;
}

const NO_ANSWER = 'The server did not answer. Try again.';

export function SessionsSection(props: SessionsSectionProps) {
  const { sessions, now, endSession, signOutEverywhere } = props;
  const [leaving, startLeaving] = useTransition();
  const [endingId, setEndingId] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const leaveAll = () =>
    startLeaving(async () => {
      await signOutEverywhere();
      await leaveTo('/signin');
    });
  const end = async (session: SessionView) => {
    setEndingId(session.id);
    setRefusal(await endSession(session.id).catch(() => NO_ANSWER));
    setEndingId(undefined);
  };
  return (
    <section
      id="sessions"
      aria-labelledby="sessions-title"
      className="flex scroll-mt-20 flex-col gap-5"
    >
      <SectionHeader
        id="sessions-title"
        title="Sessions"
        description="Browsers that are signed in. A session ends after 30 days, or here."
        action={
          <Button onClick={leaveAll} disabled={leaving} busy={leaving}>
            Sign out everywhere
          </Button>
        }
      />
      {refusal && <FieldError>{refusal}</FieldError>}
      <SessionTable
        sessions={sessions}
        now={now}
        endingId={endingId}
        onEnd={(session) => void end(session)}
      />
      <p className="text-small text-text-3">
        Signing out everywhere ends this session, too. Tokens keep working until they are revoked.
      </p>
    </section>
  );
}
