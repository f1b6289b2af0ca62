import type { Random } from '@/lib/random/random';
import type { Pen } from '../kit/pen';
import { type Air, createAir } from './air';
import type { Ground, PlaceLayer, PlaceSpot, Stage } from './place';

/** What a place is painted on: its stage with the colours of the hour, and the layers as they come. */
export interface Canvas {
  readonly stage: Stage;
  readonly air: Air;
  readonly widthPx: number;
  readonly heightPx: number;
  /** A length that suits the picture: one pixel of a picture of 1280 × 960. */
  readonly unit: number;
  /** Works in pixels. */
  readonly pen: Pen;
  readonly random: Random;
  readonly layers: PlaceLayer[];
  readonly spots: PlaceSpot[];
  add(layer: Omit<PlaceLayer, 'role'> & { role?: PlaceLayer['role'] }): void;
}

const REFERENCE_PX = { width: 1280, height: 960 } as const;

export function createCanvas(stage: Stage, label: string): Canvas {
  const { widthPx, heightPx, random } = stage;
  const layers: PlaceLayer[] = [];
  const area = (widthPx * heightPx) / (REFERENCE_PX.width * REFERENCE_PX.height);
  return {
    stage,
    air: createAir(stage.light),
    widthPx,
    heightPx,
    unit: Math.sqrt(area),
    pen: stage.pen(label, 1),
    random,
    layers,
    spots: [],
    add: ({ role = 'scenery', ...layer }) => {
      if (layer.svg !== '') layers.push({ role, ...layer });
    },
  };
}

/**
 * Open ground seen from above it: depth runs evenly from the horizon to the lower edge, and sizes grow
 * from nothing at the horizon to the stage's own where the main things stand.
 */
export function openGround(stage: Stage, horizonPx: number, mainYPx: number): Ground {
  const { heightPx, pxPerCm } = stage;
  const spanPx = heightPx - horizonPx;
  return {
    yAt: (depth) => horizonPx + spanPx * depth,
    pxPerCmAt: (depth) =>
      pxPerCm * Math.max(0.03, (spanPx * depth) / Math.max(1, mainYPx - horizonPx)),
    mainDepth: (mainYPx - horizonPx) / spanPx,
  };
}

/** A floor in front of a wall, seen from the side: sizes stay nearly the same from wall to edge. */
export function floorGround(stage: Stage, floorPx: number, mainYPx: number): Ground {
  const { heightPx, pxPerCm } = stage;
  const spanPx = heightPx - floorPx;
  const mainDepth = (mainYPx - floorPx) / spanPx;
  return {
    yAt: (depth) => floorPx + spanPx * depth,
    pxPerCmAt: (depth) => pxPerCm * (1 + 0.25 * (depth - mainDepth)),
    mainDepth,
  };
}
