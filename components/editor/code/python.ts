import { multipartFields, TOKEN_VARIABLE, type CodeRequest } from './code-request';

const INDENT = '    ';

/** A value as a Python literal; JSON's strings and numbers are Python's too. */
function literal(value: unknown, depth: number): string {
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (value === null || value === undefined) return 'None';
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, depth)).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  return dictionary(Object.entries(value), depth);
}

function dictionary(entries: readonly [string, unknown][], depth: number): string {
  const inner = INDENT.repeat(depth + 1);
  const lines = entries.map(
    ([name, value]) => `${inner}${JSON.stringify(name)}: ${literal(value, depth + 1)},`,
  );
  return `{\n${lines.join('\n')}\n${INDENT.repeat(depth)}}`;
}

/** With the `requests` package. */
export function pythonOf({ origin, path, body, files }: CodeRequest): string {
  const sent =
    files.length === 0
      ? [`json=${literal(body, 1)},`]
      : [
          'files=[',
          ...files.map(
            ({ part, fileName }) =>
              `${INDENT}(${JSON.stringify(part)}, open(${JSON.stringify(fileName)}, "rb")),`,
          ),
          '],',
          `data=${dictionary(multipartFields(body), 1)},`,
        ];
  return [
    'import os',
    'import requests',
    '',
    'response = requests.post(',
    `${INDENT}${JSON.stringify(origin + path)},`,
    `${INDENT}headers={"Authorization": "Bearer " + os.environ["${TOKEN_VARIABLE}"]},`,
    ...sent.map((line) => INDENT + line),
    ')',
    'answer = response.json()',
    'if not response.ok:',
    `${INDENT}raise SystemExit(answer["message"])`,
    'print(answer.get("data") or answer["image"])',
  ].join('\n');
}
