import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, placed, stroke } from '@/lib/svg/markup';
import { type Frame, middleOf } from './frame';

/** What tables show as it stands: `#e23c3c` is a disc of that colour, `M0 0L…Z` a form in a field of 100 by 100. */
export const isForm = (shows: string): boolean => /^#[0-9a-f]{6}$|^M\d/i.test(shows);

/** A disc, or the faces of a form, the later ones darker. */
export function formArt(shows: string, frame: Frame, tone: Hex): string {
  const [x, y] = middleOf(frame);
  const side = Math.min(frame.width, frame.height);
  if (shows.startsWith('#')) return circle([x, y], side * 0.46, shows as Hex);
  const faces = shows
    .split(';')
    .map(
      (data, index) =>
        path(data, mix(tone, '#23264d', index * 0.16)) +
        stroke(data, mix(tone, '#23264d', 0.35), 2),
    );
  const scale = (side * 0.9) / 100;
  return placed(faces.join(''), { at: [x - 50 * scale, y - 50 * scale], scaleX: scale });
}
