import { classNames } from './class-names';

/** A turning ring, for something that runs with no known end. Decoration: say what runs beside it. */
export function Spinner({ className = 'size-4' }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'inline-block shrink-0 animate-turn rounded-full border-2 border-current/25 border-t-current',
        className,
      )}
    />
  );
}
