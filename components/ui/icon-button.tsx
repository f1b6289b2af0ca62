import { useId, type ComponentProps } from 'react';
import { classNames } from './class-names';
import { Icon, type LucideIcon } from './icon';
import type { Side } from './place';
import { tooltipProps } from './tooltip-props';

const SIZES = {
  small: 'size-7 rounded-6',
  medium: 'size-8 rounded-6',
  tool: 'size-9 rounded-6',
} as const;

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  /** The accessible name and the tooltip. */
  label: string;
  /** Its key, shown in the tooltip. */
  shortcut?: string;
  size?: keyof typeof SIZES;
  pressed?: boolean;
  /** Why it can't be used now. It stays reachable, so that the reason can be read. */
  unavailable?: string;
  tooltipSide?: Side;
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, shortcut, size = 'medium', pressed, unavailable, ...others } = props;
  const { tooltipSide = 'bottom', className, onClick, ...rest } = others;
  const reasonId = useId();
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={unavailable ? true : undefined}
      aria-describedby={unavailable ? reasonId : undefined}
      {...tooltipProps({
        label: unavailable ? `${label}: ${unavailable}` : label,
        shortcut,
        side: tooltipSide,
      })}
      {...rest}
      onClick={unavailable ? undefined : onClick}
      className={classNames(
        'focus-ring inline-flex shrink-0 items-center justify-center transition-colors duration-80',
        'touch:min-h-11 touch:min-w-11',
        SIZES[size],
        unavailable
          ? 'text-disabled'
          : pressed
            ? 'bg-accent-soft text-accent-text'
            : 'text-text-2 hover:bg-hover hover:text-text active:bg-press disabled:text-disabled',
        className,
      )}
    >
      <Icon of={icon} sizePx={size === 'tool' ? 18 : 16} />
      {unavailable && (
        <span id={reasonId} hidden>
          {unavailable}
        </span>
      )}
    </button>
  );
}
