import { openMask, setReopen } from '../mask/mask-state';
import { openFrame } from '../outpaint/frame-state';
import { useVersions } from '../store/versions';

function openCurrent(): void {
  const { versions, currentId } = useVersions.getState();
  const current = versions.find(({ id }) => id === currentId);
  openMask(current?.id, current?.widthPx ?? 0, current?.heightPx ?? 0);
  openFrame(current?.id);
}

/**
 * Keeps the mask that of the version on the canvas, and the version on the canvas that of a mask
 * whose change is undone. Returns the function that stops.
 */
export function followVersion(): () => void {
  setReopen((versionId) => {
    const { versions, open } = useVersions.getState();
    if (versions.some(({ id }) => id === versionId) && versionId) open(versionId);
  });
  openCurrent();
  return useVersions.subscribe((now, before) => {
    if (now.currentId !== before.currentId || now.versions !== before.versions) openCurrent();
  });
}
