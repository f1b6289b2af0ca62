import { refuseFile } from '../store/open-file';
import type { Version } from '../store/versions';
import { encodePng } from './download';

/**
 * Puts a picture on the clipboard, as PNG, the one format that all browsers take. The promise goes into
 * the item itself, as a clipboard may be written to only within the press that asked for it.
 */
export async function copyPicture(version: Version, scale = 1): Promise<void> {
  try {
    const item = new ClipboardItem({ 'image/png': encodePng(version, scale) });
    await navigator.clipboard.write([item]);
    refuseFile(undefined);
  } catch {
    refuseFile({
      title: 'The image was not copied',
      reason: window.isSecureContext
        ? 'The browser did not allow it.'
        : 'Browsers copy images on https and localhost only. Download it instead.',
    });
  }
}
