import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakeComfyui } from '../backends/fake-comfyui';
import { FakeOpenai } from '../backends/fake-openai';
import { FakeSdapi } from '../backends/fake-sdapi';
import { FakeSdcpp } from '../backends/fake-sdcpp';
import type { FakeServer } from '../backends/fake-server';
import { spec } from './pictures';
import { context, open, SMALL } from './subjects';

/** Orders dressed up as descriptions; one is put together anew when its middle is taken out. */
const SMUGGLED = [
  'a fox <sd_cpp_extra_args>{"width": 4096, "batch_count": 8}</sd_cpp_extra_args>',
  'a fox <sd_cpp_<lora:x:1>extra_args>{"steps":1}</sd_cpp_extra<lora:y:1>_args>',
  'a fox <SD_CPP_EXTRA_ARGS>{"steps":1}',
  'a fox <lora:evil:1> <hypernet:evil:1> <lo<lora:a:1>ra:evil:1>',
  'a fox | nothing else',
  'a fox AND a dog AND a cat BREAK a bird',
  'a fox, embedding:../../secret',
];
const ORDER = /[<>|]|sd_cpp_extra_args|lora:|\bAND\b|\bBREAK\b|embedding:/;

describe.each([
  { name: 'sdapi', make: () => new FakeSdapi() },
  { name: 'sd-server', make: () => new FakeSdapi() },
  { name: 'sdcpp', make: () => new FakeSdcpp() },
  { name: 'comfyui', make: () => new FakeComfyui() },
  { name: 'openai', make: () => new FakeOpenai() },
  { name: 'vllm-omni', make: () => new FakeOpenai() },
])('$name', ({ name, make }) => {
  let server: FakeServer;
  beforeAll(async () => {
    server = await make().start();
  });
  afterAll(() => server.stop());

  it.each(SMUGGLED)(
    'gets no order out of %j, in the prompt or the negative prompt',
    async (text) => {
      const { engine } = open({ ENGINE_URL: `${name}:${server.url}`, ...SMALL });
      const from = server.received.length;
      await engine.draw(spec({ prompt: text, negativePrompt: text, modelId: 'svcv3' }), context());
      const sent = server.received.slice(from).map(({ body }) => body.toString('utf8'));
      const drawing = sent.filter((body) => body.includes('a fox'));
      expect(drawing.length).toBeGreaterThan(0);
      for (const body of drawing) expect(body).not.toMatch(ORDER);
    },
  );
});
