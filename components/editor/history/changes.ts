import type { ProjectDocument } from '@/lib/projects/document';
import type { MaskPatch } from '../mask/patch';
import type { Frame } from '../outpaint/frame';
import type { Removal, Shown, Version } from '../store/versions';
import type { TextBox } from '../text/text-boxes';

/** What was done, as data: it is kept with the session, and taken back after a reload, too. */
export type Change =
  | { kind: 'mask'; versionId: string | undefined; patch: MaskPatch }
  | { kind: 'frame'; versionId: string | undefined; before: Frame; after: Frame }
  | { kind: 'boxes'; before: TextBox[]; after: TextBox[] }
  | { kind: 'shown'; before: Shown; after: Shown }
  | { kind: 'removal'; removal: Removal }
  | {
      kind: 'document';
      versionId: string;
      before: ProjectDocument;
      after: ProjectDocument;
      /** The masks on both, where the frame under one was changed. */
      masks?: { before: MaskPatch; after: MaskPatch } | undefined;
    }
  | { kind: 'name'; versionId: string; before: string; after: string };

type ChangeOf<Kind> = Extract<Change, { kind: Kind }>;

/** For each kind of change who makes it, or unmakes it when `back`. */
type Appliers = { [Kind in Change['kind']]: (change: ChangeOf<Kind>, back: boolean) => void };

const appliers: Partial<Appliers> = {};

/** Says who makes and unmakes a kind of change: the module that holds what it is about. */
export function applyChangesOf<Kind extends Change['kind']>(
  kind: Kind,
  apply: Appliers[Kind],
): void {
  appliers[kind] = apply;
}

/** Makes a change again, or takes it back. */
export function applyChange(change: Change, back: boolean): void {
  // The kind of the change is the key of its applier, which the compiler can't follow through a union.
  const apply = appliers[change.kind] as ((change: Change, back: boolean) => void) | undefined;
  apply?.(change, back);
}

/** Two changes of one thing as one: from before the first to after the second. */
export function joinChanges(first: Change, second: Change): Change {
  if (first.kind === 'frame' && second.kind === 'frame') return { ...second, before: first.before };
  if (first.kind === 'boxes' && second.kind === 'boxes') return { ...second, before: first.before };
  if (first.kind === 'document' && second.kind === 'document') {
    const masks = first.masks &&
      second.masks && { before: first.masks.before, after: second.masks.after };
    return { ...second, before: first.before, masks };
  }
  if (first.kind === 'name' && second.kind === 'name') return { ...second, before: first.before };
  return second;
}

/** The pictures that a change would put back. */
export function versionsRemovedBy(change: Change): Version[] {
  return change.kind === 'removal' ? change.removal.versions.map(({ version }) => version) : [];
}

/** The versions that a change can't be made or taken back without. */
export function versionsNeededBy(change: Change): string[] {
  const needed = [
    ...('versionId' in change ? [change.versionId] : []),
    ...(change.kind === 'shown' ? [change.before.currentId, change.after.currentId] : []),
  ];
  return needed.filter((id) => id !== undefined);
}
