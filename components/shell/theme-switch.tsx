'use client';

import { Moon, Sun } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { tooltipProps } from '@/components/ui/tooltip-props';
import { chooseTheme, visibleTheme } from './theme';

/** Turns light into dark and back. The icon follows the theme in CSS, so the server need not know it. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      aria-label="Switch theme"
      {...tooltipProps({ label: 'Switch theme' })}
      onClick={() => chooseTheme(visibleTheme() === 'dark' ? 'light' : 'dark')}
      className="focus-ring inline-flex size-8 items-center justify-center rounded-6 text-text-2 hover:bg-hover hover:text-text touch:size-11"
    >
      <Icon of={Moon} className="dark:hidden" />
      <Icon of={Sun} className="hidden dark:block" />
    </button>
  );
}
