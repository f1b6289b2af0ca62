import { describe, expect, it } from 'vitest';
import { parseEnvironment, WORKER_VARIABLES } from '@/lib/env';
import { workerEnvironment } from './worker-environment';

describe('the environment of a worker', () => {
  it('has what engines are configured by, and nothing that is the server’s', () => {
    const passed = workerEnvironment(
      {
        PATH: '/bin',
        ENGINE_URL: 'comfyui:http://127.0.0.1:8188',
        DATABASE_URL: 'postgres://user:password@host/db',
        NEXTAUTH_SECRET: 'a secret of the server',
        STRIPE_SECRET_KEY: 'sk_live',
        STRIPE_WEBHOOK_SECRET: 'whsec',
        SMTP_URL: 'smtp://user:password@host',
        GITHUB_SECRET: 'g',
        GOOGLE_CLIENT_SECRET: 'g',
        S3_SECRET_ACCESS_KEY: 's3',
        AWS_SECRET_ACCESS_KEY: 'aws',
        REDIS_URL: 'redis://:password@host',
        SOMETHING_ELSE: '1',
      },
      { DATA_DIR: '/data' },
    );
    expect(passed).toEqual({
      PATH: '/bin',
      ENGINE_URL: 'comfyui:http://127.0.0.1:8188',
      DATA_DIR: '/data',
    });
  });

  it('is enough to parse', () => {
    expect(parseEnvironment(workerEnvironment({ ENGINE_URL: 'a1111:http://h:1' }))).toBeTruthy();
  });

  it('names no variable that could be a secret, but the keys of engines', () => {
    const keys = WORKER_VARIABLES.filter((name) => /SECRET|KEY|PASSWORD|TOKEN|DATABASE/.test(name));
    expect(keys).toEqual(['ENGINE_OPENAI_KEY', 'PROMPT_LLM_KEY']);
  });
});
