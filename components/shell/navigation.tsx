'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { classNames } from '@/components/ui/class-names';
import { HEADER_PAGES } from './pages';

interface NavigationProps {
  /** A row in a header, or a list in a menu. */
  look: 'row' | 'list';
}

export function Navigation({ look }: NavigationProps) {
  const pathname = usePathname();
  return (
    <nav
      aria-label="Main"
      className={look === 'row' ? 'hidden items-center gap-1 tablet:flex' : 'flex flex-col p-1'}
    >
      {HEADER_PAGES.map(({ href, label }) => {
        const here = pathname === href || pathname.startsWith(`${href}/`);
        return (
          <Link
            key={href}
            href={href}
            // Every page is rendered per request, so there is nothing to fetch ahead.
            prefetch={false}
            aria-current={here ? 'page' : undefined}
            className={classNames(
              'focus-ring flex h-8 items-center rounded-6 px-2.5 text-body font-medium hover:bg-hover hover:text-text touch:h-11',
              here ? 'bg-hover text-text' : 'text-text-2',
            )}
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
