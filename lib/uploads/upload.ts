/**
 * Bytes of a picture that came with a request: in memory while they are few, in a file above that. Who
 * needs them reads them when it does; they are gone when the request has ended.
 */
export interface Upload {
  readonly sizeBytes: number;
  /** The bytes, read from disk without holding the event loop where they are there. */
  bytes(): Promise<Uint8Array>;
}

/** An upload that still arrives. */
export interface GrowingUpload extends Upload {
  /**
   * Adds bytes. They are taken over, not copied. Await `settled` of the request's uploads from time to
   * time: until then they may wait in memory.
   * @throws ApiError when the request, its user or all users hold as much as they may
   */
  add(bytes: Uint8Array): void;
}

/** Everything that one request brings. */
export interface RequestUploads {
  open(): GrowingUpload;
  /**
   * Counts bytes that the reader of the body keeps in memory itself.
   * @throws ApiError when the user or all users hold as much as they may
   */
  hold(sizeBytes: number): void;
  /** Resolves when what was added is in its place; rejects when the disk refuses. */
  settled(): Promise<void>;
  /** Deletes all of it and gives the budget back; call once the request has ended. */
  close(): Promise<void>;
}
