import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

const TONES = {
  error: { box: 'border-error-line bg-error-soft', icon: CircleAlert, ink: 'text-error' },
  warning: { box: 'border-transparent bg-warning-soft', icon: Info, ink: 'text-warning' },
  info: { box: 'border-accent-line bg-accent-soft', icon: CircleCheck, ink: 'text-accent-text' },
} as const;

interface MessageProps {
  tone: keyof typeof TONES;
  /** What happened. */
  title: string;
  /** Why, with its numbers; and that nothing was charged, when that is true. */
  children?: ReactNode;
  /** The one action that repairs it, and a way to dismiss. */
  actions?: ReactNode;
}

/** A message beside what caused it. There are no toasts. */
export function Message({ tone, title, children, actions }: MessageProps) {
  const { box, icon, ink } = TONES[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames('flex gap-2.5 rounded-8 border p-3', box)}
    >
      <Icon of={icon} className={classNames('mt-0.5 shrink-0', ink)} />
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <p className="text-body font-semibold text-text">{title}</p>
        {children && <div className="text-small wrap-anywhere text-text-2">{children}</div>}
        {actions && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
