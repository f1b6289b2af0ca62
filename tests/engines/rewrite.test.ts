import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeChat } from '../backends/fake-openai';
import { jsonOf } from '../backends/fake-server';
import { context, open } from './subjects';

let server: FakeChat;

beforeEach(async () => {
  server = await new FakeChat().start();
  server.content =
    'A red fox in deep snow, oil on canvas, low evening light, "HELLO" on a sign, 3 birds.';
});
afterEach(() => server.stop());

const PROMPT = 'a fox, a sign that says "HELLO", 3 birds';
const llm = (extra: Record<string, string> = {}) => open({ PROMPT_LLM_URL: server.url, ...extra });
interface ChatBody {
  model: string;
  stream: boolean;
  messages: { role: string; content: string }[];
}

describe('a language model', () => {
  it('rewrites prompts', async () => {
    const { engine, local } = llm({ PROMPT_LLM_MODEL: 'qwen', PROMPT_LLM_KEY: 'k' });
    expect(await engine.rewrite(PROMPT, context())).toBe(server.content);
    const [request] = server.to('/v1/chat/completions');
    if (!request) throw new Error('it was not asked');
    expect(request.headers.authorization).toBe('Bearer k');
    const body = jsonOf<ChatBody>(request);
    expect(body).toMatchObject({ model: 'qwen', stream: false });
    expect(body.messages.at(-1)).toEqual({ role: 'user', content: PROMPT });
    expect(local.calls).toEqual([]);
  });

  it('is the first that the server lists when none is named', async () => {
    await open({ PROMPT_LLM_URL: `${server.url}/v1` }).engine.rewrite(PROMPT, context());
    const [request] = server.to('/v1/chat/completions');
    expect(request && jsonOf<ChatBody>(request).model).toBe('llama');
  });

  it('is unwrapped from its thoughts, titles and quotation marks', async () => {
    server.content = `<think>The user wants…</think>\n**Enhanced prompt:** ${server.content}`;
    expect(await llm().engine.rewrite(PROMPT, context())).toMatch(/^A red fox/);
  });

  it.each([
    ['answers nothing', () => (server.content = '  ')],
    ['loses a quoted text', () => (server.content = 'A fox beside a sign, 3 birds')],
    ['loses a number', () => (server.content = 'A fox, a sign that says "HELLO", birds')],
    ['writes a novel', () => (server.content = `"HELLO" 3 ${'very '.repeat(2_000)}`)],
    ['fails', () => (server.refusal = { status: 500, body: 'model crashed' })],
  ])('that %s is replaced by the built-in rewriter, and the log says so', async (_, spoil) => {
    const { engine, local, log } = llm();
    spoil();
    expect(await engine.rewrite(PROMPT, context())).toBe(`${PROMPT}, in soft light`);
    expect(local.calls).toEqual(['rewrite']);
    expect(log.lines.join('\n')).toContain('built-in rewriter');
  });

  it('is not asked where the operator keeps prompts at home', async () => {
    await llm({ ENGINE_REWRITE: 'builtin' }).engine.rewrite(PROMPT, context());
    expect(server.received).toHaveLength(0);
  });
});
