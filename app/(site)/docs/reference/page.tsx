import type { Metadata } from 'next';
import { ApiExplorer } from '@/components/docs/api-explorer';

export const metadata: Metadata = { title: 'API reference' };

export default function ReferencePage() {
  return (
    <>
      <h1 className="sr-only">API reference</h1>
      <ApiExplorer />
    </>
  );
}
