import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseAsset } from './fetch/releases';

export type Gpu = 'nvidia' | 'other' | 'none';

export interface Platform {
  os: NodeJS.Platform;
  arch: string;
  gpu: Gpu;
}

/** Programs and devices that betray a graphics card; nothing is run to find out. */
const NVIDIA = ['/proc/driver/nvidia/version', '/dev/nvidia0', '/dev/dxg'];
const RENDER_DEVICE = '/dev/dri/renderD128';

export function thisPlatform(exists: (file: string) => boolean = existsSync): Platform {
  const windowsDriver = path.join(
    process.env.SystemRoot ?? 'C:\\Windows',
    'System32',
    'nvcuda.dll',
  );
  const hasNvidia = NVIDIA.some(exists) || (process.platform === 'win32' && exists(windowsDriver));
  const gpu = hasNvidia ? 'nvidia' : exists(RENDER_DEVICE) ? 'other' : 'none';
  return { os: process.platform, arch: process.arch, gpu };
}

/**
 * What to look for among a release's files, best first. There is no CUDA build for Linux among them:
 * Vulkan serves every card there.
 */
function patternsOf({ os, arch, gpu }: Platform): RegExp[] {
  if (os === 'linux' && arch === 'x64') {
    const plain = /-bin-Linux-Ubuntu-[\d.]+-x86_64\.zip$/;
    return gpu === 'none' ? [plain] : [/-bin-Linux-Ubuntu-[\d.]+-x86_64-vulkan\.zip$/, plain];
  }
  if (os === 'darwin' && arch === 'arm64') return [/-bin-Darwin-macOS-[\d.]+-arm64\.zip$/];
  if (os === 'win32' && arch === 'x64') {
    const plain = [/-bin-win-cpu-x64\.zip$/, /-bin-win-avx2-x64\.zip$/];
    if (gpu === 'none') return plain;
    const vulkan = /-bin-win-vulkan-x64\.zip$/;
    return gpu === 'nvidia' ? [/-bin-win-cuda12-x64\.zip$/, vulkan, ...plain] : [vulkan, ...plain];
  }
  return [];
}

/** Run time of CUDA, which Windows needs beside the build for it. */
const CUDA_RUNTIME = /^cudart-.*win-cu12-x64\.zip$/;

/** The files of a release for a platform: the runtime first; none where there is no build for it. */
export function assetsFor(
  assets: readonly ReleaseAsset[],
  platform: Platform,
): readonly ReleaseAsset[] {
  for (const pattern of patternsOf(platform)) {
    const found = assets.find(({ name }) => pattern.test(name));
    if (!found) continue;
    if (!found.name.includes('cuda12')) return [found];
    const beside = assets.find(({ name }) => CUDA_RUNTIME.test(name));
    return beside ? [found, beside] : [found];
  }
  return [];
}

/** How the program is called. */
export function programName(os: NodeJS.Platform): string {
  return os === 'win32' ? 'sd-server.exe' : 'sd-server';
}
