'use client';

import type { ProjectDocument } from '@/lib/projects/document';
import { useCurrentVersion } from '../store/versions';
import { documentShown, useDocuments } from './document-store';

/** The document as the canvas shows it now, if there is a picture. */
export function useShownDocument(): ProjectDocument | undefined {
  const version = useCurrentVersion();
  // Whatever of the documents changes, this one may have.
  useDocuments();
  return version && documentShown(version);
}
