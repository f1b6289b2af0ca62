import { type DrawSpec, type Pixels, type Plane } from '@/lib/engines/engine';
import { type Box } from '@/lib/imaging/kernels/components';
import { cropPlane } from '@/lib/imaging/kernels/crop';
import { type Size } from '@/lib/imaging/size';
import { type Cutout, cutoutOf, renderSubjects } from '../compose/cutout';
import { type Wanted } from '../compose/wanted';
import { arrangementOf } from './arrangements';
import { fitInHole } from './fit-in-hole';
import { restsOnGround } from './ground';
import { alphaOf, dressFor, settleFigure } from './settle';
import { type Surroundings } from './surroundings';

/** A part of a picture that something is drawn into. */
export interface Hole {
  /** White in this hole alone; the size of the picture. */
  mask: Plane;
  box: Box;
  surroundings: Surroundings;
}

/** The figure's outline is compared with the hole at this size. */
const PROBE_SIDE_PX = 96;

/** A picture with things drawn into it, and what of the prompt they are. */
export interface DrawnInto {
  pixels: Pixels;
  report: Cutout['report'];
}

/**
 * Draws the things of a prompt into a hole of a picture that is filled already: as large as
 * fits, solid and lit in a photo, flat in a drawing, standing where there is ground. Undefined when
 * there is nothing to draw.
 */
export function drawSubjects(
  picture: Pixels,
  { mask, box, surroundings }: Hole,
  wanted: Wanted,
  spec: DrawSpec,
): DrawnInto | undefined {
  const cutout = cutoutOf(wanted, spec, box);
  if (cutout === undefined) return undefined;
  const { painting, report } = cutout;
  const floats = wanted.things.every(({ flies }) => flies);
  const stands = !floats && restsOnGround(picture, box);
  const ratio = painting.widthPx / painting.heightPx;
  const probe = renderSubjects(painting, probeSize(ratio), spec.seed, undefined);
  const arrangement = arrangementOf(spec.variant);
  const place = fitInHole(cropPlane(mask, box), alphaOf(probe), ratio, stands, arrangement);
  const light = surroundings.isDrawing ? undefined : surroundings.lightDegrees;
  const figure = dressFor(renderSubjects(painting, place, spec.seed, light), surroundings);
  const placed = { ...place, leftPx: place.leftPx + box.leftPx, topPx: place.topPx + box.topPx };
  return { pixels: settleFigure(picture, mask, figure, placed, stands), report };
}

function probeSize(ratio: number): Size {
  return {
    widthPx: Math.max(8, Math.round(PROBE_SIDE_PX * Math.min(1, ratio))),
    heightPx: Math.max(8, Math.round(PROBE_SIDE_PX * Math.min(1, 1 / ratio))),
  };
}
