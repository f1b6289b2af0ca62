import { afterAll, beforeAll, describe } from 'vitest';
import type { Engine } from '@/lib/engines/engine';
import { FakeComfyui } from '../backends/fake-comfyui';
import { FakeOpenai } from '../backends/fake-openai';
import { FakeSdapi } from '../backends/fake-sdapi';
import { FakeSdcpp } from '../backends/fake-sdcpp';
import type { FakeServer } from '../backends/fake-server';
import { conforms, type Subject } from './conformance';
import { open, SMALL } from './subjects';

const ALL = ['draw', 'repaint', 'restyle', 'upscale'] as const;
const EDITS = ['draw', 'repaint', 'restyle'] as const;

const REMOTE: readonly {
  name: string;
  primitives: Subject['primitives'];
  server: () => FakeServer;
  hasSeed?: boolean;
  hasStrength?: boolean;
}[] = [
  { name: 'sdapi', primitives: ALL, server: () => new FakeSdapi() },
  { name: 'sd-server', primitives: EDITS, server: () => new FakeSdapi() },
  { name: 'sdcpp', primitives: ALL, server: () => new FakeSdcpp() },
  { name: 'comfyui', primitives: ALL, server: () => new FakeComfyui() },
  { name: 'openai', primitives: EDITS, server: () => new FakeOpenai(), hasSeed: false },
  { name: 'vllm-omni', primitives: EDITS, server: () => new FakeOpenai() },
  {
    name: 'sglang',
    primitives: ['draw', 'restyle'],
    server: () => new FakeOpenai(),
    hasStrength: false,
  },
  { name: 'localai', primitives: ['draw'], server: () => new FakeOpenai(), hasSeed: false },
];

describe.each(REMOTE)('$name over HTTP', ({ server, ...subject }) => {
  let running: FakeServer;
  let engine: Engine;

  beforeAll(async () => {
    running = await server().start();
    engine = open({ ENGINE_URL: `${subject.name}:${running.url}`, ...SMALL }).engine;
  });
  afterAll(() => running.stop());

  conforms({ ...subject, engine: () => engine });
});
