import { circle } from '@/lib/svg/markup';
import { box, type Fixture } from '../places/interiors/fixture';

/** The way out of a room, in one of the two walls that are seen. */
export const wallDoor: Fixture = {
  widthCm: 96,
  heightCm: 208,
  hangsCm: 0,
  draw: (decor) =>
    box(decor, -48, 208, 96, 208, '#ffffff', { key: -0.05 }) +
    box(decor, -40, 200, 80, 200, decor.wood) +
    box(decor, -32, 190, 64, 80, decor.wood, { key: 0.2 }) +
    box(decor, -32, 100, 64, 88, decor.wood, { key: 0.2 }) +
    circle([28, -98], 4.5, decor.tone('#f0b93f')),
};
