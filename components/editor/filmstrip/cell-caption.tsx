'use client';

import { useEffect, useRef, type KeyboardEvent } from 'react';
import { classNames } from '@/components/ui/class-names';
import { renameVersion } from '../history/version-changes';
import type { Version } from '../store/versions';

const LONGEST_NAME = 60;

interface NameFieldProps {
  version: Version;
  onEnd: () => void;
}

/** The caption while it is written: Enter and leaving keep it, Escape does not. */
export function NameField({ version, onEnd }: NameFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const canceled = useRef(false);
  useEffect(() => field.current?.select(), []);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    if (event.key === 'Escape') canceled.current = true;
    if (event.key === 'Escape' || event.key === 'Enter') event.currentTarget.blur();
  };
  return (
    <input
      ref={field}
      autoFocus
      aria-label={`Name of ${version.label}`}
      defaultValue={version.label}
      maxLength={LONGEST_NAME}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget }) => {
        if (!canceled.current) renameVersion(version.id, currentTarget.value);
        onEnd();
      }}
      className="w-full rounded-4 bg-field px-1 text-center text-micro text-text outline-2 outline-accent"
    />
  );
}

interface CaptionProps {
  children: string;
  ringed: boolean | undefined;
  onDoubleClick?: (() => void) | undefined;
}

export function Caption({ children, ringed, onDoubleClick }: CaptionProps) {
  return (
    <span
      title={children}
      onDoubleClick={onDoubleClick}
      className={classNames(
        'price max-w-full truncate text-micro',
        ringed ? 'font-medium text-text' : 'text-text-3',
      )}
    >
      {children}
    </span>
  );
}
