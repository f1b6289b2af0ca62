const UUID_PATTERN = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Whether a text is a lower-case UUID; nothing else may become part of a path or a storage key. */
export function isFileId(text: string): boolean {
  return UUID_PATTERN.test(text);
}

/** The id itself; throws a `RangeError` when it is not one, which is a bug of the caller. */
export function assertFileId(id: string): string {
  if (!isFileId(id)) throw new RangeError(`${JSON.stringify(id.slice(0, 80))} is not a file id.`);
  return id;
}
