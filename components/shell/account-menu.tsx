'use client';

import { KeyRound, LogOut, Shield, UserRound } from 'lucide-react';
import Link from 'next/link';
import { Icon, type LucideIcon } from '@/components/ui/icon';
import { PopoverSurface } from '@/components/ui/popover';
import { usePopover } from '@/components/ui/use-popover';
import { leaveTo } from './leave';

/** What a page may know of its visitor. */
export interface Visitor {
  name: string;
  email: string;
  balanceUnits: number;
  isAdmin: boolean;
}

/** The first letters of the first and the last word of a name, or of the e-mail. */
export function initialsOf({ name, email }: Pick<Visitor, 'name' | 'email'>): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => (word ? [...word][0] : ''))
    .join('');
  return (letters || email.slice(0, 1)).toUpperCase();
}

const ROW =
  'focus-ring flex h-8 w-full items-center gap-2 rounded-6 px-2 text-text hover:bg-hover touch:h-11';

export function AccountMenu({ visitor }: { visitor: Visitor }) {
  const { triggerProps, popoverProps, close } = usePopover({ align: 'end', gapPx: 6 });
  return (
    <>
      <button
        {...triggerProps}
        type="button"
        aria-label="Account"
        className="focus-ring flex size-7 shrink-0 items-center justify-center rounded-full bg-press text-micro font-semibold text-text touch:size-9"
      >
        {initialsOf(visitor)}
      </button>
      <PopoverSurface {...popoverProps} aria-label="Account" className="w-60 p-1">
        <div className="px-2 py-2">
          <p className="truncate font-semibold">{visitor.name}</p>
          <p className="truncate text-small text-text-3">{visitor.email}</p>
        </div>
        <div className="border-t border-line pt-1">
          <MenuLink href="/profile" icon={UserRound} label="Your profile" close={close} />
          <MenuLink href="/profile#tokens" icon={KeyRound} label="API tokens" close={close} />
          {visitor.isAdmin && (
            <MenuLink href="/admin" icon={Shield} label="Administration" close={close} />
          )}
          <button type="button" className={ROW} onClick={() => void leaveTo('/')}>
            <Icon of={LogOut} className="text-text-2" />
            Sign out
          </button>
        </div>
      </PopoverSurface>
    </>
  );
}

interface MenuLinkProps {
  href: string;
  icon: LucideIcon;
  label: string;
  close: () => void;
}

function MenuLink({ href, icon, label, close }: MenuLinkProps) {
  return (
    <Link href={href} prefetch={false} className={ROW} onClick={close}>
      <Icon of={icon} className="text-text-2" />
      {label}
    </Link>
  );
}
