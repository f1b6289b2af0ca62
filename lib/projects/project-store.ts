import type { ListPlace } from '@/lib/list-place';
import type { ProjectDocument } from './document';

/** What lists say of a project. */
export interface ProjectSummary {
  id: string;
  userId: string;
  name: string;
  /** 1 at first, one more with each save of the document. */
  revision: number;
  widthPx: number;
  heightPx: number;
  layers: number;
  /** A small picture of the document, and the revision that it shows. */
  thumbnail?: { fileId: string; revision: number };
  createdAt: Date;
  updatedAt: Date;
}

export interface StoredProject extends ProjectSummary {
  document: ProjectDocument;
}

export interface ProjectChange {
  name?: string | undefined;
  /** The document, and the revision that it was made from. */
  save?: { document: ProjectDocument; revision: number } | undefined;
}

/** What a save came to. */
export type SaveOutcome =
  | { state: 'saved'; project: StoredProject }
  /** Somebody saved in between: nothing was changed. */
  | { state: 'conflict'; revision: number; updatedAt: Date };

/**
 * Projects of users. Whatever a document needs is kept as long as it does; afterwards files expire as
 * results do, for an undo may bring them back. Another user's project is none.
 */
export interface ProjectStore {
  /**
   * Makes a project; one that this user made under the same id before is answered as it is, so that a
   * repeat makes no second.
   * @throws ApiError `conflict` when the user has as many as they may, or the id is taken;
   *   `invalid_request` when the document needs a file that is not there
   */
  create(project: {
    id: string;
    userId: string;
    name: string;
    document: ProjectDocument;
  }): Promise<StoredProject>;
  find(userId: string, id: string): Promise<StoredProject | undefined>;
  /** Last changed first; with `after`, those that follow a place in that order. */
  list(
    userId: string,
    options: { limit: number; after?: ListPlace | undefined; search?: string },
  ): Promise<ProjectSummary[]>;
  /**
   * Renames, and saves a document made from the latest revision. The same document sent again counts as
   * saved. `undefined` when the user has no such project.
   * @throws ApiError `invalid_request` when the document needs a file that is not there
   */
  change(userId: string, id: string, change: ProjectChange): Promise<SaveOutcome | undefined>;
  /**
   * A project of its own with the same document. `undefined` as above.
   * @throws ApiError `conflict` when the user has as many as they may
   */
  duplicate(userId: string, id: string, name?: string): Promise<StoredProject | undefined>;
  /** `false` as above. */
  delete(userId: string, id: string): Promise<boolean>;
  /**
   * Keeps a file as the picture of this revision in the place of an older one; a picture of an older
   * revision than the one that is kept expires at once.
   */
  keepThumbnail(userId: string, id: string, fileId: string, revision: number): Promise<void>;
}
