import type { Hex } from '@/lib/color/hex';
import type { Brief } from './brief';
import type { PaintedLayer } from './paint/paint-scene';

export interface IllustrationRequest {
  brief: Brief;
  /** Names the random streams: one seed gives other prompts other pictures. */
  prompt: string;
  widthPx: number;
  heightPx: number;
  /** 0 to 4294967295. The same request and seed give the same drawing. */
  seed: number;
  /** Where the horizon of open country is to lie, as a share of the height; chosen where left out. */
  horizon?: number;
  /** Which of several scenes of one page: its definitions have names of their own. */
  part?: string;
  /** Which of several ideas of one prompt, from 0. */
  variant: number;
}

export interface Illustration {
  widthPx: number;
  heightPx: number;
  /** Content of one shared `<defs>`. */
  defs: string;
  layers: PaintedLayer[];
  light: { key: Hex; shade: Hex; brightness: number };
  outdoors: boolean;
  /** Where all things are seen together, in shares of the sides. */
  reach?: { left: number; top: number; right: number; bottom: number };
  /** Words of the prompt that stand on something in the picture. */
  set?: string[];
  /** Phrases of the prompt that can be seen. */
  drew: string[];
  /** Phrases that were asked for and can't be seen, or that nothing in the kit draws. */
  notDrawn: string[];
}

/** The drawing as one SVG, before any look. */
export function svgOf({
  widthPx,
  heightPx,
  defs,
  layers,
}: Pick<Illustration, 'widthPx' | 'heightPx' | 'defs' | 'layers'>): string {
  const content = layers.map(({ id, svg }) => `<g id="${id}">${svg}</g>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}"><defs>${defs}</defs>${content}</svg>`;
}
