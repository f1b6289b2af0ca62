import { placed } from '@/lib/svg/markup';
import { clamp, unionOf } from '@/lib/svg/point';
import { edgesIn, type Spot } from '../arrange/item';

/**
 * A room is seen from wall to wall, and whoever is in it is small on a wide page. The camera then goes
 * nearer: all that the picture is about stays in it, and the walls leave it.
 */
export interface View {
  scale: number;
  /** Where the upper left corner of the whole picture comes to lie, pixels. */
  xPx: number;
  yPx: number;
}

interface Page {
  widthPx: number;
  heightPx: number;
  clearSide?: 'left' | 'right' | 'top' | undefined;
  /** Nothing is around: things by themselves are seen from nearer, too. */
  isQuiet?: boolean;
}

/** Shares of the page: how high and how wide what it is about becomes, and how high it is already where all is well. */
const FILLED = { height: 0.8, width: 0.84, enough: 0.71, aside: 0.56 } as const;
/** Never nearer than this, and no move for less. */
const NEARER = { most: 1.55, least: 1.08 } as const;
/** Where in the page what it is about stands: its middle, beside words, and its feet. */
const STAND = { middle: 0.5, aside: 0.69, feet: 0.945 } as const;

const middleShareOf = (clearSide: Page['clearSide']): number => {
  if (clearSide === 'left') return STAND.aside;
  return clearSide === 'right' ? 1 - STAND.aside : STAND.middle;
};

/** How much nearer a room is seen for those who are in it; nothing where they are large, or nobody is there. */
export function closerView(
  spots: readonly Spot[],
  { widthPx, heightPx, clearSide, isQuiet = false }: Page,
): View | undefined {
  const isAbout = ({ item }: Spot) => item.isActor || item.isManned || item.isFocusLive;
  if (spots.length === 0 || !(isQuiet || spots.some(isAbout))) return undefined;
  const { left, right, top, bottom } = unionOf(spots.map(edgesIn));
  const [wide, tall] = [(right - left) / widthPx, (bottom - top) / heightPx];
  if (tall > FILLED.enough) return undefined;
  const isAside = clearSide === 'left' || clearSide === 'right';
  const mostWide = isAside ? FILLED.aside : FILLED.width;
  const scale = Math.min(NEARER.most, FILLED.height / tall, mostWide / wide);
  if (scale < NEARER.least) return undefined;
  const xPx = widthPx * middleShareOf(clearSide) - ((left + right) / 2) * scale;
  const yPx = heightPx * STAND.feet - bottom * scale;
  return {
    scale,
    xPx: clamp(xPx, widthPx * (1 - scale), 0),
    yPx: clamp(yPx, heightPx * (1 - scale), 0),
  };
}

/** What is seen of a layer from nearer. */
export const seenCloser = (svg: string, { scale, xPx, yPx }: View): string =>
  placed(svg, { at: [xPx, yPx], scaleX: scale });
