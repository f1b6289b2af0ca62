'use client';

import { refuseFile } from '../store/open-file';
import { maskCommands } from './mask-commands';

const INPUT_ID = 'load-mask';
const MASK_TYPES = 'image/png,image/jpeg,image/webp';

/** Lets the visitor choose a mask from the disk. */
export function chooseMask(): void {
  document.getElementById(INPUT_ID)?.click();
}

async function load(file: File): Promise<void> {
  const reason = await maskCommands.load(file);
  refuseFile(reason === undefined ? undefined : { title: 'The mask was not loaded', reason });
}

/** The one file input for masks, which every button that loads one presses. */
export function LoadMaskInput() {
  return (
    <input
      id={INPUT_ID}
      type="file"
      accept={MASK_TYPES}
      aria-label="Load mask from a file"
      className="hidden"
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        if (file) void load(file);
        event.target.value = '';
      }}
    />
  );
}
