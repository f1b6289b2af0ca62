'use client';

import { useEffect, useState } from 'react';
import { MAX_VERSIONS } from '../store/versions';

/** Twice a cell, for screens with two pixels a point. */
const SIDE_PX = 128;
/** The smallest width that the service makes and that fills a cell on such a screen. */
const SERVICE_WIDTH_PX = 160;

/** Where the service has a picture's thumbnail; nothing for pictures that are not its own. */
export function servedThumbnail(src: string): string | undefined {
  const id = /^\/v1\/files\/([0-9a-f-]{36})(?:\.\w+)?$/.exec(src)?.[1];
  return id && `/v1/files/${id}/thumbnail?width=${SERVICE_WIDTH_PX}`;
}

/** Small pictures of opened files by their address, the least recently made first. */
const made = new Map<string, Promise<string>>();

async function makeThumbnail(src: string): Promise<string> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const scale = Math.min(1, SIDE_PX / Math.min(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gave no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser encodes no PNG.');
  return URL.createObjectURL(blob);
}

function thumbnailOf(src: string): Promise<string> {
  const known = made.get(src);
  if (known) return known;
  const making = makeThumbnail(src);
  made.set(src, making);
  const [oldest] = made;
  if (made.size > MAX_VERSIONS && oldest) {
    made.delete(oldest[0]);
    void oldest[1].then(URL.revokeObjectURL, () => undefined);
  }
  return making;
}

interface CellThumbnail {
  /** Nothing until it is made. */
  src: string | undefined;
  /** Says that it can't be shown: the picture itself is, then. */
  fail: () => void;
}

/** The thumbnail of a picture: the service's own, or one that is made here once. */
export function useThumbnail(src: string): CellThumbnail {
  const served = servedThumbnail(src);
  const [own, setOwn] = useState<{ of: string; src: string }>();
  useEffect(() => {
    if (served) return;
    let current = true;
    thumbnailOf(src).then(
      (made) => current && setOwn({ of: src, src: made }),
      () => current && setOwn({ of: src, src }),
    );
    return () => {
      current = false;
    };
  }, [src, served]);
  const shown = own?.of === src ? own.src : served;
  return { src: shown, fail: () => shown !== src && setOwn({ of: src, src }) };
}
