import { encodeAlphaMask, encodePng, encodeWhiteMask } from '../../pictures/encode';
import { encodeForm, pngPart } from '../../transport/multipart';
import type { PictureRequest } from '../backend';
import type { Dialect } from './dialects';

/** Below this strength an edit is asked to stay as near to its source as the server can. */
const FIDELITY_BELOW = 0.5;
/** Strengths below and above which words are added. */
const SLIGHT = 0.35;
const FREE = 0.8;
/** A remix has no prompt, and these servers refuse an empty one. */
const PROMPT_OF_A_REMIX = 'A variation of the given picture';
const PROMPT_OF_NOTHING = 'A picture';

/** Says in words what servers without a field for it are to make of the strength. */
function strengthWords({ source, mask }: PictureRequest, dialect: Dialect): string {
  if (!source || mask || dialect.edits?.takesStrength) return '';
  if (source.strength < SLIGHT) return '. Keep the given picture and change it only slightly';
  return source.strength > FREE ? '. Take the given picture only as a loose inspiration' : '';
}

function promptOf(request: PictureRequest, dialect: Dialect): string {
  const { prompt, negativePrompt, source } = request;
  const asked =
    (prompt || (source ? PROMPT_OF_A_REMIX : PROMPT_OF_NOTHING)) + strengthWords(request, dialect);
  if (negativePrompt === '' || dialect.negative === 'field') return asked;
  return dialect.negative === 'bar'
    ? `${asked}|${negativePrompt}`
    : `${asked}. Avoid: ${negativePrompt}.`;
}

type Fields = Record<string, string | number>;

/** The fields that generations and edits have in common. */
export function commonFields(
  request: PictureRequest,
  model: string | undefined,
  dialect: Dialect,
): Fields {
  const { recipe, negativePrompt, seed } = request;
  const stepsField = dialect.sampling ? 'num_inference_steps' : dialect.stepsField;
  return {
    prompt: promptOf(request, dialect),
    n: 1,
    size: `${request.widthPx}x${request.heightPx}`,
    ...(model === undefined ? {} : { model }),
    ...(dialect.sendsResponseFormat ? { response_format: 'b64_json' } : { output_format: 'png' }),
    ...(dialect.takesQuality && recipe.quality ? { quality: recipe.quality } : {}),
    ...(dialect.negative === 'field' && negativePrompt ? { negative_prompt: negativePrompt } : {}),
    ...(stepsField !== undefined && recipe.steps !== undefined
      ? { [stepsField]: recipe.steps }
      : {}),
    ...(dialect.sampling && recipe.cfg !== undefined ? { guidance_scale: recipe.cfg } : {}),
    // A server that is told none draws the same picture each time.
    ...(dialect.sampling ? { seed } : {}),
  };
}

/** The multipart body of an edit. */
export async function editBody(
  request: PictureRequest & Required<Pick<PictureRequest, 'source'>>,
  model: string | undefined,
  dialect: Dialect,
  edits: NonNullable<Dialect['edits']>,
) {
  const { source, mask } = request;
  const form = new FormData();
  form.append(edits.imageField, pngPart(await encodePng(source.image)), 'image.png');
  if (mask && edits.mask) {
    const encode = edits.mask.polarity === 'alpha' ? encodeAlphaMask : encodeWhiteMask;
    form.append(edits.mask.field, pngPart(await encode(mask)), 'mask.png');
  }
  for (const [name, value] of Object.entries(commonFields(request, model, dialect))) {
    form.append(name, String(value));
  }
  if (edits.takesStrength) form.append('strength', String(source.strength));
  const takesFidelity = model !== undefined && edits.fidelityModels?.includes(model);
  if (takesFidelity && !mask && source.strength < FIDELITY_BELOW) {
    form.append('input_fidelity', 'high');
  }
  return encodeForm(form);
}
