import type { ReactNode } from 'react';
import { DocsNavigation } from '@/components/docs/docs-navigation';
import { DOCS_GROUPS } from '@/components/docs/docs-pages';

export default function DocsLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col desktop:flex-row">
      <DocsNavigation groups={DOCS_GROUPS} />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}
