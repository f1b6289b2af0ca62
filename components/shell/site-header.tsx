import { Menu } from 'lucide-react';
import Link from 'next/link';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Logo } from '@/components/ui/logo';
import { AccountMenu, type Visitor } from './account-menu';
import { Balance } from './balance';
import { MainMenu } from './main-menu';
import { Navigation } from './navigation';
import { ThemeSwitch } from './theme-switch';

/** The header of every page but the studio. */
export function SiteHeader({ visitor }: { visitor: Visitor | undefined }) {
  return (
    <header className="sticky top-0 z-10 flex h-12 shrink-0 items-center gap-2 border-b border-line bg-panel px-3 tablet:px-4 touch:h-13">
      <MainMenu className="focus-ring flex size-8 items-center justify-center rounded-6 text-text-2 hover:bg-hover tablet:hidden touch:size-11">
        <Icon of={Menu} sizePx={18} />
      </MainMenu>
      <Link
        href="/"
        prefetch={false}
        className="focus-ring mr-4 flex items-center gap-3 rounded-6 text-subheading tablet:mr-5"
      >
        <Logo />
        Easel
      </Link>
      <Navigation look="row" />
      <div className="ml-auto flex items-center gap-3">
        {visitor && (
          <>
            <Balance initialUnits={visitor.balanceUnits} />
            <span aria-hidden className="hidden h-5 w-px bg-line tablet:block" />
          </>
        )}
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
