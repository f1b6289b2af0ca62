import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon, type LucideIcon } from './icon';
import { Spinner } from './spinner';
import { formatUnits } from './units';

export type ButtonKind =
  'primary' | 'outline' | 'filled' | 'ghost' | 'destructive' | 'destructive-filled';
export type ButtonSize = 'small' | 'medium' | 'large';

const KINDS: Record<ButtonKind, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  outline: 'border border-line-strong bg-panel text-text hover:bg-hover active:bg-press',
  filled: 'bg-field text-text hover:bg-hover active:bg-press',
  ghost: 'text-text-2 hover:bg-hover hover:text-text active:bg-press',
  destructive: 'text-error hover:bg-error-soft',
  'destructive-filled': 'bg-[#c4281c] text-white hover:bg-[#a92117]',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'h-7 gap-1.5 rounded-6 px-2 text-small font-medium touch:h-11 touch:px-3',
  medium: 'h-8 gap-1.5 rounded-6 px-3 text-body font-medium touch:h-11',
  large: 'h-10 gap-2 rounded-8 px-4 text-subheading touch:h-12',
};

const DISABLED =
  'disabled:pointer-events-none disabled:border-transparent disabled:bg-press disabled:text-text-3 ' +
  'aria-disabled:pointer-events-none aria-disabled:bg-press aria-disabled:text-text-3';

interface Look {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** Lets the content start at the left, with `end` at the right edge. */
  wide?: boolean;
}

function buttonClass({ kind = 'outline', size = 'medium', wide }: Look, className?: string) {
  return classNames(
    'focus-ring inline-flex shrink-0 items-center whitespace-nowrap select-none',
    'transition-colors duration-80',
    wide ? 'w-full' : 'justify-center',
    KINDS[kind],
    SIZES[size],
    DISABLED,
    className,
  );
}

interface Content {
  icon?: LucideIcon;
  children: ReactNode;
  /** API units the press spends, written behind the name: `Inpaint · 40`. */
  priceUnits?: number;
  /** What stands at the far edge of a wide button, such as its keys. */
  end?: ReactNode;
  busy?: boolean;
}

function ButtonContent({ icon, children, priceUnits, end, busy }: Content) {
  return (
    <>
      {busy ? <Spinner /> : icon && <Icon of={icon} />}
      <span className="truncate">
        {children}
        {priceUnits !== undefined && <span className="price"> · {formatUnits(priceUnits)}</span>}
      </span>
      {end && <span className="ml-auto flex items-center max-tablet:hidden">{end}</span>}
    </>
  );
}

type ButtonProps = Look & Content & Omit<ComponentProps<'button'>, 'children'>;

export function Button(props: ButtonProps) {
  const { kind, size, wide, icon, children, priceUnits, end, busy, className, ...rest } = props;
  return (
    <button type="button" {...rest} className={buttonClass({ kind, size, wide }, className)}>
      <ButtonContent icon={icon} priceUnits={priceUnits} end={end} busy={busy}>
        {children}
      </ButtonContent>
    </button>
  );
}

type ButtonLinkProps = Look & Content & Omit<ComponentProps<typeof Link>, 'children'>;

/** A link that looks like a button: it leads somewhere and changes nothing. */
export function ButtonLink(props: ButtonLinkProps) {
  const { kind, size, wide, icon, children, priceUnits, end, busy, className, ...rest } = props;
  return (
    <Link {...rest} className={buttonClass({ kind, size, wide }, className)}>
      <ButtonContent icon={icon} priceUnits={priceUnits} end={end} busy={busy}>
        {children}
      </ButtonContent>
    </Link>
  );
}
