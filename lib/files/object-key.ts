const UUID = '[\\da-f]{8}-[\\da-f]{4}-[1-8][\\da-f]{3}-[89ab][\\da-f]{3}-[\\da-f]{12}';
/**
 * Rooms of an object store: `files/<uuid>[.<variant>]` what has a row, or will have; `results/<uuid>`
 * what workers hand back and nobody asked to keep; `inputs/<request id>/<name>` what workers are given.
 */
const KEY = new RegExp(
  `^(?:(?:files|results)/${UUID}(?:\\.w\\d{1,4})?|inputs/${UUID}/[\\w-]{1,64})$`,
);
const PREFIX = /^(?:files|inputs|results)\/(?:[\da-f]{2})?$/;

/** The key itself; throws a `RangeError` when it is none: nothing else may become a path or an address. */
export function assertObjectKey(key: string): string {
  if (KEY.test(key)) return key;
  throw new RangeError(`${JSON.stringify(key.slice(0, 120))} is not the key of an object.`);
}

/** A room (`files/`), or the part of it whose ids begin with two digits (`files/ab`). */
export function assertObjectPrefix(prefix: string): string {
  if (PREFIX.test(prefix)) return prefix;
  throw new RangeError(`${JSON.stringify(prefix.slice(0, 120))} is not a part of an object store.`);
}

/** Where a worker puts one input of a request: `inputs/<request id>/<name>`. */
export function inputKey(requestId: string, name: string | number): string {
  return assertObjectKey(`inputs/${requestId}/${name}`);
}

/** Where the bytes of a file lie; with `w320` and the like, those of its small pictures. */
export function fileKey(id: string, variant?: string): string {
  return assertObjectKey(variant === undefined ? `files/${id}` : `files/${id}.${variant}`);
}

/** Where a worker puts what it hands back and nobody asked to keep. */
export function resultKey(id: string): string {
  return assertObjectKey(`results/${id}`);
}
