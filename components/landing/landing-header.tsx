import Link from 'next/link';
import { AccountMenu, type Visitor } from '@/components/shell/account-menu';
import { ThemeSwitch } from '@/components/shell/theme-switch';
import { ButtonLink } from '@/components/ui/button';
import { Logo } from '@/components/ui/logo';

const LINKS = [
  { href: '/#operations', label: 'Operations' },
  { href: '/#api', label: 'API' },
  { href: '/docs', label: 'Reference' },
] as const;

export function LandingHeader({ visitor }: { visitor: Visitor | undefined }) {
  return (
    <header className="mx-auto flex h-16 w-full max-w-[1248px] items-center gap-2 px-4">
      <Link
        href="/"
        className="focus-ring mr-4 flex items-center gap-2.5 rounded-6 text-heading tablet:mr-6"
      >
        <Logo sizePx={22} />
        Easel
      </Link>
      <nav aria-label="Main" className="hidden gap-1 tablet:flex">
        {LINKS.map(({ href, label }) => (
          <Link
            key={href}
            href={href}
            prefetch={false}
            className="focus-ring flex h-8 items-center rounded-6 px-2.5 font-medium text-text-2 hover:bg-hover hover:text-text touch:h-11"
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-2">
        <ThemeSwitch />
        {visitor ? (
          <AccountMenu visitor={visitor} />
        ) : (
          <ButtonLink href="/signin" prefetch={false}>
            Sign in
          </ButtonLink>
        )}
      </div>
    </header>
  );
}
