/** A file's name without what says its format; a name that is nothing else stays whole. */
export function fileStem(fileName: string): string {
  return fileName.replace(/(.)\.\w+$/, '$1');
}
