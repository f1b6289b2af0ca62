import type { ProjectDocument } from '@/lib/projects/document';
import { applyChangesOf } from '../history/changes';
import { record } from '../history/history';
import { replaceMask } from '../mask/mask-state';
import { bytesOf, type MaskPatch } from '../mask/patch';
import { useVersions, type Version } from '../store/versions';
import { changeLayer, type LayerChange } from './commands';
import {
  currentVersion,
  documentOf,
  documentShown,
  landedDocument,
  useDocuments,
} from './document-store';

/** The same document as what the version's own picture shows, where it is equal to that. */
function orLanded(version: Version, document: ProjectDocument): ProjectDocument {
  const landed = landedDocument(version);
  return JSON.stringify(landed) === JSON.stringify(document) ? landed : document;
}

function show(versionId: string, document: ProjectDocument): void {
  const { versions, currentId, open } = useVersions.getState();
  const version = versions.find(({ id }) => id === versionId);
  if (!version) return;
  if (versionId !== currentId) open(versionId);
  useDocuments.setState(({ documents, landed }) => ({
    documents: { ...documents, [versionId]: orLanded(version, document) },
    landed: { ...landed, [versionId]: landedDocument(version) },
    held: undefined,
  }));
  const { widthPx, heightPx } = document.frame;
  if (widthPx === version.widthPx && heightPx === version.heightPx) return;
  useVersions.setState(({ versions: all }) => ({
    versions: all.map((each) => (each.id === versionId ? { ...each, widthPx, heightPx } : each)),
  }));
}

applyChangesOf('document', ({ versionId, before, after, masks }, back) => {
  show(versionId, back ? before : after);
  if (masks) replaceMask(back ? masks.before : masks.after);
});

/** Shows a document without making it a step; nothing goes back to the last one. */
export function holdDocument(document: ProjectDocument | undefined): void {
  const versionId = useVersions.getState().currentId;
  useDocuments.setState({ held: document && versionId ? { versionId, document } : undefined });
}

/** The document on the canvas as a gesture left it, if one is held. */
export function heldDocument(): ProjectDocument | undefined {
  const version = currentVersion();
  return version && useDocuments.getState().held ? documentShown(version) : undefined;
}

function bytesOfMasks(masks: Step['masks']): number {
  return masks ? bytesOf(masks.before) + bytesOf(masks.after) : 0;
}

interface Step {
  /** Changes of one thing in quick succession are one step. */
  mergeKey?: string | undefined;
  /** The masks before and after, where the change moves the frame under one. */
  masks?: { before: MaskPatch; after: MaskPatch } | undefined;
  /** What the pictures take that it keeps. */
  pictureBytes?: number;
}

/** Makes a change of the document on the canvas a step of the history. */
export function commitDocument(
  label: string,
  change: (document: ProjectDocument) => ProjectDocument,
  { mergeKey, masks, pictureBytes = 0 }: Step = {},
): void {
  const version = currentVersion();
  if (!version) return;
  const before = documentOf(version);
  const after = change(before);
  if (after === before) return holdDocument(undefined);
  const bytes = JSON.stringify(after).length * 2 + bytesOfMasks(masks) + pictureBytes;
  show(version.id, after);
  if (masks) replaceMask(masks.after);
  record({
    label,
    bytes,
    mergeKey,
    change: { kind: 'document', versionId: version.id, before, after, masks },
  });
}

/** Changes one layer of the document on the canvas. Quick changes of one thing are one step. */
export function commitLayer(label: string, id: string, change: LayerChange, merge = false): void {
  const key = merge ? `${label}-${id}` : undefined;
  commitDocument(label, (document) => changeLayer(document, id, change), { mergeKey: key });
}

/** Selects a layer; nothing stands for the topmost. */
export function selectLayer(id: string | undefined): void {
  useDocuments.setState({ selectedId: id });
}
