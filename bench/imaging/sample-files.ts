import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Pixels, Plane } from '@/lib/engines/engine';
import type { Sample, TaskName } from './task';

/** Samples are made once and read by every contender: the same bytes for all, in no one's memory. */
const FOLDER = '.cache/bench-imaging';

const size = z.object({ widthPx: z.int(), heightPx: z.int() });
const index = z.array(
  z.object({ name: z.string(), image: size, truth: size, mask: size.optional() }),
);

const fileOf = (task: TaskName, at: number, part: string) =>
  path.join(FOLDER, `${task}-${at}-${part}.raw`);

const sizeOf = ({ widthPx, heightPx }: Pixels | Plane) => ({ widthPx, heightPx });

export function saveSamples(task: TaskName, samples: readonly Sample[]): void {
  mkdirSync(FOLDER, { recursive: true });
  samples.forEach(({ image, truth, mask }, at) => {
    writeFileSync(fileOf(task, at, 'image'), image.data);
    writeFileSync(fileOf(task, at, 'truth'), truth.data);
    if (mask) writeFileSync(fileOf(task, at, 'mask'), mask.data);
  });
  const list = samples.map(({ name, image, truth, mask }) => ({
    name,
    image: sizeOf(image),
    truth: sizeOf(truth),
    ...(mask ? { mask: sizeOf(mask) } : {}),
  }));
  writeFileSync(path.join(FOLDER, `${task}.json`), JSON.stringify(list));
}

export function loadSamples(task: TaskName): Sample[] {
  const list = index.parse(JSON.parse(readFileSync(path.join(FOLDER, `${task}.json`), 'utf8')));
  const read = (at: number, part: string) => new Uint8Array(readFileSync(fileOf(task, at, part)));
  return list.map(({ name, image, truth, mask }, at) => ({
    name,
    image: { ...image, data: read(at, 'image') },
    truth: { ...truth, data: read(at, 'truth') },
    ...(mask ? { mask: { ...mask, data: read(at, 'mask') } } : {}),
  }));
}

export function dropSamples(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}
