import { layoutFrame } from '../outpaint/frame-layout';
import { takesFrame } from '../operation-form/definitions';
import { framedPicture, frameShown } from '../outpaint/frame-state';
import { useOperation } from '../store/operation';
import { useViewport, wholePicture } from '../store/viewport-store';
import { useActiveTool } from '../tools/active-tool';
import type { Area } from '../store/viewport';

/** Where the picture is drawn in its own plane: zooming out for an outpaint draws it smaller. */
export function pictureArea(): Area {
  const image = framedPicture();
  const compares = useActiveTool.getState().tool === 'compare';
  if (image && !compares && takesFrame(useOperation.getState().operation)) {
    return layoutFrame(frameShown(), image).source;
  }
  return wholePicture(useViewport.getState().picture);
}
