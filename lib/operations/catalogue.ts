import type { OperationDefinition } from './define-operation';
import { createStyle } from './create-style/definition';
import { creativeUpscale } from './creative-upscale/definition';
import { crispUpscale } from './crisp-upscale/definition';
import { enhancePrompt } from './enhance-prompt/definition';
import { eraseRegion } from './erase-region/definition';
import { generateImage } from './generate/definition';
import { generateBackground } from './generate-background/definition';
import { imageToImage } from './image-to-image/definition';
import { inpaint } from './inpaint/definition';
import { outpaint } from './outpaint/definition';
import { refineDetails } from './refine-details/definition';
import { removeBackground } from './remove-background/definition';
import { replaceBackground } from './replace-background/definition';
import { variateImage } from './variate-image/definition';
import { vectorize } from './vectorize/definition';

/**
 * Every operation, for whatever is derived from them: the router, the OpenAPI document, the studio's
 * forms and the reference. Runs in the browser too; what does the work stands in `runs.ts`.
 */
export const CATALOGUE = [
  generateImage,
  createStyle,
  inpaint,
  outpaint,
  eraseRegion,
  replaceBackground,
  generateBackground,
  imageToImage,
  variateImage,
  vectorize,
  removeBackground,
  crispUpscale,
  creativeUpscale,
  refineDetails,
  enhancePrompt,
] as unknown as readonly OperationDefinition[];
