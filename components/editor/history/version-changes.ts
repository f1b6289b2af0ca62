import {
  useVersions,
  type Appearance,
  type Batch,
  type Shown,
  type Version,
} from '../store/versions';
import { applyChangesOf } from './changes';
import { record } from './history';

/**
 * Results, openings and removals as steps of the history. Taking back a result or an opening shows what
 * was shown before it; the picture stays in the filmstrip, as it was paid for or chosen.
 */

function shownNow(): Shown {
  const { currentId, view } = useVersions.getState();
  return { currentId, view };
}

/** Does something that shows another picture, and notes it where it did. */
function recordShown(label: string, work: () => void): void {
  const before = shownNow();
  work();
  const after = shownNow();
  if (before.currentId === after.currentId && before.view === after.view) return;
  record({ label, change: { kind: 'shown', before, after } });
}

/** Puts the results of a request into the session. */
export function landResults(batch: Batch, versions: Version[], appearance?: Appearance): void {
  recordShown(batch.title, () => useVersions.getState().addBatch(batch, versions, appearance));
}

/** Puts a picture that was opened into the session, and shows it. */
export function landFile(version: Version): void {
  recordShown('Open image', () => useVersions.getState().addFile(version));
}

/** Takes pictures out of the session. */
export function removeVersions(label: string, ids: readonly string[]): void {
  const removal = useVersions.getState().remove(new Set(ids));
  if (removal.versions.length === 0) return;
  record({ label, change: { kind: 'removal', removal } });
}

/** Takes the results of one request out of the session. */
export function discardBatch(batchId: string): void {
  const { versions } = useVersions.getState();
  const ids = versions.filter((version) => version.batchId === batchId).map(({ id }) => id);
  removeVersions('Discard', ids);
}

/** Gives a picture another name. */
export function renameVersion(versionId: string, after: string): void {
  const { versions, rename } = useVersions.getState();
  const before = versions.find(({ id }) => id === versionId)?.label;
  const name = after.trim();
  if (before === undefined || name === '' || name === before) return;
  rename(versionId, name);
  record({ label: 'Rename', change: { kind: 'name', versionId, before, after: name } });
}

applyChangesOf('shown', ({ before, after }, back) =>
  useVersions.getState().show(back ? before : after),
);
applyChangesOf('removal', ({ removal }, back) => {
  const { putBack, remove } = useVersions.getState();
  if (back) putBack(removal);
  else remove(new Set(removal.versions.map(({ version }) => version.id)));
});
applyChangesOf('name', ({ versionId, before, after }, back) =>
  useVersions.getState().rename(versionId, back ? before : after),
);
