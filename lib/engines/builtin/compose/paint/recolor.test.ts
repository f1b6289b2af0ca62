import { describe, expect, it } from 'vitest';
import { hueTurn, mix, toLch } from '@/lib/color/hex';
import { mainHex, recolor, toRamp } from './recolor';

const RED_THING =
  '<path fill="#e53935"/><path fill="#b71c1c"/><path fill="#ffffff"/><path fill="#212121"/>';

describe('recolouring artwork', () => {
  it('turns the main hue and keeps whites, blacks and the order of shades', () => {
    const blue = recolor(RED_THING, [30, 80, 220], (color) => color);
    const [light, dark, white, black] = [...blue.matchAll(/fill="(#\w+)"/g)].map((m) => m[1] ?? '');
    expect(Math.abs(hueTurn(toLch(light ?? '').hueDegrees, 264))).toBeLessThan(25);
    expect(toLch(light ?? '').lightness).toBeGreaterThan(toLch(dark ?? '').lightness);
    expect(white).toBe('#ffffff');
    expect(black).toBe('#212121');
  });

  it('leaves artwork alone where no colour is asked for', () => {
    expect(recolor(RED_THING, undefined, (color) => color)).toBe(RED_THING);
  });

  it('finds the main colour', () => {
    expect(Math.abs(hueTurn(toLch(mainHex(RED_THING)).hueDegrees, 28))).toBeLessThan(16);
  });
});

describe('printing in few tones', () => {
  const RAMP = ['#101010', '#404040', '#808080', '#c0c0c0', '#ffffff'] as const;
  const tones = (body: string) =>
    [...toRamp(body, RAMP).matchAll(/fill="(#\w+)"/g)].map((match) => match[1] ?? '');

  it('keeps white for the lights of a thing that has darks', () => {
    expect(tones(RED_THING).slice(2)).toEqual(['#ffffff', '#101010']);
  });

  it('leaves nothing white of a white thing, and its shades apart', () => {
    const hat = '<path fill="#ffffff"/><path fill="#f0f3f6"/><path fill="#d5dbe3"/>';
    const [white, , shadow] = tones(hat);
    expect(white).not.toBe('#ffffff');
    expect(shadow).not.toBe(white);
  });
});

describe('mixing in OKLab', () => {
  it('reaches both ends and goes through an even middle', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff');
    expect(toLch(mix('#000000', '#ffffff', 0.5)).lightness).toBeCloseTo(0.5, 2);
  });
});
