'use client';

import { create } from 'zustand';
import { applyChangesOf } from '../history/changes';
import { record } from '../history/history';
import {
  countPainted,
  createBitmap,
  isEmptyRect,
  unionRect,
  wholeOf,
  type MaskBitmap,
  type PixelRect,
} from './bitmap';
import { bytesOf, diff, flip, maskOfPatch, paintedRuns, type MaskPatch } from './patch';

/**
 * The mask of the picture on the canvas. One array outside React is the authority: tools paint into
 * it, the canvas shows it, and what is sent is exactly it. Every version of the session has a mask
 * of its own, which is put away while another version is shown.
 */
interface MaskState {
  /** Size of the picture; 0 × 0 while there is none. */
  widthPx: number;
  heightPx: number;
  /** Painted part of the picture, 0 to 1. */
  share: number;
  /** Grows with every committed change. */
  revision: number;
}

export const useMask = create<MaskState>(() => ({
  widthPx: 0,
  heightPx: 0,
  share: 0,
  revision: 0,
}));

type PaintListener = (dirty: PixelRect) => void;

let ownerId: string | undefined;
let bitmap: MaskBitmap = createBitmap(0, 0);
/** The mask as of the last commit: what a change is compared with, and what a cancelled one goes back to. */
let committed: MaskBitmap = createBitmap(0, 0);
let dirty: PixelRect | undefined;
let painted = 0;
/** Masks of versions that are not shown, as patches of an empty mask. */
const putAway = new Map<string, MaskPatch>();
const listeners = new Set<PaintListener>();

/** Tells whenever pixels of the mask change; returns the function that stops listening. */
export function onMaskPaint(listener: PaintListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(rect: PixelRect): void {
  if (!isEmptyRect(rect)) for (const listener of listeners) listener(rect);
}

function publish(): void {
  const { widthPx, heightPx } = bitmap;
  const share = painted / Math.max(1, widthPx * heightPx);
  useMask.setState(({ revision }) => ({ widthPx, heightPx, share, revision: revision + 1 }));
}

/** The mask to read from. To change it, `paintMask` and `commitMask`. */
export function maskBitmap(): MaskBitmap {
  return bitmap;
}

/** Copies the rows of a rectangle. */
function copyRect(from: MaskBitmap, to: MaskBitmap, rect: PixelRect): void {
  for (let y = rect.top; y < rect.bottom; y++) {
    const start = y * from.widthPx + rect.left;
    to.data.set(from.data.subarray(start, y * from.widthPx + rect.right), start);
  }
}

/** Paints without committing, as a stroke in progress does. `work` answers the rectangle it touched. */
export function paintMask(work: (bitmap: MaskBitmap) => PixelRect): void {
  const rect = work(bitmap);
  if (isEmptyRect(rect)) return;
  dirty = unionRect(dirty, rect);
  announce(rect);
}

/** Takes back what was painted since the last commit. */
export function revertMask(): void {
  if (!dirty) return;
  copyRect(committed, bitmap, dirty);
  announce(dirty);
  dirty = undefined;
}

function applyPatch(owner: string | undefined, patch: MaskPatch, gain: number): void {
  if (owner !== ownerId) {
    reopen?.(owner);
    if (owner !== ownerId) return;
  }
  revertMask();
  flip(bitmap, patch);
  flip(committed, patch);
  painted += gain;
  announce(patch.rect);
  publish();
}

applyChangesOf('mask', ({ versionId, patch }, back) =>
  applyPatch(versionId, patch, back ? -patch.gain : patch.gain),
);

/** Shows the version that an undone change belongs to; set by whoever knows the versions. */
let reopen: ((versionId: string | undefined) => void) | undefined;

export function setReopen(open: (versionId: string | undefined) => void): void {
  reopen = open;
}

/** Makes what was painted a step of the history. A change of nothing is no step. */
export function commitMask(label: string): void {
  if (!dirty) return;
  const patch = diff(committed, bitmap, dirty);
  copyRect(bitmap, committed, patch.rect);
  dirty = undefined;
  if (patch.runs.length === 0) return;
  painted += patch.gain;
  record({ label, bytes: bytesOf(patch), change: { kind: 'mask', versionId: ownerId, patch } });
  publish();
}

/** The committed mask as the runs that are painted, for keeping; nothing while there is none. */
export function keptMask(): { versionId: string; patch: MaskPatch } | undefined {
  return ownerId && painted > 0 ? { versionId: ownerId, patch: paintedRuns(committed) } : undefined;
}

/** Keeps a mask for a version that is not shown yet, as a session that comes back does. */
export function keepMask(versionId: string, patch: MaskPatch): void {
  putAway.set(versionId, patch);
}

/** Forgets masks of versions that are gone. */
export function dropMasks(stays: (versionId: string) => boolean): void {
  for (const id of putAway.keys()) if (!stays(id)) putAway.delete(id);
}

/** Masks of the versions that are not shown. */
export function masksPutAway(): ReadonlyMap<string, MaskPatch> {
  return putAway;
}

/** Puts the mask of the shown version away and takes that of another one, empty at first. */
export function openMask(versionId: string | undefined, widthPx: number, heightPx: number): void {
  const sameSize = widthPx === bitmap.widthPx && heightPx === bitmap.heightPx;
  if (versionId === ownerId && sameSize) return;
  revertMask();
  // A version whose frame was changed has no use for the mask of the frame before.
  if (ownerId && ownerId !== versionId && painted > 0) {
    putAway.set(ownerId, paintedRuns(committed));
  }
  ownerId = versionId;
  bitmap = createBitmap(widthPx, heightPx);
  committed = createBitmap(widthPx, heightPx);
  const kept = versionId === undefined ? undefined : putAway.get(versionId);
  if (versionId) putAway.delete(versionId);
  if (kept && fits(kept, bitmap)) {
    flip(bitmap, kept);
    flip(committed, kept);
  }
  painted = countPainted(bitmap);
  announce(wholeOf(bitmap));
  publish();
}

/**
 * Lays a whole mask on the shown version, whose frame may have another size than before. No step of the
 * history: what changes a frame is one, and says which masks belong to it.
 */
export function replaceMask(patch: MaskPatch): void {
  revertMask();
  bitmap = maskOfPatch(patch);
  committed = { ...bitmap, data: bitmap.data.slice() };
  painted = patch.gain;
  announce(wholeOf(bitmap));
  publish();
}

/** A kept mask is only good for a picture of the size it was made for. */
function fits({ rect }: MaskPatch, { widthPx, heightPx }: MaskBitmap): boolean {
  return rect.right === widthPx && rect.bottom === heightPx;
}
