import { readFileSync } from 'node:fs';
import { parsers } from 'prettier/plugins/yaml';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loadMapping, profileNamed } from '@/lib/engines/mapping/load';
import { recipeFor } from '@/lib/engines/mapping/recipe';
import { configurationOf } from '@/lib/engines/remote/configuration';
import { parseEnvironment } from '@/lib/env';

/** A node of the tree that Prettier's YAML parser makes. */
interface YamlNode {
  type: string;
  value?: string;
  children?: (YamlNode | null)[];
}

/** A YAML document as plain data: what a compose file is made of, no anchors or tags. */
function valueOf(node: YamlNode | null | undefined): unknown {
  const children = node?.children ?? [];
  switch (node?.type) {
    case 'mapping':
    case 'flowMapping':
      return Object.fromEntries(children.map((item) => item?.children?.map(valueOf) ?? []));
    case 'sequence':
    case 'flowSequence':
      return children.map(valueOf);
    case 'plain':
    case 'quoteDouble':
    case 'quoteSingle':
    case 'blockLiteral':
      return node.value;
    default:
      return children.length === 0 ? null : valueOf(children.find(Boolean));
  }
}

function readYaml(file: string): unknown {
  const root = parsers.yaml.parse(readFileSync(file, 'utf8'), {} as never) as YamlNode;
  const body = root.children?.[0]?.children?.find((child) => child?.type === 'documentBody');
  return valueOf(body);
}

/** The parts of the compose specification that the example uses; anything else in it is a mistake. */
const service = z.strictObject({
  image: z.string().optional(),
  build: z
    .strictObject({ context: z.string(), dockerfile_inline: z.string().startsWith('FROM ') })
    .optional(),
  working_dir: z.string().startsWith('/').optional(),
  command: z.string().optional(),
  environment: z.record(z.string(), z.string()).optional(),
  ports: z.array(z.string().regex(/^\d+:\d+$/)).optional(),
  expose: z.array(z.string().regex(/^\d+$/)).optional(),
  volumes: z.array(z.string().regex(/^[^:]+:\/[^:]+$/)).optional(),
  depends_on: z
    .record(z.string(), z.strictObject({ condition: z.enum(['service_healthy']) }))
    .optional(),
  healthcheck: z
    .strictObject({
      test: z.array(z.string()).min(2),
      interval: z.string(),
      timeout: z.string(),
      retries: z.string(),
      start_period: z.string(),
    })
    .optional(),
  deploy: z
    .strictObject({
      resources: z.strictObject({
        reservations: z.strictObject({
          devices: z.array(
            z.strictObject({
              driver: z.string(),
              count: z.string(),
              capabilities: z.array(z.string()),
            }),
          ),
        }),
      }),
    })
    .optional(),
  restart: z.enum(['unless-stopped']).optional(),
});
const compose = z.strictObject({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
});

describe('examples/engines.json', () => {
  const mapping = loadMapping('examples/engines.json');

  it('is right, and every backend in it can be named', () => {
    const names = Object.keys(mapping.file.backends);
    expect(names).toContain('comfyui');
    for (const name of names) expect(profileNamed(name, mapping).length).toBe(2);
  });

  it('takes flash to a turbo checkpoint, pro to a second pass, styles to their LoRAs', () => {
    const profiles = profileNamed('comfyui', mapping);
    expect(recipeFor(profiles, 'svcv4_1_flash')).toMatchObject({ steps: 4, cfg: 1 });
    expect(recipeFor(profiles, 'svcv4_1_pro').hires?.steps).toBe(16);
    expect(recipeFor(profiles, 'svcv3', 'Pixel art').loras).toHaveLength(1);
  });
});

describe('examples/docker-compose.comfyui.yml', () => {
  const parsed = compose.safeParse(readYaml('examples/docker-compose.comfyui.yml'));

  it('keeps to the compose specification', () => {
    expect(parsed.error?.issues ?? []).toEqual([]);
  });

  it('wires Easel to the ComfyUI in it, and to volumes that it declares', () => {
    const { services, volumes } = compose.parse(parsed.data);
    const variables = services.easel?.environment ?? {};
    const { draw } = configurationOf(parseEnvironment(variables));
    if (!draw || draw.source === 'builtin') throw new Error('there is no backend');
    const [address] = draw.source.addresses;
    expect(services).toHaveProperty(address?.root.hostname ?? '');
    expect(services.comfyui?.expose).toContain(address?.root.port);
    expect(variables.ENGINES_FILE?.replace('/easel/', '')).toBe('examples/engines.json');
    const named = Object.values(services)
      .flatMap((entry) => entry.volumes ?? [])
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((volume) => !volume.startsWith('.'));
    expect(new Set(named)).toEqual(new Set(Object.keys(volumes)));
  });
});
