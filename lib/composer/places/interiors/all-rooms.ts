import type { Place } from '../place';
import { drawRoom } from './room';
import { ROOMS } from './rooms';
import { drawSceneRoom } from './scene/scene-rooms';
import { drawTold } from './told-room';

/** Whether a place is a room that can be drawn about what is told of its furniture. */
export const isTellableRoom = (id: string): boolean => id in ROOMS;

export const rooms: readonly Place[] = Object.entries(ROOMS).map(([id, spec]) => ({
  id,
  draw: (stage) =>
    stage.interior
      ? drawTold(id, spec, stage, stage.interior)
      : (drawSceneRoom(id, stage) ?? drawRoom(id, spec, stage)),
}));
