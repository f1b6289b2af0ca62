'use client';

import { useEffect, useState } from 'react';
import { documentOf, landedDocument, useDocuments } from '../document/document-store';
import { encodeDocument } from '../document/render/composer';
import type { Version } from '../store/versions';

/** A pause of this length in the work is used to draw it. */
const QUIET_MS = 600;
/** Twice a cell, for screens with two pixels a point. */
const SIDE_PX = 128;

/**
 * A small picture of what a version's layers come to; nothing while they come to its own picture. It follows
 * the work in its pauses, and the one before stays until the next is drawn.
 */
export function useEditedThumbnail(version: Version): string | undefined {
  // Both are made at first sight and stay the same until something changes.
  const document = useDocuments(() => documentOf(version));
  const isEdited = useDocuments(() => documentOf(version) !== landedDocument(version));
  const [made, setMade] = useState<string>();
  useEffect(() => {
    if (!isEdited) return;
    let isCurrent = true;
    const { widthPx, heightPx } = document.frame;
    const scale = Math.min(1, SIDE_PX / Math.min(widthPx, heightPx));
    const timer = setTimeout(() => {
      encodeDocument(document, { type: 'image/webp', quality: 0.85, scale }).then(
        (blob) => isCurrent && setMade(URL.createObjectURL(blob)),
        // Its own picture stands in where a layer can't be read.
        () => undefined,
      );
    }, QUIET_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [document, isEdited]);
  useEffect(() => () => void (made && URL.revokeObjectURL(made)), [made]);
  return isEdited ? made : undefined;
}
