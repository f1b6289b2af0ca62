'use client';

import { create } from 'zustand';
import { redrawOverlay } from '../canvas/overlay';
import { pictureArea } from '../canvas/picture-area';
import { usePanels } from '../store/panels';
import { useVersions } from '../store/versions';
import { useActiveTool } from './active-tool';

/** Takes the colour, `#rrggbb`, of the pixel that was pressed. */
type TakeColor = (hex: string) => void;

/** While a colour is picked from the picture, pointers on the canvas pick instead of working a tool. */
export const usePicking = create<{ take: TakeColor | undefined }>(() => ({ take: undefined }));

/** The picture that colours are read from, once it is decoded. */
let picture: HTMLImageElement | undefined;
let aborter = new AbortController();

/** Ends picking, whether or not a colour was taken. */
export function stopPicking(): void {
  aborter.abort();
  picture = undefined;
  usePicking.setState({ take: undefined });
  redrawOverlay();
}

/** Lets the next press on the picture say its colour. Escape, another tool or another picture end it. */
export function startPicking(take: TakeColor): void {
  stopPicking();
  const { versions, currentId, open } = useVersions.getState();
  const current = versions.find(({ id }) => id === currentId);
  if (!current) return;
  open(current.id);
  // A comparison shows other pictures, too, at other places.
  const { tool, setTool } = useActiveTool.getState();
  if (tool === 'compare') setTool('hand');
  aborter = new AbortController();
  const { signal } = aborter;
  const image = new Image();
  image.src = current.src;
  void image.decode().then(
    () => (picture = signal.aborted ? undefined : image),
    () => !signal.aborted && stopPicking(),
  );
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && stopPicking();
  window.addEventListener('keydown', onKey, { signal });
  const stops = [
    useActiveTool.subscribe(stopPicking),
    useVersions.subscribe((now) => now.currentId !== current.id && stopPicking()),
  ];
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()));
  // On phones the raised form would lie over the picture.
  usePanels.getState().setSheetStop('half');
  usePicking.setState({ take });
}

/** The colour at a place of the picture's plane, its transparency left out; nothing beside the picture. */
export function colorAt(x: number, y: number): string | undefined {
  if (!picture) return undefined;
  const { naturalWidth, naturalHeight } = picture;
  // Zooming out for an outpaint draws the picture smaller than it is.
  const area = pictureArea();
  const left = Math.floor(((x - area.x) / area.width) * naturalWidth);
  const top = Math.floor(((y - area.y) / area.height) * naturalHeight);
  if (left < 0 || top < 0 || left >= naturalWidth || top >= naturalHeight) return undefined;
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  context?.drawImage(picture, left, top, 1, 1, 0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
  if (alpha === 0) return undefined;
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
