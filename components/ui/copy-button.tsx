'use client';

import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { writeToClipboard } from './clipboard';
import { Button, type ButtonKind, type ButtonSize } from './button';
import { IconButton } from './icon-button';

const SHOWN_MS = 2_000;

/** Copies a text; says for two seconds that it did, or that the browser refused. */
function useCopy(text: string) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () =>
    writeToClipboard(text).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  return { state, copy };
}

interface CopyButtonProps {
  text: string;
  /** What is copied, for screen readers: `token`. */
  what: string;
  kind?: ButtonKind;
  size?: ButtonSize;
}

const LABELS = { idle: 'Copy', copied: 'Copied', refused: 'Select and copy it' } as const;

export function CopyButton({ text, what, kind, size }: CopyButtonProps) {
  const { state, copy } = useCopy(text);
  return (
    <Button kind={kind} size={size} icon={state === 'copied' ? Check : Copy} onClick={copy}>
      {LABELS[state]}
      <span className="sr-only"> {what}</span>
    </Button>
  );
}

export function CopyIconButton({ text, what }: Pick<CopyButtonProps, 'text' | 'what'>) {
  const { state, copy } = useCopy(text);
  const label = state === 'idle' ? `Copy ${what}` : LABELS[state];
  return (
    <IconButton
      icon={state === 'copied' ? Check : Copy}
      size="small"
      label={label}
      onClick={copy}
    />
  );
}
