'use client';

import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { SearchInput } from '@/components/ui/search-input';
import { Select } from '@/components/ui/select';
import type { DocsGroup } from './docs-pages';
import { findPages } from './find-pages';

/** All pages of the reference: a column, and one field on narrow windows. */
export function DocsNavigation({ groups }: { groups: readonly DocsGroup[] }) {
  const pathname = usePathname();
  const router = useRouter();
  const [sought, setSought] = useState('');
  const found = findPages(groups, sought);
  return (
    <>
      <div className="border-b border-line bg-panel p-3 desktop:hidden">
        <Select
          aria-label="Page of the reference"
          value={pathname}
          onChange={(event) => router.push(event.target.value)}
        >
          {groups.map(({ title, links }) => (
            <optgroup key={title} label={title}>
              {links.map(({ href, label }) => (
                <option key={href} value={href}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </div>
      <nav
        aria-label="Reference"
        className="sticky top-12 hidden h-[calc(100dvh-48px)] w-60 shrink-0 flex-col gap-4 overflow-y-auto border-r border-line bg-panel p-3 desktop:flex"
      >
        <SearchInput
          label="Find a page"
          placeholder="Find a page or a path"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
        {found.length === 0 && <p className="px-2 text-text-3">No page has this in its name.</p>}
        {found.map(({ title, links }) => (
          <div key={title}>
            <h2 className="px-2 pb-1 text-small font-medium text-text-3">{title}</h2>
            {links.map(({ href, label }) => (
              <Link
                key={href}
                href={href}
                prefetch={false}
                aria-current={pathname === href ? 'page' : undefined}
                className={classNames(
                  'focus-ring flex h-8 items-center rounded-6 px-2',
                  pathname === href
                    ? 'bg-accent-soft font-medium text-accent-text'
                    : 'text-text-2 hover:bg-hover hover:text-text',
                )}
              >
                {label}
              </Link>
            ))}
          </div>
        ))}
      </nav>
    </>
  );
}
