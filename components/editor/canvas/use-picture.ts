'use client';

import { useEffect, useState } from 'react';

interface Picture {
  image: HTMLImageElement | undefined;
  /** Whether it is the wanted one already. */
  current: boolean;
  failed: boolean;
}

interface Loaded extends Omit<Picture, 'current'> {
  src: string;
}

/**
 * Loads a picture. Until another one is decoded the last one goes on being shown, so that the canvas is
 * never empty between two; it is nothing before the first, and where the wanted one can't be shown.
 */
export function usePicture(src: string | undefined): Picture {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!src) return;
    let current = true;
    const image = new Image();
    image.src = src;
    image.decode().then(
      () => current && setLoaded({ src, image, failed: false }),
      () => current && setLoaded({ src, image: undefined, failed: true }),
    );
    return () => {
      current = false;
    };
  }, [src]);
  if (!src) return { image: undefined, current: false, failed: false };
  const current = loaded?.src === src;
  return { image: loaded?.image, current, failed: current && loaded.failed };
}
