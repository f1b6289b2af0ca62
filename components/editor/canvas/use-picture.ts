'use client';

import { useEffect, useState } from 'react';

/** Loads a picture; nothing until it is decoded. */
export function usePicture(src: string | undefined): {
  image: HTMLImageElement | undefined;
  failed: boolean;
} {
  const [state, setState] = useState<{ src: string; image?: HTMLImageElement; failed: boolean }>();
  useEffect(() => {
    if (!src) return;
    let current = true;
    const image = new Image();
    image.src = src;
    image.decode().then(
      () => current && setState({ src, image, failed: false }),
      () => current && setState({ src, failed: true }),
    );
    return () => {
      current = false;
    };
  }, [src]);
  const own = state?.src === src ? state : undefined;
  return { image: own?.image, failed: own?.failed ?? false };
}
