'use client';

import { create } from 'zustand';
import {
  CATALOGUE,
  operationOf,
  type CatalogueEntry,
  type OperationId,
} from '@/lib/operations/catalogue';
import { MODES, type Mode } from '@/lib/operations/studio-facts';

export type { OperationId };

/** An operation that has a tile. */
type TiledOperation = CatalogueEntry & Required<Pick<CatalogueEntry, 'studio'>>;

function isTiled(definition: CatalogueEntry): definition is TiledOperation {
  return definition.studio !== undefined;
}

function inOrder(mode: Mode): TiledOperation[] {
  return CATALOGUE.filter(isTiled)
    .filter((definition) => definition.mode === mode)
    .sort((one, other) => one.studio.order - other.studio.order);
}

/** The operations with a tile, mode after mode, in the order of their tiles. */
export const TILED_OPERATIONS: readonly TiledOperation[] = MODES.flatMap(inOrder);

/** Ids of the mode's operations, in the order of their tiles. */
export function operationsOfMode(mode: Mode): OperationId[] {
  return inOrder(mode).map(({ id }) => id);
}

function firstOf(mode: Mode): OperationId {
  const [first] = operationsOfMode(mode);
  if (!first) throw new Error(`No operation stands in the mode ${mode}`);
  return first;
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
  mode: MODES[0],
  operation: firstOf(MODES[0]),
  last: {
    generate: firstOf('generate'),
    edit: firstOf('edit'),
    process: firstOf('process'),
  },
  setMode: (mode) => set(({ last }) => ({ mode, operation: last[mode] })),
  setOperation: (operation) =>
    set(({ last }) => {
      const { mode } = operationOf(operation);
      return { mode, operation, last: { ...last, [mode]: operation } };
    }),
}));
