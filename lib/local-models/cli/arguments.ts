import { parseArgs } from 'node:util';

const options = {
  'accept-licence': { type: 'boolean' },
  like: { type: 'string' },
  name: { type: 'string' },
  release: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** What a command was given. */
export interface Given {
  positionals: string[];
  acceptLicence: boolean;
  /** A model of the catalogue whose settings a checkpoint of one's own takes. */
  like?: string;
  /** Another id than the file's name. */
  name?: string;
  /** Tag of a release of the runtime. */
  release?: string;
  /** Whether lines of JSON are written, for programs. */
  json: boolean;
}

/** @throws Error that names an option that there is not */
export function readArguments(args: readonly string[]): Given {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  return {
    positionals,
    acceptLicence: values['accept-licence'] ?? false,
    json: values.json ?? false,
    ...(values.like ? { like: values.like } : {}),
    ...(values.name ? { name: values.name } : {}),
    ...(values.release ? { release: values.release } : {}),
  };
}
