import { CATALOGUE, downloadBytes } from './catalogue/catalogue';
import type { Licence } from './catalogue/schema';
import { ownBytes, type Installed } from './installed';

/** One model as people see it: from the catalogue, installed, or both. */
export interface ModelLine {
  id: string;
  title: string;
  goodFor?: string;
  licence?: Licence;
  /** About, until it is installed. */
  downloadBytes: number;
  cpuMegabytes?: number;
  gpuMegabytes?: number;
  expect?: { cpu: string; gpu: string };
  isInstalled: boolean;
  isInUse: boolean;
  /** On the disk, of what was fetched for it. */
  diskBytes: number;
}

/** All that can be had and all that is installed, the catalogue's first. */
export function overview({ models, inUse }: Installed): ModelLine[] {
  const known = CATALOGUE.map((entry): ModelLine => {
    const own = models[entry.id];
    return {
      id: entry.id,
      title: entry.title,
      goodFor: entry.goodFor,
      licence: entry.licence,
      downloadBytes: downloadBytes(entry),
      cpuMegabytes: entry.memory.cpuMegabytes,
      gpuMegabytes: entry.memory.gpuMegabytes,
      expect: entry.expect,
      isInstalled: own !== undefined,
      isInUse: inUse === entry.id,
      diskBytes: own ? ownBytes(own) : 0,
    };
  });
  const others = Object.entries(models).filter(([id]) => !known.some((line) => line.id === id));
  return [
    ...known,
    ...others.map(([id, model]): ModelLine => ({
      id,
      title: model.title,
      downloadBytes: ownBytes(model),
      isInstalled: true,
      isInUse: inUse === id,
      diskBytes: ownBytes(model),
      ...(model.licence ? { licence: model.licence } : {}),
    })),
  ];
}
