import type { Version } from '../store/versions';

/** Saves a picture as a file, as it is: no second encoding. */
export function download({ src, fileName }: Pick<Version, 'src' | 'fileName'>): void {
  const link = document.createElement('a');
  link.href = src;
  link.download = fileName;
  link.click();
}
