import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { download } from './fetch/download';
import { FetchFailure } from './fetch/failure';
import { chooseRelease, listReleases, type ReleaseAsset } from './fetch/releases';
import { unzip } from './fetch/unzip';
import type { InstallOptions } from './install';
import {
  modelsFolder,
  placeOf,
  readInstalled,
  writeInstalled,
  type InstalledRuntime,
} from './installed';
import { assetsFor, programName, type Platform } from './platform';

export interface RuntimeOptions extends Pick<InstallOptions, 'dataDir' | 'signal' | 'onProgress'> {
  releasesUrl: string;
  platform: Platform;
  /** A release by its tag, instead of the newest known one. */
  tag?: string | undefined;
}

/** Below the folder of models; one runtime is kept. */
const FOLDER = 'runtime';

function noBuild({ os, arch }: Platform): FetchFailure {
  return new FetchFailure(
    'not_found',
    `stable-diffusion.cpp has no ready build for ${os} ${arch}: build its sd-server, and set ENGINE_SDCPP_BIN to it`,
  );
}

async function fetchAsset(
  asset: ReleaseAsset,
  index: number,
  files: number,
  options: RuntimeOptions,
): Promise<{ archive: string; sha256: string }> {
  const archive = placeOf(options.dataDir, path.join('downloads', asset.name));
  const known = readInstalled(options.dataDir).knownHashes[asset.browser_download_url];
  const { sha256 } = await download({
    url: new URL(asset.browser_download_url),
    target: archive,
    sizeBytes: asset.size,
    sha256: /^sha256:([0-9a-f]{64})$/.exec(asset.digest ?? '')?.[1] ?? known,
    signal: options.signal,
    onProgress: (progress) => options.onProgress?.({ ...progress, file: asset.name, index, files }),
  });
  return { archive, sha256 };
}

/**
 * Fetches the program that runs models, for this platform, from its project's releases.
 * @throws FetchFailure `not_found` where there is no build for the platform
 */
export async function installRuntime(options: RuntimeOptions): Promise<InstalledRuntime> {
  const { dataDir, platform } = options;
  await mkdir(modelsFolder(dataDir), { recursive: true, mode: 0o700 });
  const releases = await listReleases(options.releasesUrl, options.signal);
  const release = chooseRelease(releases, options.tag);
  const assets = assetsFor(release.assets, platform);
  const [main] = assets;
  if (!main) throw noBuild(platform);
  const folder = placeOf(dataDir, path.join(FOLDER, release.tag_name.replace(/[^\w.-]/g, '_')));
  await rm(folder, { recursive: true, force: true });
  const hashes: Record<string, string> = {};
  const places: string[] = [];
  for (const [index, asset] of assets.entries()) {
    const { archive, sha256 } = await fetchAsset(asset, index, assets.length, options);
    hashes[asset.browser_download_url] = sha256;
    places.push(...(await unzip(archive, folder)));
    await rm(archive, { force: true });
  }
  const program = places.find((place) => path.basename(place) === programName(platform.os));
  if (!program)
    throw new FetchFailure('refused', `${main.name} has no ${programName(platform.os)}`);
  const runtime: InstalledRuntime = {
    release: release.tag_name,
    asset: main.name,
    sha256: hashes[main.browser_download_url] ?? '',
    program: path.relative(modelsFolder(dataDir), program),
    addedAt: new Date().toISOString(),
  };
  const now = readInstalled(dataDir);
  await writeInstalled(dataDir, {
    ...now,
    runtime,
    knownHashes: { ...now.knownHashes, ...hashes },
  });
  return runtime;
}
