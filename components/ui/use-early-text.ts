'use client';

import { useLayoutEffect, useRef, type RefObject } from 'react';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** Writes a text as typing would: behind React's back, so that its event counts as a change. */
function retype(box: TextBox, text: string): void {
  box.value = box.defaultValue;
  const prototype = Object.getPrototypeOf(box) as TextBox;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(box, text);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps what was typed into a box that the server sent, before the page's scripts took it over: React
 * knows nothing of it and would clear the box with its next rendering. The box's own `onChange` is
 * told of it. Returns the ref that belongs to the box.
 */
export function useEarlyText<Box extends TextBox>(): RefObject<Box | null> {
  const ref = useRef<Box>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    // A box that React made itself holds what React gave it.
    if (box && box.value !== box.defaultValue) retype(box, box.value);
  }, []);
  return ref;
}
