import type { ProjectDocument } from '@/lib/projects/document';

/** What the page and the composing worker tell each other. */

/** A picture that is made of a document. */
export interface RenderJob {
  ticket: number;
  document: ProjectDocument;
  /** Pixels of the picture for a pixel of the frame. */
  scale: number;
}

/** A file that is made of a document. */
export interface FileJob extends RenderJob {
  type: 'image/png' | 'image/webp' | 'image/jpeg' | 'image/vnd.adobe.photoshop';
  /** Of lossy encoding, 0 to 1; 1 keeps WebP exact. */
  quality: number;
}

/** Bytes of a picture or a face, pixels of a vector, or nothing where it is gone. */
export type Source = Blob | ImageBitmap | ArrayBuffer | undefined;

export type ToWorker =
  /** To be shown: only the newest is worth finishing. */
  | { kind: 'show'; job: RenderJob }
  /** To be read: every one is answered, as what is shown is. */
  | { kind: 'read'; job: RenderJob }
  /** To be kept: every one is answered. */
  | { kind: 'encode'; job: FileJob }
  /** What was needed. */
  | { kind: 'source'; key: string; source: Source };

export type FromWorker =
  | { kind: 'shown'; ticket: number; bitmap: ImageBitmap | undefined }
  | { kind: 'encoded'; ticket: number; blob: Blob | undefined; problem: string | undefined }
  | { kind: 'need'; key: string };
