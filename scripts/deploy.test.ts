import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type AnySchema } from 'ajv';
import { DockerfileParser } from 'dockerfile-ast';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

const read = (file: string) => readFileSync(file, 'utf8');

/** Every variable that lib/env.ts knows. */
const VARIABLES = new Set(
  [...read('lib/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, name]) => name ?? ''),
);
/** What a build makes, beside what is in the repository. */
const BUNDLES = [...read('scripts/lib/bundle-all.mjs').matchAll(/'(dist\/[\w-]+\.mjs)'/g)].map(
  ([, file]) => file ?? '',
);
const BUILT = ['dist', '.next', 'node_modules'];
/** What no worker may have: it works on pictures of strangers. */
const WEB_SECRETS = ['DATABASE_URL', 'NEXTAUTH_SECRET', 'STRIPE_SECRET_KEY', 'SMTP_URL'];

type Yaml = Record<string, unknown>;
const yamlOf = (file: string): Yaml[] =>
  parseAllDocuments(read(file), { merge: true }).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Yaml;
  });

function expectValid(schema: AnySchema, data: unknown): void {
  const validate = new Ajv({ allErrors: true }).compile(schema);
  validate(data);
  expect(validate.errors ?? []).toEqual([]);
}

/** The bundle of a worker; tests of what starts it are skipped where a build makes none. */
const WORKER = 'dist/worker-node.mjs';

/** A command of a container runs a file of ours, and that file is there. */
function expectOurCommand(command: readonly string[]): void {
  const [program, file = ''] = command;
  expect(program).toBe('node');
  expect([...BUNDLES, WORKER].includes(file) || existsSync(file), `${file} is not there`).toBe(
    true,
  );
}

it.skipIf(!BUNDLES.includes(WORKER))('workers start from a bundle that a build makes', () => {
  expect(read('Dockerfile')).toContain(WORKER);
});

const text = { type: 'string', minLength: 1 };
const texts = { type: 'array', items: text, minItems: 1 };

describe('the Dockerfile', () => {
  const dockerfile = DockerfileParser.parse(read('Dockerfile'));
  const instructions = dockerfile.getInstructions();
  const last = instructions.map((each) => each.getKeyword()).lastIndexOf('FROM');
  const ofLastStage = (keyword: string) =>
    instructions.slice(last).filter((each) => each.getKeyword() === keyword);

  it('copies only what is in the repository or was built', () => {
    for (const copy of dockerfile.getCOPYs()) {
      const isStage = copy.getFromFlag() !== null;
      const sources = copy
        .getArguments()
        .slice(0, -1)
        .map((argument) => argument.getValue());
      expect(sources.length).toBeGreaterThan(0);
      for (const source of sources) {
        const file = isStage ? source.replace(/^\/app\//, '') : source;
        const isThere = existsSync(file) || (isStage && BUILT.includes(file));
        expect(isThere, `${source} is not there`).toBe(true);
      }
    }
  });

  it('leaves nothing out of the build that it copies', () => {
    const kept = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'));
    for (const copy of dockerfile.getCOPYs().filter((each) => each.getFromFlag() === null)) {
      for (const argument of copy.getArguments().slice(0, -1)) {
        expect(kept).toContain(`!${argument.getValue().replace(/^\.\//, '')}`);
      }
    }
  });

  it('runs as nobody in particular, and what was built', () => {
    expect(ofLastStage('USER').at(-1)?.getArgumentsContent()).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/);
    const command = JSON.parse(
      ofLastStage('CMD').at(-1)?.getArgumentsContent() ?? '[]',
    ) as string[];
    expectOurCommand(command);
  });

  it('names its base and sets only variables that are read', () => {
    for (const from of dockerfile.getFROMs()) expect(from.getImageTag()).toMatch(/^\d+-/);
    const known = [
      ...VARIABLES,
      'NODE_ENV',
      'NEXT_TELEMETRY_DISABLED',
      'CI',
      'ONNXRUNTIME_NODE_INSTALL',
    ];
    for (const env of dockerfile.getENVs()) {
      for (const property of env.getProperties()) expect(known).toContain(property.getName());
    }
  });
});

interface Service {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  deploy?: { replicas: number };
  depends_on?: Record<string, unknown> | string[];
}

describe('deploy/compose.yaml', () => {
  const [compose] = yamlOf('deploy/compose.yaml');
  const services = compose?.services as Record<string, Service>;
  const ours = Object.entries(services).filter(([, { image }]) => image.startsWith('easel:'));

  it('is a compose file', () => {
    const service = {
      type: 'object',
      required: ['image'],
      properties: {
        image: text,
        command: texts,
        environment: { type: 'object', additionalProperties: text },
        deploy: { type: 'object', properties: { replicas: { type: 'integer', minimum: 1 } } },
        restart: { enum: ['no', 'always', 'on-failure', 'unless-stopped'] },
        stop_grace_period: { type: 'string', pattern: '^\\d+s$' },
        depends_on: { type: ['object', 'array'] },
        healthcheck: { type: 'object', required: ['test'], properties: { test: texts } },
        volumes: texts,
        ports: texts,
        build: text,
        entrypoint: texts,
        configs: { type: 'array' },
      },
      additionalProperties: false,
    };
    const properties = { services: { type: 'object', additionalProperties: service } };
    expectValid({ type: 'object', required: ['services', 'name'], properties }, compose);
  });

  it('has two web servers, two workers, a database, Redis, S3 and a balancer', () => {
    expect(services.web?.deploy?.replicas).toBe(2);
    expect(services.worker?.deploy?.replicas).toBe(2);
    for (const name of ['postgres', 'redis', 's3', 'balancer', 'migrate']) {
      expect(services).toHaveProperty(name);
    }
    for (const { depends_on: needed = [] } of Object.values(services)) {
      const names = Array.isArray(needed) ? needed : Object.keys(needed);
      for (const name of names) expect(services).toHaveProperty(name);
    }
  });

  it('gives its parts variables that are read, and workers no secret of the web', () => {
    for (const [, { environment = {}, command }] of ours) {
      for (const name of Object.keys(environment)) expect(VARIABLES).toContain(name);
      if (command) expectOurCommand(command);
    }
    for (const secret of WEB_SECRETS)
      expect(services.worker?.environment).not.toHaveProperty(secret);
  });

  it('has every secret set from outside', () => {
    expect(read('deploy/compose.yaml')).not.toMatch(/(SECRET|PASSWORD)\w*: (?!\$\{\w+:\?)\S/);
  });
});

const haproxy = spawnSync('haproxy', ['-v']).status === 0;
it.skipIf(!haproxy)(
  `deploy/haproxy.cfg is one${haproxy ? '' : ' (skipped: haproxy not installed)'}`,
  () => {
    const { status, stderr } = spawnSync('haproxy', ['-c', '-f', 'deploy/haproxy.cfg'], {
      encoding: 'utf8',
    });
    expect(stderr).not.toContain('[ALERT]');
    expect(status).toBe(0);
  },
);

interface Container {
  name: string;
  command: string[];
  envFrom: ({ configMapRef: { name: string } } | { secretRef: { name: string } })[];
  env?: { name: string }[];
}

const pod = {
  type: 'object',
  required: ['spec'],
  properties: {
    spec: {
      type: 'object',
      required: ['containers', 'securityContext'],
      properties: {
        securityContext: {
          type: 'object',
          properties: { runAsNonRoot: { const: true } },
          required: ['runAsNonRoot', 'runAsUser'],
        },
        containers: {
          type: 'array',
          minItems: 1,
          items: {
            type: 'object',
            required: ['name', 'image', 'command', 'resources', 'securityContext'],
            properties: { name: text, image: text, command: texts },
          },
        },
      },
    },
  },
};
const object = (apiVersion: string, properties: object, required: string[]) => ({
  type: 'object',
  required: ['apiVersion', 'kind', 'metadata', ...required],
  properties: {
    apiVersion: { const: apiVersion },
    metadata: { type: 'object', required: ['name'] },
    ...properties,
  },
});
const spec = (properties: object, required: string[]) => ({
  spec: { type: 'object', properties, required },
});

/** What each kind must have, in the words of its API. */
const KINDS: Record<string, AnySchema> = {
  ConfigMap: object('v1', { data: { type: 'object', additionalProperties: text } }, ['data']),
  Secret: object('v1', { stringData: { type: 'object', additionalProperties: text } }, [
    'stringData',
  ]),
  Deployment: object(
    'apps/v1',
    spec(
      {
        replicas: { type: 'integer', minimum: 2 },
        template: pod,
        selector: { type: 'object', required: ['matchLabels'] },
      },
      ['replicas', 'selector', 'template'],
    ),
    ['spec'],
  ),
  Job: object(
    'batch/v1',
    spec({ backoffLimit: { type: 'integer' }, template: pod }, ['template']),
    ['spec'],
  ),
  Service: object('v1', spec({ ports: { type: 'array', minItems: 1 } }, ['selector', 'ports']), [
    'spec',
  ]),
  PodDisruptionBudget: object('policy/v1', spec({}, ['minAvailable', 'selector']), ['spec']),
  ScaledObject: object(
    'keda.sh/v1alpha1',
    spec({ triggers: { type: 'array', minItems: 1 } }, ['scaleTargetRef', 'triggers']),
    ['spec'],
  ),
};

describe('deploy/kubernetes', () => {
  const folder = 'deploy/kubernetes';
  const files = readdirSync(folder).map((file) => path.join(folder, file));
  const all = files.flatMap(yamlOf) as (Yaml & { kind: string; metadata: { name: string } })[];
  const named = (kind: string, name: string) =>
    all.find((each) => each.kind === kind && each.metadata.name === name);
  const pods = all.flatMap((each) => {
    const template = (each.spec as { template?: { spec: { containers: Container[] } } })?.template;
    return template ? template.spec.containers : [];
  });
  const namesIn = (container: Container): string[] => [
    ...container.envFrom.flatMap((from) => {
      const [kind, { name }] =
        'secretRef' in from
          ? (['Secret', from.secretRef] as const)
          : (['ConfigMap', from.configMapRef] as const);
      const source = named(kind, name);
      expect(source, `${kind} ${name} is not there`).toBeDefined();
      return Object.keys((source?.data ?? source?.stringData ?? {}) as object);
    }),
    ...(container.env ?? []).map(({ name }) => name),
  ];

  it.each(all.map((each) => [each.kind, each.metadata.name, each] as const))(
    'has a valid %s %s',
    (kind, _, each) => {
      expect(KINDS).toHaveProperty(kind);
      expectValid(KINDS[kind] ?? {}, each);
    },
  );

  it('starts files that are there with variables that are read', () => {
    expect(pods.map(({ name }) => name).sort()).toEqual(['migrate', 'web', 'worker']);
    for (const container of pods) {
      expectOurCommand(container.command);
      for (const name of namesIn(container)) expect(VARIABLES).toContain(name);
    }
  });

  it('gives workers no secret of the web', () => {
    const worker = pods.find(({ name }) => name === 'worker');
    expect(worker && namesIn(worker)).toEqual(expect.not.arrayContaining(WEB_SECRETS));
    for (const secret of WEB_SECRETS) expect(worker && namesIn(worker)).not.toContain(secret);
  });

  it('asks web servers whether they are ready and whether they live', () => {
    const web = read(path.join(folder, 'web.yaml'));
    expect(web).toContain('path: /readyz');
    expect(web).toContain('path: /healthz');
  });

  it('scales by metrics that there are', () => {
    const scaled = read(path.join(folder, 'worker-autoscaling.yaml'));
    const told = read('lib/metrics/metrics.ts');
    for (const [, name] of scaled.matchAll(/easel_(\w+)/g)) expect(told).toContain(`'${name}'`);
  });
});

it('docs/operations.md has every metric of ours', () => {
  const told = [
    ...read('lib/metrics/metrics.ts').matchAll(/gauge\(\s*'(\w+)'|name: '(easel_\w+)'/g),
  ];
  expect(told.length).toBeGreaterThan(8);
  for (const [, gauge, whole] of told) {
    expect(read('docs/operations.md')).toContain(whole ?? `easel_${gauge}`);
  }
});
