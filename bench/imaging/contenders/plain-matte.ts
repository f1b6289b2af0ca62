import { segment } from '@/lib/engines/builtin/matte/segment';
import { toPlane } from '@/lib/imaging/kernels/float-plane';
import { resizePlane } from '@/lib/imaging/kernels/resize';
import { grey } from '../grey';
import type { Contender } from '../task';

/** The network's answer, enlarged, as most tools that use it leave it. */
export const u2netAlone: Contender = async ({ image }) => ({
  pixels: grey(await resizePlane(toPlane(await segment(image)), image, 'cubic')),
});
