import type { Pixels } from '@/lib/engines/engine';
import { peer } from '../peers';
import type { Contender } from '../task';

interface Mat {
  data: Uint8Array;
  delete(): void;
}

/** What is used of opencv.js. */
interface OpenCv {
  onRuntimeInitialized?: () => void;
  Mat: new () => Mat;
  matFromArray(rows: number, columns: number, type: number, data: Uint8Array): Mat;
  cvtColor(from: Mat, to: Mat, code: number): void;
  inpaint(image: Mat, mask: Mat, result: Mat, radiusPx: number, method: number): void;
  CV_8UC4: number;
  CV_8UC1: number;
  COLOR_RGBA2RGB: number;
  COLOR_RGB2RGBA: number;
  INPAINT_TELEA: number;
  INPAINT_NS: number;
}

/** The radius of OpenCV's own example. */
const RADIUS_PX = 3;

let loaded: Promise<{ cv: OpenCv }> | undefined;

/** Wrapped, since a module that looks like a promise can't be awaited itself. */
function load(): Promise<{ cv: OpenCv }> {
  const cv = peer<OpenCv>('@techstark/opencv-js');
  return new Promise((resolve) => {
    cv.onRuntimeInitialized = () => resolve({ cv });
  });
}

function inpaintWith(method: 'INPAINT_TELEA' | 'INPAINT_NS'): Contender {
  return async ({ image, mask }) => {
    if (!mask) throw new Error('nothing to erase');
    const { cv } = await (loaded ??= load());
    const { widthPx, heightPx } = image;
    const source = cv.matFromArray(heightPx, widthPx, cv.CV_8UC4, image.data);
    const hole = cv.matFromArray(heightPx, widthPx, cv.CV_8UC1, mask.data);
    const [rgb, filled, rgba] = [new cv.Mat(), new cv.Mat(), new cv.Mat()];
    cv.cvtColor(source, rgb, cv.COLOR_RGBA2RGB);
    cv.inpaint(rgb, hole, filled, RADIUS_PX, cv[method]);
    cv.cvtColor(filled, rgba, cv.COLOR_RGB2RGBA);
    const pixels: Pixels = { widthPx, heightPx, data: Uint8Array.from(rgba.data) };
    for (const mat of [source, hole, rgb, filled, rgba]) mat.delete();
    return { pixels };
  };
}

export const telea = inpaintWith('INPAINT_TELEA');
export const navierStokes = inpaintWith('INPAINT_NS');
