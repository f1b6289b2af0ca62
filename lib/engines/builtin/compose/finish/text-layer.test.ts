import { expect, it } from 'vitest';
import type { Painting } from '../painting';
import { legibleLayers } from './text-layer';

const SIDE = 64;

/** A picture that is light above and dark below, as a preview. */
function halves() {
  const data = new Uint8Array(SIDE * SIDE * 4);
  for (let at = 0; at < SIDE * SIDE; at += 1)
    data.set(at < (SIDE * SIDE) / 2 ? [240, 240, 240, 255] : [10, 20, 40, 255], at * 4);
  return { widthPx: SIDE, heightPx: SIDE, data };
}

const block = (y: number, fill: string) =>
  `<path d="M8 ${String(y)}H56V${String(y + 12)}H8Z" fill="${fill}"/>`;

it('keeps light words on dark fields and dark words on light ones', () => {
  const svg = block(8, '#16324f') + block(44, '#fbfdfe');
  const layer = { id: 'lettering', role: 'lettering', depth: 1, svg } as const;
  const painting: Painting = {
    widthPx: SIDE,
    heightPx: SIDE,
    defs: '',
    layers: [layer],
    light: { directionDegrees: 0, color: [255, 255, 255], ambient: [0, 0, 0], brightness: 1 },
  };
  const [legible] = legibleLayers(painting, [layer], halves());
  expect(legible?.svg).toBe(svg);
});
