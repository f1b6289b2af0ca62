import type { PixelSize } from '@/lib/models/sizes';
import { redrawOverlay } from '../canvas/overlay';
import { applyChangesOf } from '../history/changes';
import { record } from '../history/history';
import { useVersions } from '../store/versions';
import { NO_FRAME, useFrame, type Frame } from './frame';

/** The frame while it is dragged; the store has it as of the last step. */
let inHand: Frame | undefined;
/** Frames of versions that are not on the canvas. */
const putAway = new Map<string, Frame>();
let ownerId: string | undefined;

function stored(): Frame {
  const { by, expand, ratio, zoomOutPercentage } = useFrame.getState();
  return { by, expand, ratio, zoomOutPercentage };
}

/** The frame as it is shown now. */
export function frameShown(): Frame {
  return inHand ?? stored();
}

/** The frame that is being dragged, if one is. */
export function frameInHand(): Frame | undefined {
  return inHand;
}

/** Shows a frame without making it a step; nothing goes back to the last one. */
export function holdFrame(frame: Frame | undefined): void {
  inHand = frame;
  redrawOverlay();
}

function show(owner: string | undefined, frame: Frame): void {
  const { currentId, open } = useVersions.getState();
  if (owner && owner !== currentId) open(owner);
  useFrame.getState().change(frame);
  redrawOverlay();
}

/** Makes a change of the frame a step of the history. */
export function changeFrame(label: string, change: Partial<Frame>, mergeKey?: string): void {
  const before = stored();
  const after = { ...before, ...change };
  inHand = undefined;
  if (JSON.stringify(before) === JSON.stringify(after)) return redrawOverlay();
  const bytes = JSON.stringify(before).length * 2;
  record({ label, bytes, mergeKey, change: { kind: 'frame', versionId: ownerId, before, after } });
  show(ownerId, after);
}

applyChangesOf('frame', ({ versionId, before, after }, back) =>
  show(versionId, back ? before : after),
);

/** Puts the frame of the shown version away and takes that of another one, none at first. */
export function openFrame(versionId: string | undefined): void {
  if (versionId === ownerId) return;
  if (ownerId) putAway.set(ownerId, stored());
  ownerId = versionId;
  inHand = undefined;
  useFrame.getState().change((versionId && putAway.get(versionId)) || NO_FRAME);
  redrawOverlay();
}

/** The frames of all versions, for keeping. */
export function keptFrames(): [versionId: string, frame: Frame][] {
  const shown: [string, Frame][] = ownerId ? [[ownerId, stored()]] : [];
  return [...[...putAway].filter(([id]) => id !== ownerId), ...shown];
}

/** Keeps frames for versions that are not shown yet, as a session that comes back does. */
export function keepFrames(frames: readonly [versionId: string, frame: Frame][]): void {
  for (const [id, frame] of frames) putAway.set(id, frame);
}

/** Size of the picture that the frame is around. */
export function framedPicture(): PixelSize | undefined {
  const { versions, currentId } = useVersions.getState();
  return versions.find(({ id }) => id === currentId);
}
