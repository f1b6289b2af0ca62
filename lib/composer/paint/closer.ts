import { placed } from '@/lib/svg/markup';
import { clamp, unionOf } from '@/lib/svg/point';
import { edgesIn, type Recipe, type Spot } from '../arrange/item';

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
  recipe: Pick<Recipe, 'camera' | 'baseY'>;
}

/** Shares of the page: how high, by the camera, and how wide what it is about becomes, and how far it may be from that. */
const HEIGHTS: Record<Recipe['camera'], number> = { wide: 0.7, medium: 0.76, close: 0.84 };
const WIDTHS: Record<Recipe['camera'], number> = { wide: 0.72, medium: 0.8, close: 0.86 };
const FILLED = { aside: 0.56, lacking: 0.07 } as const;
/** Never nearer than this, and no move for less. */
const NEARER = { most: 1.55, least: 1.08 } as const;
/** Where in the page what it is about stands: its middle beside words, and its feet; nothing comes nearer to the sides. */
const ASIDE = 0.69;
const MARGIN = 0.06;
/** The highest and the lowest that the recipes stand things, and where they are then: high over much ground, or near the edge. */
const BASE = { high: 0.73, low: 0.95 } as const;
const FEET = { middle: 0.4, low: 0.96, headroom: 0.06 } as const;

/** Where feet are, by how high what stands on them is and how high the picture has its ground. */
function feetShare(tall: number, baseY: number): number {
  const lowered = clamp((baseY - BASE.high) / (BASE.low - BASE.high), 0, 1);
  const high = clamp(FEET.middle + tall / 2, FEET.headroom + tall, FEET.low);
  return high + (FEET.low - high) * lowered;
}

/** Beside words on the free side; else where it stood, as far as all of it stays in. */
const middleShareOf = (clearSide: Page['clearSide'], share: number, wide: number): number => {
  if (clearSide === 'left') return ASIDE;
  if (clearSide === 'right') return 1 - ASIDE;
  const least = MARGIN + wide / 2;
  return least < 0.5 ? clamp(share, least, 1 - least) : 0.5;
};

/** How much nearer a room is seen for those who are in it; nothing where they are large, or nobody is there. */
export function closerView(
  spots: readonly Spot[],
  { widthPx, heightPx, clearSide, recipe, isQuiet = false }: Page,
): View | undefined {
  const { camera, baseY } = recipe;
  const isAbout = ({ item }: Spot) => item.isActor || item.isManned || item.isFocusLive;
  if (spots.length === 0 || !(isQuiet || spots.some(isAbout))) return undefined;
  const { left, right, top, bottom } = unionOf(spots.map(edgesIn));
  const [wide, tall] = [(right - left) / widthPx, (bottom - top) / heightPx];
  if (tall > HEIGHTS[camera] - FILLED.lacking) return undefined;
  const isAside = clearSide === 'left' || clearSide === 'right';
  const mostWide = isAside ? FILLED.aside : WIDTHS[camera];
  const scale = Math.min(NEARER.most, HEIGHTS[camera] / tall, mostWide / wide);
  if (scale < NEARER.least) return undefined;
  const middle = (left + right) / 2;
  const xPx = widthPx * middleShareOf(clearSide, middle / widthPx, wide * scale) - middle * scale;
  const yPx = heightPx * feetShare(tall * scale, baseY) - bottom * scale;
  return {
    scale,
    xPx: clamp(xPx, widthPx * (1 - scale), 0),
    yPx: clamp(yPx, heightPx * (1 - scale), 0),
  };
}

/** What is seen of a layer from nearer. */
export const seenCloser = (svg: string, { scale, xPx, yPx }: View): string =>
  placed(svg, { at: [xPx, yPx], scaleX: scale });
