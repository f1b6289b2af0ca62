import { createHash, randomBytes } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { zipSync } from 'fflate';
import { parseEnvironment } from '@/lib/env';
import { CATALOGUE } from '../catalogue/catalogue';
import { modelsFolder, readInstalled } from '../installed';
import { Mirror } from '../testing/mirror';
import { runModels } from './run';

let mirror: Mirror;
let dataDir: string;
let said: string;

/** Every file of the catalogue, small, and a release with a runtime for this platform. */
function fill(): void {
  for (const { parts } of CATALOGUE) {
    for (const { repo, path: file } of parts) mirror.put(repo, file, randomBytes(5_000));
  }
  const archive = Buffer.from(
    zipSync({ 'bin/sd-server': Buffer.from('#!/bin/sh\n'), 'bin/libggml.so': Buffer.from('x') }),
  );
  mirror.put('sdcpp', 'release.zip', archive);
  const url = `${mirror.hubUrl}/sdcpp/resolve/main/release.zip`;
  const digest = `sha256:${createHash('sha256').update(archive).digest('hex')}`;
  const names = [
    'sd-master-abc-bin-Linux-Ubuntu-24.04-x86_64.zip',
    'sd-master-abc-bin-Darwin-macOS-15-arm64.zip',
    'sd-master-abc-bin-win-cpu-x64.zip',
  ];
  const assets = names.map((name) => ({
    name,
    size: archive.length,
    browser_download_url: url,
    digest,
  }));
  mirror.pages.set('/releases', [
    { tag_name: 'master-900-future', published_at: '2029-01-01T00:00:00Z', assets },
    { tag_name: 'master-700-abc', published_at: '2026-08-20T00:00:00Z', assets },
  ]);
}

beforeEach(async () => {
  mirror = await new Mirror().start();
  fill();
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'easel-models-'));
  said = '';
});
afterEach(async () => {
  await mirror.stop();
  rmSync(dataDir, { recursive: true });
});

function models(...args: string[]): Promise<number> {
  const environment = parseEnvironment({
    DATA_DIR: dataDir,
    HF_ENDPOINT: mirror.hubUrl,
    SDCPP_RELEASES_URL: `${mirror.hubUrl}/releases`,
  });
  const terminal = {
    write: (text: string) => void (said += text),
    complain: (line: string) => void (said += `${line}\n`),
    ask: () => Promise.resolve(undefined),
    isInteractive: false,
    columns: 100,
  };
  return runModels(args, environment, terminal, new AbortController().signal);
}

describe('npm run models', () => {
  it('lists what can be had, with licence, size and memory', async () => {
    expect(await models('list')).toBe(0);
    for (const { id, licence } of CATALOGUE) {
      expect(said).toContain(id);
      expect(said).toContain(licence.name);
    }
    expect(mirror.asked).toHaveLength(0);
  });

  it('fetches nothing before the licence is accepted', async () => {
    expect(await models('add', 'sd15')).toBe(1);
    expect(said).toContain('--accept-licence');
    expect(mirror.asked).toHaveLength(0);
  });

  it('installs a model with what runs it, uses the first one, and takes nothing twice', async () => {
    expect(await models('add', 'z-image-turbo', '--accept-licence'), said).toBe(0);
    const { inUse, models: all, runtime } = readInstalled(dataDir);
    expect(inUse).toBe('z-image-turbo');
    expect(all['z-image-turbo']?.parts.map(({ role }) => role)).toEqual([
      'diffusion_model',
      'vae',
      'llm',
    ]);
    expect(runtime?.release).toBe('master-700-abc');
    const program = path.join(modelsFolder(dataDir), runtime?.program ?? '');
    expect(execFileSync('ls', ['-l', program]).toString()).toMatch(/^-rwx------/);
    expect(said).toMatch(/100 %/);
    expect(await models('add', 'sd15', '--accept-licence')).toBe(0);
    expect(readInstalled(dataDir).inUse).toBe('z-image-turbo');
    expect(mirror.asked.filter(({ path: asked }) => asked === '/releases')).toHaveLength(1);
  });

  it('checks a file ever after by the hash of its first download', async () => {
    await models('add', 'sd15', '--accept-licence');
    await models('remove', 'sd15');
    const [part] = CATALOGUE.find(({ id }) => id === 'sd15')?.parts ?? [];
    mirror.put(part?.repo ?? '', part?.path ?? '', randomBytes(5_000));
    expect(await models('add', 'sd15', '--accept-licence')).toBe(1);
    expect(said).toMatch(/is not what it should be/);
  });

  it('uses another model, gives all back to the illustrator, and removes', async () => {
    await models('add', 'sd15', '--accept-licence');
    await models('add', 'sd-turbo', '--accept-licence');
    expect(await models('use', 'sd-turbo')).toBe(0);
    expect(readInstalled(dataDir).inUse).toBe('sd-turbo');
    expect(await models('use', 'nothing-such')).toBe(1);
    expect(await models('use', 'none')).toBe(0);
    expect(readInstalled(dataDir).inUse).toBeNull();
    expect(await models('remove', 'sd15')).toBe(0);
    expect(existsSync(path.join(modelsFolder(dataDir), 'files/sd15'))).toBe(false);
  });

  it('takes a checkpoint that lies here, and leaves it there', async () => {
    const file = path.join(dataDir, 'my XL Mix.safetensors');
    writeFileSync(file, 'weights');
    expect(await models('add', file, '--accept-licence'), said).toBe(0);
    const { models: all, inUse } = readInstalled(dataDir);
    expect(inUse).toBe('my-xl-mix');
    expect(all['my-xl-mix']?.settings.defaults?.sizes?.maxPixels).toBe(1_048_576);
    await models('remove', 'my-xl-mix');
    expect(readFileSync(file, 'utf8')).toBe('weights');
  });

  it('takes any checkpoint of the hub, and any of a URL', async () => {
    mirror.put('me/mine', 'a/b.gguf', randomBytes(100));
    expect(await models('add', 'me/mine/a/b.gguf', '--accept-licence'), said).toBe(0);
    const url = `${mirror.hubUrl}/me/mine/resolve/main/a/b.gguf`;
    expect(await models('add', url, '--name', 'again', '--accept-licence'), said).toBe(0);
    expect(Object.keys(readInstalled(dataDir).models)).toEqual(['b', 'again']);
  });

  it('refuses an archive that would write outside its folder', async () => {
    const evil = Buffer.from(zipSync({ '../../evil': Buffer.from('x') }));
    mirror.put('sdcpp', 'release.zip', evil);
    const releases = mirror.pages.get('/releases') as { assets: object[] }[];
    for (const release of releases) {
      release.assets = release.assets.map((asset) => ({
        ...asset,
        size: evil.length,
        digest: null,
      }));
    }
    expect(await models('add', 'runtime')).toBe(1);
    expect(existsSync(path.join(dataDir, 'evil'))).toBe(false);
  });

  it('says what is missing and the one command that mends it', async () => {
    await models('doctor');
    expect(said).toContain('npm run models add runtime');
    expect(said).toContain('npm run models add z-image-turbo');
    said = '';
    await models('add', 'sd15', '--accept-licence');
    rmSync(path.join(modelsFolder(dataDir), 'files/sd15'), { recursive: true });
    await models('doctor');
    expect(said).toContain('mend it: npm run models add sd15');
  });

  it('lets one command change models at a time', async () => {
    mkdirSync(path.join(modelsFolder(dataDir), 'lock/change'), { recursive: true });
    writeFileSync(
      path.join(modelsFolder(dataDir), 'lock/change/0'),
      `${os.hostname()} ${process.pid}`,
    );
    expect(await models('use', 'none')).toBe(1);
    expect(said).toContain('another command');
  });
});
