import type { ReactNode } from 'react';
import { Logo } from '@/components/ui/logo';

interface NoticeProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A page with one message and the ways onward. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-2 p-8 text-center">
      <span className="mb-2 text-text-3">
        <Logo sizePx={28} />
      </span>
      <h1 className="text-title">{title}</h1>
      <p className="max-w-[480px] text-body text-text-2">{text}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">{children}</div>
    </main>
  );
}
