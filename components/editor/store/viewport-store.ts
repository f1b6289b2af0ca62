'use client';

import { create } from 'zustand';
import {
  actualSize,
  fill,
  fit,
  pan,
  sameView,
  zoomAt,
  type Area,
  type Point,
  type Size,
  type Viewport,
} from './viewport';

interface ViewportState {
  viewport: Viewport;
  picture: Size;
  area: Size;
  /** What Fit shows: the picture, and what a tool holds around it. */
  content: (picture: Size) => Area;
  /** Whether the picture is kept fitted while the window changes; any zoom or move by hand ends that. */
  fitted: boolean;
  /** Another picture is shown: it is seen as the last one was, and fitted where their shapes differ. */
  setPicture: (picture: Size) => void;
  setArea: (area: Size) => void;
  /** Says what is to be fitted from now on, and fits it where the picture was fitted. */
  setContent: (content: (picture: Size) => Area) => void;
  /** Fits anew after the content has changed, unless the visitor has moved or zoomed. */
  refit: () => void;
  fit: () => void;
  fill: () => void;
  actualSize: () => void;
  zoom: (factor: number, at?: Point) => void;
  pan: (by: Point) => void;
}

const NOTHING: Size = { width: 1, height: 1 };

export function wholePicture(picture: Size): Area {
  return { x: 0, y: 0, ...picture };
}

type Measures = Pick<ViewportState, 'picture' | 'area' | 'content'>;

function fitted({ picture, area, content }: Measures): Viewport {
  return fit(content(picture), area);
}

export const useViewport = create<ViewportState>((set, get) => ({
  viewport: { scale: 1, x: 0, y: 0 },
  picture: NOTHING,
  area: NOTHING,
  content: wholePicture,
  fitted: true,
  setPicture: (picture) =>
    set((state) => {
      const kept = state.fitted ? undefined : sameView(state.viewport, state.picture, picture);
      const viewport = kept ?? fitted({ ...state, picture });
      return { picture, viewport, fitted: kept === undefined };
    }),
  setArea: (area) =>
    set((state) => ({
      area,
      viewport: state.fitted
        ? fitted({ ...state, area })
        : pan(state.viewport, { x: 0, y: 0 }, state.picture, area),
    })),
  setContent: (content) => {
    set({ content });
    get().refit();
  },
  refit: () => set((state) => (state.fitted ? { viewport: fitted(state) } : {})),
  fit: () => set((state) => ({ viewport: fitted(state), fitted: true })),
  fill: () =>
    set(({ picture, area, content }) => ({
      viewport: fill(content(picture), area),
      fitted: false,
    })),
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
