import type { Pixels, Plane } from '@/lib/engines/engine';

/** What is compared: the same job, done by Easel and by what people would run instead. */
export const TASKS = {
  erase: ['easel', 'opencv-telea', 'opencv-navier-stokes'],
  upscale: ['easel-crisp', 'easel-creative', 'tfjs-esrgan-slim', 'lanczos'],
  vectorize: ['easel', 'imagetracerjs', 'potrace'],
  matte: ['easel', 'u2net-alone'],
} as const;

export type TaskName = keyof typeof TASKS;

/** A job on one picture whose right answer is known. */
export interface Sample {
  name: string;
  image: Pixels;
  /** Of `erase`: what is to be filled. */
  mask?: Plane;
  /** What a perfect answer looks like; of `matte` the alpha, as grey. */
  truth: Pixels;
}

export interface Answer {
  pixels: Pixels;
  /** Of `vectorize`: size of the file. */
  bytes?: number;
}

/** One way to do a task. Rejects when it can't. */
export type Contender = (sample: Sample) => Promise<Answer>;

/** What a contender's own process prints. */
export interface Measurement {
  medianMs: number;
  peakMemoryMiB: number;
  /** Structural similarity to the truth, mean of the samples; −1 to 1. */
  ssim: number;
  /** Peak signal-to-noise ratio in decibels, mean of the samples. */
  psnr: number;
  /** Mean size of vector files. */
  kilobytes?: number;
}
