'use client';

import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon, type LucideIcon } from './icon';
import { usePopover } from './use-popover';

export interface MenuItem {
  label: string;
  icon?: LucideIcon;
  shortcut?: string;
  destructive?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

interface MenuProps {
  /** Name of the menu for screen readers. */
  label: string;
  items: MenuItem[];
  align?: 'start' | 'end';
  /** Draws the button that opens the menu; it must spread what it is given. */
  trigger: (props: ComponentProps<'button'>) => ReactNode;
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)')];
}

/** Arrow keys, Home and End move between the items, as in every menu (ARIA practices: menu). */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const targets: Record<string, number> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const next = targets[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}

export function Menu({ label, items, align = 'start', trigger }: MenuProps) {
  const { triggerProps, popoverProps, close } = usePopover({ align });
  const { onToggle, ...surface } = popoverProps;
  return (
    <>
      {trigger({ ...triggerProps, 'aria-haspopup': 'menu' })}
      <div
        {...surface}
        role="menu"
        aria-label={label}
        onKeyDown={moveFocus}
        onToggle={(event) => {
          onToggle(event);
          if (event.newState === 'open') itemsOf(event.currentTarget)[0]?.focus();
        }}
        className="fixed inset-auto min-w-44 rounded-8 bg-raised p-1 shadow-dialog open:animate-appear"
      >
        {items.map((item) => (
          <MenuRow key={item.label} item={item} close={close} />
        ))}
      </div>
    </>
  );
}

function MenuRow({ item, close }: { item: MenuItem; close: () => void }) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={item.disabled}
      onClick={() => {
        close();
        item.onSelect();
      }}
      className={classNames(
        'flex h-8 w-full items-center gap-2 rounded-6 px-2 text-left outline-none touch:h-11',
        'hover:bg-hover focus-visible:bg-hover disabled:text-disabled disabled:hover:bg-transparent',
        item.destructive ? 'text-error' : 'text-text',
      )}
    >
      {item.icon && <Icon of={item.icon} />}
      <span className="grow">{item.label}</span>
      {item.shortcut && <span className="pl-6 text-micro text-text-3">{item.shortcut}</span>}
    </button>
  );
}
