import { type Pixels, type Plane } from '@/lib/engines/engine';
import { gaussianBlur } from '@/lib/imaging/kernels/blur';
import { type FloatPlane, toFloatPlane } from '@/lib/imaging/kernels/float-plane';
import { shrinkPixels, shrinkPlane } from '@/lib/imaging/kernels/resize';
import { fitInside } from '@/lib/imaging/size';

/** What draws the eye is large: this many pixels tell. */
const MAP_SIDE_PX = 160;
/** The subject counts this much more than what merely contrasts. */
const SUBJECT_WEIGHT = 3;
/** How much more the subject's top counts than its foot. */
const HEAD_WEIGHT = 4;
/** Deviations of the blurs whose difference is contrast, as shares of the longer side. */
const CENTRE_SHARE = 0.01;
const SURROUND_SHARE = 0.12;

/**
 * How much each part of a picture draws the eye: its subject, and what differs in colour from its
 * surroundings (centre–surround contrast, L. Itti, C. Koch and E. Niebur, 1998). A small map that
 * sums to 1.
 * @param matte the subject, of the picture's size
 */
export function saliencyOf(image: Pixels, matte: Plane): FloatPlane {
  const size = fitInside(image, MAP_SIDE_PX);
  const contrast = contrastOf(shrinkPixels(image, size));
  const subject = shrinkPlane(toFloatPlane(matte), size);
  const heads = headWeights(subject);
  const data = contrast.data.map(
    (value, at) =>
      value + SUBJECT_WEIGHT * subject.data[at]! * heads[Math.floor(at / size.widthPx)]!,
  );
  const total = data.reduce((sum, value) => sum + value, 0) || 1;
  return { ...size, data: data.map((value) => value / total) };
}

/** For each row what the subject counts there: most at its top, where faces and tips are. */
function headWeights({ widthPx, heightPx, data }: FloatPlane): Float64Array {
  const isRowOfSubject = (y: number) =>
    data.subarray(y * widthPx, (y + 1) * widthPx).some((value) => value > 0.5);
  const rows = Array.from({ length: heightPx }, (_, y) => y).filter(isRowOfSubject);
  const top = rows[0] ?? 0;
  const length = Math.max(1, (rows.at(-1) ?? heightPx) - top);
  return Float64Array.from({ length: heightPx }, (_, y) => {
    const down = Math.min(1, Math.max(0, (y - top) / length));
    return 1 + HEAD_WEIGHT * (1 - down) ** 3;
  });
}

/** 0 to 1, by colour distance between a narrow and a broad mean. */
function contrastOf({ widthPx, heightPx, data }: Pixels): FloatPlane {
  const longerPx = Math.max(widthPx, heightPx);
  const contrast = new Float32Array(widthPx * heightPx);
  for (let channel = 0; channel < 3; channel++) {
    const values = new Float32Array(contrast.length);
    for (let at = 0; at < values.length; at++) values[at] = data[at * 4 + channel]!;
    const plane = { widthPx, heightPx, data: values };
    const centre = gaussianBlur(plane, Math.max(1, longerPx * CENTRE_SHARE)).data;
    const surround = gaussianBlur(plane, longerPx * SURROUND_SHARE).data;
    for (let at = 0; at < contrast.length; at++)
      contrast[at] = contrast[at]! + (centre[at]! - surround[at]!) ** 2;
  }
  const most = contrast.reduce((greatest, value) => Math.max(greatest, value), 1);
  return { widthPx, heightPx, data: contrast.map((value) => Math.sqrt(value / most)) };
}
