import type { StyleProfile } from '@/lib/engines/engine';
import type { Family } from '@/lib/models/models';
import type { StyleMatch } from '@/lib/models/support';

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

export interface StyleStore {
  create(style: Omit<StoredStyle, 'id' | 'createdAt'>): Promise<StoredStyle>;
  /** `undefined` also when it belongs to somebody else. */
  find(userId: string, id: string): Promise<StoredStyle | undefined>;
  /** Changes name or pictures; `undefined` when the user has no such style. */
  update(
    userId: string,
    id: string,
    changes: Partial<Pick<StoredStyle, 'name' | 'fileIds'>>,
  ): Promise<StoredStyle | undefined>;
  list(userId: string, options: { limit: number }): Promise<StoredStyle[]>;
  /** Resolves to the deleted style, so that its files can go too; `undefined` when there was none. */
  delete(userId: string, id: string): Promise<StoredStyle | undefined>;
}
