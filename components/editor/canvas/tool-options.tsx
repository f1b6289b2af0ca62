import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon, type LucideIcon } from '@/components/ui/icon';

interface OptionsBarProps {
  /** Phones have room for it only where a tool can't be used without. */
  onPhones?: boolean;
  children: ReactNode;
}

/** The line above the canvas. What is in it may ask how wide it is, to leave words out. */
export function OptionsBar({ onPhones, children }: OptionsBarProps) {
  return (
    <div
      role="group"
      aria-label="Tool options"
      className={classNames(
        '@container h-10 shrink-0 border-b border-line bg-panel text-small max-tablet:h-13',
        !onPhones && 'max-tablet:hidden',
      )}
    >
      <div className="flex h-full items-center gap-2 overflow-x-auto @max-[780px]:gap-1 px-3 [scrollbar-width:none]">
        {children}
      </div>
    </div>
  );
}

export function OptionsDivider({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('h-5 w-px shrink-0 bg-line', className)} />;
}

/** The tool that the options belong to. */
export function ToolName({ icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <span className="flex shrink-0 items-center gap-2 px-1 font-semibold">
      <Icon of={icon} /> <span className="max-tablet:sr-only @max-[780px]:sr-only">{children}</span>
    </span>
  );
}
