import { create } from 'zustand';
import { localPath } from '@/components/api/local-path';
import { removeBackground } from '@/lib/operations/remove-background/definition';
import { enqueue } from '../actions/job-queue';
import { landAnswersOf, workOfOrder } from '../actions/orders';
import { filesOf } from '../actions/run-operation';
import { useVersions, type Version } from '../store/versions';
import { wholeOf, type MaskBitmap } from './bitmap';
import { useBrush } from './brush-options';
import { commitMask, paintMask } from './mask-state';
import { combine, maskOfCutout } from './matte-mask';

interface FoundSubject {
  versionId: string;
  mask: MaskBitmap;
}

/** The subject that was found last: selecting it again costs nothing. */
export const useFoundSubject = create<{ found: FoundSubject | undefined }>(() => ({
  found: undefined,
}));

/** What it costs to find a picture's subject. */
export const SELECT_SUBJECT_UNITS = removeBackground.price({});

function apply({ versionId, mask }: FoundSubject): void {
  // The visitor may look at another version by now: its mask is not touched.
  if (useVersions.getState().currentId !== versionId) return;
  const erases = useBrush.getState().mode === 'erase';
  paintMask((bitmap) => {
    combine(bitmap, mask, erases);
    return wholeOf(bitmap);
  });
  commitMask('Magic select');
}

landAnswersOf('subject', async ({ version }, { answer }) => {
  const mask = await maskOfCutout(localPath(answer.images[0]?.url ?? ''), version);
  const found = { versionId: version.id, mask };
  useFoundSubject.setState({ found });
  apply(found);
});

/**
 * Adds the subject of a picture to the mask, or takes it away while the tools erase. The matte comes
 * from the service and is charged as Remove background; the same picture is not charged twice.
 */
export function selectSubject(version: Version): void {
  const { found } = useFoundSubject.getState();
  if (found?.versionId === version.id) return apply(found);
  const body = { image_format: 'png' };
  const files = filesOf({
    operation: removeBackground.id,
    definition: removeBackground,
    model: undefined,
    body,
    source: version,
    masked: false,
    references: [],
  });
  const draft = {
    title: 'Magic select',
    priceUnits: SELECT_SUBJECT_UNITS,
    parentId: version.id,
    path: removeBackground.paths[0] ?? '',
    responseForm: removeBackground.responseForm,
    body,
    landing: { kind: 'subject', version },
  } as const;
  enqueue(workOfOrder(draft, files));
}
