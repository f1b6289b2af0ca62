'use client';

import { create } from 'zustand';
import { redrawOverlay } from '../canvas/overlay';
import { useVersions, type Version } from '../store/versions';
import { useActiveTool } from '../tools/active-tool';

export type CompareMode = 'split' | 'side' | 'difference';

interface CompareState {
  mode: CompareMode;
  /** The versions that were chosen; left open, the one before is that which the shown one was made from. */
  beforeId: string | undefined;
  afterId: string | undefined;
  /** Where the divider of the split stands, 0 to 1 of the picture's width. */
  divider: number;
  /** The one before is shown alone while a key is held. */
  peeking: boolean;
  change: (state: Partial<Omit<CompareState, 'change'>>) => void;
}

export const useCompare = create<CompareState>((set) => ({
  mode: 'split',
  beforeId: undefined,
  afterId: undefined,
  divider: 0.5,
  peeking: false,
  change: (state) => set(state),
}));

/** The two versions that are compared. */
export interface ComparedPair {
  before: Version;
  after: Version;
}

/**
 * The pair for what is chosen: `after` is the version on the canvas unless another was chosen,
 * `before` the one it was made from, or the one that came before it in the filmstrip.
 */
export function pairOf(
  versions: readonly Version[],
  currentId: string | undefined,
  chosen: { beforeId?: string | undefined; afterId?: string | undefined },
): ComparedPair | undefined {
  const byId = (id: string | undefined) => versions.find((version) => version.id === id);
  const after = byId(chosen.afterId) ?? byId(currentId);
  if (!after) return undefined;
  const at = versions.indexOf(after);
  const others = [byId(chosen.beforeId), byId(after.parentId), versions[at - 1], versions[at + 1]];
  const before = others.find((version) => version && version !== after);
  return before && { before, after };
}

export function useComparedPair(): ComparedPair | undefined {
  const { versions, currentId } = useVersions();
  const { beforeId, afterId } = useCompare();
  return pairOf(versions, currentId, { beforeId, afterId });
}

/** The pair while the tool is in hand: the versions that the filmstrip rings. */
export function useRingedPair(): ComparedPair | undefined {
  const comparing = useActiveTool((state) => state.tool === 'compare');
  const pair = useComparedPair();
  return comparing ? pair : undefined;
}

/** Lays another version against the one before; choosing that one itself swaps both. */
export function compareWith({ before, after }: ComparedPair, id: string): void {
  const beforeId = id === before.id ? after.id : before.id;
  useCompare.setState({ beforeId, afterId: id });
}

/**
 * Forgets which versions were chosen as soon as another tool is taken in hand, so that the next
 * comparison begins with the version on the canvas. Returns the function that stops.
 */
export function forgetPairAfterwards(): () => void {
  return useActiveTool.subscribe(({ tool }, before) => {
    if (before.tool !== 'compare' || tool === 'compare') return;
    useCompare.setState({ beforeId: undefined, afterId: undefined });
  });
}

/** Whether two halves show one viewport now. */
export function showsHalves(): boolean {
  const { mode, peeking } = useCompare.getState();
  return useActiveTool.getState().tool === 'compare' && mode === 'side' && !peeking;
}

/** The divider while it is dragged; the store has it as of the last drag. */
let dividerInHand: number | undefined;

export function dividerShown(): number {
  return dividerInHand ?? useCompare.getState().divider;
}

/** Shows the divider elsewhere, never outside the picture; nothing puts it back. */
export function holdDivider(share: number | undefined): void {
  dividerInHand = share === undefined ? undefined : Math.min(1, Math.max(0, share));
  redrawOverlay();
}

/** Leaves the divider where it is shown. */
export function dropDivider(): void {
  const divider = dividerShown();
  dividerInHand = undefined;
  useCompare.setState({ divider });
}
