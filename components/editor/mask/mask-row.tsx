'use client';

import { Row } from '../operation-form/section';
import { formatShare } from './format-share';
import { useMask } from './mask-state';

/** What the mask decides about a background: where it is drawn, or that the subject is looked for. */
export function MaskRow() {
  const share = useMask((state) => state.share);
  return (
    <Row label="Mask">
      {share > 0 ? (
        <span className="price text-small font-medium">
          Drawn in the painted {formatShare(share)}
        </span>
      ) : (
        <span className="text-small text-text-3">None: the subject is found by itself</span>
      )}
    </Row>
  );
}
