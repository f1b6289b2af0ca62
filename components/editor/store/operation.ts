'use client';

import { create } from 'zustand';

export type Mode = 'generate' | 'edit' | 'process';

/** The studio's operations by mode, in the order of their tiles. */
export const OPERATIONS_OF_MODE = {
  generate: ['generate'],
  edit: ['inpaint', 'erase', 'outpaint', 'background', 'restyle', 'remix'],
  process: ['removeBackground', 'vectorize', 'crispUpscale', 'creativeUpscale', 'refineDetails'],
} as const satisfies Record<Mode, readonly string[]>;

/** `background` is replaceBackground, or generateBackground while there is a mask. */
export type OperationId = (typeof OPERATIONS_OF_MODE)[Mode][number];

/** The mode that an operation's tile stands in. */
export function modeOf(operation: OperationId): Mode {
  const modes = Object.keys(OPERATIONS_OF_MODE) as Mode[];
  const holds = (mode: Mode) =>
    (OPERATIONS_OF_MODE[mode] as readonly OperationId[]).includes(operation);
  return modes.find(holds) ?? 'generate';
}

interface OperationState {
  mode: Mode;
  operation: OperationId;
  /** The operation that each mode showed last, so that its tab leads back there. */
  last: Record<Mode, OperationId>;
  setMode: (mode: Mode) => void;
  /** Chooses an operation, and with it the mode that it belongs to. */
  setOperation: (operation: OperationId) => void;
}

/** What the studio is about to do: the mode, and the operation in it. */
export const useOperation = create<OperationState>((set) => ({
  mode: 'generate',
  operation: 'generate',
  last: { generate: 'generate', edit: 'inpaint', process: 'removeBackground' },
  setMode: (mode) => set(({ last }) => ({ mode, operation: last[mode] })),
  setOperation: (operation) =>
    set(({ last }) => {
      const mode = modeOf(operation);
      return { mode, operation, last: { ...last, [mode]: operation } };
    }),
}));
