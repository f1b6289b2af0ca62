import type { PixelSize } from '@/lib/models/sizes';
import { stepMs } from '../estimate';
import type { Adaptation } from './adaptation';

/** The size of most results, where a delivery asks for none. */
const USUAL_SIZE: PixelSize = { widthPx: 1024, heightPx: 1024 };

/** About how long an adaptation of so many results takes beyond their operation, in milliseconds. */
export function adaptationMs({ delivery }: Adaptation, count: number): number {
  const size = delivery.size ?? USUAL_SIZE;
  const readAndWriteMs = stepMs('decode', size, count) + stepMs('encode', size, count);
  return readAndWriteMs + (delivery.cutOut ? stepMs('matte', size, count) : 0);
}
