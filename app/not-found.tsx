import type { Metadata } from 'next';
import { Notice } from '@/components/shell/notice';
import { ButtonLink } from '@/components/ui/button';

export const metadata: Metadata = { title: 'Not found' };

export default function NotFound() {
  return (
    <Notice title="There is no page at this address" text="It may have moved, or never existed.">
      <ButtonLink href="/studio" prefetch={false} kind="primary">
        Open the studio
      </ButtonLink>
      <ButtonLink href="/" prefetch={false}>
        Front page
      </ButtonLink>
    </Notice>
  );
}
