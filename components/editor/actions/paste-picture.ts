import { refuseFile } from '../store/open-file';
import { openFiles } from './open-file';
import { OPENABLE_TYPES } from './open-file';

async function pictureOnClipboard(): Promise<File | undefined> {
  for (const item of await navigator.clipboard.read()) {
    const type = item.types.find((each) => OPENABLE_TYPES.includes(each));
    if (!type) continue;
    const name = `pasted.${type.replace('image/', '').replace('+xml', '')}`;
    return new File([await item.getType(type)], name, { type });
  }
  return undefined;
}

/** Opens the picture that was copied last; browsers ask whether the page may see it. */
export async function pastePicture(): Promise<void> {
  try {
    const picture = await pictureOnClipboard();
    if (picture) return await openFiles([picture]);
    refuseFile({ title: 'Nothing was pasted', reason: 'There is no picture on the clipboard.' });
  } catch {
    refuseFile({
      title: 'Nothing was pasted',
      reason:
        'The browser shows the clipboard to this page by its own keys alone: Ctrl or ⌘ and V.',
    });
  }
}
