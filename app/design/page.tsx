import type { Metadata } from 'next';
import { ThemeSwitch } from '@/components/shell/theme-switch';
import { Specimens } from './specimens';

export const metadata: Metadata = { title: 'Components', robots: { index: false } };

/** Every component in one place: what the pages are built from, to be looked at in both themes. */
export default function DesignPage() {
  return (
    <main className="min-h-dvh bg-panel">
      <div className="mx-auto flex max-w-[880px] flex-col gap-6 p-8">
        <header className="flex items-center justify-between">
          <h1 className="text-title">Components</h1>
          <ThemeSwitch />
        </header>
        <Specimens />
      </div>
    </main>
  );
}
