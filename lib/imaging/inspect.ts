import { ApiError } from '@/lib/errors/api-error';
import { checkSize } from './check-size';
import { type ImageRules, type ImageType } from './limits';
import { type ImageFacts, readRasterFacts, TYPE_NAMES } from './raster-facts';
import { readSignature } from './signature';
import { checkSvg } from './svg/check';

interface CheckOptions {
  /** The request field the image came in, for the error. */
  param: string;
}

/**
 * Reads what an untrusted byte string is and refuses what `rules` don't allow. Only headers are read,
 * so a picture that would unpack to gigabytes is refused in milliseconds.
 * @throws ApiError `payload_too_large`, `invalid_image` or `unsafe_svg`
 */
export async function checkImage(
  bytes: Uint8Array,
  rules: ImageRules,
  { param }: CheckOptions,
): Promise<ImageFacts> {
  if (bytes.length >= rules.maxBytes) {
    throw new ApiError(
      'payload_too_large',
      `The image has ${bytes.length} bytes; it must be under ${rules.maxBytes / 1_000_000} MB.`,
      { param },
    );
  }
  const type = acceptedType(bytes, rules, param);
  const facts =
    type === 'svg'
      ? await checkSvg(bytes, rules, param)
      : await readRasterFacts(bytes, type, param);
  if (facts.animated) {
    throw new ApiError(
      'invalid_image',
      `The ${TYPE_NAMES[type]} is animated; send a single picture.`,
      { param },
    );
  }
  const name = `The image is ${facts.widthPx}×${facts.heightPx} px`;
  if (type !== 'svg') checkSize(facts, rules, { param, name });
  return facts;
}

function acceptedType(bytes: Uint8Array, rules: ImageRules, param: string): ImageType {
  const signature = readSignature(bytes);
  if (signature.kind === 'image' && rules.accepted.includes(signature.type)) return signature.type;
  const accepted = rules.accepted.map((type) => TYPE_NAMES[type]).join(', ');
  throw new ApiError(
    'invalid_image',
    `The file is ${describe(bytes, signature)}; accepted are ${accepted}.`,
    { param },
  );
}

function describe(bytes: Uint8Array, signature: ReturnType<typeof readSignature>): string {
  if (bytes.length === 0) return 'empty';
  if (signature.kind === 'image') return `of type ${TYPE_NAMES[signature.type]}`;
  return signature.kind === 'other' ? signature.name : 'not an image that can be recognised';
}
