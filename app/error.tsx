'use client';

import { Notice } from '@/components/shell/notice';
import { Button, ButtonLink } from '@/components/ui/button';

interface ErrorPageProps {
  error: Error & { digest?: string };
  reset: () => void;
}

/** Shown when a page fails to render. The digest finds the failure in the server's log. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const trace = error.digest ? ` The log names it ${error.digest}.` : '';
  return (
    <Notice
      title="This page failed"
      text={`The fault is on our side, and nothing was charged for it.${trace}`}
    >
      <Button kind="primary" onClick={reset}>
        Try again
      </Button>
      <ButtonLink href="/" prefetch={false}>
        Front page
      </ButtonLink>
    </Notice>
  );
}
