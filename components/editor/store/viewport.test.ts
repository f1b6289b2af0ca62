import { describe, expect, it } from 'vitest';
import { actualSize, fill, fit, MAX_SCALE, MIN_SCALE, pan, sameView, zoomAt } from './viewport';

const area = { width: 1072, height: 740 };
const picture = { width: 1536, height: 1024 };
const whole = { x: 0, y: 0, ...picture };

describe('the canvas’s viewport', () => {
  it('fits the picture with 48 px around it, centred', () => {
    const view = fit(whole, area);
    expect(view.y).toBeCloseTo(48);
    expect(view.x * 2 + picture.width * view.scale).toBeCloseTo(area.width);
    expect(view.y * 2 + picture.height * view.scale).toBeCloseTo(area.height);
  });

  it('fits from edge to edge on a phone', () => {
    const view = fit(whole, { width: 390, height: 420 });
    expect(view.x).toBeCloseTo(0);
    expect(picture.width * view.scale).toBeCloseTo(390);
  });

  it('fits what reaches beyond the picture, too', () => {
    const frame = { x: -400, y: 0, width: 2400, height: 1024 };
    const view = fit(frame, area);
    const left = frame.x * view.scale + view.x;
    expect(left).toBeCloseTo(48);
    expect(left * 2 + frame.width * view.scale).toBeCloseTo(area.width);
  });

  it('does not enlarge a small picture to fit', () => {
    expect(fit({ x: 0, y: 0, width: 300, height: 200 }, area).scale).toBe(1);
  });

  it('fills the canvas to both edges', () => {
    const view = fill(whole, area);
    expect(picture.width * view.scale).toBeGreaterThanOrEqual(area.width - 1e-9);
    expect(picture.height * view.scale).toBeGreaterThanOrEqual(area.height - 1e-9);
  });

  it('zooms about the pointer: the pixel under it stays', () => {
    const before = fit(whole, area);
    const at = { x: 400, y: 300 };
    const after = zoomAt(before, 2, at);
    expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale);
    expect((at.y - after.y) / after.scale).toBeCloseTo((at.y - before.y) / before.scale);
    expect(actualSize(before, area).scale).toBe(1);
  });

  it('keeps the scale within its limits', () => {
    const view = fit(whole, area);
    expect(zoomAt(view, 1e9, { x: 0, y: 0 }).scale).toBe(MAX_SCALE);
    expect(zoomAt(view, 0, { x: 0, y: 0 }).scale).toBe(MIN_SCALE);
  });

  it('sees of a result what was seen of its source, also when it is larger', () => {
    const seen = zoomAt(fit(whole, area), 3, { x: 100, y: 80 });
    expect(sameView(seen, picture, picture)).toEqual(seen);
    const larger = { width: picture.width * 4, height: picture.height * 4 };
    expect(sameView(seen, picture, larger)).toEqual({ ...seen, scale: 0.75 });
    expect(sameView(seen, picture, { ...picture, height: picture.height * 2 })).toBeUndefined();
  });

  it('never loses the picture out of sight', () => {
    const view = fit(whole, area);
    const gone = pan(view, { x: 1e6, y: -1e6 }, picture, area);
    expect(gone.x).toBeLessThan(area.width);
    expect(gone.y + picture.height * gone.scale).toBeGreaterThan(0);
  });
});
