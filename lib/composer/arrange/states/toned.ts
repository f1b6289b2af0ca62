import { fromLch, type Hex, toLch } from '@/lib/color/hex';
import { recolored } from '@/lib/svg/recolor';
import { changed, type State } from './state';

/** All colours of a thing moved together, as `dark`, `pale` and `bright` say it of a thing that is told no colour. */

interface Tone {
  /** Of the way to its end, how far lightness goes there: 0 black, 1 white. */
  lightness: readonly [end: number, share: number];
  /** What chroma is multiplied by. */
  chroma: number;
}

const toned = ({ lightness: [end, share], chroma }: Tone): State => {
  const tone = (color: Hex): Hex => {
    const own = toLch(color);
    return fromLch({
      ...own,
      lightness: own.lightness + (end - own.lightness) * share,
      chroma: own.chroma * chroma,
    });
  };
  return (drawing) => changed(drawing, (svg) => recolored(svg, tone));
};

export const darkened = toned({ lightness: [0.12, 0.46], chroma: 0.8 });
export const paled = toned({ lightness: [0.97, 0.52], chroma: 0.55 });
export const brightened = toned({ lightness: [0.82, 0.24], chroma: 1.45 });
