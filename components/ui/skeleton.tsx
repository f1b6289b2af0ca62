import { classNames } from './class-names';

/** The place of something that is on its way, in its final size. Not for waits under 300 ms. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('rounded-6 bg-field', className)} />;
}
