import type { Contender, TaskName } from '../task';

type Loader = () => Promise<Contender>;

/** Loaded one at a time, so that the memory of a process is that of its contender alone. */
export const CONTENDERS: Record<TaskName, Record<string, Loader>> = {
  erase: {
    easel: async () => (await import('./easel')).erase,
    'opencv-telea': async () => (await import('./opencv')).telea,
    'opencv-navier-stokes': async () => (await import('./opencv')).navierStokes,
  },
  upscale: {
    'easel-crisp': async () => (await import('./easel')).crisp,
    'easel-creative': async () => (await import('./easel')).creative,
    'tfjs-esrgan-slim': async () => (await import('./enlargers')).tfjsEsrgan,
    lanczos: async () => (await import('./enlargers')).lanczos,
  },
  vectorize: {
    easel: async () => (await import('./easel')).vectorize,
    imagetracerjs: async () => (await import('./tracers')).imagetracer,
    potrace: async () => (await import('./tracers')).potrace,
  },
  matte: {
    easel: async () => (await import('./easel')).cutOut,
    'u2net-alone': async () => (await import('./plain-matte')).u2netAlone,
  },
};
