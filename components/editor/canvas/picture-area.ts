import { layoutFrame } from '../outpaint/frame-layout';
import { framedPicture, frameShown } from '../outpaint/frame-state';
import { useOperation } from '../store/operation';
import { useViewport, wholePicture } from '../store/viewport-store';
import type { Area } from './viewport';

/** Where the picture is drawn in its own plane: zooming out for an outpaint draws it smaller. */
export function pictureArea(): Area {
  const image = framedPicture();
  if (image && useOperation.getState().operation === 'outpaint') {
    return layoutFrame(frameShown(), image).source;
  }
  return wholePicture(useViewport.getState().picture);
}
