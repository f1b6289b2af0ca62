import type { Area, Size } from '../store/viewport';
import { layoutFrame } from './frame-layout';
import { frameShown } from './frame-state';

/** Room around the frame for dragging it larger, as a share of its longer side. */
const ROOM_SHARE = 0.12;

/** The frame and room around it. */
export function contentOfFrame({ width, height }: Size): Area {
  const { frame } = layoutFrame(frameShown(), { widthPx: width, heightPx: height });
  const room = ROOM_SHARE * Math.max(frame.width, frame.height);
  return {
    x: frame.x - room,
    y: frame.y - room,
    width: frame.width + 2 * room,
    height: frame.height + 2 * room,
  };
}

/** The frame alone, as the sheet that words are placed on. */
export function sheetOfFrame({ width, height }: Size): Area {
  return layoutFrame(frameShown(), { widthPx: width, heightPx: height }).frame;
}
