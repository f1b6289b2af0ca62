import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DrawSpec } from '@/lib/engines/engine';
import { FakeChat } from '../backends/fake-openai';
import { context, open } from './subjects';

let server: FakeChat;

const BRIEF = {
  elements: [
    { id: 'e1', concept: 'fox', phrase: 'fox' },
    { id: 'e2', concept: 'bicycle', phrase: 'old bike' },
  ],
  relations: [{ kind: 'on', from: 'e1', to: 'e2' }],
  actions: [],
  places: [],
  words: [],
};

const SPEC: DrawSpec = {
  prompt: 'reynard upon his velocipede',
  widthPx: 64,
  heightPx: 64,
  modelId: 'svcv4_1',
  output: 'raster',
  seed: 1,
  variant: 0,
};

beforeEach(async () => {
  server = await new FakeChat().start();
  server.content = JSON.stringify(BRIEF);
});
afterEach(() => server.stop());

const reads = () => open({ PROMPT_LLM_URL: server.url, PROMPT_LLM_READS: '1' });
const asked = () => server.to('/v1/chat/completions').length;

describe('a language model that reads prompts', () => {
  it('fills the brief that is drawn, once for all pictures of a prompt', async () => {
    const { engine, local } = reads();
    await engine.draw(SPEC, context());
    await engine.draw({ ...SPEC, variant: 1 }, context());
    expect(asked()).toBe(1);
    for (const spec of local.drawn) expect(spec.brief).toMatchObject({ elements: BRIEF.elements });
  });

  it('may think aloud and fence what it writes', async () => {
    server.content = `<think>{"elements": 1}</think>\n\`\`\`json\n${server.content}\n\`\`\``;
    const { engine, local } = reads();
    await engine.draw(SPEC, context());
    expect(local.drawn[0]?.brief?.elements).toHaveLength(2);
  });

  it.each([
    ['writes no JSON', () => (server.content = 'A fox on a bicycle.')],
    ['breaks the schema', () => (server.content = '{"elements": "a fox"}')],
    [
      'names what it does not list',
      () =>
        (server.content = JSON.stringify({
          ...BRIEF,
          relations: [{ kind: 'on', from: 'e1', to: 'e9' }],
        })),
    ],
    ['fails', () => (server.refusal = { status: 500, body: 'model crashed' })],
  ])('and %s is replaced by the built-in reading, and the log says so', async (_, spoil) => {
    const { engine, local, log } = reads();
    spoil();
    await engine.draw(SPEC, context());
    expect(local.drawn[0]?.brief).toBeUndefined();
    expect(log.lines.join('\n')).toContain('built-in reading');
  });

  it('is not asked where the operator did not say so', async () => {
    await open({ PROMPT_LLM_URL: server.url }).engine.draw(SPEC, context());
    expect(asked()).toBe(0);
  });
});
