'use client';

import { create } from 'zustand';
import type { Matrix } from '@/lib/svg/matrix';
import { multiply } from '@/lib/svg/matrix';
import type { SvgDrawing, SvgShape } from '@/lib/imaging/svg/shapes';
import type { LayerOf } from '@/lib/projects/document';
import { matrixOfPlace } from '@/lib/projects/place';
import { bytesOfAsset } from '../document/assets';

/** The shape of a vector layer that was chosen; it counts while the layer still shows that file. */
interface VectorState {
  chosen: { layerId: string; fileId: string; index: number } | undefined;
  /** Drawings that were read, by the id of their file. */
  drawings: Readonly<Record<string, SvgDrawing>>;
}

export const useVector = create<VectorState>(() => ({ chosen: undefined, drawings: {} }));

export type VectorLayer = LayerOf<'vector'>;

/** Drawings that are kept read; older ones are read again where they are needed. */
const MAX_DRAWINGS = 8;

/** The drawing of a layer, read once. Rejects where its file is gone or can't be read. */
export async function drawingOf({ content: { fileId } }: VectorLayer): Promise<SvgDrawing> {
  const known = useVector.getState().drawings[fileId];
  if (known) return known;
  const [blob, { readDrawing }] = await Promise.all([
    bytesOfAsset(fileId),
    import('@/lib/imaging/svg/shapes'),
  ]);
  const drawing = readDrawing(await blob.text());
  useVector.setState(({ drawings }) => {
    const kept = Object.entries(drawings).slice(1 - MAX_DRAWINGS);
    return { drawings: { ...Object.fromEntries(kept), [fileId]: drawing } };
  });
  return drawing;
}

/** From the pixels of a drawing to those of the frame. */
export function matrixOfDrawing({ place, content }: VectorLayer, { size }: SvgDrawing): Matrix {
  const stretch: Matrix = [
    content.widthPx / size.widthPx,
    0,
    0,
    content.heightPx / size.heightPx,
    0,
    0,
  ];
  return multiply(matrixOfPlace(place, content), stretch);
}

/** The chosen shape of a layer, where the layer still shows the file that it was chosen in. */
export function chosenShape(layer: VectorLayer): SvgShape | undefined {
  const { chosen, drawings } = useVector.getState();
  if (chosen?.layerId !== layer.id || chosen.fileId !== layer.content.fileId) return undefined;
  return drawings[chosen.fileId]?.shapes[chosen.index];
}
