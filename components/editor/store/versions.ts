'use client';

import { create } from 'zustand';
import type { LayerSource } from '@/lib/projects/layer-content';

/** A picture of this session: opened from a file, or made by an operation. */
export interface Version {
  id: string;
  /** Caption in the filmstrip. */
  label: string;
  /** Name of the file that a download gets. */
  fileName: string;
  /** Where this page reads it: a path of the service, or an object URL of an opened file. */
  src: string;
  widthPx: number;
  heightPx: number;
  /** The version that an edit was made from. */
  parentId?: string;
  /** The results it came with; an opened file came alone. */
  batchId?: string;
  /** When the service deletes it, in Unix milliseconds; opened files stay. */
  expiresAtMs?: number;
  /** How it was asked for, where it is a result. */
  source?: LayerSource;
}

/** The answer of one request. */
export interface Batch {
  id: string;
  /** `Inpaint`. */
  title: string;
  /** `V4.1`; operations without a choice of models have none. */
  modelName?: string;
  /** Operations that leave nothing to chance have none. */
  seed?: number;
  units: number;
  elapsedMs: number;
  /** The provider that made it, such as `builtin`; nothing where the service does not say. */
  engine?: string;
  /** Things of the prompt that are in the pictures. */
  drew: string[];
  /** Things of the prompt that the engine understood and could not draw. */
  notDrawn: string[];
}

/** Where new results appear: side by side to choose from, on the canvas, or in the filmstrip alone. */
export type Appearance = 'results' | 'picture' | 'filmstrip';

/** What the canvas shows. */
export type View = { kind: 'empty' } | { kind: 'results'; batchId: string } | { kind: 'picture' };

/** What is chosen, and how the canvas shows it. */
export interface Shown {
  currentId: string | undefined;
  view: View;
}

/** Versions that were taken out of the session, each with its place, so that they can be put back. */
export interface Removal {
  versions: { at: number; version: Version }[];
  batches: Batch[];
  before: Shown;
}

interface VersionsState {
  versions: Version[];
  batches: Batch[];
  /** The chosen version: ringed in the filmstrip, and what the header is about. */
  currentId: string | undefined;
  view: View;
  addBatch: (batch: Batch, versions: Version[], appearance?: Appearance) => void;
  addFile: (version: Version) => void;
  choose: (id: string) => void;
  /** Shows a version alone on the canvas. */
  open: (id: string) => void;
  /** Goes back to the results that a version came with. */
  showResults: (batchId: string) => void;
  /** Shows what was shown before, as far as it is still there. */
  show: (shown: Shown) => void;
  /** Takes versions out of the session; the bytes of opened files stay for putting them back. */
  remove: (ids: ReadonlySet<string>) => Removal;
  /** Puts removed versions back to their places. */
  putBack: (removal: Removal) => void;
  /** Gives a version another caption. */
  rename: (id: string, label: string) => void;
}

/** Pictures kept in one session; the oldest go first. They stay on the server until their time is over. */
export const MAX_VERSIONS = 120;

/** Frees the memory behind an opened file; paths of the service need nothing. */
function release(versions: readonly Version[]): void {
  for (const { src } of versions) if (src.startsWith('blob:')) URL.revokeObjectURL(src);
}

function append(existing: readonly Version[], added: readonly Version[]): Version[] {
  const all = [...existing, ...added];
  release(all.slice(0, -MAX_VERSIONS));
  return all.slice(-MAX_VERSIONS);
}

function shownOf({ currentId, view }: Shown): Shown {
  return { currentId, view };
}

/** What is shown of the versions that are there: what was shown before, or else the last of them. */
function shownAmong(versions: readonly Version[], { currentId, view }: Shown): Shown {
  const stays = versions.some(({ id }) => id === currentId);
  const last = versions.at(-1);
  if (!stays && currentId !== undefined) {
    return last
      ? { currentId: last.id, view: { kind: 'picture' } }
      : { currentId: undefined, view: { kind: 'empty' } };
  }
  const results =
    view.kind === 'results' && versions.some(({ batchId }) => batchId === view.batchId);
  if (view.kind === 'results' && !results) return { currentId, view: { kind: 'picture' } };
  return { currentId, view };
}

/** The removed versions, and the results of which none is left. */
function removalOf(state: VersionsState, ids: ReadonlySet<string>): Removal {
  const stays = state.versions.filter(({ id }) => !ids.has(id));
  const kept = new Set(stays.map(({ batchId }) => batchId));
  return {
    versions: state.versions.flatMap((version, at) =>
      ids.has(version.id) ? [{ at, version }] : [],
    ),
    batches: state.batches.filter(({ id }) => !kept.has(id)),
    before: shownOf(state),
  };
}

function withRemoved(
  versions: readonly Version[],
  removed: Removal['versions'],
): readonly Version[] {
  return removed.reduce<readonly Version[]>(
    (all, { at, version }) => all.toSpliced(Math.min(at, all.length), 0, version),
    versions,
  );
}

export const useVersions = create<VersionsState>((set, get) => ({
  versions: [],
  batches: [],
  currentId: undefined,
  view: { kind: 'empty' },
  addBatch: (batch, added, appearance = 'results') =>
    set((state) => ({
      versions: append(state.versions, added),
      batches: [...state.batches, batch].slice(-MAX_VERSIONS),
      ...(appearance === 'filmstrip' ? {} : { currentId: added[0]?.id }),
      ...(appearance === 'results' ? { view: { kind: 'results', batchId: batch.id } } : {}),
      ...(appearance === 'picture' ? { view: { kind: 'picture' } } : {}),
    })),
  addFile: (version) =>
    set((state) => ({
      versions: append(state.versions, [version]),
      currentId: version.id,
      view: { kind: 'picture' },
    })),
  choose: (id) => set({ currentId: id }),
  open: (id) => set({ currentId: id, view: { kind: 'picture' } }),
  showResults: (batchId) => set({ view: { kind: 'results', batchId } }),
  show: (shown) => set(({ versions }) => shownAmong(versions, shown)),
  remove: (ids) => {
    const removal = removalOf(get(), ids);
    set((state) => {
      const versions = state.versions.filter(({ id }) => !ids.has(id));
      const gone = new Set(removal.batches.map(({ id }) => id));
      const batches = state.batches.filter(({ id }) => !gone.has(id));
      return { versions, batches, ...shownAmong(versions, state) };
    });
    return removal;
  },
  putBack: ({ versions: removed, batches, before }) =>
    set((state) => {
      const versions = append(withRemoved(state.versions, removed), []);
      return {
        versions,
        batches: [...state.batches, ...batches],
        ...shownAmong(versions, before),
      };
    }),
  rename: (id, label) =>
    set(({ versions }) => ({
      versions: versions.map((version) => (version.id === id ? { ...version, label } : version)),
    })),
}));

/** The chosen version, if there is one. */
export function useCurrentVersion(): Version | undefined {
  return useVersions(({ versions, currentId }) => versions.find(({ id }) => id === currentId));
}

/** The answer that the chosen version came with; opened files came with none. */
export function useCurrentBatch(): Batch | undefined {
  return useVersions(({ versions, batches, currentId }) => {
    const batchId = versions.find(({ id }) => id === currentId)?.batchId;
    return batches.find(({ id }) => id === batchId);
  });
}
