import { multipartFields, TOKEN_VARIABLE, type CodeRequest } from './code-request';

/** A word of a POSIX shell that stands for exactly this text. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** curl reads a file's name in double quotes, where a backslash escapes. */
function fileName(name: string): string {
  return `"${name.replace(/["\\]/g, '\\$&')}"`;
}

export function curlOf({ origin, path, body, files }: CodeRequest): string {
  const lines = [`curl ${quote(origin + path)}`, `-H "Authorization: Bearer $${TOKEN_VARIABLE}"`];
  if (files.length === 0) {
    lines.push(`-H 'Content-Type: application/json'`, `-d ${quote(JSON.stringify(body, null, 2))}`);
  } else {
    for (const { part, fileName: name } of files) {
      lines.push(`-F ${quote(`${part}=@${fileName(name)}`)}`);
    }
    // Unlike -F, --form-string takes a value that begins with @ as it is.
    for (const [name, value] of multipartFields(body)) {
      lines.push(`--form-string ${quote(`${name}=${value}`)}`);
    }
  }
  return lines.join(' \\\n  ');
}
