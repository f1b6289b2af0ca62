import { placed } from '@/lib/svg/markup';
import type { Face } from '../skeleton';
import type { Hat, HatColors } from './hat';
import { moreHats } from './hats-more';
import { sportsHats } from './hats-sports';
import { taleHats } from './hats-tale';
import { wornHats } from './hats-worn';

export const HATS = { ...wornHats, ...taleHats, ...moreHats, ...sportsHats } as const;

export type HatName = keyof typeof HATS;

export function hatNamed(name: HatName): Hat {
  return HATS[name];
}
export const HAT_NAMES = Object.keys(HATS) as HatName[];

/** A hat drawn for three quarters also sits on the other faces: nearer the middle, a peak shortened. */
export function drawHat(
  name: HatName,
  { face, ...colors }: HatColors & { face: Face },
): { back: string; front: string } {
  const hat: Hat = HATS[name];
  const flat = face === 'front' || face === 'back';
  const shift = flat ? 6 : face === 'profile' ? -3 : 0;
  const moved = (content: string) => (shift === 0 ? content : placed(content, { at: [shift, 0] }));
  const peak = hat.peak?.(colors) ?? '';
  const shortPeak = peak === '' ? '' : placed(peak, { at: [-42, -6], scaleX: 0.62, scaleY: 1.1 });
  const peakDrawing = face === 'back' ? '' : face === 'front' ? shortPeak : peak;
  if (flat && hat.flat) return { back: '', front: hat.flat(colors) };
  return { back: moved(hat.back?.(colors) ?? ''), front: moved(hat.draw(colors) + peakDrawing) };
}
