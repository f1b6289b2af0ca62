import { describe, expect, it } from 'vitest';
import { hexToRgb } from '@/lib/color/hex';
import { paintedAsTold } from './painted';
import type { PlaceDrawing } from './place';

const drawing = (id: string, svg: string): PlaceDrawing => ({
  layers: [
    { id: 'sky', role: 'backdrop', depth: 0, svg: '<path fill="#88bbee"/>' },
    { id, role: 'scenery', depth: 0.1, svg },
  ],
  ground: { yAt: () => 0, pxPerCmAt: () => 1, mainDepth: 0.5 },
  spots: [],
});

describe('a place whose colour is told', () => {
  it('has it on its own material, in light and shade, and not on the sky', () => {
    const bridge = drawing('bridge-deck', '<path fill="#aaa8b2"/><path fill="#8a8894"/>');
    const told = [{ concept: 'bridge-deck', colors: ['#de3434'] }];
    const [sky, deck] = paintedAsTold(bridge, told, { brightness: 1 }).layers;
    expect(sky?.svg).toBe('<path fill="#88bbee"/>');
    const colors = [...(deck?.svg ?? '').matchAll(/#[0-9a-f]{6}/g)].map(([hex]) => hexToRgb(hex));
    expect(new Set(colors.map(String)).size).toBe(2);
    for (const [red, green, blue] of colors)
      expect(red).toBeGreaterThan(1.6 * Math.max(green, blue));
  });

  it('stays as it was where no colour is told', () => {
    const bridge = drawing('bridge-deck', '<path fill="#aaa8b2"/>');
    expect(paintedAsTold(bridge, [{ concept: 'bridge-deck', colors: [] }], { brightness: 1 })).toBe(
      bridge,
    );
  });

  it('has water that is shaded by a gradient in it as well', () => {
    const sea = drawing('sea', '<path fill="url(#k1-sea)"/>');
    const told = [{ concept: 'sea', colors: ['#42a048'] }];
    expect(paintedAsTold(sea, told, { brightness: 1 }).layers[1]?.svg).not.toContain('url');
  });
});
