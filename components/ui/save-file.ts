const RELEASE_AFTER_MS = 60_000;

/** Saves what an address of this site or an object URL holds, under a name. */
function saveAddress(src: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = src;
  link.download = fileName;
  link.click();
}

/** Saves bytes of this page as a file. */
export function saveFile(bytes: Blob, fileName: string): void {
  const url = URL.createObjectURL(bytes);
  saveAddress(url, fileName);
  // The browser reads the object once the click is handled.
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
}
