import Link from 'next/link';
import type { ReactNode } from 'react';
import { ThemeSwitch } from '@/components/shell/theme-switch';
import { Logo } from '@/components/ui/logo';

/** The two pages before the door: nothing but the form. */
export default function EntryLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-12 items-center justify-between px-4">
        <Link href="/" className="focus-ring flex items-center gap-2.5 rounded-6 text-subheading">
          <Logo />
          Easel
        </Link>
        <ThemeSwitch />
      </header>
      <main className="flex grow flex-col items-center px-4 pt-[8vh] pb-16">
        <div className="w-full max-w-[400px]">{children}</div>
      </main>
    </div>
  );
}
