'use client';

import { create } from 'zustand';
import type { Layer, ProjectDocument } from '@/lib/projects/document';
import { useVersions, type Version } from '../store/versions';
import { plainDocument } from './plain-document';

/**
 * The layered documents of this session, by the version that they are shown as. A version without one
 * is its own picture. `landed` has each as it was when its picture was made: while a document is still
 * that, the picture is what all its layers come to, and is shown and sent as it is.
 */
interface DocumentsState {
  documents: Readonly<Record<string, ProjectDocument>>;
  landed: Readonly<Record<string, ProjectDocument>>;
  /** The layer that the panel and the move tool work on. */
  selectedId: string | undefined;
  /** A document while a gesture changes it; the last step is still in `documents`. */
  held: { versionId: string; document: ProjectDocument } | undefined;
}

export const useDocuments = create<DocumentsState>(() => ({
  documents: {},
  landed: {},
  selectedId: undefined,
  held: undefined,
}));

/** Plain documents are made at first sight and then stay the same, so that they can be compared. */
const plain = new Map<string, ProjectDocument>();

function plainOf(version: Version): ProjectDocument {
  const known = plain.get(version.id);
  if (known) return known;
  const made = plainDocument(version);
  plain.set(version.id, made);
  return made;
}

/** The document of a version as of its last step. */
export function documentOf(version: Version): ProjectDocument {
  return useDocuments.getState().documents[version.id] ?? plainOf(version);
}

/** The document of a version as the canvas shows it now. */
export function documentShown(version: Version): ProjectDocument {
  const { held } = useDocuments.getState();
  return held?.versionId === version.id ? held.document : documentOf(version);
}

/** What a version's own picture shows. */
export function landedDocument(version: Version): ProjectDocument {
  return useDocuments.getState().landed[version.id] ?? plainOf(version);
}

/** Whether the version's own picture is exactly what its document comes to. */
export function isFlat(version: Version): boolean {
  return documentShown(version) === landedDocument(version);
}

/** The version on the canvas, if there is one. */
export function currentVersion(): Version | undefined {
  const { versions, currentId } = useVersions.getState();
  return versions.find(({ id }) => id === currentId);
}

/** The document on the canvas, if there is one. */
export function currentDocument(): ProjectDocument | undefined {
  const version = currentVersion();
  return version && documentOf(version);
}

/** The selected layer of a document; without a choice the topmost. */
export function selectedLayer({ layers }: ProjectDocument): Layer | undefined {
  const { selectedId } = useDocuments.getState();
  return layers.find(({ id }) => id === selectedId) ?? layers.at(-1);
}
