import { readBytes } from '@/components/api/read-bytes';
import { saveFile } from '@/components/ui/save-file';
import { documentOf, isFlat } from '../document/document-store';
import { encodeDocument } from '../document/render/composer';
import type { Version } from '../store/versions';

/** What a picture can be saved as. */
export const DOWNLOAD_FORMATS = ['png', 'webp', 'jpg', 'svg'] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

const MEDIA_TYPES = {
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const satisfies Record<Exclude<DownloadFormat, 'svg'>, string>;
/** Of lossy encoding; 1 keeps WebP exact. */
const QUALITY = { png: 1, webp: 1, jpg: 0.92 } as const;

/** The format that a picture has, by its name. */
export function formatOf({ fileName }: Pick<Version, 'fileName'>): DownloadFormat | undefined {
  const extension = /\.(\w+)$/.exec(fileName.toLowerCase())?.[1];
  if (extension === 'jpeg') return 'jpg';
  return DOWNLOAD_FORMATS.find((format) => format === extension);
}

/** The picture, with all its layers, in another encoding. JPG has no transparency: white shows through. */
export async function encodePicture(
  version: Version,
  format: Exclude<DownloadFormat, 'svg'>,
): Promise<Blob> {
  if (!isFlat(version)) {
    const how = { type: MEDIA_TYPES[format], quality: QUALITY[format], scale: 1 };
    return encodeDocument(documentOf(version), how);
  }
  const { src, widthPx, heightPx } = version;
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

async function save(picture: Version, format: Exclude<DownloadFormat, 'svg'>): Promise<void> {
  const encoded = await encodePicture(picture, format);
  saveFile(encoded, picture.fileName.replace(/\.\w+$/, '') + `.${format}`);
}

/** Saves what all layers come to. Shapes are lost where layers lie over each other, so `svg` is none. */
async function downloadLayers(picture: Version, format: DownloadFormat): Promise<void> {
  if (format === 'svg') throw new Error('Layers over each other have no SVG; vectorize them.');
  await save(picture, format);
}

/** Saves a picture with its layers, to go on with elsewhere. */
export async function downloadPsd(version: Version): Promise<void> {
  const how = { type: 'image/vnd.adobe.photoshop', quality: 1, scale: 1 } as const;
  const psd = await encodeDocument(documentOf(version), how);
  saveFile(psd, version.fileName.replace(/\.\w+$/, '') + '.psd');
}

/**
 * Saves a picture as a file: as it is where it has that format, encoded anew otherwise. Pixels become
 * shapes by the Vectorize operation alone, so `svg` is only for pictures that are one.
 */
export async function download(picture: Version, format?: DownloadFormat): Promise<void> {
  if (!isFlat(picture)) return downloadLayers(picture, format ?? 'png');
  if (format === undefined || format === formatOf(picture)) {
    // The name that the server gives a file goes before a link's own; bytes of the page have none.
    saveFile(await readBytes(picture.src), picture.fileName);
    return;
  }
  if (format === 'svg') throw new Error('A picture of pixels has no SVG; vectorize it.');
  await save(picture, format);
}
