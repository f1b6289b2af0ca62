const OWN_FILE = /^\/v1\/files\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\.\w{1,5})?$/i;

/** Address of a stored file. Its id can't be guessed, so the address needs no login. */
export function fileUrl(origin: string, id: string, extension: string): string {
  return `${origin}/v1/files/${id}.${extension}`;
}

/** Id of the file that one of our own addresses means, so that it is read from storage. */
export function ownFileId(url: string, origin: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const parsed = new URL(url);
  return parsed.origin === new URL(origin).origin ? OWN_FILE.exec(parsed.pathname)?.[1] : undefined;
}

/** Id in a path under `/v1/files/`; the extension is decoration. */
export function fileIdOfPath(path: string): string | undefined {
  return OWN_FILE.exec(path)?.[1];
}
