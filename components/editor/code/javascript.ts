import { indent, multipartFields, TOKEN_VARIABLE, type CodeRequest } from './code-request';

const NAME = /^[A-Za-z_]\w*$/;

/** A value as JavaScript is written by hand: names without quotes, strings in single ones. */
function literal(value: unknown, depth = 0): string {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, depth)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([name, item]) => `${NAME.test(name) ? name : text(name)}: ${literal(item, depth + 1)}`,
  );
  if (depth > 0) return `{ ${entries.join(', ')} }`;
  return `{\n${entries.map((entry) => `  ${entry},`).join('\n')}\n}`;
}

function text(value: string): string {
  const escaped = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}

/** Lines that build the form in `form`; each file is read from beside the code. */
function formLines({ files, body }: CodeRequest): string[] {
  return [
    'const form = new FormData();',
    ...files.map(
      ({ part, fileName }) =>
        `form.append(${text(part)}, await openAsBlob(${text(fileName)}), ${text(fileName)});`,
    ),
    ...multipartFields(body).map(([name, value]) => `form.append(${text(name)}, ${text(value)});`),
  ];
}

const READ_FILES = "import { openAsBlob } from 'node:fs';";

/** With `fetch`, as browsers and Node have it. */
export function fetchOf(request: CodeRequest): string {
  const { origin, path, body, files } = request;
  const withFiles = files.length > 0;
  const headers = [
    `Authorization: \`Bearer \${process.env.${TOKEN_VARIABLE}}\``,
    ...(withFiles ? [] : ["'Content-Type': 'application/json'"]),
  ];
  const sent = withFiles ? 'form' : `JSON.stringify(${indent(literal(body), 2)})`;
  return [
    ...(withFiles ? [READ_FILES, '', ...formLines(request), ''] : []),
    `const response = await fetch(${text(origin + path)}, {`,
    "  method: 'POST',",
    `  headers: { ${headers.join(', ')} },`,
    `  body: ${sent},`,
    '});',
    'const answer = await response.json();',
    'if (!response.ok) throw new Error(answer.message);',
    'console.log(answer.data ?? answer.image);',
  ].join('\n');
}

const GENERATION = '/v1/images/generations';
const API_ROOT = '/v1';

/** With the `openai` package: its own method for generation, its generic one for all else. */
export function openaiOf(request: CodeRequest): string {
  const { origin, path, body, files } = request;
  const withFiles = files.length > 0;
  const generic = `client.post(${text(path.slice(API_ROOT.length))}, { body: ${withFiles ? 'form' : literal(body, 1)} })`;
  const call =
    path === GENERATION && !withFiles ? `client.images.generate(${literal(body)})` : generic;
  return [
    ...(withFiles ? [READ_FILES] : []),
    "import OpenAI from 'openai';",
    '',
    `const client = new OpenAI({`,
    `  apiKey: process.env.${TOKEN_VARIABLE},`,
    `  baseURL: ${text(origin + API_ROOT)},`,
    '});',
    '',
    ...(withFiles ? [...formLines(request), ''] : []),
    `const answer = await ${call};`,
    'console.log(answer.data ?? answer.image);',
  ].join('\n');
}
