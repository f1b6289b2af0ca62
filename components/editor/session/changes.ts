import type { MaskPatch } from '../mask/patch';
import type { Frame } from '../outpaint/frame';
import type { TextBox } from '../text/text-boxes';

/** What was done on the canvas, as data: it is kept with the session, and taken back after a reload, too. */
export type Change =
  | { kind: 'mask'; versionId: string | undefined; patch: MaskPatch }
  | { kind: 'frame'; versionId: string | undefined; before: Frame; after: Frame }
  | { kind: 'boxes'; before: TextBox[]; after: TextBox[] };

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
  switch (change.kind) {
    case 'mask':
      return appliers.mask?.(change, back);
    case 'frame':
      return appliers.frame?.(change, back);
    case 'boxes':
      return appliers.boxes?.(change, back);
  }
}

/** Two changes of one thing as one: from before the first to after the second. */
export function joinChanges(first: Change, second: Change): Change {
  if (first.kind === 'frame' && second.kind === 'frame') return { ...second, before: first.before };
  if (first.kind === 'boxes' && second.kind === 'boxes') return { ...second, before: first.before };
  return second;
}
