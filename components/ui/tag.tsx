import type { ReactNode } from 'react';
import { classNames } from './class-names';

const TONES = {
  neutral: 'bg-field text-text-2',
  accent: 'bg-accent-soft text-accent-text',
  success: 'bg-success-soft text-success',
  error: 'bg-error-soft text-error',
  warning: 'bg-warning-soft text-warning',
} as const;

interface TagProps {
  tone?: keyof typeof TONES;
  children: ReactNode;
}

/** A state in one word. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return (
    <span
      className={classNames(
        'inline-flex h-5 items-center rounded-4 px-1.5 text-micro font-medium whitespace-nowrap',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
