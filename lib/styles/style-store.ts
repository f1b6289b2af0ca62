import type { StyleProfile } from '@/lib/engines/engine';
import type { Family } from '@/lib/models/models';
import type { StyleMatch } from '@/lib/models/support';
import type { ListPlace } from '@/lib/list-place';

export interface StoredStyle {
  id: string;
  userId: string;
  /** For people; empty when nobody named it. */
  name: string;
  /** The model it was asked for; it works with every model of the family. */
  modelId: string;
  family: Family;
  match: StyleMatch;
  /** Curated base style of V2 and V3 styles. */
  baseStyle: string | null;
  profile: StyleProfile;
  /** File ids of its pictures, first the one shown as preview: samples, then references. */
  fileIds: string[];
  /** File ids of its reference pictures, for engines that can look at them. */
  referenceIds: string[];
  createdAt: Date;
}

/** Styles that are there; one comes to be where its request is published (`Publisher`). */
export interface StyleStore {
  /** `undefined` also when it belongs to somebody else. */
  find(userId: string, id: string): Promise<StoredStyle | undefined>;
  /** `undefined` when the user has no such style. */
  rename(userId: string, id: string, name: string): Promise<StoredStyle | undefined>;
  /**
   * Puts a picture, saved with an expiry, to the front of the style's (`withSample`), and keeps it; those
   * that had to go expire. Samples that come at once all find their place. `undefined` as above.
   */
  addSample(userId: string, id: string, fileId: string): Promise<StoredStyle | undefined>;
  /** Newest first; with `after`, those that follow a place in that order. */
  list(
    userId: string,
    options: { limit: number; after?: ListPlace | undefined },
  ): Promise<StoredStyle[]>;
  /** Deletes it, and its pictures expire. Resolves to what it was; `undefined` when there was none. */
  delete(userId: string, id: string): Promise<StoredStyle | undefined>;
}
