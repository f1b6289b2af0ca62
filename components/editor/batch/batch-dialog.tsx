'use client';

import { useBatch } from './batch-store';
import { Dialog } from '@/components/ui/dialog';
import { Message } from '@/components/ui/message';
import { usePanels } from '../store/panels';
import { BatchProgress } from './batch-progress';
import { BatchSetup } from './batch-setup';

/** One operation over many files: what it will be and cost, then how far it is. */
export function BatchDialog() {
  const { batch, isElsewhere } = useBatch();
  if (batch) return <BatchProgress batch={batch} />;
  if (!isElsewhere) return <BatchSetup />;
  return (
    <Dialog open onClose={usePanels.getState().closeDialog} title="Batch" actions={null}>
      <Message tone="info" title="A batch runs in another tab">
        It goes on there. Close that tab and reload this one to see it here.
      </Message>
    </Dialog>
  );
}
