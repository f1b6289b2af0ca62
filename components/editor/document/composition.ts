'use client';

import { create } from 'zustand';
import { useVersions, type Version } from '../store/versions';
import { useViewport } from '../store/viewport-store';
import { currentVersion, documentShown, isFlat, useDocuments } from './document-store';
import { showDocument } from './render/composer';
import type { ProjectDocument } from '@/lib/projects/document';

/** What the layers of a version come to, drawn beside the page. */
interface Composition {
  versionId: string;
  document: ProjectDocument;
  bitmap: ImageBitmap;
}

export const useComposition = create<{ composition: Composition | undefined }>(() => ({
  composition: undefined,
}));

/** Longest side of what is shown while something changes; quick to draw, and enough for a fitted picture. */
const QUICK_SIDE_PX = 1536;
/** Work that rests this long is drawn as sharp as it is looked at. */
const REST_MS = 250;
/** A picture that was shown may still be drawn in the frame that follows. */
const CLOSE_AFTER_MS = 1_000;

function quickScale({ frame }: ProjectDocument): number {
  return Math.min(1, QUICK_SIDE_PX / Math.max(frame.widthPx, frame.heightPx));
}

/** The composition of a version whose own picture is not what its layers come to. */
export function useComposed(version: Version | undefined): Composition | undefined {
  const composition = useComposition((state) => state.composition);
  useDocuments();
  if (!version || isFlat(version) || composition?.versionId !== version.id) return undefined;
  return composition;
}

function publish(composition: Composition | undefined): void {
  const before = useComposition.getState().composition?.bitmap;
  useComposition.setState({ composition });
  if (before) setTimeout(() => before.close(), CLOSE_AFTER_MS);
}

/** Draws the document on the canvas anew whenever it changes. Returns the function that stops. */
export function followDocument(): () => void {
  let wanted: ProjectDocument | undefined;
  let sharpTimer: ReturnType<typeof setTimeout> | undefined;
  const draw = async (version: Version, document: ProjectDocument, scale: number) => {
    const bitmap = await showDocument(document, scale);
    if (!bitmap) return;
    if (currentVersion()?.id === version.id) {
      publish({ versionId: version.id, document, bitmap });
    } else bitmap.close();
  };
  const sharpen = () => {
    const version = currentVersion();
    if (!version || !wanted || documentShown(version) !== wanted) return;
    const { composition } = useComposition.getState();
    const seen = useViewport.getState().viewport.scale * devicePixelRatio;
    const enough = quickScale(wanted);
    const isSharp =
      composition?.document === wanted && composition.bitmap.width >= wanted.frame.widthPx;
    if (seen > enough && enough < 1 && !isSharp) void draw(version, wanted, 1);
  };
  const rest = () => {
    clearTimeout(sharpTimer);
    sharpTimer = setTimeout(sharpen, REST_MS);
  };
  const changed = () => {
    const version = currentVersion();
    if (!version || isFlat(version)) {
      wanted = undefined;
      return publish(undefined);
    }
    const document = documentShown(version);
    if (document === wanted) return;
    wanted = document;
    void draw(version, document, quickScale(document));
    rest();
  };
  changed();
  const stops = [
    useDocuments.subscribe(changed),
    useVersions.subscribe(changed),
    useViewport.subscribe(rest),
  ];
  return () => {
    clearTimeout(sharpTimer);
    stops.forEach((stop) => stop());
  };
}
