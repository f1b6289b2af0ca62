import { type DrawSpec, type Pixels, type Plane } from '@/lib/engines/engine';
import { boundingBox } from '@/lib/imaging/kernels/components';
import { cropPixels, padByReflection } from '@/lib/imaging/kernels/crop';
import { treatmentOf } from '../compose/finish/treatment-of';
import { levelOf } from '../compose/finish/artistic-level';
import { seedOfVariant } from '@/lib/random/random';
import { applyLook, blendPart, gradeByLevel, isCamera } from '../look';

/** Strokes on what a photo shows, as coarse and bold as on a picture restyled half-way. */
const COARSENESS = 1.2;
/** Looks that end before the border of a page do so out here, against the part's shorter side. */
const PAGE_SHARE = 0.2;

/** A medium of the prompt tells how its things are drawn, as a curated style does. */
interface Wish {
  spec: DrawSpec;
  medium?: string;
  isDrawing: boolean;
}

/** The look that a request names, over everything in a hole; camera looks over photos, too. */
export async function treatHole(picture: Pixels, weight: Plane, wish: Wish): Promise<Pixels> {
  const box = boundingBox(weight);
  if (box === undefined) return picture;
  const { spec } = wish;
  let part = cropPixels(picture, box);
  if (isLookNamed(wish)) part = await inLook(part, wish);
  else if (spec.artisticLevel !== undefined) part = gradeByLevel(part, spec.artisticLevel);
  return blendPart(picture, part, box, weight);
}

/** Whether a request names a look of its own, by a style or by a medium of its prompt. */
function isLookNamed({ spec: { curatedStyle, style }, medium }: Wish): boolean {
  return (
    (curatedStyle !== undefined && curatedStyle !== 'any') ||
    style !== undefined ||
    medium !== undefined
  );
}

async function inLook(part: Pixels, { spec, medium, isDrawing }: Wish): Promise<Pixels> {
  const { curatedStyle, style, artisticLevel, colors = [] } = spec;
  const look = treatmentOf({ curatedStyle, medium, profile: style?.profile });
  const { widthPx, heightPx } = part;
  const marginPx = Math.round(Math.min(widthPx, heightPx) * PAGE_SHARE);
  const page = padByReflection(part, marginPx);
  const treatedPage = await applyLook(page, emptyPlane(page), {
    look,
    seed: seedOfVariant(spec),
    boldness: levelOf(artisticLevel).boldness,
    coarseness: isCamera(look) ? 1 : COARSENESS,
    lightDegrees: -25,
    inks: colors.map(({ rgb }) => rgb),
    drift: 0,
    isPhoto: !isDrawing,
  });
  const box = { leftPx: marginPx, topPx: marginPx, widthPx, heightPx };
  const treated = cropPixels(treatedPage, box);
  return artisticLevel === undefined ? treated : gradeByLevel(treated, artisticLevel);
}

function emptyPlane({ widthPx, heightPx }: Pixels): Plane {
  return { widthPx, heightPx, data: new Uint8Array(widthPx * heightPx) };
}
