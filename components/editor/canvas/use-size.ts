'use client';

import { useEffect, useRef, useState } from 'react';
import type { Size } from '../store/viewport';

/** The size of an element, in CSS pixels, as it changes; nothing before it was measured. */
export function useSize<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      // What a raised sheet covers whole can't be drawn on, and keeps the size it had.
      if (width >= 1 && height >= 1) setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, size };
}
