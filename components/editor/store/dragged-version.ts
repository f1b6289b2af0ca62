import { useVersions, type Version } from './versions';

/** What a dragged picture of the session is known by; files of the system have no such entry. */
const TYPE = 'application/x-easel-version';

/** Says which version is being dragged. */
export function dragVersion(transfer: DataTransfer, { id }: Pick<Version, 'id'>): void {
  transfer.effectAllowed = 'copy';
  transfer.setData(TYPE, id);
}

/** The version that was dropped, if it was one. */
export function draggedVersion(transfer: DataTransfer): Version | undefined {
  const id = transfer.getData(TYPE);
  return useVersions.getState().versions.find((version) => version.id === id);
}
