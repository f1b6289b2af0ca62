import { fromLch, type Hex, toLch } from '@/lib/color/hex';
import { recolored } from '@/lib/svg/recolor';
import { rectangle } from '@/lib/svg/markup';
import { heightOf, widthOf } from '@/lib/svg/point';
import { changed, over, type State } from './state';

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

/** Of the height, where the second of two colours begins. */
const SECOND_FROM = 0.56;

/** The lower half of what has the main colour in the second that is told: a red and white car. */
export const twoToned: State = (drawing, { shape: { box, skin }, colors: [, second], pen }) => {
  if (!second) return drawing;
  const top = box.top + heightOf(box) * SECOND_FROM;
  const half = rectangle([box.left, top], widthOf(box), box.bottom - top, second, {
    opacity: 0.93,
  });
  return over(drawing, pen.clip(skin, half));
};
