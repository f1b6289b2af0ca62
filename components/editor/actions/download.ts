import { readBytes } from '@/components/api/read-bytes';
import { saveFile } from '@/components/ui/save-file';
import type { Version } from '../store/versions';

/** What a picture can be saved as. */
export const DOWNLOAD_FORMATS = ['png', 'webp', 'jpg', 'svg'] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

const MEDIA_TYPES: Record<Exclude<DownloadFormat, 'svg'>, string> = {
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};
/** Of lossy encoding; 1 keeps WebP exact. */
const QUALITY = { png: 1, webp: 1, jpg: 0.92 } as const;

type Picture = Pick<Version, 'src' | 'fileName' | 'widthPx' | 'heightPx'>;

/** The format that a picture has, by its name. */
export function formatOf({ fileName }: Pick<Version, 'fileName'>): DownloadFormat | undefined {
  const extension = /\.(\w+)$/.exec(fileName.toLowerCase())?.[1];
  if (extension === 'jpeg') return 'jpg';
  return DOWNLOAD_FORMATS.find((format) => format === extension);
}

/** The picture drawn anew in another encoding. JPG has no transparency: white shows through. */
export async function encodePicture(
  { src, widthPx, heightPx }: Picture,
  format: Exclude<DownloadFormat, 'svg'>,
): Promise<Blob> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gave no canvas to draw on.');
  if (format === 'jpg') {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, widthPx, heightPx);
  }
  context.drawImage(image, 0, 0, widthPx, heightPx);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(`The browser encodes no ${format}.`))),
      MEDIA_TYPES[format],
      QUALITY[format],
    );
  });
}

/**
 * Saves a picture as a file: as it is where it has that format, encoded anew otherwise. Pixels become
 * shapes by the Vectorize operation alone, so `svg` is only for pictures that are one.
 */
export async function download(picture: Picture, format?: DownloadFormat): Promise<void> {
  if (format === undefined || format === formatOf(picture)) {
    // The name that the server gives a file goes before a link's own; bytes of the page have none.
    saveFile(await readBytes(picture.src), picture.fileName);
    return;
  }
  if (format === 'svg') throw new Error('A picture of pixels has no SVG; vectorize it.');
  const encoded = await encodePicture(picture, format);
  saveFile(encoded, picture.fileName.replace(/\.\w+$/, '') + `.${format}`);
}
