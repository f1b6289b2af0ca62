'use client';

import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { FIELD_BOX } from './input';
import { formatUnits } from './units';
import { useEarlyText } from './use-early-text';

interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'ref'> {
  value: string;
  /** Most characters. They are counted, not cut off, so that a pasted text can be shortened by hand. */
  limit?: number;
}

/** Several lines that grow with the text, from 2 to 8, with a counter where there is a limit. */
export function Textarea({ limit, className, ...rest }: TextareaProps) {
  const box = useEarlyText<HTMLTextAreaElement>();
  const length = [...rest.value].length;
  const full = limit !== undefined && length >= limit;
  return (
    <div className={classNames(FIELD_BOX, 'flex flex-col', className)}>
      <textarea
        ref={box}
        rows={2}
        {...rest}
        className="field-sizing-content max-h-44 grow min-h-14 resize-none bg-transparent px-2.5 pt-2 pb-1 text-inherit outline-none"
      />
      {limit !== undefined && (
        <span
          className={classNames(
            'price self-end px-2.5 pb-1.5 text-micro select-none',
            full ? 'text-error' : 'text-text-3',
          )}
        >
          {formatUnits(length)} / {formatUnits(limit)}
        </span>
      )}
    </div>
  );
}
