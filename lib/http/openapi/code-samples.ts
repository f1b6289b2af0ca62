import type { OperationDefinition } from '@/lib/operations/define-operation';

export const SAMPLE_LANGUAGES = ['curl', 'javascript', 'python'] as const;

export interface CodeSample {
  language: (typeof SAMPLE_LANGUAGES)[number];
  source: string;
}

/** A request to write down: plain fields, and files by the name of their part. */
interface SampleRequest {
  url: string;
  fields: Record<string, unknown>;
  files: [part: string, fileName: string][];
}

function requestOf(operation: OperationDefinition, path: string, origin: string): SampleRequest {
  const { example } = operation;
  const files = Object.values(operation.images)
    .filter(({ required }) => required)
    .map(({ parts, role }): [string, string] => {
      const part = parts[0] === '*' ? 'files' : (parts[0] ?? 'image');
      return [part, role === 'mask' ? 'mask.png' : `${example?.photo ?? 'picture'}.jpg`];
    });
  return { url: `${origin}${path}`, fields: example?.body ?? {}, files };
}

function indented(value: unknown, spaces: number): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(spaces)}`);
}

/** A shell's single quotes, which nothing inside can end. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function curl({ url, fields, files }: SampleRequest): string {
  const head = [`curl ${url}`, '-H "Authorization: Bearer $EASEL_TOKEN"'];
  const body =
    files.length === 0
      ? ['-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(fields))}`]
      : [
          ...files.map(([part, file]) => `-F ${part}=@${file}`),
          ...Object.entries(fields).map(
            ([name, value]) => `-F ${quoted(`${name}=${String(value)}`)}`,
          ),
        ];
  return [...head, ...body].join(' \\\n  ');
}

const JS_END = `console.log(await response.json());`;
const JS_TOKEN = '`Bearer ${process.env.EASEL_TOKEN}`';

function javascript({ url, fields, files }: SampleRequest): string {
  if (files.length === 0) {
    return `const response = await fetch('${url}', {
  method: 'POST',
  headers: {
    Authorization: ${JS_TOKEN},
    'Content-Type': 'application/json',
  },
  body: JSON.stringify(${indented(fields, 2)}),
});
${JS_END}`;
  }
  const parts = [
    ...files.map(([part, file]) => `form.append('${part}', await openAsBlob('${file}'));`),
    ...Object.entries(fields).map(
      ([name, value]) => `form.append('${name}', ${JSON.stringify(String(value))});`,
    ),
  ];
  return `import { openAsBlob } from 'node:fs';

const form = new FormData();
${parts.join('\n')}

const response = await fetch('${url}', {
  method: 'POST',
  headers: { Authorization: ${JS_TOKEN} },
  body: form,
});
${JS_END}`;
}

function python({ url, fields, files }: SampleRequest): string {
  const parts = files.map(([part, file]) => `        "${part}": open("${file}", "rb"),`);
  const body =
    files.length === 0
      ? [`    json=${indented(fields, 4)},`]
      : [
          `    files={\n${parts.join('\n')}\n    },`,
          ...(Object.keys(fields).length > 0 ? [`    data=${indented(fields, 4)},`] : []),
        ];
  return `import os
import requests

response = requests.post(
    "${url}",
    headers={"Authorization": f"Bearer {os.environ['EASEL_TOKEN']}"},
${body.join('\n')}
)
print(response.json())`;
}

/** The operation's example as a request, in three languages. */
export function codeSamples(
  operation: OperationDefinition,
  path: string,
  origin: string,
): CodeSample[] {
  const request = requestOf(operation, path, origin);
  return [
    { language: 'curl', source: curl(request) },
    { language: 'javascript', source: javascript(request) },
    { language: 'python', source: python(request) },
  ];
}
