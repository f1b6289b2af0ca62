import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { CodeRequest } from './code-request';
import { curlOf } from './curl';
import { fetchOf, openaiOf } from './javascript';
import { pythonOf } from './python';

const NASTY = `It's a "fox" \\ $HOME \`id\` @home\nsecond line · ü`;

const generation: CodeRequest = {
  origin: 'http://127.0.0.1:3000',
  path: '/v1/images/generations',
  body: { prompt: NASTY, n: 2, controls: { colors: [{ rgb: [1, 2, 3] }], no_text: true } },
  files: [],
};

const edit: CodeRequest = {
  origin: 'http://127.0.0.1:3000',
  path: '/v1/images/inpaint',
  body: { prompt: NASTY, n: 1, controls: { no_text: true } },
  files: [
    { part: 'image', fileName: `my "best" cup's.webp` },
    { part: 'mask', fileName: 'mask.png' },
  ],
};

/** The arguments that a shell would hand to curl. */
function shellWords(code: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\nEASEL_API_TOKEN=secret\n${code}`;
  return execFileSync('sh', ['-c', script]).toString().split('\0').slice(0, -1);
}

/** What JavaScript code hands to the function that sends. */
async function runScript(code: string): Promise<Record<string, unknown>> {
  const sent: Record<string, unknown> = {};
  const body = code
    .replace(/^import .*$/gm, '')
    .replaceAll('process.env.EASEL_API_TOKEN', '"secret"');
  class OpenAI {
    images = { generate: async (json: unknown) => (Object.assign(sent, { json }), {}) };
    post = async (path: string, options: { body: unknown }) => (
      Object.assign(sent, { path, body: options.body }),
      {}
    );
  }
  const send = async (url: string, init: RequestInit) => {
    Object.assign(sent, { url, ...init });
    return { ok: true, json: async () => ({}) };
  };
  const openAsBlob = async (name: string) => new Blob([name]);
  const run = new Function(
    'fetch',
    'OpenAI',
    'openAsBlob',
    'console',
    `return (async () => {${body}})()`,
  );
  await (run(send, OpenAI, openAsBlob, { log: () => undefined }) as Promise<void>);
  return sent;
}

describe('the request as curl', () => {
  it('reaches curl exactly as it is, whatever the prompt holds', () => {
    const words = shellWords(curlOf(generation));
    expect(words).toContain('Authorization: Bearer secret');
    expect(JSON.parse(words.at(-1) ?? '')).toEqual(generation.body);
  });

  it('sends files and fields as a form', () => {
    const words = shellWords(curlOf(edit));
    expect(words).toContain(`image=@"my \\"best\\" cup's.webp"`);
    expect(words).toContain(`prompt=${NASTY}`);
    expect(words).toContain('controls={"no_text":true}');
  });
});

describe('the request as JavaScript', () => {
  it('is the same request with fetch', async () => {
    const sent = await runScript(fetchOf(generation));
    expect(sent.url).toBe('http://127.0.0.1:3000/v1/images/generations');
    expect(JSON.parse(String(sent.body))).toEqual(generation.body);
  });

  it('holds files and fields of an edit', async () => {
    const { body } = await runScript(fetchOf(edit));
    const form = body as FormData;
    expect(form.get('prompt')).toBe(NASTY);
    expect((form.get('image') as File).name).toBe(edit.files[0]?.fileName);
    expect(form.get('controls')).toBe('{"no_text":true}');
  });

  it('uses the method that the openai package has, and its generic one for edits', async () => {
    expect((await runScript(openaiOf(generation))).json).toEqual(generation.body);
    const sent = await runScript(openaiOf(edit));
    expect(sent.path).toBe('/images/inpaint');
    expect((sent.body as FormData).get('prompt')).toBe(NASTY);
  });
});

/** Stands in for the `requests` package: prints what it is asked to send. */
const PYTHON_HARNESS = `
import builtins, json, sys, types
class Response:
    ok = True
    def json(self): return {"data": 1}
def post(url, **given):
    sys.stderr.write(json.dumps({"json": given.get("json"), "data": given.get("data")}))
    return Response()
requests = types.ModuleType("requests")
requests.post = post
sys.modules["requests"] = requests
builtins.open = lambda *names: None
exec(sys.argv[1])`;

function runPython(request: CodeRequest): { json: unknown; data: unknown } {
  const { stderr } = spawnSync('python3', ['-c', PYTHON_HARNESS, pythonOf(request)], {
    env: { ...process.env, EASEL_API_TOKEN: 'secret' },
    encoding: 'utf8',
  });
  return JSON.parse(stderr) as { json: unknown; data: unknown };
}

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe.skipIf(!hasPython)('the request as Python', () => {
  it('is written in literals that Python reads as the same values', () => {
    expect(runPython(generation).json).toEqual(generation.body);
    expect(runPython(edit).data).toEqual({
      prompt: NASTY,
      n: '1',
      controls: '{"no_text":true}',
    });
  });
});
