import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names';

export type { LucideIcon };

interface IconProps {
  of: LucideIcon;
  /** 16 everywhere, 18 in the tool rail. */
  sizePx?: number;
  className?: string;
}

/** A Lucide icon at Easel's stroke. Icons are decoration: the control around it carries the name. */
export function Icon({ of: Glyph, sizePx = 16, className }: IconProps) {
  return (
    <Glyph
      aria-hidden
      size={sizePx}
      strokeWidth={1.75}
      className={classNames('shrink-0', className)}
    />
  );
}
