import { type Hex, mix } from '@/lib/color/hex';
import type { Canvas } from '../../canvas';
import type { Stage } from '../../place';
import { AUTUMN, EVERGREEN, SNOW_GROUND, type WoodKind, WOODS, type WoodSpec } from './kinds.data';

/** A wood as it is drawn: its kind in its season, where the light falls in, and what is kept free. */
export interface Wood {
  kind: WoodKind;
  spec: WoodSpec;
  canvas: Canvas;
  horizonPx: number;
  /** Where one looks out between the trunks, in pixels. */
  gapX: number;
  isSnowy: boolean;
  isAutumn: boolean;
  isDark: boolean;
  /** Whether a trunk of a width, at a place across, stands before or behind nobody. */
  isFree(x: number, halfWidth: number): boolean;
}

/** What a prompt's words and its places tell of woods. */
export function kindOf({ wood, parts, season, weather }: Stage): WoodKind {
  const isWhite = season === 'winter' || weather === 'snowfall';
  if (wood?.kind !== undefined) return wood.kind;
  if (parts.includes('jungle') && !parts.includes('forest')) return 'jungle';
  return isWhite ? 'conifers' : 'leafy';
}

function inSeason(kind: WoodKind, { season }: Stage, isSnowy: boolean): WoodSpec {
  const spec = WOODS[kind];
  if (isSnowy) {
    const leaves = spec.leaves.map((leaf) => mix(leaf, '#2f5a72', 0.55));
    return {
      ...spec,
      leaves: [leaves[0] ?? spec.leaves[0], ...leaves.slice(1)],
      ground: SNOW_GROUND,
      glow: '#eaf2fa',
      canopy: kind === 'tall' ? spec.canopy : 0,
    };
  }
  if (season !== 'autumn') return spec;
  const fallen: WoodSpec['ground'] = [
    mix(spec.ground[0], AUTUMN.ground[0], 0.6),
    mix(spec.ground[1], AUTUMN.ground[1], 0.5),
  ];
  return EVERGREEN.has(kind) ? { ...spec, ground: fallen } : { ...spec, ...AUTUMN };
}

/** Of the picture's width, what stays free at both sides of the main things. */
const MARGIN = 0.03;

export function woodOf(canvas: Canvas, horizonPx: number): Wood {
  const { stage, widthPx, random } = canvas;
  const kind = kindOf(stage);
  const isSnowy =
    kind !== 'jungle' && (stage.season === 'winter' || stage.parts.includes('snow-field'));
  const { subject } = stage;
  const isWide = subject && subject.right - subject.left > 0.5;
  const aside = stage.focusX > 0.5 ? -0.2 : 0.2;
  const gap = subject ? stage.focusX + (isWide ? 0 : aside) : random.between(0.44, 0.56);
  return {
    kind,
    spec: inSeason(kind, stage, isSnowy),
    canvas,
    horizonPx,
    gapX: widthPx * gap,
    isSnowy,
    isAutumn: stage.season === 'autumn',
    isDark: stage.wood?.isDark === true,
    isFree: (x, halfWidth) => {
      if (!subject) return true;
      const margin = MARGIN * widthPx + halfWidth;
      return x < subject.left * widthPx - margin || x > subject.right * widthPx + margin;
    },
  };
}

/** A colour of the wood at a distance; a dark wood has less of the day's light. */
export function toneOf(
  { canvas: { air }, isDark }: Wood,
  color: Hex,
  key: number,
  far: number,
): Hex {
  return air.tone(isDark ? mix(color, air.light.shade, 0.35) : color, key, far);
}
