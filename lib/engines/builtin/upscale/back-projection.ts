import { type FloatPlane } from '@/lib/imaging/kernels/float-plane';
import { enlargePlane } from '@/lib/imaging/kernels/resize';
import { type Colors } from './tiles';

/**
 * Makes an enlarged tile agree with its source: where its area average is off, the difference is
 * added back (M. Irani and S. Peleg, "Improving resolution by image registration", 1991). Once
 * smoothly, which restores contrast that the network lost, and once exactly, cell by cell.
 */
export function projectBack(large: Colors, source: Colors, factor: number): Colors {
  const data = Float32Array.from(large.data);
  const count = large.widthPx * large.heightPx;
  const sourceCount = source.widthPx * source.heightPx;
  for (let channel = 0; channel < 3; channel++) {
    const plane = data.subarray(channel * count, (channel + 1) * count);
    const wanted = source.data.subarray(channel * sourceCount, (channel + 1) * sourceCount);
    const smooth = enlargePlane(differences(plane, wanted, source, factor), large).data;
    for (let at = 0; at < count; at++) plane[at] = plane[at]! + smooth[at]!;
    addByCell(plane, differences(plane, wanted, source, factor), factor);
  }
  return { ...large, data };
}

/** Source minus the area average of the enlarged plane, per source pixel. */
function differences(
  plane: Float32Array,
  wanted: Float32Array,
  { widthPx, heightPx }: Colors,
  factor: number,
): FloatPlane {
  const data = Float32Array.from(wanted);
  const area = factor ** 2;
  const cells = cellsAcross(widthPx, factor);
  for (let y = 0, at = 0; y < heightPx * factor; y++) {
    const row = Math.floor(y / factor) * widthPx;
    for (let x = 0; x < cells.length; x++, at++) {
      const cell = row + cells[x]!;
      data[cell] = data[cell]! - plane[at]! / area;
    }
  }
  return { widthPx, heightPx, data };
}

function addByCell(
  plane: Float32Array,
  { widthPx, heightPx, data }: FloatPlane,
  factor: number,
): void {
  const cells = cellsAcross(widthPx, factor);
  for (let y = 0, at = 0; y < heightPx * factor; y++) {
    const row = Math.floor(y / factor) * widthPx;
    for (let x = 0; x < cells.length; x++, at++) plane[at] = plane[at]! + data[row + cells[x]!]!;
  }
}

/** For each column of the enlarged plane the column of the source that it lies in. */
function cellsAcross(widthPx: number, factor: number): Uint32Array {
  return Uint32Array.from({ length: widthPx * factor }, (_, x) => Math.floor(x / factor));
}
