import {
  keptDocuments,
  restoreAssets,
  restoreDocuments,
  type KeptDocuments,
} from '../document/kept-documents';
import { registerPicture } from '../document/plain-document';
import { keptProject, resumeProject, type KeptProject } from '../projects/kept-project';
import { useBrush, type Tint } from '../mask/brush-options';
import { keepMask, keptMask, masksPutAway } from '../mask/mask-state';
import type { MaskPatch } from '../mask/patch';
import type { Frame } from '../outpaint/frame';
import { keepFrames, keptFrames } from '../outpaint/frame-state';
import { EMPTY_FORM, useForms, type FormFields } from '../store/forms';
import { useOperation, type OperationId } from '../store/operation';
import { useVersions, type Batch, type Version, type View } from '../store/versions';
import { useTextBoxes, type TextBox } from '../text/text-boxes';
import { useActiveTool, type ToolId } from '../tools/active-tool';
import { versionsNeededBy, versionsRemovedBy, type Change } from '../history/changes';
import { keptHistory, restoreHistory, type KeptEntry } from '../history/history';
import type { KeptSession } from './session-database';

/** Raised when the shape of a snapshot changes: older ones are let go. */
export const SNAPSHOT_VERSION = 4;

/** What a session is, without the bytes of its pictures and masks. */
export interface Snapshot {
  version: typeof SNAPSHOT_VERSION;
  /** Whose it is: nobody else at this browser gets to see it. */
  accountId: string;
  versions: Version[];
  batches: Batch[];
  currentId: string | undefined;
  view: View;
  frames: [versionId: string, frame: Frame][];
  boxes: TextBox[];
  documents: KeptDocuments;
  project?: KeptProject;
  forms: Partial<Record<OperationId, FormFields>>;
  operation: OperationId;
  tool: ToolId;
  /** Ids of the steps that can be taken back, and of those that can be done again. */
  done: string[];
  undone: string[];
  brush: {
    sizePx: number;
    mode: 'paint' | 'erase';
    tint: Tint;
    growPx: number;
    followsPressure: boolean;
    hardness: number;
    featherPx: number;
    opacity: number;
    keepsMask: boolean;
  };
}

export function takeSnapshot(accountId: string): Snapshot {
  const { versions, batches, currentId, view } = useVersions.getState();
  const history = keptHistory();
  const project = keptProject();
  const { sizePx, mode, tint, growPx, followsPressure } = useBrush.getState();
  const { hardness, featherPx, opacity, keepsMask } = useBrush.getState();
  return {
    version: SNAPSHOT_VERSION,
    accountId,
    versions,
    batches,
    currentId,
    view,
    frames: keptFrames(),
    boxes: useTextBoxes.getState().boxes,
    documents: keptDocuments(),
    ...(project ? { project } : {}),
    forms: useForms.getState().forms,
    operation: useOperation.getState().operation,
    tool: useActiveTool.getState().tool,
    done: history.done.map(({ id }) => id),
    undone: history.undone.map(({ id }) => id),
    brush: {
      ...{ sizePx, mode, tint, growPx, followsPressure },
      ...{ hardness, featherPx, opacity, keepsMask },
    },
  };
}

/** The masks of all versions, that of the shown one among them. */
export function takeMasks(): Map<string, MaskPatch> {
  const masks = new Map(masksPutAway());
  const shown = keptMask();
  if (shown) masks.set(shown.versionId, shown.patch);
  return masks;
}

/** The steps of the history by their id, in no order: that is the snapshot's. */
export function takeSteps(): Map<string, KeptEntry> {
  const { done, undone } = keptHistory();
  return new Map([...done, ...undone].map((entry) => [entry.id, entry]));
}

/** The pictures that steps would put back. */
export function removedVersions(steps: ReadonlyMap<string, KeptEntry>): Version[] {
  return [...steps.values()].flatMap(({ change }) => versionsRemovedBy(change));
}

type Pictures = ReadonlyMap<string, Blob>;

/** A version that can still be shown: an opened file with its bytes, a result before its time is over. */
function shownAgain(version: Version, pictures: Pictures): Version | undefined {
  const picture = pictures.get(version.id);
  if (picture) return { ...version, src: URL.createObjectURL(picture) };
  const gone = version.src.startsWith('blob:') || (version.expiresAtMs ?? Infinity) <= Date.now();
  return gone ? undefined : version;
}

/** A change with its removed pictures as they can be shown now. */
function changeAgain(change: Change, pictures: Pictures): Change {
  if (change.kind !== 'removal') return change;
  const { removal } = change;
  const versions = removal.versions.flatMap(({ at, version }) => {
    const again = shownAgain(version, pictures);
    return again ? [{ at, version: again }] : [];
  });
  return { kind: 'removal', removal: { ...removal, versions } };
}

/** The kept steps in their order, without those of versions that are gone. */
function stepsAgain(
  ids: readonly string[],
  { steps, pictures }: KeptSession,
  stays: (versionId: string) => boolean,
): KeptEntry[] {
  return ids.flatMap((id) => {
    const step = steps.get(id);
    if (!step || !versionsNeededBy(step.change).every(stays)) return [];
    return [{ ...step, change: changeAgain(step.change, pictures) }];
  });
}

/** The kept form of the operation in hand, with what was filled in while the session was being read. */
function formInHand(kept: Snapshot['forms']): Snapshot['forms'] {
  const { operation } = useOperation.getState();
  const filledIn = Object.entries(useForms.getState().forms[operation] ?? {}).filter(
    ([name, value]) => value !== EMPTY_FORM[name as keyof FormFields],
  );
  if (filledIn.length === 0) return {};
  return { [operation]: { ...EMPTY_FORM, ...kept[operation], ...Object.fromEntries(filledIn) } };
}

/** Makes the studio what it was. */
export function restoreSnapshot(session: KeptSession): void {
  const { snapshot, pictures, masks, steps } = session;
  const versions = snapshot.versions.flatMap((version) => shownAgain(version, pictures) ?? []);
  const stays = (id: string | undefined) => versions.some((version) => version.id === id);
  const removed = new Set(removedVersions(steps).map(({ id }) => id));
  const known = (id: string) => stays(id) || removed.has(id);
  const currentId = stays(snapshot.currentId) ? snapshot.currentId : versions.at(-1)?.id;
  // Masks and frames first: they are taken as soon as their version is shown.
  for (const [id, patch] of masks) if (known(id)) keepMask(id, patch);
  keepFrames(snapshot.frames.filter(([id]) => known(id)));
  const begun = formInHand(snapshot.forms);
  useForms.setState({ forms: { ...snapshot.forms, ...begun } });
  useBrush.setState(snapshot.brush);
  useTextBoxes.setState({ boxes: snapshot.boxes });
  versions.forEach(registerPicture);
  restoreAssets(pictures);
  restoreDocuments(snapshot.documents);
  useVersions.setState({
    versions,
    batches: snapshot.batches,
    currentId,
    view: currentId ? snapshot.view : { kind: 'empty' },
  });
  restoreHistory({
    done: stepsAgain(snapshot.done, session, known),
    undone: stepsAgain(snapshot.undone, session, known),
  });
  if (snapshot.project) void resumeProject(snapshot.project);
  // Somebody who types already is not sent to another form.
  if (Object.keys(begun).length === 0) useOperation.getState().setOperation(snapshot.operation);
  useActiveTool.setState({ tool: currentId || snapshot.tool === 'text' ? snapshot.tool : 'hand' });
}
