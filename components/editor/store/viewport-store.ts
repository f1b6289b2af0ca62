'use client';

import { create } from 'zustand';
import {
  actualSize,
  fill,
  fit,
  pan,
  zoomAt,
  type Point,
  type Size,
  type Viewport,
} from '../canvas/viewport';

interface ViewportState {
  viewport: Viewport;
  picture: Size;
  area: Size;
  /** Whether the picture is kept fitted while the window changes; any zoom or move by hand ends that. */
  fitted: boolean;
  setPicture: (picture: Size) => void;
  setArea: (area: Size) => void;
  fit: () => void;
  fill: () => void;
  actualSize: () => void;
  zoom: (factor: number, at?: Point) => void;
  pan: (by: Point) => void;
}

const NOTHING: Size = { width: 1, height: 1 };

export const useViewport = create<ViewportState>((set) => ({
  viewport: { scale: 1, x: 0, y: 0 },
  picture: NOTHING,
  area: NOTHING,
  fitted: true,
  setPicture: (picture) =>
    set(({ area }) => ({ picture, viewport: fit(picture, area), fitted: true })),
  setArea: (area) =>
    set(({ picture, viewport, fitted }) => ({
      area,
      viewport: fitted ? fit(picture, area) : pan(viewport, { x: 0, y: 0 }, picture, area),
    })),
  fit: () => set(({ picture, area }) => ({ viewport: fit(picture, area), fitted: true })),
  fill: () => set(({ picture, area }) => ({ viewport: fill(picture, area), fitted: false })),
  actualSize: () =>
    set(({ viewport, area }) => ({ viewport: actualSize(viewport, area), fitted: false })),
  zoom: (factor, at) =>
    set(({ viewport, area }) => ({
      viewport: zoomAt(
        viewport,
        viewport.scale * factor,
        at ?? { x: area.width / 2, y: area.height / 2 },
      ),
      fitted: false,
    })),
  pan: (by) =>
    set(({ viewport, picture, area }) => ({
      viewport: pan(viewport, by, picture, area),
      fitted: false,
    })),
}));
