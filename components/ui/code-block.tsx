import { Fragment } from 'react';
import { classNames } from './class-names';

/** Strings and addresses stand out; that is all the highlighting that short samples need. */
const TOKENS = /("[^"\n]*"|'[^'\n]*'|https?:\/\/[^\s\\"']+)/;

interface CodeBlockProps {
  code: string;
  className?: string;
}

export function CodeBlock({ code, className }: CodeBlockProps) {
  return (
    <pre
      tabIndex={0}
      className={classNames(
        'focus-ring overflow-x-auto rounded-8 border border-line bg-code p-3 font-mono text-small leading-5 text-text-2',
        className,
      )}
    >
      <code>
        {code.split(TOKENS).map((part, index) =>
          index % 2 === 1 ? (
            <span key={index} className="text-accent-text">
              {part}
            </span>
          ) : (
            <Fragment key={index}>{part}</Fragment>
          ),
        )}
      </code>
    </pre>
  );
}
