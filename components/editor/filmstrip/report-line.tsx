import { classNames } from '@/components/ui/class-names';
import type { Batch } from '../store/versions';

/** What the engine says it drew of the prompt, and what it understood and could not draw. */
export function ReportLine({ batch, className }: { batch: Batch; className?: string }) {
  const { drew, notDrawn } = batch;
  if (drew.length === 0 && notDrawn.length === 0) return null;
  return (
    <p className={classNames('text-small wrap-anywhere text-text-2', className)}>
      {drew.length > 0 && <>Drew: {drew.join(', ')}</>}
      {drew.length > 0 && notDrawn.length > 0 && ' · '}
      {notDrawn.length > 0 && (
        <span className="text-warning">
          {drew.length > 0 ? 'not drawn' : 'Not drawn'}: {notDrawn.join(', ')}
        </span>
      )}
    </p>
  );
}
